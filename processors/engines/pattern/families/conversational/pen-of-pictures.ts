import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromHex } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isTinted } from '../../../color/tone.ts'
import type { Pen } from '../../kit/motif/motif.ts'
import { gouache } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'
import { LINE_MM, LINE_WEIGHT, lineWeight } from '../line-weight.ts'

const outlineStyles = ['outline', 'outlined']
/** Styles in which things are drawn in lines on paper: their forms are open, and cover the cloth no less. */
export const lineStyles: readonly string[] = ['line art', 'line drawing', 'linework', 'ink drawing']
/** OKLCH hues in radians: tones of the pen's own hue are left to the paper. */
const SAME_HUE = 0.6

/** True where a width or a weight of lines is asked for. */
function isOfLines({ details }: Plan): boolean {
  return details[LINE_WEIGHT] !== undefined || details[LINE_MM] !== undefined
}

/** The ink nearest to the colour that was said of contours. */
function contourInk({ details, cast }: Plan): number | undefined {
  const asked = inkFromHex(`${details['contour colour'] ?? ''}`)
  if (!asked) return undefined
  const far = (ink: number): number => oklabDistance(cast.inks[ink].lab, asked.lab)
  return cast.figures.toSorted((one, other) => far(one) - far(other))[0]
}

/** A contour that was asked for is seen, however fine. */
const contourMm = (plan: Plan, sizeMm: number): number =>
  Math.max(0.45, sizeMm * 0.022 * Math.max(0.7, Math.min(2, lineWeight(plan))))

/** A keyline under every form when the prompt asks for outlines; contours over paper, washed with the colours, for line drawings. */
export function penOf(plan: Plan): (sizeMm: number) => Pen {
  const { styles, cast } = plan
  const isOutlined = styles.some((style) => outlineStyles.includes(style))
  const contour = contourInk(plan)
  if (contour !== undefined) return (sizeMm) => ({ mode: 'outline', ink: contour, widthMm: contourMm(plan, sizeMm) })
  // "Outlines, fine navy lines": where something is said of the lines, they are the drawing.
  if (styles.some((style) => lineStyles.includes(style)) || (isOutlined && isOfLines(plan))) {
    const line = cast.inks[cast.line]
    const isOwnHue = (ink: Ink): boolean => isTinted(line) && hueDistance(ink, line) < SAME_HUE
    const tints = cast.figures.filter((ink) => isTinted(cast.inks[ink]) && !isOwnHue(cast.inks[ink]))
    const washes = new Map(tints.map((ink) => [ink, ink] as const))
    const widthOf = (sizeMm: number): number => Math.max(0.65, Math.min(2.4, sizeMm * 0.036) * lineWeight(plan))
    return (sizeMm) => ({ mode: 'line', ink: cast.line, widthMm: widthOf(sizeMm), paper: cast.ground, washes })
  }
  if (!isOutlined) return () => gouache
  return (sizeMm) => ({ mode: 'outline', ink: cast.line, widthMm: Math.max(0.35, sizeMm * 0.018) })
}
