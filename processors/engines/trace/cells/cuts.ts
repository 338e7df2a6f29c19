/** How lines of pixels lie in memory along one axis: how many there are, and how far from each other. */
export type Axis = { readonly count: number; readonly step: number; readonly lines: number; readonly lineStep: number }

/** Where the cells of a picture end along one axis, in order. */
export type Cuts = {
  /** Pixel borders that stand for them. */
  readonly cracks: readonly number[]
  /** Where they lie, in pixels. */
  readonly places: readonly number[]
  /** For each pixel along the axis one that lies wholly in its cell. */
  readonly pure: Int32Array
  /** Of each pixel that is cut the share that belongs to the cell after the cut; 0 elsewhere. */
  readonly shares: Float64Array
}

// A cell thinner than this shows no pixel of its own colour.
const CELL_MIN = 2
// What rounding leaves of a blend, levels.
const BLEND_MISS = 3

/**
 * The cuts behind the pixel borders at which anything changes: one border alone is a cut, two in a row are one within the pixel
 * between them, whose place all its lines tell together. Undefined where borders lie closer, as round any slanted edge.
 *
 * @param changes 1 for every border at which a line changes, counted by the pixel after it
 */
export function readCuts(data: Uint8Array, axis: Axis, changes: Uint8Array): Cuts | undefined {
  const cracks: number[] = []
  const places: number[] = []
  const pure = Int32Array.from({ length: axis.count }, (_, i) => i)
  const shares = new Float64Array(axis.count)
  for (let at = 1; at < axis.count; at++) {
    if (changes[at] === 0) continue
    let place = at
    if (changes[at + 1] === 1) {
      if (changes[at + 2] === 1 || at + 1 === axis.count) return undefined
      const share = shareAfter(data, axis, at)
      if (share === undefined) return undefined
      place = at + 1 - share
      shares[at] = share
      pure[at] = share > 0.5 ? at + 1 : at - 1
    }
    const crack = shares[at] > 0 && shares[at] <= 0.5 ? at + 1 : at
    const before = cracks.at(-1)
    if (before !== undefined && crack - before < CELL_MIN) return undefined
    cracks.push(crack)
    places.push(place)
    if (shares[at] > 0) at++
  }
  return { cracks, places, pure, shares }
}

/**
 * What part of a pixel's colour is its next neighbour's and not the one's before it: of all lines by least squares, without those
 * in which something else shines through; a half where it does in all of them. Undefined where no line changes from side to side.
 */
function shareAfter(data: Uint8Array, axis: Axis, at: number): number | undefined {
  const share = shareOfLines(data, axis, at, BLEND_MISS) ?? shareOfLines(data, axis, at, Number.POSITIVE_INFINITY)
  return share === undefined || (share > 0 && share < 1) ? share : 0.5
}

function shareOfLines(
  data: Uint8Array,
  { step, lines, lineStep }: Axis,
  at: number,
  missMax: number,
): number | undefined {
  let mixed = 0
  let whole = 0
  for (let line = 0; line < lines; line++) {
    const blend = blendAt(data, (line * lineStep + at * step) * 4, step * 4)
    if (blend.miss > missMax) continue
    mixed += blend.mixed
    whole += blend.whole
  }
  return whole > 0 ? mixed / whole : undefined
}

/** The products that least squares sums, and how far the pixel is from any blend of the two beside it, levels. */
function blendAt(data: Uint8Array, pixel: number, step: number): { mixed: number; whole: number; miss: number } {
  let mixed = 0
  let whole = 0
  for (let channel = pixel; channel < pixel + 4; channel++) {
    const contrast = data[channel + step] - data[channel - step]
    mixed += (data[channel] - data[channel - step]) * contrast
    whole += contrast * contrast
  }
  let miss = 0
  const share = whole === 0 ? 0 : mixed / whole
  for (let channel = pixel; channel < pixel + 4; channel++) {
    const blend = data[channel - step] + share * (data[channel + step] - data[channel - step])
    miss = Math.max(miss, Math.abs(data[channel] - blend))
  }
  return { mixed, whole, miss }
}
