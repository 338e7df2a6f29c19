/** How lines of pixels along one axis lie in memory: pixels per line and their offset, number of lines and theirs. */
export type Axis = { readonly count: number; readonly step: number; readonly lines: number; readonly lineStep: number }

/** Where the cells of a picture end along one axis, in order. */
export type Cuts = {
  /** Pixel borders that represent them. */
  readonly cracks: readonly number[]
  /** Their coordinates, pixels. */
  readonly places: readonly number[]
  /** For each pixel along the axis, a pixel that lies wholly in its cell. */
  readonly pure: Int32Array
  /** For each pixel that is cut, the share that belongs to the cell after the cut; 0 elsewhere. */
  readonly shares: Float64Array
}

// Pixels; a thinner cell shows no pixel of its own colour.
const CELL_MIN = 2
// Levels by which rounding changes a blend.
const BLEND_MISS = 3

/**
 * The cuts at which something changes: a changing border with unchanged ones on both sides is a cut, and two in a row
 * are one cut inside the pixel between them, whose place all lines determine together. Undefined where changing borders
 * are closer, as around slanted edges.
 *
 * @param changes 1 for every border at which some line changes, indexed by the pixel after it
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
 * Share of the neighbour after a pixel in its colour, the rest being the neighbour before it: least squares over all
 * lines, without those in which something else is mixed in; one half if that is so in all. Undefined where no line
 * changes between the two.
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

/** Terms of the least squares, and the distance of the pixel from any blend of its two neighbours, levels. */
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
