import type { Cloth } from '../../kit/area/cloth.ts'
import { paintAbove, sampleField } from '../../kit/area/contour.ts'
import { createGrain, createWaves } from '../../kit/chance/noise.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Plan } from '../family.ts'

/** Width of a pucker and length of a crease at scale 1, mm. */
const [WIDE_MM, LONG_MM] = [5.5, 24]
/** Half the height of a fold where it is sharpest, on its lit and on its shaded side, and how far the light lies beside the shade, mm. */
const [LIT, SHADED, BESIDE_MM] = [0.15, 0.11, 0.7]
/** Nodes of the fields per mm of the period, at most so many along a side. */
const [NODES, NODES_MOST] = [1.8, 300]

/**
 * Creases of a washed cloth that was never ironed: fine folds along the warp that bend, fork and run out, each with its lit side. The ridges
 * of a long-grained noise are the folds; a coarser one says where they are pressed flat.
 */
export function crease(cloth: Cloth, { cast, random, widthMm, heightMm, scale }: Plan): void {
  const seed = random.fork('creases').next()
  const cells = (lengthMm: number, sizeMm: number): number => fitCells(lengthMm, sizeMm * Math.max(0.5, scale)).count
  const folds = createWaves(`${seed}/folds`, {
    acrossX: cells(widthMm, WIDE_MM * 2),
    acrossY: cells(heightMm, LONG_MM * 2),
    spread: 0.35,
  })
  const bends = createGrain(`${seed}/bends`, cells(widthMm, LONG_MM), cells(heightMm, LONG_MM))
  const pressed = createGrain(`${seed}/pressed`, cells(widthMm, LONG_MM * 0.6), cells(heightMm, LONG_MM))
  const nodes = (lengthMm: number): number => Math.min(NODES_MOST, Math.ceil(lengthMm * NODES))
  const paintFolds = (ink: number, height: number, asideMm: number): void => {
    const fold = (x: number, y: number): number =>
      Math.abs(folds(x + asideMm / widthMm + 0.02 * bends(x, y), y)) - height * Math.min(1, 0.35 + 1.8 * pressed(x, y))
    const grid = sampleField((x, y) => -fold(x, y), nodes(widthMm), nodes(heightMm))
    paintAbove(cloth, ink, grid, 0, { leastMm2: 0.8 })
  }
  paintFolds(cast.byLightness[cast.byLightness.length - 1], LIT, BESIDE_MM)
  paintFolds(cast.byLightness[0], SHADED, 0)
}
