import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import type { Inks } from '../inks/find-inks.ts'
import { TRANSPARENT_ALPHA } from '../inks/ink-evidence.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { compiledSplit } from './compiled-split.ts'

type Kernels = typeof import('./split-kernel.ts')
type Run = Extract<keyof Kernels, 'gatherRow' | 'listTones' | 'measureGroup' | 'splitGroup' | 'settleRound'>
type Placed = Extract<keyof Kernels, 'pixels' | 'centers' | 'nearest'>

const open = openCompiled<Run, Placed>(compiledSplit.module, [
  'gatherRow',
  'listTones',
  'measureGroup',
  'splitGroup',
  'settleRound',
])
const WORD = 4
const NUMBER = 8

/** Colours of a picture with their weights, in the kernels' memory. */
type ToneSplit = {
  readonly call: ReturnType<typeof open>['runs']
  readonly count: number
  readonly transparent: boolean
  /** Mean and covariances of the group that was measured last. */
  readonly group: Float64Array
  /** Plane by which a group is divided: a colour on it, and its normal. */
  readonly cut: Float64Array
  /** Three numbers (0..255) per ink. */
  readonly centers: Float64Array
}

// Levels; inks that move by less have settled. In the end each becomes the mean of its own pixels anyway.
const SHIFT_MIN = 1

/**
 * Finds the inks with the smallest squared error over a photograph. The group of colours with the largest error is
 * split along its principal axis until there are enough; then k-means (Lloyd's algorithm) refines the means. Source: X.
 * Wu, "Efficient statistical computations for optimal color quantization" (1991); S. Lloyd (1982). The distance is that
 * in plain RGB, in which the drawing will be compared with the picture.
 *
 * @param count most inks, transparent not counted
 * @param iterMax most rounds of refinement
 */
export function findTones(plane: PixelPlane, count: number, iterMax: number): Inks {
  const split = gatherTones(plane, count)
  const drawn = splitTones(split, Math.min(count, split.count))
  const rounds = settleCenters(split, drawn, iterMax)
  const { centers, transparent } = split
  const total = drawn + (transparent ? 1 : 0)
  const values = new Float64Array(total * 4)
  for (let ink = 0; ink < drawn; ink++) values.set([...centers.subarray(ink * 3, ink * 3 + 3), 255], ink * 4)
  return { count: total, values, transparent: transparent ? drawn : -1, rounds }
}

function gatherTones({ data, width, height }: PixelPlane, most: number): ToneSplit {
  const kernels = open()
  const call = kernels.runs
  const { buffer, at } = placeArrays(kernels, compiledSplit.size, {
    ...{ pixels: WORD * width, centers: NUMBER * 3 * most, nearest: NUMBER * 4 * most },
  })
  const words = new Int32Array(data.buffer, data.byteOffset, width * height)
  const row = new Int32Array(buffer, at.pixels, width)
  let met = 0
  for (let first = 0; first < words.length; first += width) {
    row.set(words.subarray(first, first + width))
    met += call.gatherRow(width, TRANSPARENT_ALPHA)
  }
  return {
    ...{ call, count: call.listTones(), transparent: met < words.length },
    group: new Float64Array(buffer, compiledSplit.at.group, 9),
    cut: new Float64Array(buffer, compiledSplit.at.cut, 6),
    centers: new Float64Array(buffer, at.centers, 3 * most),
  }
}

/** Divides all colours into at most `count` groups and stores their means; returns the number of groups. */
function splitTones(split: ToneSplit, count: number): number {
  const groups: Group[] = split.count > 0 ? [measureGroup(split, 0, split.count)] : []
  while (groups.length < count) {
    let worst = 0
    for (let i = 1; i < groups.length; i++) if (groups[i].error > groups[worst].error) worst = i
    const { from, to, mean, axis } = groups[worst]
    split.cut.set(mean)
    split.cut.set(axis, 3)
    const middle = split.call.splitGroup(from, to)
    if (middle === from || middle === to) break
    groups.splice(worst, 1, measureGroup(split, from, middle), measureGroup(split, middle, to))
  }
  for (let i = 0; i < groups.length; i++) split.centers.set(groups[i].mean, i * 3)
  return groups.length
}

/** A group of colours, consecutive in the kernels' order. */
type Group = {
  readonly from: number
  readonly to: number
  readonly mean: Float64Array
  /** Direction of their largest variance. */
  readonly axis: readonly number[]
  /** Sum over the pixels of the squared distance to the mean along that direction. */
  readonly error: number
}

function measureGroup({ call, group }: ToneSplit, from: number, to: number): Group {
  call.measureGroup(from, to)
  return { from, to, mean: group.slice(0, 3), ...widestAxis(group) }
}

const POWER_ROUNDS = 12

/** The first principal axis of the covariance matrix, by power iteration, and the variance along it. */
function widestAxis({
  3: reds,
  4: greens,
  5: blues,
  6: redGreen,
  7: redBlue,
  8: greenBlue,
}: Float64Array): Pick<Group, 'axis' | 'error'> {
  let axis: readonly [number, number, number] = [0.577, 0.578, 0.576]
  let error = 0
  for (let round = 0; round < POWER_ROUNDS; round++) {
    const [x, y, z] = axis
    const nextX = reds * x + redGreen * y + redBlue * z
    const nextY = redGreen * x + greens * y + greenBlue * z
    const nextZ = redBlue * x + greenBlue * y + blues * z
    error = Math.hypot(nextX, nextY, nextZ)
    if (error < 1e-9) break
    axis = [nextX / error, nextY / error, nextZ / error]
  }
  return { axis, error }
}

/** Lloyd's rounds of k-means, in place; returns how many were run. */
function settleCenters({ call, count }: ToneSplit, drawn: number, iterMax: number): number {
  for (let round = 1; round <= iterMax; round++) if (call.settleRound(count, drawn) < SHIFT_MIN) return round
  return iterMax
}
