import { fillPlane, valueAt } from './fill-plane.ts'
import { joinAreas, markLargest } from './join-areas.ts'
import { countFrom, isInside, meanOf } from './judge-light.ts'
import type { LightBoard } from './light-board.ts'
import { explainedShare, straysOfGroups, withoutLight } from './light-field.ts'
import type { PixelPlane } from './pixels.ts'

// Blocks of the ground among all that hold no edge, and how light it is.
const GROUND_SHARE_MIN = 0.6
const GROUND_LEVEL_MIN = 140
// Fewer blocks of figures tell nothing: whatever is pale all over would be ground.
const FIGURE_SHARE_MIN = 0.02
// Figures have no say in this light. Measured of flat art on stained, creased and shaded paper: they stray by 3.6
// levels at most once it is off, by no more than 1.06 of what they did, and inside 0.9 of them are explained; figures
// of photographs on light grounds stray by 4.4 levels and more.
const FIGURE_STRAY_MAX = 4
const FIGURES_LEFT_MAX = 1.1
const FIGURES_EXPLAINED_MIN = 0.85
const FIGURES_INSIDE_MIN = 20
// What is left of what all blocks stray by.
const STRAY_LEFT_MAX = 0.7
// Light farther from that of most of the ground is no stain.
const FALL_MAX = Math.log(2.5)

/** Light at each place of a picture as its ground shows it. */
export type GroundLight = {
  /** Natural logarithms for each channel, a value a block, against the light of most of the ground. */
  readonly logs: readonly Float32Array[]
  /** What each block is of under even light: 0 the ground, more a figure, -1 where there is an edge. */
  readonly inks: Int32Array
}

/**
 * Finds the light that a light ground shows, as stains, creases, what shines through and soft shadows leave it on
 * paper; undefined where there is no such ground, or where the figures on it are no flat inks under this light.
 *
 * @param board with its areas, and logarithms of their levels
 * @param grain deviation of the grain that is left in the means of blocks, levels
 */
export function findGroundLight(board: LightBoard, grain: number): GroundLight | undefined {
  // Most pictures have no such ground, which is seen before all areas are told apart.
  if (!isWide(board, markLargest(board.areas, board.means))) return undefined
  const first = lightUnder(board, joinAreas(board.areas, board.means))
  // Of most photographs the first look shows it.
  if (!first || meanOf(board.strays, first.inks, 1) > 1.5 * FIGURE_STRAY_MAX) return undefined
  const light = lightUnder(board, first.inks)
  return light && isFlat(board, light.inks, grain) ? light : undefined
}

/** The light of what is ground so far, and what each block is of under it; how far they stray is left on the board. */
function lightUnder(board: LightBoard, found: Int32Array): GroundLight | undefined {
  if (!isWide(board, found)) return undefined
  const logs = lightOfGround(board, found)
  const all = interleave(logs)
  const inks = joinAreas(board.areas, withoutLight(board, all))
  straysOfGroups(board, inks, all)
  return isWide(board, inks) ? { logs, inks } : undefined
}

function isWide({ means }: LightBoard, inks: Int32Array): boolean {
  const all = countFrom(inks, 0)
  const ground = all - countFrom(inks, 1)
  if (ground === 0 || ground < GROUND_SHARE_MIN * all) return false
  let green = 0
  for (let block = 0; block < inks.length; block++) if (inks[block] === 0) green += means[block * 3 + 1]
  return green > GROUND_LEVEL_MIN * ground
}

/** Of each channel, from the blocks inside the ground. */
function lightOfGround(board: LightBoard, inks: Int32Array): readonly Float32Array[] {
  const { across, down, levelLogs } = board
  const weights = new Float32Array(inks.length)
  for (let block = 0; block < inks.length; block++) if (inks[block] === 0 && isInside(board, block)) weights[block] = 1
  return [0, 1, 2].map((c) => {
    const values = new Float32Array(inks.length)
    for (let block = 0; block < inks.length; block++)
      if (weights[block] > 0) values[block] = meanRound(levelLogs, block * 3 + c, 3 * across)
    const known = values.filter((_, block) => weights[block] > 0).sort()
    const most = known[known.length >> 1] ?? 0
    const filled = fillPlane({ across, down, values, weights })
    for (let block = 0; block < filled.length; block++)
      filled[block] = Math.max(-FALL_MAX, Math.min(FALL_MAX, filled[block] - most))
    return filled
  })
}

/** A value smoothed with the eight round it, in which grain is three eighths of what it was. */
function meanRound(values: Float64Array, at: number, row: number): number {
  let sum = 0
  for (let middle = at - row; middle <= at + row; middle += row)
    sum += (middle === at ? 2 : 1) * (values[middle - 3] + 2 * values[middle] + values[middle + 3])
  return sum / 16
}

/** Three values a block. */
function interleave(logs: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(3 * logs[0].length)
  for (let c = 0; c < 3; c++) for (let block = 0; block < logs[c].length; block++) out[block * 3 + c] = logs[c][block]
  return out
}

/** Whether nearly all blocks are of their inks once the light is off. */
function isFlat(board: LightBoard, inks: Int32Array, grain: number): boolean {
  const strays = board.strays.slice()
  if (countFrom(inks, 1) < FIGURE_SHARE_MIN * countFrom(inks, 0)) return false
  const straysLit = straysOfGroups(board, inks)
  if (meanOf(strays, inks, 0) > STRAY_LEFT_MAX * meanOf(straysLit, inks, 0)) return false
  const left = meanOf(strays, inks, 1)
  if (left > FIGURE_STRAY_MAX || left > FIGURES_LEFT_MAX * meanOf(straysLit, inks, 1)) return false
  const inside = inks.map((ink, block) => (ink > 0 && isInside(board, block) ? ink : -1))
  return countFrom(inside, 0) < FIGURES_INSIDE_MIN || explainedShare(strays, inside, grain) > FIGURES_EXPLAINED_MIN
}

/** The picture under the light of most of its ground; a block is `side` pixels wide. */
export function divideByGround(
  plane: PixelPlane,
  { across, down, side }: LightBoard,
  { logs }: GroundLight,
): PixelPlane {
  const { width, height } = plane
  const data = plane.data.slice()
  const row = new Float32Array(across)
  for (let c = 0; c < 3; c++)
    for (let y = 0; y < height; y++) {
      for (let column = 0; column < across; column++)
        row[column] = Math.exp(-valueAt(logs[c], across, down, column, (y + 0.5) / side - 0.5))
      divideRow(data, y * width * 4 + c, width, row, side)
    }
  return { ...plane, data }
}

/** Brightens one channel of a row by gains that lie `side` pixels apart. */
function divideRow(data: Uint8Array, first: number, width: number, gains: Float32Array, side: number): void {
  const last = gains.length - 1
  for (let x = 0; x < width; x++) {
    const place = Math.max(0, Math.min(last, (x + 0.5) / side - 0.5))
    const column = Math.min(last, Math.floor(place))
    const own = gains[column]
    const gain = own + (place - column) * (gains[Math.min(last, column + 1)] - own)
    data[first + x * 4] = Math.min(255, Math.round(data[first + x * 4] * gain))
  }
}
