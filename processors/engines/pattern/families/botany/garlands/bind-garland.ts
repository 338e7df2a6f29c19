import type { Cloth } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { headingAt, stationAt } from '../../../kit/line/curve.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { createMotif, putMotif, wobbleMotif } from '../../../kit/motif/motif.ts'
import type { Toss } from '../../../kit/place/toss.ts'
import type { Subject } from '../../conversational/subject.ts'
import type { Plan } from '../../family.ts'
import type { FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { drawFlower, flowerInksFor, isTopView } from '../flowers/bloom-table.ts'
import { drawLeaf } from '../leaves/leaf.ts'
import { drawLeafage } from '../leaves/leaf-table.ts'
import { growPlant } from '../plants/plant.ts'
import { drawPosy } from '../plants/posy.ts'
import { drawSprig } from '../plants/sprig.ts'
import type { RibbonInks } from './ribbons.ts'
import { drawBow } from './ribbons.ts'

/** What all garlands of a cloth are bound with. */
export type Garlands = {
  readonly plan: Plan
  readonly cloth: Cloth
  readonly palette: FlowerPalette
  readonly toss: Toss
  readonly random: Random
  readonly columnMm: number
  readonly nouns: readonly string[]
  /** Leaves that are named; twigs of them take turns with the plain ones. */
  readonly leaves: readonly string[]
  /** True where no flower is named and greens are. */
  readonly isGreen: boolean
  readonly ribbon: RibbonInks
  /** What hangs on them. */
  readonly hung: readonly Subject[]
}

/** How one garland is bound. */
export type Binding = {
  /** Diameter of the largest blooms. */
  readonly sizeMm: number
  /** True for a garland that runs on over the edge of the repeat; others taper towards both ends. */
  readonly isClosed: boolean
  /** True for a wreath: what hangs on others is set on it. */
  readonly isRing?: boolean
  readonly seed: string
}

/** Blooms by turns, as shares of the largest: a large one, then buds and small ones. */
const TURNS = [1, 0.5, 0.66, 0.42] as const
/** Steps from bloom to bloom and from leaf to leaf, as shares of the largest bloom. */
const [BLOOM_STEP, LEAF_STEP] = [0.52, 0.24]

/** Leaves to both sides along a line, and over them blooms of three sizes, the small ones to the sides by turns. */
export function bindGarland(work: Garlands, curve: Curve, { sizeMm, isClosed, seed }: Binding): void {
  const random = work.plan.random.fork(seed)
  const lengthMm = lengthOf(curve)
  const fullness = (t: number): number => (isClosed ? 1 : 0.45 + 0.55 * Math.sin(Math.PI * t) ** 0.8)
  const leaves = Math.round(lengthMm / (sizeMm * LEAF_STEP))
  for (let at = 0; at < leaves; at++) {
    const t = (at + 0.5) / leaves
    const { x, y } = stationAt(curve, t)
    const turn = headingAt(curve, t) + (at % 2 ? 1 : -1) * random.between(0.7, 1.15)
    const inks = { ...flowerInksAt(work.palette, at), ...shaded(work.palette, at) }
    const leaf = { lengthMm: sizeMm * fullness(t) * random.between(0.62, 0.84), width: 0.42, stalk: 0.05, veins: 3 }
    const named = (at >> 1) % 2 ? work.leaves[(at >> 2) % Math.max(1, work.leaves.length)] : undefined
    const drawn = named ? drawLeafage(random, named, inks, sizeMm * fullness(t) * TWIG) : drawLeaf(random, inks, leaf)
    work.toss.place(drawn, { x, y, turn })
  }
  const rounds = Math.max(1, Math.round(lengthMm / (sizeMm * BLOOM_STEP) / TURNS.length))
  const blooms = Array.from({ length: rounds * TURNS.length }, (_, at) => at)
  // Small ones first: the large blooms lie over all.
  for (const at of blooms.toSorted((one, other) => TURNS[one % TURNS.length] - TURNS[other % TURNS.length])) {
    const t = (at + 0.5) / blooms.length
    const share = TURNS[at % TURNS.length]
    const { x, y, tangentX, tangentY } = stationAt(curve, t)
    const aside = share === 1 ? 0 : (at % 4 === 2 ? 1 : -1) * sizeMm * 0.24 * fullness(t)
    const bloom = drawHead(work, random, at, (sizeMm / 2) * share * fullness(t))
    work.toss.place(wobbleMotif(bloom, random, sizeMm), { x: x - tangentY * aside, y: y + tangentX * aside })
  }
}

/** Length of a twig beside the largest bloom. */
const TWIG = 1.15

/** Every other leaf lies in the shade of the others. */
function shaded({ foliage }: FlowerPalette, at: number) {
  return at % 3 === 2 ? { leaf: foliage.leafDark, leafDark: foliage.leaf } : {}
}

function drawHead({ nouns, palette }: Garlands, random: Random, at: number, radiusMm: number): Motif {
  const isSmall = TURNS[at % TURNS.length] < 0.5
  const faces = nouns.filter(isTopView)
  const heads = faces.length > 0 ? faces : nouns
  const noun = isSmall ? 'blossom' : heads[Math.floor(at / 2) % heads.length]
  return drawFlower(random, noun, flowerInksFor(palette, noun, at % 4 === 0 ? at >> 2 : at), radiusMm)
}

/** Sprays of leaves that end in a bud, from behind the garland to both sides by turns and up along it. */
export function sendBuds({ plan, palette, toss }: Garlands, curve: Curve, lengthMm: number, seed: string): void {
  const random = plan.random.fork(seed)
  const count = Math.max(2, Math.round(lengthOf(curve) / (lengthMm * BUD_STEP) / 2) * 2)
  for (let at = 0; at < count; at++) {
    const t = (at + 0.5) / count
    const { x, y } = stationAt(curve, t)
    const inks = flowerInksAt(palette, at >> 1)
    const reachMm = lengthMm * (at % 4 < 2 ? 1 : 0.8)
    const sprig = drawSprig(random, inks, {
      lengthMm: reachMm,
      leaves: 4,
      leafMm: lengthMm * 0.3,
      buds: 1,
      budMm: lengthMm * 0.12,
      flower: drawFlower(random, at % 2 ? 'bud' : 'blossom', inks, lengthMm * 0.13, { isSimple: true }),
    })
    toss.place(sprig, { x, y, turn: headingAt(curve, t) + (at % 2 ? 1 : -1) * random.between(0.75, 0.95) })
  }
}

/** From spray to spray, as a share of its length. */
const BUD_STEP = 0.52

/** A bunch of the flowers that are named, tied below with a bow. */
export function drawNosegay({ nouns, palette, random, ribbon }: Garlands, radiusMm: number, index: number): Motif {
  const motif = createMotif()
  const noun = nouns[index % nouns.length]
  const inks = flowerInksFor(palette, noun, index)
  for (const lean of [-0.62, 0.62, -0.22, 0.22]) {
    const stem = growPlant(random, nouns[(index + 1) % nouns.length], flowerInksAt(palette, index + 1), {
      lengthMm: radiusMm * 2.3,
      head: 0.17,
      isBare: true,
      bend: lean * 0.4,
    })
    putMotif(motif, stem, { y: radiusMm * 1.1, turn: -TURN / 4 + lean })
  }
  const other = { noun: 'blossom', inks: flowerInksAt(palette, index + 1) }
  const posy = isTopView(noun)
    ? drawPosy(random, noun, inks, { radiusMm: radiusMm * 0.62, companions: [other] })
    : undefined
  if (posy) putMotif(motif, posy)
  putMotif(motif, drawBow(ribbon, radiusMm * 0.85), { y: radiusMm * 1.05 })
  return motif
}

/** Length of a line in mm. */
export function lengthOf(curve: Curve): number {
  return curve.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - curve[at][0], y - curve[at][1]), 0)
}
