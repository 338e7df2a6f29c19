import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { InkPool } from '../../kit/ink/ink-pool.ts'
import { poolInks } from '../../kit/ink/ink-pool.ts'
import { ribbon, stationAt } from '../../kit/line/curve.ts'
import { volute } from '../../kit/line/flowing-curve.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, placeMotif, putMotif, wobbleMotif } from '../../kit/motif/motif.ts'
import { createToss } from '../../kit/place/toss.ts'
import { drawPicture } from '../conversational/draw-picture.ts'
import { inkPicture } from '../conversational/ink-picture.ts'
import { leadInks } from '../conversational/lead-inks.ts'
import { findDepiction } from '../conversational/noun-book.ts'
import { findPicture } from '../conversational/picture-book.ts'
import type { Family, Plan } from '../family.ts'
import type { BloomKind } from './heritage-blooms.ts'
import { drawBloom } from './heritage-blooms.ts'

export const milleFleurs: Family = {
  name: 'mille-fleurs',
  summary:
    'a tapestry meadow: small whole plants, all upright, on a deep ground, with beasts among them when asked for',
  words: [
    'mille-fleurs',
    'millefleurs',
    'mille fleurs',
    'millefleur',
    'tapestry',
    'medieval tapestry',
    'medieval floral',
    'medieval',
    'gobelin',
    'unicorn tapestry',
    'wandteppich',
    'tapisserie',
    'arazzo',
    'タペストリー',
  ],
  // The ground of the old weavings is a blue-green that has darkened, the flowers madder, weld and ivory.
  colourway: () => ({
    inks: ['#1e3230', '#6d8a58', '#b9483d', '#e2b199', '#d8a545', '#efe4cb', '#87a0b8'],
    ground: 0,
  }),
  motifs: [],
  coverage: { low: 0.22, medium: 0.33, high: 0.42 },
  inks: { least: 3, natural: 7 },
  moods: ['heritage', 'moody', 'madder', 'christmas', 'morris'],
  ground: 'dark',
  motifMm: 46,
  orientation: 'one-way',
  repeatMm: 320,
  layouts: ['toss', 'half-drop'],
  draw: drawMilleFleurs,
}

const HEROES_MOST = 5
/** OKLCH hue of foliage, in radians. */
const GREEN_HUE = 2.36
/** Thin stems count for more on the grid of the toss than they cover on the cloth. */
const FATTENED = 1.3

function drawMilleFleurs(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const random = plan.random.fork('meadow')
  const toss = createToss(plan.random.fork('fit'), cloth)
  const unit = 49 * plan.scale
  const gapMm = unit * 0.05 * Math.max(0.12, 2.4 - 5 * plan.coverage)
  const pool = poolInks(
    plan.cast.figures.filter((ink) => ink !== leafInk(plan)),
    5,
  )
  const turnAt = (): number => random.between(-0.09, 0.09)
  const beasts = beastsOf(plan).filter((noun) => findDepiction(noun))
  const rounds: readonly (readonly [count: number, until: number, draw: (at: number) => Motif])[] = [
    [beasts.length > 0 ? HEROES_MOST : 0, 0.6, (at) => drawBeast(plan, random, beasts[at % beasts.length], unit * 1.5)],
    [40, 0.8, (at) => drawPlant(plan, random, pool, unit * random.between(0.9, 1.25), at)],
    [60, 0.95, (at) => drawPlant(plan, random, pool, unit * random.between(0.6, 0.8), at)],
    [90, 1.1, (at) => drawTuft(plan, random, pool, unit * random.between(0.32, 0.45), at)],
    [140, 1.1, (at) => drawTuft(plan, random, pool, unit * random.between(0.18, 0.24), at)],
  ]
  for (const [count, until, draw] of rounds) {
    let misses = 0
    const most = Math.ceil(count / plan.scale)
    for (let at = 0; at < most && misses < 13 && toss.field.coverage() < plan.coverage * until * FATTENED; at++)
      if (!toss.fit([draw(at)], { gapMm, tries: 70, turnAt, mayFlip: false })) misses++
  }
  return cloth
}

/** Foliage takes the greenest ink there is, else the second. */
function leafInk({ cast }: Plan): number {
  const green = (ink: number): number =>
    cast.inks[ink].chroma * Math.max(0, Math.cos(cast.inks[ink].hue - GREEN_HUE)) ** 3
  const best = cast.figures.reduce((one, other) => (green(other) > green(one) ? other : one))
  return cast.figures.length < 3 || green(best) < 0.02 ? cast.second : best
}

function drawBeast(plan: Plan, random: Random, noun: string, sizeMm: number): Motif {
  const picture = findPicture(findDepiction(noun)?.picture ?? '')
  if (!picture) return createMotif()
  const [lead] = leadInks(picture, plan.cast, 0).inks
  const drawn = drawPicture(picture, inkPicture(picture, plan.cast, lead), plan.cast, sizeMm, { mode: 'gouache' })
  return random.chance(0.5) ? placeMotif(drawn, { flip: -1, turn: TURN / 2 }) : drawn
}

