import { paintTogether } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { mix, TURN } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Lane } from './view.ts'

/** So many flakes fall on a square of 100 mm, and their radii in mm. */
const FLAKES = 150
const [FLAKE_LEAST, FLAKE_MOST] = [0.45, 1.25]

/** Snow that falls before all of a landscape, from its air down to its nearest strip. */
export function drawSnowfall({ cloth, inks, random: all, widthMm, tallMm, topMm, top, bottom }: Lane): void {
  const random = all.fork('snowfall')
  const count = Math.round((widthMm * tallMm * FLAKES) / 10_000)
  const flakes: Ring[] = []
  for (let at = 0; at < count; at++) {
    const [x, y] = [random.between(0, widthMm), topMm + tallMm * random.between(0, 1)]
    const radius = random.between(FLAKE_LEAST, FLAKE_MOST)
    if (y - radius > top(x) + 1 && y + radius < bottom(x) - 1) flakes.push(circle(x, y, radius, 8))
  }
  paintScattered(cloth, inks.pale, flakes)
}

/** Feet of the curtains and their heights, as shares of the lane, the far one first. */
const CURTAINS = [
  { foot: 0.23, tall: 0.15, sway: 0.045 },
  { foot: 0.33, tall: 0.2, sway: 0.05 },
] as const
/** A ray of a curtain is about so many mm wide. */
const RAY_MM = 5

/** Northern lights: two curtains that wind over the air, made of rays that run out upwards. */
export function drawAurora(lane: Lane): void {
  const { cloth, widthMm, tallMm, topMm, top, random: all } = lane
  const inks = lane.inks.lights ?? [lane.inks.land[0]]
  for (const [at, { foot, tall, sway }] of CURTAINS.entries()) {
    const random = all.fork(`aurora ${at}`)
    const wave = waves(random.between(0, TURN), random.between(0, TURN), widthMm)
    const rays = Math.max(12, Math.round(widthMm / RAY_MM))
    const edge = (x: number): number => topMm + tallMm * (foot + sway * wave(x))
    const rings = Array.from({ length: rays }, (_, ray): Ring => {
      const [from, to] = [(ray / rays) * widthMm, ((ray + 1) / rays) * widthMm]
      const middle = (from + to) / 2
      const swell = 0.7 + 0.22 * wave(middle * 2 + widthMm * 0.3) + 0.16 * wave(middle * 5)
      const high = Math.max(top(middle) + 2, edge(middle) - tallMm * tall * swell * random.between(0.86, 1.06))
      const shoulder = mix(edge(middle), high, 0.62)
      const lap = (to - from) * 0.3
      return [
        [from - lap * 0.2, edge(from), 1],
        [from - lap, shoulder],
        [middle - lap * 0.3, high],
        [middle + lap * 0.3, high],
        [to + lap, shoulder],
        [to + lap * 0.2, edge(to), 1],
      ] satisfies Knot[]
    })
    paintTogether(cloth, inks[at % inks.length], rings)
  }
}

/** A winding from -1 to 1 that ends as it began. */
function waves(first: number, second: number, widthMm: number): (x: number) => number {
  return (x) => 0.66 * Math.sin((TURN * x) / widthMm + first) + 0.34 * Math.sin((TURN * 2 * x) / widthMm + second)
}
