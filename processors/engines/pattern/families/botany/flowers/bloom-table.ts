import type { Random } from '../../../kit/chance/random.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt, tintsOf } from '../flower-inks.ts'
import { drawBells, drawFoxglove } from './bell-spikes.ts'
import { drawFloretBall, drawGlobe, drawPosy, drawThistle, drawUmbel } from './clusters.ts'
import { drawMirroredFlower, drawRingFlower } from './flower-recipe.ts'
import { drawHibiscus } from './hibiscus.ts'
import { mirroredFlowers as mirrored } from './mirrored-flowers.ts'
import { drawPeony } from './peony.ts'
import { drawBanksia, drawCottonBoll, drawHop, drawPoppyHead, drawRosebud } from './pods-and-cones.ts'
import { ringFlowers as rings } from './ring-flowers.ts'
import { drawRose } from './rose.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import { drawBud, drawCarnation, drawHalfOpen, drawTulip } from './side-blooms.ts'
import { drawEar, drawFloretSpike, drawLavender, drawWisteria } from './spikes.ts'
import type { DrawBloom } from './top-blooms.ts'
import { drawBlossom, drawDaisy, drawLily, drawPoppy } from './top-blooms.ts'
import { drawTrumpet } from './trumpet.ts'

/** Leaves a flower grows with: named for the drawings in `plant.ts`. */
export type FoliageHabit = 'oval' | 'strap' | 'feather' | 'compound' | 'lobed' | 'needle' | 'round'

type Flower = {
  readonly draw: DrawBloom | DrawSideBloom
  /** Which side is seen: from above, from the side on a stem, or a whole spike along a stem. */
  readonly view: 'top' | 'side' | 'spike'
  readonly habit?: FoliageHabit
  /** The hue people expect of it, in OKLCH degrees; left out for flowers of any colour. */
  readonly hue?: number
  /** True for what is white by nature: it takes the palest petal ink that stands off the ground. */
  readonly isPale?: boolean
  /** True for what hangs from its stem. */
  readonly hangs?: boolean
  /** Size against other flowers on the same cloth. */
  readonly size?: number
}

const top = (draw: DrawBloom, more: Omit<Flower, 'draw' | 'view'> = {}): Flower => ({ draw, view: 'top', ...more })
const side = (draw: DrawSideBloom, more: Omit<Flower, 'draw' | 'view'> = {}): Flower => ({
  draw,
  view: 'side',
  ...more,
})
const spike = (draw: DrawSideBloom, more: Omit<Flower, 'draw' | 'view'> = {}): Flower => ({
  draw,
  view: 'spike',
  ...more,
})

const cherry = drawRingFlower(rings['cherry blossom'])
const primrose = drawRingFlower(rings.primrose)
const waterlily = drawRingFlower(rings.waterlily)
const lotus = drawMirroredFlower(mirrored.lotus)
const sweetPea = drawMirroredFlower(mirrored['sweet pea'])

