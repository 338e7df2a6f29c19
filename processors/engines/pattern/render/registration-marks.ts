import { MM_PER_INCH } from '../../raster/resolution.ts'
import type { IndexPlane } from './index-plane.ts'

/** Width of the margin, half the length of a cross's arms, radius of its ring, and width of its lines, mm. */
const sizes = { margin: 12, arm: 4, ring: 2.5, line: 0.25 } as const

/** Width in pixels of the margin that marks add on every side of a plate. */
export function registrationMarginPx(dpi: number): number {
  return Math.round((sizes.margin / MM_PER_INCH) * dpi)
}

/**
 * Draws registration marks (ringed crosses) into the margin, in the middle of each side and in each corner. Their
 * places do not depend on what the plate prints.
 *
 * @param picture the plate with its margin, 0 where it prints
 */
export function drawRegistrationMarks({ data, width, height }: IndexPlane, marginPx: number, dpi: number): void {
  const px = (mm: number): number => (mm / MM_PER_INCH) * dpi
  const [arm, ring, half] = [px(sizes.arm), px(sizes.ring), Math.max(0.5, px(sizes.line) / 2)]
  const isMarked = (dx: number, dy: number): boolean => {
    const isOnArm = (Math.abs(dx) <= half || Math.abs(dy) <= half) && Math.max(Math.abs(dx), Math.abs(dy)) <= arm
    return isOnArm || Math.abs(Math.hypot(dx, dy) - ring) <= half
  }
  const near = marginPx / 2
  for (const centreX of [near, width / 2, width - near])
    for (const centreY of [near, height / 2, height - near]) {
      if (centreX === width / 2 && centreY === height / 2) continue
      const [left, top] = [Math.floor(centreX - arm), Math.floor(centreY - arm)]
      const [right, bottom] = [Math.ceil(centreX + arm), Math.ceil(centreY + arm)]
      for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
        for (let x = Math.max(0, left); x < Math.min(width, right); x++)
          if (isMarked(x + 0.5 - centreX, y + 0.5 - centreY)) data[y * width + x] = 0
    }
}
