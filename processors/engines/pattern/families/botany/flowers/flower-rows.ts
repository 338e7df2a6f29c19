import { bellStems, drawBells } from './bell-spikes.ts'
import { drawCalla } from './calla.ts'
import { drawPosy, drawThistle, drawUmbel } from './clusters.ts'
import { composites } from './composites.ts'
import { cups } from './cups.ts'
import { faceOnFlowers as faces } from './face-on-flowers.ts'
import { drawFloretSpike, floretSpikes } from './floret-spikes.ts'
import { drawDome } from './florets.ts'
import { drawMirroredFlower, drawRingFlower } from './flower-recipe.ts'
import { drawAllium, drawDandelion, drawFunnelUmbel, drawMimosa } from './globes.ts'
import { drawBleedingHeart, drawFoxglove } from './hanging-flowers.ts'
import { drawHibiscus } from './hibiscus.ts'
import { mirroredFlowers as mirrored } from './mirrored-flowers.ts'
import { drawPeony } from './peony.ts'
import { drawBanksia, drawCottonBoll, drawHop, drawPoppyHead, drawRosebud } from './pods-and-cones.ts'
import { drawProfile, profiles } from './profile.ts'
import { ringFlowers as rings } from './ring-flowers.ts'
import { drawRose } from './rose.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import { drawBud, drawCarnation, drawHalfOpen } from './side-blooms.ts'
import { drawAnthurium, drawBirdOfParadise, drawHoneysuckle } from './spathes-and-tubes.ts'
import { drawEar, drawLavender } from './spikes.ts'
import { drawSweetPea } from './sweet-pea.ts'
import type { DrawBloom } from './top-blooms.ts'
import { drawBlossom, drawDaisy, drawLily, drawPoppy } from './top-blooms.ts'
import { drawTrumpet } from './trumpet.ts'
import { drawTrumpetVine } from './trumpet-vine.ts'
import { drawTulip } from './tulip.ts'

/** Leaves a flower grows with: named for the drawings in `plant.ts`. */
export type FoliageHabit = 'oval' | 'strap' | 'feather' | 'compound' | 'lobed' | 'needle' | 'round'

