import { clamp } from '../../../numbers/clamp.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { mix, TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import { packByFullness } from '../../kit/place/pack-by-fullness.ts'
import type { PackedCircle } from '../../kit/place/pack-circles.ts'
import type { Family, Plan } from '../family.ts'

/** A flower as it was cut from lino or paper: how many petals, how deep they part, and how square their tips are. */
type Cut = { readonly petals: readonly number[]; readonly parting: number; readonly tip: number }

const cuts: readonly Cut[] = [
  { petals: [5, 6], parting: 0.5, tip: 0.62 },
  { petals: [8, 9, 10], parting: 0.36, tip: 0.66 },
  { petals: [6, 7], parting: 0.62, tip: 0.8 },
]

/** Radii at scale 1, in mm; the smallest fill what the others leave. */
const SIZES_MM = [30, 18, 9.5, 4.2] as const
const GAP_MM = 1.9
/** How many flowers of each size a repeat holds at most. */
const MOST = [15, 25, 55, 100] as const
const REPEAT_MM = 320
const USUAL_COVERAGE = 0.42
/** A flower's share of the place it was given, and how far a density may swell it. */
const FILLED = 0.94
const SWELL_MOST = 1.16

/** Eras whose flowers are cut bold and flat, and what those are called. */
const eraNames = 'mod|retro|groovy|60s|70s|1960s|1970s|sixties|seventies|hippie|psychedelic|pop|op art'.split('|')
const flowerNames = ['flower', 'daisy', 'daisies', 'floral', 'bloom']

export const flowerPower: Family = {
  name: 'flower-power',
  summary: 'bold flat flowers of the sixties packed by size: round petals, a second flower inside, a ring and an eye',
  words: [
    ...'flower power|flower power daisy|flower power daisies|60s flower power|70s flower power|lazy daisy|lazy daisies|superbloom|hippieblumen|flores hippies'.split(
      '|',
    ),
    ...eraNames.flatMap((era) => flowerNames.map((name) => `${era} ${name}`)),
  ],
  motifs: [],
  coverage: { low: 0.28, medium: 0.42, high: 0.55 },
  inks: { least: 2, natural: 5 },
  moods: ['sixties', 'seventies', 'pop'],
  ground: 'light',
  motifMm: 60,
  tinyMm: 12,
  repeatMm: REPEAT_MM,
  layouts: ['toss'],
  isScattered: true,
  draw: drawFlowerPower,
}

function drawFlowerPower(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const random = plan.random.fork('flowers')
  const area = (cloth.widthMm * cloth.heightMm) / REPEAT_MM ** 2 / plan.scale ** 2
  const rich = plan.coverage / USUAL_COVERAGE
  const tiers = SIZES_MM.map((radius, at) => ({
    radiusMm: radius * plan.scale,
    most: Math.max(2, Math.round(MOST[at] * area)),
    gapMm: (GAP_MM * plan.scale) / rich,
    spread: 0.1,
  }))
  const filled = FILLED * clamp(rich ** 0.5, 0.85, SWELL_MOST)
  const inkOf = inkApart(cloth, cast.figures)
  for (const spot of packByFullness(random, cloth, tiers, rich))
    drawFlower(
      cloth,
      random.fork(`flower ${spot.at}`),
      { ...spot, radius: spot.radius * filled },
      inkOf(spot),
      cast.figures,
    )
  return cloth
}

/** The ink that lies farthest from its like among the flowers drawn so far. */
function inkApart({ widthMm, heightMm }: Cloth, inks: readonly number[]): (spot: PackedCircle) => number {
  const drawn: (PackedCircle & { readonly ink: number })[] = []
  return (spot) => {
    const room = (ink: number): number => {
      let least = Infinity
      for (const other of drawn) {
        if (other.ink !== ink) continue
        const [dx, dy] = [Math.abs(other.x - spot.x), Math.abs(other.y - spot.y)]
        const far = Math.hypot(Math.min(dx, widthMm - dx), Math.min(dy, heightMm - dy))
        least = Math.min(least, far / (other.radius + spot.radius))
      }
      return least
    }
    const ink = inks.reduce((best, one) => (room(one) > room(best) ? one : best), inks[drawn.length % inks.length])
    drawn.push({ ...spot, ink })
    return ink
  }
}

function drawFlower(cloth: Cloth, random: Random, spot: PackedCircle, ink: number, inks: readonly number[]): void {
  const { x, y, radius, tier } = spot
  const others = inks.filter((other) => other !== ink)
  const [inner, eye] = others.length > 1 ? random.shuffle(others) : [cloth.ground, others[0] ?? cloth.ground]
  if (tier === 3) {
    paint(cloth, ink, circle(x, y, radius * 0.62))
    return
  }
  const cut = random.pick(cuts)
  const petals = random.pick(cut.petals)
  const turn = random.between(0, TURN)
  const flower = (share: number): Ring => rosette(spot, radius * share, petals, cut, turn)
  paint(cloth, ink, flower(1))
  if (tier === 0) paint(cloth, random.chance(0.5) ? cloth.ground : eye, flower(0.7))
  if (tier < 2) paint(cloth, inner, flower(tier === 0 ? 0.55 : 0.6))
  const heart = tier === 2 ? 0.34 : 0.24
  paint(cloth, tier === 2 && inner !== cloth.ground ? inner : cloth.ground, circle(x, y, radius * heart))
  if (tier < 2) paint(cloth, inner === eye ? ink : eye, circle(x, y, radius * heart * 0.62))
}

/** Round petals that meet in notches. */
function rosette({ x, y }: PackedCircle, radius: number, petals: number, { parting, tip }: Cut, turn: number): Ring {
  const half = TURN / petals / 2
  return Array.from({ length: petals }, (_, petal): Knot[] => {
    const middle = turn + petal * 2 * half
    const side = (sign: number): Knot[] => [
      polar(x, y, radius * mix(parting, 1, 0.55), middle + sign * half * 0.92),
      polar(x, y, radius * 1.03, middle + sign * half * tip),
    ]
    const [leftLow, leftHigh] = side(-1)
    const [rightLow, rightHigh] = side(1)
    const notch = polar(x, y, radius * parting, middle - half)
    return [[...notch, 1], leftLow, leftHigh, polar(x, y, radius * 1.02, middle), rightHigh, rightLow]
  }).flat()
}
