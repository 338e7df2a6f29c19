import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'

// Shapes about the origin with a reach of about 1, cut in one sweep of the scissors: round outside, tight in the notches.

/** A frond lying along x: rounded fingers on both sides of a bending rib, shorter towards both ends. */
export function frond(random: Random): Ring {
  const fingers = 4 + random.below(3)
  const bend = random.between(-0.35, 0.35)
  const lean = random.between(0.18, 0.34)
  const rib = (t: number): number => bend * (t * t - 0.4)
  const side = (sign: 1 | -1): Knot[] => {
    const knots: Knot[] = []
    for (let finger = 0; finger < fingers; finger++) {
      const t = -0.82 + (1.55 * (finger + 0.5)) / fingers
      const step = 1.55 / fingers
      const swell = Math.sin(((finger + 0.8) / (fingers + 0.6)) * Math.PI)
      const reach = (0.34 + 0.42 * swell) * random.between(0.88, 1.12)
      const half = step * 0.34
      const at = (x: number, y: number): Knot => [x, rib(x) + sign * y]
      const slant = lean * reach
      knots.push(
        at(t - half * 0.5, 0.13),
        at(t - half + slant * 0.7, reach * 0.62),
        at(t - half * 0.9 + slant * 1.15, reach * 1.08),
        at(t + half * 1.1 + slant * 1.15, reach * 1.06),
        at(t + half + slant * 0.6, reach * 0.55),
        at(t + step * 0.5, 0.1),
      )
    }
    return knots
  }
  const tip: Knot[] = [
    [0.92, rib(0.9) + 0.16],
    [1.08, rib(1)],
    [0.92, rib(0.9) - 0.16],
  ]
  const foot: Knot[] = [
    [-0.9, rib(-0.9) - 0.09],
    [-1.05, rib(-1)],
    [-0.9, rib(-0.9) + 0.09],
  ]
  return [...side(1), ...tip, ...side(-1).reverse(), ...foot]
}

/** A waving stem that carries round buds on both sides by turns. */
export function seaGrass(random: Random): Ring {
  const buds = 3 + random.below(2)
  const phase = random.between(0, TURN)
  const steps = buds * 6
  const spineAt = (t: number): number => 0.2 * Math.sin(t * 2.4 + phase)
  // Over six steps one side swells into a bud while the other stays close to the stem.
  const profile = [0.17, 0.27, 0.44, 0.44, 0.27, 0.17]
  const side = (sign: 1 | -1): Knot[] =>
    Array.from({ length: steps + 1 }, (_, step): Knot => {
      const share = step / steps
      const x = -1 + 2 * share
      const taper = Math.sin(Math.PI * (0.1 + share * 0.84))
      const width = profile[(step + (sign > 0 ? 0 : 3)) % 6]
      return [x, spineAt(x) + sign * taper * width]
    })
  return [...side(1), ...side(-1).reverse()]
}

/** An alga: long rounded fingers spread from one side of a small hand, tight notches between them. */
export function alga(random: Random): Ring {
  const fingers = 6 + random.below(3)
  const spread = random.between(0.72, 0.88) * TURN
  const sway = random.between(-0.16, 0.16)
  const knots: Knot[] = []
  for (let finger = 0; finger < fingers; finger++) {
    const share = (finger + 0.5) / fingers
    const angle = (share - 0.5) * spread
    const reach = random.between(0.78, 1.02) * (0.8 + 0.2 * Math.cos(angle))
    const half = (spread / fingers) * 0.36
    const at = (far: number, aside: number): Knot => {
      const bent = angle + aside + sway * far
      return [Math.cos(bent) * far, Math.sin(bent) * far]
    }
    knots.push(at(0.34, -half * 1.3), at(reach * 0.66, -half * 0.92), at(reach * 0.98, -half * 0.95))
    knots.push(at(reach * 1.07, 0), at(reach * 0.98, half * 0.95), at(reach * 0.66, half * 0.92), at(0.34, half * 1.3))
  }
  return [...knots, [-0.42, 0.14], [-0.42, -0.14]]
}

/** A kidney: a round bent about a hollow. */
export function bean(random: Random): Ring {
  const bend = random.between(0.28, 0.5)
  const thick = random.between(0.34, 0.46)
  const uneven = random.between(0.78, 1)
  const side = (sign: 1 | -1): Knot[] =>
    [-0.86, -0.5, 0, 0.5, 0.86].map((x): Knot => {
      const width = thick * (x > 0 ? uneven : 1) * (Math.abs(x) > 0.7 ? 0.8 : 1)
      return [x, bend * (0.5 - x * x) + sign * width]
    })
  return [...side(1), [1.06, bend * -0.5], ...side(-1).reverse(), [-1.06, bend * -0.5]]
}

/** A soft body of uneven lobes. */
export function blob(random: Random): Ring {
  const lobes = 3 + random.below(3)
  const phase = random.between(0, TURN)
  const second = random.between(0, TURN)
  const depth = random.between(0.16, 0.28)
  const long = random.between(0.72, 1)
  return Array.from({ length: lobes * 4 }, (_, at): Knot => {
    const angle = (at / (lobes * 4)) * TURN
    const reach = 0.82 * (1 + depth * Math.cos(lobes * angle + phase) + 0.12 * Math.cos(angle + second))
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * long]
  })
}

/** A strip with waving sides and cut ends. */
export function wavyStrip(random: Random): Ring {
  const waves = 2 + random.below(2)
  const steps = waves * 4
  const phase = random.between(0, TURN)
  const side = (sign: 1 | -1): Knot[] =>
    Array.from({ length: steps + 1 }, (_, step): Knot => {
      const x = -1 + (2 * step) / steps
      const y = 0.2 * Math.sin((waves * TURN * step) / steps + phase) + sign * 0.2
      return [x, y, step === 0 || step === steps ? 1 : undefined]
    })
  return [...side(1), ...side(-1).reverse()]
}

/** A small round cut freehand. */
export function pebble(random: Random): Ring {
  const phase = random.between(0, TURN)
  const long = random.between(0.62, 0.95)
  return Array.from({ length: 8 }, (_, at): Knot => {
    const angle = (at / 8) * TURN
    const reach = 1 + 0.13 * Math.cos(2 * angle + phase) + 0.08 * Math.cos(3 * angle - phase)
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * long]
  })
}

/** Half a round, its straight side cut in one go. */
export function halfMoon(random: Random): Ring {
  const tall = random.between(0.8, 1)
  const lean = random.between(-0.12, 0.12)
  const arch = Array.from({ length: 7 }, (_, at): Knot => {
    const angle = ((at + 0.5) / 7) * (TURN / 2)
    return [Math.cos(angle) * 1.04 + lean * Math.sin(angle), 0.42 - Math.sin(angle) * tall * 1.04]
  })
  return [[1, 0.42, 1], ...arch, [-1, 0.42, 1]]
}

/** A broad bow: part of a ring with round ends. */
export function bow(random: Random): Ring {
  const [half, spread] = [random.between(0.19, 0.27), random.between(0.5, 0.72) * TURN]
  const side = (reach: number): Knot[] =>
    Array.from({ length: 10 }, (_, at): Knot => {
      const angle = (at / 9 - 0.5) * spread
      return [Math.cos(angle) * reach - 0.3, Math.sin(angle) * reach]
    })
  const middle = 0.95 - half
  const end = (sign: 1 | -1): Knot => {
    const angle = (sign * spread) / 2 + sign * half
    return [Math.cos(angle) * middle - 0.3, Math.sin(angle) * middle]
  }
  return [...side(middle + half), end(1), ...side(middle - half).reverse(), end(-1)]
}
