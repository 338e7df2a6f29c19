import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { inkAreas } from '../map/ink-areas.ts'
import { isOnFrame, stepsAround } from './around-pixels.ts'
import { componentWeights, inkComponents, type PictureModel } from './picture-model.ts'

// Pixels of the smallest and of the largest form; larger ones are areas.
const PIXELS_MIN = 2
const PIXELS_MAX = 4000
// How far the form's colour may be from a mix of the ink with the ground, as a share of the form's contrast, and how
// many times as far it must be from a mix of any other ink.
const MISS_MAX = 0.25
const APART_MIN = 1.5
// Contrast that a form shows, in contrasts of its ink, by how narrow or wide its labels are.
const SHARE_MIN = 0.4
const SHARE_MAX = 1.4
// Squared error that one ink may add, for each of the form's pixels and of the variance of labels' errors. Of 1, 2, 3
// and 5 the one that leaves sheets of many small pictures as they were and still gives letters one ink.
const WORSE_MAX = 2.5
// Visits of pixels, beside the indices of inks.
const NEVER = 255
const ONGOING = 254
const IN_FORM = 253

/** A connected form whose pixels have any inks but that of its ground, and show none of them pure. */
type Form = { readonly ground: number; readonly pixels: Int32Array }

type Search = {
  readonly map: LabelMap
  readonly model: PictureModel
  readonly inks: Inks
  readonly colors: Float64Array
  /** Pixels that each ink had before. */
  readonly areas: Int32Array
  /** For each pixel `NEVER`, `ONGOING`, `IN_FORM`, or the last ground on which it was part of an area. */
  readonly visits: Uint8Array
  readonly queue: Int32Array
  readonly steps: readonly number[]
}

/**
 * Gives one ink to each small form, such as a letter, that is nowhere wide enough to show its ink and so was labelled
 * in several. Blur, which compression makes wider in colour than in lightness, changes what each of its pixels shows,
 * but not their sum: how the whole form differs from its ground tells its ink. Forms between two inks stay. Changes
 * `map` and the model's residual.
 *
 * @param sigma standard deviation of what labels miss at a blurred edge, levels
 */
export function unifyForms(map: LabelMap, model: PictureModel, inks: Inks, sigma: number): void {
  const { ink, width } = map
  const search: Search = {
    ...{ map, model, inks, colors: inkComponents(inks), areas: inkAreas(map, inks.count) },
    ...{ visits: new Uint8Array(ink.length).fill(NEVER), queue: new Int32Array(PIXELS_MAX), steps: stepsAround(width) },
  }
  const { visits } = search
  for (let pixel = width + 1; pixel < ink.length - width; pixel++) {
    const ground = ink[pixel - 1]
    if (ink[pixel] === ground || ground === inks.transparent || model.isInside[pixel] !== 0) continue
    if (visits[pixel] === IN_FORM || visits[pixel] === ground) continue
    const form = collectForm(search, pixel, ground)
    if (form) unify(search, form, sigma)
  }
}

/** The form around a pixel; undefined where it is an area, or touches one or the frame. */
function collectForm(search: Search, start: number, ground: number): Form | undefined {
  const { map, visits, queue, steps } = search
  let count = 1
  let isForm = true
  queue[0] = start
  visits[start] = ONGOING
  for (let at = 0; at < count && isForm; at++) {
    if (isOnFrame(map, queue[at])) isForm = false
    for (let i = 0; i < steps.length && isForm; i++) {
      const next = queue[at] + steps[i]
      if (map.ink[next] === ground || visits[next] === ONGOING || visits[next] === IN_FORM) continue
      if (count === PIXELS_MAX || isArea(search, next, ground)) isForm = false
      else {
        visits[next] = ONGOING
        queue[count++] = next
      }
    }
  }
  for (let at = 0; at < count; at++) visits[queue[at]] = isForm ? IN_FORM : ground
  return isForm && count >= PIXELS_MIN ? { ground, pixels: queue.slice(0, count) } : undefined
}

