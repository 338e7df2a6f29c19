import type { Point, Ring } from '../kit/line/knot.ts'
import { circle, star } from '../kit/line/outline.ts'
import { blockLattice } from '../kit/place/lattice.ts'
import { scatterPoints } from '../kit/place/scatter.ts'
import type { BackdropForm, BackdropPlan } from './backdrop-plan.ts'
import { countAlong, cut, stroke, wanderer } from './backdrop-plan.ts'

const places = ({ random, widthMm, heightMm }: BackdropPlan, eachMm: number): Point[] =>
  scatterPoints(random.fork('places'), { widthMm, heightMm, lattice: blockLattice }, (widthMm * heightMm) / eachMm ** 2)

/** Cumulus clouds with flat bases, and a line along the lit side of each heap. */
export function drawClouds(plan: BackdropPlan): BackdropForm[] {
  const { random, scale } = plan
  return places(plan, 84 * scale).flatMap(([x, y]): BackdropForm[] => {
    const wide = random.between(62, 108) * scale
    const heaps = Math.round(random.between(3, 5.4))
    const top = random.between(0.35, 0.65) * heaps
    const discs = Array.from({ length: heaps }, (_, at) => {
      const share = (at + 0.5) / heaps
      const radius = wide * (0.2 - 0.075 * Math.abs(at + 0.5 - top)) * random.between(0.9, 1.1)
      return { x: x + wide * (share - 0.5) * 0.78, y: y - radius * 0.45, radius: Math.max(radius, wide * 0.085) }
    })
    const [first, last] = [discs[0], discs[heaps - 1]]
    const foot: Ring = [
      [first.x - first.radius * 1.5, y + wide * 0.035, 1],
      [first.x - first.radius, y - wide * 0.02],
      [first.x, y - wide * 0.08],
      [last.x, y - wide * 0.08],
      [last.x + last.radius, y - wide * 0.02],
      [last.x + last.radius * 1.6, y + wide * 0.035, 1],
      [x, y + wide * 0.06],
    ]
    const lines = discs.map((disc) => cut(arc(disc.x, disc.y, disc.radius * 0.72, scale)))
    return [...discs.map((disc) => ({ ring: circle(disc.x, disc.y, disc.radius) })), { ring: foot }, ...lines]
  })
}

function arc(x: number, y: number, radius: number, scale: number): BackdropForm {
  const points = Array.from({ length: 7 }, (_, at): Point => {
    const angle = -Math.PI * 0.92 + (Math.PI * 0.62 * at) / 6
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
  return stroke(points, 0.9 * scale)
}

/** Northern lights: rays that stand on a winding base and fade upwards. */
export function drawNorthernLights(plan: BackdropPlan): BackdropForm[] {
  const { random, widthMm, heightMm, scale } = plan
  const curtains = countAlong(heightMm, 104 * scale)
  return Array.from({ length: curtains }, (_, curtain) => {
    const own = random.fork(`curtain ${curtain}`)
    const foot = wanderer(own, widthMm, 30 * scale, widthMm / 1.4)
    const swell = wanderer(own.fork('swell'), widthMm, 0.55, widthMm / 2.4)
    const base = ((curtain + own.between(0.4, 0.6)) / curtains) * heightMm
    const rays = countAlong(widthMm, 4.6 * scale)
    return Array.from({ length: rays }, (_, ray): BackdropForm => {
      const x = ((ray + own.between(-0.2, 0.2)) / rays) * widthMm
      const tall = 74 * scale * Math.max(0.16, 0.62 + swell(x)) * own.between(0.72, 1.12)
      const y = base + foot(x)
      const half = 1.75 * scale
      return {
        ring: [
          [x - half, y, 1],
          [x - half * 0.7, y - tall * 0.5],
          [x + own.between(-1.2, 1.2) * scale, y - tall, 1],
          [x + half * 0.7, y - tall * 0.5],
          [x + half, y, 1],
          [x, y + half * 1.6],
        ],
      }
    })
  }).flat()
}

/** Dust, small stars, and a few stars with rays. */
export function drawStars(plan: BackdropPlan): BackdropForm[] {
  const { random, scale } = plan
  return places(plan, 13 * scale).map(([x, y], at): BackdropForm => {
    if (at % 9 === 0) return { ring: star(x, y, random.between(3.4, 5.6) * scale, 0.75 * scale, 4) }
    return { ring: circle(x, y, (at % 3 === 0 ? random.between(1, 1.5) : random.between(0.4, 0.8)) * scale, 8) }
  })
}

/** Slanting strokes, heavier at the lower end. */
export function drawRain(plan: BackdropPlan): BackdropForm[] {
  const { random, scale } = plan
  return places(plan, 15 * scale).map(([x, y]): BackdropForm => {
    const long = random.between(12, 24) * scale
    const half = random.between(0.7, 1.15) * scale
    const lean = long * 0.26
    return {
      ring: [
        [x + lean, y - long, 1],
        [x + half, y - half],
        [x, y + half * 1.2],
        [x - half, y - half * 0.4],
      ],
    }
  })
}

/** Flakes seen from afar. */
export function drawSnowfall(plan: BackdropPlan): BackdropForm[] {
  const { random, scale } = plan
  return places(plan, 12 * scale).map(
    ([x, y]): BackdropForm => ({ ring: circle(x, y, random.between(0.6, 1.9) * scale, 8) }),
  )
}
