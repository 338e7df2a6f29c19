import type { Curve } from '../kit/line/curve.ts'
import { blade } from '../kit/line/curve.ts'
import type { Point } from '../kit/line/knot.ts'
import { blockLattice } from '../kit/place/lattice.ts'
import { scatterPoints } from '../kit/place/scatter.ts'
import type { BackdropForm, BackdropPlan } from './backdrop-plan.ts'
import { countAlong, stroke, wanderer } from './backdrop-plan.ts'

/** Below the crest of a swell, in mm: where its echo lies, how much shorter it is on either side, and half its width. */
const ECHO = { down: 5.2, shorter: 0.12, halfMm: 0.85 } as const

/** Swell: rows of long strokes that rise and fall together, with a few gaps, each with a thinner one below it. */
export function drawWaves(plan: BackdropPlan): BackdropForm[] {
  const { random, widthMm, heightMm, scale } = plan
  const rows = countAlong(heightMm, 20 * scale)
  const crests = countAlong(widthMm, 34 * scale)
  return Array.from({ length: rows }, (_, row) => {
    const own = random.fork(`row ${row}`)
    const strokes = countAlong(widthMm, 92 * scale)
    const start = own.between(0, widthMm)
    return Array.from({ length: strokes }, (_, at) => {
      const room = widthMm / strokes
      const from = start + room * at + own.between(0, 0.15) * room
      const long = room * own.between(0.45, 0.8)
      const line = (inset: number, down: number): Curve =>
        Array.from({ length: 17 }, (_, step): Point => {
          const x = from + long * (inset + ((1 - 2 * inset) * step) / 16)
          const rise = Math.abs(Math.sin((Math.PI * crests * x) / widthMm + row * 1.3)) * 7 * scale
          return [x, ((row + 0.5) / rows) * heightMm + rise + down]
        })
      return [
        stroke(line(0, 0), 1.5 * scale),
        stroke(line(ECHO.shorter, ECHO.down * scale), Math.max(HALF_LEAST, ECHO.halfMm * scale)),
      ]
    })
  }).flat(2)
}

/** Half the width in mm below which a line is lost in print. */
const HALF_LEAST = 0.3

/** Lines of a current, and how far apart they lie in mm where they gather and where they open. */
const CURRENT = { lines: 5, gatheredMm: 3.4, openMm: 9, apartMm: 62 } as const

/** Flowing water: currents of lines side by side that wind across the cloth, gather and open, broken here and there. */
export function drawStream(plan: BackdropPlan): BackdropForm[] {
  const { random, widthMm, heightMm, scale } = plan
  const currents = countAlong(heightMm, CURRENT.apartMm * scale)
  return Array.from({ length: currents }, (_, current) => {
    const own = random.fork(`current ${current}`)
    const bend = wanderer(own, widthMm, 15 * scale, 150 * scale)
    const spread = wanderer(own, widthMm, 1, 170 * scale)
    const middle = ((current + 0.5) / currents) * heightMm
    return Array.from({ length: CURRENT.lines }, (_, at) => {
      const side = at - (CURRENT.lines - 1) / 2
      const runs = countAlong(widthMm, own.between(120, 190) * scale)
      const start = own.between(0, widthMm)
      return Array.from({ length: runs }, (_, run): BackdropForm => {
        const from = start + (run / runs) * widthMm
        const long = (widthMm / runs) * own.between(0.72, 0.9)
        const points = Array.from({ length: 25 }, (_, step): Point => {
          const x = from + (long * step) / 24
          const open = 0.5 + 0.5 * Math.tanh(spread(x) * 2)
          const apart = (CURRENT.gatheredMm + (CURRENT.openMm - CURRENT.gatheredMm) * open) * scale
          return [x, middle + bend(x) + side * apart]
        })
        return stroke(points, Math.max(HALF_LEAST, 1.35 * scale))
      })
    }).flat()
  }).flat()
}

/** Rings on still water in perspective: two or three concentric arcs. */
export function drawRipples(plan: BackdropPlan): BackdropForm[] {
  const { random, scale } = plan
  const area = { widthMm: plan.widthMm, heightMm: plan.heightMm, lattice: blockLattice }
  const places = scatterPoints(random.fork('places'), area, (plan.widthMm * plan.heightMm) / (46 * scale) ** 2)
  return places.flatMap(([x, y]) => {
    const rings = random.chance(0.6) ? 3 : 2
    return Array.from({ length: rings }, (_, ring) => {
      const wide = (9 + 9 * ring) * scale * random.between(0.9, 1.1)
      const [from, to] = ring % 2 === 0 ? [0.08, 0.92] : [0.16, 0.8]
      return [1, -1].map((side) =>
        stroke(
          Array.from({ length: 11 }, (_, at): Point => {
            const angle = Math.PI * (from + ((to - from) * at) / 10)
            return [x + Math.cos(angle) * wide, y + side * Math.sin(angle) * wide * 0.3]
          }),
          0.7 * scale,
        ),
      )
    }).flat()
  })
}

/** Kelp: stems that wind up from edge to edge, with a leaf at every turn. */
export function drawKelp(plan: BackdropPlan): BackdropForm[] {
  const { random, widthMm, heightMm, scale } = plan
  const fronds = countAlong(widthMm, 54 * scale)
  return Array.from({ length: fronds }, (_, frond) => {
    const own = random.fork(`frond ${frond}`)
    const sway = wanderer(own, heightMm, 11 * scale, 130 * scale)
    const middle = ((frond + own.between(0.35, 0.65)) / fronds) * widthMm
    const leaves = countAlong(heightMm, 15 * scale)
    const steps = countAlong(heightMm, 8)
    const line = Array.from({ length: steps + 1 }, (_, at): Point => {
      const y = (at / steps) * heightMm
      return [middle + sway(y), y]
    })
    const half = 0.8 * scale
    const side = (by: number) => line.map(([x, y], at) => [x + by, y, at === 0 || at === steps ? 1 : 0] as const)
    const stem: BackdropForm = { ring: [...side(-half), ...side(half).toReversed()] }
    const blades = Array.from({ length: leaves }, (_, at): BackdropForm => {
      const y = ((at + own.between(0.3, 0.7)) / leaves) * heightMm
      const to = at % 2 === 0 ? 1 : -1
      const turn = -Math.PI / 2 + to * own.between(0.5, 0.85)
      return { ring: blade(middle + sway(y), y, turn, own.between(17, 27) * scale, 6.2 * scale, -to * 0.16) }
    })
    return [stem, ...blades]
  }).flat()
}
