import { moveKnot } from '../line/affine.ts'
import type { Point } from '../line/knot.ts'
import { wrap } from '../line/knot.ts'
import type { Lattice } from './lattice.ts'
import { cellsOf, imagesInMm } from './lattice.ts'

type Area = { readonly widthMm: number; readonly heightMm: number; readonly lattice: Lattice }

/** `isSelf` where both are one point. */
export type ShortestStep = (from: Point, to: Point, isSelf?: boolean) => readonly [dx: number, dy: number]

/**
 * The vector from one point to the nearest image of another on the lattice; from a point to itself, to its nearest
 * copy.
 */
export function createShortestStep(area: Area): ShortestStep {
  const stepper = createStepper(area)
  return (from, to, isSelf = false) => {
    stepper.look(from, to, isSelf)
    return [stepper.dx, stepper.dy]
  }
}

/** The same without allocating a tuple, for loops over all pairs: `look` stores the vector in the fields. */
export type Stepper = {
  dx: number
  dy: number
  squared: number
  readonly look: (from: Point, to: Point, isSelf?: boolean) => void
}

/** A stepper on the torus of `area` with all images of its lattice. */
export function createStepper(area: Area): Stepper {
  const { columns, rows, drop } = cellsOf(area.lattice)
  const [spanMm, tallMm] = [area.widthMm / columns, area.heightMm / rows]
  const images = imagesInMm(area)
  const dropMm = tallMm * drop
  // Without a drop the adjacent column is never nearer, except for a point's own copy.
  const reach = dropMm === 0 ? 0 : 1
  const lookAt = (fromX: number, fromY: number, x: number, y: number, isSelf: boolean): void => {
    const home = Math.round((fromX - x) / spanMm)
    const beside = isSelf ? 1 : reach
    for (let column = home - beside; column <= home + beside; column++) {
      const dx = x + column * spanMm - fromX
      const rest = wrap(y + column * dropMm - fromY + tallMm / 2, tallMm) - tallMm / 2
      const dy = isSelf && column === 0 ? tallMm : rest
      const squared = dx * dx + dy * dy
      if (squared >= stepper.squared) continue
      stepper.dx = dx
      stepper.dy = dy
      stepper.squared = squared
    }
  }
  const stepper: Stepper = {
    dx: 0,
    dy: 0,
    squared: Infinity,
    look: (from, to, isSelf = false) => {
      stepper.squared = Infinity
      lookAt(from[0], from[1], to[0], to[1], isSelf)
      for (let at = 1; at < images.length; at++) {
        const [x, y] = moveKnot(images[at], [to[0], to[1]])
        lookAt(from[0], from[1], x, y, false)
      }
    },
  }
  return stepper
}
