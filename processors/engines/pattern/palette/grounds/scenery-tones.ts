import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch, inkOf } from '../../../color/ink.ts'
import { clamp } from '../../../numbers/clamp.ts'
import type { Backdrop } from '../../backdrop/backdrop.ts'
import type { Colourway } from '../../families/family.ts'
import type { DesignSpec } from '../../spec/design-spec.ts'

/** The inks of a scene, by index: sky, sun or moon, and land or water from far to near. */
export type SceneryInks = {
  readonly sky: number
  readonly disc: number
  readonly far: number
  readonly middle: number
  readonly near: number
  /** Bands of an evening's sky from the top, over the sky at the horizon. */
  readonly bands: readonly number[]
}

/** Whether a scene is seen by day or night as its sheet tells, or in the evening; and whether its woods and meadows are autumn's. */
export type SceneryLight = { readonly isEvening?: boolean; readonly isAutumn?: boolean }

/** Hues in degrees of the far, the middle and the near part of a scene. */
type Hues = readonly [far: number, middle: number, near: number]

const green: Hues = [190, 145, 130]
/** Woods and meadows in autumn, and by how much their chroma grows. */
const AUTUMN: Hues = [72, 58, 46]
const TURNED = 1.5
const turning: readonly Backdrop[] = ['hills', 'grass', 'birches', 'forest', 'firs', 'mountains']
/** The air at the horizon of an evening, the sun, land and water from far to near, and bands of the sky from the top. */
const evening = ['#f7c48d', '#ee5b3f', '#cf8f98', '#a96f88', '#7b4f73', '#b7637f', '#e58a72']
/** Sand in the evening, from far to near. */
const eveningSand = ['#dd9c80', '#c47f6c', '#9b5f60']
const sandy: readonly Backdrop[] = ['dunes']
const BANDS = 2
const hues: Readonly<Record<Backdrop, Hues>> = {
  clouds: green,
  'northern lights': [200, 230, 245],
  stars: [265, 260, 250],
  rain: [230, 190, 140],
  snow: [235, 230, 240],
  mountains: [245, 225, 150],
  hills: [160, 135, 120],
  dunes: [60, 70, 78],
  grass: [140, 120, 112],
  reeds: [170, 205, 125],
  waves: [215, 225, 82],
  ripples: [150, 215, 130],
  stream: [150, 215, 130],
  kelp: [205, 195, 180],
  birches: [160, 120, 95],
  forest: [170, 150, 138],
  firs: [200, 175, 160],
}

/**
 * Steps in OKLCH lightness from the sheet to sky and land, and their chroma. On light sheets all of them stay paler
 * than the things in front, on dark sheets darker, so that the things stand out.
 */
const light = {
  steps: { sky: -0.045, far: -0.1, middle: -0.15, near: -0.205 },
  chroma: { sky: 0.03, far: 0.04, middle: 0.055, near: 0.06 },
  skyHue: 225,
  disc: { lightness: 0.9, chroma: 0.085, hue: 82 },
} as const
const dark = {
  steps: { sky: 0.045, far: 0.125, middle: 0.08, near: -0.045 },
  chroma: { sky: 0.045, far: 0.05, middle: 0.05, near: 0.045 },
  skyHue: 262,
  disc: { lightness: 0.93, chroma: 0.06, hue: 95 },
} as const
/** Snow inverts the order: near parts are the palest, and the sky contrasts with them. */
const snowed = {
  light: {
    steps: { sky: -0.125, far: -0.085, middle: -0.05, near: -0.01 },
    chroma: { sky: 0.03, far: 0.025, middle: 0.016, near: 0.008 },
  },
  dark: {
    steps: { sky: 0.045, far: 0.1, middle: 0.19, near: 0.3 },
    chroma: { sky: 0.045, far: 0.05, middle: 0.045, near: 0.035 },
  },
} as const
const DARK_BELOW = 0.55
/** OKLCH chroma from which a ground tints the sky and the land. */
const COLOURED = 0.035

/** Share of a coloured ground's chroma that the sky takes. */
const AIR = 0.85

/** A colourway with five more inks at its end, for the scene, in the order of `SceneryInks`; in the evening with its bands after them. */
export function withScenery(
  { inks, ground }: Colourway,
  backdrop: Backdrop,
  { isEvening = false, isAutumn = false }: SceneryLight = {},
): Colourway {
  if (isEvening) {
    const [sky, sun, far, middle, near, ...bands] = evening
    const land = sandy.includes(backdrop) ? eveningSand : [far, middle, near]
    return { inks: [...inks, sky, sun, ...land, ...bands], ground }
  }
  const hasTurned = isAutumn && turning.includes(backdrop)
  const sheet = inkOf(inks[ground])
  const isDark = sheet.lightness <= DARK_BELOW
  const { skyHue, disc, ...bare } = isDark ? dark : light
  const { steps, chroma } = backdrop !== 'snow' ? bare : isDark ? snowed.dark : snowed.light
  const [far, middle, near] = hasTurned ? AUTUMN : hues[backdrop]
  const isColoured = sheet.chroma > COLOURED
  const tone = (part: keyof typeof steps, degrees: number): string =>
    inkFromOklch({
      lightness: clamp(sheet.lightness + steps[part], 0.14, 0.98),
      chroma:
        part === 'sky' && isColoured ? sheet.chroma * AIR : chroma[part] * (hasTurned && part !== 'sky' ? TURNED : 1),
      hue: isColoured ? between(sheet.hue, radians(degrees), part === 'sky' ? 0 : 0.65) : radians(degrees),
    }).hex
  const sun = inkFromOklch({ ...disc, hue: radians(disc.hue) }).hex
  const added = [tone('sky', skyHue), sun, tone('far', far), tone('middle', middle), tone('near', near)]
  return { inks: [...inks, ...added], ground }
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Hue interpolation in radians along the shorter arc. */
function between(from: Ink['hue'], to: number, share: number): number {
  const turn = Math.atan2(Math.sin(to - from), Math.cos(to - from))
  return from + turn * share
}

/** The inks of the scene in a design's window (detail `scenery from`); undefined where it has none. */
export function sceneryInksOf({ details, palette }: Pick<DesignSpec, 'details' | 'palette'>): SceneryInks | undefined {
  const from = details['scenery from']
  if (typeof from !== 'number' || !Number.isInteger(from) || from <= palette.ground) return undefined
  const isEvening = details['evening sky'] === true
  return from < 2 || from + 5 + (isEvening ? BANDS : 0) > palette.inks.length
    ? undefined
    : sceneryInksFrom(from, isEvening)
}

/** The consecutive inks of a scene from the given index: five, and in the evening two more. */
export function sceneryInksFrom(from: number, isEvening: boolean): SceneryInks {
  const bands = isEvening ? Array.from({ length: BANDS }, (_, at) => from + 5 + at) : []
  return { sky: from, disc: from + 1, far: from + 2, middle: from + 3, near: from + 4, bands }
}
