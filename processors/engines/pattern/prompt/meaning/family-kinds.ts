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

/** Things, and what is poured, painted or grown: colours named for them bring their tones along. */
export const runny: readonly string[] = [
  CONVERSATIONAL,
  'agate',
  'brush-strokes',
  'camo',
  'marbling',
  'peacock-feather',
  'splatter',
  'tie-dye',
  'tortoiseshell',
  'weathered',
]

/** Cloths without a figure that leads: a placement print of them is one field of it, and no silk square. */
export const fields: readonly string[] = [
  ...skins,
  ...'agate bauhaus brush-strokes camo circuit colour-planes constellations crushed-velvet cubist cutouts fur-pile glitch leather-grain marbling memphis midcentury moire nebula op-art retro-geometric splatter stained-glass street-plan terrazzo tie-dye topographic tortoiseshell weathered wood-grain'.split(
    ' ',
  ),
]

/** Families of growing things: they share their motifs, and other things beside them turn them into a toss. */
export const growing: readonly string[] = [
  'tossed-floral',
  'ditsy',
  'foliage',
  'trailing',
  'garlands',
  'tropical',
  'watercolour-floral',
  'botanical-line',
  'botanical-plate',
  'chintz',
  'meadow',
  'folk-floral',
  'blossom-branch',
  'fruit-boughs',
]

/** Whole ways of drawing plants, with fruit, birds and beasts of their own: what is named beside them stays with them. */
export const whole: readonly string[] = [
  'trailing',
  'chintz',
  'folk-floral',
  'blossom-branch',
  'fruit-boughs',
  'botanical-line',
  'botanical-plate',
]

/** What garlands are bound with, besides flowers. */
export const ofGarlands: readonly string[] = ['ribbon', 'bow']

/** Families that draw birds among their leaves. */
export const birdHomes: readonly string[] = ['tropical', 'watercolour-floral', 'tossed-floral']
export const birds: readonly string[] = [
  'bird',
  'toucan',
  'parrot',
  'macaw',
  'cockatoo',
  'parakeet',
  'hummingbird',
  'bird of paradise',
]

/** Flowers of trees, which hang on boughs, and who visits them. */
export const treeBlossoms: readonly string[] =
  'cherry blossom|plum blossom|apple blossom|peach blossom|almond blossom|quince blossom|pear blossom|hawthorn blossom|magnolia'.split(
    '|',
  )
export const boughGuests: readonly string[] =
  'bird crane heron swallow sparrow hummingbird bluebird robin finch goldfinch wren nightingale kingfisher owl peacock dove parrot bluetit chickadee butterfly moth dragonfly bee snow'.split(
    ' ',
  )

/** What lives or ripens among the leaves of a jungle print; other things beside tropical leaves are tossed with them. */
export const jungleGuests: readonly string[] =
  'monkey gorilla orangutan chimpanzee lemur sloth tiger leopard jaguar panther cheetah lion elephant giraffe zebra flamingo peacock crane heron hornbill ibis pelican snake python lizard gecko chameleon iguana frog turtle crocodile butterfly moth dragonfly beetle pineapple banana mango papaya coconut lemon orange'.split(
    ' ',
  )

/** Families of plants by the technique that asks for them. */
export const lookFamilies: Readonly<Record<string, string>> = {
  'line drawing': 'botanical-line',
  'line art': 'botanical-line',
  linework: 'botanical-line',
  'ink drawing': 'botanical-line',
  outline: 'botanical-line',
  watercolour: 'watercolour-floral',
  'brush stroke': 'watercolour-floral',
  painterly: 'watercolour-floral',
  watercolor: 'watercolour-floral',
  folk: 'folk-floral',
}

/** Cloths of flowers that paint each of them in washes as it grows, and leave all other techniques to be worked into what is drawn. */
export const washedAsGrown: readonly string[] = ['tossed-floral', 'meadow', 'botanical-plate']

