import { z } from 'zod'
import { clamp } from '../../numbers/clamp.ts'
import { patternFormats } from '../render/formats.ts'
import { COLOURWAYS_MOST } from '../spec/colourways.ts'
import { compositionTypes, partialSpecSchema, RATIO_MOST, REPEAT_MM } from '../spec/design-spec.ts'
import { rejectionOf } from './field-problem.ts'
import { DPI_LEAST, DPI_MOST, SIDE_PX_LEAST, SIDE_PX_MOST } from './file-size.ts'
import { PatternRejected } from './pattern-rejected.ts'

const DENSITY_WORDS = 'low sparse open airy light | medium balanced normal regular | high dense packed full heavy lush'
const densityNames = ['low', 'medium', 'high'] as const
const densityByWord = new Map(
  DENSITY_WORDS.split('|').flatMap((words, at) =>
    words
      .trim()
      .split(' ')
      .map((word) => [word, densityNames[at]] as const),
  ),
)

const PROMPT_LETTERS_MOST = 20_000

const requestSchema = z.strictObject({
  prompt: z
    .string()
    .max(PROMPT_LETTERS_MOST)
    .refine((text) => [...text.trim()].length >= 3, 'must have at least 3 characters'),
  compositionType: z.enum(compositionTypes),
  colorPalette: z
    .array(z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be #rgb or #rrggbb'))
    .min(1)
    .max(32)
    .optional(),
  aspectRatio: z.string().transform(readRatio).optional(),
  density: z.union([z.string(), z.number()]).transform(readDensity).optional(),
  format: z.enum(patternFormats),
  seed: z.int().min(0).max(0xffffffff).optional(),
  size: z.int().min(SIDE_PX_LEAST).max(SIDE_PX_MOST).optional(),
  /** Dots per inch of cloth, instead of `size`. */
  dpi: z.number().min(DPI_LEAST).max(DPI_MOST).optional(),
  /** Long edge of the repeat in mm. */
  repeatMm: z.number().min(REPEAT_MM.least).max(REPEAT_MM.most).optional(),
  /** Trap: distance that the plates of lighter inks extend under darker ones, mm; only for `plates`. */
  trapMm: z.number().min(0).max(2).optional(),
  /** Crosses in a margin around the plates; only for `plates`. */
  registrationMarks: z.boolean().optional(),
  /** Number of colourways, the design itself being the first. */
  colorways: z.int().min(1).max(COLOURWAYS_MOST).default(1),
  spec: partialSpecSchema.optional(),
})

const ofPlatesOnly = ['trapMm', 'registrationMarks'] as const

/** What `generatePattern` accepts, before it is checked. */
export type PatternRequest = z.input<typeof requestSchema>
/** The checked request, with ratio and density as numbers or names. */
export type CheckedRequest = z.output<typeof requestSchema>

function readRatio(text: string, context: z.RefinementCtx): { width: number; height: number } {
  const found = /^\s*(\d{1,5}(?:\.\d{1,3})?)\s*[:x/]\s*(\d{1,5}(?:\.\d{1,3})?)\s*$/.exec(text)
  const [width, height] = found ? [Number(found[1]), Number(found[2])] : [0, 0]
  if (width > 0 && height > 0 && Math.max(width / height, height / width) <= RATIO_MOST) return { width, height }
  context.addIssue({ code: 'custom', message: `must be "width:height", both above 0 and at most ${RATIO_MOST}:1` })
  return z.NEVER
}

function readDensity(value: string | number, context: z.RefinementCtx): (typeof densityNames)[number] | number {
  const share = typeof value === 'number' ? value : /^\s*[\d.]+\s*$/.test(value) ? Number(value) : Number.NaN
  if (share >= 0 && share <= 1) return clamp(share, 0.03, 0.97)
  const name = densityByWord.get(`${value}`.trim().toLowerCase())
  if (name) return name
  context.addIssue({ code: 'custom', message: `must be 0 to 1 or one of ${[...densityByWord.keys()].join(', ')}` })
  return z.NEVER
}

/** @throws PatternRejected naming the first field that is wrong */
export function checkRequest(request: unknown): CheckedRequest {
  const result = requestSchema.safeParse(request)
  if (result.success) return refuseStray(result.data)
  throw rejectionOf(result.error.issues)
}

function refuseStray(request: CheckedRequest): CheckedRequest {
  const stray = request.format === 'plates' ? undefined : ofPlatesOnly.find((field) => request[field] !== undefined)
  if (stray) throw new PatternRejected(stray, `belongs to plates, and the format asked for is ${request.format}`)
  return request
}
