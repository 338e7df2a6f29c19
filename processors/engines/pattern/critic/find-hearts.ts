import type { Point } from '../kit/line/knot.ts'
import { wrap } from '../kit/line/knot.ts'

/** A pixel belongs to the core ("heart") of a large motif if it is at least this deep, as a share of the deepest. */
const HEART_SHARE = 0.55
/** With more cores than these the motifs form a texture, in which no row is noticed. */
const HEARTS_MOST = 60

/** Centres of the cores of the largest motifs: what draws the eye, without stems, leaves and fillers. */
export function findHearts(bodies: Float64Array, width: number, height: number): Point[] {
  let widest = 0
  for (const value of bodies) if (value !== Infinity && value > widest) widest = value
  const isHeart = Uint8Array.from(bodies, (value) => (value >= widest * HEART_SHARE * HEART_SHARE ? 1 : 0))
  const hearts: Point[] = []
  for (let start = 0; start < isHeart.length; start++)
    if (isHeart[start] === 1) hearts.push(middleOfPart(isHeart, start, width, height))
  return hearts.length > HEARTS_MOST ? [] : hearts
}

/** Centre of one connected component on the torus; clears the marks of its pixels. */
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
