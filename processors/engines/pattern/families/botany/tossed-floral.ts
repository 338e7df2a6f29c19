import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { blade } from '../../kit/line/curve.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addForm, createMotif, wobbleMotif } from '../../kit/motif/motif.ts'
import { fitMany } from '../../kit/place/fit-many.ts'
import { spreadHeroes } from '../../kit/place/spread-heroes.ts'
import type { Toss } from '../../kit/place/toss.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Family, Plan } from '../family.ts'
import { heroSwell } from '../hero-swell.ts'
import { asksForLine, asksForWatercolour } from '../techniques/line-or-wash.ts'
import { drawBareBlooms, isWithoutLeaves } from './bare-blooms.ts'
import { drawBotanicalLine } from './botanical-line.ts'
import type { FlowerPalette } from './flower-inks.ts'
import { flowerInksAt, mixFlowerPalette } from './flower-inks.ts'
import { drawFlower, flowerInksFor, flowerNouns, isSpike, isTopView } from './flowers/bloom-table.ts'
import { blob } from './flowers/heart.ts'
import { drawBerries } from './flowers/side-blooms.ts'
import { tellInks } from './flowers/told-inks.ts'
import type { Flowerbed } from './gardens.ts'
import { chooseFlowers } from './gardens.ts'
import { hasGuests, tossGuests } from './guests/toss-guests.ts'
import { drawCompoundLeaf, drawLeaf, leafStyles } from './leaves/leaf.ts'
import { drawLeafage } from './leaves/leaf-table.ts'
import { composeBouquet } from './plants/bouquet.ts'
import { inksBeside } from './plants/inks-beside.ts'
import { growPlant } from './plants/plant.ts'
import { drawPosy } from './plants/posy.ts'
import { drawWatercolour } from './watercolour/watercolour-floral.ts'

const HERO_MM = 34
const REPEAT_MM = 320
const HEROES = 5
const HEROES_AMONG_GUESTS = 3.6
/** The field counts whole cells, so it sees about this much more than the finished cloth covers. */
const FIELD_EXCESS = 1.16

export const tossedFloral: Family = {
  name: 'tossed-floral',
  summary: 'blooms on sweeps of leaves thrown in all directions, sprigs and fillers fitted into the gaps',
  words: ['tossed floral', 'grunge floral', '90s floral', '1990s floral'],
  generalWords: [
    'floral',
    'flower',
    'botanical',
    'bouquet',
    'bloom',
    'garden',
    'flowers',
    'blumen',
    'blume',
    'fleur',
    'flor',
    'fiore',
    '花',
    'floral print',
    'cottagecore',
  ],
  motifs: [...flowerNouns, 'leaf'],
  coverage: { low: 0.26, medium: 0.48, high: 0.64 },
  inks: { least: 3, natural: 8, needsTones: true },
  moods: ['heritage', 'moody', 'scandinavian', 'madder', 'blush', 'mediterranean'],
  ground: 'light',
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block', 'third-drop'],
  isLayered: true,
  draw: drawTossedFloral,
  compose: composeBouquet,
  motifMm: 68,
  tinyMm: 14,
}

type Garden = Flowerbed & {
  readonly plan: Plan
  readonly palette: FlowerPalette
  readonly toss: Toss
  readonly heroMm: number
  readonly gapMm: number
  /** Cloth area in units of what the counts below were set for. */
  readonly area: number
}

/** A technique named beside the flowers decides the hand that draws them. */
function drawTossedFloral(plan: Plan): Cloth {
  if (asksForLine(plan)) return drawBotanicalLine(plan)
  if (asksForWatercolour(plan)) return drawWatercolour(plan)
  if (isWithoutLeaves(plan)) return drawBareBlooms(plan)
  return drawGouache(plan)
}

