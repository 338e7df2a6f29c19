import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { strewnTurn } from '../../kit/ink/ink-pool.ts'
import { TURN } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { createMotif, placeMotif, putMotif, wobbleMotif } from '../../kit/motif/motif.ts'
import { fitMany } from '../../kit/place/fit-many.ts'
import { spreadHeroes } from '../../kit/place/spread-heroes.ts'
import type { Toss } from '../../kit/place/toss.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Family, Plan } from '../family.ts'
import { flowersAsked, leavesAsked, tropicalLeavesAsked } from './asked-plants.ts'
import { barkclothGuests } from './barkcloth-guests.ts'
import { brushedSweep } from './brushed-sweep.ts'
import type { FlowerPalette, LeafInks } from './flower-inks.ts'
import { mixFlowerPalette } from './flower-inks.ts'
import { drawFlower, flowerInksFor, flowerNouns, isTopView } from './flowers/bloom-table.ts'
import { addShadow } from './guests/guests.ts'
import { drawLeaf } from './leaves/leaf.ts'
import { drawLeafage, leafNouns } from './leaves/leaf-table.ts'
import { drawBanana, drawMonstera, drawTropicalLeaf } from './leaves/tropical-leaf.ts'

const REPEAT_MM = 320
const LEAF_MM = 124
/** Places for large leaves on the family's own repeat; flowers that are named or wished for take every third. */
const HEROES = 12
/** Size of a guest against a leaf. */
const GUEST = 1.08

export const barkcloth: Family = {
  name: 'barkcloth',
  summary:
    'cloth of the forties: very large leaves over each other, split into two tones, on slipped fields of colour with dry-brushed edges',
  words: [
    'barkcloth',
    'bark cloth',
    'barkcloth print',
    'barkcloth leaf',
    'vintage barkcloth',
    'tropical barkcloth',
    'hawaiian barkcloth',
    '1940s barkcloth',
    'forties barkcloth',
    'palm springs barkcloth',
  ],
  motifs: [...leafNouns, 'monstera', 'palm', 'banana leaf', 'philodendron', ...flowerNouns],
  coverage: { low: 0.44, medium: 0.64, high: 0.72 },
  inks: { least: 3, natural: 6, needsTones: true },
  moods: ['midcentury', 'seventies', 'tropical-night', 'heritage'],
  ground: 'light',
  motifMm: 150,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block', 'third-drop'],
  isLayered: true,
  draw: drawBarkcloth,
}

type DrawBigLeaf = (random: Random, inks: LeafInks, lengthMm: number) => Motif

function drawBarkcloth(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const random = plan.random.fork('barkcloth')
  const toss = createToss(plan.random.fork('fit'), cloth)
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / plan.scale ** 2
  const isFull = (share: number): boolean => toss.field.coverage() > plan.coverage * 1.14 * share
  const palette = mixFlowerPalette(plan.cast)
  const tones = tonesOf(plan.cast)
  const kinds = chooseLeaves(plan, random)
  const flowers = chooseFlowers(plan, random)
  const guests = barkclothGuests(plan)
  const places = spreadHeroes(random, cloth, Math.max(3, Math.round(HEROES * area)))
  layFields(plan, toss, random.fork('fields'), places)
  const visited: number[] = []
  places.forEach(([x, y], at) => {
    const own = random.fork(`hero ${at}`)
    if (guests.length > 0 && at % 3 === 0) {
      visited.push(at)
      return
    }
    if (flowers.length > 0 && at % 3 === 2) {
      toss.place(growFlower(plan, own, palette, flowers[Math.floor(at / 3) % flowers.length], at, tones), { x, y })
      return
    }
    if (at > 2 && isFull(0.94)) return
    const length = LEAF_MM * plan.scale * (at % 3 ? 0.8 : 1.12) * own.between(0.94, 1.06)
    const turn = plan.orientation === 'one-way' ? -TURN / 4 + own.between(-0.7, 0.7) : at * 2.4 + own.between(-0.4, 0.4)
    const leaf = wobbleMotif(kinds[at % kinds.length](own, tones[at % tones.length], length), own, length, 0.01)
    const [footX, footY] = polar(x, y, -length * 0.5, turn)
    toss.place(
      addShadow(placeMotif(leaf, { x: footX, y: footY, turn, flip: own.sign() }), plan.cast.ground, 1.7 * plan.scale),
      {},
    )
  })
  // Guests stand before the leaves.
  visited.forEach((at, turn) => {
    const size = LEAF_MM * plan.scale * (turn % 2 ? GUEST : GUEST * 0.82)
    const guest = guests[turn % guests.length](random.fork(`guest ${at}`), turn, size)
    toss.placeSubject(guest, { x: places[at][0], y: places[at][1], turn: random.between(-0.1, 0.1) })
  })
  fillGaps(plan, toss, random.fork('gaps'), { kinds, tones, area, isFull })
  return cloth
}

/** Two tones for each leaf: a body and the nearest deeper ink, veins in the ground or the palest ink. */
function tonesOf({ figures, inks, ground, byLightness }: Cast): LeafInks[] {
  const bodies = figures.length > 3 ? figures.slice(0, -1) : figures
  const palest = byLightness.at(-1) ?? ground
  return bodies.map((leaf) => {
    const deeper = figures
      .filter((ink) => inks[ink].lightness < inks[leaf].lightness - 0.04)
      .toSorted((one, other) => inks[other].lightness - inks[one].lightness)[0]
    const lighter = figures
      .filter((ink) => ink !== leaf)
      .toSorted(
        (one, other) =>
          Math.abs(inks[one].lightness - inks[leaf].lightness) - Math.abs(inks[other].lightness - inks[leaf].lightness),
      )[0]
    const isPale = inks[leaf].lightness > 0.8
    return {
      leaf,
      leafDark: deeper ?? lighter ?? leaf,
      leafLight: isPale ? byLightness[0] : leaf === palest ? ground : palest,
    }
  })
}

