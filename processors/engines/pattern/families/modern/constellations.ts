import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import { lightnessStep } from '../../kit/ink/lightness-step.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { circle, star } from '../../kit/line/outline.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import { createShortestStep } from '../../kit/place/shortest-step.ts'
import { asksFor } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { halfLineMm } from '../line-weight.ts'
import { drawGalaxy } from './galaxy.ts'
import { drawNodeNet } from './node-net.ts'

const REPEAT_MM = 320

export const constellations: Family = {
  name: 'constellations',
  summary:
    'stars of four sizes spread evenly over the sky, near ones joined into figures by fine lines; or a net of dots and lines',
  words:
    'constellation|constellations|constellation map|constellation chart|sky map|map of the stars|map of the sky|star map|star chart|starry sky|starry night|night sky|zodiac constellations|celestial map|astronomy map|star sign constellations|astral|sternbild|sternbilder|sternenhimmel|ciel étoilé|constelación|constelaciones|costellazione|costellazioni|星座|星空'.split(
      '|',
    ),
  kinds: {
    net: 'network|networks|network pattern|network lines|network of dots|network of lines|network of points|node network|nodes|plexus|plexus pattern|connected dots|connected lines|connected nodes|connecting dots|joined dots|dots connected|dots joined|dots linked|linked dots|neural network|neural networks|netzwerk|réseau de points|red de puntos|rete di punti',
  },
  motifs: ['constellation'],
  coverage: { low: 0.03, medium: 0.06, high: 0.11 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['moody', 'deco', 'indigo'],
  ground: 'dark',
  motifMm: 60,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  lines: 'drawn',
  draw: drawConstellations,
}

/** Deep space as it is printed: violets and rose out of a blue black. */
const space = {
  inks: ['#12132a', '#231f52', '#3d2f7e', '#6a4596', '#a765a8', '#e09bb9', '#f6f1f4'],
  ground: 0,
} as const

export const nebula: Family = {
  name: 'nebula',
  summary: 'clouds of gas in frayed washes from the dark of the sky to the brightest colour, strewn with stars',
  words: [],
  kinds: {
    galaxy:
      'galaxy|galaxies|galaxy print|milky way|nebulae|watercolour galaxy|watercolor galaxy|galaxie|galaxia|galassia|銀河',
  },
  colourway: () => space,
  motifs: ['star'],
  coverage: { low: 0.55, medium: 0.8, high: 0.92 },
  inks: { least: 3, natural: 7, isRun: true, company: ['#12132a', '#f6f1f4'] },
  moods: ['moody'],
  ground: 'dark',
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  draw: drawGalaxy,
}

const FIGURE_STARS = 6
const STARS_MOST = 900

function drawConstellations(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('sky')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  if (asksFor(plan, 'net')) return drawNodeNet(cloth, plan)
  const rich = plan.coverage / 0.06
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / plan.scale ** 2
  const count = Math.max(14, Math.min(260, Math.round(46 * area * rich ** 0.5)))
  const stars = scatterPoints(random, cloth, count, { rounds: 14 })
  const step = createShortestStep(cloth)
  const unit = 1.7 * plan.scale * rich ** 0.25
  const figures = gatherFigures(random, stars, step)
  const half = halfLineMm(plan, 0.6 * plan.scale, 0.32)
  const links: Ring[] = figures.flatMap((figure) => linkFigure(stars, figure, step, half))
  paintScattered(cloth, linkInk(plan), links)
  const joined = new Set(figures.flat())
  const bright = cast.figures.length > 1 ? [cast.line, cast.accent] : [cast.main]
  stars.forEach(([x, y], at) => {
    const ink = bright[at % 3 === 0 ? bright.length - 1 : 0]
    if (!joined.has(at)) paint(cloth, ink, star(x, y, 2.6 * unit, 0.8 * unit, 4, 0))
    else if (at % 4 === 0) drawGreatStar(cloth, [x, y], unit, bright[bright.length - 1], bright[0])
    else paint(cloth, ink, circle(x, y, 1.5 * unit, 8))
  })
  drawDust(cloth, plan, random, Math.min(STARS_MOST, Math.round(count * 4)), unit)
  return cloth
}

/** A hairline shows only well apart from the sky: the second ink where it is, else the quietest ink that stands off enough. */
function linkInk({ cast }: Plan): number {
  const step = (ink: number): number => lightnessStep(cast, ink, cast.ground)
  const clear = cast.figures.filter((ink) => step(ink) > LINK_STEP).toSorted((one, other) => step(one) - step(other))
  if (cast.figures.length < 2) return cast.main
  return clear.includes(cast.second) ? cast.second : (clear[0] ?? cast.line)
}

/** Least step of OKLCH lightness between links and sky. */
const LINK_STEP = 0.32

/** Eight rays in two lengths with a ring of sky round the heart. */
function drawGreatStar(cloth: Cloth, [x, y]: Point, unit: number, ink: number, heart: number): void {
  paint(cloth, ink, star(x, y, 3.2 * unit, 1.15 * unit, 4, Math.PI / 4))
  paint(cloth, ink, star(x, y, 5.6 * unit, 1.2 * unit, 4, 0))
  paint(cloth, heart === ink ? cloth.ground : heart, circle(x, y, 0.8 * unit, 8))
}

type Step = ReturnType<typeof createShortestStep>

/** Grows figures from star to nearest free star; every third star stays alone. */
function gatherFigures(random: Random, stars: readonly Point[], step: Step): number[][] {
  const free = new Set(stars.keys())
  const figures: number[][] = []
  for (const start of random.shuffle([...stars.keys()])) {
    if (!free.has(start) || free.size < stars.length * 0.3) continue
    free.delete(start)
    const figure = [start]
    const length = FIGURE_STARS - 2 + random.below(4)
    while (figure.length < length) {
      const from = random.chance(0.75) ? figure[figure.length - 1] : random.pick(figure)
      const next = nearest(stars, free, from, step)
      if (next === undefined) break
      free.delete(next)
      figure.push(next)
    }
    if (figure.length > 2) figures.push(figure)
  }
  return figures
}

function nearest(stars: readonly Point[], free: ReadonlySet<number>, from: number, step: Step): number | undefined {
  let [best, least] = [undefined as number | undefined, Infinity]
  for (const other of free) {
    const [dx, dy] = step(stars[from], stars[other], false)
    if (Math.hypot(dx, dy) >= least) continue
    least = Math.hypot(dx, dy)
    best = other
  }
  return best
}

/** Each star of a figure is joined to the nearest of those before it, with a gap round both. */
function linkFigure(stars: readonly Point[], figure: readonly number[], step: Step, half: number): Ring[] {
  return figure.slice(1).map((at, index) => {
    const before = figure.slice(0, index + 1)
    const steps = before.map((other) => step(stars[at], stars[other], false))
    const [dx, dy] = steps.toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))[0]
    const [x, y] = stars[at]
    const gap = Math.min(0.28, (half * 9) / (Math.hypot(dx, dy) || 1))
    return ribbon(
      [
        [x + dx * gap, y + dy * gap],
        [x + dx * (1 - gap), y + dy * (1 - gap)],
      ],
      () => half,
    )
  })
}

function drawDust(cloth: Cloth, { cast }: Plan, random: Random, count: number, unit: number): void {
  const inks = [cast.soft === cast.ground ? cast.main : cast.soft, cast.main, cast.third]
  const dust = new Map<number, Ring[]>()
  for (const [x, y] of scatterPoints(random.fork('dust'), cloth, count, { rounds: 2 })) {
    const ink = random.pick(inks)
    gather(dust, ink, [circle(x, y, Math.max(0.3, random.between(0.35, 0.75) * unit), 8)])
  }
  for (const [ink, rings] of dust) paintScattered(cloth, ink, rings)
}