function drawGouache(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const heroMm = HERO_MM * plan.scale
  const garden: Garden = {
    plan,
    palette: tellInks(plan, mixFlowerPalette(plan.cast)),
    toss: createToss(plan.random.fork('fit'), cloth),
    heroMm,
    // Dense cloths need narrower gaps; sparse ones breathe mostly because fewer things are put down.
    gapMm: 1.9 * plan.scale * Math.max(0.3, Math.min(1.5, 1.9 - 2.3 * plan.coverage)),
    area: (plan.widthMm * plan.heightMm) / (REPEAT_MM * REPEAT_MM) / plan.scale ** 2 / plan.lattice.order,
    ...chooseFlowers(plan),
  }
  placeHeroes(garden, cloth)
  tossGuests(garden)
  placeSprigs(garden, { size: 0.82, head: 0.28, count: 13 })
  placeSprigs(garden, { size: 0.52, head: 0.24, count: 24 })
  placeFillers(garden)
  placeDots(garden)
  return cloth
}

/** Covered share at which the heroes, then the sprigs, then everything must stop. */
function isFull(garden: Garden, share: number): boolean {
  return garden.toss.field.coverage() > garden.plan.coverage * FIELD_EXCESS * share
}

/** Schemes of the heroes in turn: the most remembered colour leads without being the only one. */
const HERO_SCHEMES = [0, 1, 0, 2, 1]

function placeHeroes(garden: Garden, cloth: Cloth): void {
  const { plan, palette, toss, heroMm, heroes, secondaries, leaves } = garden
  const random = plan.random.fork('heroes')
  // Bouquets by name, and on some seeds, so that not every cloth has single blooms.
  const isFull = plan.styles.some((style) => /bouquet|posy|posies|cabbage|nosegay/.test(style)) || random.chance(0.35)
  const swell = heroSwell(plan.coverage, 0.48, 1.34)
  const most = hasGuests(plan, palette) ? HEROES_AMONG_GUESTS : HEROES
  const count = Math.max(2, Math.round(most * garden.area)) * plan.lattice.order
  spreadHeroes(random, cloth, count).forEach(([x, y], index) => {
    const noun = heroes[index % heroes.length]
    const scheme = HERO_SCHEMES[index % HERO_SCHEMES.length]
    const radiusMm = heroMm * swell * (index % 3 === 1 ? 0.86 : 1) * random.between(0.95, 1.06)
    const companion = secondaries[index % secondaries.length]
    const inks = flowerInksFor(palette, noun, scheme)
    const beside = isSpike(companion) ? noun : companion
    const posy = drawPosy(random, noun, inks, {
      radiusMm,
      companions: [0, 1, 0]
        .slice(0, isFull ? 3 : 1)
        .map((nth) => ({ noun: beside, inks: inksBeside(garden, { noun, inks }, beside, nth) })),
      leaves,
    })
    const turn =
      isTopView(noun) && plan.orientation === 'four-way' ? random.between(0, TURN) : uprightOf(plan, random, index)
    toss.place(wobbleMotif(posy, random, heroMm * 2, 0.011), { x, y, turn, flip: random.sign() })
  })
}

/** What stands on a foot is known when it stands: sheaves lean from upright, in a four-way toss every third from upside down. */
function uprightOf(plan: Plan, random: Plan['random'], index: number): number {
  if (plan.orientation !== 'four-way') return turnOf(plan, random)
  return -TURN / 4 + random.between(-0.6, 0.6) + (index % 3 === 2 ? TURN / 2 : 0)
}

/** A four-way toss turns freely; one-way leans up to 25° from upright. */
function turnOf(plan: Plan, random: Plan['random']): number {
  if (plan.orientation === 'four-way') return random.between(0, TURN)
  const lean = -TURN / 4 + random.between(-0.44, 0.44)
  return plan.orientation === 'two-way' && random.chance(0.5) ? lean + TURN / 2 : lean
}

type Sprigs = {
  /** Length in heroes, and radius of the flower as a share of the length. */
  readonly size: number
  readonly head: number
  readonly count: number
}

