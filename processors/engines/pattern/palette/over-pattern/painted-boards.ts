import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch } from '../../../color/ink.ts'
import type { Colourway } from '../../families/family.ts'

/** In OKLCH lightness: how much boards side by side differ, how dark the joint is, and from where wood is dark. */
const [BESIDE, JOINT, DARK] = [0.035, 0.16, 0.5]

/** Boards in one colour, some of them a shade off it, with darker joints. */
export function paintedBoards(paint: Ink): Colourway {
  const tone = (step: number): string => inkFromOklch({ ...paint, lightness: paint.lightness + step }).hex
  return paint.lightness > DARK
    ? { inks: [paint.hex, tone(-BESIDE), tone(-JOINT)], ground: 0 }
    : { inks: [paint.hex, tone(BESIDE * 2), tone(-JOINT / 2)], ground: 0 }
}
