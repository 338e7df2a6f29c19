import { brushStroke, headingAt, stationAt } from '../../../kit/curve.ts'
import type { Ring } from '../../../kit/knot.ts'
import { placeKnot } from '../../../kit/knot.ts'
import type { Motif } from '../../../kit/motif.ts'
import { addDetail, addForm, createMotif } from '../../../kit/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import { bud, startSpike } from './spikes.ts'

/** A bell with a flared, scalloped mouth, hanging along +x. */
function bell(
  motif: Motif,
  inks: FlowerInks,
  x: number,
  y: number,
  turn: number,
  lengthMm: number,
  isFull: boolean,
): void {
  const place = placeKnot({ x, y, turn, size: lengthMm })
  const body: Ring = [
    [0, -0.07, 1],
    [0.14, -0.26],
    [0.7, -0.3],
    [1.02, -0.44, 1],
    [1, -0.18],
    [1.14, 0],
    [1, 0.18],
    [1.02, 0.44, 1],
    [0.7, 0.3],
    [0.14, 0.26],
    [0, 0.07, 1],
  ]
  addForm(motif, inks.body, body.map(place))
  if (!isFull || motif.pen.mode === 'line') return
  const mouth: Ring = [
    [0.98, -0.38, 1],
    [0.84, 0],
    [0.98, 0.38, 1],
    [1.06, 0],
  ]
  const side: Ring = [
    [0.1, 0.1, 1],
    [0.24, 0.26],
    [0.62, 0.24],
    [0.86, 0.32, 1],
    [0.5, 0.1],
  ]
  addDetail(motif, inks.shade, mouth.map(place))
  addDetail(motif, inks.light, side.map(place))
}

/** Bluebell or lily of the valley: an arching stem with bells hanging to one side. */
export const drawBells: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const side = random.sign()
  const { motif, stem, lengthMm } = startSpike(random, inks, radiusMm, side * 1.5, createMotif(options.pen))
  const bells = radiusMm < 6 ? 4 : 7
  for (let at = 0; at < bells; at++) {
    const t = 0.34 + (0.66 * at) / (bells - 1)
    const { x, y } = stationAt(stem, t)
    const turn = headingAt(stem, t) + side * (at % 2 ? 1.25 : 0.85) * (1 - 0.4 * t)
    const stalk = lengthMm * 0.06
    const [footX, footY] = [x + Math.cos(turn) * stalk, y + Math.sin(turn) * stalk]
    const ink = motif.pen.mode === 'line' ? motif.pen.ink : inks.leafDark
    addDetail(motif, ink, brushStroke([x, y], [x + stalk * 0.2, y], [footX, footY], lengthMm * 0.008, lengthMm * 0.007))
    bell(motif, inks, footX, footY, turn, lengthMm * (0.3 - 0.1 * t), radiusMm > 6)
  }
  return motif
}

/** Foxglove: long bells hanging on both sides of an upright stem, buds at the tip. */
export const drawFoxglove: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const { motif, stem, lengthMm } = startSpike(
    random,
    inks,
    radiusMm,
    random.between(-0.35, 0.35),
    createMotif(options.pen),
  )
  const bells = radiusMm < 6 ? 7 : 11
  for (let at = bells - 1; at >= 0; at--) {
    const t = 0.06 + (0.92 * at) / bells
    const { x, y } = stationAt(stem, t)
    const side = at % 2 ? 1 : -1
    const turn = headingAt(stem, t) + side * (2.35 - 1.1 * t)
    const size = lengthMm * 0.3 * (1.05 - 0.72 * t)
    if (at < bells - 4) bell(motif, inks, x, y, turn, size, radiusMm > 6)
    else
      addForm(
        motif,
        at % 2 ? inks.light : inks.body,
        bud(x, y, turn * 0.5 + headingAt(stem, t) * 0.5, size * 0.8, size * 0.4),
      )
  }
  return motif
}