/** Named leaves, or the set of the forties in an order of the seed. */
function chooseLeaves(plan: Plan, random: Random): DrawBigLeaf[] {
  const asked = leavesAsked(plan).filter((noun) => noun !== 'leaf' && noun !== 'branch')
  const tropical = tropicalLeavesAsked(plan)
  const named: DrawBigLeaf[] = [
    ...tropical.map(
      (noun): DrawBigLeaf =>
        (own, inks, mm) =>
          drawTropicalLeaf(own, noun, inks, mm),
    ),
    ...asked.map(
      (noun): DrawBigLeaf =>
        (own, inks, mm) =>
          drawLeafage(own, noun, { ...noFlower, ...inks }, mm),
    ),
  ]
  const broad: DrawBigLeaf = (own, inks, mm) =>
    drawLeaf(own, inks, { lengthMm: mm * 0.92, width: 0.52, style: 'half', veins: 7, stalk: 0.14 })
  if (named.length > 0) return [...named, ...named, broad]
  return [drawMonstera, drawBanana, broad, ...random.shuffle<DrawBigLeaf>([drawMonstera, broad, drawBanana])]
}

/** Parts of a flower that a leaf never shows. */
const noFlower = {
  ground: 0,
  body: 0,
  shade: 0,
  flame: 0,
  light: 0,
  heart: 0,
  seed: 0,
  deep: 0,
  chroma: 0,
  hueDegrees: 0,
  lightness: 0,
  groundDistance: 0,
  pots: [],
}

/** Flowers that are named; of the tropics one kind unasked. */
function chooseFlowers(plan: Plan, random: Random): string[] {
  const asked = flowersAsked(plan)
  if (asked.length > 0) return asked
  const isTropical = plan.styles.some((style) => /tropical|hawaii|floral|flower/.test(style))
  return isTropical ? [random.pick(['hibiscus', 'plumeria', 'bird of paradise'])] : []
}

function growFlower(
  plan: Plan,
  random: Random,
  palette: FlowerPalette,
  noun: string,
  at: number,
  tones: readonly LeafInks[],
): Motif {
  const radius = LEAF_MM * 0.3 * plan.scale
  const motif = createMotif()
  const start = random.between(0, TURN)
  for (let leaf = 0; leaf < 3; leaf++) {
    const turn = start + leaf * 2.1
    const [x, y] = polar(0, 0, radius * 0.5, turn)
    putMotif(
      motif,
      drawLeaf(random, tones[(at + leaf) % tones.length], { lengthMm: radius * 1.35, width: 0.46, stalk: 0 }),
      { x, y, turn },
    )
  }
  const flower = drawFlower(random, noun, flowerInksFor(palette, noun, at), radius)
  putMotif(motif, wobbleMotif(flower, random, radius * 2), { turn: isTopView(noun) ? start : -TURN / 4 })
  return addShadow(motif, plan.cast.ground, 1.6 * plan.scale)
}

/** Sweeps of a broad brush beside the leaves, in the inks nearest to the ground. */
function layFields(plan: Plan, toss: Toss, random: Random, places: readonly (readonly [number, number])[]): void {
  const { cast, scale } = plan
  const apart = (ink: number): number => Math.abs(cast.inks[ink].lightness - cast.inks[cast.ground].lightness)
  const quiet = cast.figures.toSorted((one, other) => apart(one) - apart(other))
  const inks = quiet.slice(0, Math.max(1, Math.ceil(quiet.length / 2)))
  places.forEach(([x, y], at) => {
    if (at % 3 === 2 || toss.field.coverage() > plan.coverage * 0.42) return
    const length = 96 * scale * random.between(0.85, 1.15)
    const turn = random.between(0, TURN)
    const [fromX, fromY] = polar(x, y, length * 0.42, turn + TURN / 2)
    const sweep = brushedSweep(random, inks[strewnTurn(at, inks.length)], cast.ground, length)
    toss.place(sweep, { x: fromX, y: fromY, turn, flip: random.sign() })
  })
}

type Gaps = {
  readonly kinds: readonly DrawBigLeaf[]
  readonly tones: readonly LeafInks[]
  readonly area: number
  readonly isFull: (share: number) => boolean
}

/** Smaller leaves and sprigs where there is room. */
function fillGaps(plan: Plan, toss: Toss, random: Random, { kinds, tones, area, isFull }: Gaps): void {
  const size = LEAF_MM * plan.scale
  const gapMm = 3 * plan.scale * Math.max(0.3, 2 - 1.9 * plan.coverage)
  const sprig: DrawBigLeaf = (own, inks, mm) =>
    drawLeaf(own, inks, { lengthMm: mm, width: 0.36, style: 'half', stalk: 0.2 })
  const turnAt = (): number =>
    plan.orientation === 'one-way' ? -TURN / 4 + random.between(-0.9, 0.9) : random.between(0, TURN)
  for (const [share, count, draws] of [
    [0.72, 12, kinds],
    [0.46, 30, [sprig, ...kinds]],
    [0.28, 90, [sprig]],
    [0.15, 260, [sprig]],
  ] as const)
    fitMany(
      Math.min(400, count * area),
      () => isFull(1),
      (at) => {
        const kind = draws[at % draws.length]
        const draw = (): Motif =>
          kind(random, tones[(at + 1) % tones.length], size * share * random.between(0.85, 1.15))
        return toss.fit([draw(), draw()], { gapMm, tries: 110, turnAt })
      },
    )
}
