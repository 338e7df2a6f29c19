import type { CellGrid } from '../../kit/area/cell-grid.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Weave } from './weave.ts'

/** About one crossing in seventy shows a nep: enough to sparkle, too few to change the colour. */
const CROSSINGS_A_NEP = 70

/** Neps of other wools in a tweed: two cells long along the float they are spun into, spread over the cloth by chance. */
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
