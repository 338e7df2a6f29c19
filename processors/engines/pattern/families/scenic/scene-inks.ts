import type { Ink } from '../../../color/ink.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { TURN } from '../../kit/line/knot.ts'

/** Ink numbers of a landscape. Of few inks several parts share one; strips that lie on each other never do. */
export type SceneInks = {
  readonly sky: number
  /** Sun, moon, stars and lit windows. */
  readonly disc: number
  /** Land and water, far to near. */
  readonly land: readonly number[]
  /** Trunks and walls; stands off from every strip. */
  readonly dark: number
  /** Snow, foam, walls and clouds. */
  readonly pale: number
  /** Trees, where the land itself has none of their colour. */
  readonly leaves?: number
  /** Curtains of northern lights. */
  readonly lights?: readonly number[]
  /** Bands of an evening's air from the top, where the palette has inks for them beside the land's. */
  readonly bands?: readonly number[]
  /** Flowers that are grown in rows. */
  readonly blooms?: readonly number[]
  readonly all: readonly Ink[]
}

/** The share of its chroma by which a warm ink is wanted for the sun, and the least lightness it shines with. */
const [WARMTH, SHINING] = [1.5, 0.55]
/** Hues in radians from pink over red to lemon. */
const [PINK, LEMON] = [6, 1.95]
/** Strips that lie on one another have at least so many inks before one is kept for what stands on them. */
const LAYERS_LEAST = 3

/**
 * Parts of a landscape among the inks: the air is the ground, land stands off from it the more the nearer it is, as mist has it, and the
 * warmest of the light inks is the sun.
 */
export function sceneInks({ inks, ground, figures, isDark }: Cast): SceneInks {
  const step = (ink: number): number => Math.abs(inks[ink].lightness - inks[ground].lightness)
  const shine = (ink: number): number => {
    const { chroma, lightness } = inks[ink]
    const hue = turned(inks[ink].hue)
    const isWarm = (hue > PINK || hue < LEMON) && lightness > SHINING
    const cool = isDark ? lightness : 0.3 * chroma + 0.3 * lightness
    return (isWarm ? WARMTH * chroma : 0) + cool - (step(ink) < 0.05 ? 1 : 0)
  }
  const byLight = figures.toSorted((one, other) => inks[one].lightness - inks[other].lightness)
  const lightest = byLight[byLight.length - 1]
  const disc = figures.length < LAYERS_LEAST ? lightest : figures.toSorted((one, other) => shine(other) - shine(one))[0]
  const rest = figures.filter((ink) => ink !== disc).toSorted((one, other) => step(one) - step(other))
  const layers = rest.length > 0 ? rest : [disc]
  const isSpare = layers.length > LAYERS_LEAST
  return {
    sky: ground,
    disc,
    land: isSpare ? layers.slice(0, -1) : layers,
    dark: isSpare ? layers[layers.length - 1] : layers[0],
    pale: isDark ? lightest : ground,
    all: inks,
  }
}

/** A hue from 0 to a whole turn. */
function turned(hue: number): number {
  return (hue + TURN) % TURN
}

/** Inks as light as this may be snow, and so many of them make fields of it. */
const [SNOW_LIGHT, SNOW_LEAST] = [0.78, 2]

/**
 * The parts of a landscape under snow: land is the lighter the nearer, and trees are dark on it; as without snow where
 * no inks are light enough.
 */
export function snowyInks(cast: Cast): SceneInks {
  const bare = sceneInks(cast)
  const lightness = (ink: number): number => cast.inks[ink].lightness
  const rest = [...bare.land, bare.dark].filter((ink, at, list) => list.indexOf(ink) === at)
  const byLight = rest.toSorted((one, other) => lightness(one) - lightness(other))
  const snow = byLight.filter((ink) => lightness(ink) > SNOW_LIGHT)
  const [dark, leaves = dark] = byLight.filter((ink) => !snow.includes(ink))
  if (snow.length < SNOW_LEAST || dark === undefined) return bare
  return { ...bare, land: snow, dark, leaves, pale: snow[snow.length - 1] }
}

/** An evening's air has up to so many bands, of warm inks as light as this, and leaves the land so many inks. */
const [BANDS, BAND_LIGHT, BELOW_BANDS] = [3, 0.52, 4]
/** Hues in radians of an evening's air: from violet over red to lemon; and the least chroma of it. */
const [VIOLET, BAND_CHROMA] = [5.7, 0.06]

/**
 * The parts of a landscape in the evening: warm inks that the land can spare are bands in a pale sky, the lower the lighter; of fewer
 * inks, or in a dark sky, the parts of any landscape.
 */
