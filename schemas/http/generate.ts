import { z } from 'zod'
import { colour } from './colour.ts'

/** The longest rotary printing machines have this many screens. */
const PALETTE_COLOURS_MAX = 24
const RATIO_TERM_MAX = 10_000
/** A strip longer than this is no repeat a mill would cut; it also bounds the short side in pixels. */
const RATIO_MAX = 8
/** What a form may be held to before it is sent. The engine has limits of its own, and a test holds these to them. */
export const generateLimits = {
  promptCharacters: { least: 3, most: 10_000 },
  /** Long edge of a file in pixels. */
  size: { least: 64, most: 4096 },
  /** A shorter repeat holds no thread, a longer one no table prints. */
  repeatMm: { least: 10, most: 5000 },
  seed: { least: 0, most: 2 ** 32 - 1 },
} as const
/** Plates hold one bit a pixel and may be finer. */
const PLATES_SIDE_PX_MOST = 8192
const DPI_LEAST = 10
const DPI_MOST = 2400
const MM_PER_INCH = 25.4

export const densityWords = [
  'low',
  'sparse',
  'open',
  'airy',
  'light',
  'medium',
  'balanced',
  'normal',
  'regular',
  'high',
  'dense',
  'packed',
  'full',
  'heavy',
  'lush',
] as const
const DENSITY_TERMS = `must be a share from 0 to 1, or one of ${densityWords.join(', ')}`
export const generateFormats = [
  'png',
  'svg',
  'jpeg',
  'webp',
  'tiff',
  'png-indexed',
  'tiff-indexed',
  'pdf',
  'plates',
  'wif',
] as const

const FORMATS_EXPLAINED =
  'The kind of file. png, webp (lossless) and tiff hold exactly the inks and nothing between them; png-indexed and ' +
  'tiff-indexed hold one byte a pixel and the inks in the order of colorPalette; jpeg has smooth edges; svg and pdf are ' +
  'fills in millimetres, in pdf each ink a spot colour on its own layer; plates is a zip of one-bit TIFFs, one an ink; ' +
  'wif is the draft of a woven design. Every file carries its size on cloth and the recipe it was made from.'
/** All colourways of a job are drawn within one deadline. */
const COLORWAYS_MAX = 12
const BELONGS_TO_PLATES = 'belongs to plates; set "output_format": "plates" or leave it out'

const aspectRatio = z
  .string()
  .refine(
    (text) => readRatio(text) !== undefined,
    `must be w:h in whole numbers, no side more than ${RATIO_MAX} times the other, such as 16:9`,
  )

const generateEngines = ['pattern', 'diffusion'] as const
export const diffusionSamplers = ['ddim', 'euler', 'euler-ancestral', 'dpm++2m', 'lcm'] as const

const diffusionSettings = z.strictObject({
  steps: z.int().min(1).max(150).optional().describe('Calls of the network; 25, or 4 for a distilled model.'),
  guidance: z.number().min(0).max(30).optional().describe('How strongly the words pull.'),
  sampler: z.enum(diffusionSamplers).optional().describe('What the model asks for when left out.'),
  negativePrompt: z.string().max(2000).optional().describe('What to keep away from.'),
})

const { promptCharacters } = generateLimits

