import { brushStroke, headingAt, stationAt } from '../../../kit/line/curve.ts'
import type { Placing, Ring } from '../../../kit/line/knot.ts'
import { placeKnot } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import { bud, startSpike } from './spikes.ts'

/** A bell of length 1 with a flared, scalloped mouth, hanging along +x before it is placed. */
function addBell(motif: Motif, inks: FlowerInks, placing: Placing, detail: 'full' | 'plain'): void {
  const place = placeKnot(placing)
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
  if (detail === 'plain' || motif.pen.mode === 'line') return
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

/** Below this radius a bell has neither mouth nor light. */
const FULL_MM = 6

function detailOf(radiusMm: number): 'full' | 'plain' {
  return radiusMm > FULL_MM ? 'full' : 'plain'
}

/** Bluebell or lily of the valley: an arching stem with bells hanging to one side. */
export const drawBells: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const side = random.sign()
  const { motif, stem, lengthMm } = startSpike(random, inks, radiusMm, side * 1.5, options.pen)
  const bells = radiusMm < 6 ? 4 : 7
  for (let at = 0; at < bells; at++) {
    const t = 0.34 + (0.66 * at) / (bells - 1)
    const { x, y } = stationAt(stem, t)
    const turn = headingAt(stem, t) + side * (at % 2 ? 1.25 : 0.85) * (1 - 0.4 * t)
    const stalk = lengthMm * 0.06
    const [footX, footY] = [x + Math.cos(turn) * stalk, y + Math.sin(turn) * stalk]
    const ink = motif.pen.mode === 'line' ? motif.pen.ink : inks.leafDark
    addDetail(motif, ink, brushStroke([x, y], [x + stalk * 0.2, y], [footX, footY], lengthMm * 0.008, lengthMm * 0.007))
    addBell(motif, inks, { x: footX, y: footY, turn, size: lengthMm * (0.3 - 0.1 * t) }, detailOf(radiusMm))
  }
  return motif
}

/** Foxglove: long bells hanging on both sides of an upright stem, buds at the tip. */
export const drawFoxglove: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const { motif, stem, lengthMm } = startSpike(random, inks, radiusMm, random.between(-0.35, 0.35), options.pen)
  const bells = radiusMm < 6 ? 7 : 11
  for (let at = bells - 1; at >= 0; at--) {
    const t = 0.06 + (0.92 * at) / bells
    const { x, y } = stationAt(stem, t)
    const side = at % 2 ? 1 : -1
    const turn = headingAt(stem, t) + side * (2.35 - 1.1 * t)
    const size = lengthMm * 0.3 * (1.05 - 0.72 * t)
    if (at < bells - 4) addBell(motif, inks, { x, y, turn, size }, detailOf(radiusMm))
    else
      addForm(
        motif,
        at % 2 ? inks.light : inks.body,
        bud(x, y, turn * 0.5 + headingAt(stem, t) * 0.5, size * 0.8, size * 0.4),
      )
  }
  return motif
}
