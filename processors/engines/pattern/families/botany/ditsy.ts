import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { blade, headingAt, ribbon, spine, stationAt } from '../../kit/curve.ts'
import type { Point } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import type { Motif } from '../../kit/motif.ts'
import { addForm, createMotif, putMotif, wobbleMotif } from '../../kit/motif.ts'
import type { Random } from '../../kit/random.ts'
import { scatterPoints } from '../../kit/scatter.ts'
import { createShortestStep } from '../../kit/shortest-step.ts'
import { createToss } from '../../kit/toss.ts'
import type { Family, Plan } from '../family.ts'
import { flowersAsked } from './asked-plants.ts'
import type { FlowerInks, FlowerPalette } from './flower-inks.ts'
import { flowerInksAt, mixFlowerPalette } from './flower-inks.ts'
import { drawFlower, flowerInksFor, isSpike } from './flowers/bloom-table.ts'
import { blob } from './flowers/heart.ts'

const REPEAT_MM = 160
/** Flowers on a square repeat at scale 1 and medium density. */
const FLOWERS = 120
const FLOWERS_MOST = 420

export const ditsy: Family = {
  name: 'ditsy',
  summary: 'a hundred and more tiny flowers in a few variants with comma leaves, sparkling evenly in all directions',
  words: [
    'ditsy',
    'ditzy',
    'ditsy floral',
    'small floral',
    'tiny floral',
    'tiny flower',
    'small flower',
    'micro floral',
    'calico',
    'feedsack',
    'feed sack',
    'feedsack floral',
    'flour sack',
    'liberty print',
    'liberty',
    'liberty style',
    'liberty fabric',
    'liberty floral',
    'liberty lawn',
    'tana lawn',
    'millefleurs',
    'mille fleurs',
    'mille-fleurs',
    'streublümchen',
    'petites fleurs',
    'florecitas',
    'fiorellini',
    '小花',
    'prairie',
    'sprigged',
  ],
  motifs: [],
  coverage: { low: 0.16, medium: 0.3, high: 0.46 },
  inks: { least: 3, natural: 6, needsTones: true },
  moods: ['mediterranean', 'heritage', 'blush', 'moody', 'scandinavian', 'nursery'],
  ground: 'light',
  motifMm: 9,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block', 'third-drop'],
  isLayered: true,
  draw: drawDitsy,
}

function drawDitsy(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const palette = mixFlowerPalette(plan.cast)
  const random = plan.random.fork('ditsy')
  const toss = createToss(plan.random.fork('fit'), cloth)
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / plan.scale ** 2
  // Another density keeps the flowers where they are: they grow or shrink, and the leaves between come and go.
  const count = Math.round(Math.min(FLOWERS_MOST, FLOWERS * area))
  const points = scatterPoints(random, cloth, count, { rounds: 14 })
  const spacing = Math.sqrt((plan.widthMm * plan.heightMm) / count)
  const size = spacing * 0.36 * Math.max(0.6, Math.min(1.5, Math.sqrt(plan.coverage / 0.3)))
  const tints = tintPoints(random, points, cloth, Math.min(4, palette.schemes.length))
  const nouns = chooseNouns(plan)
  const isNamed = flowersAsked(plan).length > 0
  points.forEach(([x, y], index) => {
    const radius = size * (index % 4 === 3 ? 0.72 : 1) * random.between(0.9, 1.12)
    const tint = tints[index]
    const noun = isNamed ? nouns[tint % nouns.length] : random.pick(nouns)
    // Named flowers have their own colour; every fifth keeps its turn, so that the cloth still sparkles.
    const inks = isNamed && index % 5 ? flowerInksFor(palette, noun, tint) : flowerInksAt(palette, tint)
    const flower = drawTinySpray(random, inks, radius, noun, index)
    toss.place(wobbleMotif(flower, random, radius * 3, 0.02), { x, y })
  })
  for (let at = 0; at < Math.min(FLOWERS_MOST, (count / plan.lattice.order) * 0.8); at++) {
    if (toss.field.coverage() > plan.coverage * 1.25) break
    toss.fit([drawComma(random, palette, at, spacing)], { gapMm: spacing * 0.075, tries: 60 })
  }
  return cloth
}

