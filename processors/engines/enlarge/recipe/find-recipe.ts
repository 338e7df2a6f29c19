import sharp from 'sharp'
import { z } from 'zod'
import { inkFromHex } from '../../color/ink.ts'
import { type DesignSpec, designSpecSchema } from '../../pattern/design-spec.ts'
import { drawDesign } from '../../pattern/draw-design.ts'
import type { Cloth } from '../../pattern/kit/cloth.ts'
import { fillIndexPlane } from '../../pattern/render/index-plane.ts'
import type { SourceImage } from '../source-image.ts'

/** The design a picture was made from, drawn again. */
export type Recipe = {
  readonly spec: DesignSpec
  readonly cloth: Cloth
  /** `inks[number]` is red, green, blue of an ink, 0..255. */
  readonly inks: readonly (readonly [number, number, number])[]
  /** Share of the picture's pixels that the design gives again, 0..1. */
  readonly agreement: number
}

/** Whoever edits a picture leaves its recipe in the file: below this agreement the picture is believed and the recipe is not. */
const AGREEMENT_MIN = 0.999

const embedded = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' })
      return z.NEVER
    }
  })
  .pipe(z.object({ heddle: designSpecSchema }))

/**
 * Looks for the recipe that the pattern engine writes into its PNG files, draws it at the picture's own size and compares.
 *
 * @returns undefined when there is no recipe, it is of another engine version, or the picture is no longer what it gives
 */
export async function findRecipe(file: Uint8Array, source: SourceImage): Promise<Recipe | undefined> {
  const { comments = [] } = await sharp(file).metadata()
  const found = embedded.safeParse(comments.find(({ keyword }) => keyword === 'heddle')?.text)
  if (!found.success) return undefined
  const spec = found.data.heddle
  const cloth = drawDesign(spec)
  const inks = spec.palette.inks.map((hex) => inkFromHex(hex)?.rgb ?? ([0, 0, 0] as const))
  const agreement = agreementOf(source, fillIndexPlane(cloth, source.width, source.height).data, inks)
  return agreement >= AGREEMENT_MIN ? { spec, cloth, inks, agreement } : undefined
}

function agreementOf({ data, channels }: SourceImage, plane: Uint8Array, inks: Recipe['inks']): number {
  let same = 0
  for (let pixel = 0; pixel < plane.length; pixel++) {
    const ink = inks[plane[pixel]]
    const at = pixel * channels
    // A grey picture has one sample for all three components.
    const [green, blue] = channels < 3 ? [0, 0] : [1, 2]
    if (data[at] === ink[0] && data[at + green] === ink[1] && data[at + blue] === ink[2]) same++
  }
  return same / plane.length
}