function placeSprigs(garden: Garden, { size, head, count }: Sprigs): void {
  const { plan, palette, toss, heroMm, gapMm, secondaries } = garden
  const random = plan.random.fork(`sprigs ${size}`)
  const isEnough = (): boolean => isFull(garden, size > 0.6 ? 0.8 : 0.9)
  fitMany(count * garden.area, isEnough, (at) => {
    const noun = random.pick(secondaries)
    const inks = flowerInksFor(palette, noun, at + 1)
    const lengthMm = heroMm * size * random.between(2.1, 2.6)
    // A bud as large as a flower would be a bulb.
    const headShare = isSpike(noun) ? undefined : head * random.between(0.9, 1.1) * (noun === 'bud' ? 0.6 : 1)
    const draw = (): Motif => {
      const plant = growPlant(random, noun, inks, { lengthMm, head: headShare, hasShoot: random.chance(0.45) })
      return wobbleMotif(plant, random, lengthMm)
    }
    return toss.fit([draw(), draw()], { gapMm, tries: 220, turnAt: () => turnOf(plan, random) })
  })
}

function placeFillers(garden: Garden): void {
  const { plan, palette, toss, gapMm, leaves } = garden
  const random = plan.random.fork('fillers')
  const q = garden.heroMm * 0.36
  const leafNoun = (): string =>
    leaves.length > 0 ? random.pick(leaves) : random.pick(['fern', 'twig', 'compound leaf'])
  const kinds = [
    (index: number) => drawLeafage(random, leafNoun(), flowerInksAt(palette, index), q * 2.4),
    (index: number) => drawTinySprig(garden, index, q),
    (index: number) => drawBerries(random, flowerInksAt(palette, index), q * 1.2),
    (index: number) => drawCompoundLeaf(random, flowerInksAt(palette, index), { lengthMm: q * 2.3, pairs: 4 }),
    (index: number) => drawTinySprig(garden, index + 1, q * 1.15),
    (index: number) =>
      drawLeaf(random, flowerInksAt(palette, index), { lengthMm: q * 1.7, style: random.pick(leafStyles) }),
  ]
  const turnAt = (): number => turnOf(plan, random)
  fitMany(
    70 * garden.area,
    () => isFull(garden, 0.98),
    (at) => {
      const draw = (): Motif => wobbleMotif(kinds[(at + random.below(2)) % kinds.length](at), random, q * 2)
      return toss.fit([draw(), draw()], { gapMm, tries: at < 30 ? 200 : 120, turnAt })
    },
  )
}

function drawTinySprig({ plan, palette, secondaries }: Garden, index: number, q: number): Motif {
  const random = plan.random.fork(`tiny ${index}`)
  const noun = random.pick(secondaries.filter(isTopView).concat('blossom'))
  return growPlant(random, noun, flowerInksFor(palette, noun, index), { lengthMm: q * 2.3, head: 0.24 })
}

/** The smallest gaps get tiny flowers, single leaves and seeds, so the ground reads as one even net. */
function placeDots(garden: Garden): void {
  const { plan, palette, toss, gapMm } = garden
  const random = plan.random.fork('dots')
  const q = garden.heroMm * 0.34
  fitMany(
    110 * garden.area,
    () => isFull(garden, 1.02),
    (at) => {
      const inks = flowerInksAt(palette, at)
      const size = q * random.between(0.35, 0.6)
      const motif = createMotif()
      if (at % 3 === 1) addForm(motif, inks.leaf, blade(0, 0, 0, size * 1.3, size * 0.55, 0.2))
      else if (at % 3 === 2) addForm(motif, inks.heart, blob(random, 0, 0, size * 0.17, 5))
      const tiny =
        at % 3 === 0
          ? drawFlower(random, 'blossom', flowerInksAt(palette, at + 1), size * 0.55, { isSimple: true })
          : motif
      return toss.fit([tiny], { gapMm: gapMm * 0.9, tries: 60 })
    },
  )
}
