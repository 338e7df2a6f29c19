import type { Ink } from '../../../color/ink.ts'
import { hueDistance } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { potsOfCast } from '../../kit/ink/pots.ts'
import { discInks } from './flowers/disc-inks.ts'
import { degrees, degreesFromYellow, lightnessStep, rankPetal } from './petal-rank.ts'
import { goTogether, PAPER_FROM, strangenessOf } from './petal-tones.ts'

/** Inks of one leaf: body, shadow half, veins. */
export type LeafInks = { readonly leaf: number; readonly leafDark: number; readonly leafLight: number }

/** Inks of one flower and the leaves round it. */
export type FlowerInks = LeafInks & {
  readonly ground: number
  readonly body: number
  readonly shade: number
  /** Base of the petals, never the ground: a ground-coloured flame reads as a hole. */
  readonly flame: number
  readonly light: number
  readonly heart: number
  readonly seed: number
  /** Dark discs, as of a sunflower: the darkest ink that is not the body's. */
  readonly deep: number
  /** Chroma and hue of the petals, for flowers known by their colour. */
  readonly chroma: number
  readonly hueDegrees: number
  readonly lightness: number
  /** How far in OKLab the petals stand off the ground. */
  readonly groundDistance: number
  /** The paints of the palette, each from thin to thick, petals and leaves alike. */
  readonly pots: readonly (readonly number[])[]
}

export type FlowerPalette = {
  /** One scheme per petal ink, the most remembered first. */
  readonly schemes: readonly FlowerInks[]
  readonly foliage: LeafInks
  /** Leaf inks from dark to light. */
  readonly leaves: readonly number[]
  /** Nearest to the ground, for background foliage. */
  readonly whisper: number
  readonly line: number
  readonly lit: number
  /** Petals of white paper over a pattern, where the palette has no white besides. */
  readonly paper?: FlowerInks
  /** Inks of the flowers whose colour was said, the nearest first. */
  readonly told?: ReadonlyMap<string, readonly FlowerInks[]>
}

/** The scheme of the n-th flower; every third motif takes its leaves from a second green, so not all foliage has one tone. */
export function flowerInksAt(palette: FlowerPalette, index: number): FlowerInks {
  return palette.schemes[index % palette.schemes.length]
}

/** Sorts the inks of a cast into leaves and petals and gives each petal ink its darker and lighter relatives. */
export function mixFlowerPalette(cast: Cast): FlowerPalette {
  const { inks, ground, isDark, beneath } = cast
  const all = inks.map((_, ink) => ink).filter((ink) => ink !== ground)
  const clear = all.filter((ink) => ink !== beneath)
  // Petals in the ink of stripes beneath would be holes.
  const figures = clear.length > 1 ? clear : all
  const leaves = chooseLeaves(cast, figures)
  const others = figures.filter((ink) => !leaves.includes(ink) && !discInks.includes(inks[ink].hex))
  const petals = others.length > 0 ? others : figures
  const lit = isDark ? extreme(figures, (ink) => inks[ink].lightness) : ground
  const foliage = mixFoliage(cast, leaves, lit)
  const heart = extreme(petals, (ink) => inks[ink].chroma * 200 - degreesFromYellow(inks[ink]))
  const rankOf = (body: number): number => rankPetal(cast, body, heart, petals.length)
  const shared = { ground, pots: potsOfCast(cast), ...foliage }
  const schemes = petals
    .toSorted((one, other) => rankOf(other) - rankOf(one))
    .map((body) => ({ ...shared, ...mixPetal(cast, body, petals, lit, heart) }))
  return {
    schemes,
    ...(beneath !== undefined &&
      inks[ground].lightness > PAPER_FROM && { paper: paperPetals(cast, beneath, schemes[0]) }),
    foliage,
    leaves,
    lit,
    whisper: extreme(
      quietFigures(cast, figures, leaves),
      (ink) => -lightnessStep(cast, ink, ground) - inks[ink].chroma * 1.4,
    ),
    line: isDark ? lit : cast.byLightness[0],
  }
}

/** White petals over checks and stripes are of the cloth's paper, shaded in the tint of the pattern. */
function paperPetals({ inks, ground }: Cast, beneath: number, scheme: FlowerInks): FlowerInks {
  const { lightness, chroma } = inks[ground]
  return { ...scheme, body: ground, light: ground, flame: ground, shade: beneath, lightness, chroma, groundDistance: 0 }
}

