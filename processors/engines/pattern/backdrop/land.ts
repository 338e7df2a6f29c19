import { blade } from '../kit/line/curve.ts'
import type { Knot, Point } from '../kit/line/knot.ts'
import { blockLattice } from '../kit/place/lattice.ts'
import { scatterPoints } from '../kit/place/scatter.ts'
import type { BackdropForm, BackdropPlan } from './backdrop-plan.ts'
import { countAlong, cut, stroke, wanderer } from './backdrop-plan.ts'

/** Hills one behind the other, each solid at its skyline and dissolving into furrows below. */
type Rises = { readonly riseMm: number; readonly swayMm: number; readonly waveMm: number; readonly furrows: number }

function drawRises(plan: BackdropPlan, { riseMm, swayMm, waveMm, furrows }: Rises): BackdropForm[] {
  const { random, widthMm, heightMm, scale } = plan
  const rows = countAlong(heightMm, riseMm * scale)
  const pitch = heightMm / rows
  return Array.from({ length: rows }, (_, row) => {
    const own = random.fork(`rise ${row}`)
    const skyline = wanderer(own, widthMm, swayMm * scale, waveMm * scale)
    const foot = wanderer(own.fork('foot'), widthMm, swayMm * 0.3 * scale, waveMm * 0.6 * scale)
    const gaps = wanderer(own.fork('gaps'), widthMm, 1, waveMm * scale * 0.7)
    const top = (x: number): number => row * pitch + skyline(x)
    const bottom = (x: number): number => row * pitch + pitch * 0.66 + foot(x) + skyline(x) * 0.25
    const at = (share: number) => (x: number) => top(x) + (bottom(x) - top(x)) * share
    const lines = Array.from({ length: furrows }, (_, line) => {
      const share = 0.22 + (0.78 * (line + 1)) / (furrows + 1)
      const half = (0.35 + share * 0.9) * scale
      return strokesAcross(at(share), widthMm, half, (x) => gaps(x + line * 41 * scale) > -0.5 * share)
    })
    return [between(top, bottom, widthMm), ...lines.flat().map(cut)]
  }).flat()
}

/** Rolling land. */
export function drawHills(plan: BackdropPlan): BackdropForm[] {
  return drawRises(plan, { riseMm: 82, swayMm: 18, waveMm: 150, furrows: 5 })
}

/** Dunes: long crests with wind ripples. */
export function drawDunes(plan: BackdropPlan): BackdropForm[] {
  return drawRises(plan, { riseMm: 70, swayMm: 12, waveMm: 240, furrows: 4 })
}

const STEP_MM = 8

/** Everything between two lines from edge to edge. */
function between(top: (x: number) => number, bottom: (x: number) => number, widthMm: number): BackdropForm {
  const steps = countAlong(widthMm, STEP_MM)
  const line = (y: (x: number) => number): Knot[] =>
    Array.from({ length: steps + 1 }, (_, at) => {
      const x = (at / steps) * widthMm
      return [x, y(x), at === 0 || at === steps ? 1 : 0]
    })
  return { ring: [...line(top), ...line(bottom).toReversed()] }
}

/** Strokes along a line where it is drawn at all, each tapering at its ends. */
function strokesAcross(
  y: (x: number) => number,
  widthMm: number,
  half: number,
  isDrawn: (x: number) => boolean,
): BackdropForm[] {
  const steps = countAlong(widthMm, STEP_MM)
  const drawnAt = (at: number): boolean => isDrawn(((at % steps) / steps) * widthMm)
  const first = Array.from({ length: steps }, (_, at) => at).find((at) => !drawnAt(at)) ?? 0
  const strokes: Point[][] = [[]]
  for (let at = first; at < first + steps; at++) {
    const x = (at / steps) * widthMm
    if (drawnAt(at)) strokes[strokes.length - 1].push([x, y(x)])
    else strokes.push([])
  }
  return strokes.filter((points) => points.length > 3).map((points) => stroke(points, half))
}

