import { isInRange } from '../../../color/colour-range.ts'
import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch } from '../../../color/ink.ts'
import { isDark } from '../../../color/tone.ts'
import type { Colourway } from '../../families/family.ts'
import { leavesOn } from '../nature/white-flowers.ts'

/**
 * In OKLCH: lightness up to which a cloth shows white petals, and the step of its pattern, which is larger on a deep
 * cloth.
 */
const [CLOTH_LIGHTEST, STEP, DEEP_STEP] = [0.76, 0.055, 0.1]
/** The step of a board, whose squares are as large as the flowers and are to be told from each other. */
const [BOARD_STEP, DEEP_BOARD_STEP] = [0.12, 0.16]
const boards = ['checkerboard', 'op-art', 'gingham']
/** Largest OKLCH lightness of a yellow cloth: deeper yellow is mustard, and it shows white by its chroma. */
const YELLOW_LIGHTEST = 0.86
const YELLOW = { hue: [1.4, 2], chroma: [0.08, Infinity] } as const

/**
 * For white flowers on a coloured pattern ("daisies on pale green stripes"): the colour is the cloth and the pattern a
 * tint of it, since white does not show on paper.
 *
 * @param under the family of the pattern
 */
export function whiteOverPattern(lead: Ink, flower: readonly Ink[], under: string | undefined): Colourway {
  const isYellow = isInRange(lead, YELLOW)
  const cloth = inkFromOklch({
    ...lead,
    lightness: Math.min(lead.lightness, isYellow ? YELLOW_LIGHTEST : CLOTH_LIGHTEST),
  })
  const { lightness, chroma, hue } = cloth
  const isBoard = under !== undefined && boards.includes(under)
  const [step, deep] = isBoard ? [BOARD_STEP, DEEP_BOARD_STEP] : [STEP, DEEP_STEP]
  const tint = inkFromOklch({
    lightness: lightness + (isDark(cloth) ? deep : step),
    chroma: chroma * (isBoard ? 0.7 : 0.9),
    hue,
  })
  const [white, , heart] = flower
  return { inks: [cloth, tint, white, heart, ...leavesOn(cloth)].map(({ hex }) => hex), ground: 0 }
}