/** How each flower of a prompt is drawn. */
const drawn: Readonly<Record<string, Flower>> = {
  rose: top(drawRose, { hue: 10, habit: 'compound' }),
  peony: top(drawPeony, { hue: 0, habit: 'lobed' }),
  camellia: top(drawRingFlower(rings.camellia), { hue: 10 }),
  ranunculus: top(drawRingFlower(rings.camellia), { habit: 'lobed' }),
  cabbage: top(drawPeony),
  dahlia: top(drawRingFlower(rings.dahlia), { habit: 'oval' }),
  chrysanthemum: top(drawRingFlower(rings.chrysanthemum), { hue: 75, habit: 'lobed' }),
  poppy: top(drawPoppy, { hue: 25, habit: 'feather' }),
  anemone: top(drawRingFlower(rings.anemone), { habit: 'feather' }),
  pansy: top(drawMirroredFlower(mirrored.pansy), { hue: 300, habit: 'round' }),
  hellebore: top(drawRingFlower(rings.hellebore), { habit: 'lobed' }),
  daisy: top(drawDaisy, { habit: 'feather', isPale: true }),
  chamomile: top(drawDaisy, { habit: 'feather', size: 0.8, isPale: true }),
  sunflower: top(drawRingFlower(rings.sunflower), { hue: 85, size: 1.15 }),
  aster: top(drawRingFlower(rings.aster), { hue: 300 }),
  marigold: top(drawRingFlower(rings.marigold), { hue: 70, habit: 'feather' }),
  gerbera: top(drawRingFlower(rings.gerbera), { habit: 'lobed' }),
  zinnia: top(drawRingFlower(rings.dahlia)),
  pink: top(drawRingFlower(rings.pink), { habit: 'needle' }),
  cornflower: top(drawRingFlower(rings.cornflower), { hue: 260, habit: 'needle' }),
  lily: top(drawLily, { habit: 'strap' }),
  amaryllis: top(drawLily, { habit: 'strap', hue: 20 }),
  iris: side(drawMirroredFlower(mirrored.iris), { hue: 285, habit: 'strap' }),
  magnolia: side(drawMirroredFlower(mirrored.magnolia), { hue: 350 }),
  lotus: side(lotus, { hue: 350, habit: 'round' }),
  'water lily': top(waterlily, { habit: 'round' }),
  edelweiss: top(drawRingFlower(rings.edelweiss), { habit: 'needle', isPale: true }),
  clematis: top(drawRingFlower(rings.clematis), { hue: 300 }),
  orchid: top(drawMirroredFlower(mirrored.orchid), { hue: 340, habit: 'strap' }),
  blossom: top(drawBlossom),
  wildflower: top(drawBlossom, { habit: 'feather' }),
  'cherry blossom': top(cherry, { hue: 0 }),
  'almond blossom': top(cherry, { isPale: true }),
  primrose: top(primrose, { hue: 95, habit: 'round' }),
  violet: top(drawMirroredFlower(mirrored.violet), { hue: 295, habit: 'round' }),
  hibiscus: top(drawHibiscus, { hue: 10 }),
  petunia: top(drawHibiscus, { hue: 330 }),
  azalea: top(drawLily, { hue: 350 }),
  rhododendron: top(drawPosy(drawLily, 7), { hue: 340 }),
  gardenia: top(drawRingFlower(rings.camellia), { isPale: true }),
  begonia: top(drawRingFlower(rings.camellia), { hue: 20 }),
  nasturtium: top(primrose, { hue: 55, habit: 'round' }),
  bougainvillea: top(drawPosy(drawRingFlower(rings.poinsettia), 5), { hue: 345 }),
  'forget-me-not': top(drawPosy(primrose, 7), { hue: 255 }),
  buttercup: top(drawRingFlower(rings.buttercup), { hue: 95, habit: 'lobed' }),
  jasmine: top(drawRingFlower(rings.jasmine), { habit: 'compound', isPale: true }),
  hydrangea: top(drawFloretBall, { hue: 260, habit: 'oval', size: 1.4 }),
  lilac: top(drawFloretBall, { hue: 305 }),
  geranium: top(drawPosy(drawRingFlower(rings.geranium), 7), { hue: 20, habit: 'round' }),
  cosmos: top(drawRingFlower(rings.cosmos), { hue: 350, habit: 'feather' }),
  plumeria: top(drawRingFlower(rings.plumeria)),
  poinsettia: top(drawRingFlower(rings.poinsettia), { hue: 25 }),
  daffodil: top(drawTrumpet, { hue: 95, habit: 'strap' }),
  allium: top(drawGlobe, { hue: 310, habit: 'strap' }),
  dandelion: top(drawGlobe, { habit: 'lobed' }),
  mimosa: top(drawGlobe, { hue: 95, habit: 'feather' }),
  agapanthus: top(drawGlobe, { hue: 265, habit: 'strap' }),
  'passion flower': top(drawRingFlower(rings['passion flower']), { hue: 300, habit: 'lobed' }),
  'wild rose': top(drawRingFlower(rings.buttercup), { hue: 0, habit: 'compound' }),
  'morning glory': top(drawHibiscus, { hue: 275, habit: 'round' }),
  oleander: top(drawRingFlower(rings.plumeria), { hue: 0 }),
  columbine: top(drawRingFlower(rings.clematis), { hue: 285, habit: 'lobed' }),
  nigella: top(drawRingFlower(rings.cornflower), { hue: 255, habit: 'feather' }),
  scabiosa: top(drawRingFlower(rings.cornflower), { hue: 290, habit: 'feather' }),
  rudbeckia: top(drawRingFlower(rings.sunflower), { hue: 85 }),
  stephanotis: top(drawRingFlower(rings.jasmine), { isPale: true }),
  'calla lily': side(drawMirroredFlower(mirrored['calla lily']), { habit: 'strap', isPale: true }),
  anthurium: side(drawMirroredFlower(mirrored.anthurium), { hue: 20, habit: 'round' }),
  tulip: side(drawTulip, { hue: 25, habit: 'strap' }),
  crocus: side(drawMirroredFlower(mirrored.crocus), { hue: 300, habit: 'strap' }),
  carnation: side(drawCarnation, { hue: 10, habit: 'needle' }),
  thistle: side(drawThistle, { hue: 310, habit: 'lobed' }),
  protea: side(drawMirroredFlower(mirrored.protea), { hue: 10 }),
  coneflower: side(drawMirroredFlower(mirrored.coneflower), { hue: 340 }),
  snowdrop: side(drawMirroredFlower(mirrored.snowdrop), { habit: 'strap', hangs: true, isPale: true }),
  fuchsia: side(drawMirroredFlower(mirrored.fuchsia), { hue: 350, hangs: true }),
  'sweet pea': side(sweetPea, { habit: 'compound' }),
  honeysuckle: side(drawMirroredFlower(mirrored.honeysuckle)),
  'bird of paradise': side(drawMirroredFlower(mirrored['bird of paradise']), { hue: 60 }),
  "queen anne's lace": side(drawUmbel, { habit: 'feather', isPale: true }),
  dill: side(drawUmbel, { habit: 'feather', hue: 100 }),
  bud: side(drawBud),
  'half-open': side(drawHalfOpen),
  rosebud: side(drawRosebud, { hue: 10, habit: 'compound' }),
  banksia: side(drawBanksia, { hue: 70, habit: 'needle' }),
  'poppy head': side(drawPoppyHead, { habit: 'lobed' }),
  'cotton boll': side(drawCottonBoll, { habit: 'lobed', isPale: true }),
  hop: side(drawHop, { hue: 115, habit: 'lobed', hangs: true }),
  bluebell: spike(drawBells, { hue: 265, habit: 'strap' }),
  'lily of the valley': spike(drawBells, { habit: 'strap', isPale: true }),
  foxglove: spike(drawFoxglove, { hue: 340 }),
  lavender: spike(drawLavender, { hue: 295, habit: 'needle' }),
  heather: spike(drawLavender, { hue: 330, habit: 'needle' }),
  salvia: spike(drawLavender, { hue: 285 }),
  gladiolus: spike(drawFloretSpike, { hue: 10, habit: 'strap' }),
  freesia: spike(drawBells, { habit: 'strap' }),
  delphinium: spike(drawFloretSpike, { hue: 265, habit: 'lobed' }),
  larkspur: spike(drawFloretSpike, { hue: 265, habit: 'feather' }),
  lupin: spike(drawFloretSpike, { hue: 300, habit: 'compound' }),
  hyacinth: spike(drawFloretSpike, { hue: 285, habit: 'strap' }),
  hollyhock: spike(drawFloretSpike, { hue: 0, habit: 'lobed' }),
  snapdragon: spike(drawFloretSpike, { habit: 'needle' }),
  gentian: spike(drawBells, { hue: 265, habit: 'needle' }),
  crocosmia: spike(drawBells, { hue: 40, habit: 'strap' }),
  tuberose: spike(drawFloretSpike, { habit: 'strap', isPale: true }),
  wisteria: spike(drawWisteria, { hue: 300, habit: 'compound', hangs: true }),
  wheat: spike(drawEar, { hue: 80, habit: 'strap' }),
}

