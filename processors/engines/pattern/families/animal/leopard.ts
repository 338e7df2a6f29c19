import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import type { Curve } from '../../kit/curve.ts'
import { ribbon } from '../../kit/curve.ts'
import type { Ring } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import { polar } from '../../kit/outline.ts'
import type { PackedCircle } from '../../kit/pack-circles.ts'
import { packCircles } from '../../kit/pack-circles.ts'
import type { Random } from '../../kit/random.ts'
import type { Family, Plan } from '../family.ts'

const REPEAT_MM = 160

export const leopard: Family = {
  name: 'leopard',
  summary: 'rosettes of two to four tapering dabs round a darker heart, their sizes flowing, small solid spots between',
  words: [
    'leopard',
    'leopard print',
    'leopard spot',
    'cheetah',
    'jaguar',
    'animal print',
    'leopardo',
    'léopard',
    'leopardenmuster',
    'ocelot',
    'animalier',
    '豹柄',
    '🐆',
  ],
  motifs: [],
  coverage: { low: 0.3, medium: 0.46, high: 0.6 },
  inks: { least: 2, natural: 3, leads: 'line' },
  moods: ['savanna', 'savanna', 'blush', 'monochrome'],
  ground: 'light',
  motifMm: 17,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  draw: drawLeopard,
}

function drawLeopard(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('leopard')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const unit = plan.scale
  const fullness = Math.sqrt(plan.coverage / 0.46)
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / unit ** 2
  const spots = packCircles(random, cloth, [
    { radiusMm: 8.6 * unit, most: Math.min(260, 46 * area), gapMm: 1.1 * unit, spread: 0.22 },
    { radiusMm: 5.6 * unit, most: Math.min(320, 60 * area), gapMm: 0.9 * unit, spread: 0.2 },
    { radiusMm: 2.6 * unit, most: Math.min(420, 90 * area), gapMm: 0.8 * unit, spread: 0.3 },
  ])
  // The marks must stand out from the ground whatever the palette: the line ink always does.
  const hearts = cast.figures.filter((ink) => ink !== cast.line)
  spots.forEach((spot, index) => {
    const lean = random.between(-0.5, 0.5)
    if (spot.tier === 2 || (spot.tier === 1 && random.chance(0.25))) {
      paint(cloth, cast.line, dab(random, spot, spot.radius * 0.72 * fullness, lean))
      return
    }
    if (hearts.length > 0)
      paint(cloth, hearts[index % hearts.length], dab(random, spot, spot.radius * 0.74 * fullness, lean))
    addRosette(cloth, random, cast.line, spot, fullness)
  })
  return cloth
}

/** An uneven bean round the middle of a spot. */
function dab(random: Random, spot: PackedCircle, radius: number, lean: number): Ring {
  const phase = random.between(0, TURN)
  return Array.from({ length: 9 }, (_, at) => {
    const angle = (at / 9) * TURN
    const reach = radius * (1 + 0.16 * Math.sin(angle * 2 + phase) + random.between(-0.09, 0.09))
    return polar(spot.x, spot.y, reach * (1 + 0.12 * Math.cos(2 * (angle - lean))), angle)
  })
}

function addRosette(cloth: Cloth, random: Random, ink: number, spot: PackedCircle, fullness: number): void {
  const dabs = 2 + random.below(3)
  const shares = Array.from({ length: dabs }, () => random.between(0.7, 1.5))
  const total = shares.reduce((sum, share) => sum + share, 0)
  let angle = random.between(0, TURN)
  for (const share of shares) {
    const turn = (share / total) * TURN
    const used = turn * random.between(0.62, 0.84)
    const reach = spot.radius * random.between(0.76, 0.92)
    const bulge = random.between(0.85, 1.12)
    const curve: Curve = Array.from({ length: 7 }, (_, at) =>
      polar(spot.x, spot.y, reach * (1 + (bulge - 1) * Math.sin((Math.PI * at) / 6)), angle + (used * at) / 6),
    )
    const thick = spot.radius * random.between(0.17, 0.26) * fullness
    paint(
      cloth,
      ink,
      ribbon(curve, (t) => thick * (0.35 + 0.65 * Math.sin(Math.PI * (0.12 + 0.76 * t)))),
    )
    angle += turn
  }
}
