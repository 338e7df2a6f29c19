import { paint, paintTogether } from '../kit/area/cloth.ts'
import type { Random } from '../kit/chance/random.ts'
import type { Knot, Ring } from '../kit/line/knot.ts'
import { circle, rectangle } from '../kit/line/outline.ts'
import type { SceneryPlan, Trees } from './scenery-plan.ts'

/** Heights of trees on the far, the middle and the nearest strip, as shares of the window's height. */
const HEIGHTS = [0, 0.13, 0.24] as const
/** Room that a tree takes along the skyline, as a share of its height. */
const ROOM: Readonly<Record<Trees, number>> = { firs: 0.42, crowns: 0.62, birches: 0.5 }
/**
 * Share of a skyline that is wooded, in groups; below it the share that stays free at the middle of the nearest strip,
 * where figures stand.
 */
const WOODED = 0.62
const CLEARING = 0.24

type Row = { readonly at: number; readonly ink: number }

/** Woods along a skyline in its own ink, in groups; birches are pale stems that rise out of the window. */
export function drawTrees(plan: SceneryPlan, trees: Trees, line: readonly Knot[], { at, ink }: Row): void {
  const { frame } = plan
  const random = plan.random.fork(`trees ${at}`)
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  const height = tall * HEIGHTS[at]
  const count = Math.floor(wide / (height * ROOM[trees]))
  for (let tree = 0; tree < count; tree++) {
    const share = (tree + random.between(0.2, 0.8)) / count
    const isClearing = at === 2 && Math.abs(share - 0.5) < CLEARING
    if (isClearing || random.next() > WOODED) continue
    const x = frame.left + wide * share
    const foot = heightAt(line, x) + tall * 0.012
    const own = height * random.between(0.72, 1.12)
    if (trees === 'firs') paint(plan.cloth, ink, fir(x, foot, own))
    else if (trees === 'crowns') paintTogether(plan.cloth, ink, crown(random, x, foot, own))
    else drawBirch(plan, random, { x, foot, half: own * 0.055, ink })
  }
}

/** Height of a skyline at a given x by linear interpolation, in mm. */
function heightAt(line: readonly Knot[], x: number): number {
  const next = line.findIndex((knot) => knot[0] >= x)
  if (next < 1) return line[Math.max(0, next)][1]
  const [from, to] = [line[next - 1], line[next]]
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])
}

/** Outline of a fir: three tiers of boughs, a tip and a short stem. */
function fir(x: number, foot: number, tall: number): Ring {
  const side = (to: 1 | -1): Knot[] =>
    [
      [0.03, 0],
      [0.03, 0.1],
      [0.2, 0.1],
      [0.09, 0.38],
      [0.15, 0.38],
      [0.06, 0.66],
      [0.1, 0.66],
    ].map(([out, up]): Knot => [x + to * out * tall, foot - up * tall, 1])
  return [...side(1), [x, foot - tall, 1], ...side(-1).toReversed()]
}

/** Outlines of a broad-leaved tree: a crown of a few round heaps on a stem. */
function crown(random: Random, x: number, foot: number, tall: number): Ring[] {
  const heaps = [
    [0, 0.66, 0.27],
    [-0.19, 0.5, 0.19],
    [0.19, 0.52, 0.2],
    [0.02, 0.44, 0.18],
  ] as const
  const stem = rectangle(x - tall * 0.03, foot - tall * 0.4, tall * 0.06, tall * 0.4)
  return [
    stem,
    ...heaps.map(([across, up, size]) =>
      circle(x + across * tall, foot - up * tall, size * tall * random.between(0.9, 1.1)),
    ),
  ]
}

type Stem = { readonly x: number; readonly foot: number; readonly half: number; readonly ink: number }

/** A pale birch stem with the dark marks of its bark. */
function drawBirch({ cloth, frame }: SceneryPlan, random: Random, { x, foot, half, ink }: Stem): void {
  const lean = random.between(-0.6, 0.6) * half
  const top = frame.top - half
  paint(cloth, cloth.ground, [
    [x - half, foot, 1],
    [x - half * 0.7 + lean, top, 1],
    [x + half * 0.7 + lean, top, 1],
    [x + half, foot, 1],
  ])
  const marks = Math.round((foot - top) / (half * 3.2))
  const rings = Array.from({ length: marks }, (_, at): Ring => {
    const y = foot - (foot - top) * ((at + random.between(0.2, 0.8)) / marks)
    const middle = x + (lean * (foot - y)) / (foot - top)
    const to = random.sign()
    const edge = middle + to * half * 0.9
    return [
      [edge, y - half * 0.16, 1],
      [edge - to * half * random.between(0.7, 1.3), y],
      [edge, y + half * 0.16, 1],
    ]
  })
  paintTogether(cloth, ink, rings)
}
