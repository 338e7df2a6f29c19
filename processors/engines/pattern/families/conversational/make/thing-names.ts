/** Nouns of things, food and plants by the picture that draws them, one picture a line. */
export const thingNames = `
lotus: lotus flower
ringed-planet: outer space|planet|saturn|planetarium
balloon: balloon
deciduous-tree: tree
barn: barn|farmhouse|shed|stable
horseshoe: horseshoe|horse shoe
surfboard: surfboard|surf board
sailboat: boat|yacht|ship
automobile: car|automobile
red-apple: apple
airplane: plane|aeroplane|airplane|aircraft
bicycle: bike
ear-of-corn: corn|maize
teacup: cup|tea|tea cup
hot-beverage: mug|coffee|coffee cup|coffee mug|cocoa|hot chocolate|latte|cappuccino|espresso
tangerine: tangerine
top-hat: hat
cheese-wedge: cheese
red-paper-lantern: lantern
chestnut: walnut|almond|conker
acorn: hazelnut|oak
moon: moon|crescent moon
star: constellation|stars
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
doughnut: donut|doughnut
birthday-cake: cake
cookie: cookie
bell-pepper: pepper
hot-pepper: chilli|chili|chili pepper
grapes: grape|bunch of grapes|vineyard
blueberries: blueberry
pea-pod: pea
peanuts: peanut
beans: bean
pretzel: pretzel
eggplant: aubergine
cucumber: courgette|zucchini
mushroom: mushroom|toadstool|mushrooms
rocket: spaceship|spacecraft
flying-saucer: ufo
comet: comet|meteor
locomotive: train|steam train|engine
delivery-truck: lorry|truck|pickup|pickup truck
camper-van: van|campervan
tractor: tractor|digger
bus: bus
motor-scooter: scooter|vespa
motorcycle: motorbike
skateboard: skateboard
tent: tent|tipi|teepee|wigwam
house: cottage
hut: cabin|beach hut
castle: castle|sandcastle
cityscape: city
bell: bell|jingle bell
candle: candle
old-key: key|keyhole
crown: crown
gem-stone: diamond|gem|jewel|crystal|gemstone
high-heeled-shoe: shoe
running-shoe: trainer|sneaker
handbag: handbag|bag
ribbon: bow|ribbon|bowtie|bow tie|hair bow
fountain-pen: pen
open-book: book
envelope: letter
mantelpiece-clock: clock
watch: watch
light-bulb: light bulb|lightbulb
chair: chair|stool
couch-and-lamp: sofa
amphora: vase|greek vase|urn
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
tennis: racket|racquet|tennis racket|tennis racquet|tennis
cricket: cricket
pumpkin: pumpkin
eye: eye
lips: lip
heart: heart
shamrock: clover
four-leaf-clover: four leaf clover
wheat: wheat|barley|grain|rye|oat
pine-cone: pinecone
sushi: sushi
steaming-bowl: noodle|ramen
wine-glass: wine|wine glass
cocktail-glass: cocktail|martini|aperitif|spritz
bottle-with-popping-cork: champagne
beer-mug: beer
egg: egg|easter egg
bread: bread
baguette-bread: baguette
croissant: croissant
sun: sunshine
rainbow: rainbow
high-voltage: lightning
fireworks: firework
feather: feather|quill
pear: pear|quince
fig: plum
peach: nectarine|apricot|peach
strawberry: lychee
lime: lime
lemon: citrus|citron
mango: papaya
melon: melon
root-vegetable: root vegetable
leafy-green: cabbage|lettuce|kale|leek
tomato: tomato
herb: herb|basil|rosemary|thyme|sage
teapot: teapot|kettle
bucket: bucket|pail
ring-buoy: lifebuoy
lighthouse: lighthouse
paintbrush: paintbrush
artist-palette: palette
pencil: pencil
scissors: scissors
sewing-needle: needle
yarn: yarn
camera: camera
telephone: telephone
radio: radio
violin: violin|cello
musical-keyboard: piano
trumpet: trumpet
carpentry-saw: saw|handsaw
trophy: trophy
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
orange: orange|clementine|mandarin|satsuma|grapefruit|blood orange
lily-pad: lily pad|lilypad|water lily|waterlily
bauble: bauble|ornament|christmas bauble|christmas ornament
stocking: stocking|christmas stocking
canoe: canoe|kayak
camper-trailer: caravan|trailer|camper
popsicle: popsicle|ice lolly|lolly|ice pop
button: button
womans-boot: cowboy boot|boot|wellington|wellies
luggage: suitcase|luggage
gingerbread-man: gingerbread man|gingerbread|gingerbread men
candy-cane: candy cane
ginger: ginger
radish: radish|turnip
books: stack of books|library
mountain: mountain|hill|alp
volcano: volcano
jack-o-lantern: jack o lantern|jack-o-lantern|carved pumpkin
honeycomb: honeycomb
watermelon: watermelon
santa: santa|santa claus|father christmas
menorah: menorah|hanukkah candle
wreath: wreath|christmas wreath|garland
pirate-ship: pirate|pirate ship|galleon|tall ship
iron-tower: eiffel tower|iron tower|tower of paris
pagoda: pagoda
cassette: cassette|cassette tape|mixtape|audio tape
dreamcatcher: dreamcatcher|dream catcher
lips: lips|lip|kiss|mouth
hand: hand|palm reading|palmistry
citrus-slice: citrus slice|orange slice|lemon slice|citrus
sugar-skull: sugar skull|calavera|day of the dead skull
puzzle-piece: jigsaw|puzzle|jigsaw puzzle
typewriter: typewriter
gramophone: gramophone|record player|phonograph|turntable
vinyl-record: vinyl record|vinyl|gramophone record
sewing-machine: sewing machine
thread-spool: thread spool|spool|bobbin|spool of thread|cotton reel
pocket-watch: pocket watch|fob watch
padlock: padlock|lock|locket
mannequin: mannequin|dress form|tailor's dummy
armchair: armchair|wing chair
table-lamp: table lamp|lamp|desk lamp
street-lamp: street lamp|streetlamp|lamp post|street light
chandelier: chandelier
perfume-bottle: perfume bottle|perfume|scent bottle
matryoshka: matryoshka|russian doll|nesting doll|babushka|doll
rocking-horse: rocking horse
samovar: samovar
hamsa: hamsa|hand of fatima
evil-eye: evil eye|nazar
tarot-card: tarot card|tarot
lucky-cat: lucky cat|maneki neko|fortune cat
daruma: daruma|daruma doll
torii-gate: torii gate|torii
witch-hat: witch hat|wizard hat|witch's hat|witch|wizard
cauldron: cauldron
broom: broomstick
theatre-mask: theatre mask|theater mask|comedy mask|mask
venetian-mask: venetian mask|carnival mask|masquerade mask
ballet-shoe: ballet shoe|pointe shoe|ballet slipper
chess-knight: chess piece|chess|chess knight
playing-card: playing card|deck of cards
angel: angel|cherub
magic-lamp: magic lamp|genie lamp|oil lamp
whisk: whisk|egg beater
rolling-pin: rolling pin
jam-jar: jam jar|jam|marmalade|preserve jar
wine-bottle: wine bottle|bottle|olive oil bottle
milk-bottle: milk bottle|milk
moka-pot: moka pot|espresso maker|moka|coffee pot
pitcher: jug|pitcher
macaron: macaron|macaroon
fried-egg: fried egg
farfalle: farfalle|pasta
milkshake: milkshake|ice cream sundae|sundae
blackberry: blackberry|bramble|mulberry|raspberry
currants: redcurrant|currant|cranberry|gooseberry|lingonberry|blackcurrant
dragon-fruit: dragon fruit|dragonfruit|pitaya
passion-fruit: passion fruit|passionfruit
persimmon: persimmon|kaki fruit
asparagus: asparagus
beetroot: beetroot
watering-can: watering can
wheelbarrow: wheelbarrow
bird-cage: bird cage|birdcage
birdhouse: birdhouse|bird house|nesting box
venus-flytrap: venus flytrap|venus fly trap|carnivorous plant|pitcher plant
ship-wheel: ship wheel|ship's wheel|helm
submarine: submarine
biplane: biplane|vintage plane
pyramid: pyramid
igloo: igloo
arched-bridge: bridge|arched bridge|stone bridge
chapel: chapel|church
skyscraper: skyscraper
binoculars: binoculars|binocular|field glasses
deckchair: deckchair|deck chair
beach-ball: beach ball
beach-umbrella: beach umbrella
rubber-duck: rubber duck|rubber ducky
oar: oar|paddle
column: column|greek column|doric column|ionic column
gondola: gondola
electric-guitar: electric guitar|bass guitar
guitar: ukulele|mandolin|lute
boombox: boombox|ghetto blaster
headphone: headphones
fork-and-knife: fork|cutlery
glass-of-milk: glass of milk
honey-pot: honey pot|honey jar|honey
hourglass-done: hourglass|sand timer
locomotive: toy train
video-game: game controller|video game|gamepad
thong-sandal: flip flop|flip-flop
womans-sandal: sandal|slipper
womans-hat: straw hat|bonnet|sun hat
mirror: hand mirror
dagger: dagger|sword|knife
crossed-swords: crossed sword|rapier
paw-prints: paw print|footprint|paw
classical-building: temple|greek temple
carp-streamer: koinobori|carp streamer
gear: gear|cog|cogwheel
fountain: water fountain
satellite: space satellite
potted-plant: flower pot|plant pot|terrarium
tropical-drink: lemonade|punch|mocktail
radio: transistor radio
telephone: rotary phone|rotary telephone|old phone
bullseye: dartboard
kimono: kimono
film-frames: film reel|film strip
sports-medal: medal
badminton: badminton|shuttlecock
graduation-cap: graduation cap|mortarboard
mobile-phone: flip phone|cell phone
videocassette: vhs|vhs tape|video tape
desktop-computer: computer
camera-with-flash: polaroid|polaroid camera
shield: shield|coat of arms
bento-box: bento
rice-ball: onigiri|rice ball
barber-pole: barber pole
scroll: parchment
fountain-pen: ink bottle|inkwell
`