/** What may stand behind flowers: leaves, greys and tones of the ground. A petal's colour there would pass for more flowers. */
function quietFigures(
  { inks, ground }: Cast,
  figures: readonly number[],
  leaves: readonly number[],
): readonly number[] {
  const isOfGround = ({ chroma, hue }: Ink): boolean =>
    chroma < inks[ground].chroma * TONE_CHROMA && hueDistance({ ...inks[ground], hue }, inks[ground]) < SAME_HUE
  const isQuiet = (ink: number): boolean =>
    leaves.includes(ink) || inks[ink].chroma < QUIET_CHROMA || isOfGround(inks[ink])
  return figures.filter(isQuiet)
}

function extreme(candidates: readonly number[], score: (ink: number) => number): number {
  return candidates.reduce((best, ink) => (score(ink) > score(best) ? ink : best), candidates[0])
}

/** Radians in OKLCH, and the chroma that makes a hue worth naming. */
const [SAME_HUE, GROUND_CHROMA] = [0.3, 0.025]
/** Chroma up to which every hue is quiet, and how many times the ground's a tone of it may have. */
const [QUIET_CHROMA, TONE_CHROMA] = [0.06, 1.5]
const GREEN_HUES = [100, 215] as const
/** Reds, oranges and browns, in OKLCH; hues in radians. */
const [WARM_HUE, WARM_REACH, WARM_CHROMA] = [0.5, 0.9, 0.07]
/** In OKLCH: what is as pale as this and has no more colour is white. */
const [PALE, WHITE_CHROMA] = [0.86, 0.02]

/** Greens in a wide band, else the quietest ink that still reads on the ground; dark to light. */
function chooseLeaves(cast: Cast, figures: readonly number[]): number[] {
  const { inks, ground } = cast
  const isGreen = ({ chroma, hue }: Ink): boolean => {
    const angle = ((hue * 180) / Math.PI + 360) % 360
    return chroma > 0.02 && angle > GREEN_HUES[0] && angle < GREEN_HUES[1]
  }
  const greens = figures.filter((ink) => isGreen(inks[ink]))
  const quiet = (ink: number): number =>
    lightnessStep(cast, ink, ground) * 0.6 - inks[ink].chroma * 2 - degrees(inks[ink], { ...inks[ink], hue: 2.6 }) / 400
  const leaves = greens.length > 0 ? greens : groundToned(cast, figures)
  // White leaves would leave the petals without the white.
  const coloured = figures.filter((ink) => inks[ink].lightness < PALE || inks[ink].chroma > WHITE_CHROMA)
  if (leaves.length === 0) leaves.push(extreme(coloured.length > 1 ? coloured : figures, quiet))
  return leaves.sort((one, other) => inks[one].lightness - inks[other].lightness)
}

/** Inks of a coloured ground's own hue: foliage under white flowers. */
function groundToned({ inks, ground }: Cast, figures: readonly number[]): number[] {
  const cloth = inks[ground]
  if (cloth.chroma < GROUND_CHROMA) return []
  return figures.filter((ink) => inks[ink].chroma > GROUND_CHROMA && hueDistance(inks[ink], cloth) < SAME_HUE)
}

function mixFoliage(cast: Cast, leaves: readonly number[], lit: number): LeafInks {
  const { ground, isDark, byLightness } = cast
  const leaf = leaves.length > 2 ? leaves[1] : middleGreen(cast, leaves)
  const darkest = byLightness[0]
  const isStrange = isNoShadow(cast.inks[darkest], cast.inks[leaf])
  const fallbackDark = isDark || darkest === ground || darkest === leaf || isStrange ? leaf : darkest
  const leafDark = leaves[0] !== leaf ? leaves[0] : fallbackDark
  const palest = leaves[leaves.length - 1]
  // Veins in the leaf's own ink would vanish; with two inks they are cut out of it.
  const vein = palest !== leaf && palest !== leafDark ? palest : lit
  return { leaf, leafDark, leafLight: vein === leaf ? ground : vein }
}

/** A red or brown half would make the leaf a petal, and a cobalt one is no shadow of green; navy is. */
function isNoShadow(ink: Ink, leaf: Ink): boolean {
  if (ink.chroma <= WARM_CHROMA) return false
  const isWarm = hueDistance(ink, { ...ink, hue: WARM_HUE }) < WARM_REACH
  return isWarm || (ink.lightness > NAVY && leaf.chroma > GROUND_CHROMA && hueDistance(ink, leaf) > WARM_REACH)
}

