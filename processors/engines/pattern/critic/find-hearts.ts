import type { Point } from '../kit/line/knot.ts'
import { wrap } from '../kit/line/knot.ts'

/** Share of the widest body that counts as the heart of a large motif. */
const HEART_SHARE = 0.55
/** With more than these the motifs are a texture, and no row of some of them is seen. */
const HEARTS_MOST = 60

/** Middles of the hearts of the largest bodies: what draws the eye, without stems, leaves and fillers. */
export function findHearts(bodies: Float64Array, width: number, height: number): Point[] {
  let widest = 0
  for (const value of bodies) if (value !== Infinity && value > widest) widest = value
  const isHeart = Uint8Array.from(bodies, (value) => (value >= widest * HEART_SHARE * HEART_SHARE ? 1 : 0))
  const hearts: Point[] = []
  for (let start = 0; start < isHeart.length; start++)
    if (isHeart[start] === 1) hearts.push(middleOfPart(isHeart, start, width, height))
  return hearts.length > HEARTS_MOST ? [] : hearts
}

/** The middle of one connected part, found round the edges of the torus too; its pixels are unmarked on the way. */
function middleOfPart(marks: Uint8Array, start: number, width: number, height: number): Point {
  const stack: [number, number][] = [[start % width, Math.floor(start / width)]]
  marks[start] = 0
  let [sumX, sumY, count] = [0, 0, 0]
  for (let place = stack.pop(); place; place = stack.pop()) {
    const [x, y] = place
    sumX += x
    sumY += y
    count++
    for (const [dx, dy] of neighbours) {
      const at = wrap(y + dy, height) * width + wrap(x + dx, width)
      if (marks[at] === 0) continue
      marks[at] = 0
      stack.push([x + dx, y + dy])
    }
  }
  return [sumX / count, sumY / count]
}

const neighbours: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
