import { z } from 'zod'
import { GIVEN_TWICE, readJsonText, repeatedNames } from '../parse-json.ts'
import { colour, readColour } from './colour.ts'
import { imageReference, isOneOf } from './image-reference.ts'

export const traceQualities = ['draft', 'low', 'medium', 'high', 'ultra'] as const
export const traceModes = ['auto', 'flat', 'scan', 'photo', 'line', 'pixel'] as const

/** How many inks a caller may ask for at most. */
export const traceColoursAsked = { least: 2, most: 64 } as const

export const vectorFormats = ['svg', 'pdf', 'eps', 'dxf', 'dxf-splines', 'plt', 'json'] as const

/** What the engine takes is `#rrggbb`, however the caller wrote it. */
const ink = colour.transform((text) => readColour(text) ?? text)

/** Trace settings, sent as a JSON string in the form field `config`. The engine's README gives each one's effect. */
export const traceConfig = z.strictObject({
  iterMax: z.int().min(1).max(100).optional().describe('Cap of every iterative stage, 20 when left out.'),
  colors: z
    .int()
    .min(traceColoursAsked.least)
    .max(traceColoursAsked.most)
    .optional()
    .describe('Most inks; found by itself when left out.'),
  palette: z
    .array(ink)
    .min(1)
    .max(traceColoursAsked.most)
    .optional()
    .describe('The exact inks to use, as HEX or hsl().'),
  mode: z.enum(traceModes).optional().describe('The kind of picture; auto looks at it.'),
  engine: z
    .enum(['own', 'potrace'])
    .optional()
    .describe('potrace draws black and white by npm potrace (GPL-2.0), where the operator has installed it.'),
  detail: z.number().min(0).max(100).optional().describe('0 broad shapes to 100 every wiggle, 50 when left out.'),
  corner: z.number().min(5).max(175).optional().describe('Least turn in degrees that is a corner, 38 when left out.'),
  minAreaMm2: z.number().min(0).max(10_000).optional().describe('Smaller patches join a neighbour.'),
  smooth: z.number().min(0).max(100).optional().describe('How hard grain is smoothed; measured when left out.'),
  removeBackground: z.boolean().optional().describe('Leave out the ink that holds the frame.'),
  snapToGrid: z.number().min(0).max(10).optional().describe('Round coordinates to this grid; 0 is off.'),
  layering: z
    .enum(['stacked', 'cutout'])
    .optional()
    .describe('stacked leaves no hairlines; cutout gives every point one ink.'),
  trapMm: z.number().min(0).max(5).optional().describe('How far an ink runs on under those above it; 0 is off.'),
  minLineMm: z.number().min(0).max(10).optional().describe('Thinner lines are widened to this; 0 leaves them.'),
  maxNodes: z.int().min(100).max(10_000_000).optional().describe('Simplify until there are no more points than this.'),
  centerline: z.boolean().optional().describe('Redraw lines along their middles at even widths, as closed outlines.'),
  groupBy: z
    .enum(['ink', 'object', 'none'])
    .optional()
    .describe('One path an ink, one a closed shape, or one an ink without groups.'),
  tile: z
    .enum(['auto', 'on', 'off'])
    .optional()
    .describe('Whether the picture is one tile of a repeat and the drawing must repeat too.'),
  motifs: z
    .boolean()
    .optional()
    .describe('Give all copies of a shape one outline; false keeps what little they differ.'),
  units: z.enum(['mm', 'in', 'px']).optional().describe('Length unit of SVG and DXF, mm when left out.'),
  dpi: z.number().min(10).max(4800).optional().describe("Pixels an inch, in place of the file's own."),
  decimals: z.int().min(1).max(4).optional().describe('Decimals of a coordinate in pixels, 2 when left out.'),
})

/** The text fields of the multipart form; the image is the one file part, whatever its name. */
export const vectorizeForm = z.strictObject({
  quality: z.enum(traceQualities).default('high').describe('How closely edges are followed.'),
  config: jsonText(traceConfig).default({}).describe('Trace settings as a JSON object.'),
  output_format: z.enum(vectorFormats).default('svg').describe('The kind of file.'),
})

export type VectorizeForm = z.infer<typeof vectorizeForm>

/** The same where JSON is sent: the settings are an object and no text. */
export const vectorizeSettings = vectorizeForm.extend({
  config: traceConfig.default({}).describe('Trace settings.'),
})

/** The JSON form: an upload, or an image at an address. */
export const vectorizeRequest = z
  .strictObject({ ...imageReference, ...vectorizeSettings.shape })
  .refine(({ imageUrl, inputUploadId }) => isOneOf(imageUrl, inputUploadId), {
    path: ['imageUrl'],
    message: 'must be given, or inputUploadId; one of the two. A file itself is sent as multipart/form-data',
  })

/** What a quote takes: the fields of either way to send it, before there is an image. */
export const vectorizeQuoted = z.strictObject({
  ...imageReference,
  ...vectorizeForm.shape,
  config: z
    .preprocess((given, context) => (typeof given === 'string' ? readJson(given, context) : given), traceConfig)
    .default({})
    .describe('Trace settings, as an object or as its text.'),
})

/** A form field that holds JSON: parsed first, then checked, so that a problem names the key inside it. */
function jsonText<Schema extends z.ZodType>(schema: Schema) {
  return z.string().transform(readJson).pipe(schema)
}

function readJson(text: string, context: z.RefinementCtx): unknown {
  try {
    const value = readJsonText(text)
    for (const path of repeatedNames(text)) context.addIssue({ code: 'custom', path, message: GIVEN_TWICE })
    return value
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable'
    context.addIssue({ code: 'custom', message: `must be valid JSON: ${reason}` })
    return z.NEVER
  }
}
