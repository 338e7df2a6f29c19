import type { Ink } from '../../../../color/ink.ts'
import { inkFromHex, inkFromOklch, inkOf, isGreen } from '../../../../color/ink.ts'
import { oklabDistance } from '../../../../color/oklab.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { placeMotif, wobbleMotif } from '../../../kit/motif/motif.ts'
import { fitMany } from '../../../kit/place/fit-many.ts'
import type { Toss } from '../../../kit/place/toss.ts'
import { createToss } from '../../../kit/place/toss.ts'
import { mainColour, strongestColour } from '../../../palette/nature/depicted-colours.ts'
import { flowerColour } from '../../../palette/nature/flower-colours.ts'
import { readInks } from '../../../palette/read-inks.ts'
import { shadeOf } from '../../../palette/tones/light-and-shade.ts'
import type { Colourway, Family, KindAsked, Plan } from '../../family.ts'
import { asksForLine, asksForWatercolour } from '../../techniques/line-or-wash.ts'
import { flowersAsked, leavesAsked, tropicalLeavesAsked, wildflowersAsked } from '../asked-plants.ts'
import { composeLine, drawBotanicalLine } from '../botanical-line.ts'
import { mixFlowerPalette } from '../flower-inks.ts'
import { isFruit } from '../fruit/fruit-table.ts'
import type { Guest } from '../guests/guests.ts'
import { guestsOf } from '../guests/guests.ts'
import { isLeaf } from '../leaves/leaf-table.ts'
import { isTropicalLeaf } from '../leaves/tropical-leaf.ts'
import { composeWatercolour, drawWatercolour } from '../watercolour/watercolour-floral.ts'
import type { DrawOnPlate } from './compose-plate.ts'
import { composePlate } from './compose-plate.ts'
import type { Herbarium } from './specimen.ts'
import { drawDetail, drawSpecimen, engrave } from './specimen.ts'

const REPEAT_MM = 320
const SPECIMEN_MM = 150
/** Width of the engraved line at scale 1. */
const PEN_MM = 0.45
const UP = -TURN / 4
const LEAN = 0.2

export const botanicalPlate: Family = {
  name: 'botanical-plate',
  summary:
    'whole plants upright on old paper, engraved and tinted from nature, with their flowers and leaves singly between them',
  words:
    'botanical poster|botanical posters|botanical print poster|botanical illustration|botanical illustrations|botanical plate|botanical plates|botanical study|botanical studies|botanical art|botanical chart|botanical specimen|botanical specimens|vintage botanical|vintage botanicals|vintage botanical illustration|vintage botanical print|vintage botanical plate|antique botanical|antique botanicals|antique botanical print|antique botanical illustration|scientific illustration|scientific botanical|botanical encyclopedia|herbarium plate|redouté|curtis botanical magazine|planche botanique|illustration botanique|botanische illustration|botanische tafel|ilustración botánica|illustrazione botanica|ilustração botânica|ボタニカルアート'.split(
      '|',
    ),
  motifs: [],
  coverage: { low: 0.16, medium: 0.38, high: 0.5 },
  inks: { least: 4, natural: 9, needsTones: true },
  moods: ['heritage'],
  home: 'heritage',
  colourway: (asked) => tintedPaper(nounsOf(asked)),
  colourwayAround: (hex, asked) => (asked.isGround && isPale(hex) ? tintedPaper(nounsOf(asked), hex) : undefined),
  ground: 'light',
  motifMm: SPECIMEN_MM,
  repeatMm: REPEAT_MM,
  orientation: 'one-way',
  layouts: ['toss', 'half-drop', 'block', 'third-drop'],
  isLayered: true,
  draw: (plan) => drawPlate({ ...plan, motifs: nounsOf(plan) }),
  compose: (plan) => composeBotanicalPlate({ ...plan, motifs: nounsOf(plan) }),
}

/** What grows on a plate when the prompt names no plant. */
const PLATES = [
  ['foxglove', 'poppy', 'fern', 'iris', 'daisy'],
  ['rose', 'lavender', 'tulip', 'fern', 'cornflower'],
  ['iris', 'peony', 'bluebell', 'olive', 'cosmos'],
] as const

/** What any plant has. */
const ANY_LEAF = ['leaf', 'branch', 'twig', 'sprig']
const HERBS = ['sage', 'dill', 'rosemary', 'basil', 'thyme', 'parsley']
/** What grows beside mushrooms, birds and beetles. */
const UNDERGROWTH = ['fern', 'fiddlehead', 'ivy']

const PAPER = '#f4ecda'
const [SEPIA, ...GREENS] = ['#43362a', '#6f8753', '#4a6242', '#a5b484']
const OCHRE = '#cda24e'
const UNNAMED = ['rose', 'iris', 'daffodil']
/** In OKLab: tints of two plants nearer than this are one; a plant's own colour may come nearer to the greens. */
const [APART, APART_FROM_LEAVES] = [0.09, 0.05]
const INKS_MOST = 10

