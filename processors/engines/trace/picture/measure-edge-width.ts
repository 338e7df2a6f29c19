import type { PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

// Least rise of an edge in levels; half as much where too few edges reach it, as in dark or pale pictures.
const RISE_MIN = 60
const FAINT_RISE_MIN = 30
const EDGES_MIN = 200

/**
 * Mean ratio of total rise to steepest step over all monotone runs of strong contrast along the rows that end inside
 * the picture.
 *
 * @param apart step from one measured row to the next
 */
export function measureEdgeWidth({ board }: PixelChanges, apart: number): number {
  const { widths } = board.floats
  board.call.readWidths(apart, RISE_MIN)
  if (widths[1] < EDGES_MIN) board.call.readWidths(apart, FAINT_RISE_MIN)
  const [sum, edges] = widths
  return edges === 0 ? 1 : sum / edges
}

// Least number of exactly constant pixels on both sides of a step, and its least rise in levels.
const STILL_PIXELS = 2
const CRISP_RISE_MIN = 6
// Pixels of a step including the last constant one of one side and the first of the other. Measured: in enlarged art no
// fifth of the steps has fewer than 4, in compressed art no two fifths fewer than 17.
const CRISP_PIXELS = 3
const CRISP_SHARE_MIN = 0.2
const NEARLY_CRISP_PIXELS = 4
const NEARLY_CRISP_SHARE_MIN = 0.4
const STEPS_MIN = 200

type CrispSteps = { crisp: number; nearly: number; all: number }

/**
 * Whether steps between exactly constant tones take one pixel, as anti-aliasing leaves them; neither blur nor
 * compression does. Steps of small forms or of overlapping washes follow each other so closely that they look like one
 * wide edge.
 *
 * @param apart step from one sampled row to the next
 */
export function hasCrispSteps(plane: PixelPlane, changes: PixelChanges, apart: number): boolean {
  const steps: CrispSteps = { crisp: 0, nearly: 0, all: 0 }
  for (let y = 0; y < plane.height; y += apart) addSteps(plane, changes, y, steps)
  const { crisp, nearly, all } = steps
  return all >= STEPS_MIN && crisp >= CRISP_SHARE_MIN * all && nearly >= NEARLY_CRISP_SHARE_MIN * all
}

function addSteps(
  { data, width }: PixelPlane,
  { pixels, rowStarts }: PixelChanges,
  y: number,
  steps: CrispSteps,
): void {
  const end = rowStarts[y + 1]
  let before = y * width - 1
  for (let i = rowStarts[y]; i < end; i++) {
    const from = pixels[i]
    while (i + 1 < end && pixels[i + 1] === pixels[i] + 1) i++
    const to = pixels[i]
    const after = i + 1 < end ? pixels[i + 1] : (y + 1) * width
    if (from - before > STILL_PIXELS && after - to > STILL_PIXELS && riseBetween(data, from, to) >= CRISP_RISE_MIN) {
      steps.all++
      if (to - from < CRISP_PIXELS) steps.crisp++
      if (to - from < NEARLY_CRISP_PIXELS) steps.nearly++
    }
    before = to
  }
}

function riseBetween(data: Uint8Array, from: number, to: number): number {
  let most = 0
  for (let c = 0; c < 4; c++) most = Math.max(most, Math.abs(data[from * 4 + c] - data[to * 4 + c]))
  return most
}
