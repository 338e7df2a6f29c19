import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif, placeMotif, putMotif } from '../../../kit/motif/motif.ts'
import { fitCells } from '../../../kit/place/fit-cells.ts'
import { createToss } from '../../../kit/place/toss.ts'
import type { Family, Plan } from '../../family.ts'
import { flowersAsked } from '../asked-plants.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt, mixFlowerPalette } from '../flower-inks.ts'
import { drawFlower, flowerInksFor, isTopView } from '../flowers/bloom-table.ts'
import { guestsOf } from '../guests/guests.ts'
import { fitWithMargin } from '../plants/fit-with-margin.ts'
import { drawEmbroideredField, isEmbroideredField } from './embroidered-field.ts'
import { folkColourways } from './folk-colourways.ts'
import { fillBetween } from './folk-fill.ts'
import { standUp } from './folk-guests.ts'
import type { DrawFolkPart } from './folk-parts.ts'
import {
  drawCombLeaf,
  drawCurl,
  drawFolkFan,
  drawFolkHeart,
  drawFolkRound,
  drawFolkTulip,
  putPair,
} from './folk-parts.ts'

const REPEAT_MM = 320
const CELL_MM = 160

export const folkFloral: Family = {
  name: 'folk-floral',
  summary:
    'painted folk plants, the same on both sides of their stem: tulips, hearts, combed leaves, curls with berries',
  words: [
    'folk',
    'folk floral',
    'folk embroidery',
    'embroidered flower',
    'embroidered flowers',
    'embroidered floral',
    'romanian folk',
    'gzhel',
    'folk flower',
    'folk flowers',
    'folk art floral',
    'folk art flowers',
    'folk art flower',
    'folk art',
    'folkart',
    'scandinavian folk',
    'swedish folk',
    'nordic folk',
    'rosemaling',
    'dala',
    'kurbits',
    'pennsylvania dutch',
    'fraktur',
    'otomi',
    'tenango',
    'tenango embroidery',
    'oaxacan embroidery',
    'oaxaca embroidery',
    'mexican floral',
    'mexican folk',
    'mexican embroidery',
    'hungarian folk',
    'hungarian embroidery',
    'kalocsa',
    'matyo',
    'matyó',
    'matyo embroidery',
    'polish folk',
    'wycinanki',
    'ukrainian folk',
    'petrykivka',
    'khokhloma',
    'russian folk',
    'folklore floral',
    'bauernmalerei',
    'volkskunst blumen',
  ],
  motifs: [],
  coverage: { low: 0.3, medium: 0.42, high: 0.52 },
  inks: { least: 2, natural: 6, needsTones: true },
  moods: ['scandinavian', 'scandinavian', 'heritage', 'pop', 'mediterranean'],
  colourway: ({ styles }) => folkColourways.find(({ words }) => styles.some((style) => words.test(style)))?.colourway,
  ground: 'light',
  motifMm: 130,
  repeatMm: REPEAT_MM,
  layouts: ['half-drop', 'block'],
  orientation: 'one-way',
  isLayered: true,
  draw: drawFolk,
  compose: composeFolk,
}

const TOPS: readonly DrawFolkPart[] = [drawFolkTulip, drawFolkFan, drawFolkRound]
/** What grows in pairs up the stem: part, where, and at which angle. The top must keep room for its flower. */
const STOREYS = [
  [
    ['leaf', 0.1, 0.55],
    ['side', 0.3, 0.85],
    ['curl', 0.42, 0.5],
    ['small', 0.54, 0.62],
  ],
  [
    ['side', 0.1, 0.95],
    ['leaf', 0.22, 0.6],
    ['again', 0.34, 0.75],
    ['small', 0.54, 0.62],
  ],
  [
    ['leaf', 0.08, 0.8],
    ['curl', 0.2, 0.75],
    ['side', 0.34, 0.8],
    ['curl', 0.46, 0.5],
  ],
] as const

const UP = -Math.PI / 2

function drawFolk(plan: Plan): Cloth {
  if (isEmbroideredField(plan)) return drawEmbroideredField(plan)
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const palette = mixFlowerPalette(plan.cast)
  const toss = createToss(plan.random.fork('fit'), cloth)
  const columns = fitCells(plan.widthMm, CELL_MM * 0.86 * plan.scale, 2).count
  const rows = fitCells(plan.heightMm, CELL_MM * plan.scale).count
  const [cellX, cellY] = [plan.widthMm / columns, plan.heightMm / rows]
  const size = Math.min(cellX * 1.08, cellY * 0.94) * Math.max(0.88, Math.min(1.1, (plan.coverage / 0.42) ** 0.4))
  const plants = [0, 1].map((kind) => growFolk(plan, palette, kind, size))
  const isDropped = plan.lattice.order > 1 || plan.details.drop !== false
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const y = (row + (isDropped && column % 2 ? 0.5 : 0)) * cellY
      toss.place(plants[column % 2], { x: (column + 0.5) * cellX, y: y + size * 0.5, turn: UP })
    }
  fillBetween(plan, palette, toss, size)
  return cloth
}

