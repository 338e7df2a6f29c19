import { ANGLES } from '../families/techniques/in-technique.ts'
import type { Technique } from '../families/techniques/technique-of.ts'
import { techniqueOf } from '../families/techniques/technique-of.ts'
import { workArea } from '../families/techniques/work-area.ts'
import type { Cloth, Shape } from '../kit/area/cloth.ts'
import { shapeBox } from '../kit/area/cloth.ts'
import { createRandom } from '../kit/chance/random.ts'
import { potsOfCast } from '../kit/ink/pots.ts'
import type { Box } from '../kit/line/knot.ts'
import { signedArea, windRing } from '../kit/line/knot.ts'
import type { Layer } from '../kit/motif/motif.ts'
import { createMotif } from '../kit/motif/motif.ts'
import { readInks } from '../palette/read-inks.ts'
import { washedAsGrown, workable } from '../prompt/meaning/family-kinds.ts'
import type { DesignSpec } from '../spec/design-spec.ts'
import { dealtInks } from './plan-of.ts'

/** The family whose areas are facets already. */
const OF_FACETS = 'triangles'

/** Areas narrower than this, in mm, stay flat: threads and veins. */
const NARROW_MM = 4

/**
 * The cloth with each of its areas drawn in the requested technique, for families that do not draw the technique
 * themselves.
 */
export function workAsAsked(cloth: Cloth, spec: DesignSpec): Cloth {
  const technique = techniqueOf(spec)
  // Mirror images would need the same random strokes, so symmetric designs are left flat.
  if (!technique || !isWorked(spec.family, technique) || spec.symmetry !== 'p1') return cloth
  const cast = { inks: readInks(dealtInks(spec)), ground: cloth.ground }
  const pots = potsOfCast(cast)
  const random = createRandom(`${spec.seed}/${technique}`)
  const shapes = cloth.shapes.flatMap((shape, at): Shape[] => {
    const { ink, rings } = shape
    const box = shapeBox(shape)
    const holes = rings.filter((ring) => signedArea(ring) < 0)
    if (ink === cloth.ground || isFlat(box, cloth)) return [shape]
    const worked = createMotif()
    const sizeMm = Math.max(box.right - box.left, box.bottom - box.top)
    const working = { technique, cast, pots, random, sizeMm, angle: ANGLES[at % ANGLES.length] }
    for (const ring of rings) if (!holes.includes(ring)) workArea(worked, { ink, ring, holes }, working)
    return [shape, ...worked.layers.map(shapeOf)]
  })
  return { ...cloth, shapes }
}

function shapeOf({ ink, ring, holes }: Layer): Shape {
  return { ink, rings: [windRing(ring, 1), ...holes.map((hole) => windRing(hole, -1))] }
}

function isWorked(family: string, technique: Technique): boolean {
  if (technique === 'facet' && family === OF_FACETS) return false
  return workable.includes(family) || (technique !== 'wash' && washedAsGrown.includes(family))
}

/** Whether an area stays flat: it is too narrow, or a band that closes around the repeat and so has no ends. */
function isFlat({ left, right, top, bottom }: Box, { widthMm, heightMm }: Cloth): boolean {
  const [wide, high] = [right - left, bottom - top]
  return wide >= widthMm || high >= heightMm || Math.min(wide, high) < NARROW_MM
}
