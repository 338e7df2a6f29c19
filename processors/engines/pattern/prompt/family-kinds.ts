/** Things of any kind, tossed. */
export const CONVERSATIONAL = 'conversational'

/** Families named after the animal whose skin they are. */
export const skins: readonly string[] = [
  'leopard',
  'zebra',
  'tiger',
  'giraffe',
  'cow',
  'snake',
  'crocodile',
  'dalmatian',
]

/** Families of growing things: they share their motifs, and other things beside them turn them into a toss. */
export const growing: readonly string[] = [
  'tossed-floral',
  'ditsy',
  'foliage',
  'trailing',
  'tropical',
  'watercolor-floral',
  'watercolour-floral',
  'botanical-line',
  'chintz',
  'meadow',
  'wildflower-meadow',
  'folk-floral',
  'branches',
  'blossom-branch',
  'cherry-branches',
  'cabbage-roses',
]

/** Parts of plants and plants without a bloom: beside flowers they belong to them. */
export const plantNouns: readonly string[] =
  'leaf foliage sprig blossom berry bud branch stem petal vine grass herb fern frond twig ivy moss clover wheat barley lavender eucalyptus olive_branch seed_head greenery bamboo holly willow mistletoe reed'
    .split(' ')
    .map((noun) => noun.replaceAll('_', ' '))

/** Quiet enough, in two tones, to be the ground of tossed things. */
const grounds =
  'stripes dots gingham checkerboard tartan windowpane chevron houndstooth seigaiha terrazzo camo trellis herringbone shippo asanoha honeycomb argyle triangles glen-check leopard zebra tiger madras tattersall buffalo shepherds-check sashiko hitomezashi kikko hexagons basketweave twill tweed denim plaid scales waves graph-check'.split(
    ' ',
  )

export function canLieUnder(family: string): boolean {
  return grounds.includes(family)
}
