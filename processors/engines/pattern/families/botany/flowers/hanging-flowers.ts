// Flowers that hang along a stem and need a build of their own: thimbles with spotted throats, and hearts with a drop.
import { brushStroke, headingAt, stationAt } from '../../../kit/line/curve.ts'
import type { Knot, Placing, Ring } from '../../../kit/line/knot.ts'
import { placeKnot } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import { bud, startSpike } from './spikes.ts'

/** Below this radius flowers have neither throat nor light. */
const FULL_MM = 6

/** A thimble a unit long from its stalk, swelling on the lower side, with a frilled rim that turns out. */
const thimble: Ring = [
  [-0.02, -0.07, 1],
  [0.1, -0.2],
  [0.4, -0.25],
  [0.74, -0.27],
  [0.92, -0.34],
  [1, -0.5, 1],
  [1.07, -0.38],
  [1.14, -0.22],
  [1.2, 0.02],
  [1.22, 0.26],
  [1.12, 0.46],
  [1, 0.56, 1],
  [0.92, 0.42],
  [0.7, 0.36],
  [0.38, 0.32],
  [0.1, 0.22],
  [-0.02, 0.08, 1],
]
/** Its mouth, pale inside, and the throat that leads up into it. */
const mouth: Ring = [
  [0.99, -0.4, 1],
  [1.08, -0.18],
  [1.13, 0.04],
  [1.12, 0.28],
  [1, 0.46, 1],
  [0.92, 0.24],
  [0.89, 0],
  [0.92, -0.24],
]
const throat: Ring = [
  [0.96, -0.26, 1],
  [1, 0],
  [0.97, 0.3, 1],
  [0.9, 0.2],
  [0.88, 0],
  [0.9, -0.18],
]
const litBack: Ring = [
  [0.08, -0.12, 1],
  [0.3, -0.21],
  [0.62, -0.22],
  [0.86, -0.25, 1],
  [0.6, -0.1],
  [0.3, -0.09],
]
const spots: readonly (readonly [x: number, y: number])[] = [
  [1.04, 0.06],
  [1.07, 0.2],
  [1.02, 0.3],
  [1.05, -0.1],
]

type Hanging = Required<Pick<Placing, 'x' | 'y' | 'turn' | 'size'>> & { readonly flip: 1 | -1 }

function addThimble(motif: Motif, inks: FlowerInks, at: Hanging, isFull: boolean): void {
  const place = placeKnot(at)
  const body = thimble.map(place)
  const isLine = motif.pen.mode === 'line'
  if (isFull && motif.pen.mode === 'gouache')
    addDetail(motif, inks.shade, offsetRing(body, at.flip * Math.max(0.24, at.size * 0.028)))
  addForm(motif, inks.body, body)
  if (!isFull) return
  const [inside, dots] = inks.light === inks.ground ? [inks.shade, inks.body] : [inks.light, inks.shade]
  if (!isLine) {
    addDetail(motif, inks.light, litBack.map(place))
    addDetail(motif, inside, mouth.map(place))
    addDetail(motif, dots, throat.map(place))
  }
  for (const [x, y] of spots) addDetail(motif, isLine ? motif.pen.ink : dots, spot(x, y).map(place))
}

function spot(x: number, y: number): Ring {
  return [
    [x - 0.026, y],
    [x, y + 0.034],
    [x + 0.026, y],
    [x, y - 0.034],
  ]
}

/** Foxglove: thimbles that hang closely to both sides of an upright stem, smaller as they go, with buds that still stand at the tip. */
export const drawFoxglove: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const { motif, stem, lengthMm } = startSpike(random, inks, radiusMm, random.between(-0.35, 0.35), options.pen)
  const isFull = radiusMm > FULL_MM
  const [bells, buds] = isFull ? [13, 6] : [7, 3]
  const first = random.sign()
  // From the lowest up: each hangs over the foot of the one below.
  for (let at = 0; at < bells; at++) {
    const share = at / (bells - 1)
    const t = 0.2 + 0.52 * share ** 0.9
    const { x, y } = stationAt(stem, t)
    const side = at % 2 ? first : -first
    // Every third looks at the viewer and hangs straighter.
    const lean = at % 3 === 2 ? random.between(2.65, 2.85) : random.between(2.2, 2.45) - 0.35 * share
    const size = lengthMm * (0.215 - 0.105 * share) * (isFull ? 1 : 1.25)
    addThimble(motif, inks, { x, y, turn: headingAt(stem, t) + side * lean, size, flip: side > 0 ? 1 : -1 }, isFull)
  }
  for (let at = 0; at < buds; at++) {
    const share = at / buds
    const t = 0.75 + 0.24 * share
    const { x, y } = stationAt(stem, t)
    const side = at % 2 ? 1 : -1
    const size = lengthMm * (0.085 - 0.05 * share)
    const turn = headingAt(stem, t) + side * (1.75 - 1.2 * share)
    addForm(
      motif,
      at < 2 ? inks.body : inks.light === inks.ground ? inks.leaf : inks.light,
      bud(x, y, turn, size, size * 0.6),
    )
  }
  return motif
}