export function eveningInks(cast: Cast): SceneInks {
  const bare = sceneInks(cast)
  const { inks } = cast
  const isWarm = ({ hue, chroma, lightness }: Ink): boolean =>
    chroma > BAND_CHROMA && lightness > BAND_LIGHT && (turned(hue) > VIOLET || turned(hue) < LEMON)
  const all = [...bare.land, bare.dark]
  const spare = all.filter((ink) => isWarm(inks[ink])).toSorted((one, other) => inks[other].chroma - inks[one].chroma)
  const bands = spare.slice(0, Math.min(BANDS, all.length - BELOW_BANDS))
  if (cast.isDark || bands.length < 2) return bare
  const land = all
    .filter((ink) => !bands.includes(ink))
    .toSorted((one, other) => inks[other].lightness - inks[one].lightness)
  return {
    ...bare,
    land: land.slice(0, -1),
    dark: land[land.length - 1],
    leaves: land[land.length - 1],
    bands: bands.toSorted((one, other) => inks[one].lightness - inks[other].lightness),
  }
}

/** Gold and red shine at night, and are no land in the moon's haze. */
const FIERY = { chroma: 0.06, lightness: 0.42 } as const

function isFiery({ hue, chroma, lightness }: Ink): boolean {
  return chroma > FIERY.chroma && lightness > FIERY.lightness && (turned(hue) > PINK || turned(hue) < LEMON)
}

/** Snow, walls and clouds are as light as this in OKLCH at night. */
const MOONLIT = 0.75

/**
 * The parts of a landscape at night: as in the haze of the moon, land is the darker the nearer, and nearer than the air it is darker than
 * that; of inks none of which is darker than the air, or which shine, the parts of any landscape.
 */
export function nightInks(cast: Cast): SceneInks {
  const bare = sceneInks(cast)
  const { inks, ground } = cast
  const all = [...new Set([...bare.land, bare.dark])]
  const byLight = all.toSorted((one, other) => inks[other].lightness - inks[one].lightness)
  const darkest = byLight[byLight.length - 1]
  const isDusky = byLight.every((ink) => !isFiery(inks[ink]))
  if (byLight.length < BELOW_BANDS || !isDusky || inks[darkest].lightness >= inks[ground].lightness) return bare
  const isPale = inks[byLight[0]].lightness > MOONLIT
  // What is nearest is a silhouette, as are the trees on it.
  return {
    ...bare,
    land: isPale ? byLight.slice(1) : byLight,
    dark: darkest,
    leaves: darkest,
    pale: isPale ? byLight[0] : bare.pale,
  }
}

/** What a strip is made of. */
export type Stuff = 'water' | 'sand' | 'green'

/** Hues in radians of what strips are made of, and how far from them an ink may be. */
const stuffHues: Readonly<Record<Stuff, readonly [hue: number, reach: number]>> = {
  water: [4, 0.85],
  sand: [1.3, 0.6],
  green: [2.35, 0.55],
}
/** Inks with less chroma are of no hue. */
const GREYISH = 0.02
/** What a fitting hue is worth, in ranks from far to near. */
const HUE_RANKS = 2.5

/**
 * The inks of strips, far to near: each has the one of its rank, or one near it that has the hue of what the strip is made of; never the
 * one of the strip behind it.
 */
export function inksOfStrips({ land, all }: SceneInks, strips: readonly { readonly like?: Stuff }[]): number[] {
  const chosen: number[] = []
  for (const [at, { like }] of strips.entries()) {
    const rank = ((land.length - 1) * at) / Math.max(1, strips.length - 1)
    const free = land.filter((ink) => land.length < 2 || ink !== chosen[at - 1])
    const cost = (ink: number): number =>
      Math.abs(land.indexOf(ink) - rank) - (like && isLike(all[ink], like) ? HUE_RANKS : 0)
    chosen.push(free.reduce((best, ink) => (cost(ink) < cost(best) ? ink : best)))
  }
  return chosen
}

/** True for an ink of the hue of water, sand or leaves. */
export function isLike({ hue, chroma }: Ink, stuff: Stuff): boolean {
  const [at, reach] = stuffHues[stuff]
  const far = Math.abs(((hue - at + TURN * 1.5) % TURN) - TURN / 2)
  return chroma > GREYISH && far < reach
}

/** Northern lights are of the inks that shine most, and leave the land as many as it has strips. */
const LIGHTS = 2
/** Hues in radians of what glows in the north: from green over blue to violet. */
const [NORTHERN_FROM, NORTHERN_TO] = [2.2, 6]
/** In OKLCH: darker than this nothing glows. */
const GLOWING = 0.5

/** The parts of a landscape under northern lights: the most coloured of its lighter inks hang in the air, and the land has the others. */
export function northernInks(cast: Cast): SceneInks {
  const bare = sceneInks(cast)
  const { inks } = cast
  const glow = (ink: number): number => {
    const { chroma, lightness } = inks[ink]
    const hue = turned(inks[ink].hue)
    return lightness < GLOWING ? 0 : chroma * (hue > NORTHERN_FROM && hue < NORTHERN_TO ? 1 : 0.3)
  }
  const shining = [...new Set([...bare.land, bare.dark])].toSorted((one, other) => glow(other) - glow(one))
  const lights = shining.slice(0, Math.max(1, Math.min(LIGHTS, shining.length - LAYERS_LEAST)))
  const land = bare.land.filter((ink) => !lights.includes(ink))
  if (land.length === 0) return { ...bare, lights }
  return { ...bare, land, dark: lights.includes(bare.dark) ? land[0] : bare.dark, lights }
}
