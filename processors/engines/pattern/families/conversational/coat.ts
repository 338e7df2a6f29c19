import { pointBetween } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm } from '../../kit/motif/motif.ts'
import type { GarmentInks } from './garments.ts'
import type { Anatomy } from './heads.ts'
import { partOf, SLICES, sliceAt, slicesOf } from './jumper.ts'

/** From the neck a coat goes so much farther than the middle of the body: it ends before the haunches. */
const LENGTH = 1.7
/** Bands of the other ink, as shares of the length: the turned-up collar, and the hem. */
const [COLLAR, HEM] = [0.13, 0.93]
/** Buttons: where along the coat, how far across from the throat's side to the back, and their size in radii of the head. */
const BUTTONS = [0.28, 0.46, 0.64] as const
const [ACROSS, BUTTON] = [0.42, 0.13]
/** A raincoat on a beast of any build, cut to its body: a collar, buttons down the chest and a hem. */
export function drawCoat(motif: Motif, body: Anatomy, { cloth, trim }: GarmentInks): void {
  const slices = slicesOf(body, LENGTH)
  if (slices.length < SLICES / 2) return
  addForm(motif, cloth, partOf(slices, 0, 1))
  addDetail(motif, trim, partOf(slices, 0, COLLAR))
  addDetail(motif, trim, partOf(slices, HEM, 1))
  for (const at of BUTTONS) {
    const [x, y] = pointBetween(...sliceAt(slices, at), ACROSS)
    addDetail(motif, trim, circle(x, y, body.radius * BUTTON))
  }
}