const heads = ['rosette', 'daisy', 'tulip', 'carnation', 'bells', 'berries'] as const

/** A whole plant from its tuft of leaves to its flowers, as the weavers stitched them in. */
function drawPlant(plan: Plan, random: Random, pool: InkPool, high: number, turn: number): Motif {
  const motif = createMotif()
  const leaf = leafInk(plan)
  const head = heads[(turn + random.below(2)) % heads.length]
  const stems = high > 30 ? 3 : 1 + random.below(2)
  for (let stem = 0; stem < stems; stem++) {
    const lean = stems === 1 ? random.between(-0.15, 0.15) : (stem / (stems - 1) - 0.5) * 1.1
    const long = high * (0.95 - 0.35 * Math.abs(lean))
    const path = volute([0, 0], -TURN / 4 + lean * 0.7, long, lean * 0.7, 1.2, 8)
    addForm(
      motif,
      leaf,
      ribbon(path, (t) => Math.max(0.35, high * 0.014 * (1 - 0.4 * t))),
    )
    for (let pair = 0; pair < 3; pair++)
      for (const side of [1, -1]) {
        const { x, y, tangentX, tangentY } = stationAt(path, 0.2 + pair * 0.2)
        const heading = Math.atan2(tangentY, tangentX) + side * 0.8
        addForm(motif, leaf, ornamentPetal(x, y, heading, 0, high * (0.2 - pair * 0.03), high * 0.042))
      }
    const end = path[path.length - 1]
    putMotif(motif, drawHead(plan, pool, head, high * (stem === 1 || stems === 1 ? 0.21 : 0.165), turn + stem), {
      x: end[0],
      y: end[1],
      turn: lean * 0.8,
    })
  }
  addBaseLeaves(motif, leaf, high)
  return wobbleMotif(motif, random, high, 0.01)
}

function addBaseLeaves(motif: Motif, leaf: number, high: number): void {
  for (const lean of [-1.25, -0.75, 0.75, 1.25])
    addForm(motif, leaf, ornamentPetal(0, 0, -TURN / 4 + lean, 0, high * (0.3 - 0.04 * Math.abs(lean)), high * 0.05))
}

function drawHead(plan: Plan, pool: InkPool, head: (typeof heads)[number], radius: number, turn: number): Motif {
  const motif = createMotif()
  const [petal, heart] = [pool.part(turn), pool.part(turn + 1)]
  if (head === 'tulip' || head === 'carnation') {
    const kind: BloomKind = head
    const inks = {
      body: petal,
      inner: heart,
      heart: pool.part(turn + 2),
      leaf: leafInk(plan),
      detail: plan.cast.ground,
    }
    putMotif(motif, drawBloom(kind, inks, radius * 2.6), { y: -radius * 0.6 })
  } else if (head === 'bells' || head === 'berries') {
    for (let one = 0; one < 5; one++) {
      const [x, y] = [(one - 2) * radius * 0.5, -radius * (0.9 - 0.25 * Math.abs(one - 2))]
      if (head === 'berries') addForm(motif, petal, circle(x, y, radius * 0.3, 8))
      else
        addForm(
          motif,
          petal,
          ornamentPetal(x, y, TURN / 4 + (one - 2) * 0.2, -radius * 0.1, radius * 0.75, radius * 0.24),
        )
    }
  } else {
    const petals = head === 'daisy' ? 11 : 6
    for (let at = 0; at < petals; at++)
      addForm(motif, petal, ornamentPetal(0, 0, (at / petals) * TURN, 0, radius, (radius * 2.4) / petals))
    if (head === 'rosette')
      for (let at = 0; at < 5; at++)
        addDetail(motif, heart, ornamentPetal(0, 0, (at / 5) * TURN + 0.3, 0, radius * 0.56, radius * 0.2))
    addDetail(motif, pool.part(turn + 2), circle(0, 0, radius * 0.27, 8))
  }
  return motif
}

/** A tuft of leaves with one or two buds, for the gaps. */
function drawTuft(plan: Plan, random: Random, pool: InkPool, high: number, turn: number): Motif {
  const motif = createMotif()
  const leaf = leafInk(plan)
  for (let blade = 0; blade < 5; blade++) {
    const lean = (blade - 2) * 0.42 + random.between(-0.1, 0.1)
    addForm(
      motif,
      leaf,
      ornamentPetal(0, 0, -TURN / 4 + lean, 0, high * (0.95 - 0.15 * Math.abs(blade - 2)), high * 0.09),
    )
  }
  for (const lean of [-0.22, 0.24]) {
    const [x, y] = [Math.sin(lean) * high, -Math.cos(lean) * high]
    addForm(motif, pool.part(turn), circle(x, y, high * 0.14, 8))
  }
  return motif
}

/** The tapestries of the lady have her unicorn, named or not. */
function beastsOf({ motifs, styles }: Plan): readonly string[] {
  return styles.includes('unicorn tapestry') ? [...new Set(['unicorn', ...motifs])] : motifs
}
