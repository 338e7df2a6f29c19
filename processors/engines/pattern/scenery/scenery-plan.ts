import type { Backdrop } from '../backdrop/backdrop.ts'
import type { Frame } from '../compose/frame.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import type { Random } from '../kit/chance/random.ts'
import type { SceneryInks } from '../palette/grounds/scenery-tones.ts'

/** Input of a scene: the cloth that it is drawn on, its window, the place that it shows and its inks. */
export type SceneryPlan = {
  readonly cloth: Cloth
  readonly frame: Frame
  readonly backdrop: Backdrop
  readonly inks: SceneryInks
  /** Whether the sheet is dark: the scene is at night, or deep under water. */
  readonly isNight: boolean
  /** Whether a moon that shines at night is full, and no crescent; and whether it was asked for. */
  readonly isMoonFull: boolean
  readonly isMoonNamed: boolean
  /** Whether the sun is low, and the sky in bands. */
  readonly isEvening: boolean
  /** Whether it is out in space, with no land below. */
  readonly isVoid: boolean
  /** Whether long leaves hang and rise from its corners. */
  readonly isLush: boolean
  readonly random: Random
}

export type Air = 'clear' | 'clouds' | 'stars' | 'lights' | 'rain' | 'snow'
export type Land = 'void' | 'hills' | 'peaks' | 'dunes' | 'sea' | 'lake' | 'meadow' | 'deep'
export type Trees = 'firs' | 'crowns' | 'birches'

/** The parts of a place, from the air down. */
export type PlaceParts = { readonly air: Air; readonly land: Land; readonly trees?: Trees; readonly hasReeds?: true }

const parts: Readonly<Record<Backdrop, PlaceParts>> = {
  clouds: { air: 'clouds', land: 'hills' },
  'northern lights': { air: 'lights', land: 'peaks', trees: 'firs' },
  stars: { air: 'stars', land: 'hills' },
  rain: { air: 'rain', land: 'hills' },
  snow: { air: 'snow', land: 'hills', trees: 'firs' },
  mountains: { air: 'clouds', land: 'peaks', trees: 'firs' },
  hills: { air: 'clouds', land: 'hills', trees: 'crowns' },
  dunes: { air: 'clear', land: 'dunes' },
  grass: { air: 'clear', land: 'meadow' },
  reeds: { air: 'clear', land: 'lake', hasReeds: true },
  waves: { air: 'clouds', land: 'sea' },
  ripples: { air: 'clear', land: 'lake', hasReeds: true },
  stream: { air: 'clear', land: 'lake', hasReeds: true },
  kelp: { air: 'clear', land: 'deep' },
  birches: { air: 'clear', land: 'hills', trees: 'birches' },
  forest: { air: 'clear', land: 'hills', trees: 'crowns' },
  firs: { air: 'clear', land: 'peaks', trees: 'firs' },
}

/** The parts of a plan's place; at night a clear sky has stars. */
export function partsOf({
  backdrop,
  isNight,
  isVoid,
}: Pick<SceneryPlan, 'backdrop' | 'isNight' | 'isVoid'>): PlaceParts {
  if (isVoid) return { air: 'stars', land: 'void' }
  const place = parts[backdrop]
  return isNight && place.air === 'clear' && place.land !== 'deep' ? { ...place, air: 'stars' } : place
}

/**
 * Heights in a window from its top, as shares of the window's height: the horizon, the base of distant things, the
 * level of things afloat, the near strip, and the feet of those that stand in front.
 */
export const LEVELS = { horizon: 0.52, middle: 0.7, water: 0.765, near: 0.79, feet: 0.885 } as const

/** A height in a window, in mm from the cloth's top. */
export function levelOf({ top, bottom }: Frame, share: number): number {
  return top + (bottom - top) * share
}
