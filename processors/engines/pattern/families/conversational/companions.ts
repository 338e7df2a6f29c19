import { companionsOfPeople } from './companions-of-people.ts'
import { companionsOfPlaces } from './companions-of-places.ts'
import { companionsOfTrades } from './companions-of-trades.ts'

/** What belongs with a picture when nothing else is named: small things first the most telling; pictures of the book. */
const table = `
cat: yarn f-paw fish
black-cat: moon f-paw f-star
dog: f-bone f-paw tennis-ball
dachshund: f-bone f-paw
otter otters-holding-hands: f-reed f-shell f-bubbles lily-pad
beaver: f-reed f-leaf
fox: acorn f-leaf mushroom
bear: f-berry-sprig pine-cone honey-pot
bear-with-salmon: fish f-reed pine-tree
climbing-bear: pine-cone f-leaf
polar-bear: fish f-snow
rabbit: carrot f-daisy
mouse: cheese-wedge f-crumb
hamster: f-seed f-daisy
chipmunk: acorn f-leaf
hedgehog: mushroom acorn f-leaf
badger: mushroom f-fern
raccoon: acorn f-leaf
wolf: pine-tree moon
deer: f-fern f-berry-sprig
moose: pine-tree pine-cone
owl: moon f-leaf
bird: f-berry-sprig f-leaf
robin: f-holly f-berry-sprig
swallow: f-cloud f-leaf
hummingbird: f-blossom f-daisy
heron: f-reed lily-pad
crane: f-cloud f-reed
standing-crane: f-reed f-ripple
swan: f-reed lily-pad
duck: f-reed f-ripple
goose: f-daisy f-grass
chicken: f-egg f-seed
rooster: f-egg wheat
baby-chick: f-egg f-daisy
penguin: fish f-snow
puffin: fish f-wave
seagull: f-shell fish
flamingo: f-reed palm-tree
peacock: feather f-blossom
parrot: f-twin-leaf f-blossom
toucan: f-twin-leaf f-blossom
elephant: f-twin-leaf f-grass
giraffe: f-twin-leaf deciduous-tree
lion: f-grass sun
zebra: f-grass f-twin-leaf
tiger: f-twin-leaf f-fern
leopard: f-twin-leaf f-fern
monkey: banana f-twin-leaf
koala koala-with-young: f-twin-leaf f-leaf
panda: bamboo f-leaf
sloth: f-twin-leaf f-leaf
kangaroo: f-grass f-twin-leaf
llama: cactus-pot f-daisy
two-hump-camel: cactus sun
cow: f-daisy f-grass
pichwai-cow: lotus f-leaf
pig: acorn f-daisy
ewe: f-daisy f-grass f-cloud
goat: f-daisy f-grass
horse: red-apple f-grass
unicorn: star heart rainbow
dragon: f-spark f-cloud
sauropod: f-fern f-egg
t-rex: f-fern f-egg
triceratops: f-fern f-egg
stegosaurus: f-fern f-egg
whale: f-wave star f-bubbles
spouting-whale: f-wave f-bubbles
narwhal: f-wave f-snow
dolphin: f-wave f-bubbles
shark: fish f-bubbles
octopus: f-shell f-bubbles
jellyfish: f-bubbles coral
crab: f-shell starfish
lobster: lemon f-shell
seal: fish f-snow
fish: f-bubbles f-shell
koi: lily-pad f-ripple
turtle: f-shell f-bubbles
seahorse: coral f-bubbles
frog: lily-pad dragonfly f-reed
poison-dart-frog: f-fern f-leaf
mermaid: f-shell starfish f-bubbles
spiral-shell: starfish f-pebble
starfish: f-shell f-pebble
bee: f-daisy honeycomb
butterfly: f-blossom f-daisy
dragonfly: f-reed lily-pad
lady-beetle: f-leaf f-daisy
beetle: f-leaf f-fern
moth: moon f-leaf
snail: f-leaf mushroom
snake: f-fern f-leaf
crocodile: f-reed f-ripple
mushroom: f-fern f-leaf acorn
ghost: f-candy f-web moon
bat: moon f-web
jack-o-lantern: f-candy f-web
pumpkin: f-leaf acorn
spider: f-web
snowman: f-snow pine-tree
christmas-tree: bauble f-holly f-snow
wrapped-gift: f-holly bauble
bauble: f-holly f-snow
gingerbread-man: candy-cane f-holly
rocket: star ringed-planet
astronaut: star ringed-planet
ringed-planet: star f-spark
robot: gear high-voltage f-spark
sailboat: f-wave seagull
anchor: f-wave f-shell
lighthouse: f-wave seagull
sushi: rice-ball fish f-leaf
pizza: tomato olive f-leaf
croissant: f-bean hot-beverage
hot-beverage: f-bean croissant
teapot: f-leaf lemon
teacup: f-leaf lemon
cupcake: strawberry heart
birthday-cake: balloon f-candy
soft-ice-cream: cherry f-candy
doughnut: f-candy heart
avocado: lemon f-leaf
lemon: f-slice f-blossom f-leaf
orange: f-slice f-blossom f-leaf
tangerine: f-slice f-blossom f-leaf
strawberry: f-blossom f-leaf
cherry: f-blossom f-leaf
red-apple: f-blossom f-leaf
pear: f-blossom f-leaf
peach: f-blossom f-leaf
fig: f-leaf
olive: f-leaf
watermelon: f-seed f-slice
pineapple: palm-tree f-twin-leaf
banana: f-twin-leaf
cocktail-glass: f-slice olive
wine-glass: grapes f-leaf
bicycle: f-daisy f-leaf
automobile: deciduous-tree f-cloud
tractor: wheat f-grass
locomotive: f-cloud pine-tree
airplane: f-cloud star
hot-air-balloon: f-cloud bird
camper-van: pine-tree f-cloud
house: deciduous-tree f-cloud
castle: crown f-cloud
tent: pine-tree campfire
mountain: pine-tree f-cloud
volcano: f-fern f-cloud
cactus: f-pebble f-blossom
palm-tree: f-wave sun
guitar: f-note musical-note
violin: f-note musical-note
books: pencil f-leaf
open-book: pencil f-leaf
pencil: f-star books
scissors: button thread
yarn: button f-paw
womans-boot: cactus f-star
luggage: airplane camera
camera: luggage f-star
teddy-bear: heart f-star
balloon: f-star f-candy
kite: f-cloud
rainbow: f-cloud heart
tennis: tennis-ball
golf-club: golf-ball f-grass
golf-ball: golf-flag f-grass
yoga-seat: lotus f-leaf
ballet-shoe: ribbon f-blossom
tutu: ballet-shoe f-blossom
roller-skate: mirror-ball f-star
skateboard: cassette f-star
chess-knight: chess-pawn chess-rook
french-bulldog: f-bone f-paw
pug: f-bone f-paw
terrier: f-bone tennis-ball
beagle: f-bone f-paw
husky: f-snow pine-tree
border-collie: ewe f-grass
dalmatian-dog: f-bone tennis-ball
poodle: ribbon f-bone
siamese-cat: yarn f-paw
goldfinch: thistle f-leaf
blue-tit: acorn f-leaf
cardinal: f-holly pine-cone
barn-owl: moon f-leaf
snowy-owl: moon f-snow
stork: f-reed f-ripple
excavator: traffic-cone f-pebble
dump-truck: traffic-cone f-pebble
fire-engine: ladder fire
double-decker: phone-box umbrella
phone-box: double-decker umbrella
space-shuttle: star ringed-planet
viking-ship: shield f-wave
log-cabin: pine-tree campfire
sourdough: wheat f-sprig
spritz: orange olive f-slice
margarita: lime f-slice
fish-tin: lemon f-sprig
potted-plant: watering-can f-leaf
lavender-bunch: bee f-leaf
trowel: watering-can carrot f-leaf
gravestone: bat f-web
skeleton: bat f-candy
potion: f-star mushroom
gingerbread-house: candy-cane f-snow
snow-globe: f-snow pine-tree
saddle: horseshoe stirrup
sheriff-badge: cactus f-star
tea-sprig: teacup f-leaf
jukebox: vinyl-record f-note
moon: f-star f-cloud
sun: f-cloud
heart: f-blossom
`

/** One row for several pictures of one world; a picture's own row, which comes first, holds. */
const companions: ReadonlyMap<string, readonly string[]> = new Map(
  [table, companionsOfPeople, companionsOfTrades, companionsOfPlaces]
    .flatMap((rows) => rows.trim().split('\n'))
    .flatMap((row) => {
      const [pictures, others] = row.split(': ')
      return pictures.split(' ').map((picture) => [picture, others.split(' ')] as const)
    })
    .toReversed(),
)

/** An animal in clothes keeps the company of what it wears, else its own. */
function companionsOfOne(picture: string): readonly string[] {
  const [animal, clothes] = picture.split('-in-')
  return companions.get(picture) ?? companions.get(`in-${clothes}`) ?? companions.get(animal) ?? []
}

/** Companions of several pictures, those of the first foremost, without the pictures themselves. */
export function companionsOf(pictures: readonly string[]): string[] {
  const lists = pictures.map(companionsOfOne)
  const mixed = [0, 1, 2, 3].flatMap((at) => lists.flatMap((list) => list[at] ?? []))
  return [...new Set(mixed)].filter((picture) => !pictures.includes(picture))
}
