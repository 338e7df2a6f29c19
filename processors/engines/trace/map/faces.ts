import type { PlanarMap } from './planar-map.ts'

/** Connected areas of one ink, and which of them lie beside each boundary. */
export type Faces = {
  readonly count: number
  /** Ink of each face. */
  readonly ink: Uint8Array
  /** Face on the left and on the right of each chain; -1 beyond the frame. */
  readonly left: Int32Array
  readonly right: Int32Array
  /** Face of the top left pixel. */
  readonly origin: number
}

/**
 * The connected areas of a label map, numbered in reading order; diagonal pixels of one ink belong together where the
 * planar map decided so.
 */
export function facesOf({ board: { faceCount, tables } }: PlanarMap): Faces {
  return { count: faceCount, ink: tables.faceInk, left: tables.leftFace, right: tables.rightFace, origin: 0 }
}