/** Old paper, sepia, three greens, and each plant's own colour with its light or shade. */
function tintedPaper(motifs: readonly string[], paper = PAPER): Colourway {
  const own = motifs.flatMap((noun) => (isLeaf(noun) || isTropicalLeaf(noun) ? [] : coloursOf(noun)))
  const isLeafy =
    motifs.length > 0 && motifs.every((noun) => isTropicalLeaf(noun) || isLeaf(noun)) && !motifs.includes('leaf')
  const plants = own.length > 0 || isLeafy ? own : UNNAMED.flatMap((noun) => flowerColour(noun) ?? [])
  const inks = [...readInks([paper, SEPIA, ...GREENS])]
  const add = (ink: Ink, apart = APART): void => {
    if (inks.length < INKS_MOST && inks.every(({ lab }) => oklabDistance(lab, ink.lab) > apart)) inks.push(ink)
  }
  for (const ink of plants) add(ink, APART_FROM_LEAVES)
  // Pears and beetles in the greens of the leaves are blushed with ochre.
  if (inks.slice(2 + GREENS.length).every(isGreen)) add(inkOf(OCHRE), APART_FROM_LEAVES)
  for (const { lightness, chroma, hue } of plants)
    add(inkFromOklch({ lightness: Math.min(0.9, lightness + 0.15), chroma: chroma * 0.62, hue }))
  for (const ink of plants) add(shadeOf(ink))
  return { inks: inks.map(({ hex }) => hex), ground: 0 }
}

/** The nouns of a prompt, with the flowers that stand for its wildflowers. */
function nounsOf({ motifs = [], styles }: Pick<KindAsked, 'motifs' | 'styles'>): readonly string[] {
  return [...motifs, ...wildflowersAsked({ motifs, styles })]
}

/** A flower has one; a beetle, a mushroom or a cactus its largest and its purest. */
function coloursOf(noun: string): Ink[] {
  const flower = flowerColour(noun)
  return flower ? [flower] : [mainColour(noun) ?? [], strongestColour(noun) ?? []].flat()
}

function isPale(hex: string): boolean {
  return (inkFromHex(hex)?.lightness ?? 0) > 0.8
}

function openHerbarium(plan: Plan): Herbarium {
  const mixed = mixFlowerPalette(plan.cast)
  const petals = mixed.schemes.filter(({ body }) => body !== plan.cast.line)
  return { plan, palette: petals.length > 0 ? { ...mixed, schemes: petals } : mixed }
}

function choosePlants(plan: Plan): readonly string[] {
  const asked = [
    ...flowersAsked(plan),
    ...leavesAsked(plan).filter((noun) => !ANY_LEAF.includes(noun)),
    ...tropicalLeavesAsked(plan),
    ...plan.motifs.filter(isFruit),
  ]
  if (asked.length > 0) return [...new Set(asked.flatMap((noun) => (noun === 'herb' ? HERBS : noun)))]
  return plan.motifs.length > 0 ? UNDERGROWTH : plan.random.fork('plate').pick(PLATES)
}

/** Whatever is named and grows not; the pen parts green from green: a cactus needs no other colour than its own. */
function guestsBeside({ plan, palette }: Herbarium): Guest[] {
  return guestsOf({ ...plan, motifs: plan.motifs.filter((noun) => !isFruit(noun)) }, { ...palette, leaves: [] })
}

function drawPlate(plan: Plan): Cloth {
  if (asksForLine(plan)) return drawBotanicalLine(plan)
  if (asksForWatercolour(plan)) return drawWatercolour(plan)
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const toss = createToss(plan.random.fork('fit'), cloth)
  const herbarium = openHerbarium(plan)
  const area = (plan.widthMm * plan.heightMm) / (REPEAT_MM * plan.scale) ** 2
  const density = Math.max(0.5, Math.min(1.8, plan.coverage / 0.38))
  const guests = guestsBeside(herbarium)
  const isOfThings = guests.length > 0 && choosePlants(plan) === UNDERGROWTH
  if (isOfThings) layGuests(plan, guests, toss, 12 * area * density, SPECIMEN_MM * 0.72)
  standSpecimens(herbarium, toss, isOfThings ? 0 : Math.max(2, Math.round(7 * area * density)))
  if (!isOfThings) layGuests(plan, guests, toss, 7 * area, SPECIMEN_MM * 0.5)
  layDetails(herbarium, toss, area * density)
  return cloth
}

