import type { Random } from '../../../kit/chance/random.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'

/** A stroke trembles once in this many of its own widths. */
const STEP_WIDTHS = 3.2

/**
 * A straight stroke drawn by hand with a chewed twig: its edge trembles, its ends are blunt and a little uneven.
 *
 * @param half half its width in mm
 */
export function handStroke(random: Random, from: Point, to: Point, half: number): Ring {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  if (length < half * 0.5) return handDot(random, from, half * 1.2)
  const [alongX, alongY] = [dx / length, dy / length]
  const steps = Math.max(2, Math.round(length / (half * 2 * STEP_WIDTHS)))
  const side = (sign: 1 | -1): Knot[] =>
    Array.from({ length: steps + 1 }, (_, at): Knot => {
      const far = (at / steps) * length
      const isEnd = at === 0 || at === steps
      const out = half * (isEnd ? random.between(0.62, 0.85) : random.between(0.86, 1.16)) * sign
      return [from[0] + alongX * far - alongY * out, from[1] + alongY * far + alongX * out, 0]
    })
  const tip = (point: Point, sign: 1 | -1): Knot => {
    const reach = half * random.between(0.5, 1) * sign
    return [point[0] + alongX * reach, point[1] + alongY * reach, 0]
  }
  return [...side(1), tip(to, 1), ...side(-1).reverse(), tip(from, -1)]
}

/** A dot pressed by hand, never quite round. */
export function handDot(random: Random, [x, y]: Point, radius: number): Ring {
  const knots = 8
  const lean = random.between(0, Math.PI)
  return Array.from({ length: knots }, (_, at): Knot => {
    const angle = (at / knots) * Math.PI * 2
    const reach = radius * random.between(0.98, 1.2) * (1 + 0.1 * Math.cos(2 * (angle - lean)))
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 0]
  })
}
