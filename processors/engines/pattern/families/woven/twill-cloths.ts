import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { Colourway } from '../family.ts'
import type { Weave } from './weave.ts'
import { readWeave, sateenTable, weaveNamed } from './weave.ts'

/** Mirrors a weave vertically, so that twill lines rise to the right as in most cloths. */
const upward = (weave: Weave): Weave => {
  return (end, pick) => weave(end, -pick)
}

/**
 * Cross ribs: four picks below a warp that hides them except for scattered stitches, then one pick that shows between
 * the ends.
 */
const ribWeave: Weave = (end, pick) =>
  pick % 4 === 3 ? (end + (pick >> 2)) % 2 === 0 : end % 8 !== (pick * 3 + (pick >> 2)) % 8

/** Sand crepe: no float continues as a line. */
const CREPE = ['x.xx..x.', '.x..xx.x', 'xx..x.x.', '..xx.x.x', 'x.x.xx..', '.x.x..xx', '.xx.x..x', 'x..x.xx.']

/** Barathea: the four picks of a 2/2 twill in another order, which breaks the twill line. */
const BARATHEA = ['xx..', '..xx', 'x..x', '.xx.']

/** Ripstop: plain weave, with two threads that float over three after every ten, in both directions. */
const RIP = 12
const ripstopWeave: Weave = (end, pick) => {
  const [across, down] = [((end % RIP) + RIP) % RIP, ((pick % RIP) + RIP) % RIP]
  if (across < 2 || down < 2) return (across < 2 ? down : across) % 4 !== 3
  return (across + down) % 2 === 0
}

type PlainCloth = {
  readonly weave: Weave
  /** Ends and picks after which the weave repeats. */
  readonly closesOver: number
  /** Thickness of a thread in mm, coarser than in reality so that the weave shows at the size of a repeat. */
  readonly threadMm: number
}

export const plainCloths = {
  twill: { weave: upward(weaveNamed('twill 2/2')), closesOver: 4, threadMm: 1.1 },
  cavalry: { weave: upward(weaveNamed('twill 3/1/2/2')), closesOver: 8, threadMm: 1 },
  denim: { weave: upward(weaveNamed('twill 3/1')), closesOver: 4, threadMm: 0.76 },
  drill: { weave: upward(weaveNamed('twill 2/1')), closesOver: 3, threadMm: 1 },
  chambray: { weave: weaveNamed('plain'), closesOver: 2, threadMm: 1 },
  shot: { weave: weaveNamed('plain'), closesOver: 2, threadMm: 0.7 },
  ripstop: { weave: ripstopWeave, closesOver: RIP, threadMm: 0.9 },
  linen: { weave: weaveNamed('plain'), closesOver: 2, threadMm: 1.2 },
  satin: { weave: readWeave(sateenTable(8, 3, 'warp')), closesOver: 8, threadMm: 1 },
  barathea: { weave: readWeave(BARATHEA), closesOver: 4, threadMm: 0.9 },
  rib: { weave: ribWeave, closesOver: 32, threadMm: 0.8 },
  crepe: { weave: readWeave(CREPE), closesOver: 8, threadMm: 0.9 },
} as const satisfies Readonly<Record<string, PlainCloth>>

export type PlainClothName = keyof typeof plainCloths
export const plainClothNames = Object.keys(plainCloths) as PlainClothName[]

/**
 * Customary colours: denim has rope-dyed indigo at three depths on a tinged weft, chambray blues on white, linen undyed
 * flax; piece-dyed cloths have the weft in their shade.
 */
export const clothColourways: Readonly<Record<string, Colourway>> = {
  denim: { inks: ['#a7b6c9', '#2c4468', '#3d5a84', '#22344f'], ground: 0 },
  'raw denim': { inks: ['#56647c', '#1c2a45', '#28395a', '#131d31'], ground: 0 },
  'light denim': { inks: ['#e3e8ee', '#7d98b8', '#93abc6', '#6886a9'], ground: 0 },
  chambray: { inks: ['#f1eee6', '#7793ba', '#8ba4c6', '#6684ae'], ground: 0 },
  shot: { inks: ['#5b2b5e', '#b5693c'], ground: 0 },
  linen: { inks: ['#efe8d8', '#cbb994', '#d8c9a8', '#b9a57e'], ground: 0 },
  ripstop: { inks: ['#4f5a3c', '#6f7b55', '#78845d', '#66724d'], ground: 0 },
  slub: { inks: ['#e9e1cf', '#ddd2bb', '#d0c2a5', '#b8a684'], ground: 0 },
  crinkle: { inks: ['#e9e2d2', '#ddd4c0', '#cfc4ab', '#b9ac90'], ground: 0 },
  grasscloth: { inks: ['#d9cba8', '#cbb98f', '#bca678', '#a28a5c'], ground: 0 },
  twill: { inks: ['#2f3137', '#51555c', '#5b5f66', '#484b52'], ground: 0 },
  cavalry: { inks: ['#96805f', '#b9a17c', '#c1aa86', '#b09872'], ground: 0 },
  drill: { inks: ['#a68f63', '#c6b084', '#cdb88e', '#bea77a'], ground: 0 },
  satin: { inks: ['#cdb68d', '#e8d7b6', '#eddec1', '#e2cfab'], ground: 0 },
  barathea: { inks: ['#0f1014', '#2b2d34', '#31333a', '#26282e'], ground: 0 },
  rib: { inks: ['#16233f', '#2c3f66', '#324670', '#273a5f'], ground: 0 },
  crepe: { inks: ['#dfb5a8', '#f0d3c8', '#f3d9cf', '#eccbc0'], ground: 0 },
}

/** Differences in OKLCH lightness of the shade between the threads, and of ends from different dye lots. */
const [SHADE, LOT] = [0.13, 0.025]

/** A piece-dyed cloth: warp and weft of one colour, the weft in the shade of the floats on it. */
export function pieceDyed(hex: string): Colourway | undefined {
  const dye = inkFromHex(hex)
  if (!dye) return undefined
  const tone = (step: number): string => inkFromOklch({ ...dye, lightness: dye.lightness + step }).hex
  const isDeep = dye.lightness < 0.3
  return { inks: [tone(isDeep ? SHADE : -SHADE), dye.hex, tone(LOT), tone(-LOT)], ground: 0 }
}
