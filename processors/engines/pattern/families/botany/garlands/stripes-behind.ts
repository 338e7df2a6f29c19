import { isGreen } from '../../../../color/ink.ts'
import { oklabDistance } from '../../../../color/oklab.ts'
import { paint } from '../../../kit/area/cloth.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import type { Garlands } from './bind-garland.ts'

/** OKLCH lightness below which a ground is a colour of its own, so that its stripes are light. */
const COLOURED = 0.7

/** OKLCH chroma from which a band is of a colour. */
const TINTED = 0.045

/**
 * A band behind every garland with a fine line on either side, in the ink nearest the ground; on a coloured ground in the lightest. An
 * awning has no lines.
 */
export function layStripes({ plan, cloth, columnMm, palette }: Garlands, columns: number): void {
  const { inks, ground, byLightness, figures } = plan.cast
  const lightest = byLightness.findLast((one) => one !== ground) ?? palette.whisper
  // No band is of the green of the leaves on it: it has the figures' colour that is farthest from the flowers'.
  const petal = inks[palette.schemes[0].body]
  const far = (one: number): number => oklabDistance(inks[one].lab, petal.lab)
  const others = figures
    .filter((one) => !isGreen(inks[one]) && inks[one].chroma > TINTED)
    .toSorted((one, other) => far(other) - far(one))
  const quiet = isGreen(inks[palette.whisper]) ? (others[0] ?? palette.whisper) : palette.whisper
  const ink = inks[ground].lightness < COLOURED ? lightest : quiet
  const isAwning = plan.styles.some((style) => style.includes('awning'))
  for (let column = 0; column < columns; column++) {
    const bar = (from: number, wide: number): void =>
      paint(cloth, ink, rectangle((column + 0.5 + from) * columnMm, 0, wide * columnMm, plan.heightMm))
    bar(-0.25, 0.5)
    for (const from of isAwning ? [] : [-0.3, 0.28]) bar(from, 0.02)
  }
}
