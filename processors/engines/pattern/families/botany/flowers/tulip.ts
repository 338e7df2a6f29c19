import { createMotif, gouache } from '../../../kit/motif/motif.ts'
import type { PetalOptions } from './petal.ts'
import { addPetal } from './petal.ts'
import type { DrawSideBloom } from './side-blooms.ts'

/** How far the petals of a tulip part: an egg still shut, a cup, and one in full sun; and which way their rims turn. */
const stages = [
  { spread: 0.62, wide: 0.98, curl: -0.1 },
  { spread: 1, wide: 1, curl: 0.02 },
  { spread: 1.5, wide: 0.98, curl: 0.16 },
] as const

/** A tulip: three petals behind whose tips stand between those of the three in front; round at the foot, without a calyx. */
export const drawTulip: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const { spread, wide, curl } = random.pick(stages)
  const isFine = radiusMm > 6
  const petal = (turn: number, length: number, width: number, more: Partial<PetalOptions>): void => {
    addPetal(motif, random, inks, {
      x: -radiusMm * 0.04,
      turn: turn * spread + random.between(-0.03, 0.03),
      lengthMm: radiusMm * length * random.between(0.97, 1.04),
      widthMm: radiusMm * width * wide,
      profile: 'cup',
      tip: 'point',
      edge: isFine ? inks.shade : undefined,
      edgeMm: Math.max(0.24, radiusMm * 0.014),
      lineInk: inks.shade,
      ...more,
    })
  }
  for (const side of [-1, 1])
    petal(side * 0.24, 1.32, 0.76, { ink: inks.shade, edge: undefined, bend: side * (curl + 0.02) })
  petal(0, 1.4, 0.66, { ink: inks.light === inks.ground ? inks.shade : inks.light, lines: isFine ? 3 : 0 })
  const front = random.sign()
  for (const side of [front, -front])
    petal(side * 0.27, 1.3, 0.84, {
      bend: side * curl,
      lit: isFine ? 0.26 : 0,
      litSide: side > 0 ? 1 : -1,
      lines: isFine ? 3 : 0,
    })
  petal(front * -0.04, 1.1, 0.86, { lit: isFine ? 0.24 : 0, lines: isFine ? 5 : 0 })
  return motif
}
