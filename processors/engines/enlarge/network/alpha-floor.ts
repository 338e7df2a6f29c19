// The floor of a picture with transparent places: colours multiplied by alpha are corrected together with it, since reducing,
// enlarging and laying on a ground may be done in any order.
import { type BandRenderer, finishAlpha, type PixelLayout } from '../bands/band-renderer.ts'
import { createRowInterpolator } from '../bands/catmull-rom.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { tracesOf } from '../spoiling/judge-spoiling.ts'
import type { Spoiling } from '../spoiling/spoiling.ts'
import { correctForFloor } from './safe-floor.ts'

/** Levels up to which a correction is no more than rounding, and the cubic stays. */
const ALIKE = 1

/**
 * Straight colours are still where a second difference along a row is this small, levels; three pixels count whose alpha is at least
 * `covered`. Of noise of two levels a quarter is (`shareMin`), of drawings without noise at least half. What is clear hides
 * noise from whoever looks at all of the picture.
 */
const STILL = { bendMax: 1.5, covered: 128, shareMin: 0.25 } as const

/**
 * The cubic of a picture with alpha, corrected where it was clean until its reduction is the picture.
 *
 * @param plain the cubic, which stays where there is nothing to correct
 * @param spoilings what happened to its colours and to its alpha
 */
export function createAlphaFloor(
  grid: SampleGrid,
  plain: BandRenderer,
  layout: PixelLayout,
  spoilings: readonly [colours: Spoiling, alpha: Spoiling],
): BandRenderer {
  const scale = plain.width / grid.width
  const isClean = spoilings.every((spoiling) => !tracesOf(spoiling).some((trace) => trace !== 'blur'))
  const corrected = isClean && isStill(grid) ? correctForFloor(grid, scale, spoilings[1]) : undefined
  if (!corrected) return plain
  const [cubic, sharper] = [createRowInterpolator(grid, scale), createRowInterpolator(corrected, scale)]
  const { samples, finish } = finishAlpha(grid.channels, layout)
  const [row, other] = [0, 1].map(() => new Float32Array(plain.width * grid.channels))
  const rowBytes = plain.width * samples
  const render = (firstRow: number, into: Uint8Array): void => {
    const clamped = new Uint8ClampedArray(into.buffer, into.byteOffset, into.byteLength)
    for (let y = 0; y * rowBytes < into.length; y++) {
      cubic.writeRow(firstRow + y, row)
      sharper.writeRow(firstRow + y, other)
      takeWhereUnlike(row, other, grid.channels)
      finish(row, clamped.subarray(y * rowBytes, (y + 1) * rowBytes))
    }
  }
  return { ...plain, render }
}

/** Whether the straight colours of enough of what is covered change as evenly as those of a drawing do. */
function isStill({ samples, width, height, channels, wrap }: SampleGrid): boolean {
  let [seen, still] = [0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const places = [x - 1, x, x + 1].map((at) => (y * width + foldIndex(at, width, wrap.x)) * channels)
      const factors = places.map((at) => 255 / samples[at + channels - 1])
      if (Math.max(...factors) > 255 / STILL.covered) continue
      for (let c = 0; c < channels - 1; c++) {
        const [before, own, next] = places.map((at, i) => samples[at + c] * factors[i])
        seen++
        if (Math.abs(before + next - 2 * own) <= STILL.bendMax) still++
      }
    }
  return still >= STILL.shareMin * seen
}

/** Takes each pixel of the other row that differs by more than rounding in any sample. */
function takeWhereUnlike(row: Float32Array, other: Float32Array, channels: number): void {
  for (let at = 0; at < row.length; at += channels) {
    let furthest = 0
    for (let i = at; i < at + channels; i++) furthest = Math.max(furthest, Math.abs(row[i] - other[i]))
    if (furthest > ALIKE) for (let i = at; i < at + channels; i++) row[i] = other[i]
  }
}
