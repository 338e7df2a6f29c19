import type { Random } from '../../../kit/chance/random.ts'
import { brushStroke } from '../../../kit/line/curve.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, placeMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { GOLDEN_ANGLE } from './florets.ts'
import { blob } from './heart.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import type { DrawBloom } from './top-blooms.ts'

/** Forget-me-nots, geranium heads: five to nine small flowers close together with a few buds at the rim. */
export function drawPosy(bloom: DrawBloom, count: number): DrawBloom {
  return (random, inks, radiusMm, options = {}) => {
    if (options.isSimple || radiusMm < 5) return bloom(random, inks, radiusMm, { ...options, isSimple: true })
    const motif = createMotif(options.pen ?? gouache)
    const size = radiusMm * (count > 7 ? 0.36 : 0.42)
    for (let at = 0; at < 4; at++) {
      const [x, y] = polar(0, 0, radiusMm * 0.92, at * 1.7 + random.between(-0.3, 0.3))
      addForm(motif, at % 2 ? inks.shade : inks.light, blob(random, x, y, size * 0.34, 5))
    }
    for (let at = count - 1; at >= 0; at--) {
      const [x, y] = polar(0, 0, (radiusMm - size * 0.8) * Math.sqrt((at + 0.2) / count) * 1.05, at * GOLDEN_ANGLE)
      const own = at % 3 === 2 && inks.light !== inks.ground ? { ...inks, body: inks.light, light: inks.body } : inks
      putMotif(motif, bloom(random, own, size, { pen: motif.pen }), { x, y })
    }
    return motif
  }
}

/** Queen Anne's lace, dill, yarrow: rays from one point to a flat dome of tufts, the near ones lower and larger; grows along +x. */
export const drawUmbel: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const stemInk = motif.pen.mode === 'line' ? motif.pen.ink : inks.leafDark
  const half = Math.max(0.16, radiusMm * 0.014)
  const isPlain = radiusMm < 6
  const rows = isPlain
    ? [{ rays: 5, reach: 1 }]
    : [
        { rays: 9, reach: 1.04 },
        { rays: 6, reach: 0.82 },
      ]
  for (const { rays, reach } of rows)
    for (let ray = 0; ray < rays; ray++) {
      const angle = ((ray + 0.5) / rays - 0.5) * 2.3
      // The outer rays are longer, so that the head is a plate and no wheel.
      const far = radiusMm * reach * (0.92 + 0.2 * Math.abs(angle)) * random.between(0.94, 1.05)
      const [x, y] = polar(0, 0, far, angle)
      addDetail(motif, stemInk, brushStroke([0, 0], polar(0, 0, far * 0.55, angle * 0.75), [x, y], half * 1.2, half))
      const tuft = { x, y, size: radiusMm * (isPlain ? 0.2 : 0.15) * (1.12 - 0.2 * Math.abs(angle)) }
      addTuft(motif, random, inks, tuft, isPlain ? 4 : 11)
    }
  return motif
}

type Tuft = { readonly x: number; readonly y: number; readonly size: number }

/** A tuft of tiny flowers, those at its foot in shade. */
function addTuft(motif: Motif, random: Random, inks: FlowerInks, { x, y, size }: Tuft, dots: number): void {
  for (let dot = dots - 1; dot >= 0; dot--) {
    const [dx, dy] = polar(0, 0, size * Math.sqrt(dot / dots), dot * GOLDEN_ANGLE)
    const ink = dx < -size * 0.35 ? inks.shade : dot % 3 === 2 ? inks.light : inks.body
    addForm(motif, ink, blob(random, x + dx, y + dy, size * (dots > 4 ? 0.33 : 0.5), 5, 0.1), { plain: true })
  }
}

/** A thistle: a scaled green ball under a brush of bristles; grows along +x. */
export const drawThistle: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const bristles = radiusMm < 6 ? 7 : 15
  for (let at = 0; at < bristles; at++) {
    const share = at / (bristles - 1) - 0.5
    const tip = polar(radiusMm * 0.5, 0, radiusMm * random.between(0.9, 1.06), share * 1.9)
    const over = polar(radiusMm * 0.5, 0, radiusMm * 0.5, share * 1.4)
    const ink = at % 3 === 0 ? inks.light : at % 3 === 1 ? inks.body : inks.shade
    addForm(
      motif,
      ink,
      brushStroke([radiusMm * 0.4, share * radiusMm * 0.4], over, tip, radiusMm * 0.06, radiusMm * 0.09),
    )
  }
  const ball = placeMotif(createScaledBall(inks, radiusMm * 0.36, motif.pen, radiusMm > 6), { x: radiusMm * 0.34 })
  putMotif(motif, ball)
  return motif
}

function createScaledBall(inks: FlowerInks, radius: number, pen: Pen, hasScales: boolean): Motif {
  const ball = createMotif(pen)
  addForm(ball, inks.leaf, [
    [-radius * 1.1, 0],
    [-radius * 0.8, radius * 1.1],
    [radius * 0.5, radius * 1.15],
    [radius * 0.95, radius * 0.7, 1],
    [radius * 0.75, 0],
    [radius * 0.95, -radius * 0.7, 1],
    [radius * 0.5, -radius * 1.15],
    [-radius * 0.8, -radius * 1.1],
  ])
  if (!hasScales) return ball
  const ink = pen.mode === 'line' ? pen.ink : inks.leafDark
  for (let row = 0; row < 3; row++)
    for (let column = -1; column <= 1; column++) {
      const [x, y] = [radius * (-0.6 + row * 0.5), radius * 0.55 * (column + (row % 2 ? 0.5 : 0)) * (row % 2 ? 0.8 : 1)]
      if (Math.abs(y) > radius * 0.75) continue
      addDetail(ball, ink, [
        [x, y - radius * 0.2, 1],
        [x + radius * 0.34, y],
        [x, y + radius * 0.2, 1],
        [x + radius * 0.16, y],
      ])
    }
  return ball
}
