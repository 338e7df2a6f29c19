/** Smooth chance over the plane, -1..1: a hash at every whole place, carried between them along smooth curves. */
export function createValueNoise(seed: number): (x: number, y: number) => number {
  const hash = (column: number, row: number): number => {
    let mixed = Math.imul(column | 0, 0x27d4eb2d) ^ Math.imul(row | 0, 0x165667b1) ^ seed
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 31 - 1
  }
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [smooth(x - column), smooth(y - row)]
    const above = hash(column, row) * (1 - u) + hash(column + 1, row) * u
    const below = hash(column, row + 1) * (1 - u) + hash(column + 1, row + 1) * u
    return above * (1 - v) + below * v
  }
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}