/** Printed cloths that have no manner of their own for watercolour, crayon and the like: their areas are worked as they are drawn. */
export const workable: readonly string[] =
  'ditsy foliage trailing garlands tropical chintz folk-floral blossom-branch fruit-boughs mille-fleurs modern-floral flower-power art-nouveau paisley suzani iznik azulejo ogee damask trellis peacock-feather leopard zebra tiger giraffe cow triangles honeycomb tumbling-blocks scallops chevron checkerboard zellige mandala seigaiha great-wave deco-fans midcentury memphis retro-geometric bauhaus colour-planes cutouts scenic celtic-knot'.split(
    ' ',
  )

/** Parts of plants and plants without a bloom: beside flowers they belong to them. */
export const plantNouns: readonly string[] =
  'leaf foliage sprig blossom berry bud branch stem petal vine grass herb fern frond twig ivy moss clover wheat barley lavender eucalyptus olive_branch seed_head greenery bamboo holly willow mistletoe reed'
    .split(' ')
    .map((noun) => noun.replaceAll('_', ' '))

/** Quiet enough, in two tones, to be the ground of tossed things. */
export const grounds =
  'stripes dots gingham chinese-lattice deco-fans ombre checkerboard tartan windowpane chevron houndstooth seigaiha terrazzo camo trellis herringbone shippo asanoha honeycomb argyle triangles glen-check leopard zebra tiger madras tattersall sashiko hitomezashi kikko basketweave twill tweed mandala'.split(
    ' ',
  )

/** Woven, ruled and knitted cloths: a colour beside them is never a thing. */
export const plainCloths: readonly string[] =
  'stripes dots gingham tartan windowpane houndstooth glen-check herringbone madras tattersall tweed twill dobby corduroy seersucker basketweave cable-knit damask brocade chevron argyle checkerboard wood-grain moire marbling terrazzo camo'.split(
    ' ',
  )

/** Dyed cloths and those of figures alone: beside them neither. */
export const figureCloths: readonly string[] =
  'op-art crosses glitch retro-geometric bauhaus colour-planes ombre tie-dye shibori ikat agate triangles tumbling-blocks honeycomb scallops bargello shippo kikko yagasuri hitomezashi asanoha seigaiha deco-fans zellige topographic labyrinth'.split(
    ' ',
  )

/** Cloths built of signs alone: what is named with them would not be seen. */
export const withoutGuests: readonly string[] =
  'kilim kente mudcloth shibori signs cutouts bauhaus cubist midcentury retro-geometric paisley constellations'.split(
    ' ',
  )

/** Cloths that draw nothing pictured, whatever is named with them: bats and lace would be lace alone. */
export const withoutPictures: readonly string[] =
  'seersucker keffiyeh dobby corduroy giraffe cow dalmatian tortoiseshell crocodile snake leather-grain fur-pile crushed-velvet weathered splatter brush-strokes marbling cintamani lace crosses ndebele beadwork bargello yagasuri glitch topographic street-plan nebula frieze labyrinth circuit karakusa'.split(
    ' ',
  )

/**
 * Cloths with figures of their own: they lie beneath what is joined to them, "a kilim with birds", and only named do
 * they keep the stage.
 */
const hosts =
  'agate arabesque basketweave brocade cable-knit carpet celtic-knot coverlet damask greek-key kente kilim kuba moire mudcloth op-art paisley quilt scallops shibori signs stained-glass tie-dye tumbling-blocks wood-grain zellige'.split(
    ' ',
  )

/** True for a cloth with figures that other things may be laid on. */
export function canHost(family: string): boolean {
  return hosts.includes(family)
}

/** True for a family that can be drawn as the ground under tossed things. */
export function canLieUnder(family: string): boolean {
  return grounds.includes(family)
}

/** Words for a manner of drawing, or a coat; alone they stand for a cloth. */
export const manners =
  'celtic insular barkcloth norwegian egyptian ornate papel_picado abstract scribble scribbled paper_cut papercut heraldic heraldry persian highland misty foggy preppy rococo baroque renaissance tortoiseshell brush_stroke brushstroke brush_strokes brushstrokes paint_stroke expressionist abstract_painting loose_watercolour loose_watercolor wash ink_wash watercolour_wash watercolor_wash'
    .split(' ')
    .map((words) => words.replaceAll('_', ' '))
