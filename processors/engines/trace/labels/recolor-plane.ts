import { clamp } from '../../numbers/clamp.ts'
import type { Exchange } from '../inks/exchange-inks.ts'
import type { Inks } from '../inks/find-inks.ts'
import { levelOf } from '../picture/light-levels.ts'
import { layPixels, visitPixels } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { LabelMap } from './merge-specks.ts'

/** A picture, its inks, and the ink that each pixel has most of. */
export type KnownPicture = { readonly plane: PixelPlane; readonly map: LabelMap; readonly inks: Inks }

const LEVELS = 256

/**
 * The picture in other inks: every pixel gets as much of each new ink as it had of the ink that is exchanged for it. A
 * pixel shared by two inks is unmixed by its colour, among the inks of the pixels around it.
 *
 * @param reach distance that an edge spreads into the areas beside it, pixels
 * @param levels scale in which colours blend linearly, by coded value: the values themselves, or light
 */
export function recolorPlane(
  { plane, map, inks }: KnownPicture,
  { target, inks: others }: Exchange,
  reach: number,
  levels: Float64Array,
): PixelPlane {
  const data = new Uint8Array(plane.data.length)
  const words = new Uint32Array(data.buffer)
  const colors = new Uint32Array(Uint8Array.from(others.values, Math.round).buffer)
  const mix: Mix = {
    own: levelled(inks, levels),
    other: levelled(others, levels),
    levels,
    found: new Uint8Array(LEVELS),
    near: [],
  }
  visitPixels(layPixels(plane).changes, plane.width, (pixel, count, isFlat) => {
    if (isFlat) {
      words.fill(colors[target[map.ink[pixel]]], pixel, pixel + count)
      return
    }
    listNear(map, pixel, reach, mix)
    if (mix.near.every((ink) => target[ink] === target[mix.near[0]])) words[pixel] = colors[target[mix.near[0]]]
    else writeMix(plane.data, data, pixel * 4, target, mix)
  })
  return { ...plane, data }
}

type Mix = {
  /** The inks of the picture and those that replace them, in the linear scale. */
  readonly own: Float64Array
  readonly other: Float64Array
  readonly levels: Float64Array
  /** 1 for each ink of `near`. */
  readonly found: Uint8Array
  /** The inks around the pixel, its own first. */
  readonly near: number[]
}

function levelled({ values }: Inks, levels: Float64Array): Float64Array {
  return values.map((value, at) => ((at & 3) === 3 ? value : levelOf(levels, value)))
}

function listNear({ ink, width, height, wrap }: LabelMap, pixel: number, reach: number, { near, found }: Mix): void {
  for (const old of near) found[old] = 0
  near.length = 0
  const add = (other: number): void => {
    if (found[other] === 1) return
    found[other] = 1
    near.push(other)
  }
  add(ink[pixel])
  const y = Math.floor(pixel / width)
  const x = pixel - y * width
  for (let dy = -reach; dy <= reach; dy++) {
    const row = wrap ? (y + dy + height) % height : y + dy
    if (row < 0 || row >= height) continue
    for (let dx = -reach; dx <= reach; dx++) {
      const column = wrap ? (x + dx + width) % width : x + dx
      if (column >= 0 && column < width) add(ink[row * width + column])
    }
  }
}

/** Unmixes the pixel into the two inks that explain it best, and writes the same mix of their replacements. */
function writeMix(source: Uint8Array, data: Uint8Array, at: number, target: Uint8Array, mix: Mix): void {
  const { own, other, levels, near } = mix
  const pixel = [levels[source[at]], levels[source[at + 1]], levels[source[at + 2]], source[at + 3]]
  let [one, two, share] = [near[0], near[0], 0]
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < near.length; i++)
    for (let j = i + 1; j < near.length; j++) {
      const [shareOfSecond, miss] = shareOf(pixel, own, near[i] * 4, near[j] * 4)
      if (miss >= least) continue
      least = miss
      ;[one, two, share] = [near[i], near[j], shareOfSecond]
    }
  const [a, b] = [target[one] * 4, target[two] * 4]
  for (let c = 0; c < 4; c++) {
    const value = other[a + c] + share * (other[b + c] - other[a + c])
    data[at + c] = Math.round(c === 3 ? value : codedOf(levels, value))
  }
}

/** Share of the second ink in the mix that is nearest to the pixel, and the squared distance of that mix. */
function shareOf(pixel: readonly number[], inks: Float64Array, one: number, two: number): readonly [number, number] {
  let along = 0
  let length = 0
  for (let c = 0; c < 4; c++) {
    const way = inks[two + c] - inks[one + c]
    along += way * (pixel[c] - inks[one + c])
    length += way * way
  }
  const share = length === 0 ? 0 : clamp(along / length, 0, 1)
  let miss = 0
  for (let c = 0; c < 4; c++) miss += (inks[one + c] + share * (inks[two + c] - inks[one + c]) - pixel[c]) ** 2
  return [share, miss]
}

/** The coded value of a level, interpolated. */
function codedOf(levels: Float64Array, level: number): number {
  let low = 0
  let high = LEVELS - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (levels[middle] <= level) low = middle
    else high = middle
  }
  const step = levels[high] - levels[low]
  return step === 0 ? low : low + (level - levels[low]) / step
}
