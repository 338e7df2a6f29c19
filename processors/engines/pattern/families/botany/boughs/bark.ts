import { isInRange } from '../../../../color/colour-range.ts'
import { inkFromHex } from '../../../../color/ink.ts'
import { oklabDistance } from '../../../../color/oklab.ts'
import { naturalBark, woodNouns } from '../../../palette/nature/bark-colour.ts'
import type { Plan } from '../../family.ts'
import type { FlowerPalette } from '../flower-inks.ts'
import { mixFlowerPalette } from '../flower-inks.ts'

/** Inks of the wood and of the light along it. */
export type Bark = { readonly body: number; readonly light: number }

/** Wood is the darkest quiet ink that is not the ground; on a dark cloth the quietest that stands off it. */
export function chooseBark(plan: Plan, palette: FlowerPalette): Bark {
  const body = barkSaid(plan) ?? darkestWood(plan, palette)
  return { body, light: palette.foliage.leaf === body ? palette.whisper : palette.foliage.leaf }
}

/** In OKLCH: wood of more chroma than this is brown, or no wood; and browns of wood. */
const WOOD_CHROMA = 0.05
const BROWN_WOOD = { hue: [0.5, 1.5], lightness: [-Infinity, 0.6] } as const

/** What brown is worth as wood, in steps of lightness, and how strong it is at most: bark before leaf. */
const [BROWN, BROWN_CHROMA] = [0.14, 0.09]

/** Bark where the palette has a grey, a brown or a near black; canes and other boughs are of the leaves' green. */
export function chooseWood(plan: Plan, palette: FlowerPalette, isGreen: boolean): Bark {
  const { leaf, leafDark } = palette.foliage
  const body = darkestWood(plan, palette)
  const wood = plan.cast.inks[body]
  if (!isGreen && (wood.chroma < WOOD_CHROMA || isInRange(wood, BROWN_WOOD))) return { body, light: leaf }
  return leafDark === plan.cast.ground ? { body: leaf, light: palette.whisper } : { body: leafDark, light: leaf }
}

/** The inks of blossoms and leaves: what was said to be the wood's is not among them. */
export function blossomPalette(plan: Plan): FlowerPalette {
  const beneath = barkSaid(plan)
  return mixFlowerPalette(beneath === undefined ? plan.cast : { ...plan.cast, beneath })
}

/** The ink nearest to the colour a prompt gives to branches, the one the colourway brought for them, or its brown, which is no petal's. */
function barkSaid({ cast, details }: Plan): number | undefined {
  const said = woodNouns.flatMap((noun) => inkFromHex(`${details[`colour of ${noun}`]}`) ?? [])[0]
  if (!said)
    return cast.figures.find((ink) => naturalBark.includes(cast.inks[ink].hex)) ?? cast.figures.find(isBrownOf(cast))
  const far = (ink: number): number => oklabDistance(cast.inks[ink].lab, said.lab)
  return cast.figures.toSorted((one, other) => far(one) - far(other))[0]
}

/** Beside other petals: a cloth of browns alone keeps them. */
function isBrownOf({ inks, figures }: Plan['cast']): (ink: number) => boolean {
  const isBrown = (ink: number): boolean => isInRange(inks[ink], { ...BROWN_WOOD, chroma: [BROWN_LEAST, BROWN_CHROMA] })
  return (ink) => isBrown(ink) && figures.filter((other) => !isBrown(other)).length >= PETALS_LEAST
}

/** In OKLCH: a grey has less chroma. Inks that are left for petals and leaves. */
const [BROWN_LEAST, PETALS_LEAST] = [0.03, 3]

/** The ink with the most merit as wood. */
function darkestWood({ cast }: Plan, palette: FlowerPalette): number {
  const figures = cast.inks.map((_, ink) => ink).filter((ink) => ink !== cast.ground)
  const ground = cast.inks[cast.ground].lightness
  const merit = (ink: number): number => {
    const { lightness, chroma } = cast.inks[ink]
    const step = Math.abs(lightness - ground)
    const isPetal = ink === palette.schemes[0].body || ink === palette.schemes[0].light
    const isBrown = chroma < BROWN_CHROMA && isInRange(cast.inks[ink], BROWN_WOOD)
    return (cast.isDark ? Math.min(step, 0.3) : step) - chroma * 1.6 - (isPetal ? 0.3 : 0) + (isBrown ? BROWN : 0)
  }
  return figures.reduce((best, ink) => (merit(ink) > merit(best) ? ink : best), figures[0])
}
