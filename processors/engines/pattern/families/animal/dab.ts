import type { Random } from '../../kit/chance/random.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import type { PackedCircle } from '../../kit/place/pack-circles.ts'

/** An uneven bean shape around the middle of a spot, longer along `lean` (radians). */
export function dab(random: Random, spot: PackedCircle, radius: number, lean: number): Ring {
  const phase = random.between(0, TURN)
  return Array.from({ length: 9 }, (_, at) => {
    const angle = (at / 9) * TURN
    const reach = radius * (1 + 0.16 * Math.sin(angle * 2 + phase) + random.between(-0.1, 0.1))
    return polar(spot.x, spot.y, reach * (1 + 0.13 * Math.cos(2 * (angle - lean))), angle)
  })
}
