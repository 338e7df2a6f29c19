import { inkOf } from '../../../color/ink.ts'
import { isDark } from '../../../color/tone.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { hashText } from '../../kit/chance/random.ts'
import { TURN } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { createMotif, putMotif, wobbleMotif } from '../../kit/motif/motif.ts'
import { fitMany } from '../../kit/place/fit-many.ts'
import { spreadHeroes } from '../../kit/place/spread-heroes.ts'
import { createToss } from '../../kit/place/toss.ts'
import { clearOf } from '../../palette/grounds/on-colour.ts'
import { readInks } from '../../palette/read-inks.ts'
import type { Colourway, Family, KindAsked, LoneColour, Plan } from '../family.ts'
import { asksForLine } from '../techniques/line-or-wash.ts'
import { herbsAsked, leavesAsked } from './asked-plants.ts'
import { drawBotanicalLine } from './botanical-line.ts'
import type { FlowerInks } from './flower-inks.ts'
import { mixFlowerPalette } from './flower-inks.ts'
import { drawLeafStripes, LEAF_STRIPES } from './leaf-stripes.ts'
import { herbColourway } from './leaves/herb-colours.ts'
import { companionsOf, drawLeafage, leafNouns } from './leaves/leaf-table.ts'
import { isAutumn, toneFoliage } from './leaves/leaf-tones.ts'
import type { DrawSpray } from './plants/leaf-spray.ts'
import { composeLeaves } from './plants/leaf-spray.ts'

const REPEAT_MM = 320
const SPRAY_MM = 96

export const foliage: Family = {
  name: 'foliage',
  summary: 'leafy sprays, ferns and single leaves thrown over the ground, berries between them, no flowers',
  words: ['autumn leaf', 'fall leaf', 'leaves only', 'eucalyptus leaf', 'leaf print'],
  generalWords: [
    'foliage',
    'greenery',
    'leafy',
    'laub',
    'feuillage',
    'fogliame',
    'leaf',
    'leaves',
    'branch',
    'twig',
    'herb',
    'bamboo',
    'mistletoe',
    'blatt',
    'blätter',
    'feuille',
    'hoja',
    'foglia',
    'folha',
    '葉',
  ],
  motifs: leafNouns,
  coverage: { low: 0.24, medium: 0.43, high: 0.5 },
  inks: { least: 2, natural: 5, needsTones: true },
  moods: ['heritage', 'blush', 'boho'],
  colourway: chooseGreens,
  colourwayAround: greensOn,
  ground: 'light',
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block', 'third-drop'],
  isLayered: true,
  compose: (plan) =>
    composeLeaves(plan, chooseKinds(plan, plan.random.fork('foliage')), toneFoliage(plan, mixFlowerPalette(plan.cast))),
  draw: (plan) =>
    plan.styles.includes(LEAF_STRIPES)
      ? drawLeafStripes(plan, toneFoliage(plan, mixFlowerPalette(plan.cast)))
      : drawFoliage(plan),
}

/** Greens a botanist would paint with, paper or night behind; the words of the prompt pick one. */
const GREENS = [
  { inks: ['#f5f0e1', '#2f4d3f', '#5f7f5a', '#9db38b', '#c7a35b'], ground: 0 },
  { inks: ['#eef0e4', '#33524f', '#6d938a', '#a9bfae', '#b98a5e'], ground: 0 },
  { inks: ['#1f2f2b', '#4f7a5f', '#86a873', '#c9cf9f', '#d9b26a'], ground: 0 },
  { inks: ['#f3ecdd', '#4a5a34', '#7d8f55', '#b5bf8c', '#8a5a3c'], ground: 0 },
] as const

/** Leaves with a bloom on them are silver in the light and blue in the shade. */
const GREY_GREENS: Colourway = { inks: ['#f4f1e6', '#3c5a4f', '#6e917f', '#a8c0ab', '#c3b08c'], ground: 0 }

