import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileKernel } from './compile-kernel.ts'

const root = join(import.meta.dirname, '../../..')

/** Folders of kernels that share a memory, and what the file with the compiled ones is called. */
const modules = [{ folder: 'processors/engines/trace/pen', name: 'compiledPen', file: 'compiled-pen.ts' }] as const

export type WrittenKernel = { readonly path: string; readonly content: string; readonly known: string }

/** What each compiled file should hold, and what it holds. */
export function writtenKernels(): WrittenKernel[] {
  return modules.map(({ folder, name, file }) => {
    const sources = globSync('*-kernel.ts', { cwd: join(root, folder) }).toSorted()
    const { bytes, arrays, size } = compileKernel(sources.map((source) => join(root, folder, source)))
    const path = join(root, folder, file)
    const lines = [
      '// Compiled from the kernels beside it by test/harness/kernels/write-kernels.ts.',
      `export const ${name} = {`,
      '  /** Bytes that the kernels keep for themselves. */',
      `  size: ${size},`,
      '  /** Where their arrays begin. */',
      '  at: {',
      ...arrays.map(([array, { address }]) => `    ${array}: ${address},`),
      '  },',
      '  module:',
      `    '${Buffer.from(bytes).toString('base64')}',`,
      '} as const',
      '',
    ]
    return { path, content: lines.join('\n'), known: readKnown(path) }
  })
}

function readKnown(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