/** A bleeding heart a unit long, hanging along +x: both halves roll their tips out over the white drop. */
const heartHalf: readonly Knot[] = [
  [0.02, 0.1],
  [-0.06, 0.34],
  [0.16, 0.58],
  [0.44, 0.5],
  [0.66, 0.24],
  [0.84, 0.22],
  [0.92, 0.44, 1],
  [1, 0.2],
  [0.9, 0.03],
]
const drop: Ring = [
  [0.6, -0.1, 1],
  [0.9, -0.17],
  [1.16, -0.13],
  [1.34, 0, 1],
  [1.16, 0.13],
  [0.9, 0.17],
  [0.6, 0.1, 1],
]
const heartLight: Ring = [
  [0.04, 0.22],
  [0.08, 0.42],
  [0.26, 0.46, 1],
  [0.22, 0.3],
]

function addHeart(motif: Motif, inks: FlowerInks, at: Hanging, isFull: boolean): void {
  const place = placeKnot(at)
  const isLine = motif.pen.mode === 'line'
  const white = inks.light === inks.ground ? inks.heart : inks.light
  addForm(motif, white, drop.map(place), { plain: !isLine })
  if (isFull && !isLine)
    addDetail(motif, inks.shade, brushStroke(...seam(place, 0.86, 1.24), at.size * 0.016, at.size * 0.014))
  const left = heartHalf.map(([x, y, corner]): Knot => [x, -y, corner])
  const heart = [[0.05, 0, 1] as Knot, ...heartHalf, [0.86, 0, 1] as Knot, ...left.toReversed()].map(place)
  if (isFull && motif.pen.mode === 'gouache')
    addDetail(motif, inks.shade, offsetRing(heart, at.flip * Math.max(0.24, at.size * 0.03)))
  addForm(motif, inks.body, heart)
  if (!isFull) return
  addDetail(
    motif,
    isLine ? motif.pen.ink : inks.shade,
    brushStroke(...seam(place, 0.08, 0.84), at.size * 0.02, at.size * 0.024),
  )
  if (!isLine && inks.light !== inks.ground) addDetail(motif, inks.light, heartLight.map(place))
}

type Line = readonly [from: readonly [number, number], over: readonly [number, number], to: readonly [number, number]]

/** A line down the middle of a flower. */
function seam(place: (knot: Knot) => Knot, from: number, to: number): Line {
  const point = (x: number, y: number): readonly [number, number] => {
    const [px, py] = place([x, y])
    return [px, py]
  }
  return [point(from, 0), point((from + to) / 2, 0.02), point(to, 0)]
}

/** Bleeding heart: a stem bowed under a row of hearts on threads, the oldest lowest and largest, buds at the tip. */
export const drawBleedingHeart: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const side = random.sign()
  const { motif, stem, lengthMm } = startSpike(random, inks, radiusMm, side * random.between(1.7, 2.1), options.pen)
  const isFull = radiusMm > FULL_MM
  const hearts = isFull ? 6 : 4
  const ink = motif.pen.mode === 'line' ? motif.pen.ink : inks.leafDark
  for (let at = 0; at < hearts; at++) {
    const share = at / (hearts - 1)
    const t = 0.26 + 0.74 * share ** 0.9
    const { x, y } = stationAt(stem, t)
    // Down is where the stem came from.
    const turn = Math.PI + side * 0.12 + random.between(-0.1, 0.1)
    const thread = lengthMm * (0.075 - 0.035 * share)
    const [footX, footY] = [x + Math.cos(turn) * thread, y + Math.sin(turn) * thread]
    const half = Math.max(0.16, lengthMm * 0.005)
    addDetail(motif, ink, brushStroke([x, y], [(x + footX) / 2, y], [footX, footY], half, half))
    const size = lengthMm * (0.16 - 0.09 * share) * (isFull ? 1 : 1.3)
    addHeart(motif, inks, { x: footX, y: footY, turn, size, flip: 1 }, isFull && size > 2.4)
  }
  return motif
}