/** What a plant is drawn from; `kind` counts the plants of a cloth. */
type FolkPlant = {
  readonly plan: Plan
  readonly palette: FlowerPalette
  readonly random: Random
  readonly kind: number
}

/** One plant along +x, everything in pairs: foot, leaves, curls, side flowers, top flower. */
function growFolk(plan: Plan, palette: FlowerPalette, kind: number, size: number): Motif {
  const random = plan.random.fork(`plant ${kind}`)
  const plant: FolkPlant = { plan, palette, random, kind }
  const motif = createMotif()
  const inks = flowerInksAt(palette, kind)
  const other = flowerInksAt(palette, kind + 1)
  const wide = Math.max(0.4, size * 0.011)
  addForm(motif, inks.leafDark, rectangle(0, -wide, size * 0.72, wide * 2), { plain: true })
  const tops = random.shuffle(TOPS)
  const side = (): Motif => sideStem(plant, inks, other, size)
  const parts: Readonly<Record<string, Motif>> = {
    leaf: drawCombLeaf(inks, size * 0.34, 0.7),
    side: side(),
    again: side(),
    curl: drawCurl(other, size * 0.34, random.sign()),
    small: drawCombLeaf(other, size * 0.24, -0.8),
  }
  for (const [part, t, turn] of random.pick(STOREYS)) putPair(motif, parts[part], size * t, wide * 0.5, turn)
  const guests = guestsOf(plan, palette)
  const guest = guests[kind % Math.max(1, guests.length)]
  if (guest) putPair(motif, standUp(guest, plan, kind, size), size * 0.6, size * 0.17, 0)
  const foot = random.pick([drawFolkHeart, drawFolkFan])(random, other, inks, size * 0.24)
  putMotif(motif, foot, { x: -size * 0.05 })
  putMotif(motif, topFlower(plant, tops[0], size * 0.36), { x: size * 0.64 })
  return motif
}

/** A flower of the prompt where it names one, else a folk flower. */
function topFlower({ plan, palette, random, kind }: FolkPlant, draw: DrawFolkPart, sizeMm: number): Motif {
  const asked = flowersAsked(plan)
  if (asked.length === 0) return draw(random, flowerInksAt(palette, kind), flowerInksAt(palette, kind + 1), sizeMm)
  const noun = asked[kind % asked.length]
  const motif = createMotif()
  if (noun === 'tulip')
    return drawFolkTulip(random, flowerInksFor(palette, noun, kind), flowerInksAt(palette, kind + 1), sizeMm)
  putMotif(motif, drawFlower(random, noun, flowerInksFor(palette, noun, kind), sizeMm * 0.52), {
    x: isTopView(noun) ? sizeMm * 0.5 : 0,
  })
  return motif
}

/** An arching side stem with a flower, bent outwards and up. */
function sideStem(plant: FolkPlant, inks: FlowerInks, other: FlowerInks, size: number): Motif {
  const motif = createMotif()
  const length = size * 0.34
  const wide = Math.max(0.34, size * 0.007)
  const curve = Array.from({ length: 9 }, (_, step): [number, number] => {
    const t = step / 8
    return [length * Math.sin(t * 1.1) * 0.95, length * (1 - Math.cos(t * 1.1)) * 0.3]
  })
  const [endX, endY] = curve[8]
  addForm(
    motif,
    inks.leafDark,
    [...curve.map(([x, y]) => [x, y - wide] as const), ...curve.toReversed().map(([x, y]) => [x, y + wide] as const)],
    { plain: true },
  )
  putMotif(motif, drawCombLeaf(other, size * 0.15, 0.5), { x: curve[4][0], y: curve[4][1], turn: -0.8 })
  const flower =
    flowersAsked(plant.plan).length > 1
      ? topFlower({ ...plant, kind: plant.kind + 1 }, drawFolkRound, size * 0.2)
      : plant.random.pick([drawFolkTulip, drawFolkRound])(plant.random, other, inks, size * 0.2)
  putMotif(motif, flower, { x: endX, y: endY, turn: 0.1 })
  return motif
}

/** One plant, large, over a row of small ones. */
function composeFolk(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { wraps: false })
  const palette = mixFlowerPalette(plan.cast)
  const short = Math.min(plan.widthMm, plan.heightMm)
  const put = (motif: Motif, x: number, y: number, turn: number): void => {
    for (const { ink, ring, holes } of placeMotif(motif, { x, y, turn }).layers) paint(cloth, ink, ring, holes)
  }
  put(growFolk(plan, palette, 0, short * 0.76), plan.widthMm * 0.5, plan.heightMm * 0.5 + short * 0.38, UP)
  const random = plan.random.fork('row')
  for (const side of [-1, 1]) {
    const small = growFolk(plan, palette, 1, short * 0.3)
    put(small, plan.widthMm * 0.5 + side * short * 0.32, plan.heightMm * 0.5 + short * 0.4, UP)
    const inks = flowerInksAt(palette, 1)
    put(
      drawFolkHeart(random, inks, flowerInksAt(palette, 2), short * 0.07),
      plan.widthMm * 0.5 + side * short * 0.33,
      plan.heightMm * 0.5 - short * 0.26,
      UP,
    )
  }
  return fitWithMargin(cloth)
}