/** In OKLCH lightness: what is darker passes for a shadow in any hue. */
const NAVY = 0.3

/** The lighter of two greens makes the leaf and the darker its shade, as long as it stands off the ground. */
function middleGreen(cast: Cast, leaves: readonly number[]): number {
  const lighter = leaves[leaves.length - 1]
  const stands = lightnessStep(cast, lighter, cast.ground) > 0.16
  return stands ? lighter : extreme(leaves, (ink) => lightnessStep(cast, ink, cast.ground))
}

function mixPetal(
  cast: Cast,
  body: number,
  petals: readonly number[],
  lit: number,
  heart: number,
): Omit<FlowerInks, 'ground' | 'pots' | keyof LeafInks> {
  const { inks, ground, isDark, byLightness } = cast
  const darkest = byLightness[0]
  const own = inks[body]
  // The ground is the last choice for a light or shade: it would read as a hole in the petal.
  const strangeness = (ink: number): number => strangenessOf(inks[ink], own) + (ink === ground ? 45 : 0)
  const nearest = (wanted: (ink: Ink) => boolean, pool: readonly number[]): number | undefined => {
    const fitting = pool.filter((ink) => ink !== body && wanted(inks[ink]))
    return fitting.length > 0 ? extreme(fitting, (ink) => -strangeness(ink)) : undefined
  }
  // Blue is no shade of red and yellow no light of it: without a tone of its own a petal is drawn in white line.
  const isKin = (ink: Ink): boolean => goTogether(ink, own)
  const darker = (ink: Ink): boolean => ink.lightness < own.lightness - 0.05 && isKin(ink)
  const shadePool = isDark ? petals : [...petals, ...(darkest === ground ? [] : [darkest])]
  // The darkest body has nothing darker to draw with and takes a light drawing instead.
  const lightDrawing = (): number =>
    nearest((ink) => ink.lightness > own.lightness + 0.18 && isKin(ink), petals) ?? ground
  const shade = nearest(darker, shadePool) ?? (isDark ? ground : lightDrawing())
  const lighter =
    nearest((ink) => ink.lightness > own.lightness + 0.05 && isKin(ink), [...petals, lit]) ??
    nearest((ink) => ink.lightness < own.lightness && isKin(ink), petals) ??
    lit
  // A flower drawn in lines of the cloth has no petals of it: they would be holes.
  const light = lighter === ground && shade === ground ? body : lighter
  const isClear = (ink: number, from: number): boolean => lightnessStep(cast, ink, from) > 0.2
  const heartInk =
    heart !== body && lightnessStep(cast, heart, body) >= 0.08
      ? heart
      : ([lit, ground, darkest, ...petals].find((ink) => isClear(ink, body)) ?? (lit === body ? ground : lit))
  return {
    chroma: own.chroma,
    lightness: own.lightness,
    groundDistance: oklabDistance(own.lab, inks[ground].lab),
    hueDegrees: ((own.hue * 180) / Math.PI + 360) % 360,
    body,
    shade,
    flame: shade === ground ? light : shade,
    light,
    heart: heartInk,
    seed: isClear(darkest, heartInk) ? darkest : lit,
    deep: discOf(cast, body),
  }
}

/** The darkest ink but the body; of two about as dark the browner one, for the disc of a sunflower is no cobalt. */
function discOf({ inks, byLightness }: Cast, body: number): number {
  const colour = (ink: Ink): number => ink.chroma * hueDistance(ink, { ...ink, hue: BROWN_HUE })
  const others = byLightness.filter((ink) => ink !== body)
  return extreme(
    others.length > 0 ? others : byLightness,
    (ink) => -inks[ink].lightness - DISC_COLOUR * colour(inks[ink]),
  )
}

/** In OKLCH: the hue of browns in radians, and what chroma away from it weighs against lightness. */
const [BROWN_HUE, DISC_COLOUR] = [0.95, 0.25]

/** Petals from this lightness are tints: pink, not red. */
const TINT = 0.66

/** Tints alone, where there are such; beside a single one every third flower is a step deeper, so that a cluster shows its flowers. */
export function tintsOf(schemes: readonly FlowerInks[]): readonly FlowerInks[] {
  const [first, second] = schemes.toSorted((one, other) => other.lightness - one.lightness)
  const tints = schemes.filter(({ lightness }) => lightness > TINT)
  if (tints.length === 1 && second) return [first, first, second]
  return tints.length > 0 ? tints : schemes
}
