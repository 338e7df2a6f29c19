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
type Kernel = { readonly memory: ArrayBuffer; readonly run: RunKernel }

/** Loops that work on the same memory, each by its name. */
type KernelSet<Name extends string> = { readonly memory: ArrayBuffer; readonly runs: Readonly<Record<Name, RunKernel>> }

const PAGE_BYTES = 65_536

/** Modules of all kernels that are loaded, as base64, and those that are compiled. */
const declared = new Set<string>()
const compiled = new Map<string, object>()

/**
 * Has the modules of all kernels that are loaded compiled beforehand, where V8 would compile each when it is opened.
 *
 * @param compile gives a compiled module for each of the sources, or nothing, and V8 compiles them as before
 */
export function compileKernels(
  compile: (sources: readonly Uint8Array<ArrayBuffer>[]) => readonly object[] | undefined,
): void {
  const names = [...declared]
  const modules = compile(names.map(bytesOf))
  for (const [index, module] of modules?.entries() ?? []) compiled.set(names[index], module)
}

function moduleOf(base64: string): object {
  const known = compiled.get(base64)
  if (known) return known
  const module = new WebAssembly.Module(bytesOf(base64))
  compiled.set(base64, module)
  return module
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64, 'base64'))
}

/**
 * Opens a function that was compiled beforehand (test/harness/kernels), as base64 of a module, when it is first needed.
 * V8 runs such code fast from the first call, while a loop of JavaScript is interpreted, counted and compiled three
 * times before it is; docs/decisions/0027.
 *
 * @returns gives the function so many bytes of zeros to work on
 */
export function createKernel(base64: string, name: string): (bytes: number) => Kernel {
  const create = createKernels(base64, [name])
  return (bytes) => {
    const { memory, runs } = create(bytes)
    return { memory, run: runs[name] }
  }
}

/** `createKernel` for functions that share what they work on. */
export function createKernels<Name extends string>(
  base64: string,
  names: readonly Name[],
): (bytes: number) => KernelSet<Name> {
  const open = createOpening(base64, names)
  return (bytes) => {
    const pages = Math.max(1, Math.ceil(bytes / PAGE_BYTES))
    const { memory, runs } = open({ initial: pages, maximum: pages })
    return { memory: memory.buffer, runs }
  }
}

/** Compiles a module once a process, and gives each who opens it a memory and the functions that work on it. */
function createOpening<Name extends string>(base64: string, names: readonly Name[]) {
  declared.add(base64)
  return (pages: { readonly initial: number; readonly maximum: number }) => {
    const memory = new WebAssembly.Memory(pages)
    const { exports } = new WebAssembly.Instance(moduleOf(base64), { env: { memory } })
    const runs = {} as Record<Name, RunKernel>
    for (const name of names) {
      const run = exports[name]
      if (typeof run !== 'function') throw new Error(`the kernel ${name} was not written`)
      runs[name] = run
    }
    return { memory, exports, runs }
  }
}

/** Kernels with a memory that grows. */
export type CompiledKernels<Name extends string, Placed extends string> = {
  readonly runs: Readonly<Record<Name, RunKernel>>
  /** Makes the memory at least so many bytes long; what was made of it before is of no more use. */
  readonly reserve: (bytes: number) => ArrayBuffer
  /** Says at which byte an array begins that the kernels leave to whoever calls them. */
  readonly place: (array: Placed, at: number) => void
}

const PAGES_MAX = 65_536

/**
 * `createKernels` for kernels that leave to whoever calls them where their arrays lie.
 *
 * @param names the functions that are called
 * @returns opens the kernels with a memory of their own
 */
export function openCompiled<Name extends string, Placed extends string>(
  base64: string,
  names: readonly Name[],
): () => CompiledKernels<Name, Placed> {
  const open = createOpening(base64, names)
  return () => {
    const { memory, exports, runs } = open({ initial: 1, maximum: PAGES_MAX })
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
