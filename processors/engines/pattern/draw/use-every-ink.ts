import type { Cloth, Shape } from '../kit/area/cloth.ts'
import { boxOf } from '../kit/line/knot.ts'
import { fillIndexPlane, measureInkShares } from '../render/index-plane.ts'

const PROBE_PIXELS = 320
/** Area share below which an ink cannot be seen on the cloth. */
const SHARE_LEAST = 0.0008
const ROUNDS_MOST = 5
/** Rounds in which the largest shapes keep their ink, so that main motifs do not take on a leftover ink. */
const MODEST_ROUNDS = 2
/** Per round, how much larger than `modestMm` the shapes may be that change ink; in later rounds any shape may. */
const reaches: readonly number[] = [1, 1, 2.5]
/** Fewer small shapes than this are details such as eyes, and keep their ink. */
const SMALL_LEAST = 12

/**
 * Makes every ink of the palette visible, as a strict palette demands: an ink that the family did not use takes over
 * some shapes of the most frequent figure ink, evenly spread, small shapes first.
 *
 * @param modestMm longest side in mm of the shapes that change first: marks, and not the coats of animals
 */
export function useEveryInk(cloth: Cloth, inks: number, modestMm = Number.POSITIVE_INFINITY): Cloth {
  let current = cloth
  for (let round = 0; round < ROUNDS_MOST; round++) {
    const shares = sharesOf(current, inks)
    const missing = shares.flatMap((share, ink) => (share < SHARE_LEAST ? [ink] : []))
    if (missing.length === 0) return current
    const mostMm = modestMm * (reaches[round] ?? Number.POSITIVE_INFINITY)
    const lender = Number.isFinite(mostMm)
      ? (chooseSmallLender(current, mostMm, loneIn(current.shapes)) ?? chooseSmallLender(current, mostMm))
      : chooseLender(current, shares)
    if (lender !== undefined)
      current = { ...current, shapes: lendShapes(current.shapes, { lender, missing, round, mostMm }) }
  }
  return current
}

/** Area share of every ink, measured on a small index plane of the cloth. */
export function sharesOf(cloth: Cloth, inks: number): number[] {
  const long = Math.max(cloth.widthMm, cloth.heightMm)
  const side = (mm: number): number => Math.max(1, Math.round((mm / long) * PROBE_PIXELS))
  return measureInkShares(fillIndexPlane(cloth, side(cloth.widthMm), side(cloth.heightMm)), inks)
}

function chooseLender(cloth: Cloth, shares: readonly number[]): number | undefined {
  const counts = new Map<number, number>()
  for (const { ink } of cloth.shapes) counts.set(ink, (counts.get(ink) ?? 0) + 1)
  const able = [...counts].filter(([ink, count]) => count > 1 && ink !== cloth.ground).map(([ink]) => ink)
  return able.sort((one, other) => shares[other] - shares[one])[0]
}

/** The ink with the largest area in small shapes, among those that keep enough when some change. */
function chooseSmallLender(
  { shapes, ground }: Cloth,
  mostMm: number,
  mayLend: (at: number) => boolean = () => true,
): number | undefined {
  const small = new Map<number, { readonly area: number; readonly count: number }>()
  for (const [at, shape] of shapes.entries()) {
    if (longestSideOf(shape) > mostMm || !mayLend(at)) continue
    const { area, count } = small.get(shape.ink) ?? { area: 0, count: 0 }
    small.set(shape.ink, { area: area + boxAreaOf(shape), count: count + 1 })
  }
  const able = [...small].filter(([ink, { count }]) => count > SMALL_LEAST && ink !== ground)
  return able.sort(([, one], [, other]) => other.area - one.area)[0]?.[0]
}

type Loan = {
  readonly lender: number
  readonly missing: readonly number[]
  readonly round: number
  readonly mostMm: number
}

function lendShapes(shapes: readonly Shape[], { lender, missing, round, mostMm }: Loan): Shape[] {
  const isOfSize = (shape: Shape): boolean => shape.ink === lender && longestSideOf(shape) <= mostMm
  // Eyes and mouths keep their ink while there are marks that lie by themselves.
  const isLone = loneIn(shapes)
  const free = new Set(shapes.filter((shape, at) => isOfSize(shape) && isLone(at)))
  const mayLend = (shape: Shape): boolean => (free.size > SMALL_LEAST ? free.has(shape) : isOfSize(shape))
  const sorted = shapes.flatMap((shape) => (mayLend(shape) ? [boxAreaOf(shape)] : [])).sort((one, other) => one - other)
  const areaAt = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)]
  const isModest = round < MODEST_ROUNDS
  const [least, most] = isModest ? [areaAt(0.3), areaAt(0.8)] : [areaAt(0.5), areaAt(1)]
  const stride = missing.length + 2
  let seen = 0
  return shapes.map((shape) => {
    if (!mayLend(shape)) return shape
    const area = boxAreaOf(shape)
    const isWorthIt = area >= least && area <= most
    if (!isWorthIt) return shape
    const turn = (seen++ + round) % stride
    return turn < missing.length ? { ...shape, ink: missing[turn] } : shape
  })
}

/** Shapes painted before a detail among which the body that it lies on is looked for. */
const BACK = 14

/**
 * Which shapes lie by themselves, by their index: not painted onto a larger one of another ink just before, as parts of
 * the same thing are.
 */
function loneIn(shapes: readonly Shape[]): (at: number) => boolean {
  const boxes = shapes.map(({ rings }) => boxOf(rings))
  return (at) => {
    const { left, right, top, bottom } = boxes[at]
    for (let under = Math.max(0, at - BACK); under < at; under++) {
      const body = boxes[under]
      const isAround = body.left < left && body.right > right && body.top < top && body.bottom > bottom
      if (isAround && shapes[under].ink !== shapes[at].ink) return false
    }
    return true
  }
}

function boxAreaOf({ rings }: Shape): number {
  const { left, right, top, bottom } = boxOf(rings)
  return (right - left) * (bottom - top)
}

function longestSideOf({ rings }: Shape): number {
  const { left, right, top, bottom } = boxOf(rings)
  return Math.max(right - left, bottom - top)
}
