/** Nouns that mean many kinds, or stand in several ways, and the pictures that draw them by turns: a print of dogs shows several breeds. */
const table: Readonly<Record<string, string>> = {
  dog: 'dog terrier beagle labrador french-bulldog poodle border-collie jack-russell schnauzer',
  puppy: 'dog beagle pug terrier',
  cat: 'cat siamese-cat black-cat',
  dinosaur: 'sauropod triceratops t-rex stegosaurus',
  dino: 't-rex sauropod stegosaurus triceratops',
  bird: 'bird goldfinch robin blue-tit bullfinch',
  songbird: 'robin goldfinch blue-tit bullfinch sparrow wren chaffinch',
  'garden bird': 'robin goldfinch blue-tit wren bullfinch chaffinch nuthatch',
  'british bird': 'robin goldfinch blue-tit wren bullfinch chaffinch nuthatch',
  'british garden bird': 'robin goldfinch blue-tit wren bullfinch chaffinch nuthatch',
  'wild mushroom': 'chanterelle mushroom morel oyster-mushroom',
  'forest mushroom': 'mushroom chanterelle morel',
  'woodland mushroom': 'mushroom chanterelle morel',
  fungi: 'mushroom chanterelle morel oyster-mushroom',
  fungus: 'mushroom chanterelle morel oyster-mushroom',
  shell: 'scallop spiral-shell auger-shell',
  seashell: 'scallop spiral-shell auger-shell',
  planet: 'ringed-planet striped-planet cratered-planet',
  tree: 'deciduous-tree birch-tree cypress-tree',
  'snowy tree': 'snowy-fir snowy-tree',
  'tree in snow': 'snowy-fir snowy-tree',
  'snow covered tree': 'snowy-fir snowy-tree',
  'winter tree': 'snowy-fir snowy-tree',
  portrait: 'woman-portrait woman-profile woman-afro',
  face: 'calm-face woman-profile woman-afro man-portrait',
  children: 'girl boy',
  people: 'woman man girl boy granny',
  'snooker ball': 'snooker-ball snooker-table snooker-ball',
  cactus: 'cactus cactus-pot agave',
  'blooming cactus': 'prickly-pear-in-bloom blooming-cactus',
  elephant: 'elephant trumpeting-elephant',
  bear: 'bear sitting-bear',
  fox: 'fox sitting-fox',
  crane: 'crane standing-crane',
  swan: 'swan swan-with-raised-wings',
  penguin: 'penguin flapping-penguin',
  horse: 'horse running-horse',
  unicorn: 'unicorn running-unicorn',
  deer: 'deer running-deer',
  rabbit: 'rabbit running-rabbit',
  bunny: 'rabbit running-rabbit',
  peacock: 'peacock fanned-peacock',
  hummingbird: 'hummingbird hovering-hummingbird',
  witch: 'witch flying-witch',
  mermaid: 'mermaid swimming-mermaid',
  fish: 'fish tropical-fish sardine',
  butterfly: 'butterfly monarch-butterfly swallowtail-butterfly',
  book: 'open-book books',
  car: 'automobile laden-automobile',
  hat: 'top-hat sun-hat cowboy-hat bowler-hat',
  shoe: 'high-heeled-shoe running-shoe womans-boot womans-sandal',
  panda: 'panda walking-panda climbing-panda',
  sloth: 'sloth sitting-sloth',
  bee: 'bee bee-from-above',
  whale: 'whale spouting-whale humpback-whale',
  chicken: 'chicken rooster',
  doughnut: 'doughnut chocolate-doughnut bitten-doughnut',
  donut: 'doughnut chocolate-doughnut bitten-doughnut',
  bumblebee: 'bee bee-from-above',
  honeybee: 'bee bee-from-above',
  cupcake: 'cupcake chocolate-cupcake',
  'ice cream': 'soft-ice-cream ice-cream-cone popsicle gelato',
  'ice cream cone': 'soft-ice-cream ice-cream-cone',
  sushi: 'sushi sushi-roll temaki',
  'easter egg': 'easter-egg flowered-easter-egg checked-easter-egg',
  heart: 'heart folk-heart laced-heart struck-heart',
  key: 'old-key heart-key clover-key',
  crown: 'crown pearl-crown',
  skull: 'skull skull-from-the-side',
  handbag: 'handbag quilted-bag',
  piano: 'grand-piano upright-piano',
  perfume: 'perfume-bottle perfume-atomizer',
  'perfume bottle': 'perfume-bottle perfume-atomizer',
  umbrella: 'umbrella closed-umbrella',
  boat: 'sailboat rowing-boat tugboat canoe',
  aircraft: 'airplane biplane helicopter airship',
  'big cat': 'lion tiger leopard',
  bug: 'lady-beetle beetle bee caterpillar',
  'chess piece': 'chess-king chess-knight chess-rook chess-queen chess-pawn',
  'chess set': 'chess-king chess-knight chess-rook chess-queen chess-pawn',
  crystal: 'crystal-cluster crystal-point gem-stone',
  cocktail: 'cocktail-glass tropical-drink margarita',
  chair: 'chair armchair rocking-chair',
  'moon phase': 'full-moon-with-seas half-lit-moon moon-phases gibbous-moon crescent-moon',
  'lunar phase': 'full-moon-with-seas half-lit-moon moon-phases gibbous-moon crescent-moon',
  'phase of the moon': 'full-moon-with-seas half-lit-moon moon-phases gibbous-moon crescent-moon',
  'phases of the moon': 'full-moon-with-seas half-lit-moon moon-phases gibbous-moon crescent-moon',
  'phases of moon': 'full-moon-with-seas half-lit-moon moon-phases gibbous-moon crescent-moon',
  'phase of moon': 'full-moon-with-seas half-lit-moon moon-phases gibbous-moon crescent-moon',
  'moon cycle': 'full-moon-with-seas half-lit-moon moon-phases gibbous-moon crescent-moon',
  'lunar cycle': 'full-moon-with-seas half-lit-moon moon-phases gibbous-moon crescent-moon',
}

