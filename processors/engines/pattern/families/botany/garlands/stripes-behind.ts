import { paint } from '../../../kit/area/cloth.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import type { Garlands } from './bind-garland.ts'

/** OKLCH lightness below which a ground is a colour of its own, so that its stripes are light. */
const COLOURED = 0.7

/**
 * A band behind every garland with a fine line on either side, in the ink nearest the ground; on a coloured ground in the lightest. An
 * awning has no lines.
 */
export function layStripes({ plan, cloth, columnMm, palette }: Garlands, columns: number): void {
  const { inks, ground, byLightness } = plan.cast
  const lightest = byLightness.findLast((one) => one !== ground) ?? palette.whisper
  const ink = inks[ground].lightness < COLOURED ? lightest : palette.whisper
  const isAwning = plan.styles.some((style) => style.includes('awning'))
  for (let column = 0; column < columns; column++) {
    const bar = (from: number, wide: number): void =>
      paint(cloth, ink, rectangle((column + 0.5 + from) * columnMm, 0, wide * columnMm, plan.heightMm))
    bar(-0.25, 0.5)
    for (const from of isAwning ? [] : [-0.3, 0.28]) bar(from, 0.02)
  }
}