/** Flowers that are drawn as another one is. */
const alike =
  "pansy: viola;water lily: waterlily;lotus: lotus flower;plumeria: frangipani;wild rose: dog rose;columbine: aquilegia;coneflower: echinacea;bird of paradise: strelitzia;daffodil: narcissus;mimosa: wattle;wheat: barley;queen anne's lace: cow parsley, gypsophila, baby's breath, yarrow;rose: tea rose;cherry blossom: apple blossom, plum blossom;forget-me-not: forget;pink: dianthus"

const flowers: Readonly<Record<string, Flower>> = {
  ...drawn,
  ...Object.fromEntries(
    alike.split(';').flatMap((row) => {
      const [noun, others] = row.split(': ')
      return others.split(', ').map((other) => [other, drawn[noun]] as const)
    }),
  ),
}

/** Nouns this engine draws as flowers. */
export const flowerNouns: readonly string[] = Object.keys(flowers)

/** A palette ink this near, in degrees, passes for the flower's own colour. */
const HUE_REACH = 38

/** The scheme whose petals come nearest to the flower's own colour, else the one whose turn it is. */
export function flowerInksFor(palette: FlowerPalette, noun: string, index: number): FlowerInks {
  const flower = flowers[noun]
  if (flower?.isPale) return palestScheme(palette, index)
  const hue = flower?.hue
  if (hue === undefined) return flowerInksAt(palette, index)
  const fitting = palette.schemes.filter(
    (scheme) => scheme.chroma > 0.05 && turnBetween(scheme.hueDegrees, hue) < HUE_REACH,
  )
  const chosen = flower.draw === cherry ? tintsOf(fitting) : fitting
  return chosen.length > 0 ? chosen[index % chosen.length] : flowerInksAt(palette, index)
}

