import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { dirname, join } from 'node:path'
import { cachedDataVersionTag, deserialize, serialize, setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'
import { compileKernels } from '../engines/kernels/create-kernel.ts'

/** What of V8 is known to take and give what is asked below; of any other version nothing is asked. */
const V8 = /^13\.6\./
const DIGEST_BYTES = 32
/** Each module at once, by the last compiler alone. V8 takes back only what was compiled under the same flags. */
const WHOLE = ['--allow-natives-syntax', '--no-liftoff', '--no-wasm-lazy-compilation', '--no-wasm-dynamic-tiering']
const AS_BEFORE = ['--no-allow-natives-syntax', '--liftoff', '--wasm-lazy-compilation', '--wasm-dynamic-tiering']

type Sources = readonly Uint8Array<ArrayBuffer>[]

declare const WebAssembly: { readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object }

/** V8's own way to take compiled code out of a process and into another, which Node keeps to itself. */
type Transfer = {
  readonly take: (module: object) => ArrayBuffer
  readonly bring: (code: ArrayBuffer, source: Uint8Array<ArrayBuffer>) => object | undefined
}

/**
 * Gives the kernels that are loaded the machine code that V8's last compiler made of them for an earlier process; the
 * first process makes it and keeps it beside Node's compile cache. To be called before the work begins, and before any
 * flag of V8 is set for it. Without a compile cache, or with another V8, kernels are compiled as they are opened.
 */
export function keepKernels(): void {
  const folder = getCompileCacheDir()
  if (!folder || !V8.test(process.versions.v8)) return
  compileKernels((sources) => {
    for (const flag of WHOLE) setFlagsFromString(flag)
    try {
      const path = join(folder, `kernels-${nameOf(sources)}`)
      const kept = readKept(path)
      const transfer = openTransfer()
      return kept ? bringAll(transfer, kept, sources) : compileAll(transfer, path, sources)
    } finally {
      for (const flag of AS_BEFORE) setFlagsFromString(flag)
    }
  })
}

/** Other kernels, another processor and other flags have another name. */
function nameOf(sources: Sources): string {
  const hash = createHash('sha256').update(String(cachedDataVersionTag()))
  for (const source of sources) hash.update(source)
  return hash.digest('hex').slice(0, DIGEST_BYTES)
}

/** Machine code of each module; undefined where none was kept, or not whole. */
function readKept(path: string): readonly ArrayBuffer[] | undefined {
  try {
    const file = readFileSync(path)
    const content = file.subarray(DIGEST_BYTES)
    if (!digestOf(content).equals(file.subarray(0, DIGEST_BYTES))) return undefined
    return deserialize(content) as readonly ArrayBuffer[]
  } catch {
    return undefined
  }
}

function bringAll({ bring }: Transfer, kept: readonly ArrayBuffer[], sources: Sources): readonly object[] | undefined {
  const modules = kept.map((code, index) => bring(code, sources[index]))
  return modules.every((module) => module !== undefined) ? modules : undefined
}

/** Compiles all and keeps them; nothing where nothing can be kept, since compiling all takes longer than a small trace. */
function compileAll({ take }: Transfer, path: string, sources: Sources): readonly object[] | undefined {
  // Whoever reads meanwhile finds all of it or nothing.
  const part = `${path}.${process.pid}`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(part, '')
  } catch {
    return undefined
  }
  const modules = sources.map((source) => new WebAssembly.Module(source))
  const content = serialize(modules.map(take))
  try {
    writeFileSync(part, Buffer.concat([digestOf(content), content]))
    renameSync(part, path)
  } catch {
    rmSync(part, { force: true })
  }
  return modules
}

function digestOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}

function openTransfer(): Transfer {
  const source =
    '({ take: (module) => %SerializeWasmModule(module), bring: (code, source) => %DeserializeWasmModule(code, source) })'
  return new Script(source).runInThisContext() as Transfer
}
