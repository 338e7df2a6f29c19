import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { PatchMask } from './blur-board.ts'
import { componentOf, componentWeights, inkComponents, type PictureModel, rgbOfComponents } from './picture-model.ts'
import { type PatchReading, readMask, takeMask } from './read-patch.ts'

// Shown so often as it is, an ink is known.
const PURE_PIXELS_MIN = 48
// Colours of lines that come as near to each other as this (RGB levels) once the blur is taken off them are one ink.
const ONE_INK_GAP = 42

const reading: PatchReading = { along: new Float64Array(3), length: new Float64Array(3) }

/** An ink that no place shows as it is: its pixels, and its lightness and two colour differences. */
type RoughInk = { readonly ink: number; pixels: Int32Array; readonly color: number[] }

/**
 * Takes the blur of colour off the inks that no place shows pure: compression spreads the colour of what lies beside a line into
 * it, so one ink is found several times over, as brown beside orange and as dark green beside green. Those are made one.
 * Lightness stays as it was seen: it would take the blame for labels that are wider or narrower than the line.
 * Changes `map` and the model's residual.
 *
 * @param pure how many pixels show each ink as it is; 0 for those past its end
 */
export function settleRoughInks(map: LabelMap, model: PictureModel, inks: Inks, pure: Uint32Array): Inks {
  const rough = listRough(map, inks, pure)
  if (rough.length === 0) return inks
  const { mask } = model.board
  const work: RoughWork = { map, residual: model.residual, mask, shares: [mask.light, mask.color, mask.color] }
  for (const own of rough) settleColor(work, own)
  const joined = joinAlike(work, rough)
  for (const own of joined) settleColor(work, own)
  const values = inks.values.slice()
  for (const { ink, color } of joined) values.set(rgbOfComponents(color[0], color[1], color[2]), ink * 4)
  return { ...inks, values }
}

type RoughWork = {
  readonly map: LabelMap
  readonly residual: readonly Float32Array[]
  readonly mask: PatchMask
  readonly shares: readonly Float32Array[]
}

function listRough({ ink }: LabelMap, inks: Inks, pure: Uint32Array): RoughInk[] {
  const colors = inkComponents(inks)
  const places: number[][] = Array.from({ length: inks.count }, () => [])
  const isRough = Uint8Array.from({ length: inks.count }, (_, own) => ((pure[own] ?? 0) < PURE_PIXELS_MIN ? 1 : 0))
  if (inks.transparent >= 0) isRough[inks.transparent] = 0
  if (!isRough.includes(1)) return []
  for (let pixel = 0; pixel < ink.length; pixel++) if (isRough[ink[pixel]] === 1) places[ink[pixel]].push(pixel)
  return places
    .map((pixels, own) => ({
      ink: own,
      pixels: Int32Array.from(pixels),
      color: [...colors.slice(own * 3, own * 3 + 3)],
    }))
    .filter(({ pixels }) => pixels.length > 0)
    .sort((a, b) => b.pixels.length - a.pixels.length)
}

/** Gives an ink the hue that leaves least unexplained, with its lightness and all the others as they are. */
function settleColor({ residual, mask, shares }: RoughWork, { pixels, color }: RoughInk): void {
  mask.draw(pixels, pixels.length)
  for (let c = 1; c < 3; c++) readMask(mask.touched, shares[c], residual[c], reading, c)
  const wanted = color.map((level, c) => (c === 0 ? level : level + reading.along[c] / reading.length[c]))
  const [red, green, blue] = rgbOfComponents(wanted[0], wanted[1], wanted[2])
  for (let c = 0; c < 3; c++) {
    const next = componentOf([red, green, blue, 255], 0, c)
    takeMask(mask.touched, shares[c], residual[c], next - color[c])
    color[c] = next
  }
}

/** Joins inks that are one to the one with the most pixels; returns those that are left, the largest first. */
function joinAlike({ map, residual, mask, shares }: RoughWork, rough: readonly RoughInk[]): RoughInk[] {
  const left: RoughInk[] = []
  for (const own of rough) {
    const same = left.find((other) => gapBetween(own.color, other.color) < ONE_INK_GAP)
    if (!same) {
      left.push(own)
      continue
    }
    mask.draw(own.pixels, own.pixels.length)
    for (let c = 0; c < 3; c++) takeMask(mask.touched, shares[c], residual[c], same.color[c] - own.color[c])
    for (const pixel of own.pixels) map.ink[pixel] = same.ink
    same.pixels = joinArrays(same.pixels, own.pixels)
  }
  return left
}

/** Distance of two colours given as lightness and two colour differences, RGB levels. */
function gapBetween(one: readonly number[], other: readonly number[]): number {
  return Math.sqrt(one.reduce((sum, level, c) => sum + componentWeights[c] * (level - other[c]) ** 2, 0))
}

function joinArrays(one: Int32Array, other: Int32Array): Int32Array {
  const both = new Int32Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
