import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paintTogether } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { headingAt, ribbon } from '../../../kit/line/curve.ts'
import { curveThrough } from '../../../kit/line/flowing-curve.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { mix } from '../../../kit/line/knot.ts'
import type { Plan } from '../../family.ts'

/** From line to line in mm, and the height of small letters as a share of it. */
const [LINE_MM, LOW] = [15, 0.25]
/** How far a hand leans, in widths a height; half a hair line and half a full stroke, as shares of small letters. */
const [SLANT, HAIR, FULL] = [0.42, 0.045, 0.105]
/** Half a line in mm, at least: 0.3 mm on cloth. */
const HALF_LEAST_MM = 0.16
/** Between words, in small letters' heights; letters of a word; words between two signs of a stop. */
const [SPACE, LETTERS] = [1.1, [2, 9]] as const
/** How far lines rise and fall, as a share of small letters. */
const UNEASY = 0.1

/**
 * Letters as a pen joins them, from the line to the line, x and y in tenths of a small letter's height, upwards
 * negative: a, e, l, u, n, g, t, s, p, o and h. What they spell is nothing.
 */
const letters: readonly (readonly Point[])[] = [
  '0,0 5,-9 1,-9 0,-3 4,0 6,-6 7,-9 7,-1 9,0',
  '0,0 5,-5 4,-10 1,-8 1,-1 5,0 8,-2',
  '0,0 4,-12 5,-20 2,-21 1,-12 2,-1 4,0 6,-2',
  '0,0 3,-9 3,-2 5,0 8,-9 7,-2 9,0 10,-2',
  '0,0 2,-9 2,0 3,-7 5,-10 7,-7 7,-1 9,0',
  '0,0 5,-9 1,-9 1,-3 4,-1 6,-8 6,6 4,12 1,9 4,3 9,-1',
  '0,0 3,-17 2,-2 4,0 6,-2',
  '0,0 4,-10 5,-4 3,0 1,-1 6,-1',
  '0,0 2,-9 1,11 2,-6 5,-10 7,-5 4,0 8,-1',
  '0,0 4,-9 1,-8 1,-2 4,0 6,-5 4,-9 9,-8',
  '0,0 3,-12 4,-20 2,-20 1,-10 1,0 3,-7 6,-9 7,-6 7,-1 9,0',
].map((row) =>
  row.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map((tenths) => Number(tenths) / 10)
    return [x, y]
  }),
)

/** Lines of a joined hand all over the cloth, full on the way down and fine on the way up; it spells nothing. */
export function drawHandwriting(plan: Plan): Cloth {
  const { widthMm, heightMm, cast, scale } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const rows = Math.max(2, Math.round(heightMm / (LINE_MM * scale)))
  const rowMm = heightMm / rows
  const random = plan.random.fork('hand')
  const leads = cast.figures.slice(0, 2)
  for (let row = 0; row < rows; row++) {
    const words = wordsOfLine(random, widthMm / (rowMm * LOW))
    const start = random.between(0, widthMm)
    const bodies = words.map(({ from, points }) => {
      const place = ([x, y]: Point): Point => [
        start + (from + x - y * SLANT) * rowMm * LOW,
        (row + 0.6) * rowMm + (y + UNEASY * Math.sin((from + x) * 0.23 + row)) * rowMm * LOW,
      ]
      return writtenBody(points.map(place), rowMm * LOW)
    })
    // Now and then a line in the other ink, as if the pen had been dipped again.
    paintTogether(cloth, row % 5 === 3 ? (leads[1] ?? leads[0]) : leads[0], bodies)
  }
  return cloth
}

type Word = { readonly from: number; readonly points: readonly Point[] }

/** Words that fill a line of so many small letters' heights, which ends as it began. */
function wordsOfLine(random: Random, long: number): Word[] {
  const words: Word[] = []
  let x = 0
  while (x < long - SPACE * 3) {
    const points: Point[] = []
    let wide = 0
    const count = Math.round(random.between(...LETTERS))
    for (let at = 0; at < count; at++) {
      const letter = random.pick(letters)
      const stretch = random.between(0.85, 1.15)
      points.push(...letter.slice(at === 0 ? 0 : 1).map(([px, py]): Point => [wide + px * stretch, py]))
      wide += (letter.at(-1)?.[0] ?? 0) * stretch
    }
    words.push({ from: x, points })
    x += wide + SPACE * random.between(0.8, 1.3)
  }
  const fit = long / x
  return words.map(({ from, points }) => ({ from: from * fit, points: points.map(([px, py]) => [px * fit, py]) }))
}

/** The body of a stroke: a nib is full where it is drawn towards the hand. */
function writtenBody(points: readonly Point[], lowMm: number): Ring {
  const line = curveThrough(points, 4)
  const half = (t: number): number => {
    const down = Math.max(0, Math.sin(headingAt(line, t)))
    return Math.max(HALF_LEAST_MM, lowMm * mix(HAIR, FULL, down))
  }
  return ribbon(line, half)
}
