import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { blade } from '../../kit/curve.ts'
import { TURN } from '../../kit/knot.ts'
import type { Motif } from '../../kit/motif.ts'
import { addForm, createMotif, wobbleMotif } from '../../kit/motif.ts'
import { scatterPoints } from '../../kit/scatter.ts'
import type { Toss } from '../../kit/toss.ts'
import { createToss } from '../../kit/toss.ts'
import type { Family, Plan } from '../family.ts'
import { drawFlower, flowerInksFor, flowerNouns, isTopView } from './bloom-table.ts'
import { composeBouquet } from './bouquet.ts'
import type { FlowerPalette } from './flower-inks.ts'
import { flowerInksAt, mixFlowerPalette } from './flower-inks.ts'
import { blob } from './heart.ts'
import { drawCompoundLeaf, drawFern, drawLeaf, leafStyles } from './leaf.ts'
import { drawBerries } from './side-blooms.ts'
import { drawSpray, drawSprig } from './sprig.ts'

const HERO_MM = 29
const REPEAT_MM = 320
const HEROES = 6
/** The field counts whole cells, so it sees about this much more than the finished cloth covers. */
const FIELD_EXCESS = 1.16

export const tossedFloral: Family = {
  name: 'tossed-floral',
  summary: 'blooms with collars of leaves thrown in all directions, sprigs and fillers fitted into the gaps',
  words: ['tossed floral'],
  generalWords: [
    'floral',
    'flower',
    'botanical',
    'bouquet',
    'bloom',
    'garden',
    'meadow',
    'tossed floral',
    'flowers',
    'blumen',
    'blume',
    'fleur',
    'flor',
    'fiore',
    '花',
    'floral print',
    'cottagecore',
    'wildflower',
  ],
  motifs: flowerNouns,
  coverage: { low: 0.24, medium: 0.42, high: 0.6 },
  inks: { least: 3, natural: 8, needsTones: true },
  moods: ['heritage', 'moody', 'scandinavian', 'madder', 'nursery'],
  ground: 'light',
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block', 'third-drop'],
  draw: drawTossedFloral,
  compose: composeBouquet,
  motifMm: 60,
}

type Garden = {
  readonly plan: Plan
  readonly palette: FlowerPalette
  readonly toss: Toss
  readonly heroMm: number
  readonly gapMm: number
  /** Cloth area in units of what the counts below were set for. */
  readonly area: number
  readonly heroes: readonly string[]
  readonly secondaries: readonly string[]
}

function drawTossedFloral(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const heroMm = HERO_MM * plan.scale
  const garden: Garden = {
    plan,
    palette: mixFlowerPalette(plan.cast),
    toss: createToss(plan.random.fork('fit'), cloth),
    heroMm,
    // Dense cloths need narrower gaps; sparse ones breathe mostly because fewer things are put down.
    gapMm: 1.9 * plan.scale * Math.max(0.3, Math.min(1.5, 1.9 - 2.3 * plan.coverage)),
    area: (plan.widthMm * plan.heightMm) / (REPEAT_MM * REPEAT_MM) / plan.scale ** 2 / plan.lattice.order,
    ...chooseFlowers(plan),
  }
  placeHeroes(garden, cloth)
  placeSprigs(garden, 0.66, 20)
  placeSprigs(garden, 0.5, 30)
  placeFillers(garden)
  placeDots(garden)
  return cloth
}

function chooseFlowers(plan: Plan): { heroes: string[]; secondaries: string[] } {
  const asked = plan.motifs.filter((noun) => flowerNouns.includes(noun))
  const tops = asked.filter(isTopView)
  const random = plan.random.fork('flowers')
  const heroes =
    tops.length > 0 ? tops : asked.length > 0 ? asked : random.shuffle(['rose', 'poppy', 'lily', 'blossom']).slice(0, 3)
  const secondaries =
    asked.length > 0 ? [...asked, ...asked, 'bud', 'blossom'] : ['daisy', 'blossom', 'half-open', 'carnation', 'tulip']
  return { heroes, secondaries }
}

/** Covered share at which the heroes, then the sprigs, then everything must stop. */
function isFull(garden: Garden, share: number): boolean {
  return garden.toss.field.coverage() > garden.plan.coverage * FIELD_EXCESS * share
}

function placeHeroes(garden: Garden, cloth: Cloth): void {
  const { plan, palette, toss, heroMm, heroes } = garden
  const random = plan.random.fork('heroes')
  const density = Math.min(1.5, Math.max(0.5, plan.coverage / 0.42))
  const count = Math.max(2, Math.round(HEROES * garden.area * density)) * plan.lattice.order
  const points = scatterPoints(random, cloth, count, { rowAversion: 1 })
  points.forEach(([x, y], index) => {
    const noun = heroes[index % heroes.length]
    const inks = flowerInksFor(palette, noun, index % 2)
    const other = flowerInksAt(palette, (index + 1) % 2)
    const radius = heroMm * random.between(0.92, 1.08)
    const bloom = drawFlower(random, noun, inks, radius)
    const spray = wobbleMotif(drawSpray(random, inks, other, radius * 0.96, bloom), random, heroMm * 2)
    toss.place(spray, { x, y, turn: turnOf(plan, random), flip: random.sign() })
  })
}

