import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { moveCurve, ribbon, spine, stationAt } from '../../kit/line/curve.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { mix, TURN, wrap } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Family, Plan } from '../family.ts'

const REPEAT_MM = 320

export const splatter: Family = {
  name: 'splatter',
  summary: 'flung paint: blots with fingers, a spray of drops thinning out from each, and thrown lines between them',
  words: [
    'splatter',
    'splattered',
    'paint splatter',
    'paint splash',
    'paint chip',
    'paint spot',
    'studio floor',
    'artist studio',
    'splash',
    'abstract splash',
    'colour splash',
    'color splash',
    'splashes',
    'ink splatter',
    'ink splash',
    'ink splashes',
    'ink spot',
    'ink spots',
    'ink spatter',
    'splash of ink',
    'splashes of ink',
    'splash of paint',
    'splashes of paint',
    'spray paint',
    'paint drop',
    'flicked paint',
    'tintenkleckse',
    'taches d’encre',
    "taches d'encre",
    'manchas de tinta',
    'macchie di inchiostro',
    'spatter',
    'paint drip',
    'drip painting',
    'action painting',
    'jackson pollock',
    'pollock painting',
    'pollock style',
    'splotch',
    'speckled paint',
    'farbspritzer',
    'éclaboussure',
    'salpicadura',
    'schizzi',
  ],
  motifs: [],
  coverage: { low: 0.14, medium: 0.26, high: 0.4 },
  inks: { least: 2, natural: 5 },
  moods: ['pop', 'monochrome', 'midcentury', 'coastal'],
  ground: 'light',
  motifMm: 60,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  draw: drawSplatter,
}

/** Size range of blots in mm at scale 1: few large ones among many small ones. */
const BLOT_MM = { least: 4.2, most: 31 } as const
/** Thrown lines for every square of the repeat's own size. */
const LINES = 7

function drawSplatter(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const random = plan.random.fork('splatter')
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / plan.scale ** 2 / plan.lattice.order
  const unit = plan.scale * Math.sqrt(Math.max(0.2, Math.min(2.6, plan.coverage / 0.26)))
  const inks = plan.cast.figures
  const places = scatterPoints(random, cloth, Math.max(3, Math.min(150, Math.round(46 * area))), { rowAversion: 0.5 })
  const throws = places.map(([x, y], at): Blot & { readonly random: Random } => {
    const own = random.fork(`blot ${at}`)
    // The first few places are the farthest apart: they take the large blots.
    const share = (at / places.length) ** 0.4
    const size = unit * (BLOT_MM.most + (BLOT_MM.least - BLOT_MM.most) * share) * own.between(0.85, 1.15)
    return { x, y, size, ink: inks[at % inks.length], heading: own.between(0, TURN), random: own }
  })
  const lines = Math.max(1, Math.round(LINES * area))
  for (let line = 0; line < lines; line++)
    throwLine(cloth, random.fork(`line ${line}`), inks[(line + 1) % inks.length], unit)
  for (const one of throws) throwPaint(cloth, one.random, one)
  return cloth
}

type Blot = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ink: number
  /** Where the paint flew, in radians. */
  readonly heading: number
}

/** One throw: a blot, fingers most of them ahead, each with drops that left it, and a spray that thins out along the flight. */
function throwPaint(cloth: Cloth, random: Random, blot: Blot): void {
  const { x, y, size, ink, heading } = blot
  const fingers = layFingers(random, heading, size)
  paint(cloth, ink, blotRing(random, blot, fingers))
  for (const { angle, reach, half } of fingers) {
    const drops = reach > 1.35 ? 1 + random.below(3) : 0
    let far = reach
    for (let drop = 0; drop < drops; drop++) {
      far += random.between(0.2, 0.5) * (1 + drop * 0.4)
      const radius = size * half * random.between(0.45, 0.9) * (1 - drop * 0.22)
      const [dx, dy] = polar(x, y, far * size, angle)
      paint(cloth, ink, dropRing(dx, dy, Math.max(0.35, radius), angle, random.between(1.1, 2)))
    }
  }
  const spray = 16 + random.below(20)
  for (let drop = 0; drop < spray; drop++) {
    const angle = heading + (random.next() + random.next() - 1) * 0.9 + (random.chance(0.16) ? Math.PI : 0)
    const far = size * (1.3 + 4.2 * random.next() ** 1.6)
    const [dx, dy] = polar(x, y, far, angle)
    const radius = Math.max(0.35, size * 0.19 * random.next() ** 2)
    paint(cloth, ink, dropRing(dx, dy, radius, angle, random.between(1, 1.8)))
  }
}