function chooseNouns(plan: Plan): string[] {
  const asked = flowersAsked(plan)
  return asked.length > 0 ? asked : ['blossom', 'daisy', 'blossom', 'blossom']
}

/** Shares of the schemes: the first is seen most. */
const TINT_WEIGHTS = [1.35, 1.15, 1, 0.8]

/** Each flower takes the scheme whose nearest like-coloured neighbour is farthest: a fixed order would make crowds. */
function tintPoints(random: Random, points: readonly Point[], cloth: Cloth, schemes: number): number[] {
  const between = createShortestStep(cloth)
  const tints: number[] = []
  for (const point of points) {
    const rooms = Array.from({ length: schemes }, (_, scheme) => {
      let room = 0
      tints.forEach((tint, at) => {
        if (tint !== scheme) return
        const [dx, dy] = between(point, points[at], false)
        const distance = Math.hypot(dx, dy)
        room = room === 0 ? distance : Math.min(room, distance)
      })
      return (room || cloth.widthMm + random.next()) * TINT_WEIGHTS[scheme]
    })
    tints.push(rooms.indexOf(Math.max(...rooms)))
  }
  return tints
}

function drawTinySpray(random: Random, inks: FlowerInks, radiusMm: number, noun: string, index: number): Motif {
  const motif = createMotif()
  const start = random.between(0, TURN)
  const stem = spine(radiusMm * 1.75, random.sign() * random.between(0.4, 1), 0, 4, start)
  addForm(
    motif,
    inks.leafDark,
    ribbon(stem, (t) => Math.max(0.16, radiusMm * 0.06) * (1 - t * 0.4)),
    { plain: true },
  )
  const leaves = 1 + random.below(3)
  for (let leaf = 0; leaf < leaves; leaf++) {
    const { x, y } = stationAt(stem, 0.55 + 0.2 * leaf)
    const turn = headingAt(stem, 0.55 + 0.2 * leaf) + (leaf % 2 ? 1 : -1) * random.between(0.6, 0.95)
    const bend = (leaf % 2 ? -1 : 1) * 0.22
    addForm(
      motif,
      leaf % 2 ? inks.leaf : inks.leafDark,
      blade(x, y, turn, radiusMm * random.between(0.9, 1.2), radiusMm * 0.48, bend),
      { plain: true },
    )
  }
  if (random.chance(0.4)) {
    const { x, y } = stationAt(stem, 1)
    addForm(motif, inks.body, blob(random, x, y, radiusMm * 0.22, 5), { plain: true })
  }
  // A spike is slight for its length and needs more of it to be seen among tiny things.
  const reach = isSpike(noun) ? radiusMm * 1.5 : radiusMm
  const flower = drawFlower(random, index % 9 === 8 ? 'bud' : noun, inks, reach, { isSimple: true })
  putMotif(motif, flower, { turn: start + Math.PI + 0.2 })
  return motif
}

/** Comma leaves and three-seed clusters for the gaps. */
function drawComma(random: Random, palette: FlowerPalette, index: number, spacing: number): Motif {
  const inks = flowerInksAt(palette, 1 + (index % 2))
  const size = spacing * random.between(0.1, 0.16)
  const motif = createMotif()
  if (index % 3 === 0) {
    for (let seed = 0; seed < 3; seed++) {
      const angle = seed * 2.1
      addForm(
        motif,
        inks.heart,
        blob(random, Math.cos(angle) * size * 0.36, Math.sin(angle) * size * 0.36, size * 0.2, 5),
        { plain: true },
      )
    }
    return motif
  }
  addForm(motif, index % 2 ? inks.leaf : inks.leafDark, blade(0, 0, 0, size * 1.5, size * 0.62, 0.25), { plain: true })
  if (index % 3 === 2) addForm(motif, inks.leaf, blade(0, 0, 1, size * 1.2, size * 0.5, -0.2), { plain: true })
  return motif
}
