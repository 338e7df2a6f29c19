import { assembleModule, type KernelFunction } from './assemble.ts'

/** As much of it as is used; the types that come with Node leave it out. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  readonly Memory: new (pages: {
    readonly initial: number
    readonly maximum: number
  }) => { readonly buffer: ArrayBuffer }
  readonly Instance: new (module: object, imports: object) => { readonly exports: Readonly<Record<string, unknown>> }
}

/** A loop over pixels with memory of its own, which ends with it. */
export type Kernel = {
  readonly memory: ArrayBuffer
  /** Calls the function; addresses are bytes of the memory, anything else is what the function says. */
  readonly run: (...parameters: readonly number[]) => void
}

const PAGE_BYTES = 65_536

/**
 * Compiles a function when it is first needed, once a process. V8 runs such code fast from the first call, while a loop of
 * JavaScript is interpreted, counted and compiled three times before it is; docs/decisions/0027.
 *
 * @returns gives the function so many bytes of zeros to work on
 */
export function createKernel(definition: KernelFunction): (bytes: number) => Kernel {
  let module: object | undefined
  return (bytes) => {
    module ??= new WebAssembly.Module(assembleModule([definition]))
    const pages = Math.max(1, Math.ceil(bytes / PAGE_BYTES))
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
    const run = new WebAssembly.Instance(module, { env: { memory } }).exports[definition.name]
    if (typeof run !== 'function') throw new Error(`the kernel ${definition.name} was not written`)
    return { memory: memory.buffer, run: (...parameters) => run(...parameters) }
  }
}
