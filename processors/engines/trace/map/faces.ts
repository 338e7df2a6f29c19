import type { PlanarMap } from './planar-map.ts'

/** Faces (connected areas of one ink), and those beside each boundary. */
export type Faces = {
  readonly count: number
  /** Ink of each face. */
  readonly ink: Uint8Array
  /** Face on the left and on the right of each chain; -1 outside the frame. */
  readonly left: Int32Array
  readonly right: Int32Array
  /** Face of the top left pixel. */
  readonly origin: number
}

/**
 * The connected areas of a label map, numbered in reading order. Diagonal pixels of one ink are connected where the
 * planar map decided so.
 */
export function facesOf({ board: { faceCount, tables } }: PlanarMap): Faces {
  return { count: faceCount, ink: tables.faceInk, left: tables.leftFace, right: tables.rightFace, origin: 0 }
}
