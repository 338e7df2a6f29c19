import { assembleModule, type KernelFunction } from './assemble.ts'

/** Calls a function; addresses are bytes of its memory, anything else is what the function says. */
type RunKernel = (...parameters: readonly number[]) => number

type GrowingMemory = { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number }

/** As much of it as is used; the types that come with Node leave it out. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  readonly Memory: new (pages: { readonly initial: number; readonly maximum: number }) => GrowingMemory
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: Readonly<Record<string, RunKernel | { value: number } | undefined>> }
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
      if (typeof run !== 'function') throw new Error(`the kernel ${name} was not written`)
      return [name, run]
    })
    return { memory: memory.buffer, runs: Object.fromEntries(runs) }
  }
}

/** Kernels that were compiled beforehand, with a memory that grows. */
export type CompiledKernels<Name extends string, Placed extends string> = {
  readonly runs: Readonly<Record<Name, RunKernel>>
  /** Makes the memory at least so many bytes long; what was made of it before is of no more use. */
  readonly reserve: (bytes: number) => ArrayBuffer
  /** Says at which byte an array begins that the kernels leave to whoever calls them. */
  readonly place: (array: Placed, at: number) => void
}

const PAGES_MAX = 65_536

/**
 * `createKernels` for a module that was compiled beforehand, as base64 of its bytes.
 *
 * @param names the functions that are called
 * @returns opens the kernels with a memory of their own
 */
export function openCompiled<Name extends string, Placed extends string>(
  base64: string,
  names: readonly Name[],
): () => CompiledKernels<Name, Placed> {
  let module: object | undefined
  return () => {
    module ??= new WebAssembly.Module(new Uint8Array(Buffer.from(base64, 'base64')))
    const memory = new WebAssembly.Memory({ initial: 1, maximum: PAGES_MAX })
    const { exports } = new WebAssembly.Instance(module, { env: { memory } })
    const runs = {} as Record<Name, RunKernel>
    for (const name of names) {
      const run = exports[name]
      if (typeof run !== 'function') throw new Error(`the kernel ${name} was not written`)
      runs[name] = run
    }
    return {
      runs,
      reserve: (bytes) => {
        const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE_BYTES)
        if (missing > 0) memory.grow(missing)
        return memory.buffer
      },
      place: (array, at) => {
        const where = exports[array]
        if (typeof where !== 'object') throw new Error(`the kernels have no array ${array}`)
        where.value = at
      },
    }
  }
}
