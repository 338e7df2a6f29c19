import sharp from 'sharp'
import { inkFromHex } from '../../color/ink.ts'
import { MM_PER_INCH } from '../../raster/resolution.ts'
import { ENGINE_VERSION } from '../spec/design-spec.ts'
import { dpiOf, type FilledDesign, rgbsOf } from './design-file.ts'
import { encodePlanePng } from './encode.ts'
import { type IndexPlane, measureInkShares } from './index-plane.ts'
import { writeRecipe } from './recipe-text.ts'
import { drawRegistrationMarks, registrationMarginPx } from './registration-marks.ts'
import { cutPlate, type PlateMask, type TrapOptions } from './trap.ts'
import type { NamedFiles } from './zip-files.ts'

export type PlateOptions = {
  /** Trap: distance that lighter inks extend under darker ones, mm on cloth. */
  readonly trapMm: number
  /** Crosses in a margin around the repeat, the same on every plate. */
  readonly registrationMarks: boolean
}

/** Cache of plates made from one plane, by what decides them: most are the same in every colourway. */
export type PlatesMade = Map<string, Plate>
type Plate = { readonly file: Uint8Array; readonly printedShare: number }

/**
 * One plate per ink, black where the ink prints: 1-bit TIFF with CCITT group 4 compression, as engravers and screen
 * makers expect. Also `composite.png`, the repeat in all inks, and `plates.json`, which describes the files, lightest
 * ink first.
 *
 * @param made plates made earlier from the same plane with the same options; new ones are added
 */
export async function writePlates(
  design: FilledDesign,
  options: PlateOptions,
  made: PlatesMade = new Map(),
): Promise<NamedFiles> {
  const { spec, cloth, plane } = design
  const dpi = dpiOf(cloth, plane)
  const inks = spec.palette.inks.map((hex, number) => ({ number, hex: hex.toLowerCase(), ...oklchOf(hex) }))
  const lightToDark = inks.toSorted((one, other) => other.lightness - one.lightness)
  const rank = inks.map((ink) => lightToDark.indexOf(ink))
  // A requested trap finer than the pixels is one pixel wide.
  const radiusPx = options.trapMm > 0 ? Math.max(1, (options.trapMm / MM_PER_INCH) * dpi) : 0
  const marginPx = options.registrationMarks ? registrationMarginPx(dpi) : 0
  const files: Record<string, Uint8Array> = {}
  const plates: object[] = []
  const shares = measureInkShares(plane, inks.length)
  for (const { number, hex, ...oklch } of lightToDark) {
    const trap = { radiusPx, rank, wraps: cloth.wraps }
    const key = plateKey(number, trap)
    const plate = made.get(key) ?? (await makePlate(plane, number, trap, { dpi, marginPx }))
    made.set(key, plate)
    const file = `plate-${number + 1}-${hex.slice(1)}.tiff`
    files[file] = plate.file
    const isGround = number === cloth.ground
    plates.push({ file, ink: hex, oklch, isGround, share: round(shares[number], 4), printedShare: plate.printedShare })
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

/** What decides a plate besides the plane: its ink, and the inks under which it extends. */
function plateKey(ink: number, { radiusPx, rank }: TrapOptions): string {
  const darker = radiusPx >= 1 ? rank.map((other) => (other > rank[ink] ? '1' : '0')).join('') : ''
  return `${ink}/${darker}`
}

async function makePlate(
  plane: IndexPlane,
  ink: number,
  trap: TrapOptions,
  print: { readonly dpi: number; readonly marginPx: number },
): Promise<Plate> {
  const mask = cutPlate(plane, ink, trap)
  return { file: await encodePlate(mask, plane, print), printedShare: round(shareOf(mask), 4) }
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
