import type { Random } from '../../../kit/chance/random.ts'
import { strengthsOf } from '../../../kit/ink/pots.ts'
import { boxOf } from '../../../kit/line/knot.ts'
import type { Layer, Motif } from '../../../kit/motif/motif.ts'
import { createMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { isTopView } from '../flowers/bloom-table.ts'
import type { PlantOptions } from '../plants/plant.ts'
import { growPlant } from '../plants/plant.ts'
import { addSettled } from './wash.ts'
import { paintBloom, paintedNouns } from './wash-blooms.ts'

/** What is narrower than this, in mm, is one touch of the brush and has no edge for paint to gather along. */
const POOLED_MM = 2.6

/** A plant in thin paint: petals and leaves let down with water, fuller paint where they dried last, heads loosely painted. */
export function growWashed(random: Random, noun: string, inks: FlowerInks, options: PlantOptions): Motif {
  const thin = letDown(inks)
  const isPainted = paintedNouns.includes(noun) && isTopView(noun)
  const drawHead = (radiusMm: number): Motif => paintBloom(random, noun, inks, radiusMm)
  return poolEdges(growPlant(random, noun, thin, { ...options, ...(isPainted && { drawHead }) }), random, inks)
}

/** Every tone one step paler, as far as the palette has one: what was the body is the shade of it. */
function letDown(inks: FlowerInks): FlowerInks {
  const { ground, body, light, shade, leaf, leafLight } = inks
  const isPale = light !== ground && light !== body
  const isLeafPale = leafLight !== ground && leafLight !== leaf
  return {
    ...inks,
    ...(isPale && { body: light, light: body, shade: body, flame: shade === ground ? body : shade }),
    ...(isLeafPale && { leaf: leafLight, leafDark: leaf, leafLight: leaf }),
  }
}

/** The same drawing with the fuller paint of each tone gathered along part of its edges. */
function poolEdges(motif: Motif, random: Random, inks: FlowerInks): Motif {
  const pooled = motif.layers.flatMap((layer): Layer[] => {
    const pot = strengthsOf(inks.pots, layer.ink)
    const { left, right, top, bottom } = boxOf([layer.ring])
    const isBroad = Math.min(right - left, bottom - top) > POOLED_MM
    if (!layer.isForm || !isBroad) return [layer]
    const settled = createMotif()
    addSettled(settled, random, pot.slice(pot.indexOf(layer.ink), pot.indexOf(layer.ink) + 3), layer.ring)
    return [layer, ...settled.layers]
  })
  return { pen: motif.pen, layers: pooled }
}
