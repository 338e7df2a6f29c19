import type { Random } from '../../../kit/chance/random.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { gouache } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { drawEar } from '../flowers/spikes.ts'
import { drawEucalyptus } from './eucalyptus.ts'
import { drawBamboo, drawMistletoe, drawPine } from './evergreen-twigs.ts'
import { drawFiddlehead, drawFrond, drawGrass } from './fronds.ts'
import { drawCompoundLeaf, drawLeaf, leafStyles } from './leaf.ts'
import { drawBasil, drawMint, drawSage } from './leafy-herbs.ts'
import { drawCoriander, drawParsley } from './parsley.ts'
import type { DrawLeaf } from './shaped-leaves.ts'
import {
  drawClover,
  drawGinkgo,
  drawHeartLeaf,
  drawHolly,
  drawIvy,
  drawJapaneseMaple,
  drawMaple,
  drawOak,
  drawToothed,
} from './shaped-leaves.ts'
import type { DrawTwig } from './twigs.ts'
import { drawBerryTwig, drawLaurel, drawLeafyTwig, drawOlive, drawWillow } from './twigs.ts'
import { drawChives, drawDill, drawOregano, drawRosemary, drawThyme } from './wiry-herbs.ts'

type Leafage = {
  readonly draw: DrawLeaf | DrawTwig
  /** Length against a full spray on the same cloth: single leaves are shorter than twigs. */
  readonly size: number
  /** What else grows with it, so that a cloth of one leaf still has two sizes of thing. */
  readonly with?: readonly string[]
}

const oval: DrawLeaf = (random, inks, lengthMm, pen = gouache) =>
  drawLeaf(random, inks, { lengthMm, width: random.between(0.4, 0.54), style: random.pick(leafStyles) }, pen)
const compound: DrawLeaf = (random, inks, lengthMm, pen = gouache) =>
  drawCompoundLeaf(random, inks, { lengthMm, pairs: 6 }, pen)
const ear: DrawTwig = (random, inks, lengthMm, pen) => drawEar(random, inks, lengthMm / 2, { pen })

/** How each leaf or twig of a prompt is drawn, along +x from its foot. */
const leafage: Readonly<Record<string, Leafage>> = {
  leaf: { draw: oval, size: 0.7, with: ['twig', 'compound leaf'] },
  fern: { draw: drawFrond, size: 1.4, with: ['fiddlehead', 'fern'] },
  'maidenhair fern': { draw: drawFrond, size: 1.1, with: ['fiddlehead', 'fern'] },
  'boston fern': { draw: drawFrond, size: 1.4, with: ['fern'] },
  'tree fern': { draw: drawFrond, size: 1.6, with: ['fiddlehead'] },
  bracken: { draw: drawFrond, size: 1.4, with: ['fiddlehead'] },
  fiddlehead: { draw: drawFiddlehead, size: 0.62 },
  oak: { draw: drawOak, size: 0.72, with: ['acorn twig'] },
  maple: { draw: drawMaple, size: 0.62 },
  'japanese maple': { draw: drawJapaneseMaple, size: 0.6 },
  ivy: { draw: drawIvy, size: 0.56, with: ['twig'] },
  holly: { draw: drawHolly, size: 0.6, with: ['berry'] },
  ginkgo: { draw: drawGinkgo, size: 0.68 },
  clover: { draw: drawClover, size: 0.5 },
  shamrock: { draw: drawClover, size: 0.5 },
  birch: { draw: drawToothed, size: 0.58, with: ['twig'] },
  beech: { draw: drawToothed, size: 0.62, with: ['twig'] },
  nettle: { draw: drawToothed, size: 0.62 },
  philodendron: { draw: drawHeartLeaf, size: 0.72 },
  eucalyptus: { draw: drawEucalyptus, size: 1.25, with: ['eucalyptus'] },
  olive: { draw: drawOlive, size: 1.2, with: ['olive'] },
  laurel: { draw: drawLaurel, size: 1.15, with: ['berry'] },
  bay: { draw: drawLaurel, size: 1 },
  willow: { draw: drawWillow, size: 1.2 },
  rosemary: { draw: drawRosemary, size: 0.95 },
  thyme: { draw: drawThyme, size: 0.8 },
  sage: { draw: drawSage, size: 1 },
  mint: { draw: drawMint, size: 0.9 },
  basil: { draw: drawBasil, size: 0.9 },
  parsley: { draw: drawParsley, size: 0.95 },
  coriander: { draw: drawCoriander, size: 0.95 },
  cilantro: { draw: drawCoriander, size: 0.95 },
  chervil: { draw: drawCoriander, size: 0.9 },
  oregano: { draw: drawOregano, size: 0.95 },
  marjoram: { draw: drawOregano, size: 0.95 },
  chive: { draw: drawChives, size: 1 },
  dill: { draw: drawDill, size: 1.1 },
  tarragon: { draw: drawWillow, size: 0.95 },
  'lemon balm': { draw: drawMint, size: 0.9 },
  herb: {
    draw: drawRosemary,
    size: 0.95,
    with: ['basil', 'thyme', 'parsley', 'chive', 'mint', 'sage', 'dill', 'oregano'],
  },
  mistletoe: { draw: drawMistletoe, size: 0.95 },
  bamboo: { draw: drawBamboo, size: 1.1 },
  pine: { draw: drawPine, size: 0.95, with: ['berry'] },
  fir: { draw: drawPine, size: 0.95, with: ['berry'] },
  berry: { draw: drawBerryTwig, size: 0.9, with: ['leaf'] },
  rowan: { draw: drawBerryTwig, size: 0.9, with: ['compound leaf'] },
  twig: { draw: drawLeafyTwig, size: 0.95 },
  branch: { draw: drawLeafyTwig, size: 1.05 },
  greenery: { draw: drawLeafyTwig, size: 0.95, with: ['fern', 'olive', 'leaf'] },
  tea: { draw: drawLeafyTwig, size: 0.95 },
  'compound leaf': { draw: compound, size: 0.95 },
  'acorn twig': { draw: drawBerryTwig, size: 0.7 },
  grass: { draw: drawGrass, size: 0.9 },
  reed: { draw: drawGrass, size: 1.05, with: ['wheat ear'] },
  'wheat ear': { draw: ear, size: 1 },
}

/** Nouns this engine draws as leaves, twigs and grasses. */
export const leafNouns: readonly string[] = Object.keys(leafage).filter(
  (noun) => !['acorn twig', 'compound leaf', 'wheat ear', 'fiddlehead'].includes(noun),
)

/** Herbs of the kitchen: they are green, and what flowers on them is small. */
export const herbNouns: readonly string[] =
  'rosemary|thyme|sage|mint|basil|parsley|coriander|cilantro|chervil|oregano|marjoram|chive|dill|tarragon|lemon balm|herb'.split(
    '|',
  )

/** True where `drawLeafage` knows the name. */
export function isLeaf(noun: string): boolean {
  return Object.hasOwn(leafage, noun)
}

/** Draws the leaf or twig of that name along +x; `sprayMm` is the length of a full spray on the same cloth. */
export function drawLeafage(
  random: Random,
  noun: string,
  inks: FlowerInks,
  sprayMm: number,
  pen: Pen = gouache,
): Motif {
  const { draw, size } = leafage[noun] ?? leafage.leaf
  return draw(random, inks, sprayMm * size, pen)
}

/** What grows beside a leaf of that name. */
export function companionsOf(noun: string): readonly string[] {
  return leafage[noun]?.with ?? []
}
