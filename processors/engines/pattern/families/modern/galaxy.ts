import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { levelOfShare, paintAbove, sampleField } from '../../kit/area/contour.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { TorusField } from '../../kit/chance/noise.ts'
import { bendField, createNoise, createWaves } from '../../kit/chance/noise.ts'
import { chainInks } from '../../kit/ink/ink-chain.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { circle, star } from '../../kit/line/outline.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Plan } from '../family.ts'

const GRID = 300
/** Share of the sky that the brightest heart covers; the outermost veil has the coverage asked for. */
const HEART = 0.07
/** Stars on a period of 320 mm at scale 1: dust, and those with rays. */
const [DUST, BRIGHT] = [420, 16] as const
const DUST_MOST = 1600

/**
 * Clouds of gas in washes from the dark of the sky to the lightest ink, each frayed in its own way and all drifting along one slow field,
 * and stars over them: most mere dust, a few with rays.
 */
export function drawGalaxy(plan: Plan): Cloth {
  const { cast, scale } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const random = plan.random.fork('galaxy')
  const light = starInk(plan)
  const veils = chainInks(cast, cast.ground).filter((ink) => ink !== light || cast.figures.length === 1)
  veils.forEach((ink, at) => {
    const grid = sampleField(gasField(plan, `${random.next()}`, at), GRID)
    const share = plan.coverage * (HEART / plan.coverage) ** (veils.length > 1 ? at / (veils.length - 1) : 0.5)
    paintAbove(cloth, ink, grid, levelOfShare(grid, share), { leastMm2: 1 })
  })
  const area = (plan.widthMm * plan.heightMm) / 320 ** 2 / scale ** 2
  const near = scatterPoints(random.fork('bright'), cloth, Math.max(5, Math.round(BRIGHT * area)), { rounds: 12 })
  const dust: Ring[] = Array.from({ length: Math.min(DUST_MOST, Math.round(DUST * area)) }, () =>
    circle(
      random.between(0, plan.widthMm),
      random.between(0, plan.heightMm),
      Math.max(0.3, scale * 1.15 * random.next() ** 2.4),
      8,
    ),
  )
  paintScattered(cloth, light, dust)
  for (const [x, y] of near) {
    const reach = scale * random.between(2.6, 6.4)
    paint(cloth, light, star(x, y, reach, reach * 0.16, 4, 0))
  }
  return cloth
}

/** The lightest ink on a dark sky, and the strongest on a light one. */
function starInk({ cast }: Plan): number {
  return cast.isDark ? (cast.byLightness.findLast((ink) => ink !== cast.ground) ?? cast.line) : cast.line
}

/** How many waves of the drift lie in a cell of its noise, and how deep they are beside it. */
const [WAVES_A_CELL, DEPTH] = [0.62, 0.42] as const

/** One drift for all veils, torn anew for each; fine noise lets wash creep into wash. */
function gasField(plan: Plan, seed: string, at: number): TorusField {
  const drift = `${plan.random.fork('drift').next()}`
  const cells = Math.max(2, Math.round(3.4 / plan.scale))
  const tall = plan.heightMm / plan.widthMm
  const down = (count: number): number => Math.max(2, Math.round(count * tall))
  // Waves in all directions: noise on a lattice would show its squares in what is as large as these clouds.
  const across = cells * WAVES_A_CELL
  const waves = createWaves(`${drift}/low`, { acrossX: across, acrossY: across * tall, spread: 0.7 })
  const low: TorusField = (x, y) => DEPTH * waves(x, y)
  const clouds = bendField(bendField(low, `${drift}/swirl`, cells, 0.16), `${drift}/curl`, cells * 3, 0.045)
  const torn = createNoise(`${seed}/torn`, cells * 3, down(cells * 3))
  const fine = createNoise(`${seed}/fine`, cells * 9, down(cells * 9))
  const mist = createNoise(`${seed}/mist`, cells * 34, down(cells * 34))
  const own = 0.16 + 0.05 * at
  return (x, y) => clouds(x, y) + own * torn(x, y) + 0.16 * fine(x, y) + 0.13 * mist(x, y)
}
