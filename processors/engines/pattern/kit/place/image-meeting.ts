import type { Affine } from '../line/affine.ts'
import { moveKnot } from '../line/affine.ts'
import type { Point } from '../line/knot.ts'
import type { Lattice } from './lattice.ts'
import { cellsOf, imagesInMm } from './lattice.ts'

/**
 * Most points of a silhouette that are compared with their images: enough to find an overlap, few enough to be fast.
 */
const PROBES_MOST = 36

/**
 * Makes a test whether a silhouette comes closer than a gap to one of its own images, such as its reflection.
 * Translations are left out: a thing wider than its cell is a matter of scale.
 */
export function createImageMeeting(area: {
  readonly widthMm: number
  readonly heightMm: number
  readonly lattice: Lattice
}): (silhouette: readonly Point[], gapMm: number) => boolean {
  const { columns, rows } = cellsOf(area.lattice)
  const [wide, tall] = [area.widthMm / columns, area.heightMm / rows]
  const images = imagesInMm(area).slice(1)
  return (silhouette, gapMm) => {
    const probes = thin(silhouette)
    const [x, y] = middleOf(probes)
    const radius = Math.max(...probes.map((probe) => Math.hypot(probe[0] - x, probe[1] - y)))
    return images.some((image) => {
      const [imageX, imageY] = moveKnot(image, [x, y])
      const shiftX = -Math.round((imageX - x) / wide) * wide
      const shiftY = -Math.round((imageY - y) / tall) * tall
      const far = Math.hypot(imageX + shiftX - x, imageY + shiftY - y)
      if (far > radius * 2 + gapMm) return false
      if (far < radius * 0.6) return true
      const moved: Affine = [image[0], image[1], image[2], image[3], image[4] + shiftX, image[5] + shiftY]
      return comesNear(
        probes,
        probes.map((probe) => moveKnot(moved, probe)),
        gapMm,
      )
    })
  }
}

function comesNear(
  one: readonly Point[],
  other: readonly (readonly [number, number, ...unknown[]])[],
  gapMm: number,
): boolean {
  const least = gapMm * gapMm
  for (const [x, y] of one)
    for (const [otherX, otherY] of other) if ((x - otherX) ** 2 + (y - otherY) ** 2 < least) return true
  return false
}

function thin(points: readonly Point[]): readonly Point[] {
  const stride = Math.max(1, points.length / PROBES_MOST)
  return Array.from({ length: Math.floor(points.length / stride) }, (_, at) => points[Math.floor(at * stride)])
}

function middleOf(points: readonly Point[]): Point {
  const [sumX, sumY] = points.reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0])
  return [sumX / points.length, sumY / points.length]
}
