import { inkOf } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Point } from '../../kit/line/knot.ts'
import { circle, polygon, rectangle } from '../../kit/line/outline.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { halfLineMm } from '../line-weight.ts'
import { setFigures } from './glass-figures.ts'
import type { Pane } from './leaded-panes.ts'
import { cutPanes } from './leaded-panes.ts'
import { paintTesserae } from './tesserae.ts'

const REPEAT_MM = 240
const LEAD = '#1b1a1f'
/** In OKLCH: glass as deep as the first is its own lead. */
const LEAD_APART = 0.27

export const stainedGlass: Family = {
  name: 'stained-glass',
  summary:
    'panes of coloured glass in dark leads of one width, with round windows of what is named, broken tiles, or the rows of a mosaic',
  words:
    'stained glass window|stained glass|stained-glass|leaded glass|frank lloyd wright|prairie style|prairie school|tiffany glass|cathedral glass|glass panes|church window|mosaic|mosaics|mosaic tile|mosaic tiles|roman mosaic|tesserae|trencadis|trencadís|gaudi mosaic|broken tile|broken tiles|crazy paving|shattered glass|voronoi|crackle cells|glasmalerei|buntglas|mosaik|vitrail|vitraux|mosaïque|vidriera|mosaico|vetrata|vitral|ステンドグラス|モザイク'.split(
      '|',
    ),
  kinds: {
    panes:
      'stained glass|stained glass window|stained-glass|leaded glass|tiffany glass|cathedral glass|church window|shattered glass|voronoi',
    stones: 'trencadis|trencadís|gaudi mosaic|broken tile|broken tiles|crazy paving',
    tesserae:
      'mosaic|mosaics|mosaic tile|mosaic tiles|roman mosaic|byzantine mosaic|tesserae|mosaik|mosaïque|mosaico|モザイク',
  },
  motifs: [],
  // All colours that are named are glass, and the leads are nobody's: a mosaic has grout.
  colourwayAmong: (hexes, asked) => {
    const lights = hexes.map((hex) => inkOf(hex).lightness)
    const isLeaded = asksFor(asked, 'panes') && Math.min(...lights) > LEAD_APART
    return isLeaded ? { inks: [...hexes, LEAD], ground: lights.indexOf(Math.max(...lights)) } : undefined
  },
  coverage: { low: 0.6, medium: 0.82, high: 0.9 },
  isDensityFixed: true,
  inks: { least: 3, natural: 7, leads: 'line' },
  moods: ['mediterranean', 'moody', 'tropical-night', 'morris', 'pop'],
  ground: 'light',
  motifMm: 36,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  lines: 'drawn',
  draw: drawStainedGlass,
}

const PANES_MOST = 420

function drawStainedGlass(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('glass')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const kind = chooseKind(plan, ['panes', 'panes', 'stones', 'tesserae'])
  if (kind === 'tesserae') {
    paintTesserae(cloth, plan)
    setFigures(cloth, plan, cast.byLightness[0], 0.6)
    return cloth
  }
  const isMosaic = kind === 'stones'
  const paneMm = (isMosaic ? 14 : 30) * plan.scale
  const count = Math.max(8, Math.min(PANES_MOST, Math.round((plan.widthMm * plan.heightMm) / paneMm ** 2)))
  const points = scatterPoints(random, cloth, count, { rounds: isMosaic ? 16 : 2 })
  // Leads are the darkest ink; the grout of a mosaic is the ground.
  const lead = isMosaic ? cast.ground : cast.byLightness[0]
  if (lead !== cast.ground) paint(cloth, lead, rectangle(0, 0, plan.widthMm, plan.heightMm))
  const half = halfLineMm(plan, paneMm * (isMosaic ? 0.045 : 0.034), 0.32)
  const panes = cutPanes(points, cloth, half)
  const glass = [cast.ground, ...cast.figures].filter((ink) => ink !== lead)
  const inks = dealInks(random, panes, glass)
  for (const ink of glass)
    paintScattered(
      cloth,
      ink,
      panes.filter((_, at) => inks[at] === ink).map(({ points: corners }) => polygon(corners)),
    )
  const hasFigures = setFigures(cloth, plan, lead, half)
  if (!isMosaic && !hasFigures && glass.length > 2) paintRondels(cloth, { panes, glass, inks, lead, half })
  return cloth
}

/** Inks dealt one pane after the other, none to two neighbours, the least used first. */
function dealInks(random: Random, panes: readonly Pane[], glass: readonly number[]): number[] {
  const inks: number[] = []
  const used = new Map(glass.map((ink) => [ink, 0]))
  panes.forEach(({ neighbours }, at) => {
    const taken = neighbours.map((other) => inks[other])
    const free = glass.filter((ink) => !taken.includes(ink))
    const pool = free.length > 0 ? free : glass
    const least = Math.min(...pool.map((ink) => used.get(ink) ?? 0))
    const ink = random.pick(pool.filter((one) => (used.get(one) ?? 0) <= least + 1))
    used.set(ink, (used.get(ink) ?? 0) + 1)
    inks[at] = ink
  })
  return inks
}

/**
 * Panes here and there are set with a rondel: a round of another colour in a lead of its own, as wide as the pane lets it.
 */
function paintRondels(
  cloth: Cloth,
  {
    panes,
    glass,
    inks,
    lead,
    half,
  }: { panes: readonly Pane[]; glass: readonly number[]; inks: readonly number[]; lead: number; half: number },
): void {
  const set = new Set<number>()
  panes.forEach(({ centre: [x, y], points, neighbours }, at) => {
    // Two rondels never lie in neighbouring panes, nor beside one pane.
    if (neighbours.some((near) => set.has(near) || panes[near].neighbours.some((next) => set.has(next)))) return
    const middle = (one: Point, other: Point): number =>
      Math.hypot((one[0] + other[0]) / 2 - x, (one[1] + other[1]) / 2 - y)
    const room = Math.min(...points.map((point, corner) => middle(point, points[(corner + 1) % points.length])))
    const reach = room * 0.74
    if (reach < half * 4) return
    set.add(at)
    const place = glass.indexOf(inks[at])
    paint(cloth, lead, circle(x, y, reach))
    paint(cloth, glass[(place + 2) % glass.length], circle(x, y, reach - half * 1.5))
  })
}