/** Plants known by more than their green: by what turns, or by what shines among it. */
const OWN_COLOURS: readonly (readonly [plants: readonly string[], colourway: Colourway])[] = [
  [['ginkgo'], { inks: ['#f5efde', '#5f6a38', '#a39a45', '#d5a233', '#ecca6c'], ground: 0 }],
  [['maple', 'rowan'], { inks: ['#f5ecdb', '#75302a', '#b3472c', '#d98b3d', '#e6b863', '#6d7344'], ground: 0 }],
  [['oak', 'beech', 'birch'], { inks: ['#f3ebda', '#54452b', '#8c6a34', '#c08f48', '#6d7a48', '#a5532f'], ground: 0 }],
  [['mistletoe'], { inks: ['#33554c', '#6f9a72', '#a3bd86', '#ccd7a8', '#f8f3e4'], ground: 0 }],
  [['holly', 'berry'], { inks: ['#f5f0e1', '#274a3b', '#4f7a57', '#96b087', '#b8343a'], ground: 0 }],
  [['mistletoe', 'holly'], { inks: ['#27443a', '#5f8d66', '#93b37f', '#c8d3a4', '#f6f0de', '#c63f40'], ground: 0 }],
]

/** What plants are known by: of two the set that has what both are. Undefined for what is green alone. */
function ownColours(said: string): Colourway | undefined {
  const isSaid = (plant: string): boolean => said.includes(plant)
  const most = OWN_COLOURS.toSorted(([one], [other]) => other.filter(isSaid).length - one.filter(isSaid).length)[0]
  return most[0].some(isSaid) ? most[1] : undefined
}

/** Leaves that turn keep the colourways of their moods. */
function chooseGreens({ styles, motifs = [] }: Pick<KindAsked, 'styles' | 'motifs'>): Colourway | undefined {
  const said = styles.join(' ')
  const [herb] = herbsAsked({ motifs: [...motifs], styles })
  if (herb) return herbColourway(herb)
  if (/eucalypt|willow/.test([said, ...motifs].join(' '))) return GREY_GREENS
  if (/autumn|fall/.test(said)) return undefined
  const own = ownColours([said, ...motifs].join(' '))
  if (own) return own
  return GREENS[Math.abs(hashText(said)) % GREENS.length]
}

/** On a ground of one named colour leaves are green as well, as far as the greens stand off it. */
function greensOn(hex: string, { styles, motifs, isGround }: LoneColour): Colourway | undefined {
  const ground = inkOf(hex)
  const own = isGround ? chooseGreens({ styles, motifs }) : undefined
  if (!own) return undefined
  const isNight = ({ inks }: Colourway): boolean => isDark(inkOf(inks[0]))
  const set = isNight(own) === isDark(ground) ? own : GREENS.find((one) => isNight(one) !== isNight(own))
  const greens = readInks(set?.inks.slice(1) ?? [])
  return { inks: [hex, ...clearOf(greens, ground).map((ink) => ink.hex)], ground: 0 }
}

function drawFoliage(plan: Plan): Cloth {
  if (asksForLine(plan)) return drawBotanicalLine(plan)
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const random = plan.random.fork('foliage')
  const toss = createToss(plan.random.fork('fit'), cloth)
  const tones = toneFoliage(plan, mixFlowerPalette(plan.cast))
  const size = SPRAY_MM * plan.scale
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / plan.scale ** 2
  const isFern = areFerns(leavesAsked(plan))
  // Much ground shows between the pinnae of ferns.
  const isFull = (share: number): boolean => toss.field.coverage() > plan.coverage * (isFern ? 1.45 : 1.2) * share
  const turnAt = (): number =>
    plan.orientation === 'four-way' ? random.between(0, TURN) : -TURN / 4 + random.between(-0.44, 0.44)
  const kinds = chooseKinds(plan, random)
  // Herbs stand one by one: three tufts over each other are a bush.
  const isHerb = herbsAsked(plan).length > 0 || leavesAsked(plan).includes('eucalyptus')
  const fan = fanOf(plan, isFern)
  const small = isFern ? kinds.slice(0, 1) : kinds // The smallest fiddleheads are hooks of wire.
  const count = Math.max(2, Math.round((isHerb || fan === FRONDS ? 12 : 7) * area))
  spreadHeroes(random, cloth, count).forEach(([x, y], index) => {
    if (isFull(0.8)) return
    const turn = turnAt()
    const spray = isHerb
      ? kinds[index % kinds.length](random, tones[index % tones.length], size * random.between(0.9, 1.1))
      : growClump(random, small, tones, index, size, fan)
    const [footX, footY] = polar(x, y, -size * 0.45, turn)
    toss.place(wobbleMotif(spray, random, size, 0.012), { x: footX, y: footY, turn, flip: random.sign() })
  })
  const gapMm = 2.2 * plan.scale * Math.max(0.3, 1.7 - 2.8 * plan.coverage)
  for (const [share, count, limit] of [
    [0.62, 40, 0.86],
    [0.38, 70, 0.97],
    [0.2, 280, 1.01],
  ] as const)
    fitMany(
      Math.min(400, count * area),
      () => isFull(limit),
      (at) => {
        const draw = (): Motif => {
          const sown = share < SMALL ? small : kinds
          const kind = sown[(at + random.below(2)) % sown.length]
          const spray = kind(random, tones[at % tones.length], size * share * random.between(0.85, 1.15))
          return wobbleMotif(spray, random, size * share)
        }
        return toss.fit([draw(), draw()], { gapMm, tries: 130, turnAt })
      },
    )
  return cloth
}

