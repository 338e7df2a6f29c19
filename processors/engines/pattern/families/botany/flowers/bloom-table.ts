import { isColoured, isGreyish } from '../../../../color/tone.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt, tintsOf } from '../flower-inks.ts'
import { flowerLikes } from './flower-likes.ts'
import type { Flower, FoliageHabit } from './flower-rows.ts'
import { cherry, drawn } from './flower-rows.ts'

const flowers: Readonly<Record<string, Flower>> = {
  ...drawn,
  ...Object.fromEntries(
    flowerLikes.flatMap(([noun, own, names]) => {
      const colour =
        own === 'as is' ? {} : own === 'white' ? { hue: undefined, isPale: true } : { hue: own, isPale: false }
      return names.split('|').map((name) => [name, { ...drawn[noun], ...colour }] as const)
    }),
  ),
}

/** Nouns this engine draws as flowers. */
export const flowerNouns: readonly string[] = Object.keys(flowers)

/** The hue people expect of a flower, in OKLCH degrees; none for flowers of any colour. */
export function hueOf(noun: string): number | undefined {
  return flowers[noun]?.hue
}

/** True for flowers that are white by nature: daisies, jasmine. */
export function isWhiteByNature(noun: string): boolean {
  return flowers[noun]?.isPale === true
}

/** A palette ink this near, in degrees, passes for the flower's own colour. */
const HUE_REACH = 38

/** The scheme whose petals come nearest to the flower's own colour, else the one whose turn it is. */
export function flowerInksFor(palette: FlowerPalette, noun: string, index: number): FlowerInks {
  const told = palette.told?.get(noun)
  if (told) return told[index % told.length]
  const flower = flowers[noun]
  if (flower?.isPale) return palestScheme(palette, index)
  const hue = flower?.hue
  if (hue === undefined)
    return flowerInksAt(
      fillers.includes(noun) ? palette : { ...palette, schemes: withoutHearts(palette.schemes) },
      index,
    )
  const fitting = palette.schemes.filter(
    (scheme) => isColoured(scheme) && turnBetween(scheme.hueDegrees, hue) < HUE_REACH,
  )
  const chosen = flower.draw === cherry ? tintsOf(fitting) : flower.isFull ? fullOf(fitting) : fitting
  if (chosen.length > 0) return chosen[index % chosen.length]
  // Without its own colour a wisteria is blue before it is red.
  const nearest = withoutHearts(palette.schemes).toSorted(
    (one, other) => awayFrom(one, hue) - awayFrom(other, hue) || other.lightness - one.lightness,
  )
  return nearest[index % Math.max(1, Math.ceil(nearest.length / 2))]
}

/** Petals with less than this share of the strongest chroma (OKLCH) of their hue are tints. */
const FULL_SHARE = 0.78

/** Poppies are red before they are pink, where both are on the cloth. */
function fullOf(schemes: readonly FlowerInks[]): readonly FlowerInks[] {
  const fullest = Math.max(...schemes.map(({ chroma }) => chroma))
  return schemes.filter(({ chroma }) => chroma >= fullest * FULL_SHARE)
}

/** Flowers of any kind and colour, which sparkle between the others. */
const fillers: readonly string[] = ['blossom', 'wildflower', 'bud']

/** Hues in OKLCH degrees, of straw and gold. */
const STRAW = { from: 70, to: 112 }

/** White roses are white: the straw of their hearts is no second kind of rose. */
export function withoutHearts(schemes: readonly FlowerInks[]): readonly FlowerInks[] {
  const isWhite = ({ lightness, chroma }: FlowerInks): boolean => lightness > WHITE && chroma < WHITE_CHROMA
  const isStraw = ({ chroma, hueDegrees }: FlowerInks): boolean =>
    isColoured({ chroma }) && hueDegrees > STRAW.from && hueDegrees < STRAW.to
  const petals = schemes.filter((scheme) => !isStraw(scheme))
  return petals.some(isWhite) && petals.every(isGreyish) ? petals : schemes
}

/** In OKLCH. */
const [WHITE, WHITE_CHROMA] = [0.95, 0.02]

/** The scheme that is most like the flower of all, where one passes for it: lavender is violet before it is blue. */
export function ownInksFor(palette: FlowerPalette, noun: string, index: number): FlowerInks {
  const hue = flowers[noun]?.hue
  if (hue === undefined) return flowerInksFor(palette, noun, index)
  const [nearest] = palette.schemes.toSorted((one, other) => awayFrom(one, hue) - awayFrom(other, hue))
  return awayFrom(nearest, hue) < HUE_REACH ? nearest : flowerInksFor(palette, noun, index)
}

/** Degrees between petals and a hue; petals without one lie halfway. */
function awayFrom({ chroma, hueDegrees }: FlowerInks, hue: number): number {
  return isColoured({ chroma }) ? turnBetween(hueDegrees, hue) : 90
}

/** Least distance in OKLab between a white flower and its ground. */
const PALE_APART = 0.07
/** Petals this light pass for white. */
const PALE = 0.82

/** White where the palette has one; on a white ground, or without a white, a pale flower takes its turn with the others. */
function palestScheme(palette: FlowerPalette, index: number): FlowerInks {
  const white = palette.schemes
    .filter(({ lightness, groundDistance }) => lightness > PALE && groundDistance > PALE_APART)
    .toSorted((one, other) => other.lightness - one.lightness)[0]
  return white ?? palette.paper ?? flowerInksAt(palette, index)
}

/** Degrees between two hues, 0 to 180. */
export function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360
  return turn > 180 ? 360 - turn : turn
}

/** True for a flower drawn from above. */
export function isTopView(noun: string): boolean {
  return flowers[noun]?.view === 'top'
}

/** True for flowers that stand in a spike or raceme, such as lavender. */
export function isSpike(noun: string): boolean {
  return flowers[noun]?.view === 'spike'
}

/** The kind of foliage a flower grows with; oval leaves for a name that is not in the table. */
export function habitOf(noun: string): FoliageHabit {
  return flowers[noun]?.habit ?? 'oval'
}

/** True for a flower whose bells hang from its stem. */
export function doesHang(noun: string): boolean {
  return flowers[noun]?.hangs === true
}

/** Draws the flower of that name; unknown names are blossoms. Side views are drawn larger, as they show half a flower. */
export function drawFlower(
  random: Random,
  noun: string,
  inks: FlowerInks,
  radiusMm: number,
  options: { readonly pen?: Pen; readonly isSimple?: boolean } = {},
): Motif {
  const flower = flowers[noun] ?? flowers.blossom
  const share = flower.view === 'top' ? 1 : 1.25
  return flower.draw(random, inks, radiusMm * share * (flower.size ?? 1), options)
}

/** True for a flower seen from above that can also be drawn from the side. */
export function hasProfile(noun: string): boolean {
  return flowers[noun]?.profile !== undefined
}

/** Draws a flower from its side, growing along +x, half open or turned away; as `drawFlower` does where it has no such view. */
export function drawFlowerInProfile(
  random: Random,
  noun: string,
  inks: FlowerInks,
  radiusMm: number,
  pen?: Pen,
): Motif {
  const { profile, size = 1 } = flowers[noun] ?? flowers.blossom
  return profile ? profile(random, inks, radiusMm * size, { pen }) : drawFlower(random, noun, inks, radiusMm, { pen })
}
