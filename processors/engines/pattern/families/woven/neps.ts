import type { CellGrid } from '../../kit/area/cell-grid.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Weave } from './weave.ts'

/** Crossings per nep: few enough not to change the colour of the cloth. */
const CROSSINGS_A_NEP = 70

/** Adds neps of other wools to a tweed: each two cells long along its float, spread over the cloth at random. */
export function addNeps(grid: CellGrid, weave: Weave, random: Random, inks: readonly number[], share = 1): CellGrid {
  const flecked = grid.map((row) => [...row])
  const [picks, ends] = [grid.length, grid[0].length]
  const neps = Math.max(inks.length * 4, (picks * ends * share) / CROSSINGS_A_NEP)
  for (let nep = 0; nep < neps; nep++) {
    const [end, pick, ink] = [random.below(ends), random.below(picks), inks[nep % inks.length]]
    const isWarp = weave(end, pick)
    flecked[pick][end] = ink
    const [nextEnd, nextPick] = isWarp ? [end, (pick + 1) % picks] : [(end + 1) % ends, pick]
    if (weave(nextEnd, nextPick) === isWarp) flecked[nextPick][nextEnd] = ink
  }
  return flecked
}