function areFerns(asked: readonly string[]): boolean {
  return asked.length > 0 && asked.every((noun) => /fern|bracken/.test(noun))
}

function fanOf({ motifs }: Plan, isFern: boolean): typeof CLUMP | typeof CROWN | typeof FRONDS {
  return isFern ? (motifs.includes('frond') ? FRONDS : CROWN) : CLUMP
}

/** Share of a spray's length below which a leaf is a filler. */
const SMALL = 0.5

/** A hero: twigs that rise from one foot, the shorter ones behind and to both sides of the first. */
function growClump(
  random: Random,
  kinds: readonly DrawSpray[],
  tones: readonly FlowerInks[],
  index: number,
  sizeMm: number,
  fan: readonly (readonly [turn: number, share: number])[],
): Motif {
  const clump = createMotif()
  const side = random.sign()
  for (const [at, [turn, share]] of fan.entries()) {
    const kind = kinds[(index + (at === 1 ? 1 : 0)) % kinds.length]
    const part = kind(random, tones[(index + at) % tones.length], sizeMm * share * random.between(0.92, 1.08))
    putMotif(clump, part, { turn: side * turn + random.between(-0.1, 0.1), flip: random.sign() })
  }
  return clump
}

/** Turn from the middle and length of the twigs of a clump, back to front. */
const CLUMP = [
  [0.62, 0.74],
  [-0.55, 0.62],
  [0, 1.06],
] as const

/** The same of a fern: fronds arch out of a crown to all sides. */
const CROWN = [
  [1.25, 0.62],
  [-1.2, 0.66],
  [0.66, 0.84],
  [-0.6, 0.8],
  [0, 1],
] as const

/** Fronds that are asked for as such lie two by two, each seen whole. */
const FRONDS = [
  [0.72, 0.66],
  [0, 1.05],
] as const

/** The leaves a prompt names lead, each with what grows beside it; otherwise a set of the seed's choice. */
function chooseKinds(plan: Plan, random: Random): DrawSpray[] {
  const asked = leavesAsked(plan).filter((noun) => noun !== 'leaf')
  const unasked = isAutumn(plan) ? FALLEN : random.pick(SETS)
  const set = asked.length > 0 ? asked.flatMap((noun) => [noun, noun, ...companionsOf(noun)]) : random.shuffle(unasked)
  return set.map(
    (noun): DrawSpray =>
      (own, inks, lengthMm) =>
        drawLeafage(own, noun, inks, lengthMm),
  )
}

/** What lies on the ground in autumn. */
const FALLEN = ['maple', 'oak', 'birch', 'ginkgo', 'rowan', 'beech']

/** Leaves that look well together. */
const SETS = [
  ['twig', 'fern', 'leaf', 'compound leaf', 'eucalyptus', 'berry'],
  ['oak', 'twig', 'birch', 'berry', 'fern', 'leaf'],
  ['olive', 'eucalyptus', 'laurel', 'leaf', 'willow', 'compound leaf'],
  ['fern', 'ginkgo', 'twig', 'willow', 'leaf', 'berry'],
] as const
