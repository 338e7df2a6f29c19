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
export function createSpeckJudge(map: LabelMap, plane: PixelPlane, inks: Inks, sigma: number): SpeckJudge {
  const squaresOf = squaresOver(map, plane, inks)
  return (pixels, size) => squaresOf(pixels, size) / (2 * sigma * sigma) >= EVIDENCE_MIN
}

/**
 * The same for a picture that was sharpened, in which nearly all pixels are pure: what a patch there shows of itself in the
 * blurred picture that it was found in grows with the square of its area.
 *
 * @param least squared levels times pixels
 */
export function createCrumbJudge(map: LabelMap, plane: PixelPlane, inks: Inks, least: number): SpeckJudge {
  const squaresOf = squaresOver(map, plane, inks)
  return (pixels, size) => squaresOf(pixels, size) * size >= least
}

/**
 * The squared levels that a patch must show for `createCrumbJudge` to keep it.
 *
 * @param noise standard deviation in 8-bit levels
 * @param blur of the picture it was found in, standard deviation in its pixels
 * @param finer how many times wider and higher the sharpened picture is
 */
export function crumbsUnder(noise: number, blur: number, finer: number): number {
  // A point of light has a square of 1 / (4 pi s^2) in a Gaussian of standard deviation s.
  const spread = 4 * Math.PI * blur * blur * finer ** 4
  return EVIDENCE_MIN * 2 * noise * noise * spread
}

type SumOfSquares = (pixels: Int32Array, size: number) => number

/** Sums the squared differences of a patch from the only ink around it; 0 where there are several. */
function squaresOver(map: LabelMap, { data }: PixelPlane, { values }: Inks): SumOfSquares {
  const around = new Int32Array(8)
  return (pixels, size) => {
    const ground = inkAround(map, pixels, size, around)
    if (ground === undefined) return 0
    let squares = 0
    for (let i = 0; i < size; i++)
      for (let channel = 0; channel < 4; channel++) {
        const gap = data[pixels[i] * 4 + channel] - values[ground * 4 + channel]
        squares += gap * gap
      }
    return squares
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
