import { hexFromRgb } from '../../../color/hex.ts'
import { inkOf } from '../../../color/ink.ts'
import { rgbFromOklab } from '../../../color/oklab.ts'
import { mix } from '../../kit/line/knot.ts'
import type { Colourway } from '../family.ts'
import { fieldViews } from './flower-fields.ts'
import { landViews } from './land-views.ts'
import type { View } from './view.ts'
import { waterViews } from './water-views.ts'
import { wildViews } from './wild-views.ts'

/** The landscapes by name. */
export const views = { ...landViews, ...fieldViews, ...wildViews, ...waterViews } satisfies Readonly<
  Record<string, View>
>

export type ViewName = keyof typeof views

/** By day each landscape has colours of its own: air, sun, land from far to near, and what stands on it. */
const inksOf: Readonly<Record<ViewName, string>> = {
  hills: '#eef3ec f3c969 c9d9c4 9dbf8f 6f9f68 47794f 2c4f3c',
  tuscany: '#f6ead2 e08a4b d9c38c bba658 98914a 6f7a42 3d4a2f',
  mountains: '#f0ede4 efb56a b9c8d3 8aa3b5 5f7f8f 3f6468 24413f',
  lake: '#f3ede0 f0b36b b4c6cf 86a7b3 5c8ca0 3f6b6a 213f3d',
  forest: '#eef0e8 efc98a c5d2c8 94b0a2 638a7a 3c6354 1f3d35',
  woods: '#f6ecd6 f4b63f e9c48c e0943c c85c2f 963f2b 43302a',
  desert: '#f9ead1 e8763f e6b98a d4895a b5603f 7f8f6a 4c5a44',
  canyon: '#f7e6d0 efb04a e6b08a d58558 b95f3c 8f4430 55302a',
  dunes: '#f8ecd6 e9803f ecd2a2 dfb878 cd9a58 b07a44 6d4b30',
  oasis: '#f8ead2 eb8a46 e9cfa0 d4ae72 5fa3a0 5f8a5a 33503e',
  savanna: '#f9e6c4 e4572e e3bd7c cf9a50 ab7238 7a5230 3b2c22',
  sea: '#eef2ee f2b25c b9d4d8 7fb2be 4a8ba0 2c6482 173f5c',
  coast: '#f1f3ec e2674a b7ccae 8fbcc4 5595a8 d9bf8c 2b4f66',
  beach: '#fbf0df f08a5d a9d6d4 5fb0b4 f0d9aa e3bd7c 2f5f5c',
  islands: '#fbefdd f0785a a5d5d2 6bb58e 4fa3b0 3f7f5f 23504a',
  arctic: '#e9f1f5 f3c8a0 c8dbe6 9fc1d6 74a2c0 4b7ea4 2a4f74',
  city: '#e9e6e0 f2c14e c3c8cf 98a3b0 667689 3c4a5e 232c3b',
  village: '#eef0ea d9694a c8cfd4 a9bf9a 7d9f74 547a58 34483f',
  terraces: '#f1f3e2 f0c35a cfdcc0 a9c78c 7fae66 52894c 2b5638',
  fields: '#f2f0e0 e9b949 d8d9a0 b7c07a e0c878 7f9f57 3f5f3a',
  waterfall: '#dfece8 f0885c b5ccc4 8fb5b8 4f8a68 f7faf6 1f4a44',
  blooms: '#f5eede f0a45c c3d0c6 9bb393 5d8058 31503f 8a78b8',
  meadows: '#f3f3e4 e8607a cddcb4 a5c585 7fa965 568550 30543a',
}

/** The colours of a landscape that is not told any. */
export function colourwayOf(view: ViewName): Colourway {
  const inks = inksOf[view].split(' ').map((hex) => `#${hex.replace('#', '')}`)
  return { inks, ground: 0 }
}

