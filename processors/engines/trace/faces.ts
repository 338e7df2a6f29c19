import type { LabelMap } from './merge-specks.ts'
import { type Chain, type CornerJoin, OUTSIDE } from './planar-map.ts'

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
 * Numbers the connected areas of a label map in reading order.
 *
 * @param joins corners over which two diagonal pixels of one ink belong together, as the planar map decided
 */
export function findFaces(map: LabelMap, chains: readonly Chain[], joins: readonly CornerJoin[]): Faces {
  const { id, count } = numberFaces(map, joins)
  const ink = new Uint8Array(count)
  for (let pixel = 0; pixel < id.length; pixel++) ink[id[pixel]] = map.ink[pixel]
  const left = new Int32Array(chains.length)
  const right = new Int32Array(chains.length)
  chains.forEach((chain, index) => {
    left[index] = faceBeside(chain, map, id, true)
    right[index] = faceBeside(chain, map, id, false)
  })
  return { count, ink, left, right, origin: id[0] }
}

/** Union-find over rows, columns and joined corners, then one pass that numbers the roots. */
function numberFaces(map: LabelMap, joins: readonly CornerJoin[]): { readonly id: Int32Array; readonly count: number } {
  const { ink, width, height, wrap } = map
  const parent = Int32Array.from({ length: ink.length }, (_, pixel) => pixel)
  const join = (one: number, other: number): void => {
    const a = rootOf(parent, one)
    const b = rootOf(parent, other)
    if (a < b) parent[b] = a
    else parent[a] = b
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      // Left, above and the corner between them are one area already: one link is enough, as it is for most pixels. A pixel
      // on the far side of a torus may hold a link over the frame, which must not be lost.
      const isFree = parent[pixel] === pixel && x > 0 && y > 0
      if (isFree && ink[pixel - 1] === ink[pixel] && ink[pixel - width] === ink[pixel]) {
        parent[pixel] = parent[pixel - 1]
        if (ink[pixel - width - 1] === ink[pixel]) continue
      }
      if (x > 0 ? ink[pixel - 1] === ink[pixel] : wrap && ink[pixel + width - 1] === ink[pixel])
        join(pixel, x > 0 ? pixel - 1 : pixel + width - 1)
      const above = y > 0 ? pixel - width : pixel + (height - 1) * width
      if ((y > 0 || wrap) && ink[above] === ink[pixel]) join(pixel, above)
    }
  }
  for (const [one, other] of joins) join(one, other)
  const id = new Int32Array(ink.length)
  let count = 0
  for (let pixel = 0; pixel < id.length; pixel++) {
    const root = rootOf(parent, pixel)
    id[pixel] = root === pixel ? count++ : id[root]
  }
  return { id, count }
}

function rootOf(parent: Int32Array, pixel: number): number {
  let root = pixel
  while (parent[root] !== root) {
    parent[root] = parent[parent[root]]
    root = parent[root]
  }
  return root
}

// Pixel on the left of a step, relative to the step's first corner, by heading east, south, west, north.
const LEFT_X = [0, 0, -1, -1] as const
const LEFT_Y = [-1, 0, 0, -1] as const

function faceBeside(chain: Chain, map: LabelMap, id: Int32Array, onLeft: boolean): number {
  if ((onLeft ? chain.left : chain.right) === OUTSIDE) return -1
  const { width, height } = map
  // The right of a step is the left of the next heading round the same corner.
  const side = onLeft ? chain.startHeading : (chain.startHeading + 1) & 3
  const x = (chain.xs[0] + LEFT_X[side] + width) % width
  const y = (chain.ys[0] + LEFT_Y[side] + height) % height
  return id[y * width + x]
}
