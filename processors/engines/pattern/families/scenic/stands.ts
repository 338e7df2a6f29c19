import type { Random } from '../../kit/chance/random.ts'
import { blade, ribbon } from '../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { circle, rectangle } from '../../kit/line/outline.ts'

/** A part of a thing that stands in a landscape. */
export type StandPart = 'dark' | 'pale' | 'disc' | 'own' | 'roof'

/** Where a thing stands: the middle of its foot, its height, and chance of its own. */
export type Place = { readonly x: number; readonly foot: number; readonly tall: number; readonly random: Random }

/** Bodies of one part, which may overlap. */
export type StandBody = { readonly part: StandPart; readonly rings: readonly Ring[] }

type DrawStand = (place: Place) => StandBody[]

const body = (part: StandPart, ...rings: readonly Ring[]): StandBody => ({ part, rings })

/** Both sides of a thing that is the same left and right, out and up in shares of its height, from the foot to the tip. */
function mirrored(
  { x, foot, tall }: Place,
  side: readonly (readonly [out: number, up: number, corner: 0 | 1])[],
): Ring {
  const knots = (to: 1 | -1): Knot[] => side.map(([out, up, corner]) => [x + to * out * tall, foot - up * tall, corner])
  return [...knots(1), ...knots(-1).toReversed()]
}

function fir(place: Place): StandBody[] {
  const { tall, x, foot } = place
  const boughs = mirrored(place, [
    [0.04, 0.1, 1],
    [0.23, 0.1, 1],
    [0.12, 0.36, 0],
    [0.09, 0.4, 1],
    [0.18, 0.38, 1],
    [0.09, 0.6, 0],
    [0.06, 0.64, 1],
    [0.13, 0.62, 1],
    [0.04, 0.85, 0],
    [0, 1, 1],
  ])
  return [body('dark', rectangle(x - tall * 0.025, foot - tall * 0.12, tall * 0.05, tall * 0.12), boughs)]
}

function crown({ x, foot, tall, random }: Place): StandBody[] {
  const heaps = [
    [0, 0.68, 0.26],
    [-0.2, 0.52, 0.19],
    [0.2, 0.54, 0.2],
    [0.02, 0.46, 0.2],
  ] as const
  const trunk: Ring = [
    [x - tall * 0.045, foot, 1],
    [x - tall * 0.02, foot - tall * 0.2],
    [x - tall * 0.025, foot - tall * 0.45, 1],
    [x + tall * 0.025, foot - tall * 0.45, 1],
    [x + tall * 0.02, foot - tall * 0.2],
    [x + tall * 0.045, foot, 1],
  ]
  const discs = heaps.map(([across, up, size]) =>
    circle(x + across * tall, foot - up * tall, size * tall * random.between(0.9, 1.1)),
  )
  return [body('dark', trunk), body('own', ...discs)]
}

function bush({ x, foot, tall }: Place): StandBody[] {
  const heap = (across: number, size: number): Ring => circle(x + across * tall, foot - size * tall * 0.6, size * tall)
  return [body('own', heap(-0.45, 0.42), heap(0.1, 0.6), heap(0.6, 0.4))]
}

function cypress(place: Place): StandBody[] {
  const side = [
    [0.03, 0.06, 1],
    [0.12, 0.16, 0],
    [0.15, 0.42, 0],
    [0.1, 0.72, 0],
    [0.02, 0.94, 0],
    [0, 1, 1],
  ] as const
  const { x, foot, tall } = place
  return [body('dark', rectangle(x - tall * 0.02, foot - tall * 0.08, tall * 0.04, tall * 0.08), mirrored(place, side))]
}

function palm({ x, foot, tall, random }: Place): StandBody[] {
  const lean = random.between(-0.22, 0.22) * tall
  const curve: Point[] = [0, 0.35, 0.7, 1].map((t) => [x + lean * t * t, foot - tall * 0.74 * t])
  const [topX, topY] = curve[curve.length - 1]
  const fronds = [-0.15, 0.28, 0.72, 1.12, -0.6, -1.02, Math.PI - 0.28].map((turn, at) => {
    const angle = -Math.PI / 2 + (at < 4 ? turn : turn)
    const side = Math.sign(Math.cos(angle)) || 1
    return blade(topX, topY, angle * 1, tall * random.between(0.3, 0.4), tall * 0.09, 0.32 * side)
  })
  return [
    body(
      'dark',
      ribbon(curve, (t) => tall * (0.032 - 0.012 * t)),
    ),
    body('own', ...fronds),
  ]
}

function cactus({ x, foot, tall, random }: Place): StandBody[] {
  const half = tall * 0.075
  const column = (cx: number, low: number, high: number, wide: number): Ring => [
    [cx - wide, low, 1],
    [cx - wide, high + wide * 1.4, 1],
    [cx - wide, high],
    [cx + wide, high],
    [cx + wide, high + wide * 1.4, 1],
    [cx + wide, low, 1],
  ]
  const arm = (to: 1 | -1, up: number): Ring[] => {
    const [out, low, high] = [x + to * tall * 0.2, foot - tall * up, foot - tall * (up + 0.3)]
    const wide = half * 0.7
    return [column(out, low + wide, high, wide), rectangle(Math.min(x, out), low - wide * 0.6, tall * 0.2, wide * 1.5)]
  }
  return [body('own', column(x, foot, foot - tall, half), ...arm(random.sign(), 0.42), ...arm(1, 0.3))]
}

function acacia({ x, foot, tall, random }: Place): StandBody[] {
  const lean = random.between(-0.06, 0.06) * tall
  const limb = (to: number): Ring =>
    ribbon(
      [
        [x, foot],
        [x + lean, foot - tall * 0.4],
        [x + lean + to * tall, foot - tall * 0.8],
      ],
      (t) => tall * (0.035 - 0.02 * t),
    )
  const layer = (across: number, up: number, wide: number): Ring => {
    const [cx, y] = [x + lean + across * tall, foot - up * tall]
    return [
      [cx - wide * tall, y, 1],
      [cx - wide * tall * 0.6, y - tall * 0.13],
      [cx + wide * tall * 0.6, y - tall * 0.14],
      [cx + wide * tall, y, 1],
      [cx, y + tall * 0.05],
    ]
  }
  return [body('dark', limb(-0.22), limb(0.2), limb(0)), body('own', layer(-0.2, 0.78, 0.36), layer(0.22, 0.84, 0.4))]
}

export const plantStands = { fir, crown, bush, cypress, palm, cactus, acacia } satisfies Readonly<
  Record<string, DrawStand>
>
