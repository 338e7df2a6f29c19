// The settings of an operation as options of the command line, named as those of `heddle-engine` are.
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { errorMessage } from '../../../infra/lifecycle/error-message.ts'
import type { generateFormats } from '../../../schemas/http/generate.ts'
import type { upscaleFormats } from '../../../schemas/http/upscale.ts'
import type { vectorFormats } from '../../../schemas/http/vectorize.ts'
import type { Operation } from '../../../schemas/operations.ts'
import { type ParsedJson, parseJson } from '../../../schemas/parse-json.ts'
import { UsageError } from '../../admin/answer.ts'

type Kind = 'text' | 'number' | 'number or word' | 'list' | 'JSON' | 'JSON file' | 'flag'
type Option = { readonly field: string; readonly kind: Kind; readonly of: readonly Operation[] }

const option = (field: string, kind: Kind, ...of: readonly Operation[]): Option => ({ field, kind, of })

const optionsOfWork: Readonly<Record<string, Option>> = {
  format: option('output_format', 'text', 'generate', 'vectorize', 'upscale'),
  composition: option('compositionType', 'text', 'generate'),
  palette: option('colorPalette', 'list', 'generate'),
  aspect: option('aspectRatio', 'text', 'generate'),
  density: option('density', 'number or word', 'generate'),
  size: option('size', 'number', 'generate'),
  dpi: option('dpi', 'number', 'generate'),
  repeat: option('repeatMm', 'number', 'generate'),
  seed: option('seed', 'number', 'generate'),
  spec: option('spec', 'JSON file', 'generate'),
  colorways: option('colorways', 'number', 'generate'),
  trap: option('trapMm', 'number', 'generate'),
  marks: option('registrationMarks', 'flag', 'generate'),
  quality: option('quality', 'text', 'vectorize'),
  config: option('config', 'JSON', 'vectorize'),
  scale: option('scale', 'number', 'upscale'),
  tile: option('tile', 'text', 'upscale'),
  method: option('method', 'text', 'upscale'),
  'keep-size': option('keepPhysicalSize', 'flag', 'upscale'),
}

export type WorkValues = Readonly<Record<string, string | boolean | undefined>>

/** For `parseArgs`. */
export const workOptionTerms = Object.fromEntries(
  Object.entries(optionsOfWork).map(([name, { kind }]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' }]),
) as Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>

/** The names of the options that the operation takes. */
export const workOptionsOf = (operation: Operation): readonly string[] =>
  Object.entries(optionsOfWork).flatMap(([name, { of }]) => (of.includes(operation) ? [name] : []))

/** Of all options those of work. */
export const workValuesOf = (values: WorkValues): WorkValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(optionsOfWork, name)))

/**
 * The fields of a call. What is left out stays out, but for the format that the name of the file to write tells.
 *
 * @throws UsageError for an option that cannot be read
 */
export function readFields(operation: Operation, values: WorkValues, out: string | undefined): Record<string, unknown> {
  const given = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const { field, kind } = optionsOfWork[name] ?? option(name, 'text')
    if (value === undefined) return []
    return [[field, typeof value === 'string' ? readValue(name, kind, value) : value]]
  })
  const format = out === undefined ? undefined : formatOfName(operation, out, values.format)
  return { ...(format && { output_format: format }), ...Object.fromEntries(given) }
}

function readValue(name: string, kind: Kind, text: string): unknown {
  switch (kind) {
    case 'text':
    case 'flag':
      return text
    case 'number':
      if (Number.isNaN(Number(text)) || text.trim() === '') throw new UsageError(`--${name} is a number.`)
      return Number(text)
    case 'number or word':
      return Number.isNaN(Number(text)) ? text : Number(text)
    case 'list':
      return text.split(/,(?![^(]*\))/).map((one) => one.trim())
    case 'JSON':
      return parse(name, text)
    case 'JSON file':
      return parse(name, readText(name, text))
  }
}

function readText(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new UsageError(`--${name} names ${path}, which cannot be read.`, { cause })
  }
}

function parse(name: string, text: string): unknown {
  const { value, problems } = readJson(name, text)
  const [problem] = problems
  if (problem) throw new UsageError(`--${name}: ${problem.field} ${problem.message}.`)
  return value
}

function readJson(name: string, text: string): ParsedJson {
  try {
    return parseJson(text)
  } catch (cause) {
    throw new UsageError(`--${name} takes JSON: ${errorMessage(cause)}`, { cause })
  }
}

type Format = (typeof generateFormats | typeof vectorFormats | typeof upscaleFormats)[number]
type Endings = Readonly<Record<string, Format>>
const pixelEndings: Endings = {
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.tif': 'tiff',
  '.tiff': 'tiff',
}
const formatOfEnding: Readonly<Record<Operation, Endings>> = {
  generate: { ...pixelEndings, '.svg': 'svg', '.pdf': 'pdf', '.zip': 'plates', '.wif': 'wif' },
  vectorize: { '.svg': 'svg', '.pdf': 'pdf', '.eps': 'eps', '.dxf': 'dxf', '.plt': 'plt', '.json': 'json' },
  upscale: { ...pixelEndings, '.zip': 'dzi' },
}

function formatOfName(operation: Operation, out: string, named: unknown): Format | undefined {
  // A pipe has no name that tells it: the service's own choice, or --format.
  if (out === '-') return undefined
  const format = formatOfEnding[operation][extname(out).toLowerCase()]
  if (format || named !== undefined) return format
  const endings = Object.keys(formatOfEnding[operation]).join(', ')
  throw new UsageError(`--out ends in "${extname(out)}"; it takes ${endings}, or any name beside --format.`)
}
