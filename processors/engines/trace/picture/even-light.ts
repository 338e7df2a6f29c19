import { divideByGround, findGroundLight } from './ground-light.ts'
import { joinAreas, sumsOfGroups } from './join-areas.ts'
import { explainsBlocks, meanOf } from './judge-light.ts'
import { createLightBoard, type LightBoard } from './light-board.ts'
import { findAreas, fitLight, type LightField, legendre, legendreTerms, startFit, withoutLight } from './light-field.ts'
import { quietDeviation } from './measure-tones.ts'
import type { MeasuredPixels } from './noise.ts'
import type { PixelPlane } from './pixels.ts'

/** A picture as it would be under even light. */
export type EvenedLight = {
  readonly plane: PixelPlane
  /** Light of the darkest places in shares (0..1) of that of the brightest. */
  readonly least: number
}

// Levels that blocks of an area stray by on the average, and grains of their means: where they stray less, light is even.
const STRAY_MIN = 1.3
const STRAY_GRAINS = 0.9
// Areas of dense art are too small to hold much of the light, and those between creases are lit alike: it shows by how
// areas of one colour differ. In shares of these levels, measured under uneven light: dense art 0.84 and more, its inks
// 1.6 and more; creased art 0.74 and 2.3; of evenly lit art whose areas stray as little, inks 1.2 at most.
const INK_STRAY_MIN = 1.4
// Stains are looked for from here on: grain of paper and ripples of compression leave less.
const STAIN_STRAY_MIN = 1.3
// Less than this of the light inks bear; of what changes from place to place less, since a stain has a border.
const FALL_MIN = 0.05
const STAIN_FALL_MIN = 0.03
// Light falls on figures as it falls on their ground: what they stray by becomes less. A ramp behind them does not, and they stray more.
const FIGURES_LEFT_MAX = 0.8
// Where fewer blocks are of figures, lines on paper are: paper is light and hardly coloured.
const FIGURE_SHARE_MIN = 0.01
const PAPER_LEVEL_MIN = 140
const PAPER_COLOR_MAX = 48

/**
 * Takes uneven light off a picture of flat inks, as scans and photographs of cloth and paper show it; undefined where
 * light is even, or where what is uneven is drawn. Of the light, the places nearly as bright as any keep theirs.
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

/** Levels that blocks stray from the mean of all that are nearly of their colour, at most of all channels, on the average. */
function strayOfInks({ areas, means }: LightBoard): number {
  const inks = joinAreas(areas, means)
  const sums = sumsOfGroups(inks, means)
  const strays = new Float32Array(inks.length)
  for (let block = 0; block < inks.length; block++) {
    const at = inks[block] * 4
    for (let c = 0; at >= 0 && c < 3; c++)
      strays[block] = Math.max(strays[block], Math.abs(means[block * 3 + c] - sums[at + c] / sums[at + 3]))
  }
  return meanOf(strays, inks, 0)
}

/** Under the light of a lens or a lamp, smooth all over. */
function evenSmoothly(plane: PixelPlane, board: LightBoard, grain: number): EvenedLight | undefined {
  const field = fitLight(board, grain)
  if (!field || !explainsBlocks(board, field, grain)) return undefined
  const range = rangeOf(field)
  if (range.most - range.least < FALL_MIN || !isLight(board, field)) return undefined
  return { plane: divide(plane, field, range), least: Math.exp(range.least - range.most) }
}

/** Under what a light ground shows of stains, creases and soft shadows. */
function evenGround(plane: PixelPlane, board: LightBoard, grain: number): EvenedLight | undefined {
  const light = findGroundLight(board, grain)
  if (!light) return undefined
  const fall = Math.max(...light.logs.map((logs) => fallOf(logs.filter((_, block) => light.inks[block] === 0).sort())))
  return fall < STAIN_FALL_MIN ? undefined : { plane: divideByGround(plane, board, light), least: Math.exp(-fall) }
}

/** How far nearly the darkest lies below nearly the brightest; sorted. */
function fallOf(logs: Float32Array): number {
  const [dark, bright] = [DARKEST, BRIGHTEST].map((share) => logs[Math.floor(share * logs.length)])
  return bright - dark
}

type Range = {
  /** Logarithms of the green light of nearly the darkest and nearly the brightest places. */
  readonly least: number
  readonly most: number
  /** Those of all channels where it is nearly brightest. */
  readonly reference: readonly number[]
}

// Of quiet blocks: farther out a field may run away.
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

/** Whether figures lie in the same light as their ground; without figures, whether the ground is paper. */
function isLight(board: LightBoard, { inks, logs, strays, straysLit }: LightField): boolean {
  const sums = sumsOfGroups(inks, withoutLight(board, logs))
  const count = sums[3]
  const figures = inks.reduce((sum, ink) => sum + (ink > 0 ? 1 : 0), 0)
  if (figures >= FIGURE_SHARE_MIN * count)
    return meanOf(strays, inks, 1) < FIGURES_LEFT_MAX * meanOf(straysLit, inks, 1)
  const levels = [...sums.subarray(0, 3)].map((sum) => sum / count)
  return Math.min(...levels) > PAPER_LEVEL_MIN && Math.max(...levels) - Math.min(...levels) < PAPER_COLOR_MAX
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
      divideRow(data, y * width * 4 + c, columns, across, reference[c], most - least)
    }
  }
  return { ...plane, data }
}

/** Brightens one channel of a row to the light of the reference; it was darker by `fall`, a logarithm, at most. */
function divideRow(
  data: Uint8Array,
  first: number,
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
    const at = first + x * 4
    data[at] = Math.min(255, Math.round(data[at] * gain))
  }
}