/** Side by side without touching; what finds no room at full size is tried smaller. */
function standSpecimens(herbarium: Herbarium, toss: Toss, count: number): void {
  const { plan } = herbarium
  const random = plan.random.fork('specimens')
  const plants = choosePlants(plan)
  for (let index = 0; index < count; index++) {
    const noun = plants[index % plants.length]
    for (const share of [1, 0.8, 0.64]) {
      const draw = (): Motif => {
        const lengthMm = SPECIMEN_MM * plan.scale * share * random.between(0.92, 1.1)
        return inked(plan, wobbleMotif(drawSpecimen(herbarium, random, noun, index, lengthMm), random, lengthMm, 0.008))
      }
      const turnAt = (): number => turnOf(plan, random)
      if (toss.fit([draw(), draw()], { gapMm: 4 * plan.scale, tries: 260, turnAt })) break
    }
  }
}

function turnOf({ orientation }: Plan, random: Random): number {
  return orientation === 'four-way' ? random.between(0, TURN) : UP + random.between(-LEAN, LEAN)
}

function inked({ cast, scale }: Plan, motif: Motif): Motif {
  return engrave(motif, cast.line, PEN_MM * Math.max(0.7, Math.min(1.6, scale)))
}

/** Bees, birds, mushrooms: whatever else is named. */
function layGuests(plan: Plan, guests: readonly Guest[], toss: Toss, count: number, lengthMm: number): void {
  const random = plan.random.fork('guests')
  for (let at = 0; guests.length > 0 && at < Math.max(guests.length, Math.round(count)); at++) {
    const { draw, share } = guests[at % guests.length]
    const sizeMm = lengthMm * plan.scale * Math.max(0.5, share) * random.between(0.85, 1.1) * (at % 3 === 2 ? 0.7 : 1)
    toss.fit(
      [draw(random, at, sizeMm), draw(random, at + 1, sizeMm * 0.8)].map((one) => inked(plan, one)),
      { gapMm: 2.5 * plan.scale, tries: 300, mayFlip: false, turnAt: () => random.between(-0.4, 0.4) },
    )
  }
}

/** Parts of the plants, ever smaller, wherever there is room. */
function layDetails(herbarium: Herbarium, toss: Toss, amount: number): void {
  const { plan } = herbarium
  const random = plan.random.fork('details')
  const plants = choosePlants(plan)
  const gapMm = plan.scale * Math.max(1, Math.min(5, 6.5 - 9 * plan.coverage))
  for (const [sizeMm, most, isWhole] of [
    [SPECIMEN_MM * 0.5, 5, true],
    [40, 12, false],
    [28, 16, false],
    [18, 24, false],
  ] as const)
    fitMany(
      Math.min(140, Math.round(most * amount)),
      () => toss.field.coverage() > plan.coverage * FULL,
      (at) => {
        const draw = isWhole ? drawSpecimen : drawDetail
        const one = (): Motif =>
          inked(
            plan,
            draw(herbarium, random, random.pick(plants), at, sizeMm * plan.scale * random.between(0.85, 1.15)),
          )
        return toss.fit([one(), one()], { gapMm, tries: 160, turnAt: () => turnOf(plan, random) })
      },
    )
}

/** The field counts whole cells, so it sees this much more than the finished cloth covers. */
const FULL = 1.2

/** A plate for a wall: the plants that are asked for, or the things in their place, and parts of the plants about them. */
function composeBotanicalPlate(plan: Plan): Cloth {
  if (asksForLine(plan)) return composeLine(plan)
  if (asksForWatercolour(plan)) return composeWatercolour(plan)
  const herbarium = openHerbarium(plan)
  const plants = choosePlants(plan)
  const guests = guestsBeside(herbarium)
  const drawPlant: DrawOnPlate = (random, at, lengthMm) =>
    wobbleMotif(drawSpecimen(herbarium, random, plants[at], at, lengthMm), random, lengthMm, 0.008)
  const drawPart: DrawOnPlate = (random, at, lengthMm) =>
    drawDetail(herbarium, random, plants[at % plants.length], at, lengthMm)
  // A guest lies upright about its middle, and is laid down to grow like a plant.
  const drawGuest: DrawOnPlate = (random, at, lengthMm) =>
    placeMotif(guests[at % guests.length].draw(random, at, lengthMm), { turn: -UP })
  // Mushrooms and beetles are what the plate shows; where plants are named, they stand beside.
  const isOfThings = guests.length > 0 && plants === UNDERGROWTH
  return composePlate(plan, {
    kinds: isOfThings ? guests.length : plants.length,
    drawSpecimen: (...one) => inked(plan, (isOfThings ? drawGuest : drawPlant)(...one)),
    drawPart: (random, at, lengthMm) =>
      inked(plan, (guests.length > 0 && at % 3 === 0 ? drawGuest : drawPart)(random, at, lengthMm)),
  })
}
