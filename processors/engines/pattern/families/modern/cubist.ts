import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Point } from '../../kit/line/knot.ts'
import { signedArea, TURN, wrap } from '../../kit/line/knot.ts'
import { polar, polygon } from '../../kit/line/outline.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Family, Plan } from '../family.ts'
import { clipConvex, cutFacets } from './facets.ts'

const FACET_MM = 46
const DISC_MM = 62

export const cubist: Family = {
  name: 'cubist',
  summary:
    'facets seen from several sides: planes with a light and a shaded half, discs that change colour at every edge, hatching',
  words:
    'cubist|cubism|cubist style|cubist print|cubist pattern|synthetic cubism|analytical cubism|picasso|picasso style|braque|juan gris|futurist|futurism|vorticist|vorticism|faceted|facet|facets|low poly|polygonal|fractured planes|shattered planes|broken glass|shattered glass|cracked glass|smashed glass|broken mirror|shattered mirror|zerbrochenes glas|verre brisé|kubismus|kubistisch|cubisme|cubiste|cubismo|cubista|futurismo'.split(
      '|',
    ),
  colourway: () => ({
    inks: ['#e9dfc8', '#b58a4a', '#6b543b', '#8b9894', '#3c4a50', '#cfae78', '#1f1d1c'],
    ground: 0,
  }),
  motifs: [],
  coverage: { low: 0.6, medium: 0.8, high: 0.9 },
  isDensityFixed: true,
  inks: { least: 2, natural: 7 },
  moods: ['midcentury', 'heritage', 'autumn', 'deco'],
  ground: 'light',
  motifMm: FACET_MM,
  repeatMm: 320,
  layouts: ['block'],
  draw: drawCubist,
}

function drawCubist(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const random = plan.random.fork('facets')
  const facets = cutFacets(random, plan, FACET_MM * plan.scale)
  const tones = cast.byLightness
  const discs = placeDiscs(plan, random)
  facets.forEach(({ corners, neighbours }, at) => {
    const hand = random.fork(`facet ${at}`)
    const near = neighbours.map((other) => facets[other].tone)
    const free = tones.map((_, tone) => tone).filter((tone) => !near.includes(tone))
    const tone = hand.pick(free.length > 0 ? free : tones.map((_, index) => index))
    facets[at].tone = tone
    paintFacet(cloth, plan, hand, { corners, tone, discs })
  })
  for (const [at, { corners }] of facets.entries()) paintEdges(cloth, plan, random.fork(`edge ${at}`), corners)
  return cloth
}

/** Middles and radii in mm. */
type Disc = { readonly x: number; readonly y: number; readonly radius: number }

function placeDiscs(plan: Plan, random: Random): Disc[] {
  const reach = DISC_MM * plan.scale
  const count = Math.max(1, Math.round((plan.widthMm * plan.heightMm) / (reach * 2.3) ** 2))
  return scatterPoints(random.fork('discs'), { ...plan, lattice: plan.lattice }, count).map(([x, y]) => ({
    x,
    y,
    radius: Math.min(plan.widthMm, plan.heightMm, reach * random.between(0.6, 1)) * 0.62,
  }))
}

/** A plane, its shaded half, what a disc makes of it, and here and there hatching. */
function paintFacet(
  cloth: Cloth,
  { cast, scale }: Plan,
  random: Random,
  {
    corners,
    tone,
    discs,
  }: { readonly corners: readonly Point[]; readonly tone: number; readonly discs: readonly Disc[] },
): void {
  const tones = cast.byLightness
  const lay = (ink: number, points: readonly Point[]): void => {
    if (points.length > 2 && Math.abs(signedArea(points)) > 1) paint(cloth, ink, polygon(points))
  }
  const shade = tone > 0 ? tone - 1 : Math.min(1, tones.length - 1)
  lay(tones[tone], corners)
  const middle = centreOf(corners)
  const lean = random.between(0, TURN)
  const half = halfPlane(middle, lean, 400)
  if (random.chance(0.7)) lay(tones[shade], clipConvex(corners, half))
  else if (random.chance(0.5)) hatch(cloth, tones[shade], corners, { middle, lean, gapMm: Math.max(1.6, 3.4 * scale) })
  for (const { x, y, radius } of discs) {
    const near: Point = [
      middle[0] + nearest(x - middle[0], cloth.widthMm),
      middle[1] + nearest(y - middle[1], cloth.heightMm),
    ]
    const disc = Array.from({ length: 40 }, (_, step) => polar(...near, radius, (step / 40) * TURN))
    const other = tones.length - 1 - tone
    lay(tones[other === tone ? shade : other], clipConvex(corners, disc))
  }
}

/** The shortest way on a circle of that length. */
function nearest(way: number, period: number): number {
  return wrap(way + period / 2, period) - period / 2
}

function hatch(
  cloth: Cloth,
  ink: number,
  corners: readonly Point[],
  { middle, lean, gapMm }: { readonly middle: Point; readonly lean: number; readonly gapMm: number },
): void {
  const reach = Math.max(...corners.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])))
  for (let far = -reach; far < reach; far += gapMm) {
    const at = polar(...middle, far, lean)
    const bar = clipConvex(corners, band(at, lean + TURN / 4, reach * 2, gapMm * 0.36))
    if (bar.length > 2 && Math.abs(signedArea(bar)) > 0.6) paint(cloth, ink, polygon(bar))
  }
}

/** Some edges are drawn, as if by charcoal along a ruler. */
function paintEdges(cloth: Cloth, { cast, scale }: Plan, random: Random, corners: readonly Point[]): void {
  corners.forEach((from, at) => {
    const to = corners[(at + 1) % corners.length]
    if (!random.chance(0.22)) return
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const long = Math.hypot(dx, dy)
    paint(cloth, cast.byLightness[0], polygon(band(middle, Math.atan2(dy, dx), long, Math.max(0.35, 0.8 * scale))))
  })
}

/** An oblong about a middle, clockwise: `long` along its direction and `wide` across. */
function band(middle: Point, direction: number, long: number, wide: number): Point[] {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  const at = (u: number, v: number): Point => [middle[0] + u * cos - v * sin, middle[1] + u * sin + v * cos]
  return [at(-long / 2, -wide / 2), at(long / 2, -wide / 2), at(long / 2, wide / 2), at(-long / 2, wide / 2)]
}

/** Everything on one side of a line through a point, as a square as large as is asked. */
function halfPlane(through: Point, direction: number, reach: number): Point[] {
  return band(polar(...through, reach / 2, direction + TURN / 4), direction, reach * 2, reach)
}

function centreOf(corners: readonly Point[]): Point {
  const sum = (axis: 0 | 1): number => corners.reduce((total, corner) => total + corner[axis], 0) / corners.length
  return [sum(0), sum(1)]
}
