import type { PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

// Levels that an edge rises by; where fewer than these edges do, in the dark and the pale, half as much will do.
const RISE_MIN = 60
const FAINT_RISE_MIN = 30
const EDGES_MIN = 200

/**
 * Mean of total rise over steepest step, along the rows, over all monotone runs of strong contrast that end inside.
 *
 * @param apart rows from one that is measured to the next
 */
export function measureEdgeWidth({ board }: PixelChanges, apart: number): number {
  const { widths } = board.floats
  board.call.readWidths(apart, RISE_MIN)
  if (widths[1] < EDGES_MIN) board.call.readWidths(apart, FAINT_RISE_MIN)
  const [sum, edges] = widths
  return edges === 0 ? 1 : sum / edges
}

// What changes between two stretches of a row that lie exactly still, as many pixels on each side, and by so many levels at least.
const STILL_PIXELS = 2
const CRISP_RISE_MIN = 6
// The last pixel of one stretch, the first of the other and one that both share. Measured of enlarged art: no fifth of the steps takes fewer
// than 4, of compressed art no two fifths fewer than 17.
const CRISP_PIXELS = 3
const CRISP_SHARE_MIN = 0.2
const NEARLY_CRISP_PIXELS = 4
const NEARLY_CRISP_SHARE_MIN = 0.4
const STEPS_MIN = 200

type CrispSteps = { crisp: number; nearly: number; all: number }

/**
 * True where steps between tones that lie exactly still take a pixel, as anti-aliasing leaves them and neither blur nor compression does.
 * Steps of small forms, or of washes laid over each other, follow so closely that together they look like one wide edge.
 *
 * @param apart rows from one that is looked at to the next
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
