import type { Cloth } from '../../../kit/area/cloth.ts'
import { paintTogether } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { polygon } from '../../../kit/line/outline.ts'
import type { Layer } from './bound-figures.ts'

/** Sample positions along the warp in one cell. */
const LADDER = 132
/** Threads that are tied and so shifted together. */
const BUNDLE = 4

/** Whole columns and rows of figures that fill a cloth, with `threads` per column. */
export type Warp = {
  readonly columns: { readonly count: number; readonly sizeMm: number }
  readonly rows: { readonly count: number; readonly sizeMm: number }
  readonly threads: number
}

/**
 * Dyes layers into the warp from back to front: every thread is dyed along its length and shifted a little, with its
 * bundle and alone, so that edges are feathered along the warp and exact to a thread across it.
 *
 * @param layersOf layers of the column with that index, relative to its centre
 */
export function dyeWarp(
  cloth: Cloth,
  random: Random,
  warp: Warp,
  layersOf: (column: number) => readonly Layer[],
): void {
  const { columns, rows, threads } = warp
  const wideMm = columns.sizeMm / threads
  const tall = rows.sizeMm / columns.sizeMm
  const slides = slideThreads(random, columns.count * threads, columns.sizeMm)
  const dyed = Array.from({ length: columns.count }, (_, column) => layersOf(column))
  const most = Math.max(...dyed.map((layers) => layers.length))
  for (let at = 0; at < most; at++) {
    const byInk = new Map<number, Ring[]>()
    for (const [thread, slide] of slides.entries()) {
      const column = Math.floor(thread / threads)
      const layer = dyed[column][at]
      if (!layer) continue
      const x = (((thread % threads) + 0.5) / threads - 0.5) * 2
      const rings = byInk.get(layer.ink) ?? []
      byInk.set(layer.ink, rings)
      const runs = runsOf((y) => layer.isIn(x, y), tall)
      for (let row = 0; row < rows.count; row++)
        for (const [from, to] of runs) {
          const [top, bottom] = [from, to].map((y) => (row + y / LADDER) * rows.sizeMm + slide)
          rings.push(sliver(random, thread * wideMm, wideMm, top, bottom))
        }
    }
    for (const [ink, rings] of byInk) paintTogether(cloth, ink, rings)
  }
}

/** Intervals of one thread inside a layer, in sample steps from the top of a row; one may extend beyond its end. */
function runsOf(isInAt: (y: number) => boolean, tall: number): (readonly [from: number, to: number])[] {
  const marks = Array.from({ length: LADDER }, (_, step) => isInAt(((step + 0.5) / LADDER - 0.5) * 2 * tall))
  if (marks.every(Boolean)) return [[0, LADDER]]
  return marks.flatMap((mark, from): (readonly [number, number])[] => {
    if (!mark || marks.at(from - 1)) return []
    let length = 1
    while (marks[(from + length) % LADDER]) length++
    return [[from, from + length]]
  })
}

function slideThreads(random: Random, threads: number, columnMm: number): number[] {
  const bundles = Array.from({ length: Math.ceil(threads / BUNDLE) }, () => random.between(-1, 1))
  return Array.from(
    { length: threads },
    (_, thread) => columnMm * (0.022 * random.between(-1, 1) + 0.03 * bundles[Math.floor(thread / BUNDLE)]),
  )
}

/** One dyed interval of a thread; the dye extends farther along its middle than along its edges. */
function sliver(random: Random, x: number, wide: number, top: number, bottom: number): Ring {
  const creep = (): number => wide * (random.chance(0.16) ? random.between(1.8, 3.2) : random.between(0.5, 1.6))
  const middle = x + wide / 2
  return polygon([
    [x, top],
    [middle, top - creep()],
    [x + wide, top],
    [x + wide, bottom],
    [middle, bottom + creep()],
    [x, bottom],
  ])
}
