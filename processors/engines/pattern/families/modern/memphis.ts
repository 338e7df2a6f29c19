import type { Cloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { strewnTurn } from '../../kit/ink/ink-pool.ts'
import type { Curve } from '../../kit/line/curve.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../kit/line/knot.ts'
import { circle, polygon, rectangle, regularPolygon } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'
import { packByFullness } from '../../kit/place/pack-by-fullness.ts'
import { asksFor } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { openStrewn } from './strewn-cloth.ts'

export const memphis: Family = {
  name: 'memphis',
  summary: 'squiggles, half-tone discs, striped rounds, offset triangles and arcs, thick beside thin',
  words: [
    'memphis',
    'memphis group',
    'memphis squiggle',
    'memphis squiggles',
    'memphis milano',
    'memphis milano squiggles',
    '80s',
    'eighties',
    '1980s',
    '90s',
    'nineties',
    'postmodern',
    'post modern',
    'abstract geometric',
    'saved by the bell',
  ],
  kinds: {
    squiggles:
      'squiggle|squiggles|squiggly|squiggle print|wiggle|wiggles|wiggly lines|squiggly lines|kringel|schnörkel',
  },
  motifs: ['squiggle', 'confetti'],
  coverage: { low: 0.18, medium: 0.32, high: 0.44 },
  inks: { least: 2, natural: 6 },
  moods: ['pop', 'midcentury', 'seventies', 'nursery'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  isScattered: true,
  draw: drawMemphis,
}

/** Things grow no further into the gaps round them. */
const SWELL_MOST = 1.3

const decades = ['80s', 'eighties', '1980s', '90s', 'nineties']

type DrawThing = (plan: Plan, random: Random, radiusMm: number, ink: number, other: number) => Motif

function drawMemphis(plan: Plan): Cloth {
  const { cast } = plan
  const { random, cloth, toss, fullness, most } = openStrewn(plan, memphis, 'memphis')
  const unit = plan.scale
  const gapMm = 2.9 * unit
  const sizes = [
    { radiusMm: 42 * unit, most: most(8), gapMm },
    { radiusMm: 26 * unit, most: most(16), gapMm },
    { radiusMm: 12 * unit, most: most(30), gapMm: gapMm * 0.8 },
    { radiusMm: 5 * unit, most: most(60), gapMm: gapMm * 0.7 },
  ]
  const swell = Math.min(SWELL_MOST, fullness ** 0.5)
  const colours = cast.figures
  // Squiggles of the eighties have their discs and triangles about them.
  const isOfSquiggles = asksFor(plan, 'squiggles') && !plan.styles.some((style) => decades.includes(style))
  const isLedBySquiggles = plan.styles.some((style) => style.includes('squiggle'))
  const all = isOfSquiggles ? squiggles : isLedBySquiggles ? ledBySquiggles : tiers
  const isBare = `${plan.details.without ?? ''}`.includes('triangle')
  const ways = all.map((tier) => tier.filter((draw) => !isBare || draw !== drawOffsetTriangle))
  for (const { x, y, radius, tier, at } of packByFullness(random, cloth, sizes, fullness)) {
    const kinds = ways[tier]
    const turn = strewnTurn(at + tier, colours.length)
    const [ink, other] = [colours[turn], colours[(turn + 1) % colours.length]]
    const own = random.fork(`thing ${at}`)
    const motif = kinds[at % kinds.length](plan, own, radius * swell, ink, other)
    toss.place(motif, { x, y, turn: own.between(0, TURN) })
  }
  return cloth
}

const drawHalfTone: DrawThing = ({ cast }, _random, radius, ink) => {
  const motif = createMotif()
  addForm(motif, ink, circle(-radius * 0.1, -radius * 0.1, radius * 0.8))
  const pitch = radius * 0.2
  for (let row = -4; row <= 4; row++)
    for (let column = -4; column <= 4; column++) {
      const [x, y] = [(column + (row & 1 ? 0.5 : 0)) * pitch, row * pitch * 0.866]
      const size = radius * 0.07 * (1 - (0.35 * y) / radius)
      if (Math.hypot(x, y) < radius * 0.78 - size)
        addForm(
          motif,
          ink === cast.line ? cast.ground : cast.line,
          circle(x + radius * 0.14, y + radius * 0.14, size, 8),
          { plain: true },
        )
    }
  return motif
}

const drawOffsetTriangle: DrawThing = ({ cast }, _random, radius, ink, other) => {
  const motif = createMotif()
  addForm(motif, other, regularPolygon(radius * 0.1, radius * 0.1, radius * 0.9, 3))
  addForm(motif, cast.line, regularPolygon(-radius * 0.05, -radius * 0.05, radius * 0.9, 3), {
    holes: [[...regularPolygon(-radius * 0.05, -radius * 0.05, radius * 0.74, 3)]],
  })
  addDetail(motif, ink, squiggle(radius * 0.6, radius * 0.08, 5, radius * 0.05))
  return motif
}

const drawStripedHalf: DrawThing = ({ cast }, _random, radius, ink) => {
  const motif = createMotif()
  addForm(motif, ink, halfDisc(radius * 0.95))
  const stripes = 6
  for (let stripe = 0; stripe < stripes; stripe++) {
    const y = -radius * 0.5 + (radius * (stripe + 0.2)) / stripes
    const reach = Math.sqrt(Math.max(0, (radius * 0.55) ** 2 - (y - 0) ** 2))
    addForm(
      motif,
      ink === cast.line ? cast.ground : cast.line,
      rectangle(-reach, y - radius * 0.25, reach * 2, radius * 0.08),
      { plain: true },
    )
  }
  return motif
}

const drawSquiggle: DrawThing = ({ cast }, _random, radius, ink) => {
  const motif = createMotif()
  const shifted = squiggle(radius * 1.7, radius * 0.36, 4, radius * 0.13).map(
    placeKnot({ x: radius * 0.09, y: radius * 0.12 }),
  )
  if (ink !== cast.line) addForm(motif, cast.line, shifted)
  addForm(motif, ink, squiggle(radius * 1.7, radius * 0.36, 4, radius * 0.13))
  return motif
}

/** One line of the pen, each with its own number of swings and its own weight. */
const drawWiggle: DrawThing = (_plan, random, radius, ink) => {
  const motif = createMotif()
  const swings = random.pick([2, 3, 4, 5])
  const half = radius * random.pick([0.09, 0.13, 0.17])
  addForm(motif, ink, squiggle(radius * 1.8, radius * (0.62 - swings * 0.06), swings, half))
  return motif
}

const drawZigzag: DrawThing = (_plan, _random, radius, ink) => {
  const motif = createMotif()
  const upper = Array.from(
    { length: 6 },
    (_, at) => [-radius * 0.9 + (radius * 1.8 * at) / 5, at % 2 ? radius * 0.4 : -radius * 0.28] as const,
  )
  const lower = upper.map(([x, y]) => [x, y + radius * 0.3] as const).reverse()
  addForm(motif, ink, polygon([...upper, ...lower]))
  return motif
}

const drawArcs: DrawThing = (_plan, _random, radius, ink, other) => {
  const motif = createMotif()
  for (const [reach, thick] of [
    [0.88, 0.2],
    [0.52, 0.1],
    [0.28, 0.1],
  ]) {
    const arc: Curve = Array.from({ length: 13 }, (_, at) => [
      Math.cos((at / 12) * Math.PI * 1.1) * radius * reach,
      Math.sin((at / 12) * Math.PI * 1.1) * radius * reach,
    ])
    addForm(
      motif,
      reach > 0.8 ? ink : other,
      ribbon(arc, () => (radius * thick) / 2),
    )
  }
  return motif
}

const drawCross: DrawThing = (_plan, _random, radius, ink) => {
  const motif = createMotif()
  addForm(motif, ink, rectangle(-radius * 0.85, -radius * 0.24, radius * 1.7, radius * 0.48))
  addForm(motif, ink, rectangle(-radius * 0.24, -radius * 0.85, radius * 0.48, radius * 1.7))
  return motif
}

const drawRing: DrawThing = (_plan, _random, radius, ink) => {
  const motif = createMotif()
  addForm(motif, ink, circle(0, 0, radius * 0.9), { holes: [[...circle(0, 0, radius * 0.55)]] })
  return motif
}

const drawDash: DrawThing = (_plan, _random, radius, ink) => {
  const motif = createMotif()
  addForm(motif, ink, squiggle(radius * 1.9, radius * 0.34, 2, radius * 0.2))
  return motif
}

const drawDot: DrawThing = (_plan, _random, radius, ink) => {
  const motif = createMotif()
  addForm(motif, ink, circle(0, 0, radius * 0.75, 8))
  return motif
}

const tiers: readonly (readonly DrawThing[])[] = [
  [drawHalfTone, drawOffsetTriangle, drawStripedHalf],
  [drawSquiggle, drawZigzag, drawArcs, drawStripedHalf],
  [drawCross, drawRing, drawZigzag, drawSquiggle, drawDot],
  [drawDash, drawDot, drawDash],
]

/** Squiggles that are asked for by the name of the group lead its discs and arcs. */
const ledBySquiggles: typeof tiers = [
  [drawSquiggle, drawHalfTone, drawWiggle],
  [drawSquiggle, drawHalfTone, drawWiggle, drawOffsetTriangle, drawSquiggle, drawStripedHalf],
  [drawZigzag, drawRing, drawSquiggle, drawArcs, drawCross],
  [drawDash, drawDot, drawDash],
]

const squiggles: typeof tiers = [[drawWiggle], [drawWiggle], [drawWiggle, drawWiggle, drawDash], [drawDash, drawDot]]

function squiggle(length: number, swing: number, halves: number, half: number): Ring {
  const steps = halves * 6
  const curve: Curve = Array.from({ length: steps + 1 }, (_, at) => [
    -length / 2 + (length * at) / steps,
    swing * Math.sin((Math.PI * halves * at) / steps),
  ])
  return ribbon(curve, () => half)
}

function halfDisc(radius: number): Ring {
  const arc = Array.from(
    { length: 9 },
    (_, at) => [Math.cos((at / 8) * Math.PI) * radius, Math.sin((at / 8) * Math.PI) * radius * 1.02] as const,
  )
  return arc.map(([x, y], at) => [x, y - radius * 0.4, at === 0 || at === 8 ? 1 : 0] as const)
}
