import type { Cloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { stands } from './buildings.ts'
import type { SceneInks, Stuff } from './scene-inks.ts'

/**
 * Draws those who are in a landscape on one row of it, 0 the far one: each on its feet on `level` of a strip of `ink`,
 * or in the air over it.
 */
export type DrawGuests = (lane: Lane, row: 0 | 1, level: Level, ink: number) => void

/** How a skyline goes. */
export type LineForm = 'hills' | 'peaks' | 'buttes' | 'dunes' | 'level' | 'roofs' | 'bergs'

/** What a strip of land or water shows of itself. */
export type Wear =
  | 'furrows'
  | 'strata'
  | 'ripples'
  | 'snow'
  | 'windows'
  | 'shade'
  | 'surf'
  | 'flowers'
  | 'fields'
  | 'mirror'
  | 'falls'
  | 'rows'

/** Things on a strip: so many in 320 mm, each of a share of the lane's height; behind the skyline, or on the land before it. */
export type Standing = {
  readonly what: keyof typeof stands
  readonly count: number
  readonly tall: number
  readonly isBefore?: true
  /** Each in another ink of the land, as trees are in autumn. */
  readonly isMixed?: true
}

/** One strip from far to near: where it begins and how far it rises, as shares of the lane's height, and how many swells 320 mm hold. */
export type Strip = {
  readonly form: LineForm
  readonly level: number
  readonly rise: number
  readonly swells: number
  /** What it is made of, where inks of that hue are there to choose from. */
  readonly like?: Stuff
  readonly wears?: readonly Wear[]
  readonly stands?: readonly Standing[]
}

/** A kind of landscape: its strips, far to near, and what is in its air. */
export type View = {
  readonly strips: readonly Strip[]
  readonly hasClouds?: true
  readonly hasBirds?: true
  /** The sun or moon is low and large, and its way lies on the water. */
  readonly isLow?: true
}

/** A level line across the lane as a height in mm by the place along it; the same at both ends of the period. */
export type Level = (x: number) => number

/** One lane of a cloth: a landscape from its air down to the next lane's. */
export type Lane = {
  readonly cloth: Cloth
  readonly widthMm: number
  /** From the lane's top down to the next one's, without their swells. */
  readonly topMm: number
  readonly tallMm: number
  readonly top: Level
  readonly bottom: Level
  readonly inks: SceneInks
  readonly random: Random
  /** Where the sun or moon is, as a share of the width. */
  readonly discAt: number
  readonly isNight: boolean
  /** The sky glows in bands round a low sun. */
  readonly isGlowing: boolean
  /** Land in straight slopes, each with a lit and a shaded side. */
  readonly isFaceted: boolean
  /** Northern lights hang in the air; snow falls before all of it. */
  readonly hasAurora: boolean
  readonly isSnowing: boolean
  /** Strengths of the paints, where the land is painted wet. */
  readonly pots?: readonly (readonly number[])[]
  /** Draws those who stand in the landscape, where there are any. */
  readonly guests?: DrawGuests
}

/** Every so many mm a line is asked for its height. */
const STEP_MM = 2.5

/** Knots along a line, from one side of the lane to the other. */
export function knotsAlong({ widthMm }: Pick<Lane, 'widthMm'>, level: Level): (readonly [number, number, 0 | 1])[] {
  const steps = Math.max(8, Math.ceil(widthMm / STEP_MM))
  return Array.from({ length: steps + 1 }, (_, at) => {
    const x = (widthMm * at) / steps
    return [x, level(x), at === 0 || at === steps ? 1 : 0] as const
  })
}

/** A bare strip. */
export function line(
  form: LineForm,
  level: number,
  rise: number,
  swells: number,
): Pick<Strip, 'form' | 'level' | 'rise' | 'swells'> {
  return { form, level, rise, swells }
}
