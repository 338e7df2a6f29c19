import { mean } from '../../numbers/mean.ts'
import { divideByGround, findGroundLight } from './ground-light.ts'
import { countGroups, joinAreas, sumsOfGroups } from './join-areas.ts'
import { explainsBlocks, meanOf } from './judge-light.ts'
import { createLightBoard, type LightBoard } from './light-board.ts'
import { findAreas, fitLight, type LightField, legendre, legendreTerms, startFit, withoutLight } from './light-field.ts'
import { quietDeviation } from './measure-tones.ts'
import type { MeasuredPixels } from './noise.ts'
import type { PixelPlane } from './pixels.ts'

/** A picture as it would be under even illumination. */
export type EvenedLight = {
  readonly plane: PixelPlane
  /** Illumination of the darkest places relative to the brightest, 0..1. */
  readonly least: number
}

// Mean difference of blocks from their area, levels (plus a factor on the noise of block means), below which
// illumination is even.
const STRAY_MIN = 1.3
const STRAY_GRAINS = 0.9
// The same for areas of one colour taken together. In dense art single areas are too small to show a gradient, and
// areas between creases are lit evenly. Measured under uneven light: dense art 0.84 and more in areas, 1.6 and more in
// colours; creased art 0.74 and 2.3. Evenly lit art with as small differences in areas has 1.2 at most in colours.
const INK_STRAY_MIN = 1.4
// Levels from which stains are looked for: noise of paper and ripples of compression leave less.
const STAIN_STRAY_MIN = 1.3
// Smallest fall of illumination that is corrected (natural logarithm): inks tolerate a smaller gradient, but a stain,
// which has a border, already shows at less.
const FALL_MIN = 0.05
const STAIN_FALL_MIN = 0.03
// Illumination falls on figures as on their ground, so their differences decrease when it is removed, at least to this
// share. If the ground is a drawn ramp, they increase.
const FIGURES_LEFT_MAX = 0.8
// With fewer blocks of figures they are lines on paper; paper is light and hardly coloured (levels).
const FIGURE_SHARE_MIN = 0.01
const PAPER_LEVEL_MIN = 140
const PAPER_COLOR_MAX = 48
// What the fall of a channel may differ by from that of green where light falls: a share of it, and what rounding makes of a dark
// channel (natural logarithms, standard deviations). Measured: 0.26 under light, 0.36 and more in drawn skies.
const NEUTRAL_SHARE = 0.25
const NEUTRAL_ROUNDING = 0.004

/**
 * Removes uneven illumination from a picture of flat inks, as in scans and photographs of cloth and paper; undefined
 * where illumination is even or the variation is drawn. Nearly the brightest places keep their levels.
 */
export function evenLight(
  plane: PixelPlane,
  { noise, blocks, tones: { blockGrain: grain } }: MeasuredPixels,
): EvenedLight | undefined {
  if (plane.hasAlpha) return undefined
  const board = createLightBoard(blocks, quietDeviation(noise))
  const strayMin = STRAY_MIN + STRAY_GRAINS * grain
  const stray = board.call.meanStray(findAreas(board, grain)) / strayMin
  const isParted = stray < 1
  if (isParted && strayOfInks(board) < INK_STRAY_MIN * strayMin) return undefined
  startFit(board)
  const evened = evenSmoothly(plane, board, grain)
  return evened || (!isParted && stray < STAIN_STRAY_MIN) ? evened : evenGround(plane, board, grain)
}

/** Mean difference of blocks from the mean of all blocks of about their colour, levels, maximum over the channels. */
function strayOfInks({ call, areas, means }: LightBoard): number {
  const known = areas.slice()
  areas.set(joinAreas(areas, means))
  const stray = call.meanStray(countGroups(areas))
  areas.set(known)
  return stray
}

/** Removes the illumination of a lens or a lamp, which is smooth everywhere. */
function evenSmoothly(plane: PixelPlane, board: LightBoard, grain: number): EvenedLight | undefined {
  const field = fitLight(board, grain)
  if (!field || !explainsBlocks(board, field, grain)) return undefined
  const range = rangeOf(field)
  if (range.most - range.least < FALL_MIN || !isLight(board, field)) return undefined
  return { plane: divide(plane, field, range), least: Math.exp(range.least - range.most) }
}

