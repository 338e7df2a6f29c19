import { clamp } from '../../numbers/clamp.ts'
import { fillPlane, valueAt } from './fill-plane.ts'
import { joinAreas, markLargest } from './join-areas.ts'
import { countFrom, isInside, meanOf } from './judge-light.ts'
import type { LightBoard } from './light-board.ts'
import { explainedShare, straysOfGroups, withoutLight } from './light-field.ts'
import type { PixelPlane } from './pixels.ts'

// Least share of the ground among edge-free blocks, and its least lightness in levels.
const GROUND_SHARE_MIN = 0.6
const GROUND_LEVEL_MIN = 140
// Least share of blocks of figures; with fewer, anything pale would count as ground.
const FIGURE_SHARE_MIN = 0.02
// Limits on figures, which do not take part in the fit. Measured on flat art on stained, creased and shaded paper: they
// deviate by at most 3.6 levels after the illumination is removed, at most 1.06 times as much as before, and 0.9 of
// those inside areas are explained; figures of photographs on light grounds deviate by 4.4 levels and more.
const FIGURE_STRAY_MAX = 4
const FIGURES_LEFT_MAX = 1.1
const FIGURES_EXPLAINED_MIN = 0.85
const FIGURES_INSIDE_MIN = 20
// Largest remaining share of the deviation of all blocks.
const STRAY_LEFT_MAX = 0.7
// Illumination that differs by more from that of most of the ground is not a stain.
const FALL_MAX = Math.log(2.5)

/** Illumination at each place of a picture, as its ground shows it. */
export type GroundLight = {
  /** Natural logarithms per channel, one value per block, relative to the illumination of most of the ground. */
  readonly logs: readonly Float32Array[]
  /** Ink of each block under even illumination: 0 for the ground, more for figures, -1 at an edge. */
  readonly inks: Int32Array
}

/**
 * Finds the illumination that a light ground shows: stains, creases, show-through and soft shadows on paper. Undefined
 * where there is no such ground, or where the figures on it are not flat inks under this illumination.
 *
 * @param board with its areas and the logarithms of their levels
 * @param grain standard deviation of the noise that is left in the means of blocks, levels
 */
export function findGroundLight(board: LightBoard, grain: number): GroundLight | undefined {
  // Most pictures have no such ground, which is known before all areas are compared.
  if (!isWide(board, markLargest(board.areas, board.means))) return undefined
  const first = lightUnder(board, joinAreas(board.areas, board.means))
  // The first fit already excludes most photographs.
  if (!first || meanOf(board.strays, first.inks, 1) > 1.5 * FIGURE_STRAY_MAX) return undefined
  const light = lightUnder(board, first.inks)
  return light && isFlat(board, light.inks, grain) ? light : undefined
}

/** Illumination of the current ground, and the ink of each block under it; the deviations are left on the board. */
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

/** Illumination of each channel, from the blocks inside the ground. */
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
    for (let block = 0; block < filled.length; block++) filled[block] = clamp(filled[block] - most, -FALL_MAX, FALL_MAX)
    return filled
  })
}

/** 3 × 3 smoothing of a value, which reduces noise to three eighths. */
function meanRound(values: Float64Array, at: number, row: number): number {
  let sum = 0
  for (let middle = at - row; middle <= at + row; middle += row)
    sum += (middle === at ? 2 : 1) * (values[middle - 3] + 2 * values[middle] + values[middle + 3])
  return sum / 16
}

/** Interleaves the channels to three values per block. */
function interleave(logs: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(3 * logs[0].length)
  for (let c = 0; c < 3; c++) for (let block = 0; block < logs[c].length; block++) out[block * 3 + c] = logs[c][block]
  return out
}

/** Whether nearly all blocks match their inks after the illumination is removed. */
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

/** Divides the picture by its illumination, relative to that of most of the ground; a block is `side` pixels wide. */
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

/** Brightens one channel of a row by gains that lie `side` pixels apart, interpolated. */
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
