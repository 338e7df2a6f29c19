import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { TURN } from '../../kit/knot.ts'
import type { Motif } from '../../kit/motif.ts'
import { wobbleMotif } from '../../kit/motif.ts'
import type { Random } from '../../kit/random.ts'
import { scatterPoints } from '../../kit/scatter.ts'
import { createToss } from '../../kit/toss.ts'
import type { Family, Plan } from '../family.ts'
import type { FlowerInks, FlowerPalette } from './flower-inks.ts'
import { mixFlowerPalette } from './flower-inks.ts'
import { drawCompoundLeaf, drawFern, drawLeaf, leafStyles } from './leaf.ts'
import { drawBerries } from './side-blooms.ts'
import { drawSprig } from './sprig.ts'

const REPEAT_MM = 320
const SPRAY_MM = 84

export const foliage: Family = {
  name: 'foliage',
  summary: 'leafy sprays, ferns and single leaves thrown over the ground, berries between them, no flowers',
  words: [
    'foliage',
    'greenery',
    'leafy',
    'autumn leaf',
    'fall leaf',
    'leaves only',
    'laub',
    'feuillage',
    'fogliame',
    'eucalyptus leaf',
    'leaf print',
  ],
  generalWords: [
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
  motifs: ['fern', 'bracken', 'eucalyptus', 'olive', 'laurel', 'berry', 'holly', 'willow'],
  coverage: { low: 0.2, medium: 0.33, high: 0.44 },
  inks: { least: 2, natural: 5, needsTones: true },
  moods: ['scandinavian', 'boho', 'heritage', 'winter', 'autumn'],
  ground: 'light',
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block', 'third-drop'],
  isLayered: true,
  draw: drawFoliage,
}

function drawFoliage(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const random = plan.random.fork('foliage')
  const toss = createToss(plan.random.fork('fit'), cloth)
  const tones = toneFoliage(plan, mixFlowerPalette(plan.cast))
  const size = SPRAY_MM * plan.scale
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / plan.scale ** 2
  const isFull = (share: number): boolean => toss.field.coverage() > plan.coverage * 1.2 * share
  const turnAt = (): number =>
    plan.orientation === 'four-way' ? random.between(0, TURN) : -TURN / 4 + random.between(-0.44, 0.44)
  const kinds = chooseKinds(plan, random)
  const heroes = scatterPoints(random, cloth, Math.max(2, Math.round(9 * area)), { rowAversion: 1 })
  heroes.forEach(([x, y], index) => {
    if (isFull(0.8)) return
    const turn = turnAt()
    const spray = wobbleMotif(
      kinds[index % kinds.length](random, tones[index % tones.length], size),
      random,
      size,
      0.012,
    )
    toss.place(spray, {
      x: x - Math.cos(turn) * size * 0.45,
      y: y - Math.sin(turn) * size * 0.45,
      turn,
      flip: random.sign(),
    })
  })
  const gapMm = 2.2 * plan.scale * Math.max(0.3, 1.7 - 2.8 * plan.coverage)
  for (const [share, count, limit] of [
    [0.62, 40, 0.86],
    [0.38, 70, 0.97],
    [0.2, 280, 1.01],
  ] as const)
    for (let at = 0; at < Math.min(400, count * area) && !isFull(limit); at++) {
      const draw = (): Motif =>
        wobbleMotif(
          kinds[(at + random.below(2)) % kinds.length](
            random,
            tones[at % tones.length],
            size * share * random.between(0.85, 1.15),
          ),
          random,
          size * share,
        )
      toss.fit([draw(), draw()], { gapMm, tries: 130, turnAt })
    }
  return cloth
}

/** Leaf sets from every ink: greens first, then the others as turned leaves; the lightest draws veins. */
function toneFoliage({ cast }: Plan, palette: FlowerPalette): FlowerInks[] {
  const [scheme] = palette.schemes
  const inks = [...new Set([...palette.leaves.toReversed(), ...cast.figures])]
  return inks.map((leaf) => {
    const dark = inks.filter((ink) => cast.inks[ink].lightness < cast.inks[leaf].lightness - 0.04)
    const leafDark = dark.toSorted((one, other) => cast.inks[other].lightness - cast.inks[one].lightness)[0] ?? leaf
    return {
      ...scheme,
      body: inks[(inks.indexOf(leaf) + 1) % inks.length],
      leaf,
      leafDark,
      leafLight: leafDark === leaf ? palette.lit : cast.ground,
    }
  })
}

type DrawSpray = (random: Random, inks: FlowerInks, lengthMm: number) => Motif

const drawLeafySpray: DrawSpray = (random, inks, lengthMm) =>
  drawSprig(random, inks, {
    lengthMm: lengthMm * 0.8,
    leaves: 8,
    leafMm: lengthMm * 0.32,
    flower: drawLeaf(random, inks, { lengthMm: lengthMm * 0.26, stalk: 0, style: 'half' }),
    style: random.pick(leafStyles),
    stemMm: Math.max(0.3, lengthMm * 0.009),
  })

const drawRoundSpray: DrawSpray = (random, inks, lengthMm) =>
  drawSprig(random, inks, {
    lengthMm: lengthMm * 0.85,
    leaves: 11,
    leafMm: lengthMm * 0.2,
    flower: drawLeaf(random, inks, { lengthMm: lengthMm * 0.18, width: 0.7, stalk: 0 }),
    style: 'light',
    stemMm: Math.max(0.3, lengthMm * 0.008),
  })

const drawFernSpray: DrawSpray = (random, inks, lengthMm) => drawFern(random, inks, { lengthMm, pairs: 12 })
const drawPairedLeaf: DrawSpray = (random, inks, lengthMm) => drawCompoundLeaf(random, inks, { lengthMm, pairs: 6 })
const drawSingleLeaf: DrawSpray = (random, inks, lengthMm) =>
  drawLeaf(random, inks, {
    lengthMm: lengthMm * 0.75,
    width: random.between(0.4, 0.52),
    style: random.pick(leafStyles),
  })
const drawBerrySpray: DrawSpray = (random, inks, lengthMm) => drawBerries(random, inks, lengthMm * 0.5)

/** The leaves a prompt names lead; otherwise all kinds take turns in an order of the seed. */
function chooseKinds(plan: Plan, random: Random): DrawSpray[] {
  const asked: DrawSpray[] = []
  const names = (...nouns: readonly string[]): boolean => plan.motifs.some((noun) => nouns.includes(noun))
  if (names('fern')) asked.push(drawFernSpray, drawFernSpray, drawPairedLeaf)
  if (names('eucalyptus')) asked.push(drawRoundSpray, drawRoundSpray, drawPairedLeaf)
  if (names('olive', 'laurel', 'willow')) asked.push(drawLeafySpray, drawLeafySpray, drawBerrySpray)
  if (names('berry', 'holly')) asked.push(drawBerrySpray, drawLeafySpray)
  if (asked.length > 0) return [...asked, drawSingleLeaf]
  return random.shuffle([drawLeafySpray, drawFernSpray, drawSingleLeaf, drawPairedLeaf, drawRoundSpray, drawBerrySpray])
}
