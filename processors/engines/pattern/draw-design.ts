import type { DesignSpec } from './design-spec.ts'
import { dropUnseen } from './drop-unseen.ts'
import { findFamily } from './families/registry.ts'
import { frameAsPanel } from './frame-as-panel.ts'
import type { Cloth, Shape } from './kit/cloth.ts'
import { blockLattice, latticeShares } from './kit/lattice.ts'
import { arrange } from './layout/arrangement.ts'
import { drawLaidOut, pixelMultipleOf } from './layout/lay-out.ts'
import { coverageOf } from './measure-coverage.ts'
import type { PixelSize } from './pixel-size.ts'
import { fitPixelSize } from './pixel-size.ts'
import { castOf, familyOf, planOf } from './plan-of.ts'
import { useEveryInk } from './use-every-ink.ts'

const SEARCH_ROUNDS = 3
export const COVERAGE_TOLERANCE = 0.04

/**
 * Draws the design a spec describes, on the torus, in mm. Pure: the spec alone decides.
 *
 * @throws PatternRejected when the family is unknown
 */
export function drawDesign(spec: DesignSpec): Cloth {
  const family = familyOf(spec)
  const arrangement = arrange(spec, family)
  const isComposed = spec.composition === 'single' && family.compose !== undefined
  const drawAt = (coverage: number): Cloth => {
    const plan = planOf(spec, { coverage, arrangement })
    return isComposed && family.compose ? family.compose(plan) : drawLaidOut(family, plan, arrangement)
  }
  const isSearched = spec.density !== null && !family.isDensityFixed
  const drawn = isSearched ? searchCoverage(drawAt, spec) : drawAt(family.coverage.medium)
  const cloth = layOnPattern(drawn, spec)
  const composed = spec.composition === 'single' && !isComposed ? frameAsPanel(cloth, castOf(spec)) : cloth
  // A symmetry must hold to the pixel, and what is dropped is found on a grid of cells: only plain repeats are lightened.
  const isLightened = family.isLayered === true && spec.symmetry === 'p1'
  return useEveryInk(isLightened ? dropUnseen(composed) : composed, spec.palette.inks.length)
}

/** Pixels of a design's period with a long edge as near to `longEdge` as exact copies of its tile allow. */
export function pixelSizeOf(spec: DesignSpec, longEdge: number, multipleOf = 1): PixelSize {
  return fitPixelSize(spec.aspect, longEdge, multipleOf * pixelMultipleOf(arrange(spec, familyOf(spec))))
}

/** A patterned ground under tossed motifs, in the two quietest inks, so that it stays behind what lies on it. */
function layOnPattern(cloth: Cloth, spec: DesignSpec): Cloth {
  const under = typeof spec.details.under === 'string' ? findFamily(spec.details.under) : undefined
  if (!under || under.name === spec.family) return cloth
  const cast = castOf(spec)
  const quiet = { ...cast, main: cast.soft, second: cast.soft, line: cast.soft, accent: cast.soft, third: cast.soft }
  const layout = under.layouts[0]
  const plan = planOf({ ...spec, family: under.name, layout, symmetry: 'p1', scale: 1, density: null })
  const ground = under.draw({
    ...plan,
    cast: { ...quiet, fourth: cast.soft, figures: [cast.soft] },
  })
  return {
    ...cloth,
    lattice: blockLattice,
    ground: ground.ground,
    shapes: [...copiesOf(ground), ...copiesOf(cloth)],
  }
}

/** The shapes of every copy of the lattice, each on its own place. */
function copiesOf({ shapes, lattice, widthMm, heightMm }: Cloth): Shape[] {
  return latticeShares(lattice).flatMap(([x, y]) =>
    shapes.map(({ ink, rings }) => ({
      ink,
      rings: rings.map((ring) => ring.map((knot) => [knot[0] + x * widthMm, knot[1] + y * heightMm, knot[2]] as const)),
    })),
  )
}

/** Families aim at a coverage but overlaps and leftovers miss it; the aim is corrected by what was measured. */
function searchCoverage(drawAt: (coverage: number) => Cloth, spec: DesignSpec): Cloth {
  const target = spec.density ?? 0
  let aim = target
  let best = drawAt(aim)
  let miss = coverageOf(best) - target
  for (let round = 1; round < SEARCH_ROUNDS && Math.abs(miss) > COVERAGE_TOLERANCE / 2; round++) {
    aim = Math.max(0.02, Math.min(0.985, aim - miss))
    const next = drawAt(aim)
    const nextMiss = coverageOf(next) - target
    if (Math.abs(nextMiss) >= Math.abs(miss)) break
    best = next
    miss = nextMiss
  }
  return best
}
