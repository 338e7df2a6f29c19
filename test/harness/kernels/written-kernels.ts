import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assembleModule, type KernelFunction } from '../../../processors/engines/kernels/assemble.ts'
import { blurPlane } from '../../../processors/engines/trace/blur/blur-kernel.ts'
import { smoothRow } from '../../../processors/engines/trace/picture/smooth-kernel.ts'
import { drawLine, subtractRow } from '../../../processors/engines/trace/tones/draw-kernel.ts'
import { forgetSmall, mergeRow } from '../../../processors/engines/trace/tones/merge-kernel.ts'
import { readLine } from '../../../processors/engines/trace/tones/read-kernel.ts'
import { countUnlike, settleRow, sumMisses } from '../../../processors/engines/trace/tones/settle-kernel.ts'
import { compileKernel } from './compile-kernel.ts'

const trace = join(import.meta.dirname, '../../../processors/engines/trace')

export type WrittenKernel = { readonly path: string; readonly content: string; readonly known: string }

/** What each compiled file should hold, and what it holds. */
export function writtenKernels(): WrittenKernel[] {
  return [
    assembled('blur', 'blur', [blurPlane]),
    assembled('picture', 'smooth', [smoothRow]),
    assembled('tones', 'board', [settleRow, sumMisses, countUnlike, mergeRow, forgetSmall]),
    assembled('tones', 'canvas', [drawLine, subtractRow, readLine]),
    compiled('blur', 'picture', ['explain', 'mask', 'model', 'pieces', 'pull', 'reading', 'refine', 'walk']),
    compiled('check', 'layers', ['layers']),
    compiled('formats', 'path', ['path']),
    compiled('inks', 'crest', ['crest', 'evidence']),
    compiled('labels', 'labels', ['../inks/nearest', 'pure', 'pair', 'thin', 'straighten']),
    compiled('layers', 'rings', ['cover', 'rings', 'tone-rings', '../pen/crossing']),
    compiled('map', 'map', ['grid', 'walk', 'faces', '../measure/crack', '../measure/edge']),
    compiled('measure', 'measure', ['cover', 'picture', 'shift']),
    compiled('picture', 'blocks', ['blocks']),
    compiled('picture', 'light', ['quiet', 'field']),
    compiled('picture', 'pixels', [
      ...['changes', 'steps', 'blends', 'optics', 'widths', 'fringes', 'softness', 'dither', '../finer/forms'],
    ]),
    compiled('tones', 'split', ['split']),
    compiled('sharpen', 'near', ['near', 'paint', 'show', 'unshown']),
    compiled('sharpen', 'shares', ['beside', 'misses', 'shares']),
    compiled('pen', 'pen', [
      'bridge',
      'chords',
      'corner',
      'crossing',
      'cubic',
      'follow',
      'handles',
      'hide',
      'joint',
      'nearest',
    ]),
  ]
}

/** Kernels that are put together from instructions. */
function assembled(folder: string, name: string, kernels: readonly KernelFunction[]): WrittenKernel {
  return write(folder, name, ['=', `  '${toBase64(assembleModule(kernels))}'`])
}

/** Kernels of a folder that are written as TypeScript and share a memory. */
function compiled(folder: string, name: string, sources: readonly string[]): WrittenKernel {
  const { bytes, arrays, size } = compileKernel(sources.map((source) => join(trace, folder, `${source}-kernel.ts`)))
  return write(folder, name, [
    '= {',
    '  /** Bytes that the kernels keep for themselves. */',
    `  size: ${size},`,
    ...(arrays.length > 0 ? ['  /** Where their arrays begin. */', '  at: {'] : []),
    ...arrays.map(([array, { address }]) => `    ${array}: ${address},`),
    ...(arrays.length > 0 ? ['  },'] : []),
    '  module:',
    `    '${toBase64(bytes)}',`,
    '} as const',
  ])
}

function write(folder: string, name: string, [first, ...lines]: readonly string[]): WrittenKernel {
  const path = join(trace, folder, `compiled-${name}.ts`)
  const head = '// Compiled from the kernels beside it by test/harness/kernels/write-kernels.ts.'
  const declared = `export const compiled${name[0].toUpperCase()}${name.slice(1)} ${first}`
  return { path, content: [head, declared, ...lines, ''].join('\n'), known: readKnown(path) }
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}

function readKnown(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
