// The colours of leaves by themselves: which inks they take, and when greens give way.
import { hueDistance } from '../../../../color/ink.ts'
import { oklabDistance } from '../../../../color/oklab.ts'
import { isNeutral } from '../../../../color/tone.ts'
import type { Plan } from '../../family.ts'
import { herbsAsked, leavesAsked } from '../asked-plants.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'

/** Leaves known for turning: all their colours are leaf colours. */
export const turningLeaves: readonly string[] = ['oak', 'maple', 'japanese maple', 'ginkgo', 'beech', 'birch', 'rowan']

/** Leaves that stay green through the winter, and are known by it. */
const winterGreens: readonly string[] = ['holly', 'ivy', 'pine', 'fir', 'mistletoe', 'laurel', 'bay', 'olive']

/** True when the prompt speaks of leaves in autumn. */
export const isAutumn = ({ styles }: Plan): boolean => styles.some((style) => /^(autumn|fall) /.test(style))

/** Leaf sets: greens lead where the palette has them and the others appear now and then; else every ink makes a leaf. */
export function toneFoliage(plan: Plan, palette: FlowerPalette): FlowerInks[] {
  const others = plan.cast.figures.filter((ink) => !palette.leaves.includes(ink))
  const greens = palette.leaves.toReversed()
  const turns = isAutumn(plan) || leavesAsked(plan).some((noun) => turningLeaves.includes(noun))
  const isEvergreen = greens.length > 1 && !turns
  // A sprig of brown mint is dried; what is not green in a herb flowers.
  const isHerb = herbsAsked(plan).length > 0
  const isWintergreen = leavesAsked(plan).some((noun) => winterGreens.includes(noun))
  if (isWintergreen && greens.length > 0) return toneWinter(plan, palette, others)
  const order =
    isEvergreen && isHerb
      ? greens
      : isEvergreen
        ? others.flatMap((ink, at) => [...greens, greens[at % greens.length], ink])
        : [...greens, ...others]
  const inks = order.length > 0 ? order : greens
  // Nor is a leaf of a herb shaded or veined with the colour of its flowers.
  const own = isHerb
    ? { ...palette, shades: greens, lit: lightestOf(plan, greens) }
    : { ...palette, shades: plan.cast.figures }
  return inks.map((leaf, at) => toneLeaf(plan, own, leaf, others[at % Math.max(1, others.length)] ?? leaf))
}

/** In OKLab, how far winter greens stand off their cloth; hues of berries in OKLCH radians. */
const [GREEN_SEEN, BERRY_FROM, BERRY_TO] = [0.13, -0.4, 1.3]

/** Evergreens in the greens that are seen on the cloth, or white with frost where none is; their berries are red where there is a red. */
function toneWinter(plan: Plan, palette: FlowerPalette, others: readonly number[]): FlowerInks[] {
  const { inks, ground, figures } = plan.cast
  const seen = palette.leaves.filter((ink) => oklabDistance(inks[ink].lab, inks[ground].lab) > GREEN_SEEN)
  const leaves = seen.length > 0 ? seen.toReversed() : [lightestOf(plan, figures)]
  const reds = others.filter((ink) => {
    const { hue, chroma } = inks[ink]
    return chroma > 0.08 && hue > BERRY_FROM && hue < BERRY_TO
  })
  const berries = reds.length > 0 ? reds : others
  // Frost is veined with the cloth.
  const own = seen.length > 0 ? { ...palette, shades: figures } : { ...palette, shades: [], lit: ground }
  return leaves.flatMap((leaf, at) =>
    [0, 1].map((nth) => toneLeaf(plan, own, leaf, berries[(at + nth) % Math.max(1, berries.length)] ?? leaf)),
  )
}

function lightestOf({ cast }: Plan, greens: readonly number[]): number {
  return greens.toSorted((one, other) => cast.inks[other].lightness - cast.inks[one].lightness)[0]
}

/** OKLCH hues in radians: greatest difference between the halves of one leaf. */
const KIN = 0.85

/** A leaf in one ink, in the shade of the darker ink nearest to it in hue, veined with the ground. */
function toneLeaf(
  { cast }: Plan,
  palette: FlowerPalette & { readonly shades: readonly number[] },
  leaf: number,
  fruit: number,
): FlowerInks {
  const own = cast.inks[leaf]
  const strangeness = (ink: number): number =>
    hueDistance(cast.inks[ink], own) + (own.lightness - cast.inks[ink].lightness)
  // A rust half would make a green leaf two leaves.
  const isKin = (ink: number): boolean =>
    isNeutral(own) || isNeutral(cast.inks[ink]) || hueDistance(cast.inks[ink], own) < KIN
  const darker = palette.shades.filter((ink) => cast.inks[ink].lightness < own.lightness - 0.04 && isKin(ink))
  const leafDark = darker.toSorted((one, other) => strangeness(one) - strangeness(other))[0] ?? leaf
  return {
    ...palette.schemes[0],
    body: fruit === leaf ? palette.schemes[0].body : fruit,
    leaf,
    leafDark,
    leafLight: leafDark === leaf ? palette.lit : cast.ground,
  }
}