export const generateRequest = z
  .strictObject({
    prompt: z
      .string()
      .trim()
      .min(promptCharacters.least, `must have at least ${promptCharacters.least} characters`)
      .max(promptCharacters.most, `must have at most ${promptCharacters.most} characters`)
      .describe('What to draw: motifs, family, colours, scale, arrangement.'),
    compositionType: z
      .enum(['single', 'tile'])
      .describe('tile repeats exactly in both directions; single is one composed placement.'),
    colorPalette: z
      .array(colour)
      .min(1)
      .max(PALETTE_COLOURS_MAX)
      .optional()
      .describe('The only inks to use, all of them, as HEX or hsl().'),
    aspectRatio: aspectRatio.optional().describe('Width to height, 1:1 when left out.'),
    density: z
      .union([z.enum(densityWords), z.number().min(0, DENSITY_TERMS).max(1, DENSITY_TERMS)], DENSITY_TERMS)
      .optional()
      .describe('How much of the ground is covered: a word, or a share from 0 to 1.'),
    output_format: z.enum(generateFormats).default('png').describe(FORMATS_EXPLAINED),
    seed: z
      .int()
      .min(generateLimits.seed.least)
      .max(generateLimits.seed.most)
      .optional()
      .describe('The same request with the same seed gives the same file.'),
    size: z
      .int()
      .min(generateLimits.size.least)
      .max(generateLimits.size.most)
      .optional()
      .describe('Long edge in pixels, 1024 when left out; plates are made at 300 dpi when left out.'),
    dpi: z.number().min(DPI_LEAST).max(DPI_MOST).optional().describe('Dots per inch of cloth, instead of size.'),
    repeatMm: z
      .number()
      .min(generateLimits.repeatMm.least)
      .max(generateLimits.repeatMm.most)
      .optional()
      .describe('Long edge of the repeat on cloth in millimetres. Motifs keep their size, so more of them fit.'),
    trapMm: z
      .number()
      .min(0)
      .max(2)
      .optional()
      .describe(
        'Only for plates: how far a lighter ink goes on under darker neighbours, in millimetres; 0 when left out.',
      ),
    registrationMarks: z
      .boolean()
      .optional()
      .describe('Only for plates: crosses in a margin of 12 mm round the repeat, the same on every plate.'),
    colorways: z
      .int()
      .min(1)
      .max(COLORWAYS_MAX)
      .optional()
      .describe('The design in so many colourways, its own first; more than one come as a zip, named in the report.'),
    spec: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('A design from an earlier report, merged over the prompt.'),
    engine: z
      .enum(generateEngines)
      .optional()
      .describe("pattern constructs the design; diffusion draws with the operator's own model, where there is one."),
    diffusion: diffusionSettings.optional().describe('How the diffusion model walks; only with engine diffusion.'),
  })
  .refine(({ engine, diffusion }) => diffusion === undefined || engine === 'diffusion', {
    path: ['diffusion'],
    message: 'belongs to engine diffusion; set "engine": "diffusion" or leave it out',
  })
  .refine(({ size, dpi }) => size === undefined || dpi === undefined, {
    path: ['dpi'],
    message: 'cannot be given with size: each decides the other',
  })
  .superRefine((wishes, context) => {
    const message = dpiProblem(wishes)
    if (message) context.addIssue({ code: 'custom', path: ['dpi'], message })
  })
  .refine(({ output_format, trapMm }) => trapMm === undefined || output_format === 'plates', {
    path: ['trapMm'],
    message: BELONGS_TO_PLATES,
  })
  .refine(({ output_format, registrationMarks }) => registrationMarks === undefined || output_format === 'plates', {
    path: ['registrationMarks'],
    message: BELONGS_TO_PLATES,
  })

export type GenerateRequest = z.infer<typeof generateRequest>

type SizeOnCloth = {
  readonly output_format: (typeof generateFormats)[number]
  readonly dpi?: number | undefined
  readonly repeatMm?: number | undefined
}

/**
 * Why a repeat of so many millimetres cannot have so many dots an inch; where the prompt decides the repeat, the engine
 * says it.
 */
function dpiProblem({ output_format, dpi, repeatMm }: SizeOnCloth): string | undefined {
  if (dpi === undefined || repeatMm === undefined) return undefined
  const most = output_format === 'plates' ? PLATES_SIDE_PX_MOST : generateLimits.size.most
  const pixels = Math.round((repeatMm / MM_PER_INCH) * dpi)
  if (pixels >= generateLimits.size.least && pixels <= most) return undefined
  const dpiOf = (sidePx: number): number => (sidePx / repeatMm) * MM_PER_INCH
  const least = Math.max(DPI_LEAST, Math.ceil(dpiOf(generateLimits.size.least)))
  const range = `${least} to ${Math.min(DPI_MOST, Math.floor(dpiOf(most)))}`
  const way = output_format === 'plates' || pixels < most ? '' : '; for more, enlarge the file with upscale'
  return `must be ${range} for ${output_format} of a repeat of ${Math.round(repeatMm * 10) / 10} mm${way}`
}

/** Width and height of `w:h`, undefined when it is not two whole numbers above zero in a usable proportion. */
export function readRatio(text: string): { readonly width: number; readonly height: number } | undefined {
  const [, left, right] = /^(\d{1,5}):(\d{1,5})$/.exec(text.trim()) ?? []
  const [width, height] = [Number(left), Number(right)]
  const usable = width >= 1 && height >= 1 && Math.max(width, height) <= RATIO_TERM_MAX
  return usable && Math.max(width / height, height / width) <= RATIO_MAX ? { width, height } : undefined
}
