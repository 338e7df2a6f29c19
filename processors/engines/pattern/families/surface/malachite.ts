import type { Cloth } from '../../kit/area/cloth.ts'
import { levelsOf, paintAbove, sampleField } from '../../kit/area/contour.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createGrain } from '../../kit/chance/noise.ts'
import { wrap } from '../../kit/line/knot.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Plan } from '../family.ts'

const GRID = 280
/** Number of eyes on a square of 320 mm, and bands from the deepest place to the centre of the largest eye. */
const EYES = 11
const BANDS = 26

/**
 * Malachite: eyes of concentric bands that fill the whole stone and meet in creases; tones alternate between dark and
 * light, with a few hairlines.
 */
export function paintMalachite(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('malachite')
  const grid = sampleField(eyeField(plan), GRID)
  const levelAt = levelsOf(grid)
  const { ground, byLightness } = plan.cast
  const tones = [...byLightness, ...byLightness.slice(1, -1).reverse()]
  const bands = Array.from({ length: BANDS }, (_, band) => {
    // Hairlines in a tone out of sequence give the look of a polished stone.
    const isLine = band % 4 === 3
    const ink = isLine ? tones[((band + tones.length / 2) % tones.length) | 0] : tones[band % tones.length]
    // The corners between eyes, and their centres, are wide already.
    const share = band === 0 ? 0.4 : band < 4 ? 0.75 : 1
    return { ink, wide: share * (isLine ? 0.3 : random.between(0.7, 1.7)) }
  })
  // The ground has the share that the coverage leaves.
  const sum = (isGround: boolean): number =>
    bands.reduce((total, { ink, wide }) => (isGround === (ink === ground) ? total + wide : total), 0)
  const [bare, covered] = [sum(true), sum(false)]
  let share = 0
  bands.forEach(({ ink, wide }) => {
    paintAbove(cloth, ink, grid, levelAt(1 - share), { leastMm2: 2 })
    const part =
      bare === 0
        ? wide / covered
        : ink === ground
          ? ((1 - plan.coverage) * wide) / bare
          : (plan.coverage * wide) / covered
    share += part
  })
}

/** Proximity of a place to its own eye, with a larger range for large eyes; eyes are elongated. */
function eyeField(plan: Plan): TorusField {
  const random = plan.random.fork('eyes')
  const { widthMm, heightMm, scale } = plan
  const count = Math.max(2, Math.min(90, Math.round((EYES * widthMm * heightMm) / 320 ** 2 / scale ** 2)))
  const eyes = scatterPoints(random, { ...plan, lattice: blockLattice }, count, { rounds: 7, rowAversion: 0.6 }).map(
    ([x, y]) => ({
      x,
      y,
      reach: scale * random.between(34, 72),
      long: random.between(0.72, 1),
      turn: random.between(0, Math.PI),
    }),
  )
  const near: TorusField = (shareX, shareY) => {
    let most = -Infinity
    for (const { x, y, reach, long, turn } of eyes) {
      const dx = wrap(shareX * widthMm - x + widthMm / 2, widthMm) - widthMm / 2
      const dy = wrap(shareY * heightMm - y + heightMm / 2, heightMm) - heightMm / 2
      const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) * long
      const across = dy * Math.cos(turn) - dx * Math.sin(turn)
      most = Math.max(most, 1 - Math.hypot(along, across) / reach)
    }
    return most
  }
  const seed = `${random.next()}`
  const grain = createGrain(`${seed}/grain`, Math.max(6, Math.round(26 / scale)))
  const bent = bendField(
    bendField(near, `${seed}/growth`, Math.max(2, Math.round(4 / scale)), 0.055 * scale),
    `${seed}/wave`,
    Math.max(4, Math.round(12 / scale)),
    0.013 * scale,
  )
  return (x, y) => bent(x, y) + 0.035 * grain(x, y)
}
