import type { Cloth } from '../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Curve } from '../../kit/line/curve.ts'
import { ribbon, stationAt } from '../../kit/line/curve.ts'
import { curveThrough, volute } from '../../kit/line/flowing-curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { mix } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'

/** The back of a wave from its trough over the crest to the tip of the curl, and its face from the foot up to that tip; one long, upwards negative. */
const BACK: readonly Point[] = [
  [-0.16, -0.03],
  [0.04, -0.06],
  [0.24, -0.15],
  [0.42, -0.29],
  [0.56, -0.41],
  [0.69, -0.45],
  [0.81, -0.41],
  [0.875, -0.32],
  [0.87, -0.245],
]
const FACE: readonly Point[] = [
  [1, -0.03],
  [0.86, -0.04],
  [0.72, -0.075],
  [0.64, -0.15],
  [0.63, -0.235],
  [0.68, -0.305],
  [0.76, -0.335],
  [0.835, -0.31],
  [0.87, -0.245],
]

/** What the bodies of waves, their stripes, lines and foam are drawn in. */
export type WaveInks = {
  readonly bodies: readonly number[]
  readonly stripes: readonly number[]
  readonly line: number
  readonly foam: number
}

/** Takes a place in wave lengths from the trough before a wave to the cloth; `unit` is a wave in mm. */
export type Wave = { readonly at: (point: Point) => Point; readonly unit: number; readonly random: Random }

/** The body down to where it rises from, and the stripes that run up it into the curl. */
export function paintSea(cloth: Cloth, { at, unit, random }: Wave, { stripes, foam }: WaveInks, body: number): void {
  const [back, face] = [BACK, FACE].map((line) => curveThrough(line.map(at), 5))
  const keel = curveThrough(KEEL.map(at), 5)
  paint(cloth, body, [...back, ...face.toReversed(), ...keel])
  const bands = SHARES.map((share, band): readonly [number, Ring] => {
    const line = back.map(([x, y], step): Point => [mix(x, face[step][0], share), mix(y, face[step][1], share)])
    const half = unit * 0.011 * random.between(0.75, 1.2)
    const ink = band % 3 === 1 ? foam : stripes[band % stripes.length]
    return [
      ink,
      ribbon(line.slice(6, -3), (t) => half * Math.sin(Math.PI * (0.06 + 0.92 * t)) ** 0.7 * (1.25 - 0.8 * t)),
    ]
  })
  for (const ink of new Set(bands.map(([one]) => one)))
    paintTogether(
      cloth,
      ink,
      bands.flatMap(([one, ring]) => (one === ink ? [ring] : [])),
    )
}

/** Swells under the wave, thinner the farther down. */
export function paintSwells(cloth: Cloth, { at, unit }: Wave, body: number): void {
  const swells = [0, 1].map((deep): Ring => {
    const line = curveThrough(
      KEEL.slice(1, -1).map(([u, v]) => at([u + 0.04 * deep, v + 0.028 * (deep + 1)])),
      5,
    )
    return ribbon(line, (t) => unit * (0.0075 - 0.003 * deep) * Math.sin(Math.PI * (0.04 + 0.92 * t)) ** 0.6)
  })
  paintTogether(cloth, body, swells)
}

/** How far across the body its stripes lie, from back to face. */
const SHARES = [0.16, 0.3, 0.44, 0.58, 0.72, 0.86] as const
/** The underside, from the foot of the face back to the trough. */
const KEEL: readonly Point[] = [
  [1, -0.03],
  [0.9, 0.012],
  [0.72, 0.02],
  [0.5, -0.004],
  [0.28, 0.022],
  [0.06, 0.014],
  [-0.16, -0.03],
]

/** Foam along the crest, its claws under the curl and its spray, each with a line round it so that it is seen on paper as well. */
export function paintFoam(cloth: Cloth, wave: Wave, { line, foam }: WaveInks): void {
  const { at, unit, random } = wave
  const crest: Curve = curveThrough(BACK.slice(2).map(at), 6)
  const rim = unit * 0.0065
  const half = (t: number): number => unit * (0.004 + 0.02 * Math.min(1, t * 1.6) * (1.25 - 0.5 * t))
  const claws = clawsOf(crest, unit, random)
  const lobes = lobesOf(crest, unit, random)
  for (const [ink, more] of [
    [line, rim],
    [foam, 0],
  ] as const) {
    paint(
      cloth,
      ink,
      ribbon(crest, (t) => half(t) + more),
    )
    paintTogether(
      cloth,
      ink,
      lobes.map(([x, y, radius]) => circle(x, y, radius + more, 8)),
    )
  }
  for (const { curve, thick } of claws) {
    const half = (t: number): number => thick * (1 - t) ** 0.75
    paint(
      cloth,
      line,
      ribbon(curve, (t) => half(t) + rim * (1 - 0.6 * t)),
    )
    paint(cloth, foam, ribbon(curve, half))
  }
  const spray = Array.from({ length: 13 }, (): Ring => {
    const [u, v] = [random.between(0.56, 1.04), random.between(-0.5, -0.16)]
    const isInCurl = u < 0.86 && v > -0.44
    return circle(...at(isInCurl ? [u + 0.16, v] : [u, v]), unit * random.between(0.0035, 0.0085), 8)
  })
  for (const drop of spray) paint(cloth, line, drop)
}

type Claw = { readonly curve: Curve; readonly thick: number }

/** Fingers of foam: from the lip of the curl each reaches out before the wave and hooks down, a smaller one forking from its root. */
function clawsOf(crest: Curve, unit: number, random: Random): Claw[] {
  const count = 9
  return Array.from({ length: count }, (_, claw): Claw[] => {
    const share = 0.42 + (0.58 * claw) / (count - 1)
    const { x, y, tangentX, tangentY } = stationAt(crest, share)
    const heading = Math.atan2(tangentY, tangentX)
    const length = unit * random.between(0.9, 1.15) * (0.06 + 0.045 * Math.sin((Math.PI * claw) / (count - 1)))
    const thick = unit * (0.014 + 0.009 * Math.sin((Math.PI * claw) / (count - 1)))
    const main = volute([x, y], heading - 0.75 + 0.12 * random.between(-1, 1), length, 2.5, 1.7)
    const fork = stationAt(main, 0.4)
    const way = Math.atan2(fork.tangentY, fork.tangentX)
    return [
      { curve: main, thick },
      { curve: volute([fork.x, fork.y], way - 0.8, length * 0.5, 2.2, 1.6), thick: thick * 0.66 },
      { curve: volute([fork.x, fork.y], way + 0.7, length * 0.42, -1.6, 1.6), thick: thick * 0.6 },
    ]
  }).flat()
}

/** Rounded foam along the back of the crest. */
function lobesOf(crest: Curve, unit: number, random: Random): (readonly [number, number, number])[] {
  return Array.from({ length: 9 }, (_, lobe) => {
    const share = 0.22 + lobe * 0.085
    const { x, y, tangentX, tangentY } = stationAt(crest, share)
    const radius = unit * random.between(0.015, 0.025) * Math.min(1, 0.55 + share)
    const off = -unit * 0.012
    return [x - tangentY * -off, y + tangentX * -off, radius] as const
  })
}
