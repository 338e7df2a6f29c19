import type { Random } from '../../kit/chance/random.ts'
import { mix, TURN } from '../../kit/line/knot.ts'
import type { Lane, Level, LineForm, Strip } from './view.ts'

/** Widths are said for a cloth of so many mm. */
const WIDTH_MM = 320

/** Swells that are drawn as peaks rise so many times as high. */
const STEEP = 2.4

type Point = readonly [x: number, y: number]

/** A strip's skyline; `corners` are those of one that is straight between them. */
export type Skyline = { readonly level: Level; readonly corners?: readonly Point[] }

/** Draws the skyline of a strip, which ends at the height it began at. */
export function skylineOf(lane: Lane, strip: Strip, random: Random): Skyline {
  const { topMm, tallMm, widthMm, isFaceted } = lane
  const base = topMm + tallMm * strip.level
  const isStraight = isFaceted && (strip.form === 'hills' || strip.form === 'dunes')
  const form: LineForm = isStraight ? 'peaks' : strip.form
  const rise = tallMm * strip.rise * (isStraight ? STEEP : 1)
  const count = Math.max(2, Math.round((strip.swells * (isStraight ? 2 : 1) * widthMm) / WIDTH_MM))
  if (form === 'level') return { level: () => base }
  if (form === 'hills') return { level: swell(random, { base, rise, count, widthMm }) }
  const corners = cornersOf[form](random, { base, rise, count, widthMm })
  return { level: alongCorners(corners, widthMm), corners }
}

type Row = { readonly base: number; readonly rise: number; readonly count: number; readonly widthMm: number }

/** Two waves that fit the period, the second a little quicker. */
function swell(random: Random, { base, rise, count, widthMm }: Row): Level {
  const waves = [count, count + 1].map((times, at) => ({
    times,
    phase: random.between(0, TURN),
    sway: rise * (at === 0 ? 0.62 : 0.38),
  }))
  return (x) =>
    waves.reduce((y, { times, phase, sway }) => y + sway * Math.sin((TURN * times * x) / widthMm + phase), base)
}

const cornersOf: Readonly<Record<Exclude<LineForm, 'level' | 'hills'>, (random: Random, row: Row) => Point[]>> = {
  peaks: (random, row) =>
    each(random, row, (left, wide, rise) => {
      const tall = rise * random.between(0.62, 1.12)
      const summit = left + wide * random.between(0.36, 0.64)
      return [
        [left, random.between(-0.1, 0.22) * rise],
        [summit, tall],
      ]
    }),
  bergs: (random, row) =>
    each(random, row, (left, wide, rise) => {
      const tall = rise * random.between(0.4, 1.1)
      const from = left + wide * random.between(0.08, 0.25)
      return [
        [from, 0],
        [from + wide * 0.12, tall * 0.7],
        [from + wide * 0.28, tall],
        [from + wide * 0.46, tall * 0.55],
        [from + wide * 0.6, tall * 0.62],
        [from + wide * 0.7, 0],
      ]
    }),
  buttes: (random, row) =>
    each(random, row, (left, wide, rise) => {
      const tall = rise * random.between(0.55, 1.1)
      const from = left + wide * random.between(0.06, 0.2)
      const long = wide * random.between(0.34, 0.62)
      const foot = wide * 0.08
      return [
        [from, 0],
        [from + foot, tall * 0.3],
        [from + foot * 1.25, tall * 0.92],
        [from + foot * 1.5, tall],
        [from + foot * 1.3 + long, tall * random.between(0.94, 1)],
        [from + foot * 1.6 + long, tall * 0.3],
        [from + foot * 2.8 + long, 0],
      ]
    }),
  dunes: (random, row) =>
    each(random, row, (left, wide, rise) => {
      const tall = rise * random.between(0.55, 1.1)
      return Array.from({ length: 9 }, (_, at): Point => {
        const share = at / 9
        const crest = 0.68
        const up = share < crest ? (share / crest) ** 1.7 : (1 - (share - crest) / (1 - crest)) ** 1.25
        return [left + wide * share, tall * up]
      })
    }),
  roofs: (random, row) =>
    each(random, { ...row, count: row.count * 2 }, (left, wide, rise) => roofOf(random, left, wide, rise)),
}

/** Runs along the period in parts of uneven width; `draw` gives heights over the base. */
function each(
  random: Random,
  { base, rise, count, widthMm }: Row,
  draw: (left: number, wide: number, rise: number) => Point[],
): Point[] {
  const shares = Array.from({ length: count }, () => random.between(0.75, 1.3))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let left = 0
  return shares.flatMap((share) => {
    const wide = (share / whole) * widthMm
    const points = draw(left, wide, rise).map(([x, up]): Point => [x, base - up])
    left += wide
    return points
  })
}

/** One tower: flat, stepped, with a spire, or aslant. */
function roofOf(random: Random, left: number, wide: number, rise: number): Point[] {
  const tall = rise * random.between(0.25, 1)
  const [right, thin] = [left + wide, 0.0001]
  const kind = random.below(5)
  const step = tall + rise * 0.12
  const tops: readonly (readonly Point[])[] = [
    [
      [left + wide * 0.25, tall],
      [left + wide * 0.25 + thin, step],
      [right - wide * 0.25, step],
      [right - wide * 0.25 + thin, tall],
    ],
    [
      [left + wide * 0.3, tall + rise * 0.06],
      [left + wide * 0.47, tall + rise * 0.1],
      [left + wide * 0.5, tall + rise * 0.34],
      [left + wide * 0.53, tall + rise * 0.1],
      [left + wide * 0.7, tall + rise * 0.06],
    ],
    [[right - wide * 0.02, tall + rise * 0.14]],
  ]
  // The other two kinds of five are flat.
  const top = tops[kind] ?? []
  return [[left, 0], [left + thin, tall], ...top, [right - thin * 2, tall], [right - thin, 0]]
}

/** Straight from corner to corner and over the seam. */
function alongCorners(corners: readonly Point[], widthMm: number): Level {
  const last = corners[corners.length - 1]
  const points = [[last[0] - widthMm, last[1]] as Point, ...corners, [corners[0][0] + widthMm, corners[0][1]] as Point]
  return (x) => {
    const next = points.findIndex((point) => point[0] >= x)
    const [from, to] = [points[Math.max(0, next - 1)], points[Math.max(0, next)]]
    return to[0] === from[0] ? to[1] : mix(from[1], to[1], (x - from[0]) / (to[0] - from[0]))
  }
}
