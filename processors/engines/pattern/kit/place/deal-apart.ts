import type { Random } from '../chance/random.ts'

/**
 * Deals kinds (inks, colourings) to the cells of a brick lattice on the torus (odd rows shifted by half a cell), such
 * that none is next to or above its own kind if there are enough kinds; the last row and column also respect the first.
 *
 * @returns a kind per cell, row by row
 */
export function dealApart<Kind>(random: Random, kinds: readonly Kind[], columns: number, rows: number): Kind[] {
  const dealt: Kind[] = []
  const at = (column: number, row: number): Kind | undefined =>
    dealt[((row + rows) % rows) * columns + ((column + columns) % columns)]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const aside = row % 2 ? 1 : -1
      const near = [at(column - 1, row), at(column + 1, row)]
      for (const other of [row - 1, row + 1]) near.push(at(column, other), at(column + aside, other))
      const free = kinds.filter((kind) => !near.includes(kind))
      dealt.push(random.pick(free.length > 0 ? free : kinds))
    }
  return dealt
}
