import type { Knot } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import { addDetail, addForm, createMotif, gouache, placeMotif } from '../../../kit/motif/motif.ts'
import { blob } from './heart.ts'
import { addPetal } from './petal.ts'
import type { DrawBloom } from './top-blooms.ts'

/** A daffodil: six pointed petals behind a frilled trumpet that looks a little to one side. */
export const drawTrumpet: DrawBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isPlain = options.isSimple === true || radiusMm < 5
  const start = random.between(0, TURN)
  for (const at of [0, 2, 4, 1, 3, 5])
    addPetal(motif, random, inks, {
      turn: start + (at / 6) * TURN + random.between(-0.06, 0.06),
      lengthMm: radiusMm * random.between(0.95, 1.05),
      widthMm: radiusMm * 0.66,
      profile: 'oval',
      tip: 'point',
      edge: isPlain ? undefined : inks.shade,
      edgeMm: Math.max(0.28, radiusMm * 0.015),
      lit: isPlain ? 0 : 0.28,
      litSide: at % 2 ? 1 : -1,
      lines: isPlain ? 0 : 3,
      lineInk: inks.shade,
      isFew: isPlain,
    })
  const lean = random.between(0, TURN)
  const [x, y] = polar(0, 0, radiusMm * 0.06, lean)
  const frill = (reach: number, depth: number): Knot[] =>
    Array.from({ length: 18 }, (_, at): Knot => polar(x, y, reach * (at % 2 ? 1 + depth : 1 - depth), (at / 18) * TURN))
  // A heart as dark as the seeds would be a hole.
  const isDark = inks.heart === inks.deep || inks.heart === inks.seed || inks.heart === inks.body
  const trumpet = isDark ? inks.shade : inks.heart
  if (!isPlain && motif.pen.mode !== 'line') addDetail(motif, inks.shade, frill(radiusMm * 0.42, 0.08))
  addForm(motif, trumpet, frill(radiusMm * 0.38, 0.08))
  const deep = motif.pen.mode === 'line' ? motif.pen.ink : isDark ? inks.light : inks.shade
  if (motif.pen.mode !== 'line') addDetail(motif, deep, blob(random, x, y, radiusMm * 0.22, 8, 0.05))
  for (let at = 0; at < (isPlain ? 0 : 5); at++) {
    const [sx, sy] = polar(x, y, radiusMm * 0.09, (at / 5) * TURN)
    addDetail(motif, at % 2 ? inks.light : trumpet, blob(random, sx, sy, radiusMm * 0.045, 5))
  }
  return placeMotif(motif, { squash: random.between(0.8, 1), squashAlong: lean })
}
