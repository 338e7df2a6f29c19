import type { Random } from '../../../kit/chance/random.ts'
import { blade, brushStroke, headingAt, spine, stalk, stationAt } from '../../../kit/line/curve.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { blob } from '../flowers/heart.ts'
import { drawLeaf } from './leaf.ts'

/** Draws a twig along +x from the origin. */
export type DrawTwig = (random: Random, inks: FlowerInks, lengthMm: number, pen?: Pen) => Motif

type TwigRecipe = {
  /** Leaves on each side, or in all when alternate. */
  readonly leaves: number
  readonly isPaired: boolean
  /** Leaf length against the twig's, and width against the leaf's. */
  readonly leaf: number
  readonly width: number
  /** Angle between leaf and stem. */
  readonly angle: number
  readonly bend: number
  readonly fruit?: 'olive' | 'berry'
  readonly fruits?: number
}

const recipes = {
  olive: { leaves: 7, isPaired: true, leaf: 0.24, width: 0.25, angle: 0.62, bend: 0.4, fruit: 'olive', fruits: 4 },
  laurel: { leaves: 6, isPaired: true, leaf: 0.25, width: 0.36, angle: 0.58, bend: 0.6 },
  willow: { leaves: 13, isPaired: false, leaf: 0.34, width: 0.17, angle: 0.5, bend: 0.7 },
  needle: { leaves: 13, isPaired: true, leaf: 0.17, width: 0.15, angle: 0.72, bend: 0.3 },
  berry: { leaves: 8, isPaired: true, leaf: 0.24, width: 0.42, angle: 0.75, bend: 0.7, fruit: 'berry', fruits: 8 },
  tea: { leaves: 7, isPaired: false, leaf: 0.32, width: 0.4, angle: 0.7, bend: 0.5 },
} as const satisfies Readonly<Record<string, TwigRecipe>>

export const drawOlive = growTwig(recipes.olive)
export const drawLaurel = growTwig(recipes.laurel)
export const drawWillow = growTwig(recipes.willow)
export const drawNeedleTwig = growTwig(recipes.needle)
export const drawBerryTwig = growTwig(recipes.berry)
export const drawLeafyTwig = growTwig(recipes.tea)

function growTwig(recipe: TwigRecipe): DrawTwig {
  return (random, inks, lengthMm, pen = gouache) => {
    const motif = createMotif(pen)
    const stem = spine(
      lengthMm * 0.9,
      random.sign() * recipe.bend * random.between(0.6, 1.3),
      random.between(-0.2, 0.2),
      9,
    )
    const half = Math.max(0.18, lengthMm * (pen.mode === 'line' ? 0.004 : 0.008))
    const stemInk = pen.mode === 'line' ? pen.ink : inks.leafDark
    addForm(
      motif,
      stemInk,
      stalk(stem, (t) => half * (1.2 - t * 0.7)),
      { plain: true },
    )
    const fruits = fruitNodes(recipe)
    for (let at = recipe.leaves; at >= 0; at--) {
      const isTip = at === recipe.leaves
      const t = isTip ? 1 : 0.12 + (0.84 * at) / recipe.leaves
      const sides = isTip ? [0] : recipe.isPaired ? [1, -1] : [at % 2 ? 1 : -1]
      for (const side of sides) {
        const { x, y } = stationAt(stem, t)
        const turn = headingAt(stem, t) + side * recipe.angle * random.between(0.88, 1.1)
        const length = lengthMm * recipe.leaf * random.between(0.9, 1.08) * (1 - 0.42 * t * t)
        if (!isTip && fruits.has(at) && side === (at % 2 ? 1 : -1))
          addFruit(motif, random, inks, recipe, { x, y, turn }, lengthMm)
        else putMotif(motif, twigLeaf(random, inks, length, recipe, side, pen), { x, y, turn })
      }
    }
    return motif
  }
}

function fruitNodes({ fruits = 0, leaves }: TwigRecipe): Set<number> {
  return new Set(Array.from({ length: fruits }, (_, fruit) => Math.round(((fruit + 0.5) / fruits) * (leaves - 1))))
}

/** Leaves too small for veins are one blade, turned leaves the dark one. */
function twigLeaf(random: Random, inks: FlowerInks, length: number, recipe: TwigRecipe, side: number, pen: Pen): Motif {
  const isNarrow = recipe.width < 0.3
  if (length > 7 || (!isNarrow && length > 4.5))
    return drawLeaf(
      random,
      inks,
      {
        lengthMm: length,
        width: recipe.width,
        bend: -side * random.between(0.15, 0.5),
        stalk: 0.04,
        style: isNarrow ? 'fold' : 'half',
        veins: isNarrow ? 0 : 3,
      },
      pen,
    )
  const motif = createMotif(pen)
  addForm(
    motif,
    random.chance(0.3) ? inks.leafDark : inks.leaf,
    blade(0, 0, 0, length, Math.max(0.45, length * recipe.width * 1.15), -side * 0.12),
  )
  return motif
}

function addFruit(
  motif: Motif,
  random: Random,
  inks: FlowerInks,
  recipe: TwigRecipe,
  { x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number },
  lengthMm: number,
): void {
  const isOlive = recipe.fruit === 'olive'
  const stalk = lengthMm * 0.07
  const [fx, fy] = [x + Math.cos(turn) * stalk, y + Math.sin(turn) * stalk]
  const stemInk = motif.pen.mode === 'line' ? motif.pen.ink : inks.leafDark
  addDetail(
    motif,
    stemInk,
    brushStroke([x, y], [(x + fx) / 2, (y + fy) / 2], [fx, fy], lengthMm * 0.006, lengthMm * 0.006),
  )
  const size = lengthMm * (isOlive ? 0.062 : 0.058)
  const long = isOlive ? 1.45 : 1
  const centre = [fx + Math.cos(turn) * size * long, fy + Math.sin(turn) * size * long] as const
  // Olives are green or nearly black, whatever the petals' inks.
  const skin = !isOlive ? inks.body : random.chance(0.5) ? inks.leafLight : inks.deep
  const berry = createMotif(motif.pen)
  addForm(
    berry,
    skin,
    blob(random, 0, 0, size, 8, 0.04).map(([px, py]) => [px * long, py] as const),
  )
  if (motif.pen.mode !== 'line') {
    addDetail(berry, isOlive ? inks.leafDark : inks.shade, [
      [-size * 0.6 * long, size * 0.6, 1],
      [size * 0.2 * long, size],
      [size * 0.9 * long, size * 0.2, 1],
      [size * 0.2 * long, size * 0.5],
    ])
    addDetail(berry, inks.light, blob(random, -size * 0.2, -size * 0.4, size * 0.22, 4))
  }
  putMotif(motif, berry, { x: centre[0], y: centre[1], turn })
}
