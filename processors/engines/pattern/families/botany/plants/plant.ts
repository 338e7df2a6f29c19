import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { headingAt, ribbon, spine, stalk, stationAt } from '../../../kit/line/curve.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addForm, createMotif, gouache, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import {
  doesHang,
  drawFlower,
  drawFlowerInProfile,
  habitOf,
  hasProfile,
  isSpike,
  isTopView,
} from '../flowers/bloom-table.ts'
import type { FoliageHabit } from '../flowers/flower-rows.ts'
import { drawFeather, drawStrap } from '../leaves/fronds.ts'
import { drawCompoundLeaf, drawLeaf } from '../leaves/leaf.ts'
import { drawLeafage, isLeaf } from '../leaves/leaf-table.ts'
import { drawHeartLeaf, drawToothed } from '../leaves/shaped-leaves.ts'
import { drawNeedleTwig } from '../leaves/twigs.ts'

export type PlantOptions = {
  readonly lengthMm: number
  readonly pen?: Pen
  /** Radius of the flower as a share of the length; by its kind when absent. */
  readonly head?: number
  /** A second, smaller flower or bud on a side shoot. */
  readonly hasShoot?: boolean
  /** Few leaves, as where several stems stand in one sheaf. */
  readonly isBare?: boolean
  /** Draws a head seen from above, where it is not drawn as the flower is. */
  readonly drawHead?: (radiusMm: number) => Motif
  /** Bend of the stem in radians, at random when absent. */
  readonly bend?: number
}

type Grown = {
  readonly motif: Motif
  readonly stem: Curve
  readonly lengthMm: number
  readonly pen: Pen
  readonly isBare: boolean
}

/** Share of the flowers on stems that look to the side: a stem whose flowers all face the viewer is a row of lollipops. */
const IN_PROFILE = 0.4

/** Half of a spike as a share of its plant: more than half of a delphinium is in flower. */
const SPIKE = 0.26

/**
 * A whole plant along +x from its foot at the origin: stem, the leaves that flower grows with, and its head; grasses and
 * leaves grow as they are. What hangs is drawn from an arching stem.
 */
export function growPlant(random: Random, noun: string, inks: FlowerInks, options: PlantOptions): Motif {
  const { lengthMm, pen = gouache } = options
  if (isLeaf(noun)) return drawLeafage(random, noun, inks, lengthMm, pen)
  const motif = createMotif(pen)
  const hangs = doesHang(noun)
  const stemShare = isSpike(noun) ? 1 - 2 * SPIKE : 0.82
  const bend = options.bend ?? random.sign() * random.between(0.3, 0.8)
  const stem = hangs
    ? arch(lengthMm, random.sign())
    : spine(lengthMm * stemShare, bend, random.between(-0.3, 0.3), 9, -bend * 0.45)
  const half = Math.max(0.2, lengthMm * (pen.mode === 'line' ? 0.004 : 0.0085))
  addForm(
    motif,
    pen.mode === 'line' ? pen.ink : inks.leafDark,
    stalk(stem, (t) => half * (1.3 - t * 0.5)),
    { plain: true },
  )
  const grown: Grown = { motif, stem, lengthMm, pen, isBare: options.isBare === true }
  addFoliage(grown, random, inks, habitOf(noun))
  if (options.hasShoot) addShoot(grown, random, noun, inks)
  const end = stationAt(stem, 1)
  const heading = headingAt(stem, 1)
  if (isSpike(noun) && !hangs) {
    putMotif(motif, drawFlower(random, noun, inks, lengthMm * SPIKE, { pen }), { x: end.x, y: end.y, turn: heading })
    return motif
  }
  const radius = lengthMm * (options.head ?? (hangs ? 0.17 : 0.19))
  if (hasProfile(noun) && random.chance(IN_PROFILE)) {
    const turned = drawFlowerInProfile(random, noun, inks, radius, pen)
    putMotif(motif, turned, { x: end.x, y: end.y, turn: heading })
    return motif
  }
  const head = options.drawHead?.(radius) ?? drawFlower(random, noun, inks, radius, { pen })
  putMotif(motif, head, {
    x: end.x,
    y: end.y,
    turn: isTopView(noun) ? 0 : heading + (hangs ? 0 : random.between(-0.15, 0.15)),
    ...(isTopView(noun) && { squash: random.between(0.72, 0.96), squashAlong: heading }),
  })
  return motif
}

/** A stem that rises and bows over until its end looks down. */
function arch(lengthMm: number, side: number): Curve {
  return spine(lengthMm, side * 2.7, side * -0.62, 12, side * 0.1)
}

function addFoliage(grown: Grown, random: Random, inks: FlowerInks, habit: FoliageHabit): void {
  if (habit === 'strap') addBasal(grown, random, inks)
  else addAlternate(grown, random, inks, habit)
}

/** Straps from the foot, behind the stem's lower half. */
function addBasal({ motif, lengthMm, pen, isBare }: Grown, random: Random, inks: FlowerInks): void {
  const straps = isBare ? 1 : 2
  for (let at = 0; at < straps; at++) {
    const turn = (at % 2 ? 1 : -1) * random.between(0.1, 0.28)
    const leaf = drawStrap(random, inks, lengthMm * random.between(0.5, 0.72) * (isBare ? 0.72 : 1), pen)
    putMotif(motif, leaf, { turn, flip: turn > 0 ? 1 : -1 })
  }
}

