/** The family of tossed things of any kind. */
export const CONVERSATIONAL = 'conversational'

/** Families of animal skins. */
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

/** Families of things and of poured, painted or grown designs, which use tones of the named colours. */
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

/** Cloths without a leading figure, whose placement print is a plain field. */
export const fields: readonly string[] = [
  ...skins,
  ...'agate bauhaus brush-strokes camo circuit colour-planes constellations crushed-velvet cubist cutouts fur-pile glitch leather-grain lily-pond marbling memphis midcentury moire nebula op-art retro-geometric splatter stained-glass street-plan terrazzo tie-dye topographic tortoiseshell weathered wood-grain'.split(
    ' ',
  ),
]

/** Families of plants: they share their motifs, and other things beside them turn them into a toss. */
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

/**
 * Complete styles of plant drawing with fruit, birds and animals of their own; what is named beside them becomes part
 * of them.
 */
export const whole: readonly string[] = [
  'trailing',
  'chintz',
  'folk-floral',
  'blossom-branch',
  'fruit-boughs',
  'botanical-line',
  'botanical-plate',
]

/** What hangs on garlands. */
export const hungOnGarlands: readonly string[] =
  'bauble|ornament|christmas ornament|bell|jingle bell|candy cane|star|snowflake|pinecone|pine cone|gingerbread man|heart|stocking|angel|bird|dove|robin|orange slice|icicle|tassel|light bulb|string lights|lantern|paper lantern|pomegranate|orange|lemon|apple|pear'.split(
    '|',
  )
/** What garlands are bound with besides flowers. */
export const ofGarlands: readonly string[] = ['ribbon', 'bow', ...hungOnGarlands]

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

/** Blossoms of trees, which are drawn on boughs, and the animals on them. */
export const treeBlossoms: readonly string[] =
  'cherry blossom|plum blossom|apple blossom|peach blossom|almond blossom|quince blossom|pear blossom|hawthorn blossom|magnolia'.split(
    '|',
  )
export const boughGuests: readonly string[] =
  'bird crane heron swallow sparrow hummingbird bluebird robin finch goldfinch wren nightingale kingfisher owl peacock dove parrot bluetit chickadee butterfly moth dragonfly bee snow'.split(
    ' ',
  )

/**
 * Animals and fruit drawn among the leaves of a jungle print; other things beside tropical leaves are tossed with them.
 */
export const jungleGuests: readonly string[] =
  'monkey gorilla orangutan chimpanzee lemur sloth tiger leopard jaguar panther cheetah lion elephant giraffe zebra flamingo peacock crane heron hornbill ibis pelican snake python lizard gecko chameleon iguana frog turtle crocodile butterfly moth dragonfly beetle pineapple banana mango papaya coconut lemon orange'.split(
    ' ',
  )

/** Insects that fly and sit among the flowers of a meadow; others with wildflowers are tossed among blossoms. */
export const meadowGuests: readonly string[] =
  'bee|bumblebee|honeybee|honey bee|butterfly|moth|dragonfly|ladybird|ladybug|ladybeetle|beetle|grasshopper|insect'.split(
    '|',
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

/** Families of flowers that paint washes as part of their drawing; other techniques are worked into their areas. */
export const washedAsGrown: readonly string[] = ['tossed-floral', 'meadow', 'botanical-plate']

/**
 * Printed families without a drawing of their own for watercolour, crayon and the like: their areas are worked
 * afterwards.
 */
export const workable: readonly string[] =
  'ditsy foliage trailing garlands tropical chintz folk-floral blossom-branch fruit-boughs mille-fleurs modern-floral flower-power art-nouveau paisley suzani iznik azulejo ogee damask trellis peacock-feather leopard zebra tiger giraffe cow triangles honeycomb tumbling-blocks scallops chevron checkerboard zellige mandala seigaiha great-wave deco-fans midcentury memphis retro-geometric bauhaus colour-planes cutouts scenic celtic-knot'.split(
    ' ',
  )

/** Parts of plants and plants without blossoms, which accompany flowers. */
export const plantNouns: readonly string[] =
  'leaf foliage sprig blossom berry bud branch stem petal vine grass herb fern frond twig ivy clover wheat barley lavender eucalyptus olive_branch seed_head greenery bamboo holly willow mistletoe reed'
    .split(' ')
    .map((noun) => noun.replaceAll('_', ' '))

/** Families that are quiet enough in two tones to be the ground of tossed things. */
export const grounds =
  'stripes dots gingham chinese-lattice deco-fans ombre checkerboard tartan windowpane chevron houndstooth seigaiha terrazzo camo trellis herringbone shippo asanoha honeycomb argyle triangles glen-check leopard zebra tiger madras tattersall sashiko hitomezashi kikko basketweave twill tweed mandala'.split(
    ' ',
  )

/** Woven, ruled and knitted cloths, beside which an ambiguous noun is always a colour. */
export const plainCloths: readonly string[] =
  'stripes dots gingham tartan windowpane houndstooth glen-check herringbone madras tattersall tweed twill dobby corduroy seersucker basketweave cable-knit damask brocade chevron argyle checkerboard wood-grain moire marbling terrazzo camo'.split(
    ' ',
  )

/** Dyed cloths and those of figures only, of which the same is true. */
export const figureCloths: readonly string[] =
  'op-art crosses glitch retro-geometric bauhaus colour-planes ombre tie-dye shibori ikat agate triangles tumbling-blocks honeycomb scallops bargello shippo kikko yagasuri hitomezashi asanoha seigaiha deco-fans zellige topographic labyrinth'.split(
    ' ',
  )

/** Cloths built of signs only, on which other things would not be seen. */
export const withoutGuests: readonly string[] =
  'kilim kente mudcloth shibori signs cutouts bauhaus cubist midcentury retro-geometric paisley constellations'.split(
    ' ',
  )

/** Cloths that picture nothing, whatever is named with them: "bats and lace" would be lace alone. */
export const withoutPictures: readonly string[] =
  'seersucker keffiyeh dobby corduroy giraffe cow dalmatian tortoiseshell crocodile snake leather-grain fur-pile crushed-velvet weathered splatter brush-strokes marbling cintamani lace crosses ndebele beadwork bargello yagasuri glitch topographic street-plan nebula frieze labyrinth circuit karakusa'.split(
    ' ',
  )

/**
 * Cloths with figures of their own. They lie below what is joined to them ("a kilim with birds") and are drawn as
 * themselves only when named alone.
 */
const hosts =
  'agate arabesque basketweave brocade cable-knit carpet celtic-knot coverlet damask greek-key kente kilim kuba moire mudcloth op-art paisley quilt scallops shibori signs tie-dye tumbling-blocks wood-grain zellige'.split(
    ' ',
  )

/** Whether other things may be laid on a cloth with figures. */
export function canHost(family: string): boolean {
  return hosts.includes(family)
}

/** Whether a family can be drawn as the ground below tossed things. */
export function canLieUnder(family: string): boolean {
  return grounds.includes(family)
}

/** Words for a style of drawing or for a coat; alone they stand for a cloth. */
export const manners =
  'celtic insular barkcloth norwegian egyptian ornate papel_picado abstract scribble scribbled abstract_brush paper_cut papercut heraldic heraldry persian highland misty foggy preppy rococo baroque renaissance tortoiseshell brush_stroke brushstroke brush_strokes brushstrokes paint_stroke expressionist abstract_painting loose_watercolour loose_watercolor wash ink_wash watercolour_wash watercolor_wash'
    .split(' ')
    .map((words) => words.replaceAll('_', ' '))
