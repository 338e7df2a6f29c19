import type { Inks } from '../inks/find-inks.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { type LabelMap, listNeighbors, type SpeckJudge } from './merge-specks.ts'

// Half a chi-square beyond which a patch's colour is no accident.
const EVIDENCE_MIN = 25

/**
 * Makes a test that keeps small patches. A patch inside a single ink is part of the drawing when its pixels differ from
 * that ink by more than noise explains: a lone dot of two pixels stays. Between two inks a patch may be a mix of both
 * that was taken for a third ink, so there the test says no.
 *
 * @param sigma expected colour error of a pixel near an edge, standard deviation in 8-bit levels
 */
export function createSpeckJudge(map: LabelMap, { data }: PixelPlane, { values }: Inks, sigma: number): SpeckJudge {
  const around = new Int32Array(8)
  return (pixels, size) => {
    const ground = inkAround(map, pixels, size, around)
    if (ground === undefined) return false
    let squares = 0
    for (let i = 0; i < size; i++)
      for (let channel = 0; channel < 4; channel++) {
        const gap = data[pixels[i] * 4 + channel] - values[ground * 4 + channel]
        squares += gap * gap
      }
    return squares / (2 * sigma * sigma) >= EVIDENCE_MIN
  }
}

/** The only ink around a patch; undefined where there are several. */
function inkAround(map: LabelMap, pixels: Int32Array, size: number, around: Int32Array): number | undefined {
  const own = map.ink[pixels[0]]
  let ground: number | undefined
  for (let i = 0; i < size; i++) {
    const count = listNeighbors(map, pixels[i], around)
    for (let n = 0; n < count; n++) {
      const other = map.ink[around[n]]
      if (other === own || other === ground) continue
      if (ground !== undefined) return undefined
      ground = other
    }
  }
  return ground
}
