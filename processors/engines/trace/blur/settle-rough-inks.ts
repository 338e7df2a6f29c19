import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { inkAreas } from '../map/ink-areas.ts'
import type { BlurBoard } from './blur-board.ts'
import { componentOf, componentWeights, inkComponents, type PictureModel, rgbOfComponents } from './picture-model.ts'
import { type RoughInk, weakenedInk } from './weakened-ink.ts'

// An ink shown pure by so many pixels is known.
const PURE_PIXELS_MIN = 48
// Distance in RGB levels below which the deblurred colours of two lines are one ink.
const ONE_INK_GAP = 42

/**
 * Deblurs the colour of inks that no pixel shows pure. Compression spreads the colour next to a line into it, so that
 * one ink is found several times, for example as brown next to orange and as dark green next to green; these are
 * merged, and so are lines that show a known ink weakly with that. Lightness is left as it was seen, since it would absorb the error of labels wider or narrower than the line.
 * Changes `map` and the model's residual.
 *
 * @param pure number of pixels that show each ink pure; 0 for inks past its end
 */
export function settleRoughInks(map: LabelMap, model: PictureModel, inks: Inks, pure: Uint32Array): Inks {
  const rough = listRough(map, inks, pure)
  if (rough.length === 0) return inks
  for (const own of rough) settleColor(model.board, own)
  const joined = joinAlike(map, model.board, joinWeakened(map, model.board, inks, pure, rough))
  for (const own of joined) settleColor(model.board, own)
  const values = inks.values.slice()
  for (const { ink, color } of joined) values.set(rgbOfComponents(color[0], color[1], color[2]), ink * 4)
  return { ...inks, values }
}

function listRough(map: LabelMap, inks: Inks, pure: Uint32Array): RoughInk[] {
  const colors = inkComponents(inks)
  const isRough = Uint8Array.from({ length: inks.count }, (_, own) => ((pure[own] ?? 0) < PURE_PIXELS_MIN ? 1 : 0))
  if (inks.transparent >= 0) isRough[inks.transparent] = 0
  if (!isRough.includes(1)) return []
  const areas = inkAreas(map, inks.count)
  const places = Array.from(areas, (area, own) => new Int32Array(isRough[own] === 1 ? area : 0))
  const met = new Int32Array(inks.count)
  for (let first = 0; first < map.ink.length; first += map.width) listRow(map, first, isRough, places, met)
  return places
    .map((pixels, own) => ({ ink: own, pixels, color: [...colors.slice(own * 3, own * 3 + 3)] }))
    .filter(({ pixels }) => pixels.length > 0)
    .sort((a, b) => b.pixels.length - a.pixels.length)
}

/** Appends the pixels of a row to the lists of their inks, behind the `met` that are there. */
function listRow(
  { ink, width }: LabelMap,
  first: number,
  isRough: Uint8Array,
  places: readonly Int32Array[],
  met: Int32Array,
): void {
  for (let pixel = first; pixel < first + width; pixel++) {
    const own = ink[pixel]
    if (isRough[own] === 1) places[own][met[own]++] = pixel
  }
}

/** Gives an ink the colour differences with the smallest residual, keeping its lightness and all other inks. */
function settleColor({ mask, call, along, length }: BlurBoard, { pixels, color }: RoughInk): void {
  mask.draw(pixels, pixels.length)
  call.readMasks()
  const wanted = color.map((level, c) => (c === 0 ? level : level + along[c] / length[c]))
  const [red, green, blue] = rgbOfComponents(wanted[0], wanted[1], wanted[2])
  recolor(
    call,
    color,
    [0, 1, 2].map((c) => componentOf([red, green, blue, 255], 0, c)),
  )
}

/** Changes the colour of the ink in the mask. */
function recolor(call: BlurBoard['call'], color: number[], next: readonly number[]): void {
  call.takeMasks(next[0] - color[0], next[1] - color[1], next[2] - color[2])
  for (let c = 0; c < 3; c++) color[c] = next[c]
}

/** Gives the pixels of inks that are known ones seen weakly to those; returns the others. */
function joinWeakened(
  map: LabelMap,
  { mask, call }: BlurBoard,
  inks: Inks,
  pure: Uint32Array,
  rough: readonly RoughInk[],
): RoughInk[] {
  const colors = inkComponents(inks)
  const known = Array.from(pure.keys()).filter((ink) => ink !== inks.transparent && pure[ink] >= PURE_PIXELS_MIN)
  return rough.filter((own) => {
    const same = weakenedInk(map, inks, known, own)
    if (same === undefined) return true
    mask.draw(own.pixels, own.pixels.length)
    recolor(call, own.color, [...colors.subarray(same * 3, same * 3 + 3)])
    for (const pixel of own.pixels) map.ink[pixel] = same
    return false
  })
}

/** Merges equal inks into the one with the most pixels; returns the remaining ones, the largest first. */
function joinAlike(map: LabelMap, { mask, call }: BlurBoard, rough: readonly RoughInk[]): RoughInk[] {
  const left: RoughInk[] = []
  for (const own of rough) {
    const same = left.find((other) => gapBetween(own.color, other.color) < ONE_INK_GAP)
    if (!same) {
      left.push(own)
      continue
    }
    mask.draw(own.pixels, own.pixels.length)
    recolor(call, own.color, same.color)
    for (const pixel of own.pixels) map.ink[pixel] = same.ink
    same.pixels = joinArrays(same.pixels, own.pixels)
  }
  return left
}

/** Distance in RGB levels of two colours given as lightness and two colour differences. */
function gapBetween(one: readonly number[], other: readonly number[]): number {
  return Math.sqrt(one.reduce((sum, level, c) => sum + componentWeights[c] * (level - other[c]) ** 2, 0))
}

function joinArrays(one: Int32Array, other: Int32Array): Int32Array {
  const both = new Int32Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
