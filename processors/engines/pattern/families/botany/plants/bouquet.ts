import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Placing } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { createMotif, placeMotif, putMotif, wobbleMotif } from '../../../kit/motif/motif.ts'
import type { Plan } from '../../family.ts'
import { flowersAsked } from '../asked-plants.ts'
import type { FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt, mixFlowerPalette } from '../flower-inks.ts'
import { drawFlower, drawFlowerInProfile, flowerInksFor, isTopView } from '../flowers/bloom-table.ts'
import { drawBerries } from '../flowers/side-blooms.ts'
import { tellInks } from '../flowers/told-inks.ts'
import { drawCompoundLeaf, drawLeaf, leafStyles } from '../leaves/leaf.ts'
import { drawLeafage } from '../leaves/leaf-table.ts'
import { composeCutStems } from './cut-stems.ts'
import { fitWithMargin } from './fit-with-margin.ts'
import { growPlant } from './plant.ts'
import { drawSprig } from './sprig.ts'

/** Blooms of the bouquet round its focus: direction, distance and size as shares of the short side. */
const BLOOMS = [
  { turn: 2.5, far: 0.2, size: 0.1 },
  { turn: -0.5, far: 0.21, size: 0.095 },
  { turn: -2.2, far: 0.18, size: 0.085 },
  { turn: 0.9, far: 0.2, size: 0.08 },
  { turn: 0, far: 0, size: 0.155 },
] as const

/** Shoots behind the blooms sweep from lower left to upper right, long at the ends of the sweep and short across it. */
const SHOOTS = 15

/** A croquis: one bouquet, its focus off the middle, a secondary sweep across it, and ground all round; of flowers known from the side a bunch. */
export function composeBouquet(plan: Plan): Cloth {
  const asked = flowersAsked(plan)
  if (asked.length > 0 && !asked.some(isTopView)) return composeCutStems(plan, asked)
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { wraps: false })
  const random = plan.random.fork('bouquet')
  const palette = tellInks(plan, mixFlowerPalette(plan.cast))
  const short = Math.min(plan.widthMm, plan.heightMm) * Math.min(1.15, Math.max(0.6, plan.scale))
  const focus: Placing = { x: plan.widthMm * 0.47, y: plan.heightMm * 0.52 }
  const nouns = asked.length > 0 ? asked : random.shuffle(['rose', 'poppy', 'daisy', 'blossom'])
  const faces = nouns.some(isTopView) ? nouns.filter(isTopView) : ['blossom']
  const bouquet = createMotif()
  addShoots(bouquet, random, palette, nouns, short, plan)
  BLOOMS.forEach(({ turn, far, size }, at) => {
    const noun = faces[(BLOOMS.length - 1 - at) % faces.length]
    const inks = flowerInksFor(palette, noun, at)
    const radius = short * size
    const bloom = drawFlower(random, noun, inks, radius)
    const collar = createMotif()
    addLeaves(collar, random, palette, radius, at)
    putMotif(collar, bloom)
    putMotif(bouquet, wobbleMotif(collar, random, radius * 2), {
      x: Math.cos(turn) * far * short,
      y: Math.sin(turn) * far * short,
    })
  })
  for (const { ink, ring, holes } of placeMotif(bouquet, focus).layers) paint(cloth, ink, ring, holes)
  return fitWithMargin(cloth)
}

function addShoots(
  bouquet: Motif,
  random: Random,
  palette: FlowerPalette,
  nouns: readonly string[],
  short: number,
  plan: Plan,
): void {
  const count = Math.round(SHOOTS * Math.min(1.6, Math.max(0.6, plan.coverage / 0.42)))
  const sweep = -0.75
  for (let at = 0; at < count; at++) {
    const turn = (at / count) * TURN + random.between(-0.14, 0.14)
    const length = short * (0.26 + 0.15 * Math.cos(turn - sweep) ** 2) * random.between(0.9, 1.1)
    const foot = short * 0.07
    const shoot = wobbleMotif(drawShoot(random, palette, nouns, length, at), random, length, 0.01)
    putMotif(bouquet, shoot, { x: Math.cos(turn) * foot, y: Math.sin(turn) * foot, turn, flip: random.sign() })
  }
}

function drawShoot(
  random: Random,
  palette: FlowerPalette,
  nouns: readonly string[],
  lengthMm: number,
  index: number,
): Motif {
  const inks = flowerInksAt(palette, index)
  // Spikes and what is known from its side stand up behind the faces.
  const tall = nouns.filter((noun) => !isTopView(noun))
  const turn = index % 5
  if (tall.length > 0 && turn % 2 === 0 && turn < 4) {
    const stem = tall[index % tall.length]
    return growPlant(random, stem, flowerInksFor(palette, stem, index), { lengthMm: lengthMm * 1.2, isBare: true })
  }
  if (index % 5 === 1) return drawLeafage(random, 'fern', inks, lengthMm * 0.9)
  if (index % 5 === 3) return drawCompoundLeaf(random, inks, { lengthMm: lengthMm * 0.95, pairs: 6 })
  // Berries wear in turn the colours that no flower has.
  if (index % 5 === 4) return drawBerries(random, flowerInksAt(palette, 1 + Math.floor(index / 5)), lengthMm * 0.36)
  const noun = nouns[index % nouns.length]
  const [own, size] = [flowerInksFor(palette, noun, index), lengthMm * 0.15]
  const flower = index % 2 ? drawFlower(random, 'bud', own, size) : drawFlowerInProfile(random, noun, own, size)
  return drawSprig(random, inks, {
    lengthMm: lengthMm * 0.85,
    leaves: 6,
    leafMm: lengthMm * 0.3,
    flower,
    buds: 1,
    budMm: lengthMm * 0.08,
    style: random.pick(leafStyles),
  })
}

function addLeaves(motif: Motif, random: Random, palette: FlowerPalette, radiusMm: number, index: number): void {
  const start = random.between(0, TURN)
  for (let leaf = 0; leaf < 5; leaf++) {
    const turn = start + leaf * 1.26 + random.between(-0.2, 0.2)
    const drawn = drawLeaf(random, flowerInksAt(palette, index + leaf), {
      lengthMm: radiusMm * random.between(1, 1.3),
      width: 0.46,
      stalk: 0,
      veins: 4,
    })
    putMotif(motif, drawn, {
      x: Math.cos(turn) * radiusMm * 0.55,
      y: Math.sin(turn) * radiusMm * 0.55,
      turn,
      flip: random.sign(),
    })
  }
}
