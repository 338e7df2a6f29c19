import { z } from 'zod'

export const traceQualities = ['low', 'medium', 'high', 'ultra'] as const

/** Trace settings, sent as a JSON string in the form field `config`. The engine's README gives each one's effect. */
export const traceConfig = z.strictObject({
  iterMax: z.int().min(1).max(100).optional().describe('Cap of every iterative stage, 20 when left out.'),
  colors: z.int().min(2).max(64).optional().describe('Number of inks; found by itself when left out.'),
  minAreaMm2: z.number().min(0).max(100).optional().describe('Smaller patches are merged into their surroundings.'),
})

export type TraceConfig = z.infer<typeof traceConfig>

/** The text fields of the multipart form; the image is the one file part, whatever its name. */
export const vectorizeForm = z.strictObject({
  quality: z.enum(traceQualities).default('high').describe('How closely edges are followed.'),
  config: jsonText(traceConfig).default({}).describe('Trace settings as a JSON object.'),
  output_format: z.enum(['svg']).default('svg'),
})

export type VectorizeForm = z.infer<typeof vectorizeForm>

/** A form field that holds JSON: parsed first, then checked, so that a problem names the key inside it. */
export function jsonText<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch (error) {
        context.addIssue({
          code: 'custom',
          message: `must be valid JSON: ${error instanceof Error ? error.message : 'unreadable'}`,
        })
        return z.NEVER
      }
    })
    .pipe(schema)
}
