import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { wrap } from '../../kit/line/knot.ts'
import { rectangle } from '../../kit/line/outline.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'

export const colourPlanes: Family = {
  name: 'colour-planes',
  summary:
    'oblongs of unequal size edge to edge: white and primaries between black bars, or the pieced cloths of Korea with thin seams',
  words: 'rectangle|rectangles|oblong|oblongs|rechtecke|rectángulos|rettangoli|retângulos|長方形'.split('|'),
  kinds: {
    bars: 'mondrian colour blocks|mondrian color blocks|mondrian blocks|mondrian|piet mondrian|mondrian grid|mondrian style|neoplastic|neoplasticism|neo-plasticism|de stijl|de stijl blocks|de stijl block|モンドリアン',
    seams:
      'bojagi|pojagi|bojagi patchwork|pojagi patchwork|korean bojagi|korean bojagi patchwork|korean pojagi|jogakbo|korean patchwork|korean wrapping cloth|조각보|보자기|ポジャギ',
    blocks:
      'colour blocks|color blocks|colour block|color block|colour blocking|color blocking|colour blocked|color blocked|colourblock|colorblock|rothko|rothko style|colour field|color field|colour field painting|color field painting|colour block rectangles|color block rectangles|colour block rectangle|color block rectangle|colour planes',
  },
  colourway: ({ styles, details }) => {
    const asked = [details.kind, ...styles]
    if (asked.includes('bars')) return { inks: ['#f7f3e8', '#c8352e', '#2456a4', '#f0bf2e', '#1d1c20'], ground: 0 }
    return asked.includes('seams') ? { inks: pieced, ground: 0 } : undefined
  },
  motifs: [],
  coverage: { low: 0.4, medium: 0.6, high: 0.85 },
  isDensityFixed: true,
  inks: { least: 2, natural: 6 },
  moods: ['midcentury', 'boho', 'scandinavian', 'pop'],
  ground: 'light',
  motifMm: 45,
  repeatMm: 320,
  layouts: ['block'],
  draw: drawPlanes,
}

/** Ramie and silk as they are pieced into wrapping cloths. */
const pieced = ['#f2ece0', '#b9cfc3', '#e3b7b0', '#8fb0c4', '#e9cf94', '#b7a3c0', '#d8dcd2']

/** Left, top, width and height in mm. */
type Plane = readonly [x: number, y: number, wide: number, tall: number]

/** How large planes are at scale 1, how wide the lines between them, and how many planes in ten are left in the ground. */
const looks = {
  bars: { planeMm: 64, lineMm: 5.2, bare: 5 },
  seams: { planeMm: 44, lineMm: 0.9, bare: 2 },
  blocks: { planeMm: 56, lineMm: 0, bare: 2 },
} as const
const PLANES_MOST = 240

function drawPlanes(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const random = plan.random.fork('planes')
  const kind = chooseKind(plan, ['bars', 'seams', 'blocks'] as const)
  const { planeMm, lineMm, bare } = looks[kind]
  const count = Math.round((plan.widthMm * plan.heightMm) / (planeMm * plan.scale) ** 2)
  const planes = cut(random, plan, Math.max(cast.figures.length * 3, Math.min(PLANES_MOST, count)))
  // Bars are the darkest ink, seams the one that is least seen; blocks touch.
  const line = kind === 'bars' ? cast.byLightness[0] : cast.soft
  const colours = [cast.ground, ...cast.figures].filter((ink) => kind === 'blocks' || ink !== line)
  const inks = deal(random, plan, planes, colours, { ground: cast.ground, bare })
  if (lineMm > 0) paint(cloth, line, rectangle(0, 0, plan.widthMm, plan.heightMm))
  const half = Math.max(lineMm > 0 ? 0.2 : 0, (lineMm * Math.sqrt(plan.scale)) / 2)
  planes.forEach(([x, y, wide, tall], at) => {
    if (half > 0 || inks[at] !== cast.ground)
      paint(cloth, inks[at], rectangle(x + half, y + half, wide - 2 * half, tall - 2 * half))
  })
  return cloth
}

/** Places of a cut, unlike each other and never in the middle. */
const CUTS = [0.3, 0.38, 0.62, 0.7]

/** Cuts the largest plane across its long side until there are enough; begins anywhere, so that no line marks the repeat. */
function cut(random: Random, { widthMm, heightMm }: Plan, count: number): Plane[] {
  const planes: Plane[] = [[random.between(0, widthMm), random.between(0, heightMm), widthMm, heightMm]]
  while (planes.length < count) {
    const size = ([, , wide, tall]: Plane): number => wide * tall
    const largest = planes.reduce((best, plane, at) => (size(plane) > size(planes[best]) ? at : best), 0)
    const [x, y, wide, tall] = planes[largest]
    const share = random.pick(CUTS)
    const isAcross = wide > tall * random.between(0.75, 1.3)
    const parts: Plane[] = isAcross
      ? [
          [x, y, wide * share, tall],
          [x + wide * share, y, wide * (1 - share), tall],
        ]
      : [
          [x, y, wide, tall * share],
          [x, y + tall * share, wide, tall * (1 - share)],
        ]
    planes.splice(largest, 1, ...parts)
  }
  return planes
}

/** Every ink by turns, none beside itself but the bare ground. */
function deal(
  random: Random,
  cloth: Plan,
  planes: readonly Plane[],
  inks: readonly number[],
  { ground, bare }: { readonly ground: number; readonly bare: number },
): number[] {
  const figures = inks.filter((ink) => ink !== ground)
  const used = new Map<number, number>(figures.map((ink) => [ink, 0]))
  const dealt: number[] = []
  planes.forEach((plane, at) => {
    const near = new Set(dealt.filter((_, other) => doTouch(plane, planes[other], cloth)))
    const free = figures
      .filter((ink) => !near.has(ink))
      .toSorted((one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0))
    const isBare = free.length === 0 || (at >= figures.length && inks.includes(ground) && random.chance(bare / 10))
    const ink = isBare && inks.includes(ground) ? ground : (free[0] ?? figures[at % figures.length])
    used.set(ink, (used.get(ink) ?? 0) + plane[2] * plane[3])
    dealt.push(ink)
  })
  return dealt
}

/** True for planes with a side in common on the torus. */
function doTouch(one: Plane, other: Plane, { widthMm, heightMm }: Plan): boolean {
  const gap = (from: number, long: number, to: number, tall: number, period: number): number => {
    const ahead = wrap(to - from, period)
    return Math.min(Math.max(0, ahead - long), Math.max(0, period - ahead - tall))
  }
  const [across, down] = [
    gap(one[0], one[2], other[0], other[2], widthMm),
    gap(one[1], one[3], other[1], other[3], heightMm),
  ]
  return across < 0.01 && down < 0.01
}