/** Removes stains, creases and soft shadows, as a light ground shows them. */
function evenGround(plane: PixelPlane, board: LightBoard, grain: number): EvenedLight | undefined {
  const light = findGroundLight(board, grain)
  if (!light) return undefined
  const fall = Math.max(...light.logs.map((logs) => fallOf(logs.filter((_, block) => light.inks[block] === 0).sort())))
  return fall < STAIN_FALL_MIN ? undefined : { plane: divideByGround(plane, board, light), least: Math.exp(-fall) }
}

/** Difference of nearly the brightest from nearly the darkest value of a sorted list. */
function fallOf(logs: Float32Array): number {
  const [dark, bright] = [DARKEST, BRIGHTEST].map((share) => logs[Math.floor(share * logs.length)])
  return bright - dark
}

type Range = {
  /** Logarithms of the illumination (green) of nearly the darkest and nearly the brightest places. */
  readonly least: number
  readonly most: number
  /** The logarithms of all channels at nearly the brightest place. */
  readonly reference: readonly number[]
}

// Quantiles of quiet blocks: beyond them a fitted field may be wrong.
const DARKEST = 0.02
const BRIGHTEST = 0.95

function rangeOf({ logs, inks }: LightField): Range {
  const seen = Array.from(inks.keys()).filter((block) => inks[block] >= 0)
  seen.sort((a, b) => logs[a * 3 + 1] - logs[b * 3 + 1])
  const dark = seen[Math.floor(DARKEST * seen.length)]
  const bright = seen[Math.floor(BRIGHTEST * seen.length)]
  const reference = [0, 1, 2].map((c) => logs[bright * 3 + c])
  return { least: logs[dark * 3 + 1], most: reference[1], reference }
}

/** Whether figures have the same illumination as their ground; without figures, whether the ground is paper. */
function isLight(board: LightBoard, { inks, logs, strays, straysLit }: LightField): boolean {
  const sums = sumsOfGroups(inks, withoutLight(board, logs))
  const count = sums[3]
  const figures = inks.reduce((sum, ink) => sum + (ink > 0 ? 1 : 0), 0)
  if (figures >= FIGURE_SHARE_MIN * count)
    return meanOf(strays, inks, 1) < FIGURES_LEFT_MAX * meanOf(straysLit, inks, 1)
  const levels = [...sums.subarray(0, 3)].map((sum) => sum / count)
  const isColored = Math.max(...levels) - Math.min(...levels) >= PAPER_COLOR_MAX
  return isColored ? isNeutral(inks, logs) : Math.min(...levels) > PAPER_LEVEL_MIN
}

/**
 * Whether all channels of a coloured ground fall alike, as by light. Where shades are drawn, the channel that a colour has least of
 * falls most.
 */
function isNeutral(inks: Int32Array, logs: Float32Array): boolean {
  const quiet = [...inks.keys()].filter((block) => inks[block] >= 0)
  const spreadOf = (of: (block: number) => number): number => {
    const values = quiet.map(of)
    const middle = mean(values)
    return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
  }
  const most = NEUTRAL_ROUNDING + NEUTRAL_SHARE * spreadOf((block) => logs[3 * block + 1])
  return [0, 2].every((c) => spreadOf((block) => logs[3 * block + c] - logs[3 * block + 1]) < most)
}

function divide(plane: PixelPlane, { weights }: LightField, { least, most, reference }: Range): PixelPlane {
  const { width, height } = plane
  const data = plane.data.slice()
  const columns = Array.from({ length: width }, (_, x) => legendre((2 * x + 1) / width - 1))
  const across = new Float64Array(5)
  for (let y = 0; y < height; y++) {
    const ys = legendre((2 * y + 1) / height - 1)
    for (let c = 0; c < 3; c++) {
      across.fill(0)
      legendreTerms.forEach(([i, j], term) => {
        across[i] += weights[c * legendreTerms.length + term] * ys[j]
      })
      divideRow(data.subarray(y * width * 4 + c), columns, across, reference[c], most - least)
    }
  }
  return { ...plane, data }
}

/** Brightens the channel that a row begins with to the reference; `fall` is the largest logarithm of the factor. */
function divideRow(
  row: Uint8Array,
  columns: readonly (readonly number[])[],
  across: Float64Array,
  reference: number,
  fall: number,
): void {
  for (let x = 0; x < columns.length; x++) {
    const column = columns[x]
    let log = 0
    for (let i = 0; i < across.length; i++) log += across[i] * column[i]
    const gain = Math.exp(Math.min(2 * fall, Math.max(-fall, reference - log)))
    row[x * 4] = Math.min(255, Math.round(row[x * 4] * gain))
  }
}