/** A four-way toss turns freely; one-way leans up to 25° from upright. */
function turnOf(plan: Plan, random: Plan['random']): number {
  if (plan.orientation === 'four-way') return random.between(0, TURN)
  const lean = -TURN / 4 + random.between(-0.44, 0.44)
  return plan.orientation === 'two-way' && random.chance(0.5) ? lean + TURN / 2 : lean
}

function placeSprigs(garden: Garden, size: number, count: number): void {
  const { plan, palette, toss, heroMm, gapMm, secondaries } = garden
  const random = plan.random.fork(`sprigs ${size}`)
  for (let at = 0; at < count * garden.area; at++) {
    if (isFull(garden, size > 0.6 ? 0.74 : 0.86)) return
    const noun = random.pick(secondaries)
    const inks = flowerInksFor(palette, noun, at + 1)
    const reach = heroMm * size * random.between(0.9, 1.1)
    const draw = (): Motif => {
      const flower = drawFlower(random, noun, inks, reach * 0.6)
      const sprig = drawSprig(random, inks, {
        lengthMm: reach * random.between(1.5, 2),
        leaves: 3 + random.below(2),
        leafMm: reach * 0.85,
        flower,
        style: random.pick(leafStyles),
        buds: random.chance(0.4) ? 1 : 0,
        budMm: reach * 0.28,
        stemMm: reach * 0.035,
      })
      return wobbleMotif(sprig, random, reach * 2)
    }
    toss.fit([draw(), draw()], { gapMm, tries: 160, turnAt: () => turnOf(plan, random) })
  }
}

function placeFillers(garden: Garden): void {
  const { plan, palette, toss, gapMm } = garden
  const random = plan.random.fork('fillers')
  const q = garden.heroMm * 0.34
  const kinds = [
    (index: number) => drawFern(random, flowerInksAt(palette, index), { lengthMm: q * 2.6, pairs: 8 }),
    (index: number) => drawCompoundLeaf(random, flowerInksAt(palette, index), { lengthMm: q * 2.5, pairs: 4 }),
    (index: number) => drawBerries(random, flowerInksAt(palette, index), q * 1.2),
    (index: number) => drawTinySprig(garden, index, q),
    (index: number) =>
      drawLeaf(random, flowerInksAt(palette, index), { lengthMm: q * 1.7, style: random.pick(leafStyles) }),
    (index: number) => drawTinySprig(garden, index + 1, q * 1.15),
  ]
  for (let at = 0; at < 90 * garden.area; at++) {
    if (isFull(garden, 0.97)) return
    const draw = (): Motif => wobbleMotif(kinds[(at + random.below(2)) % kinds.length](at), random, q * 2)
    toss.fit([draw(), draw()], { gapMm, tries: at < 30 ? 200 : 120, turnAt: () => turnOf(plan, random) })
  }
}

function drawTinySprig({ plan, palette, secondaries }: Garden, index: number, q: number): Motif {
  const random = plan.random.fork(`tiny ${index}`)
  const noun = random.pick(secondaries.filter(isTopView).concat('blossom'))
  const inks = flowerInksFor(palette, noun, index)
  const flower = drawFlower(random, noun, inks, q * 0.55, { isSimple: true })
  return drawSprig(random, inks, { lengthMm: q * 1.7, leaves: 3, leafMm: q * 0.8, flower, stemMm: 0.4 })
}

/** The smallest gaps get tiny flowers, single leaves and seeds, so the ground reads as one even net. */
function placeDots(garden: Garden): void {
  const { plan, palette, toss, gapMm } = garden
  const random = plan.random.fork('dots')
  const q = garden.heroMm * 0.34
  for (let at = 0; at < 140 * garden.area; at++) {
    if (isFull(garden, 1.01)) return
    const inks = flowerInksAt(palette, at)
    const size = q * random.between(0.35, 0.6)
    const motif = createMotif()
    if (at % 3 === 1) addForm(motif, inks.leaf, blade(0, 0, 0, size * 1.3, size * 0.55, 0.2))
    else if (at % 3 === 2) addForm(motif, inks.heart, blob(random, 0, 0, size * 0.17, 5))
    const tiny =
      at % 3 === 0
        ? drawFlower(random, 'blossom', flowerInksAt(palette, at + 1), size * 0.55, { isSimple: true })
        : motif
    toss.fit([tiny], { gapMm: gapMm * 0.9, tries: 60 })
  }
}
