import { ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { addDetail, addForm, createMotif, gouache, placeMotif } from '../../../kit/motif/motif.ts'
import { blob } from './heart.ts'
import { addPetal } from './petal.ts'
import type { DrawBloom } from './top-blooms.ts'

/** Five overlapping ruffled fans, a dark eye and a long column of anthers leaning out of it. */
export const drawHibiscus: DrawBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const start = random.between(0, TURN)
  for (let at = 0; at < 5; at++)
    addPetal(motif, random, inks, {
      turn: start + (at / 5) * TURN + random.between(-0.08, 0.08),
      lengthMm: radiusMm * random.between(0.95, 1.05),
      widthMm: radiusMm * random.between(1.02, 1.15),
      profile: 'fan',
      tip: 'ruffle',
      waves: 4,
      amplitude: 0.035,
      bend: 0.1,
      edge: inks.shade,
      flame: 0.56,
      flames: 5,
      lit: 0.26,
      lines: options.isSimple ? 0 : 5,
      lineInk: inks.shade,
      linesFrom: 0.12,
    })
  const column = spine(radiusMm * 0.95, 0.5, 0, 6, start + 0.62 + Math.PI * random.below(2))
  addDetail(motif, inks.seed, blob(random, 0, 0, radiusMm * 0.1, 7))
  addForm(
    motif,
    inks.light,
    ribbon(column, (t) => radiusMm * 0.035 * (1.2 - t * 0.5)),
    { plain: true },
  )
  for (let anther = 0; anther < 16; anther++) {
    const { x, y, tangentX, tangentY } = stationAt(column, 0.5 + anther / 32)
    const out = radiusMm * random.between(0.06, 0.11) * (anther % 2 ? 1 : -1)
    addDetail(motif, inks.heart, blob(random, x - tangentY * out, y + tangentX * out, radiusMm * 0.028, 5))
  }
  return placeMotif(motif, { squash: random.between(0.8, 0.95), squashAlong: random.between(0, TURN) })
}
