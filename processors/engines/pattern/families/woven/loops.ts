import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Colourway, Plan } from '../family.ts'

/** Distance between loops in mm, and largest number along a side. */
const LOOP_MM = 3.4
const LOOPS_MOST = 64
const STEPS = 5

/** Colours of undyed wool. */
const FLEECE = ['#cdbfa8', '#efe7d8', '#e2d7c3', '#f8f3e9'] as const

/**
 * Piece-dyed bouclé: curled yarn covers the whole cloth in tones of one dye, with shade between the curls. Curls are
 * drawn in rounds, each over the one before; those of one round hardly touch.
 */
export function paintLoops(plan: Plan): Cloth {
  const { cast, widthMm, heightMm, scale } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const count = (lengthMm: number): number =>
    Math.min(LOOPS_MOST, fitCells(lengthMm, LOOP_MM * Math.max(0.5, scale), 2).count)
  const [columns, rows] = [count(widthMm), count(heightMm)]
  const [wide, tall] = [widthMm / columns, heightMm / rows]
  const random = plan.random.fork('curls')
  const deals = dealTones(plan)
  // The first curls lie deepest, in the tone nearest to the shade.
  const rounds = [...random.shuffle(ROUNDS), ...random.shuffle(ROUNDS)]
  for (const [round, [dx, dy]] of rounds.entries()) {
    const [rims, curls] = [[] as Ring[], new Map<number, Ring[]>()]
    for (let row = dy; row < rows; row += 2)
      for (let column = dx; column < columns; column += 2) {
        const place: Point = [
          (column + 0.5 + random.between(-0.3, 0.3)) * wide,
          (row + 0.5 + random.between(-0.3, 0.3)) * tall,
        ]
        const { rim, body } = drawCurl(random, place, Math.min(wide, tall))
        const ink = round < ROUNDS.length ? cast.soft : random.pick(deals)
        rims.push(rim)
        curls.set(ink, [...(curls.get(ink) ?? []), body])
      }
    paintScattered(cloth, cast.ground, rims)
    for (const [ink, rings] of curls) paintScattered(cloth, ink, rings)
  }
  return cloth
}

const ROUNDS: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 1],
  [1, 0],
  [0, 1],
]

/** Tones with their frequency: the main one most often; the farthest ones are small nubs only. */
function dealTones({ cast }: Plan): readonly number[] {
  const others = cast.figures.filter((ink) => ink !== cast.main)
  return [...Array.from({ length: others.length + 2 }, () => cast.main), ...others]
}

/** An open curl of yarn of varying thickness, and its shade; `sizeMm` is the distance between curls. */
function drawCurl(random: Random, [x, y]: Point, sizeMm: number): { readonly rim: Ring; readonly body: Ring } {
  const [reach, thick] = [sizeMm * random.between(0.46, 0.66), sizeMm * random.between(0.27, 0.36)]
  const [start, sweep] = [random.between(0, 7), random.sign() * random.between(2.6, 4.6)]
  const squash = random.between(0.65, 1)
  const line = Array.from({ length: STEPS }, (_, step): Point => {
    const angle = start + (step / (STEPS - 1)) * sweep
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * squash]
  })
  const half = (t: number): number => thick * (0.62 + 0.38 * Math.sin(Math.PI * t))
  return { rim: ribbon(line, (t) => half(t) + sizeMm * 0.075), body: ribbon(line, half) }
}

/** One named dye at four depths with the shade between the curls first; undyed wool without a dye. */
export function loopsOf(hex?: string): Colourway {
  const dye = hex === undefined ? undefined : inkFromHex(hex)
  if (!dye) return { inks: FLEECE, ground: 0 }
  const tone = (step: number): string => inkFromOklch({ ...dye, lightness: dye.lightness + step }).hex
  // Black wool has a darker shade as well, and highlights one step lighter.
  const room = Math.min(0.17, dye.lightness * 0.45)
  const light = Math.min(0.06, 0.99 - dye.lightness)
  return { inks: [...new Set([tone(-room), dye.hex, tone(-0.055), tone(light)])], ground: 0 }
}
