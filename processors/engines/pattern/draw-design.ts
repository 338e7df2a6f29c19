import { inkFromHex } from '../color/ink.ts'
import type { DesignSpec } from './design-spec.ts'
import { ENGINE_VERSION } from './design-spec.ts'
import type { Family, LayoutName, Plan } from './families/family.ts'
import { findFamily } from './families/registry.ts'
import { frameAsPanel } from './frame-as-panel.ts'
import { castInks } from './kit/cast.ts'
import type { Cloth, Shape } from './kit/cloth.ts'
import type { Lattice } from './kit/lattice.ts'
import { blockLattice, latticeShares } from './kit/lattice.ts'
import { createRandom } from './kit/random.ts'
import { PatternRejected } from './pattern-rejected.ts'
import { fillIndexPlane, measureInkShares } from './render/index-plane.ts'
import { useEveryInk } from './use-every-ink.ts'

const lattices: Readonly<Record<LayoutName, Lattice>> = {
  block: { order: 1, step: 0 },
  toss: { order: 1, step: 0 },
  mirror: { order: 1, step: 0 },
  ogee: { order: 2, step: 1 },
  'half-drop': { order: 2, step: 1 },
  brick: { order: 2, step: 1 },
  diamond: { order: 2, step: 1 },
  'third-drop': { order: 3, step: 1 },
  sateen: { order: 5, step: 2 },
}

export function latticeOf(layout: LayoutName): Lattice {
  return lattices[layout]
}

/** Widths are measured on a small plane while searching for a coverage: the share is good to about 0.005. */
const PROBE_PIXELS = 256
const SEARCH_ROUNDS = 3
export const COVERAGE_TOLERANCE = 0.04

/**
 * Draws the design a spec describes, on the torus, in mm. Pure: the spec alone decides.
 *
 * @throws PatternRejected when the family is unknown
 */
export function drawDesign(spec: DesignSpec): Cloth {
  const family = findFamily(spec.family)
  if (!family) throw new PatternRejected('spec.family', `"${spec.family}" is not a family of this engine`)
  const draw = spec.composition === 'single' && family.compose ? family.compose : family.draw
  const drawAt = (coverage: number): Cloth => draw(makePlan(spec, family, coverage))
  const isSearched = spec.density !== null && !family.isDensityFixed
  const drawn = isSearched ? searchCoverage(drawAt, spec) : drawAt(family.coverage.medium)
  const cloth = layOnPattern(drawn, spec)
  const composed = spec.composition === 'single' && !family.compose ? frameAsPanel(cloth, castOf(spec)) : cloth
  return useEveryInk(composed, spec.palette.inks.length)
}

/** A patterned ground under tossed motifs, in the two quietest inks, so that it stays behind what lies on it. */
function layOnPattern(cloth: Cloth, spec: DesignSpec): Cloth {
  const under = typeof spec.details.under === 'string' ? findFamily(spec.details.under) : undefined
  if (!under || under.name === spec.family) return cloth
  const cast = castOf(spec)
  const quiet = { ...cast, main: cast.soft, second: cast.soft, line: cast.soft, accent: cast.soft, third: cast.soft }
  const plan = makePlan({ ...spec, layout: under.layouts[0], scale: 1 }, under, under.coverage.medium)
  const ground = under.draw({
    ...plan,
    cast: { ...quiet, fourth: cast.soft, figures: [cast.soft] },
    isDensityAsked: false,
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

function castOf(spec: DesignSpec): Plan['cast'] {
  const { inks, ground, rolesFrom } = spec.palette
  const dealt = rolesFrom?.length === inks.length ? rolesFrom : inks
  return castInks(
    dealt.flatMap((hex) => inkFromHex(hex) ?? []),
    ground,
  )
}

function makePlan(spec: DesignSpec, family: Family, coverage: number): Plan {
  const { width, height } = spec.aspect
  const long = Math.max(width, height)
  return {
    widthMm: (spec.repeatMm * width) / long,
    heightMm: (spec.repeatMm * height) / long,
    random: createRandom(`${ENGINE_VERSION}/${family.name}/${spec.seed}`),
    cast: castOf(spec),
    scale: spec.scale * (family.isDensityFixed ? scaleOfDensity(spec.density) : 1),
    coverage,
    isDensityAsked: spec.density !== null,
    lattice: latticeOf(spec.layout),
    orientation: spec.orientation,
    motifs: spec.motifs,
    styles: spec.styles,
    details: spec.details,
  }
}

/** Where coverage is fixed, denser means smaller: 1.4 at a quarter, 1 at a half, 0.7 at three quarters. */
function scaleOfDensity(density: number | null): number {
  return density === null ? 1 : 2 ** (1 - 2 * density)
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

/** Share of the cloth that is not ground. */
export function coverageOf(cloth: Cloth): number {
  const long = Math.max(cloth.widthMm, cloth.heightMm)
  const width = Math.max(1, Math.round((cloth.widthMm / long) * PROBE_PIXELS))
  const height = Math.max(1, Math.round((cloth.heightMm / long) * PROBE_PIXELS))
  return 1 - measureInkShares(fillIndexPlane(cloth, width, height), 256)[cloth.ground]
}
