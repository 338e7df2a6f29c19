/** Pictures, and the nouns that are drawn by them though their own name is another, or several pictures could claim them. */
const table = `
lotus: lotus flower|water lily|waterlily
ringed-planet: outer space|planet|saturn|planetarium
balloon: balloon
sauropod: dinosaur|brontosaurus
deciduous-tree: tree
sailboat: boat|yacht|ship|surfboard
automobile: car
red-apple: apple
bird: bird|cardinal|bluebird|robin|sparrow|finch|wren|songbird
fish: fish|goldfish|salmon|trout
spiral-shell: shell|seashell|scallop
lady-beetle: ladybird|ladybug|bug
two-hump-camel: camel
airplane: plane|aeroplane
bicycle: bike
ear-of-corn: corn|maize
teacup: cup|tea
hot-beverage: mug|coffee|coffee cup
tangerine: orange|clementine|mandarin|grapefruit
top-hat: hat
cheese-wedge: cheese
red-paper-lantern: lantern
bee: honeybee|bumblebee|wasp|hornet
koala: koala
spouting-whale: whale
orca: orca
chestnut: walnut|almond|conker
acorn: hazelnut|oak
oyster: mussel|oyster|clam|pearl
dog: labrador|corgi|pug|greyhound|spaniel|retriever|dog|puppy|doggy|dachshund|terrier
moon: moon|crescent moon
star: constellation|stars|dice
snowflake: snow
droplet: raindrop|rain
water-wave: wave|surfer
palm-tree: palm tree|palm
pine-tree: forest|woods|fir|fir tree|pine|spruce|evergreen
christmas-tree: christmas tree
wrapped-gift: gift|present
guitar: guitar
musical-notes: music
musical-note: note
soft-ice-cream: ice cream|icecream|cone
doughnut: donut
birthday-cake: cake
cookie: cookie
bell-pepper: pepper
hot-pepper: chilli|chili|chili pepper
shrimp: prawn
grapes: grape
blueberries: blueberry
pea-pod: pea
peanuts: peanut
beans: bean
pretzel: pretzel
eggplant: aubergine
cucumber: courgette|zucchini
mushroom: mushroom|toadstool|mushrooms
cat: cat|kitten|kitty
poodle: poodle
rabbit: bunny|hare
horse: pony|foal
cow: cow|calf
ox: bull
ewe: sheep|lamb
chicken: hen
baby-chick: chick
rooster: cockerel|cock
pig: pig|piglet
duck: duckling
crane: stork|heron|egret
swallow: hummingbird|swift
dove: pigeon|seagull
black-bird: crow|raven
penguin: puffin
parrot: toucan|macaw|budgie|parakeet
turtle: tortoise|sea turtle
jellyfish: jellyfish|stingray
koi: koi fish|koi carp|carp
crab: crab
seal: seal|walrus|sea lion|manatee
dolphin: dolphin
monkey: monkey
gorilla: ape
rhinoceros: rhino
hippopotamus: hippo
llama: alpaca
deer: reindeer|stag|fawn|elk|antelope|gazelle|moose
t-rex: tyrannosaurus
dragon: dragon
unicorn: unicorn
phoenix-bird: phoenix
rocket: spaceship|spacecraft|astronaut
flying-saucer: ufo
comet: comet|meteor
locomotive: train
delivery-truck: lorry|truck
camper-van: van|campervan|caravan
tractor: tractor|digger
bus: bus
motor-scooter: scooter|vespa
motorcycle: motorbike
skateboard: skateboard
tent: tent
snow-capped-mountain: mountain
house: cottage
hut: cabin|beach hut
castle: castle|sandcastle
cityscape: city
bell: bell
candle: candle
old-key: key|keyhole
crown: crown
gem-stone: diamond|gem|jewel|crystal|gemstone
high-heeled-shoe: shoe
hiking-boot: boot
running-shoe: trainer|sneaker
handbag: handbag|bag
ribbon: bow|ribbon|bowtie|bow tie
thread: button
fountain-pen: pen
open-book: book
envelope: letter
mantelpiece-clock: clock
watch: watch
light-bulb: lamp
chair: chair
couch-and-lamp: sofa
amphora: vase
potted-plant: pot|houseplant|house plant|bonsai
cactus-pot: succulent|cactus
folding-hand-fan: flamenco|fan
umbrella: parasol|brolly
anchor: anchor
wheel: wheel
compass: compass
world-map: map
globe-showing-europe-africa: globe
gloves: glove|mitten
socks: sock
skis: ski
ice-skate: skate
soccer-ball: football|soccer ball|ball
tennis: racket|racquet
cricket: cricket
ghost: ghost|witch
pumpkin: pumpkin
skull: skull
robot: robot
mermaid: mermaid
fairy: fairy
ballet-dancer: ballerina|dancer
eye: eye
lips: lip
heart: heart
shamrock: clover
four-leaf-clover: four leaf clover
wheat: wheat|barley|grain
pine-cone: pinecone
coral: seaweed|kelp|coral|reef
octopus: octopus
squid: squid
sushi: sushi
steaming-bowl: noodle|ramen
wine-glass: wine
cocktail-glass: cocktail|martini
bottle-with-popping-cork: champagne|bottle
beer-mug: beer
egg: egg
bread: bread
baguette-bread: baguette
croissant: croissant
sun: sunshine
rainbow: rainbow
high-voltage: lightning
fireworks: firework
feather: feather|quill
peacock: peacock
nest-with-eggs: nest
spider: spider
spider-web: web|cobweb
bug: caterpillar
worm: worm
beetle: beetle|scarab|insect
butterfly: butterfly
lobster: lobster|crayfish
pear: pear|quince
fig: plum
peach: nectarine|apricot
strawberry: raspberry|lychee
pomegranate: passionfruit
lime: lime
lemon: citrus|citron
mango: papaya
melon: melon
root-vegetable: turnip|beetroot|radish
leafy-green: cabbage|lettuce|kale|leek
tomato: tomato
herb: herb|basil|rosemary|thyme|sage
teapot: teapot|kettle
bucket: bucket|spade
ring-buoy: lifebuoy
lighthouse: lighthouse
paintbrush: paintbrush
artist-palette: palette
pencil: pencil
scissors: scissors
sewing-needle: needle
yarn: yarn
camera: camera
keyboard: typewriter
telephone: telephone
radio: radio
violin: violin|cello
musical-keyboard: piano
trumpet: trumpet
carpentry-saw: saw|handsaw
trophy: trophy|trophies
camping: campsite
party-popper: party popper
straight-ruler: ruler
bow-and-arrow: arrow|bow and arrow
campfire: campfire|bonfire|camp fire
party-hat: party hat
head-scarf: headscarf
drum: drum
saxophone: saxophone
teddy-bear: teddy|teddy bear|toy
kite: kite
carousel-horse: carousel|merry go round
circus-tent: circus
leopard: jaguar|cheetah|lynx
black-cat: panther
tiger: tiger
zebra: zebra
giraffe: giraffe
chipmunk: squirrel
beaver: beaver|platypus
otter: marten|weasel|ferret|stoat
badger: badger
hedgehog: mole
mouse: mouse|dormouse
whale: narwhal
ant: ant
`

/** Picture by noun. */
export const chosenPictures: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [picture, nouns] = row.split(': ')
      return nouns.split('|').map((noun): [string, string] => [noun, picture])
    }),
)