function addAlternate(
  { motif, stem, lengthMm, pen, isBare }: Grown,
  random: Random,
  inks: FlowerInks,
  habit: FoliageHabit,
): void {
  const most = habit === 'needle' || habit === 'feather' ? 5 : 4
  const leaves = isBare ? 1 : most
  for (let at = 0; at < leaves; at++) {
    const t = (isBare ? 0.34 : 0.08) + (0.64 * at) / leaves + random.between(0, 0.05)
    const side = at % 2 ? 1 : -1
    const { x, y } = stationAt(stem, t)
    const turn = headingAt(stem, t) + side * random.between(0.55, 0.85)
    const reach = lengthMm * (1.05 - 0.5 * t) * random.between(0.9, 1.1)
    putMotif(motif, stemLeaf(random, inks, habit, reach, pen), { x, y, turn, flip: side === 1 ? 1 : -1 })
  }
}

function stemLeaf(random: Random, inks: FlowerInks, habit: FoliageHabit, reach: number, pen: Pen): Motif {
  switch (habit) {
    case 'feather':
      return drawFeather(random, inks, reach * 0.3, pen)
    case 'compound':
      return drawCompoundLeaf(random, inks, { lengthMm: reach * 0.4, pairs: 2 }, pen)
    case 'lobed':
      return drawToothed(random, inks, reach * 0.3, pen)
    case 'round':
      return drawHeartLeaf(random, inks, reach * 0.2, pen)
    case 'needle':
      return reach < 20
        ? drawLeaf(random, inks, { lengthMm: reach * 0.26, width: 0.14, stalk: 0, style: 'flat' }, pen)
        : drawNeedleTwig(random, inks, reach * 0.26, pen)
    default:
      return drawLeaf(random, inks, { lengthMm: reach * 0.3, width: random.between(0.36, 0.46), stalk: 0.08 }, pen)
  }
}

/** A side shoot low on the stem, clear of the head: a bud, a smaller flower of the same kind, or a smaller spike. */
function addShoot({ motif, stem, lengthMm, pen }: Grown, random: Random, noun: string, inks: FlowerInks): void {
  const side = random.sign()
  const node = stationAt(stem, 0.4)
  const heading = headingAt(stem, 0.4) + side * random.between(0.6, 0.85)
  const shoot = spine(lengthMm * random.between(0.24, 0.32), -side * 0.7, 0, 5)
  const part = createMotif(pen)
  const half = Math.max(0.18, lengthMm * (pen.mode === 'line' ? 0.0035 : 0.006))
  addForm(
    part,
    pen.mode === 'line' ? pen.ink : inks.leafDark,
    ribbon(shoot, (t) => half * (1.2 - t * 0.4)),
    { plain: true },
  )
  const end = stationAt(shoot, 1)
  putMotif(part, shootHead(random, noun, inks, lengthMm, pen), { x: end.x, y: end.y, turn: headingAt(shoot, 1) })
  putMotif(motif, part, { x: node.x, y: node.y, turn: heading })
}

function shootHead(random: Random, noun: string, inks: FlowerInks, lengthMm: number, pen: Pen): Motif {
  if (isSpike(noun)) return drawFlower(random, noun, inks, lengthMm * 0.11, { pen })
  if (random.chance(0.55)) return drawFlower(random, 'bud', inks, lengthMm * 0.075, { pen, isSimple: false })
  const radiusMm = lengthMm * 0.1
  if (hasProfile(noun)) return drawFlowerInProfile(random, noun, inks, radiusMm, pen)
  return drawFlower(random, noun, inks, radiusMm, { pen, isSimple: true })
}

/** A shoot of a climber from the origin along +x: its leaves at the nodes, first one side, then the other, one at the tip. */
export function growShoot(
  random: Random,
  habit: FoliageHabit,
  inks: FlowerInks,
  lengthMm: number,
  bend: number,
): Motif {
  const motif = createMotif()
  const stem = spine(lengthMm, bend, random.between(-0.2, 0.2), 10)
  addForm(
    motif,
    inks.leafDark,
    stalk(stem, (t) => Math.max(0.3, lengthMm * 0.009) * (1.3 - t)),
    { plain: true },
  )
  for (let at = 0; at <= SHOOT_LEAVES; at++) {
    const t = at === SHOOT_LEAVES ? 1 : 0.14 + (0.78 * at) / SHOOT_LEAVES
    const side = at === SHOOT_LEAVES ? 0 : at % 2 ? 1 : -1
    const { x, y } = stationAt(stem, t)
    const turn = headingAt(stem, t) + side * random.between(0.75, 1.05)
    const reach = lengthMm * SHOOT_LEAF * (1.1 - 0.4 * t) * random.between(0.92, 1.08)
    putMotif(motif, stemLeaf(random, inks, habit, reach, gouache), { x, y, turn, flip: side === 1 ? 1 : -1 })
  }
  return motif
}

/** Leaves of a shoot, and their size against those of a plant as long as it. */
const [SHOOT_LEAVES, SHOOT_LEAF] = [7, 1.25]
