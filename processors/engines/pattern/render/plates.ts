import sharp from 'sharp'
import { inkFromHex } from '../../color/ink.ts'
import { ENGINE_VERSION } from '../design-spec.ts'
import { dpiOf, type FilledDesign, MM_PER_INCH, rgbsOf } from './design-file.ts'
import { encodePlanePng } from './encode.ts'
import { type IndexPlane, measureInkShares } from './index-plane.ts'
import { writeRecipe } from './recipe-text.ts'
import { drawRegistrationMarks, registrationMarginPx } from './registration-marks.ts'
import { cutPlate, type PlateMask } from './trap.ts'
import type { NamedFiles } from './zip-files.ts'

export type PlateOptions = {
  /** How far lighter inks go on under darker ones, in mm on cloth. */
  readonly trapMm: number
  /** Crosses in a margin round the repeat, the same on every plate. */
  readonly registrationMarks: boolean
}

/**
 * One plate per ink, black where the ink prints: TIFF of one bit a pixel, CCITT group 4, as engravers and screen makers
 * take it. With them `composite.png`, the repeat in all inks, and `plates.json`, which says what each file is, lightest first.
 */
export async function writePlates(design: FilledDesign, options: PlateOptions): Promise<NamedFiles> {
  const { spec, cloth, plane } = design
  const dpi = dpiOf(cloth, plane)
  const inks = spec.palette.inks.map((hex, number) => ({ number, hex: hex.toLowerCase(), ...oklchOf(hex) }))
  const lightToDark = inks.toSorted((one, other) => other.lightness - one.lightness)
  const rank = inks.map((ink) => lightToDark.indexOf(ink))
  // A trap that was asked for and is finer than the pixels is one pixel wide.
  const radiusPx = options.trapMm > 0 ? Math.max(1, (options.trapMm / MM_PER_INCH) * dpi) : 0
  const marginPx = options.registrationMarks ? registrationMarginPx(dpi) : 0
  const files: Record<string, Uint8Array> = {}
  const plates: object[] = []
  const shares = measureInkShares(plane, inks.length)
  for (const { number, hex, ...oklch } of lightToDark) {
    const mask = cutPlate(plane, number, { radiusPx, rank, wraps: cloth.wraps })
    const file = `plate-${number + 1}-${hex.slice(1)}.tiff`
    files[file] = await encodePlate(mask, plane, { dpi, marginPx })
    const isGround = number === cloth.ground
    const printedShare = round(shareOf(mask), 4)
    plates.push({ file, ink: hex, oklch, isGround, share: round(shares[number], 4), printedShare })
  }
  const recipe = writeRecipe(spec, plane)
  const sheet = {
    engine: ENGINE_VERSION,
    repeat: { layout: spec.layout, widthMm: round(cloth.widthMm, 3), heightMm: round(cloth.heightMm, 3) },
    pixels: { width: plane.width, height: plane.height, dpi: round(dpi, 2) },
    trapMm: round((radiusPx / dpi) * MM_PER_INCH, 3),
    marginMm: round((marginPx / dpi) * MM_PER_INCH, 3),
    plates,
    recipe: JSON.parse(recipe) as unknown,
  }
  return {
    'plates.json': new TextEncoder().encode(`${JSON.stringify(sheet, null, 2)}\n`),
    'composite.png': await encodePlanePng(plane, rgbsOf(spec), { dpi, recipe }),
    ...files,
  }
}

function oklchOf(hex: string): { readonly lightness: number; readonly chroma: number; readonly hueDegrees: number } {
  const { lightness = 0, chroma = 0, hue = 0 } = inkFromHex(hex) ?? {}
  const hueDegrees = ((hue * 180) / Math.PI + 360) % 360
  return { lightness: round(lightness, 3), chroma: round(chroma, 3), hueDegrees: round(hueDegrees, 1) }
}

function shareOf(mask: PlateMask): number {
  let count = 0
  for (let pixel = 0; pixel < mask.length; pixel++) count += mask[pixel]
  return count / mask.length
}

async function encodePlate(
  mask: PlateMask,
  { width, height }: IndexPlane,
  { dpi, marginPx }: { readonly dpi: number; readonly marginPx: number },
): Promise<Uint8Array> {
  const picture = { width: width + marginPx * 2, height: height + marginPx * 2 }
  const data = new Uint8Array(picture.width * picture.height).fill(255)
  for (let y = 0; y < height; y++) {
    const start = (y + marginPx) * picture.width + marginPx
    for (let x = 0; x < width; x++) if (mask[y * width + x] === 1) data[start + x] = 0
  }
  if (marginPx > 0) drawRegistrationMarks({ ...picture, data }, marginPx, dpi)
  const dotsPerMm = dpi / MM_PER_INCH
  const file = await sharp(data, { raw: { ...picture, channels: 1 } })
    .toColourspace('b-w')
    .tiff({
      compression: 'ccittfax4',
      bitdepth: 1,
      miniswhite: true,
      xres: dotsPerMm,
      yres: dotsPerMm,
      resolutionUnit: 'inch',
    })
    .toBuffer()
  return new Uint8Array(file)
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