export type Flower = {
  readonly draw: DrawBloom | DrawSideBloom
  /** Which side is seen: from above, from the side on a stem, or a whole spike along a stem. */
  readonly view: 'top' | 'side' | 'spike'
  readonly habit?: FoliageHabit
  /** The hue people expect of it, in OKLCH degrees; left out for flowers of any colour. */
  readonly hue?: number
  /** True for what is white by nature: it takes the palest petal ink that stands off the ground. */
  readonly isPale?: boolean
  /** True for what is known by a full colour: of the inks of its hue it takes no tints. */
  readonly isFull?: boolean
  /** True for what hangs from its stem. */
  readonly hangs?: boolean
  /** The flower seen from above as it looks from the side; left out where it only faces the viewer. */
  readonly profile?: DrawSideBloom
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

export const cherry = drawRingFlower(rings['cherry blossom'])
const rosette = drawRingFlower(rings.echeveria)
/** A rosette of fleshy leaves: the greens of leaves are its petals, their tips blushed with the flower's ink. */
const drawEcheveria: DrawBloom = (random, inks, ...rest) => {
  // Where the greens have no pale one, leaves of two greens are edged with the cloth: a leaf of it would be a hole.
  const isPale = inks.leafLight !== inks.ground
  const [shade, light] = isPale ? [inks.leafDark, inks.leafLight] : [inks.leafLight, inks.leafDark]
  return rosette(random, { ...inks, body: inks.leaf, shade, light, flame: inks.body }, ...rest)
}
const primrose = drawRingFlower(rings.primrose)
const waterlily = drawRingFlower(rings.waterlily)
const lotus = drawMirroredFlower(mirrored.lotus)
const [roseCup, peonyCup] = [drawMirroredFlower(cups.rose), drawMirroredFlower(cups.peony)]
const [openCup, poppyCup, lilyCup] = [
  drawProfile(profiles.anemone),
  drawProfile(profiles.poppy),
  drawProfile(profiles.lily),
]
const [daisyBack, asterBack, blossomBack] = [
  drawProfile(profiles.daisy),
  drawProfile(profiles.aster),
  drawProfile(profiles.blossom),
]
const cosmosBack = drawProfile(profiles.cosmos)
const sunflowerBack = drawProfile(profiles.sunflower)

/** How each flower of a prompt is drawn. */
export const drawn: Readonly<Record<string, Flower>> = {
  rose: top(drawRose, { hue: 10, habit: 'compound', profile: roseCup }),
  peony: top(drawPeony, { hue: 0, habit: 'lobed', profile: peonyCup }),
  camellia: top(drawRingFlower(rings.camellia), { hue: 10, profile: roseCup }),
  ranunculus: top(drawRingFlower(rings.camellia), { habit: 'lobed', profile: roseCup }),
  cabbage: top(drawPeony, { profile: peonyCup }),
  dahlia: top(drawRingFlower(composites.dahlia), { habit: 'oval' }),
  chrysanthemum: top(drawRingFlower(composites.chrysanthemum), { hue: 75, habit: 'lobed' }),
  poppy: top(drawPoppy, { hue: 25, isFull: true, habit: 'feather', profile: poppyCup }),
  anemone: top(drawRingFlower(rings.anemone), { habit: 'feather', profile: openCup }),
  pansy: top(drawMirroredFlower(faces.pansy), { hue: 300, habit: 'round' }),
  hellebore: top(drawRingFlower(rings.hellebore), { habit: 'lobed', profile: openCup }),
  daisy: top(drawDaisy, { habit: 'feather', isPale: true, profile: daisyBack }),
  chamomile: top(drawDaisy, { habit: 'feather', size: 0.8, isPale: true, profile: daisyBack }),
  sunflower: top(drawRingFlower(composites.sunflower), { hue: 85, size: 1.15, profile: sunflowerBack }),
  aster: top(drawRingFlower(composites.aster), { hue: 300, profile: asterBack }),
  marigold: top(drawRingFlower(composites.marigold), { hue: 70, habit: 'feather', profile: peonyCup }),
  gerbera: top(drawRingFlower(composites.gerbera), { habit: 'lobed', profile: daisyBack }),
  zinnia: top(drawRingFlower(composites.zinnia), { profile: daisyBack }),
  pink: top(drawRingFlower(rings.pink), { habit: 'needle' }),
  cornflower: top(drawRingFlower(composites.cornflower), { hue: 260, habit: 'needle' }),
  lily: top(drawLily, { habit: 'strap', profile: lilyCup }),
  amaryllis: top(drawLily, { habit: 'strap', hue: 20, isFull: true, profile: lilyCup }),
  iris: side(drawMirroredFlower(mirrored.iris), { hue: 285, habit: 'strap' }),
  magnolia: side(drawMirroredFlower(mirrored.magnolia), { hue: 350 }),
  lotus: side(lotus, { hue: 350, habit: 'round' }),
  'water lily': top(waterlily, { hue: 350, habit: 'round' }),
  edelweiss: top(drawRingFlower(composites.edelweiss), { habit: 'needle', isPale: true }),
  echeveria: top(drawEcheveria, { habit: 'round' }),
  clematis: top(drawRingFlower(rings.clematis), { hue: 300, profile: openCup }),
  orchid: top(drawMirroredFlower(faces.orchid), { hue: 340, habit: 'strap' }),
  blossom: top(drawBlossom, { profile: blossomBack }),
  wildflower: top(drawBlossom, { habit: 'feather', profile: blossomBack }),
  'cherry blossom': top(cherry, { hue: 0, profile: blossomBack }),
  'almond blossom': top(cherry, { isPale: true, profile: blossomBack }),
  primrose: top(primrose, { hue: 95, habit: 'round', profile: blossomBack }),
  violet: top(drawMirroredFlower(faces.violet), { hue: 295, habit: 'round' }),
  hibiscus: top(drawHibiscus, { hue: 22 }),
  petunia: top(drawHibiscus, { hue: 330 }),
  azalea: top(drawLily, { hue: 350, profile: lilyCup }),
  rhododendron: top(drawPosy(drawLily, 7), { hue: 340 }),
  gardenia: top(drawRingFlower(rings.camellia), { isPale: true, profile: roseCup }),
  begonia: top(drawRingFlower(rings.camellia), { hue: 20, profile: roseCup }),
  nasturtium: top(primrose, { hue: 55, habit: 'round' }),
  bougainvillea: top(drawPosy(drawRingFlower(rings.poinsettia), 5), { hue: 345 }),
  'forget-me-not': top(drawPosy(primrose, 7), { hue: 255 }),
  buttercup: top(drawRingFlower(rings.buttercup), { hue: 95, habit: 'lobed', profile: openCup }),
  jasmine: top(drawRingFlower(rings.jasmine), { habit: 'compound', isPale: true }),
  hydrangea: top(drawDome({ florets: 30, petals: 4, size: 0.25 }), { hue: 260, habit: 'oval', size: 1.3 }),
  geranium: top(drawPosy(drawRingFlower(rings.geranium), 7), { hue: 20, habit: 'round' }),
  cosmos: top(drawRingFlower(rings.cosmos), { hue: 350, habit: 'feather', profile: cosmosBack }),
  plumeria: top(drawRingFlower(rings.plumeria)),
  poinsettia: top(drawRingFlower(rings.poinsettia), { hue: 25, isFull: true }),
  daffodil: top(drawTrumpet, { hue: 95, habit: 'strap' }),
  allium: top(drawAllium, { hue: 310, habit: 'strap' }),
  dandelion: top(drawDandelion, { habit: 'lobed', isPale: true }),
  'passion flower': top(drawRingFlower(rings['passion flower']), { hue: 300, habit: 'lobed' }),
  'wild rose': top(drawRingFlower(rings.buttercup), { hue: 0, habit: 'compound', profile: openCup }),
  'morning glory': top(drawHibiscus, { hue: 275, habit: 'round' }),
  oleander: top(drawRingFlower(rings.plumeria), { hue: 0 }),
  columbine: top(drawRingFlower(rings.clematis), { hue: 285, habit: 'lobed' }),
  nigella: top(drawRingFlower(composites.cornflower), { hue: 255, habit: 'feather' }),
  scabiosa: top(drawRingFlower(composites.cornflower), { hue: 290, habit: 'feather' }),
  rudbeckia: top(drawRingFlower(composites.sunflower), { hue: 85, profile: sunflowerBack }),
  stephanotis: top(drawRingFlower(rings.jasmine), { isPale: true }),
  'calla lily': side(drawCalla, { habit: 'strap', isPale: true }),
  anthurium: side(drawAnthurium, { hue: 20, habit: 'round' }),
  tulip: side(drawTulip, { hue: 25, habit: 'strap' }),
  crocus: side(drawMirroredFlower(mirrored.crocus), { hue: 300, habit: 'strap' }),
  carnation: side(drawCarnation, { hue: 10, habit: 'needle' }),
  thistle: side(drawThistle, { hue: 310, habit: 'lobed' }),
  protea: side(drawMirroredFlower(mirrored.protea), { hue: 10 }),
  coneflower: side(drawMirroredFlower(mirrored.coneflower), { hue: 340 }),
  snowdrop: side(drawMirroredFlower(mirrored.snowdrop), { habit: 'strap', hangs: true, isPale: true }),
  fuchsia: side(drawMirroredFlower(mirrored.fuchsia), { hue: 350, hangs: true }),
  'sweet pea': side(drawSweetPea, { habit: 'compound' }),
  honeysuckle: side(drawHoneysuckle),
  'trumpet vine': side(drawTrumpetVine, { hue: 45, habit: 'compound', size: 1.2 }),
  'bird of paradise': side(drawBirdOfParadise, { hue: 60 }),
  "queen anne's lace": side(drawUmbel, { habit: 'feather', isPale: true }),
  agapanthus: side(drawFunnelUmbel, { hue: 265, habit: 'strap' }),
  bud: side(drawBud),
  'half-open': side(drawHalfOpen),
  rosebud: side(drawRosebud, { hue: 10, habit: 'compound' }),
  banksia: side(drawBanksia, { hue: 70, habit: 'needle' }),
  'poppy head': side(drawPoppyHead, { habit: 'lobed' }),
  'cotton boll': side(drawCottonBoll, { habit: 'lobed', isPale: true }),
  hop: side(drawHop, { hue: 115, habit: 'lobed', hangs: true }),
  lilac: spike(drawFloretSpike(floretSpikes.lilac), { hue: 305, habit: 'round' }),
  mimosa: spike(drawMimosa, { hue: 95, habit: 'feather' }),
  bluebell: spike(drawBells(bellStems.bluebell), { hue: 265, habit: 'strap', size: 1.3 }),
  'lily of the valley': spike(drawBells(bellStems['lily of the valley']), { habit: 'strap', isPale: true, size: 1.3 }),
  foxglove: spike(drawFoxglove, { hue: 340 }),
  'bleeding heart': spike(drawBleedingHeart, { hue: 355, habit: 'compound', size: 1.35 }),
  lavender: spike(drawLavender, { hue: 295, habit: 'needle' }),
  heather: spike(drawLavender, { hue: 330, habit: 'needle' }),
  salvia: spike(drawLavender, { hue: 285 }),
  gladiolus: spike(drawFloretSpike(floretSpikes.gladiolus), { hue: 10, habit: 'strap' }),
  freesia: spike(drawBells(bellStems.freesia), { habit: 'strap' }),
  delphinium: spike(drawFloretSpike(floretSpikes.delphinium), { hue: 265, habit: 'lobed' }),
  larkspur: spike(drawFloretSpike(floretSpikes.larkspur), { hue: 265, habit: 'feather' }),
  lupin: spike(drawFloretSpike(floretSpikes.lupin), { hue: 300, habit: 'compound' }),
  hyacinth: spike(drawFloretSpike(floretSpikes.hyacinth), { hue: 285, habit: 'strap' }),
  hollyhock: spike(drawFloretSpike(floretSpikes.hollyhock), { hue: 0, habit: 'lobed' }),
  snapdragon: spike(drawFloretSpike(floretSpikes.snapdragon), { hue: 15, habit: 'needle' }),
  gentian: spike(drawBells(bellStems.gentian), { hue: 265, habit: 'needle' }),
  crocosmia: spike(drawBells(bellStems.crocosmia), { hue: 40, habit: 'strap' }),
  tuberose: spike(drawFloretSpike(floretSpikes.tuberose), { habit: 'strap', isPale: true }),
  wisteria: spike(drawFloretSpike(floretSpikes.wisteria), { hue: 300, habit: 'compound', hangs: true }),
  wheat: spike(drawEar, { hue: 80, habit: 'strap' }),
}