/** Fingers of a blot: `reach` in its own size, `half` its half width in the same. */
type Finger = { readonly angle: number; readonly reach: number; readonly half: number }

function layFingers(random: Random, heading: number, size: number): Finger[] {
  const most = size < 5 ? 3 : 5 + random.below(5)
  return Array.from({ length: most }, (_, at): Finger => {
    // Spread about the flight, denser ahead; two never grow from one place.
    const share = (at + random.between(0.2, 0.8)) / most - 0.5
    const angle = heading + TURN * share * (0.45 + Math.abs(share))
    const ahead = 0.5 + 0.5 * Math.cos(angle - heading)
    return { angle, reach: 1.05 + (0.15 + 0.75 * ahead) * random.next() ** 1.4, half: random.between(0.05, 0.11) }
  })
}

const BLOT_KNOTS = 44

/** A blot longer along its flight, its rim swaying, with a bump for each finger: narrow at the neck, round at the end. */
function blotRing(random: Random, { x, y, size, heading }: Blot, fingers: readonly Finger[]): Ring {
  const sway = [2, 3, 5].map((waves) => ({
    waves,
    phase: random.between(0, TURN),
    reach: random.between(0.05, 0.15) / Math.sqrt(waves),
  }))
  const rim = (angle: number): number =>
    sway.reduce((far, { waves, phase, reach }) => far + reach * Math.cos(waves * angle + phase), 0.86) +
    0.12 * Math.cos(2 * (angle - heading))
  const free = Array.from({ length: BLOT_KNOTS }, (_, at) => (at / BLOT_KNOTS) * TURN).filter((angle) =>
    fingers.every((finger) => Math.abs(wrap(angle - finger.angle + Math.PI, TURN) - Math.PI) > finger.half * 2.6),
  )
  const body = free.map((angle) => ({ angle, knots: [polar(x, y, rim(angle) * size, angle)] }))
  const bumps = fingers.map(({ angle, reach, half }) => ({
    angle: wrap(angle, TURN),
    knots: (
      [
        [rim(angle - half * 2) * 0.97, -half * 2],
        [mix(rim(angle), reach, 0.45), -half * 0.75],
        [reach * 0.93, -half * 0.6],
        [reach, -half * 0.95],
        [reach * 1.06, 0],
        [reach, half * 0.95],
        [reach * 0.93, half * 0.6],
        [mix(rim(angle), reach, 0.45), half * 0.75],
        [rim(angle + half * 2) * 0.97, half * 2],
      ] as const
    ).map(([far, aside]): Knot => polar(x, y, far * size, angle + aside)),
  }))
  return [...body, ...bumps].sort((one, other) => one.angle - other.angle).flatMap(({ knots }) => knots)
}

/** A line flung from a full brush: it loops, thins, swells to beads and leaves drops beside it. */
export function throwLine(cloth: Cloth, random: Random, ink: number, unit: number): void {
  const [x, y] = [random.between(0, cloth.widthMm), random.between(0, cloth.heightMm)]
  const lengthMm = unit * random.between(50, 120)
  const path = moveCurve(
    spine(lengthMm, random.between(-2.4, 2.4), random.between(-0.7, 0.7), 26, random.between(0, TURN)),
    x,
    y,
  )
  const [phase, beads] = [random.between(0, TURN), 3 + random.below(4)]
  const half = unit * random.between(0.9, 1.8)
  const swell = (t: number): number => Math.max(0, Math.sin(phase + beads * TURN * t)) ** 3
  paint(
    cloth,
    ink,
    ribbon(path, (t) =>
      Math.max(0.2, half * (0.45 + 0.9 * swell(t)) * Math.sin(Math.PI * Math.min(1, 0.06 + t)) ** 0.5),
    ),
  )
  for (let drop = 0; drop < 9; drop++) {
    const { x: px, y: py, tangentX, tangentY } = stationAt(path, random.next())
    const aside = unit * random.sign() * random.between(1.5, 6)
    const radius = Math.max(0.35, unit * 0.9 * random.next() ** 1.8)
    paint(cloth, ink, dropRing(px - tangentY * aside, py + tangentX * aside, radius, 0, random.between(1, 1.3)))
  }
}

/** A drop drawn out along its flight. */
function dropRing(x: number, y: number, radius: number, angle: number, long: number): Ring {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return Array.from({ length: 8 }, (_, at): Knot => {
    const turn = (at / 8) * TURN
    const [along, across] = [Math.cos(turn) * radius * long * 1.08, Math.sin(turn) * radius * 1.08]
    return [x + along * cos - across * sin, y + along * sin + across * cos]
  })
}
