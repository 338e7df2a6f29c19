// Herbs of whole leaves: sage is pebbled, basil cupped, mint toothed.
import type { Random } from '../../../kit/chance/random.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { GOLDEN_ANGLE } from '../flowers/florets.ts'
import { blob } from '../flowers/heart.ts'
import { bud } from '../flowers/spikes.ts'
import { addStem, nodeOf, TIP_MM } from './herb-parts.ts'
import { drawLeaf } from './leaf.ts'
import type { DrawTwig } from './twigs.ts'

type Leafy = {
  /** Pairs of leaves below the top; length of the lowest and width of each, as shares. */
  readonly pairs: number
  readonly leaf: number
  readonly width: number
  /** Angle between stem and leaf in radians, and how far the leaf bows back to the stem or away from it. */
  readonly angle: number
  readonly bow: number
  readonly stalk: number
  readonly teeth?: number
  readonly veins: number
  readonly style: 'half' | 'fold' | 'light'
  readonly isPebbled?: boolean
  /** Small leaves in the axils, as of basil and mint. */
  readonly hasAxils?: boolean
  /** Whorls of lipped flowers above the leaves. */
  readonly hasSpike?: boolean
}

const kinds = {
  sage: {
    pairs: 3,
    leaf: 0.44,
    width: 0.34,
    angle: 0.72,
    bow: 0.4,
    stalk: 0.2,
    veins: 7,
    style: 'light',
    isPebbled: true,
    hasSpike: true,
  },
  basil: {
    pairs: 3,
    leaf: 0.36,
    width: 0.62,
    angle: 1.08,
    bow: -0.7,
    stalk: 0.1,
    veins: 4,
    style: 'fold',
    hasAxils: true,
  },
  mint: {
    pairs: 4,
    leaf: 0.31,
    width: 0.46,
    angle: 1.16,
    bow: 0.35,
    stalk: 0.03,
    teeth: 7,
    veins: 6,
    style: 'half',
    hasAxils: true,
  },
} as const satisfies Readonly<Record<string, Leafy>>

export const drawSage = growLeafy(kinds.sage)
export const drawBasil = growLeafy(kinds.basil)
export const drawMint = growLeafy(kinds.mint)

function growLeafy(kind: Leafy): DrawTwig {
  return (random, inks, lengthMm, pen = gouache) => {
    const motif = createMotif(pen)
    const isTip = lengthMm < TIP_MM
    const pairs = isTip ? 1 : kind.pairs
    const bend = random.sign() * random.between(0.1, 0.35)
    const reach = isTip ? 0.5 : 0.82
    const stem = addStem(motif, random, inks, { lengthMm: lengthMm * reach, bend, halfMm: lengthMm * 0.011 })
    const longest = lengthMm * (isTip ? 0.62 : kind.leaf)
    if (kind.hasSpike && !isTip) addSpike(motif, random, inks, nodeOf(stem, 1), lengthMm * 0.3)
    // From the top down: the larger leaves lie over the feet of the smaller.
    const isCrowned = !(kind.hasSpike && !isTip)
    if (isCrowned) addCrown(motif, random, inks, kind, nodeOf(stem, 1), longest * (isTip ? 0.8 : 0.46))
    for (let pair = pairs - 1; pair >= 0; pair--) {
      const t = isTip ? 0.35 : 0.16 + (0.66 * pair) / pairs
      const { x, y, turn } = nodeOf(stem, t)
      const length = longest * (1 - 0.42 * t) * random.between(0.94, 1.06)
      if (kind.hasAxils && !isTip)
        for (const side of [1, -1]) {
          const small = herbLeaf(random, inks, kind, { lengthMm: length * 0.36, side, pen })
          putMotif(motif, small, { x, y, turn: turn + side * kind.angle * 0.45 })
        }
      for (const side of [1, -1]) {
        const leaf = herbLeaf(random, inks, kind, { lengthMm: length, side, pen })
        const turnBy = side * kind.angle * random.between(0.9, 1.1)
        const foot = length * kind.stalk
        const out = turn + turnBy
        putMotif(motif, leaf, { x: x + Math.cos(out) * foot, y: y + Math.sin(out) * foot, turn: out })
      }
    }
    return motif
  }
}

type Node = { readonly x: number; readonly y: number; readonly turn: number }

/** The youngest leaves at the end of a shoot: two to the sides and one ahead of them. */
function addCrown(motif: Motif, random: Random, inks: FlowerInks, kind: Leafy, node: Node, lengthMm: number): void {
  for (const [lean, share] of [
    [0.95, 0.85],
    [-0.95, 0.85],
    [random.between(-0.12, 0.12), 1.1],
  ] as const) {
    const leaf = herbLeaf(random, inks, kind, {
      lengthMm: lengthMm * share,
      side: Math.sign(lean) || 1,
      pen: motif.pen,
    })
    putMotif(motif, leaf, { ...node, turn: node.turn + lean })
  }
}

function herbLeaf(
  random: Random,
  inks: FlowerInks,
  kind: Leafy,
  { lengthMm, side, pen }: { readonly lengthMm: number; readonly side: number; readonly pen: Pen },
): Motif {
  const leaf = drawLeaf(
    random,
    inks,
    {
      lengthMm,
      width: kind.width * random.between(0.94, 1.06),
      bend: -side * kind.bow * random.between(0.6, 1.2),
      stalk: kind.stalk,
      teeth: lengthMm > 7 ? kind.teeth : 0,
      veins: lengthMm > 14 ? kind.veins : Math.min(3, kind.veins),
      style: kind.style,
    },
    pen,
  )
  if (kind.isPebbled && lengthMm > 16) addPebbles(leaf, random, inks, lengthMm, kind.width * lengthMm * 0.3)
  return leaf
}

/** The skin of a leaf of sage: beads in rows that follow its middle. */
function addPebbles(leaf: Motif, random: Random, inks: FlowerInks, lengthMm: number, reach: number): void {
  const ink = leaf.pen.mode === 'line' ? leaf.pen.ink : inks.leafDark
  for (let bead = 0; bead < 16; bead++) {
    const share = 0.16 + (0.6 * bead) / 16
    const y = Math.sin(bead * GOLDEN_ANGLE) * reach * Math.sin(Math.PI * (share + 0.12))
    addDetail(leaf, ink, blob(random, share * lengthMm, y, Math.max(0.16, lengthMm * 0.008), 4, 0.2))
  }
}

/** Whorls of lipped flowers with gaps of stem between, as sage flowers. */
function addSpike(motif: Motif, random: Random, inks: FlowerInks, node: Node, lengthMm: number): void {
  const stem = addStem(motif, random, inks, { ...node, lengthMm, bend: 0.1, halfMm: lengthMm * 0.02 })
  for (let whorl = 0; whorl < 4; whorl++) {
    const { x, y, turn } = nodeOf(stem, 0.24 + 0.25 * whorl)
    const size = lengthMm * (0.3 - 0.045 * whorl)
    for (const [lean, ink] of [
      [1.15, inks.body],
      [-1.15, inks.body],
      [0.5, inks.shade],
      [-0.5, inks.light],
    ] as const)
      addForm(motif, ink, bud(x, y, turn + lean, size, size * 0.46), { plain: lengthMm < 12 })
  }
}
