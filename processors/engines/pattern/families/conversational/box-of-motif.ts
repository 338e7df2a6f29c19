import type { Box } from '../../kit/line/knot.ts'
import { boxOf } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'

/** The box round the forms of a motif, in mm. */
export function boxOfMotif({ layers }: Motif): Box {
  return boxOf(layers.filter(({ isForm }) => isForm).map(({ ring }) => ring))
}