/** Land under snow: a winter's air, snow from far to near, and firs. */
export const snowColourway: Colourway = {
  inks: '#b4c8d4 #e8926a #cbd9e2 #e1eaef #f9fbfb #4f7a73 #23423f'.split(' '),
  ground: 0,
}

/** The same under stars: fields of snow that the moon lights, and roofs that are warm in them. */
export const snowNightColourway: Colourway = {
  inks: '#1b2a4a #f3d58a #8fa9c8 #c3d5e6 #f2f6fa #2f5560 #c4573f'.split(' '),
  ground: 0,
}

/** The sky of the north at midnight, its lights, and dark land under them. */
export const northernColourway: Colourway = {
  inks: '#111d3a #f4ecc8 #1f3358 #2f4d74 #54d3a0 #9a7fd0 #24625f'.split(' '),
  ground: 0,
}

const NIGHT_AIR = '#1d2a56'
/** The moon, and what is white under it. */
const [MOON, MOONLIT] = ['#f5dc9a', '#c6d4ec']
/** Land under the moon, from far to near, and how much of a colour of the day is left to it. */
const [NIGHT_FAR, NIGHT_NEAR, LEFT_AT_NIGHT] = ['#5b7bb3', '#0b1130', 0.22]

/** Landscapes in which nothing is white: no snow, walls, sails, foam or clouds. */
const unlit: readonly ViewName[] = [
  'city',
  'forest',
  'woods',
  'desert',
  'canyon',
  'dunes',
  'oasis',
  'savanna',
  'blooms',
]

/** A landscape by night: the air is deep blue, the moon pale yellow, and the land under it darkens towards the viewer. */
export function nightColourwayOf(view: ViewName): Colourway {
  const { strips }: View = views[view]
  // A tone for each strip, the last for what stands on them, where anything does.
  const tones = strips.length + (strips.some(({ stands }) => stands) ? 1 : 0)
  const land = colourwayOf(view).inks.slice(2, 2 + tones)
  const white = unlit.includes(view) ? [] : [MOONLIT]
  return {
    inks: [NIGHT_AIR, MOON, ...white, ...inHaze(land, { far: NIGHT_FAR, near: NIGHT_NEAR, left: LEFT_AT_NIGHT })],
    ground: 0,
  }
}

/** The sun, and the air at the horizon, of an evening; over it bands that grow darker up to the top. */
const [EVENING_AIR, EVENING_SUN] = ['#fbd9a4', '#ee5b3f']
const eveningBands = ['#9c5480', '#d66f74', '#f4a169']
/** Land in the evening's haze, from far to near, and how much of its own colours is left. */
const [DUSK_FAR, DUSK_NEAR, LEFT_AT_DUSK] = ['#b3698a', '#371c46', 0.24]

/** A landscape in the evening: a red sun, air in bands down to a pale horizon, and land that darkens in violet towards the viewer. */
export function eveningColourwayOf(view: ViewName): Colourway {
  const [, , ...land] = colourwayOf(view).inks
  const dusk = inHaze(land, { far: DUSK_FAR, near: DUSK_NEAR, left: LEFT_AT_DUSK })
  return { inks: [EVENING_AIR, EVENING_SUN, ...dusk, ...eveningBands], ground: 0 }
}

/** Tones of a light over land: from far to near, and how much of the land's own colours is left to what is farthest. */
type Haze = { readonly far: string; readonly near: string; readonly left: number }

function inHaze(land: readonly string[], { far, near, left }: Haze): string[] {
  return land.map((hex, at) => mixHex(mixHex(far, near, at / (land.length - 1)), hex, left * (1 - at / land.length)))
}

/** What lies between two colours, a share of the way from the first to the second, in OKLab. */
function mixHex(first: string, second: string, share: number): string {
  const [from, to] = [inkOf(first).lab, inkOf(second).lab]
  const lab = from.map((value, at) => mix(value, to[at], share)) as [number, number, number]
  return hexFromRgb(rgbFromOklab(lab))
}
