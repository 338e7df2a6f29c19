import type { Random } from '../../kit/chance/random.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { curveThrough } from '../../kit/line/flowing-curve.ts'
import { boxOf, type Point } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addForm, createMotif, placeMotif, putMotif } from '../../kit/motif/motif.ts'
import { mixFlowerPalette } from '../botany/flower-inks.ts'
import { drawFlower, flowerInksFor, isTopView } from '../botany/flowers/bloom-table.ts'
import { drawLeafage } from '../botany/leaves/leaf-table.ts'
import type { Plan } from '../family.ts'
import { askedInk } from './asked-parts.ts'
import { boxOfMotif } from './box-of-motif.ts'
import { inColour } from './plant-pictures.ts'

/** Pictures of vessels that flowers are put into. */
const vases: ReadonlySet<string> = new Set(
  'vase amphora ginger-jar pitcher jar jam-jar watering-can bucket teacup wellingtons low-basket picnic-basket'.split(
    ' ',
  ),
)

/** True for the picture of a vessel in which flowers stand as a bouquet. */
export function isVase(picture: string): boolean {
  return vases.has(picture)
}

/** A cup that flowers stand in is cold: nothing rises over its rim, which lies at a share of its height from the top. */
export function withoutSteam(vessel: Motif, rim: number): Motif {
  const { top, bottom } = boxOfMotif(vessel)
  const rimAt = top + rim * (bottom - top)
  return { ...vessel, layers: vessel.layers.filter(({ ring }) => boxOf([ring]).bottom > rimAt) }
}

/** Heads from the outermost to the first, as shares of the bouquet from its foot, upwards negative, and their radius. */
const HEADS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-0.4, -0.4, 0.15],
  [0.41, -0.43, 0.15],
  [-0.24, -0.7, 0.16],
  [0.25, -0.72, 0.15],
  [0.01, -0.86, 0.15],
  [0.15, -0.42, 0.18],
  [-0.14, -0.46, 0.19],
]
const SPRIGS: readonly (readonly [x: number, y: number])[] = [
  [-0.5, -0.62],
  [0.5, -0.64],
  [-0.13, -1],
  [0.16, -1.02],
  [-0.52, -0.26],
  [0.52, -0.28],
]
const SPRIG = 'eucalyptus'
/** Flowers of no name are of several kinds. */
const MIXED = ['anemone', 'daisy', 'cosmos', 'cornflower', 'poppy', 'aster']
const unnamed = ['blossom', 'flower']

/** Draws flowers of a noun with their stems and some green, `sizeMm` high, on the foot of the stems in the middle below. */
export function drawBouquet(plan: Plan, noun: string): (random: Random, sizeMm: number, turn: number) => Motif {
  const palette = mixFlowerPalette(plan.cast)
  const asked = askedInk(plan, noun)
  const { leaf, leafDark } = palette.foliage
  return (random, sizeMm, turn) => {
    const bouquet = createMotif()
    for (const [x, y] of SPRIGS) {
      addStem(bouquet, leafDark, [x * sizeMm * 0.7, y * sizeMm * 0.7], sizeMm)
      const sprig = drawLeafage(random, SPRIG, flowerInksFor(palette, SPRIG, turn), sizeMm * 0.42)
      putMotif(bouquet, sprig, { x: x * sizeMm * 0.74, y: y * sizeMm * 0.74, turn: Math.atan2(y, x) })
    }
    HEADS.forEach(([x, y, radius], at) => {
      const kind = unnamed.includes(noun) ? MIXED[(at * 2 + turn) % MIXED.length] : noun
      const natural = flowerInksFor(palette, kind, at + turn)
      const inks = asked === undefined ? natural : inColour(palette, natural, asked)
      const place = { x: (x + random.between(-0.02, 0.02)) * sizeMm, y: (y + random.between(-0.02, 0.02)) * sizeMm }
      addStem(bouquet, leaf, [place.x, place.y], sizeMm)
      const head = drawFlower(random, kind, inks, sizeMm * radius)
      // What is seen from the side leans as its stem does.
      const lean = isTopView(kind) ? random.between(-0.3, 0.3) : Math.atan2(x, -y) * 0.8
      putMotif(bouquet, placeMotif(head, { turn: lean }), place)
    })
    return bouquet
  }
}

/** Bends outwards from the foot up to a head. */
function addStem(bouquet: Motif, ink: number, [x, y]: Point, sizeMm: number): void {
  const line = curveThrough(
    [
      [0, 0],
      [x * 0.35, y * 0.55],
      [x, y],
    ],
    4,
  )
  const half = Math.max(0.3, sizeMm * 0.009)
  addForm(
    bouquet,
    ink,
    ribbon(line, () => half),
    { plain: true },
  )
}
