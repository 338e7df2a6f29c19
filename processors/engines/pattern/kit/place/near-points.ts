import { moveKnot } from '../line/affine.ts'
import type { Point } from '../line/knot.ts'
import { wrap } from '../line/knot.ts'
import type { Lattice } from './lattice.ts'
import { imagesInMm, latticeShares } from './lattice.ts'

type Area = { readonly widthMm: number; readonly heightMm: number; readonly lattice: Lattice }

/** Spatial hash of points, to search near ones without visiting all. */
export type NearPoints = {
  /** Points are numbered from 0 in the order in which they are added. */
  readonly add: (point: Point) => void
  /**
   * Indices of points with an image in the buckets `ring` steps around that of `at`; some may occur twice. Rings 0 to n
   * together contain every point whose nearest image is within n times `stepMm`.
   */
  readonly ring: (at: Point, ring: number) => number[]
  /** Indices of all points with an image within `reachMm` of `at`, and some beyond, each once, in order. */
  readonly within: (at: Point, reachMm: number) => number[]
  readonly stepMm: number
  /** Number of rings that contain every bucket. */
  readonly rings: number
}

/**
 * Buckets of at least `bucketMm` over the period of `area`; each point is in as many as it has images on the lattice.
 */
export function createNearPoints(area: Area, bucketMm: number): NearPoints {
  const { widthMm, heightMm } = area
  const columns = Math.max(1, Math.floor(widthMm / bucketMm))
  const rows = Math.max(1, Math.floor(heightMm / bucketMm))
  const buckets: number[][] = Array.from({ length: columns * rows }, () => [])
  const shares = latticeShares(area.lattice)
  const images = imagesInMm(area)
  const stepMm = Math.min(widthMm / columns, heightMm / rows)
  const place = ([x, y]: Point): [column: number, row: number] => [
    Math.min(columns - 1, Math.floor((wrap(x, widthMm) / widthMm) * columns)),
    Math.min(rows - 1, Math.floor((wrap(y, heightMm) / heightMm) * rows)),
  ]
  const bucketAt = (column: number, row: number): number[] => buckets[wrap(row, rows) * columns + wrap(column, columns)]
  let count = 0
  const ring = (at: Point, far: number): number[] => {
    const [column, row] = place(at)
    const found: number[] = []
    for (let down = -far; down <= far; down++) {
      const across = Math.abs(down) === far ? 1 : 2 * far
      for (let right = -far; right <= far; right += Math.max(1, across))
        for (const number of bucketAt(column + right, row + down)) found.push(number)
    }
    return found
  }
  const rings = Math.ceil(Math.max(columns, rows) / 2)
  return {
    stepMm,
    rings,
    ring,
    add: ([x, y]) => {
      for (const image of images) {
        const [imageX, imageY] = moveKnot(image, [x, y])
        for (const [shareX, shareY] of shares)
          bucketAt(...place([imageX + shareX * widthMm, imageY + shareY * heightMm])).push(count)
      }
      count++
    },
    within: (at, reachMm) => {
      const found = new Set<number>()
      const last = Math.min(rings, Math.ceil(reachMm / stepMm))
      for (let far = 0; far <= last; far++) for (const number of ring(at, far)) found.add(number)
      return [...found].sort((one, other) => one - other)
    },
  }
}
