import { assembleModule, type KernelFunction } from './assemble.ts'

/** Calls a function; addresses are bytes of its memory, anything else is what the function says. */
type RunKernel = (...parameters: readonly number[]) => void

/** As much of it as is used; the types that come with Node leave it out. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  readonly Memory: new (pages: {
    readonly initial: number
    readonly maximum: number
  }) => { readonly buffer: ArrayBuffer }
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: Readonly<Record<string, RunKernel | undefined>> }
}

/** A loop over pixels with memory of its own, which ends with it. */
export type Kernel = { readonly memory: ArrayBuffer; readonly run: RunKernel }

/** Loops that work on the same memory, each by its name. */
type KernelSet = { readonly memory: ArrayBuffer; readonly runs: Readonly<Record<string, RunKernel>> }

const PAGE_BYTES = 65_536

/**
 * Compiles a function when it is first needed, once a process. V8 runs such code fast from the first call, while a loop of
 * JavaScript is interpreted, counted and compiled three times before it is; docs/decisions/0027.
 *
 * @returns gives the function so many bytes of zeros to work on
 */
export function createKernel(definition: KernelFunction): (bytes: number) => Kernel {
  const create = createKernels([definition])
  return (bytes) => {
    const { memory, runs } = create(bytes)
    return { memory, run: runs[definition.name] }
  }
}

/** `createKernel` for functions that share what they work on. */
export function createKernels(definitions: readonly KernelFunction[]): (bytes: number) => KernelSet {
  let module: object | undefined
  return (bytes) => {
    module ??= new WebAssembly.Module(assembleModule(definitions))
    const pages = Math.max(1, Math.ceil(bytes / PAGE_BYTES))
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
    const { exports } = new WebAssembly.Instance(module, { env: { memory } })
    const runs = definitions.map(({ name }): readonly [string, RunKernel] => {
      const run = exports[name]
      if (!run) throw new Error(`the kernel ${name} was not written`)
      return [name, run]
    })
    return { memory: memory.buffer, runs: Object.fromEntries(runs) }
  }
}
