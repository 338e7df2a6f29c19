import { colourwaysOf } from '../spec/colourways.ts'
import type { FilledDesign } from './design-file.ts'
import { encodeDesign } from './encode-design.ts'
import { fileKinds, type PatternFormat } from './formats.ts'
import { type PlateOptions, type PlatesMade, writePlates } from './plates.ts'
import { type NamedFiles, zipFiles } from './zip-files.ts'

export type FileWishes = PlateOptions & {
  readonly format: PatternFormat
  /** Number of colourways, the design itself being the first. */
  readonly colourways: number
}

export type WrittenFile = {
  readonly file: Uint8Array
  /** The requested format, or `zip` where there are several files. */
  readonly format: PatternFormat | 'zip'
  readonly contentType: string
  readonly extension: string
  /** Files and inks of each colourway in the archive, in order; absent when one design was requested. */
  readonly colourways?: readonly Colourway[]
}

export type Colourway = { readonly files: readonly string[]; readonly inks: readonly string[] }

const zip = { format: 'zip', contentType: 'application/zip', extension: 'zip' } as const

/** The file to hand over: one picture, or an archive if there are plates or colourways. */
export async function writeDesignFile(design: FilledDesign, wishes: FileWishes): Promise<WrittenFile> {
  const { format } = wishes
  if (wishes.colourways > 1) return writeColourways(design, wishes)
  const file = format === 'plates' ? zipFiles(await writePlates(design, wishes)) : await encodeDesign(format, design)
  return { file, format, ...fileKinds[format] }
}

async function writeColourways(design: FilledDesign, wishes: FileWishes): Promise<WrittenFile> {
  const colourways: Colourway[] = []
  const made: PlatesMade = new Map()
  let all: NamedFiles = {}
  for (const [at, spec] of colourwaysOf(design.spec, wishes.colourways).entries()) {
    const files = await writeColourway({ ...design, spec }, wishes, `colourway-${at + 1}`, made)
    colourways.push({ files: Object.keys(files), inks: spec.palette.inks })
    all = { ...all, ...files }
  }
  return { file: zipFiles(all), ...zip, colourways }
}

async function writeColourway(
  design: FilledDesign,
  wishes: FileWishes,
  name: string,
  made: PlatesMade,
): Promise<NamedFiles> {
  const { format } = wishes
  if (format !== 'plates') return { [`${name}.${fileKinds[format].extension}`]: await encodeDesign(format, design) }
  const plates = Object.entries(await writePlates(design, wishes, made))
  return Object.fromEntries(plates.map(([file, bytes]) => [`${name}/${file}`, bytes]))
}
