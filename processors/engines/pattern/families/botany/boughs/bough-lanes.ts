import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { mix, TURN } from '../../../kit/line/knot.ts'

/** How far a bough swings out of its lane, as a share of it: neighbours swing against each other, for boughs in step are rails. */
const SWAY = { least: 0.1, most: 0.17 }
/** How far a knee stands out, as a share of the lane; next to the seam less, where one bough runs on into the next. */
const KNEE = { least: 0.04, most: 0.11, bySeam: 0.3 }
/** How far canes swing and bend, against boughs. */
const UPRIGHT = 0.3

type Repeat = {
  readonly count: number
  readonly knees: number
  readonly widthMm: number
  readonly heightMm: number
  /** True for canes, which stand up straight and have no knees. */
  readonly isUpright?: boolean
}

export type Lanes = {
  readonly curves: readonly Curve[]
  /** Width of a lane in mm. */
  readonly strip: number
  /** Millimetres from a bough to its neighbour on a side, -1 or 1, at a share of its way up. */
  readonly roomAt: (bough: number, side: number, t: number) => number
}

/** Boughs from the foot of the repeat to its head, each in a lane that drifts sideways by one place. */
export function laneBoughs(random: Random, { count, knees, widthMm, heightMm, isUpright = false }: Repeat): Lanes {
  const swing = isUpright ? UPRIGHT : 1
  const strip = widthMm / count
  const lean = random.sign()
  const start = random.between(0, strip)
  // Swings turn back at the seam, where one bough runs on into the next in its own direction.
  const phase = random.sign() * (TURN / 4)
  const sways = Array.from(
    { length: count },
    (_, bough) => (bough % 2 ? -1 : 1) * swing * random.between(SWAY.least, SWAY.most),
  )
  const across = (bough: number, t: number): number => {
    const sway = sways[(bough + count) % count] * (Math.sin(TURN * t + phase) - Math.sin(phase))
    return start + strip * (bough + lean * t + sway)
  }
  const curves = sways.map((_, bough) =>
    softKnees(
      Array.from({ length: knees + 1 }, (_, knee): Point => {
        const t = knee / knees
        const bend = [0, KNEE.bySeam][Math.min(knee, knees - knee)] ?? 1
        const elbow = swing * bend * (knee % 2 ? 1 : -1) * strip * random.between(KNEE.least, KNEE.most)
        return [across(bough, t) + elbow, heightMm * (1 - t)]
      }),
    ),
  )
  return { curves, strip, roomAt: (bough, side, t) => Math.abs(across(bough + side, t) - across(bough, t)) }
}

/** The knees rounded off as wood grows round them: corners are cut twice, which leaves both ends where they are (Chaikin 1974). */
function softKnees(points: readonly Point[]): Curve {
  const cut = (line: readonly Point[]): Point[] => {
    const inner = line.slice(0, -1).flatMap((point, at): Point[] => {
      const next = line[at + 1]
      return [0.25, 0.75].map((share): Point => [mix(point[0], next[0], share), mix(point[1], next[1], share)])
    })
    return [line[0], ...inner, line[line.length - 1]]
  }
  return cut(cut(points))
}