const kinds: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(table).map(([noun, pictures]) => [noun, pictures.split(' ')]),
)

/** Other views of a picture, which take turns with it: fruit on its twig with blossom, and cut. */
const views: Readonly<Record<string, string>> = {
  lemon: 'lemon-half lemon-sprig',
  orange: 'orange-half orange-sprig',
  'red-apple': 'apple-sprig apple-half',
  pear: 'pear-sprig pear-half',
  peach: 'peach-half peach-sprig',
  plum: 'plum-sprig',
  fig: 'fig-whole',
  pomegranate: 'pomegranate-sprig',
  strawberry: 'strawberry-sprig',
  cherry: 'cherry-sprig',
  cherries: 'cherry-sprig',
  tomato: 'tomato-half tomato-vine',
  carrot: 'carrot-bunch',
  radish: 'radish-bunch',
  mushroom: 'mushroom-cluster',
}

/** A picture and its other views; of what is of one colour none that shows what is inside. */
export function viewsOf(picture: string, isOneColour: boolean): readonly string[] {
  const others = Object.hasOwn(views, picture) ? views[picture].split(' ') : []
  return [picture, ...others.filter((view) => !isOneColour || !view.endsWith('-half'))]
}

/** Kinds known by their markings: a siamese is no black cat, whatever is dyed. */
const marked: ReadonlySet<string> = new Set([
  'siamese-cat',
  'black-cat',
  'beagle',
  'border-collie',
  'monarch-butterfly',
  'swallowtail-butterfly',
  'jack-russell',
])

/** Pictures by manner: houses of the north have steep roofs. */
const ofManner: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  scandinavian: { house: 'gable-house', home: 'gable-house', cottage: 'gable-house' },
  nouveau: { woman: 'nouveau-lady', lady: 'nouveau-lady', girl: 'nouveau-lady', maiden: 'nouveau-lady' },
}

/** The picture that a noun has in a manner of its own; undefined for all others. */
export function pictureInManner(noun: string, manner: string): string | undefined {
  return Object.hasOwn(ofManner, manner) ? ofManner[manner][noun] : undefined
}

/** Pictures of a noun that means many kinds; undefined for all others. In one colour none is drawn by its markings. */
export function kindsOf(noun: string, isOneColour = false): readonly string[] | undefined {
  const all = kinds.get(noun)
  return isOneColour ? all?.filter((kind) => !marked.has(kind)) : all
}

/** Letters, figures and notes: turned round they could not be read. */
const written: ReadonlySet<string> = new Set(
  'abc-letters sum element-tile crossword road-sign playing-block hopscotch chalkboard dreidel calendar tear-off-calendar spiral-calendar musical-note musical-notes musical-score newspaper clock-tower pocket-watch grandfather-clock cuckoo-clock mantelpiece-clock alarm-clock watch map-of-japan world-map globe-showing-americas globe-showing-europe-africa globe-showing-asia-australia weather-vane calculator'.split(
    ' ',
  ),
)

/** True for a picture of a writing, which is never drawn mirrored. */
export function isWritten(picture: string): boolean {
  return written.has(picture)
}
