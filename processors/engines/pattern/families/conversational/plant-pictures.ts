import type { Random } from '../../kit/chance/random.ts'
import { boxOf, TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { gouache, placeMotif, wobbleMotif } from '../../kit/motif/motif.ts'
import { treeBlossoms } from '../../prompt/meaning/family-kinds.ts'
import { drawBlossomTwig } from '../botany/boughs/blossom-twig.ts'
import type { FlowerInks, FlowerPalette } from '../botany/flower-inks.ts'
import { flowerInksAt, mixFlowerPalette } from '../botany/flower-inks.ts'
import { drawFlower, flowerInksFor } from '../botany/flowers/bloom-table.ts'
import { drawLeafage, isLeaf } from '../botany/leaves/leaf-table.ts'
import { toneFoliage, turningLeaves } from '../botany/leaves/leaf-tones.ts'
import { drawTropicalLeaf, isTropicalLeaf } from '../botany/leaves/tropical-leaf.ts'
import { growPlant } from '../botany/plants/plant.ts'
import { drawSpray } from '../botany/plants/sprig.ts'
import type { Plan } from '../family.ts'
import { askedInk } from './asked-parts.ts'
import { penOf } from './pen-of-pictures.ts'

/** How much longer than the size asked for a slim leaf may be. */
const SLIM_LONGER = 1.25

type DrawPlant = (random: Random, sizeMm: number, turn: number) => Motif

/** Flowers larger than this bring leaves and buds, those of trees their twig. */
const SPRAY_MM = 16

/** True for leaves and twigs that botany draws better than a picture would. */
export function drawableLeaf(noun: string): boolean {
  return isTropicalLeaf(noun) || (isLeaf(noun) && !['pine', 'fir', 'olive', 'tea', 'berry'].includes(noun))
}

/** Draws a flower, with leaves and buds where it is large; those of trees on their twig. */
export function flowerDrawer(plan: Plan, noun: string): DrawPlant {
  const palette = mixFlowerPalette(plan.cast)
  const inksAt = inksOfFlower(plan, palette, noun)
  return (random, sizeMm, turn) => {
    const inks = inksAt(turn)
    const other = flowerInksAt(palette, (turn + 1) % 2)
    const pen = penOf(plan)(sizeMm)
    if (pen.mode === 'line') return drawFlower(random, noun, inks, sizeMm * 0.5, { pen })
    if (treeBlossoms.includes(noun) && sizeMm > SPRAY_MM)
      return wobbleMotif(drawBlossomTwig(random, plan, palette, noun, sizeMm * 0.58), random, sizeMm)
    const bloom = drawFlower(random, noun, inks, sizeMm * 0.4)
    return wobbleMotif(sizeMm > SPRAY_MM ? drawSpray(random, inks, other, sizeMm * 0.38, bloom) : bloom, random, sizeMm)
  }
}

/** The inks of a flower at its turns: those of its kind, in the colour that is asked for it. */
function inksOfFlower(plan: Plan, palette: FlowerPalette, noun: string): (turn: number) => FlowerInks {
  const asked = askedInk(plan, noun)
  return (turn) => {
    const natural = flowerInksFor(palette, noun, turn % 2)
    return asked === undefined ? natural : inColour(palette, natural, asked)
  }
}

/** Draws a whole plant that stands: stem, leaves and head, for flowers that are known from their side. */
export function plantDrawer(plan: Plan, noun: string): DrawPlant {
  const inksAt = inksOfFlower(plan, mixFlowerPalette(plan.cast), noun)
  return (random, sizeMm, turn) => {
    const plant = growPlant(random, noun, inksAt(turn), { lengthMm: sizeMm, pen: penOf(plan)(sizeMm) })
    return placeMotif(plant, { turn: -TURN / 4 })
  }
}

/** Petals in the ink that is asked for them. */
export function inColour({ schemes }: FlowerPalette, natural: FlowerInks, asked: number): FlowerInks {
  return schemes.find(({ body }) => body === asked) ?? { ...natural, body: asked, light: asked, flame: asked }
}

/** Draws a leaf or twig round its middle. */
export function leafDrawer(plan: Plan, noun: string): DrawPlant {
  const palette = mixFlowerPalette(plan.cast)
  const tones = turningLeaves.includes(noun)
    ? toneFoliage(plan, palette)
    : [flowerInksAt(palette, 0), flowerInksAt(palette, 1)]
  return (random, sizeMm, turn) => {
    const inks = tones[turn % tones.length]
    const pen = penOf(plan)(sizeMm)
    const drawn = pen.mode === 'line' ? pen : gouache
    const leaf = isTropicalLeaf(noun)
      ? drawTropicalLeaf(random, noun, inks, sizeMm, drawn)
      : drawLeafage(random, noun, inks, sizeMm, drawn)
    const { left, right, top, bottom } = boxOf(leaf.layers.map(({ ring }) => ring))
    // A single leaf is as large as what it lies beside, whatever its share of a spray: a slim one longer than that.
    const [wide, tall] = [right - left, bottom - top]
    const size = sizeMm / Math.max((wide + tall) / 2, Math.max(wide, tall) / SLIM_LONGER)
    return placeMotif(leaf, { x: (-(left + right) / 2) * size, y: (-(top + bottom) / 2) * size, size })
  }
}
