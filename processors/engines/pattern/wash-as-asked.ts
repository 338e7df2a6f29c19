import type { DesignSpec } from './design-spec.ts'
import { asksForWatercolour } from './families/botany/technique.ts'
import { addSettled } from './families/botany/watercolour/wash.ts'
import type { Cloth, Shape } from './kit/area/cloth.ts'
import { shapeBox } from './kit/area/cloth.ts'
import { createRandom } from './kit/chance/random.ts'
import { potsOfCast, strengthsAbout } from './kit/ink/pots.ts'
import { signedArea, windRing } from './kit/line/knot.ts'
import { createMotif } from './kit/motif/motif.ts'
import { readInks } from './palette/read-inks.ts'
import { dealtInks } from './plan-of.ts'
import { washable } from './prompt/meaning/family-kinds.ts'

/**
 * The cloth with each of its areas painted as a wash, where watercolour is asked of a print that has no manner of its own for it: one
 * strength thinner, its own ink where the water ran to, and the next strength where it dried.
 */
export function washAsAsked(cloth: Cloth, spec: DesignSpec): Cloth {
  // A mirror image dries as what it mirrors, and chance knows nothing of that.
  if (!washable.includes(spec.family) || !asksForWatercolour(spec) || spec.symmetry !== 'p1') return cloth
  const inks = readInks(dealtInks(spec))
  const pots = potsOfCast({ inks, ground: cloth.ground })
  const random = createRandom(`${spec.seed}/washes`)
  const shapes = cloth.shapes.flatMap((shape): Shape[] => {
    const strengths = strengthsAbout(inks, pots, shape.ink)
    // What lies under a hole would be painted over, and a band that closes round the cloth has no ends to dry at.
    if (strengths.length < 2 || isEndless(shape, cloth) || shape.rings.some((ring) => signedArea(ring) < 0))
      return [shape]
    const settled = createMotif()
    for (const ring of shape.rings) addSettled(settled, random, strengths, ring)
    const areas = settled.layers.map(({ ink, ring }): Shape => ({ ink, rings: [windRing(ring, 1)] }))
    return [{ ...shape, ink: strengths[0] }, ...areas]
  })
  return { ...cloth, shapes }
}

function isEndless(shape: Shape, { widthMm, heightMm }: Cloth): boolean {
  const { left, right, top, bottom } = shapeBox(shape)
  return right - left >= widthMm || bottom - top >= heightMm
}
