import { paint, paintTogether } from '../../kit/area/cloth.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { mix, TURN } from '../../kit/line/knot.ts'
import type { Skyline } from './skylines.ts'
import type { Lane, Level } from './view.ts'
import type { Worn } from './worn.ts'

/** A field is about so many mm wide and comes in this many rows, one below the other. */
const FIELD_MM = 38
const ROWS = 2
/** A hedge is so many mm wide on either side of its line. */
const HEDGE_MM = 0.55
/** Every so many mm a boundary is asked for its height. */
const STEP_MM = 4

/** Fields side by side on a hill, each in another tone, some of them ploughed, with hedges between. */
export function drawFields(lane: Lane, { line, ink, next, reach, strip }: Worn): void {
  const { cloth, widthMm, inks } = lane
  const random = lane.random.fork(`fields ${strip.level}`)
  const crops = [...new Set([...inks.land, inks.disc])].filter((one) => one !== ink)
  const hedges: Ring[] = []
  let last = ink
  for (let row = 0; row < ROWS; row++) {
    const [upper, lower] = [row, row + 1].map((at) => between(lane, line.level, (reach * 1.3 * at) / ROWS))
    const count = Math.max(3, Math.round(widthMm / (FIELD_MM * (1 + row * 0.35))))
    const shift = random.between(0, widthMm / count)
    const lean = random.between(-0.5, 0.5) * reach
    const edges = Array.from(
      { length: count },
      (_, at) => shift + ((at + random.between(-0.22, 0.22)) / count) * widthMm,
    )
    for (const [at, from] of edges.entries()) {
      const to = at + 1 < count ? edges[at + 1] : edges[0] + widthMm
      const free = crops.filter((one) => one !== last)
      last = random.pick(free.length > 0 ? free : [next])
      const field = { from, to, lean, upper, lower }
      paint(cloth, last, ringOfField(field))
      if (random.chance(0.5)) paintTogether(cloth, last === next ? ink : next, furrowsOf(field))
      hedges.push(hedge([0, 0.5, 1].map((t): Point => [from + lean * t, mix(upper(from), lower(from), t)])))
    }
    if (row > 0) hedges.push(...hedgeAlong(upper, widthMm))
  }
  for (const ring of hedges) paint(cloth, inks.dark, ring)
}

type Field = {
  readonly from: number
  readonly to: number
  readonly lean: number
  readonly upper: Level
  readonly lower: Level
}

/** A level so far below another, never past the lane's end; it repeats with the period. */
function between({ widthMm, bottom }: Lane, level: Level, down: number): Level {
  return (x) => {
    const at = ((x % widthMm) + widthMm) % widthMm
    return Math.min(level(at) + down, bottom(at) - 2)
  }
}

function ringOfField({ from, to, lean, upper, lower }: Field): Ring {
  const steps = Math.max(2, Math.ceil((to - from) / STEP_MM))
  const along = (level: Level, shift: number): Knot[] =>
    Array.from({ length: steps + 1 }, (_, at) => {
      const x = mix(from, to, at / steps)
      return [x + shift, level(x), at === 0 || at === steps ? 1 : 0]
    })
  return [...along(upper, 0), ...along(lower, lean).toReversed()]
}

/** Lines down a field that keep to its sides. */
function furrowsOf({ from, to, lean, upper, lower }: Field): Ring[] {
  const count = Math.max(2, Math.round((to - from) / 6))
  return Array.from({ length: count - 1 }, (_, at) => {
    const x = mix(from, to, (at + 1) / count)
    return ribbon(
      [0.14, 0.5, 0.88].map((t): Point => [x + lean * t, mix(upper(x), lower(x), t)]),
      () => 0.34,
    )
  })
}

function hedge(points: readonly Point[]): Ring {
  return ribbon(points, () => HEDGE_MM)
}

function hedgeAlong(level: Level, widthMm: number): Ring[] {
  const steps = Math.ceil(widthMm / STEP_MM)
  const at = (step: number): Point => [(widthMm * step) / steps, level((widthMm * step) / steps)]
  return Array.from({ length: steps }, (_, step) => hedge([at(step), at(step + 1)]))
}

