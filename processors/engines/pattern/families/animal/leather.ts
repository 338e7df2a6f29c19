import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove } from '../../kit/area/contour.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import { flowersAsked } from '../botany/asked-plants.ts'
import { asksFor } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { karakusa } from '../geometric/karakusa.ts'
import { damask } from '../heritage/damask.ts'
import type { Plate } from './plates.ts'
import { gleamOf, hideOf, plateGrid } from './plates.ts'

const TAN = '#8a5a3a'
/** Distances in mm between the centres of grain pebbles, and of quill follicles. */
const [GRAIN_MM, QUILL_MM] = [5.4, 13]

export const leather: Family = {
  name: 'leather-grain',
  summary:
    'tanned hide: the pebbled grain with creases between, the raised quills of ostrich, or the scrolls that saddlers tool',
  words: ['leather skin', 'tanned hide'],
  kinds: {
    grain:
      'leather texture|leather grain|grained leather|pebbled leather|pebble leather|full grain leather|faux leather|vegan leather|saddle leather|nappa|nappa leather|leatherette|aged leather|worn leather|leather look|leather print|lederoptik|narbenleder|simili cuir',
    tooled:
      'tooled leather|embossed leather|leather tooling|carved leather|stamped leather|tooled saddle|saddle tooling|western leather|cordovan leather|cordoba leather|gilt leather|geprägtes leder|cuir repoussé|cuero repujado',
    quills: 'ostrich leather|ostrich skin|ostrich hide|ostrich print leather|straußenleder|cuir d autruche',
  },
  colourway: () => hideOf(TAN),
  colourwayAround: hideOf,
  motifs: [],
  coverage: { low: 0.66, medium: 0.8, high: 0.88 },
  inks: { least: 2, natural: 4, leads: 'line' },
  moods: ['field', 'moody', 'savanna', 'monochrome'],
  ground: 'dark',
  motifMm: GRAIN_MM,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawLeather,
}

/**
 * Chooses the kind of leather: a carved scroll of one vine (saddlery), pressed flowers as in damasks (Cordoba), quills,
 * or by default grain.
 */
function drawLeather(plan: Plan): Cloth {
  const isInFlower = flowersAsked(plan).length > 0 || plan.styles.some((style) => /flower|floral/.test(style))
  if (asksFor(plan, 'tooled'))
    return isInFlower ? damask.draw({ ...plan, scale: plan.scale * HALF }) : karakusa.draw(plan)
  return asksFor(plan, 'quills') ? drawQuills(plan) : drawGrain(plan)
}

/** Factor on the scale, since a damask repeats at twice the size of a hide. */
const HALF = 0.5

/**
 * Pebbles of unequal size, slightly elongated along the hide, with creases between them and a highlight on the upper
 * left of each.
 */
function drawGrain(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const grid = plateGrid(layPebbles(plan, plan.random.fork('grain')), plan, GRAIN_NODES)
  const tones = byLightness(plan)
  const light = tones[tones.length - 1]
  const bodies = tones.length > 1 ? tones.slice(0, -1) : tones
  bodies.forEach((ink, at) => {
    paintAbove(cloth, ink, grid, levelOfShare(grid, plan.coverage * (1 - (0.62 * at) / bodies.length)), {
      leastMm2: 0.25,
    })
  })
  if (light !== bodies[0]) paintAbove(cloth, light, gleamOf(grid, plan, GRAIN_MM / 7), 0, { leastMm2: 0.3 })
  return cloth
}

/**
 * Grid nodes along a repeat: fewer than five per pebble, which gives round curves with a third fewer knots than eight.
 */
const GRAIN_NODES = 140

function layPebbles(plan: Plan, random: Random): Plate[] {
  const areaMm2 = plan.widthMm * plan.heightMm
  const count = Math.min(PEBBLES_MOST, Math.round(areaMm2 / (GRAIN_MM * plan.scale) ** 2))
  const stepMm = Math.sqrt(areaMm2 / count)
  return scatterPoints(random, { ...plan, lattice: blockLattice }, count, { rounds: 2 }).map(([x, y]) => {
    const size = stepMm * random.between(0.78, 1.18)
    return { x, y, wide: size * random.between(1, 1.25), tall: size * random.between(0.9, 1.05), back: 0.25 }
  })
}

const PEBBLES_MOST = 1500

/** Smooth hide with fine wrinkles and follicles: each a low mound with its shadow and a pit in the middle. */
function drawQuills(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('quills')
  const tones = byLightness(plan)
  const [hide, middle, light] = [tones[0], tones[1] ?? tones[0], tones[tones.length - 1]]
  const cloth = createCloth(plan.widthMm, plan.heightMm, hide)
  const stepMm = QUILL_MM * plan.scale
  const count = Math.round((plan.widthMm * plan.heightMm) / stepMm ** 2)
  const wrinkles = scatterPoints(random, { ...plan, lattice: blockLattice }, Math.min(1500, count * 7), { rounds: 2 })
  paintScattered(
    cloth,
    middle,
    wrinkles.map(([x, y]) => mound(random, [x, y], stepMm * random.between(0.1, 0.17))),
  )
  const places = scatterPoints(random, { ...plan, lattice: blockLattice }, Math.max(9, count), { rowAversion: 1 })
  for (const [x, y] of places) {
    const radius = stepMm * random.between(0.15, 0.23)
    paint(cloth, cast.ground, mound(random, [x + radius * 0.22, y + radius * 0.3], radius * 1.12))
    paint(cloth, middle === hide ? light : middle, mound(random, [x, y], radius))
    paint(cloth, light, mound(random, [x - radius * 0.24, y - radius * 0.28], radius * 0.52))
    paint(cloth, cast.ground, mound(random, [x + radius * 0.1, y + radius * 0.08], Math.max(0.3, radius * 0.17)))
  }
  return cloth
}

/** A follicle's outline, slightly elliptic because the hide pulls at it. */
function mound(random: Random, [x, y]: Point, radius: number): Ring {
  const [turn, two] = [random.between(0, TURN), random.between(0.08, 0.2)]
  return Array.from({ length: 8 }, (_, at): Point => {
    const angle = (at / 8) * TURN
    const reach = radius * 1.06 * (1 + two * Math.cos(2 * (angle - turn)))
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
}

function byLightness({ cast }: Plan): number[] {
  return cast.byLightness.filter((ink) => ink !== cast.ground)
}