function isArea({ map, model, inks, visits }: Search, pixel: number, ground: number): boolean {
  return model.isInside[pixel] !== 0 || visits[pixel] === ground || map.ink[pixel] === inks.transparent
}

function unify(search: Search, form: Form, sigma: number): void {
  const { map, model } = search
  const before = Uint8Array.from(form.pixels, (pixel) => map.ink[pixel])
  const error = errorOf(model, form)
  const first = before[0]
  repaint(search, form, () => first)
  const ink = inkOf(search, form, first)
  if (ink !== undefined) repaint(search, form, () => ink)
  const errorMax = error + WORSE_MAX * sigma * sigma * form.pixels.length
  if (ink === undefined || errorOf(model, form) > errorMax) repaint(search, form, (at) => before[at])
}

/** The ink that a form is of, all of which is labelled `labelled`; undefined where that is not plain. */
function inkOf({ model, inks, areas, colors }: Search, form: Form, labelled: number): number | undefined {
  const seen = residualOf(model, form)
  const way = [0, 1, 2].map((c) => colors[labelled * 3 + c] + seen[c] - colors[form.ground * 3 + c])
  let [best, least, second] = [-1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let ink = 0; ink < inks.count; ink++) {
    if (ink === form.ground || ink === inks.transparent || areas[ink] === 0) continue
    const span = [0, 1, 2].map((c) => colors[ink * 3 + c] - colors[form.ground * 3 + c])
    const share = dot(way, span) / Math.max(1, dot(span, span))
    if (share < SHARE_MIN || share > SHARE_MAX) continue
    const gap = way.map((part, c) => part - share * span[c])
    const miss = Math.sqrt(dot(gap, gap) / dot(span, span)) / share
    if (miss < least) [best, least, second] = [ink, miss, least]
    else if (miss < second) second = miss
  }
  return best >= 0 && least < MISS_MAX && second > APART_MIN * least ? best : undefined
}

/** Sum of each component's residual at a form and around it, for each of the form's pixels. */
function residualOf({ board: { mask }, residual }: PictureModel, { pixels }: Form): readonly number[] {
  mask.draw(pixels, pixels.length)
  const sums = [0, 0, 0]
  for (let i = 0; i < mask.touched.count; i++)
    for (let c = 0; c < 3; c++) sums[c] += residual[c][mask.touched.pixels[i]]
  return sums.map((sum) => sum / pixels.length)
}

/** Sum of the squared residual at a form and around it. */
function errorOf({ board: { mask }, residual }: PictureModel, { pixels }: Form): number {
  mask.draw(pixels, pixels.length)
  let sum = 0
  for (let i = 0; i < mask.touched.count; i++)
    for (let c = 0; c < 3; c++) sum += componentWeights[c] * residual[c][mask.touched.pixels[i]] ** 2
  return sum
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, part, c) => sum + componentWeights[c] * part * other[c], 0)
}

/** Gives each pixel of a form the ink that is wanted for it. */
function repaint({ map, model: { board }, colors }: Search, { pixels }: Form, wanted: (at: number) => number): void {
  const moves = new Map<number, number[]>()
  for (let at = 0; at < pixels.length; at++) {
    const [from, to] = [map.ink[pixels[at]], wanted(at)]
    if (from === to) continue
    const move = moves.get(from * 256 + to)
    if (move) move.push(pixels[at])
    else moves.set(from * 256 + to, [pixels[at]])
    map.ink[pixels[at]] = to
  }
  for (const [key, moved] of moves) {
    const [from, to] = [key >> 8, key & 255]
    const [light, blue, red] = [0, 1, 2].map((c) => colors[to * 3 + c] - colors[from * 3 + c])
    board.mask.draw(Int32Array.from(moved), moved.length)
    board.call.takeMasks(light, blue, red)
  }
}
