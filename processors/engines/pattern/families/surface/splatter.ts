import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import type { Knot, Ring } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import { polar } from '../../kit/outline.ts'
import type { Random } from '../../kit/random.ts'
import { scatterPoints } from '../../kit/scatter.ts'
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
    'splash',
    'splashes',
    'ink splatter',
    'spatter',
    'paint drip',
    'drip painting',
    'action painting',
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

function drawSplatter(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const random = plan.random.fork('splatter')
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / plan.scale ** 2
  const full = plan.coverage / 0.26
  const blots = Math.max(2, Math.min(90, Math.round(30 * area)))
  const inks = plan.cast.figures
  const unit = plan.scale * Math.sqrt(Math.max(0.2, Math.min(2.6, full)))
  scatterPoints(random, cloth, blots, { rowAversion: 0.5 }).forEach(([x, y], at) => {
    const ink = inks[at % inks.length]
    const own = random.fork(`blot ${at}`)
    const size = unit * [20, 11, 6.5][at % 3] * own.between(0.85, 1.2)
    throwPaint(cloth, own, ink, { x, y, size })
  })
  return cloth
}

type Blot = { readonly x: number; readonly y: number; readonly size: number }

/** One throw: a blot, its fingers towards the throw, drops that get smaller and rarer outwards. */
function throwPaint(cloth: Cloth, random: Random, ink: number, { x, y, size }: Blot): void {
  const heading = random.between(0, TURN)
  paint(cloth, ink, blotRing(random, { x, y, size }, heading))
  const drops = 22 + random.below(22)
  for (let drop = 0; drop < drops; drop++) {
    const angle = random.chance(0.6) ? heading + random.between(-0.5, 0.5) : random.between(0, TURN)
    const far = size * (1.25 + 3.2 * random.next() ** 1.5)
    const [dx, dy] = polar(x, y, far, angle)
    const radius = Math.max(0.35, size * 0.2 * random.next() ** 1.5 * (1.5 - far / size / 4))
    paint(cloth, ink, dropRing(dx, dy, radius, angle, random.between(1, 2.2)))
  }
}

function blotRing(random: Random, { x, y, size }: Blot, heading: number): Ring {
  const fingers = 11 + random.below(6)
  const knots: Knot[] = []
  for (let finger = 0; finger < fingers; finger++) {
    const angle = (finger / fingers) * TURN
    const thrown = 0.5 + 0.5 * Math.cos(angle - heading)
    const isFinger = random.chance(0.3 + 0.4 * thrown)
    const reach =
      size * (isFinger ? random.between(1.15, 1.5) + 0.5 * thrown * random.next() : random.between(0.78, 0.95))
    const half = isFinger ? 0.07 : 0.16
    if (isFinger) {
      // A finger is a neck and a round end.
      knots.push(polar(x, y, size * 0.82, angle - half * 1.7), polar(x, y, reach * 0.86, angle - half * 0.55))
      knots.push(
        polar(x, y, reach, angle - half * 1.1),
        polar(x, y, reach * 1.09, angle),
        polar(x, y, reach, angle + half * 1.1),
      )
      knots.push(polar(x, y, reach * 0.86, angle + half * 0.55), polar(x, y, size * 0.82, angle + half * 1.7))
    } else knots.push(polar(x, y, reach, angle))
  }
  return knots
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
