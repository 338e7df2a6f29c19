import { brushStroke } from '../../../kit/line/curve.ts'
import { addForm, createMotif, gouache, putMotif } from '../../../kit/motif/motif.ts'
import { drawMirroredFlower } from './flower-recipe.ts'
import { mirroredFlowers } from './mirrored-flowers.ts'
import type { DrawSideBloom } from './side-blooms.ts'

const drawPea = drawMirroredFlower(mirroredFlowers['sweet pea'])

/** Below this radius a single flower stands for the spray. */
const SPRAY_MM = 7
/** Where each flower of a spray sits and looks to, as shares of the radius and radians, and its size; the last lies in front. */
const SPRAY = [
  { x: 0.56, y: 0.12, turn: 0.1, size: 0.62 },
  { x: 0.3, y: -0.16, turn: -1.02, size: 0.66 },
  { x: 0.18, y: 0.2, turn: 0.98, size: 0.7 },
] as const

/** Sweet peas as they are cut: three winged flowers on short stalks to one stem, the youngest at its tip. */
export const drawSweetPea: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  if (radiusMm < SPRAY_MM) return drawPea(random, inks, radiusMm, options)
  const motif = createMotif(options.pen ?? gouache)
  const half = Math.max(0.2, radiusMm * 0.03)
  const ink = motif.pen.mode === 'line' ? motif.pen.ink : inks.leafDark
  for (const { x, y } of SPRAY) {
    const middle = [x * radiusMm * 0.6, 0] as const
    addForm(motif, ink, brushStroke([0, 0], middle, [x * radiusMm, y * radiusMm], half, half), { plain: true })
  }
  for (const [at, { x, y, turn, size }] of SPRAY.entries()) {
    // The youngest is a tone paler than the open ones.
    const own = at === 0 && inks.light !== inks.ground ? { ...inks, body: inks.light, light: inks.body } : inks
    const flower = drawPea(random, own, radiusMm * size, options)
    putMotif(motif, flower, { x: x * radiusMm, y: y * radiusMm, turn: turn + random.between(-0.12, 0.12) })
  }
  return motif
}
