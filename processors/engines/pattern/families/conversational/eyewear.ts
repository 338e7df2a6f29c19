import { ribbon } from '../../kit/line/curve.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm } from '../../kit/motif/motif.ts'
import type { GarmentInks } from './garments.ts'
import type { Anatomy } from './heads.ts'

type Lenses = { readonly middles: readonly number[]; readonly height: number; readonly size: number }

/** A lens seen from the side, in radii of the head: small heads wear large glasses, or they are lost. */
const SIDE_LENS = 0.6

/** The bridge and the arm to the ear, and where the lenses lie. */
function drawFrame(motif: Motif, { at: [x, y], radius, isFace }: Anatomy, cloth: number): Lenses {
  const size = radius * (isFace ? 0.36 : SIDE_LENS)
  const [height, arm] = [y - radius * 0.12, radius * 0.1]
  const middles = isFace ? [x - radius * 0.44, x + radius * 0.44] : [x - radius * 0.28]
  const [left, right] = [middles[0], isFace ? middles[1] : x + radius * 0.85]
  addForm(
    motif,
    cloth,
    ribbon(
      [
        [left, height - arm],
        [right, height - arm * 1.5],
      ],
      () => arm / 2,
    ),
    { plain: true },
  )
  return { middles, height, size }
}

/** Dark glasses with a glint. */
export function drawGlasses(motif: Motif, body: Anatomy, { cloth, trim }: GarmentInks): void {
  const { middles, height, size } = drawFrame(motif, body, cloth)
  for (const middle of middles) {
    addForm(motif, cloth, circle(middle, height, size))
    addDetail(motif, trim, [
      [middle - size * 0.55, height + size * 0.1, 1],
      [middle - size * 0.5, height - size * 0.5],
      [middle + size * 0.1, height - size * 0.55, 1],
      [middle - size * 0.25, height - size * 0.25],
    ])
  }
}

/** Rims, clear glass and the pupil behind it, in radii of a lens. */
const [GLASS, PUPIL_BEHIND] = [0.74, 0.3]

/** Round spectacles that show the eyes. */
export function drawSpectacles(motif: Motif, body: Anatomy, { cloth, trim, dark }: GarmentInks): void {
  const { middles, height, size } = drawFrame(motif, body, cloth)
  for (const middle of middles) {
    addForm(motif, cloth, circle(middle, height, size))
    addDetail(motif, trim, circle(middle, height, size * GLASS))
    addDetail(motif, dark, circle(middle, height, size * PUPIL_BEHIND))
  }
}

/** Irises and pupils of eyes that have a colour of their own, in radii of the head. */
const [IRIS, PUPIL] = [0.21, 0.1]

/** Eyes of one ink with dark pupils, as details of the beast. */
export function drawEyes(motif: Motif, { at: [x, y], radius, isFace }: Anatomy, ink: number, dark: number): void {
  const middles = isFace ? [x - radius * 0.42, x + radius * 0.42] : [x - radius * 0.3]
  for (const middle of middles) {
    const height = y - radius * 0.12
    addDetail(motif, ink, circle(middle, height, radius * IRIS))
    addDetail(motif, dark, circle(middle, height, radius * PUPIL))
  }
}
