import { decodeSamples } from '../../raster/decode.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { rgbsOf } from '../render/design-file.ts'
import { type RgbImage, smoothCloth } from '../render/encode.ts'
import { encodeJpeg } from '../render/encode-raster.ts'
import { drawIndexPlane } from '../render/index-plane.ts'
import type { DesignSpec } from '../spec/design-spec.ts'
import type { DecodedFile } from './decoded-file.ts'
import { drawRecipe } from './draw-recipe.ts'
import { readEmbeddedRecipe } from './read-recipe.ts'
import { isSamePicture } from './same-picture.ts'

/** Dots per inch say nothing about pixels. */
const ANY_DPI = 100

/** The design a picture was made from, drawn again. */
export type Recipe = {
  readonly spec: DesignSpec
  readonly cloth: Cloth
  /** `inks[number]` is red, green, blue of an ink, 0..255. */
  readonly inks: readonly (readonly [number, number, number])[]
}

/**
 * Looks for the recipe that the pattern engine writes into its raster files, draws it at the picture's own size and
 * compares: whoever edits a picture leaves its recipe in the file, and then the picture is believed and the recipe is
 * not.
 *
 * @returns undefined when there is no recipe, it cannot be drawn or is of another engine version, or the picture is no
 *   longer what it gives
 */
export async function findRecipe(file: Uint8Array, source: DecodedFile): Promise<Recipe | undefined> {
  const found = await readEmbeddedRecipe(file)
  if (!found || found.width !== source.width || found.height !== source.height || !isOpaque(source)) return undefined
  const spec = found.heddle
  const cloth = drawRecipe(spec)
  if (!cloth) return undefined
  const inks = rgbsOf(spec)
  const { width, height } = source
  const isUntouched =
    source.format === 'jpeg'
      ? isSamePicture(source, await saveAsJpeg(smoothCloth(cloth, inks, source)))
      : hasExactlyTheInks(source, drawIndexPlane(cloth, width, height).data, inks)
  return isUntouched ? { spec, cloth, inks } : undefined
}

/** Erasers may leave the colours of what they make transparent. */
function isOpaque({ data, channels }: DecodedFile): boolean {
  if (channels % 2 === 1) return true
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return false
  return true
}

/** What of a picture is left when it is saved as the engine saves it: loss that is repeated is no difference. */
async function saveAsJpeg(picture: RgbImage): Promise<Uint8Array> {
  const file = await encodeJpeg(picture, { dpi: ANY_DPI, xmp: '' })
  return (await decodeSamples(file, picture.width * picture.height)).data
}

/** Files without loss hold the inks themselves, so that a single pixel that was painted over shows. */
function hasExactlyTheInks({ data, channels }: DecodedFile, plane: Uint8Array, inks: Recipe['inks']): boolean {
  // A grey picture has one sample for all three components.
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2]
  for (let pixel = 0; pixel < plane.length; pixel++) {
    const ink = inks[plane[pixel]]
    const at = pixel * channels
    if (data[at] !== ink[0] || data[at + green] !== ink[1] || data[at + blue] !== ink[2]) return false
  }
  return true
}
