import { clamp } from '../../numbers/clamp.ts'
import { backdrops, drawBackdrop } from '../backdrop/backdrop.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { createRandom } from '../kit/chance/random.ts'
import { blockLattice } from '../kit/place/lattice.ts'
import { backdropInkOf } from '../palette/grounds/backdrop-tone.ts'
import type { DesignSpec } from '../spec/design-spec.ts'
import { copiesOf } from './lay-on-pattern.ts'

/** Lays the drawing over the place in `details.backdrop`, in the ink `details['backdrop ink']`. */
export function layOnBackdrop(cloth: Cloth, spec: DesignSpec): Cloth {
  const tone = backdropInkOf(spec)
  const kind = backdrops.find((name) => name === spec.details.backdrop)
  if (!kind || tone === undefined) return cloth
  const { widthMm, heightMm, ground } = cloth
  const random = createRandom(`${spec.seed}/backdrop`)
  const scale = clamp(spec.scale, SCALES[0], SCALES[1])
  const place = drawBackdrop(kind, { widthMm, heightMm, scale, random }, { ground, tone })
  return { ...cloth, lattice: blockLattice, shapes: [...place.shapes, ...copiesOf(cloth)] }
}

/** Limits of a backdrop's scale, however large the things are. */
const SCALES = [0.5, 1.6] as const
