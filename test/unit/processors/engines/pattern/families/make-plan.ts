import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import type { Family, Plan } from '../../../../../../processors/engines/pattern/families/family.ts'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { blockLattice } from '../../../../../../processors/engines/pattern/kit/place/lattice.ts'

/** A plan for one family at its own size, on a cream ground unless `inks` says otherwise; ink 0 is the ground. */
export function makePlan(
  family: Family,
  seed: number,
  more: Partial<Plan> & { readonly hexes?: readonly string[] } = {},
): Plan {
  const { hexes = ['#f3ecdc', '#a5432f', '#27395c', '#c98f2d'], ...rest } = more
  return {
    widthMm: family.repeatMm,
    heightMm: family.repeatMm,
    random: createRandom(`${family.name}/${seed}`),
    cast: castInks(hexes.map(inkOf), 0),
    scale: 1,
    coverage: family.coverage.medium,
    isDensityAsked: false,
    lattice: blockLattice,
    orientation: family.orientation ?? 'four-way',
    motifs: [],
    styles: [],
    details: {},
    ...rest,
  }
}
