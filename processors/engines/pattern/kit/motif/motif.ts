import type { Random } from '../chance/random.ts'
import type { Knot, Placing, Ring } from '../line/knot.ts'
import { placeKnot, TURN } from '../line/knot.ts'
import { offsetRing } from '../line/offset.ts'

/** One layer of a motif. Forms make up the silhouette that keeps neighbours away; details lie inside forms. */
export type Layer = {
  readonly ink: number
  readonly ring: Ring
  readonly holes: readonly Ring[]
  readonly isForm: boolean
}

/**
 * How forms are drawn. gouache: flat bodies. outline: a keyline around every form, as in chintz. line: a contour of
 * varying weight over paper, with a wash slightly out of register.
 */
export type Pen =
  | { readonly mode: 'gouache' }
  | { readonly mode: 'outline'; readonly ink: number; readonly widthMm: number }
  | {
      readonly mode: 'line'
      readonly ink: number
      readonly widthMm: number
      readonly paper: number
      /** Wash ink for each body ink; bodies without an entry stay paper. */
      readonly washes: ReadonlyMap<number, number>
    }

export const gouache: Pen = { mode: 'gouache' }

/** A drawing built back to front, later placed on a cloth as one thing. */
export type Motif = { readonly pen: Pen; readonly layers: Layer[] }

/** An empty motif; all its forms are drawn with one pen. */
export function createMotif(pen: Pen = gouache): Motif {
  return { pen, layers: [] }
}

/** Adds a detail, which is neither part of the silhouette nor drawn with the pen. */
export function addDetail(motif: Motif, ink: number, ring: Ring, holes: readonly Ring[] = []): void {
  if (ring.length > 2) motif.layers.push({ ink, ring, holes, isForm: false })
}

/** Adds a body, drawn with the motif's pen. `plain` keeps small bodies free of keylines. */
export function addForm(
  motif: Motif,
  ink: number,
  ring: Ring,
  options: { plain?: boolean; holes?: Ring[] } = {},
): void {
  if (ring.length < 3) return
  const { pen, layers } = motif
  const holes = options.holes ?? []
  if (pen.mode === 'gouache' || options.plain) layers.push({ ink, ring, holes, isForm: true })
  else if (pen.mode === 'outline') {
    layers.push({ ink: pen.ink, ring: offsetRing(ring, pen.widthMm), holes, isForm: true })
    addDetail(motif, ink, ring, holes)
  } else drawContour(motif, pen, ink, ring)
}

function drawContour(motif: Motif, pen: Extract<Pen, { mode: 'line' }>, ink: number, ring: Ring): void {
  const phase = ring.length * 1.7 + ring[0][0]
  const half = (share: number): number => pen.widthMm * (0.76 + 0.24 * Math.sin(TURN * share * 2 + phase)) * 0.5
  const outer = offsetRing(ring, half)
  const inner = offsetRing(ring, (share) => -half(share))
  const wash = pen.washes.get(ink)
  if (wash === undefined) {
    // Paper inside ink shows the same line as a ring over paper, with two contours instead of three.
    motif.layers.push({ ink: pen.ink, ring: outer, holes: [], isForm: true })
    addDetail(motif, pen.paper, inner)
    return
  }
  motif.layers.push({ ink: pen.paper, ring, holes: [], isForm: true })
  const slipped: Ring = offsetRing(ring, -pen.widthMm * 0.6).map(([x, y, corner]) => [
    x + pen.widthMm * 1.5,
    y + pen.widthMm * 1.1,
    corner,
  ])
  addDetail(motif, wash, slipped)
  addDetail(motif, pen.ink, outer, [inner])
}

/** Adds all layers of another motif on top, placed. */
export function putMotif(motif: Motif, other: Motif, placing: Placing = {}): void {
  const place = placeKnot(placing)
  for (const { ink, ring, holes, isForm } of other.layers)
    motif.layers.push({ ink, ring: ring.map(place), holes: holes.map((hole) => hole.map(place)), isForm })
}

/** The motif in a rim of one ink, `widthMm` wide, that runs round its silhouette and lies under all of it. */
export function rimMotif({ pen, layers }: Motif, ink: number, widthMm: number): Motif {
  const rims = layers
    .filter(({ isForm }) => isForm)
    .map(({ ring }): Layer => ({ ink, ring: offsetRing(ring, widthMm), holes: [], isForm: true }))
  return { pen, layers: [...rims, ...layers] }
}

/** A copy of the motif, placed. */
export function placeMotif(motif: Motif, placing: Placing): Motif {
  const placed = createMotif(motif.pen)
  putMotif(placed, motif, placing)
  return placed
}

/**
 * Imitates the hand by one low-frequency warp of the whole motif, so that details stay on their forms.
 *
 * @param sizeMm size of the motif; the waves are about as long
 * @param amplitude share of the size, 0.01 calm … 0.02 loose
 */
export function wobbleMotif(motif: Motif, random: Random, sizeMm: number, amplitude = 0.014): Motif {
  const waves = [0, 1, 2].map(() => ({
    ...waveDirection(random.between(0, TURN), TURN / (sizeMm * random.between(0.45, 1.2))),
    phaseX: random.between(0, TURN),
    phaseY: random.between(0, TURN),
    size: sizeMm * amplitude * random.between(0.6, 1.1),
  }))
  const warp = (knot: Knot): Knot => {
    let [x, y] = knot
    for (const wave of waves) {
      const at = knot[0] * wave.rateX + knot[1] * wave.rateY
      x += Math.sin(at + wave.phaseX) * wave.size
      y += Math.cos(at + wave.phaseY) * wave.size
    }
    return [x, y, knot[2]]
  }
  const warped = createMotif(motif.pen)
  for (const layer of motif.layers)
    warped.layers.push({ ...layer, ring: layer.ring.map(warp), holes: layer.holes.map((hole) => hole.map(warp)) })
  return warped
}

function waveDirection(angle: number, rate: number): { rateX: number; rateY: number } {
  return { rateX: Math.cos(angle) * rate, rateY: Math.sin(angle) * rate }
}
