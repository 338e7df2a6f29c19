import { paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { strengthsOf } from '../../kit/ink/pots.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Lane, Level } from './view.ts'
import { knotsAlong } from './view.ts'

/** Of a strip's depth: where the first thinner wash begins, and how much farther down each next one does. */
const [FIRST, NEXT] = [0.3, 0.42]
/** How far the edge of a wash strays, as a share of the strip's depth. */
const STRAY = 0.16

/** A strip painted wet: full along its skyline, and let down with water towards its foot, as hills stand in mist. */
export function washStrip(lane: Lane, line: Level, ink: number, reach: number, random: Random): void {
  const pot = strengthsOf(lane.pots ?? [], ink)
  const thinner = pot.slice(0, pot.indexOf(ink)).toReversed()
  thinner.forEach((wash, at) => {
    const stray = strayOf(random, lane.widthMm, reach * STRAY)
    const edge: Level = (x) => line(x) + reach * (FIRST + at * NEXT) + stray(x)
    paint(lane.cloth, wash, [...knotsAlong(lane, edge), ...knotsAlong(lane, lane.bottom).toReversed()])
  })
}

/** A line that strays by up to so many mm and closes over the width of the cloth. */
function strayOf(random: Random, widthMm: number, mostMm: number): Level {
  const waves = [3, 7, 13, 22].map((times) => ({
    times,
    phase: random.between(0, TURN),
    size: random.between(0.6, 1) / Math.sqrt(times / 3),
  }))
  return (x) =>
    mostMm *
    waves.reduce((sum, { times, phase, size }) => sum + 0.5 * size * Math.sin((TURN * times * x) / widthMm + phase), 0)
}
