import type { Random } from '../../../kit/chance/random.ts'
import { boxOf, TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { createMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { drawFlower, drawFlowerInProfile, hasProfile, isSpike, isTopView } from '../flowers/bloom-table.ts'
import { drawBerries } from '../flowers/side-blooms.ts'
import { drawCompoundLeaf, drawLeaf, leafStyles } from '../leaves/leaf.ts'
import { drawLeafage } from '../leaves/leaf-table.ts'
import { growPlant } from './plant.ts'

export type Companion = { readonly noun: string; readonly inks: FlowerInks }

export type PosyOptions = {
  readonly radiusMm: number
  /** Smaller flowers under the rim of the hero: one for a spray, three for a bouquet. */
  readonly companions: readonly Companion[]
  /** Leaf nouns of the prompt: they make the sweep. */
  readonly leaves?: readonly string[]
}

/** Where companions stand round the hero and how large they are. */
const PLACES = [
  { turn: 1.35, share: 0.56 },
  { turn: 3.5, share: 0.5 },
  { turn: 5.3, share: 0.46 },
] as const

/**
 * Leaves under a bloom: a sweep of three to one side, two that answer it and one alone. A collar all round would make a star
 * of every flower. Angles in radians, lengths in radii of the bloom.
 */
const SWEEP = [
  { turn: -0.5, length: 1.02 },
  { turn: 0.46, length: 1.12 },
  { turn: 0, length: 1.38 },
  { turn: 2.95, length: 0.9 },
  { turn: 2.45, length: 1.22 },
  { turn: 4.5, length: 0.8 },
] as const

/**
 * A hero: a bloom seen from above over a sweep of leaves with a smaller companion tucked under its rim, a shoot and a wisp;
 * flowers known from the side stand as three stems from one foot. Lies round the origin.
 */
export function drawPosy(random: Random, noun: string, inks: FlowerInks, options: PosyOptions): Motif {
  return isTopView(noun) ? drawRound(random, noun, inks, options) : drawSheaf(random, noun, inks, options)
}

function drawRound(random: Random, noun: string, inks: FlowerInks, options: PosyOptions): Motif {
  const { radiusMm, companions } = options
  const other = companions[0]?.inks ?? inks
  const motif = createMotif()
  const start = random.between(0, TURN)
  const put = (part: Motif, angle: number, far: number, flip: 1 | -1 = 1): void => {
    const [x, y] = polar(0, 0, far, angle)
    putMotif(motif, part, { x, y, turn: angle, flip })
  }
  put(drawWisp(random, other, options), start + 0.3, radiusMm * 0.7, random.sign())
  put(drawWisp(random, inks, options), start + 5.1, radiusMm * 0.55, random.sign())
  const shoot = { lengthMm: radiusMm * 1.6, head: 0.15 }
  put(growPlant(random, 'bud', other, shoot), start + 3.6, radiusMm * 0.35)
  const style = random.pick(leafStyles)
  SWEEP.forEach(({ turn, length }, at) => {
    const angle = start + turn + random.between(-0.12, 0.12)
    const lengthMm = radiusMm * length * random.between(0.94, 1.08)
    const leaf = collarLeaf(random, at % 2 ? inks : inShade(inks), lengthMm, style, options.leaves)
    put(leaf, angle, radiusMm * 0.56, random.sign())
  })
  companions.forEach((companion, at) => {
    addCompanion(motif, random, companion, radiusMm, start + PLACES[at].turn, PLACES[at].share)
  })
  putMotif(motif, drawFlower(random, noun, inks, radiusMm))
  return motif
}

/** Leaves that lie behind others take the darker green for their body. */
function inShade(inks: FlowerInks): FlowerInks {
  return {
    ...inks,
    leaf: inks.leafDark,
    leafDark: inks.leaf,
    leafLight: inks.leaf === inks.leafDark ? inks.leafLight : inks.leaf,
  }
}

/** A smaller bloom under the rim of the hero, on two leaves of its own; some look away from it. */
function addCompanion(
  motif: Motif,
  random: Random,
  { noun, inks }: Companion,
  radiusMm: number,
  angle: number,
  share: number,
): void {
  const reach = radiusMm * share
  const [x, y] = polar(0, 0, radiusMm * (0.66 + share), angle)
  for (const lean of [-0.75, 0.75]) {
    const leaf = drawLeaf(random, inks, { lengthMm: reach * 1.3, width: 0.44, stalk: 0, veins: 3 })
    const [leafX, leafY] = polar(x, y, reach * 0.5, angle + lean)
    putMotif(motif, leaf, { x: leafX, y: leafY, turn: angle + lean })
  }
  if (hasProfile(noun) && random.chance(0.5)) {
    const [footX, footY] = polar(0, 0, radiusMm * 0.72, angle)
    putMotif(motif, drawFlowerInProfile(random, noun, inks, reach * 1.15), { x: footX, y: footY, turn: angle })
    return
  }
  putMotif(motif, drawFlower(random, noun, inks, reach), { x, y, turn: isTopView(noun) ? 0 : angle })
}

function collarLeaf(
  random: Random,
  inks: FlowerInks,
  lengthMm: number,
  style: (typeof leafStyles)[number],
  leaves: readonly string[] = [],
): Motif {
  const named = leaves.filter((noun) => noun !== 'leaf')
  if (named.length > 0) return drawLeafage(random, random.pick(named), inks, lengthMm * 1.35)
  return drawLeaf(random, inks, { lengthMm, width: random.between(0.42, 0.54), style, stalk: 0.1, veins: 4 })
}

function drawWisp(random: Random, inks: FlowerInks, { radiusMm, leaves = [] }: PosyOptions): Motif {
  if (leaves.length > 0) return drawLeafage(random, random.pick(leaves), inks, radiusMm * 1.5)
  const choice = random.below(3)
  if (choice === 0) return drawBerries(random, inks, radiusMm * 0.7)
  if (choice === 1) return drawLeafage(random, 'fern', inks, radiusMm * 1.15)
  return drawCompoundLeaf(random, inks, { lengthMm: radiusMm * 1.25, pairs: 5 })
}

/** Stems that fan out of one foot, the middle one longest and in front: three flowers or broad spikes, five slight spikes. */
function drawSheaf(random: Random, noun: string, inks: FlowerInks, options: PosyOptions): Motif {
  const motif = createMotif()
  const lengthMm = options.radiusMm * (isSpike(noun) ? 3.3 : 2.9)
  const side = options.companions[0]
  const isSlight = isSpike(noun) && !isBroad(random.fork('breadth'), noun, inks)
  // Broad spikes in a close fan cover each other up.
  const open = isSpike(noun) && !isSlight ? 1.45 : 1
  const stems = [
    ...(isSlight
      ? [
          { turn: -0.78, share: 0.7, noun, inks },
          { turn: 0.74, share: 0.74, noun, inks: side?.inks ?? inks },
        ]
      : []),
    { turn: -0.46 * open, share: 0.8, noun: side?.noun ?? noun, inks: side?.inks ?? inks },
    { turn: 0.4 * open, share: 0.86, noun, inks },
    { turn: 0, share: 1, noun, inks },
  ]
  for (const stem of stems) {
    const head = isSpike(stem.noun) ? undefined : 0.23 / stem.share ** 0.5
    const plant = growPlant(random, stem.noun, stem.inks, {
      lengthMm: lengthMm * stem.share,
      head,
      bend: stem.turn * 0.5,
      isBare: stem.share < 1,
    })
    putMotif(motif, plant, { x: -lengthMm * 0.5, turn: stem.turn * 0.9 })
  }
  return motif
}

/** A spike as wide as this share of its length is broad, as foxgloves are and lavender is not. */
const BROAD = 0.3

function isBroad(random: Random, noun: string, inks: FlowerInks): boolean {
  const { left, right, top, bottom } = boxOf(drawFlower(random, noun, inks, 12).layers.map(({ ring }) => ring))
  return bottom - top > BROAD * (right - left)
}
