import sharp from 'sharp'
import { z } from 'zod'
import { RECIPE_KEYWORD, readXmp } from '../render/recipe-text.ts'
import { designSpecSchema } from '../spec/design-spec.ts'

const recipeSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' })
      return z.NEVER
    }
  })
  .pipe(z.object({ width: z.int().positive(), height: z.int().positive(), heddle: designSpecSchema }))

export type EmbeddedRecipe = z.infer<typeof recipeSchema>

/**
 * The recipe a raster file carries: PNG as text, all others in XMP. It says nothing about whether the picture still is
 * what it gives.
 */
export async function readEmbeddedRecipe(file: Uint8Array): Promise<EmbeddedRecipe | undefined> {
  const { comments = [], xmpAsString } = await sharp(file).metadata()
  const text = comments.find(({ keyword }) => keyword === RECIPE_KEYWORD)?.text
  return parseRecipe(text ?? (xmpAsString === undefined ? undefined : readXmp(xmpAsString)))
}

/** The recipe in its own words, undefined when they are no recipe of this engine version. */
export function parseRecipe(text: string | undefined): EmbeddedRecipe | undefined {
  const found = recipeSchema.safeParse(text)
  return found.success ? found.data : undefined
}