/** Least distance in OKLab between a white flower and its ground. */
const PALE_APART = 0.07
/** Petals this light pass for white. */
const PALE = 0.82

/** White where the palette has one; on a white ground, or without a white, a pale flower takes its turn with the others. */
function palestScheme(palette: FlowerPalette, index: number): FlowerInks {
  const white = palette.schemes
    .filter(({ lightness, groundDistance }) => lightness > PALE && groundDistance > PALE_APART)
    .toSorted((one, other) => other.lightness - one.lightness)[0]
  return white ?? flowerInksAt(palette, index)
}

function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360
  return turn > 180 ? 360 - turn : turn
}

/** True for a flower drawn from above. */
export function isTopView(noun: string): boolean {
  return flowers[noun]?.view === 'top'
}

/** True for flowers that stand in a spike or raceme, such as lavender. */
export function isSpike(noun: string): boolean {
  return flowers[noun]?.view === 'spike'
}

/** The kind of foliage a flower grows with; oval leaves for a name that is not in the table. */
export function habitOf(noun: string): FoliageHabit {
  return flowers[noun]?.habit ?? 'oval'
}

/** True for a flower whose bells hang from its stem. */
export function doesHang(noun: string): boolean {
  return flowers[noun]?.hangs === true
}

/** Draws the flower of that name; unknown names are blossoms. Side views are drawn larger, as they show half a flower. */
export function drawFlower(
  random: Random,
  noun: string,
  inks: FlowerInks,
  radiusMm: number,
  options: { readonly pen?: Pen; readonly isSimple?: boolean } = {},
): Motif {
  const flower = flowers[noun] ?? flowers.blossom
  const share = flower.view === 'top' ? 1 : 1.25
  return flower.draw(random, inks, radiusMm * share * (flower.size ?? 1), options)
}
