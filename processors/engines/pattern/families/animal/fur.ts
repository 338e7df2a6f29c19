import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import { clamp } from '../../../numbers/clamp.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createWaves } from '../../kit/chance/noise.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../kit/line/knot.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import { hideOf } from './plates.ts'

const [CREAM, BROWN] = ['#d9c8ab', '#8c6241']

type Pile = {
  readonly lengthMm: number
  readonly wideMm: number
  /** Deviation of locks from the combing direction, in turns, and the curl of each. */
  readonly swing: number
  readonly curl: number
}

const piles = {
  long: { lengthMm: 21, wideMm: 3.1, swing: 0.11, curl: 0.3 },
  short: { lengthMm: 8.5, wideMm: 2.2, swing: 0.17, curl: 0.25 },
  fleece: { lengthMm: 11, wideMm: 3.3, swing: 0.5, curl: 1.5 },
} as const satisfies Readonly<Record<string, Pile>>

export const fur: Family = {
  name: 'fur-pile',
  summary:
    'locks of long pile over one another, combed one way and parting in swirls, dark at the root and pale at the tip',
  words: ['fur texture', 'animal fur', 'fluffy texture', 'furry texture', 'fellstruktur'],
  kinds: {
    long: 'faux fur|fake fur|shaggy|shaggy fur|shaggy rug|shag|shag pile|shag rug|shag carpet|flokati|rya|rya rug|long pile|long fur|fox fur|wolf fur|bear fur|mink|mink fur|mohair fur|kunstpelz|webpelz|fausse fourrure|pelliccia|ecopelliccia|yeti fur|monster fur',
    short: 'short fur|plush fur|minky|velboa|rabbit fur|beaver fur|pony skin|pony hair|seal fur|teddy fur|bear skin',
    fleece:
      'fleece|fleece texture|sheepskin|shearling|lambskin|lambswool texture|curly fur|mongolian lamb|tibetan lamb|curly sheep|wool fleece|schaffell|lammfell|peau de mouton',
  },
  colourway: ({ styles }) => pileInks(styles.includes('fleece') ? CREAM : BROWN),
  colourwayAround: pileInks,
  motifs: [],
  coverage: { low: 0.7, medium: 0.85, high: 0.95 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4, leads: 'line' },
  moods: ['field', 'savanna', 'moody', 'monochrome'],
  ground: 'dark',
  repeatMm: 160,
  orientation: 'one-way',
  layouts: ['block'],
  isLayered: true,
  draw: drawFur,
}

const LOCKS_MOST = 3400
/** Total area of the locks as a multiple of the cloth's. */
const COVERS = 3.1

/**
 * Draws locks in layers, the deepest and darkest first; a low-frequency field of light and shade, shared by all layers,
 * forms the swirls.
 */
function drawFur(plan: Plan): Cloth {
  const { cast, widthMm, heightMm, scale } = plan
  const random = plan.random.fork('pile')
  const pile = pileOf(plan)
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const tones = cast.byLightness
  const [length, wide] = [pile.lengthMm * scale, pile.wideMm * scale]
  const count = Math.min(LOCKS_MOST, Math.round((COVERS * widthMm * heightMm) / (length * wide * 0.62)))
  const cells = Math.max(2, Math.round(widthMm / (62 * scale)))
  const combed = waves(`${random.next()}`, cells * 0.8)
  const shade = bendField(waves(`${random.next()}`, cells * 1.7), `${random.next()}`, cells * 2, 0.06)
  const places = scatterPoints(random, { widthMm, heightMm, lattice: blockLattice }, count, { rounds: 1 })
  places.forEach(([x, y], at) => {
    const [u, v] = [x / widthMm, y / heightMm]
    const depth = at / count
    const lit = clamp(0.12 + 0.62 * depth + 0.3 * shade(u, v) + random.between(-0.2, 0.2), 0, 0.999)
    const turn = TURN * (0.25 + pile.swing * combed(u, v) * 1.6 + random.between(-0.035, 0.035))
    const reach = length * random.between(0.7, 1.2)
    const ring = lock(reach, wide * random.between(0.6, 1.15), pile.curl * random.between(-1, 1) + 0.5 * combed(v, u))
    paint(cloth, tones[Math.floor(lit * tones.length)], ring.map(placeKnot({ x, y, turn })))
  })
  return cloth
}

/** A sum of waves, about -1..1, with the given number of periods in each direction. */
function waves(seed: string, swells: number): TorusField {
  const across = Math.max(1, Math.round(swells))
  const field = createWaves(seed, { acrossX: across, acrossY: across, spread: 0.8 }, 24)
  return (x, y) => clamp(field(x, y), -1, 1)
}

/**
 * The fur's named colour at the tips of pale fur and in the middle of other fur, with deeper roots, so that white fur
 * is visible as fur.
 */
function pileInks(hex: string): Colourway | undefined {
  const dye = inkFromHex(hex)
  if (!dye || dye.lightness < PALE) return hideOf(hex)
  const tone = (step: number): string => inkFromOklch({ ...dye, lightness: dye.lightness - step }).hex
  return { inks: [tone(0.27), tone(0.14), tone(0.06), hex], ground: 0 }
}

/** OKLCH lightness above which no lighter tip would show. */
const PALE = 0.84

function pileOf({ details, styles }: Plan): Pile {
  const asked = [details.kind, ...styles]
  return asked.includes('fleece') ? piles.fleece : asked.includes('short') ? piles.short : piles.long
}

/** A lock from its root at the origin: narrow, wide in the middle, and tapering to a bent point. */
function lock(length: number, wide: number, curl: number): Ring {
  const half = wide / 2
  const rise = (share: number): number => curl * length * 0.32 * share * share
  const sway = (share: number): number => Math.sin(share * TURN * 0.8) * half * 0.9
  const at = (share: number, side: number): Knot => [length * share, rise(share) + sway(share) + side * half]
  return [
    [0, 0, 1],
    at(0.22, 0.8),
    at(0.55, 0.85),
    at(0.82, 0.35),
    [length, rise(1.06) + sway(1), 1],
    at(0.74, -0.55),
    at(0.48, -0.95),
    at(0.2, -0.75),
  ]
}