/** Separate peaks, with snow down to a ragged line and one side in the shade. */
export function drawMountains(plan: BackdropPlan): BackdropForm[] {
  const { random, scale } = plan
  return tuftPlaces(plan, 78 * scale).flatMap(([x, foot]) => {
    const tall = random.between(46, 78) * scale
    const wide = tall * random.between(0.62, 0.82)
    const peak: Knot = [x + random.between(-0.1, 0.1) * wide, foot - tall, 1]
    const slope = (to: 1 | -1, share: number, out = 0): Knot => [
      peak[0] + (x + to * wide - peak[0]) * share + to * out,
      peak[1] + tall * share,
      1,
    ]
    const body: Knot[] = [
      peak,
      slope(1, 0.3, 1.5 * scale),
      slope(1, 0.62, -1.5 * scale),
      slope(1, 1),
      slope(-1, 1),
      slope(-1, 0.55, 2 * scale),
    ]
    const snow: Knot[] = [
      [peak[0], peak[1] + tall * 0.045, 1],
      slope(1, 0.3, -1.6 * scale),
      [peak[0] + wide * 0.13, peak[1] + tall * 0.22, 1],
      [peak[0] + wide * 0.03, peak[1] + tall * 0.38, 1],
      [peak[0] - wide * 0.09, peak[1] + tall * 0.25, 1],
      slope(-1, 0.33, -1.8 * scale),
    ]
    const ridge = [0.5, 0.66, 0.82].map((share, at): BackdropForm => {
      const from: Point = [peak[0] + wide * (0.1 + 0.13 * at), peak[1] + tall * share]
      return cut(
        stroke(
          [from, [from[0] + wide * 0.09, from[1] + tall * 0.11], [from[0] + wide * 0.22, from[1] + tall * 0.17]],
          0.8 * scale,
        ),
      )
    })
    return [{ ring: body }, cut({ ring: snow }), ...ridge]
  })
}

/** Tufts of long grass. */
export function drawGrass(plan: BackdropPlan): BackdropForm[] {
  const { random, scale } = plan
  return tuftPlaces(plan, 34 * scale).flatMap(([x, y]) => {
    const blades = Math.round(random.between(4, 7.4))
    return Array.from({ length: blades }, (_, at): BackdropForm => {
      const lean = (at / Math.max(1, blades - 1) - 0.5) * 1.3 + random.between(-0.12, 0.12)
      const long = random.between(17, 34) * scale * (1 - Math.abs(lean) * 0.4)
      const foot = x + lean * 5 * scale
      return { ring: blade(foot, y, -Math.PI / 2 + lean * 0.62, long, 2.1 * scale, lean * 0.32) }
    })
  })
}

/** Reeds: long blades, and stems with brown heads. */
export function drawReeds(plan: BackdropPlan): BackdropForm[] {
  const { random, scale } = plan
  return tuftPlaces(plan, 52 * scale).flatMap(([x, y]) => {
    const stems = Math.round(random.between(4, 6.4))
    return Array.from({ length: stems }, (_, at): BackdropForm[] => {
      const lean = (at / Math.max(1, stems - 1) - 0.5) * 0.7 + random.between(-0.08, 0.08)
      const long = random.between(48, 84) * scale
      const foot = x + lean * 13 * scale
      if (at % 3 !== 1)
        return [{ ring: blade(foot, y, -Math.PI / 2 + lean * 0.5, long * 0.9, 2.6 * scale, lean * 0.3) }]
      const top: Point = [foot + lean * long * 0.4, y - long]
      const middle: Point = [foot + lean * long * 0.14, y - long * 0.5]
      const stem: readonly Point[] = [[foot, y], middle, top]
      const head: readonly Point[] = [
        [top[0], top[1] - 1 * scale],
        [top[0] - lean * 3 * scale, top[1] + 6 * scale],
        [top[0] - lean * 6 * scale, top[1] + 13 * scale],
      ]
      return [stroke(stem, 0.7 * scale), stroke(head, 2.1 * scale)]
    }).flat()
  })
}

function tuftPlaces({ random, widthMm, heightMm }: BackdropPlan, eachMm: number): Point[] {
  const area = { widthMm, heightMm, lattice: blockLattice }
  return scatterPoints(random.fork('tufts'), area, (widthMm * heightMm) / eachMm ** 2, { rowAversion: 0.5 })
}
