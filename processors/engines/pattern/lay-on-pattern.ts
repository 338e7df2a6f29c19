import type { DesignSpec } from './design-spec.ts'
import type { Family, Plan } from './families/family.ts'
import { findFamily } from './families/registry.ts'
import type { Cloth, Shape } from './kit/area/cloth.ts'
import { createRandom } from './kit/chance/random.ts'
import { castInks, quietestOf } from './kit/ink/cast.ts'
import { blockLattice, latticeShares } from './kit/place/lattice.ts'
import { dissolve, ripple } from './layout/change.ts'
import { castOf, planOf } from './plan-of.ts'
import { SPARSE } from './spec-details.ts'

/** A cloth that goes over into dots of itself or into waves, where `details.change` asks for it. */
export function changeInto(cloth: Cloth, spec: DesignSpec): Cloth {
  if (spec.details.change === 'waves') return ripple(cloth)
  return spec.details.change === 'dots' ? dissolve(cloth, fragmentsOf(spec), 'dots') : cloth
}

function fragmentsOf({ seed, scale }: DesignSpec) {
  return { scale, random: createRandom(`${seed}/fragments`) }
}

/**
 * A patterned ground under tossed motifs, in the ink that the prompt names or the two quietest, so that it stays behind what lies on it; in the strongest ink where it
 * breaks up and the motifs come out of it.
 */
export function layOnPattern(cloth: Cloth, spec: DesignSpec): Cloth {
  const under = typeof spec.details.under === 'string' ? findFamily(spec.details.under) : undefined
  if (!under || under.name === spec.family) return cloth
  const cast = castOf(spec)
  const isGoing = spec.details.change === 'things'
  const named = spec.details['under ink']
  const soft = isGoing ? cast.line : typeof named === 'number' && named < cast.inks.length ? named : quietestOf(cast)
  const quiet = { ...cast, soft, main: soft, second: soft, line: soft, accent: soft, third: soft }
  const layout = under.layouts[0]
  const size = spec.details['under scale']
  const scale = typeof size === 'number' ? size : 1
  // On a cloth of its own colour it is seen as much as the things: little of it is enough.
  const { low, medium } = under.coverage
  const density = spec.details['under cover'] === SPARSE ? low : null
  const styles = [...spec.styles, ...(plainKinds[under.name] ?? [])]
  const below: DesignSpec = { ...spec, family: under.name, layout, symmetry: 'p1', scale, density, styles }
  const plan = planOf(below, { coverage: density ?? medium })
  const whole =
    under.name === SETT
      ? weaveShadow(under, plan, soft)
      : under.draw({ ...plan, cast: { ...quiet, fourth: soft, figures: [soft] } })
  const ground = isGoing ? dissolve(whole, fragmentsOf({ ...spec, scale: 1 }), 'things') : whole
  return {
    ...cloth,
    lattice: blockLattice,
    ground: ground.ground,
    // Families that pick inks past the cast are quietened too.
    shapes: [
      ...copiesOf(ground).map((shape) => (shape.ink === cast.ground ? shape : { ...shape, ink: soft })),
      ...copiesOf(cloth),
    ],
  }
}

/** What a pattern is when no kind of it is named: even stripes carry things better than sequences of thin ones. */
const plainKinds: Readonly<Record<string, readonly string[]>> = { stripes: ['awning'] }

/** The shapes of every copy of the lattice, each on its own place. */
export function copiesOf({ shapes, lattice, widthMm, heightMm }: Cloth): Shape[] {
  return latticeShares(lattice).flatMap(([x, y]) =>
    shapes.map(({ ink, rings }) => ({
      ink,
      rings: rings.map((ring) => ring.map((knot) => [knot[0] + x * widthMm, knot[1] + y * heightMm, knot[2]] as const)),
    })),
  )
}

/** The family whose stripes cross: in one ink over the ground nothing of a sett would be left. */
const SETT = 'tartan'
/** Bars of both tones by turns, two wide and two narrow: a tartan whatever its colours. */
const SHADOW_SETT = 'W/34 K5 W5 K24 W5 K/8'

/** A tartan of the ground and one tone, which the crossing threads make three. */
function weaveShadow(under: Family, plan: Plan, soft: number): Cloth {
  const { inks, ground } = plan.cast
  const cast = castInks([inks[ground], inks[soft]], 0)
  const woven = under.draw({ ...plan, cast, details: { ...plan.details, threadcount: SHADOW_SETT } })
  const shapes = woven.shapes.map((shape) => ({ ...shape, ink: shape.ink === 0 ? ground : soft }))
  return { ...woven, ground: woven.ground === 0 ? ground : soft, shapes }
}
