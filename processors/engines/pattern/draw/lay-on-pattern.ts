import { inkOf } from '../../color/ink.ts'
import type { Family, Plan } from '../families/family.ts'
import { findFamily } from '../families/registry.ts'
import type { Cloth, Shape } from '../kit/area/cloth.ts'
import { createRandom } from '../kit/chance/random.ts'
import { castInks, castOfOne, quietestOf } from '../kit/ink/cast.ts'
import { blockLattice, latticeShares } from '../kit/place/lattice.ts'
import { dissolve, ripple } from '../layout/change.ts'
import type { DesignSpec } from '../spec/design-spec.ts'
import { SPARSE } from '../spec/spec-details.ts'
import { castOf, clothInkOf, dealtInks, planOf } from './plan-of.ts'

/** Changes a cloth into dots of itself or into waves, where `details.change` asks for it. */
export function changeInto(cloth: Cloth, spec: DesignSpec): Cloth {
  if (spec.details.change === 'waves') return ripple(cloth)
  return spec.details.change === 'dots' ? dissolve(cloth, fragmentsOf(spec), 'dots') : cloth
}

function fragmentsOf({ seed, scale }: DesignSpec) {
  return { scale, random: createRandom(`${seed}/fragments`) }
}

/**
 * Lays a patterned ground under tossed motifs. It is drawn in the ink that the prompt names, or in the quietest ink, so
 * that it stays behind the motifs; in the strongest ink where it breaks up into the motifs; in its own inks where the
 * palette has some for it.
 */
export function layOnPattern(cloth: Cloth, spec: DesignSpec): Cloth {
  const under = typeof spec.details.under === 'string' ? findFamily(spec.details.under) : undefined
  if (!under || under.name === spec.family) return cloth
  const clothFrom = clothInkOf(spec)
  if (clothFrom !== undefined) return layOn(cloth, drawDyed(under, spec, clothFrom))
  const cast = castOf(spec)
  const isGoing = spec.details.change === 'things'
  const named = spec.details['under ink']
  const soft = isGoing ? cast.line : typeof named === 'number' && named < cast.inks.length ? named : quietestOf(cast)
  // On a cloth of its own colour the pattern is as visible as the things, so it should be sparse.
  const density = spec.details['under cover'] === SPARSE ? under.coverage.low : null
  const plan = planBelow(under, { ...spec, density, styles: [...spec.styles, ...(plainKinds[under.name] ?? [])] })
  const whole =
    under.name === SETT ? weaveShadow(under, plan, soft) : under.draw({ ...plan, cast: castOfOne(cast, soft) })
  const ground = isGoing ? dissolve(whole, fragmentsOf({ ...spec, scale: 1 }), 'things') : whole
  // Families that use inks beyond the cast are reduced to the same ink.
  return layOn(
    cloth,
    reInk(ground, (ink) => (ink === cast.ground ? ink : soft)),
  )
}

/** Fields of optics are finer by themselves than what is seen between things of a hand's width. */
const boldBelow: Readonly<Record<string, number>> = { 'op-art': 2 }

/** The plan of the pattern beneath, independent of what is planned for the motifs. */
function planBelow(under: Family, spec: DesignSpec): Plan {
  const size = spec.details['under scale']
  const scale = typeof size === 'number' ? size : (boldBelow[under.name] ?? 1)
  const below: DesignSpec = { ...spec, family: under.name, layout: under.layouts[0], symmetry: 'p1', scale }
  return planOf(below, { coverage: spec.density ?? under.coverage.medium })
}

/** A pattern in colours of its own: the ground's, and those from an ink number on, which nothing else uses. */
function drawDyed(under: Family, spec: DesignSpec, from: number): Cloth {
  const { ground } = spec.palette
  const inks = dealtInks(spec)
  const cast = castInks([inks[ground], ...inks.slice(from)].map(inkOf), 0)
  const woven = under.draw({ ...planBelow(under, { ...spec, density: null, motifs: [] }), cast })
  return reInk(woven, (ink) => (ink === 0 ? ground : from + ink - 1))
}

function layOn(cloth: Cloth, ground: Cloth): Cloth {
  return {
    ...cloth,
    lattice: blockLattice,
    ground: ground.ground,
    shapes: [...copiesOf(ground), ...copiesOf(cloth)],
  }
}

function reInk(cloth: Cloth, inkFor: (ink: number) => number): Cloth {
  const shapes = cloth.shapes.map((shape) => ({ ...shape, ink: inkFor(shape.ink) }))
  return { ...cloth, ground: inkFor(cloth.ground), shapes }
}

/** The kind of a pattern if none is named: even stripes carry things better than sequences of thin ones. */
const plainKinds: Readonly<Record<string, readonly string[]>> = { stripes: ['awning'], trellis: ['slats'] }

/** The shapes of every copy of the lattice, each at its own place. */
export function copiesOf({ shapes, lattice, widthMm, heightMm }: Cloth): Shape[] {
  return latticeShares(lattice).flatMap(([x, y]) =>
    shapes.map(({ ink, rings }) => ({
      ink,
      rings: rings.map((ring) => ring.map((knot) => [knot[0] + x * widthMm, knot[1] + y * heightMm, knot[2]] as const)),
    })),
  )
}

/** The family whose stripes cross: in one ink on the ground nothing of a sett would be left. */
const SETT = 'tartan'
/** Bars of both tones alternately, two wide and two narrow: recognizable as a tartan whatever its colours. */
const SHADOW_SETT = 'W/34 K5 W5 K24 W5 K/8'

/** A tartan of the ground and one tone, whose crossing threads give a third. */
function weaveShadow(under: Family, plan: Plan, soft: number): Cloth {
  const { inks, ground } = plan.cast
  const cast = castInks([inks[ground], inks[soft]], 0)
  const woven = under.draw({ ...plan, cast, details: { ...plan.details, threadcount: SHADOW_SETT } })
  return reInk(woven, (ink) => (ink === 0 ? ground : soft))
}
