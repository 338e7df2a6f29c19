import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { blade, headingAt, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Placing } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif, putMotif, wobbleMotif } from '../../../kit/motif/motif.ts'
import type { Toss } from '../../../kit/place/toss.ts'
import { createToss } from '../../../kit/place/toss.ts'
import type { Plan } from '../../family.ts'
import type { FlowerInks, FlowerPalette, LeafInks } from '../flower-inks.ts'
import type { FoliageHabit } from '../flowers/flower-rows.ts'
import { drawAcanthus } from '../leaves/acanthus.ts'
import { drawLeafage } from '../leaves/leaf-table.ts'
import { growShoot } from '../plants/plant.ts'
import { drawVineLeaf } from './trailing-fruit.ts'

export type Trail = {
  readonly plan: Plan
  readonly cloth: Cloth
  readonly toss: Toss
  readonly palette: FlowerPalette
  readonly columnMm: number
  /** Height of one S; a whole number of them fills the period. */
  readonly waveMm: number
  readonly leafInks: readonly [LeafInks, LeafInks]
  readonly nouns: readonly string[]
  /** The fruit that the vine bears; it hangs from heads of its own. */
  readonly fruit: readonly string[]
  /** The leaf of the prompt that takes the place of the acanthus. */
  readonly leafNoun?: string
  /** The leaves of a climber that is named, on shoots in place of the acanthus. */
  readonly habit?: FoliageHabit
}

/** Two leaf sets that differ by a tone, so the foliage has depth. */
export function toneAcanthus({ leaves, foliage, lit }: FlowerPalette, { cast }: Plan): [LeafInks, LeafInks] {
  const [low, middle, high] = [leaves[0], leaves[leaves.length >> 1], leaves[leaves.length - 1]]
  if (leaves.length < 2) {
    const veins = foliage.leafDark === foliage.leaf ? foliage.leafLight : foliage.leaf
    return [foliage, { leaf: foliage.leafDark, leafDark: foliage.leafDark, leafLight: veins }]
  }
  if (leaves.length < 3)
    return [
      { leaf: high, leafDark: low, leafLight: lit },
      { leaf: low, leafDark: low, leafLight: high },
    ]
  const bright: LeafInks = { leaf: high, leafDark: middle, leafLight: lit }
  const deep: LeafInks = { leaf: middle, leafDark: low, leafLight: high }
  return cast.isDark ? [bright, deep] : [deep, bright]
}

/** Willow twigs in the ink nearest the ground, fitted among themselves so that they knit into one texture. */
export function layWillow({ plan, cloth, palette, columnMm }: Trail): void {
  const random = plan.random.fork('willow')
  const behind = createCloth(cloth.widthMm, cloth.heightMm, cloth.ground)
  const toss = createToss(random, behind)
  const unit = columnMm / 512
  const twig = (length: number, leaves: number): Motif => {
    const motif = createMotif()
    const rib = spine(length, random.sign() * random.between(0.5, 1.2), random.between(-0.3, 0.3), 5)
    addForm(
      motif,
      palette.whisper,
      ribbon(rib, (t) => 1.8 * unit * (1.2 - t)),
      { plain: true },
    )
    for (let leaf = 0; leaf <= leaves; leaf++) {
      const t = leaf === leaves ? 1 : 0.1 + (leaf * 0.86) / leaves
      const side = leaf === leaves ? 0 : leaf % 2 ? 1 : -1
      const { x, y } = stationAt(rib, t)
      addForm(
        motif,
        palette.whisper,
        blade(x, y, headingAt(rib, t) + side * 0.7, random.between(34, 46) * unit, 17 * unit, -side * 0.2),
        { plain: true },
      )
    }
    return motif
  }
  const long = Array.from({ length: 8 }, () => twig(random.between(80, 130) * unit, 7))
  const short = Array.from({ length: 4 }, () => twig(40 * unit, 2))
  const count = Math.min(
    240,
    Math.round(
      (96 * Math.min(1.2, (plan.coverage / 0.66) ** 3) * cloth.widthMm * cloth.heightMm) / (columnMm * columnMm * 4),
    ),
  )
  for (let at = 0; at < count; at++) toss.fit(long, { gapMm: 3.2 * unit, tries: 40 })
  for (let at = 0; at < count * 0.7; at++) toss.fit(short, { gapMm: 2.8 * unit, tries: 36 })
  cloth.shapes.push(...behind.shapes)
}

/** An acanthus with a ground-coloured gap under it, which keeps it apart from what it lies over. */
export function addAcanthus(
  { plan, leafInks, cloth, columnMm, leafNoun, habit, fruit, palette }: Trail,
  leaves: [Motif, Placing][],
  { x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number },
  askedMm: number,
  bend: number,
  tone: 0 | 1,
): void {
  // Dense cloths curl larger leaves over their ground.
  const lengthMm = askedMm * Math.max(0.88, Math.min(1.3, plan.coverage / 0.64))
  const random = plan.random.fork(`leaf ${Math.round(x)} ${Math.round(y)} ${bend}`)
  const inks = { ...palette.schemes[0], ...leafInks[tone] }
  const ofFruit = fruit.length > 0 && (habit || tone === 1) ? fruit[0] : undefined
  const leaf =
    drawNamedLeaf(random, leafNoun, inks, lengthMm) ??
    (ofFruit === undefined ? undefined : drawVineLeaf(random, ofFruit, inks, lengthMm, bend * SHOOT_BEND)) ??
    (habit && growShoot(random, habit, inks, lengthMm, bend * SHOOT_BEND)) ??
    drawAcanthus(leafInks[tone], {
      lengthMm,
      bend: bend * random.between(0.92, 1.08),
      lobes: lengthMm > columnMm * 0.5 ? 6 : 5,
    })
  const motif = createMotif()
  for (const { ring, isForm } of leaf.layers)
    if (isForm) addForm(motif, cloth.ground, offsetRing(ring, columnMm * 0.0043), { plain: true })
  putMotif(motif, leaf)
  leaves.push([wobbleMotif(motif, random, lengthMm, 0.008), { x, y, turn }])
}

/** A shoot bows less than an acanthus curls. */
const SHOOT_BEND = 0.5

/** A vine's own leaf is shorter and broader than an acanthus, and so drawn at two thirds of its length. */
function drawNamedLeaf(
  random: Random,
  noun: string | undefined,
  inks: FlowerInks,
  lengthMm: number,
): Motif | undefined {
  return noun === undefined ? undefined : drawLeafage(random, noun, inks, lengthMm)
}

/** A stem with a gap beside it and a lit line along it. */
export function layTube(
  { cloth, toss, palette, leafInks, columnMm }: Trail,
  curve: Curve,
  half: (t: number) => number,
): void {
  const body = ribbon(curve, half)
  paint(cloth, cloth.ground, offsetRing(body, columnMm * 0.0047))
  paint(cloth, leafInks[0].leafDark, body)
  const lit: Curve = curve.map((point, at) => {
    const t = at / (curve.length - 1)
    const { tangentX, tangentY } = stationAt(curve, t)
    return [point[0] - tangentY * half(t) * 0.35, point[1] + tangentX * half(t) * 0.35]
  })
  paint(
    cloth,
    palette.foliage.leafLight,
    ribbon(lit, (t) => half(t) * 0.32),
  )
  toss.field.stamp([body])
}
