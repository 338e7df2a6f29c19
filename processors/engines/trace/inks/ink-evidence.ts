import type { PixelList } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { createCrestBoard } from './crest-board.ts'

/** Colours seen at 6 bits a channel, in the order in which they were met. */
export type ColorBins = {
  readonly bins: number[]
  /** Pixels, and their sums of red, green and blue: four numbers a bin. */
  readonly sums: number[]
  /** The colour that most plain pixels of a bin may have, packed, and by how many pixels it leads: two numbers a bin. */
  readonly leads: number[]
  /** Place in `bins` of each colour, counted from 1; 0 where it was not met. */
  readonly places: Int32Array
}

export type InkEvidence = {
  /** Pixels that equal their four neighbours within the grain: the inside of an area. */
  readonly interior: ColorBins
  /** Pixels that no mix of opposite neighbours explains: the crest of a line too thin to have an inside. */
  readonly crests: ColorBins
  /** Where those pixels are, in reading order. */
  readonly crestPixels: Int32Array
  /** Pixels that are (nearly) fully transparent. */
  readonly transparent: number
}

const BIN_COUNT: number = 64 ** 3
export const TRANSPARENT_ALPHA = 8
const OPAQUE_ALPHA = 248

/** Number of a colour's bin, 0..262143: the upper six bits of red, green and blue (each 0..255). */
export function binOf(red: number, green: number, blue: number): number {
  return ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
}

/**
 * Sorts every pixel into inside, crest or blend. Position decides, not colour: a ramp colour lies between its
 * neighbours, an ink does not. A colour that enough pixels have inside is an ink, and its other pixels are not looked at.
 *
 * @param tolerance levels (0..255) two pixels may differ and still count as equal
 * @param reach pixels from the middle of an edge to its pure sides: 2 for anti-aliasing, more for soft edges
 * @param pixelsMin pixels inside that make an ink
 */
export function collectInkEvidence(
  plane: PixelPlane,
  changes: PixelList,
  tolerance: number,
  reach: number,
  pixelsMin: number,
): InkEvidence {
  const { pixels, rowStarts } = changes
  const board = createCrestBoard(plane, pixels.length)
  const interior = createBins()
  const found: Unsure = { pixels: new Int32Array(pixels.length), count: 0, transparent: 0 }
  const turned = { pixels: board.turnUnlike(pixels, tolerance), rowStarts }
  for (let y = 0; y < plane.height; y++) sortRow(plane, turned, y, interior, found)
  const unsure = found.pixels.subarray(0, dropFounded(plane.data, found, interior, pixelsMin))
  const crestPixels = board.keepCrests(unsure, tolerance, reach).slice()
  const crests = createBins()
  for (let i = 0; i < crestPixels.length; i++) addToBin(crests, plane.data, crestPixels[i] * 4, 1)
  return { interior, crests, crestPixels, transparent: found.transparent }
}

/** Opaque pixels that are no inside, the first `count` of `pixels`, and how many are transparent. */
type Unsure = { readonly pixels: Int32Array; count: number; transparent: number }

/** @param turned pixels unlike a neighbour, those turned round that are no inside */
function sortRow(plane: PixelPlane, turned: PixelList, y: number, interior: ColorBins, found: Unsure): void {
  const { data, width } = plane
  const end = (y + 1) * width
  const { pixels, rowStarts } = turned
  const last = rowStarts[y + 1]
  let next = y * width
  for (let i = rowStarts[y], pixel = next; pixel < end; pixel = next) {
    const isInside = i < last && pixels[i] >= 0
    const change = i === last ? end : isInside ? pixels[i] : -1 - pixels[i]
    const isChange = pixel === change
    next = isChange ? pixel + 1 : change
    if (isChange) i++
    const alpha = data[pixel * 4 + 3]
    if (alpha < TRANSPARENT_ALPHA) found.transparent += next - pixel
    if (alpha < OPAQUE_ALPHA) continue
    if (!isChange) addPlain(interior, data, pixel * 4, next - pixel)
    else if (isInside) addToBin(interior, data, pixel * 4, 1)
    else found.pixels[found.count++] = pixel
  }
}

/** Drops the pixels, in place, whose colour has as many pixels inside as make an ink; returns how many are left. */
function dropFounded(
  data: Uint8Array,
  { pixels, count }: Unsure,
  { sums, places }: ColorBins,
  pixelsMin: number,
): number {
  const isFounded = Uint8Array.from({ length: sums.length / 4 + 1 }, (_, place) =>
    place > 0 && sums[(place - 1) * 4] >= pixelsMin ? 1 : 0,
  )
  let kept = 0
  for (let i = 0; i < count; i++) {
    const at = pixels[i] * 4
    if (isFounded[places[binOf(data[at], data[at + 1], data[at + 2])]] === 0) pixels[kept++] = pixels[i]
  }
  return kept
}

function createBins(): ColorBins {
  return { bins: [], sums: [], leads: [], places: new Int32Array(BIN_COUNT) }
}

function addToBin({ bins, sums, leads, places }: ColorBins, data: Uint8Array, at: number, count: number): number {
  const bin = binOf(data[at], data[at + 1], data[at + 2])
  if (places[bin] === 0) {
    places[bin] = bins.push(bin)
    sums.push(0, 0, 0, 0)
    leads.push(0, 0)
  }
  const place = (places[bin] - 1) * 4
  sums[place] += count
  sums[place + 1] += count * data[at]
  sums[place + 2] += count * data[at + 1]
  sums[place + 3] += count * data[at + 2]
  return places[bin] - 1
}

/** Adds pixels whose neighbours all have their very colour. Source: Boyer and Moore, "MJRTY" (1981). */
function addPlain(found: ColorBins, data: Uint8Array, at: number, count: number): void {
  const lead = addToBin(found, data, at, count) * 2
  const color = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
  const { leads } = found
  if (leads[lead] === color) leads[lead + 1] += count
  else if (count <= leads[lead + 1]) leads[lead + 1] -= count
  else {
    leads[lead] = color
    leads[lead + 1] = count - leads[lead + 1]
  }
}
