import { z } from 'zod'
import { imageReference, isOneOf } from './image-reference.ts'

export const upscaleScales = [2, 4, 8, 16] as const
export const upscaleFormats = ['png', 'png-indexed', 'tiff', 'tiff-indexed', 'jpeg', 'webp', 'dzi'] as const

const FORMATS_EXPLAINED =
  'The kind of file. png-indexed and tiff-indexed hold numbers of inks and nothing between them, in the order of the ' +
  'palette the image came with; webp takes at most 8192 × 8192 pixels; dzi is a Deep Zoom tile set in one zip.'
const tileModes = ['auto', 'on', 'off'] as const
export const upscaleMethods = ['auto', 'recipe', 'flat', 'network', 'bicubic'] as const

/** A number in JSON, its digits in a form field. */
const scale = z
  .union([
    z.literal(upscaleScales),
    z.enum(['2', '4', '8', '16']).transform((text) => Number(text) as (typeof upscaleScales)[number]),
  ])
  .describe('How many times larger.')

/** A boolean in JSON, its word in a form field. `True` and `False` are what Python and .NET make of theirs. */
const flag = z.union(
  [z.boolean(), z.enum(['true', 'false', 'True', 'False']).transform((text) => text.toLowerCase() === 'true')],
  'must be one of true, false',
)

/** `true` and `false` are what most callers write; the words say the same and `auto` besides. */
const tile = z
  .union([z.enum(tileModes), flag])
  .transform((value) => (value === true ? 'on' : value === false ? 'off' : value))

const settings = {
  scale: scale.default(16),
  output_format: z.enum(upscaleFormats).default('png').describe(FORMATS_EXPLAINED),
  tile: tile.default('auto').describe('Whether opposite edges continue each other.'),
  method: z.enum(upscaleMethods).default('auto').describe('auto chooses per image and says which in the report.'),
  keepPhysicalSize: flag.default(false).describe('Raise the dots per inch instead of the size on cloth.'),
}

/** The text fields of the multipart form; the image is the one file part, whatever its name. */
export const upscaleForm = z.strictObject(settings)

/** What a quote takes: the fields of either way to send it, before there is an image. */
export const upscaleQuoted = z.strictObject({
  assetUrl: z.string().min(1).max(2048).optional().describe('The `url` of an earlier result.'),
  ...imageReference,
  ...settings,
})

/** The JSON form: an earlier result, an upload, or an image at an address. */
export const upscaleRequest = upscaleQuoted.refine(
  ({ assetUrl, imageUrl, inputUploadId }) => isOneOf(assetUrl, imageUrl, inputUploadId),
  {
    path: ['assetUrl'],
    message:
      'must be given, or imageUrl, or inputUploadId; one of the three. A file itself is sent as multipart/form-data',
  },
)

export type UpscaleForm = z.infer<typeof upscaleForm>