/** How tall what is mirrored in water looks there, and how far the image is from the foot of the lane at least, in mm. */
const [MIRRORED, CLEAR_MM] = [0.5, 5]

/** What stands behind a lake, upside down in it, broken by level strokes of the water. */
export function drawMirror(lane: Lane, { line, ink, reach, strip }: Worn, far: { line: Skyline; ink: number }): void {
  const { cloth, widthMm, inks, bottom } = lane
  const random = lane.random.fork(`mirror ${strip.level}`)
  const image = far.ink === ink ? inks.land[0] : far.ink
  if (image === ink) return
  const { corners } = far.line
  const down = (x: number, y: number): number =>
    Math.min(line.level(x) + Math.max(0, line.level(x) - y) * MIRRORED, bottom(x) - CLEAR_MM)
  const inside = (corners ?? []).filter(([x]) => x > 0 && x < widthMm)
  const ring: Knot[] = [
    [0, line.level(0), 1],
    [widthMm, line.level(widthMm), 1],
    [widthMm, down(widthMm, far.line.level(widthMm)), 1],
    ...inside.toReversed().map(([x, y]): Knot => [x, down(x, y), 1]),
    [0, down(0, far.line.level(0)), 1],
  ]
  paint(cloth, image, ring)
  const strokes = Array.from({ length: Math.round(widthMm / 7) }, (): Ring => {
    const [x, long] = [random.between(0, widthMm), widthMm * random.between(0.04, 0.12)]
    const y = line.level(x) + reach * random.between(0.12, 0.95)
    const half = random.between(0.4, 0.9)
    return [
      [x, y, 1],
      [x + long * 0.5, y - half],
      [x + long, y, 1],
      [x + long * 0.5, y + half],
    ]
  })
  paintTogether(cloth, ink, strokes)
}

/** A fall is about so wide, as a share of the lane's height, and one comes down in every so many mm. */
const [FALL_WIDE, FALL_EACH_MM] = [0.26, 170]

/** Water that falls over the edge of a cliff, in strands, with spray at its foot. */
export function drawFalls(lane: Lane, { line, ink, down, strip }: Worn): void {
  const { cloth, widthMm, tallMm, inks } = lane
  const random = lane.random.fork(`falls ${strip.level}`)
  const water = inks.pale === ink ? inks.disc : inks.pale
  const count = Math.max(1, Math.round(widthMm / FALL_EACH_MM))
  const shift = random.between(0, widthMm)
  for (let at = 0; at < count; at++) {
    const x = (shift + ((at + random.between(-0.12, 0.12)) / count) * widthMm) % widthMm
    const half = (tallMm * FALL_WIDE * random.between(0.7, 1.15)) / 2
    const top = line.level(x)
    const foot = lane.topMm + tallMm * strip.level + down + tallMm * 0.02
    const side = (to: 1 | -1): Knot[] => [
      [x + to * half * 0.78, top - 0.6, 1],
      [x + to * half * 0.86, top + 2],
      [x + to * half * 0.92, mix(top, foot, 0.5)],
      [x + to * half, foot, 1],
    ]
    paint(cloth, water, [...side(1), ...side(-1).toReversed()])
    const strands = [-0.6, -0.28, 0.05, 0.36, 0.66].map((share): Ring => {
      const from = mix(top, foot, random.between(0.04, 0.2))
      const to = mix(top, foot, random.between(0.7, 0.96))
      return ribbon(
        [
          [x + share * half * 0.86, from],
          [x + share * half, mix(from, to, 0.5)],
          [x + share * half * 1.06, to],
        ],
        (t) => 0.3 + 0.5 * Math.sin(Math.PI * t),
      )
    })
    paintTogether(cloth, inks.land[0] === water ? ink : inks.land[0], strands)
    const spray = Array.from({ length: 7 }, (_, heap): Ring => {
      const [cx, radius] = [x + half * (heap / 3 - 1) * 1.15, half * random.between(0.2, 0.32)]
      return Array.from({ length: 10 }, (__, knot): Knot => {
        const angle = (TURN * knot) / 10
        return [cx + Math.cos(angle) * radius * 1.2, foot + Math.sin(angle) * radius * 0.62]
      })
    })
    paintTogether(cloth, water, spray)
  }
}
