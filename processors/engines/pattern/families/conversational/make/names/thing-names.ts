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
ear-of-corn: corn|maize|cornstalk|sweetcorn|corn cob
teacup: cup|tea|tea cup
hot-beverage: mug|coffee|coffee cup|coffee mug|cocoa|hot chocolate|latte|cappuccino|espresso
tangerine: tangerine
top-hat: hat
cheese-wedge: cheese
red-paper-lantern: lantern
acorn: oak
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
musical-note: note|music note
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
mushroom: mushroom|toadstool|mushrooms
rocket: spaceship|spacecraft
flying-saucer: ufo
comet: comet|meteor
locomotive: train|steam train|engine
delivery-truck: lorry|truck|pickup|pickup truck
camper-van: van|campervan
bus: bus
motor-scooter: scooter|vespa
motorcycle: motorbike
skateboard: skateboard
bowling: bowling pin|bowling ball|skittle|ninepin
tent: tent|tipi|teepee|wigwam
house: cottage
castle: castle
skyscraper: city|cityscape
bell: bell|jingle bell
candle: candle
old-key: key|keyhole
crown: crown
gem-stone: diamond|gem|jewel|gemstone
high-heeled-shoe: shoe
running-shoe: trainer|sneaker
handbag: handbag|bag
ribbon: bow|ribbon|hair bow
open-book: book
envelope: letter
mantelpiece-clock: clock
light-bulb: light bulb|lightbulb
chair: chair|stool
couch-and-lamp: sofa
amphora: greek vase|urn
vase: vase|flower vase|bud vase
cactus-pot: succulent|cactus
folding-hand-fan: flamenco|fan
umbrella: parasol|brolly
anchor: anchor
wheel: wheel
compass: compass
world-map: map
gloves: glove|mitten
socks: sock
skis: ski
ice-skate: skate
soccer-ball: football|soccer ball
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
ramen: ramen|ramen bowl|bowl of ramen|noodle bowl|noodle soup|udon|udon bowl
steaming-bowl: noodle
wine-glass: wine|wine glass
cocktail-glass: cocktail|martini
bottle-with-popping-cork: champagne
beer-mug: beer
egg: egg
bread: bread
baguette-bread: baguette
croissant: croissant
sun: sun|sunshine
rainbow: rainbow
high-voltage: lightning
fireworks: firework
feather: feather|quill
pear: pear|quince
fig: fig
peach: nectarine|apricot|peach
lime: lime
lemon: citrus|citron
melon: melon
root-vegetable: root vegetable
leafy-green: cabbage|kale|leek
tomato: tomato
herb: herb|basil|rosemary|thyme|sage
teapot: teapot|tea pot
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
grand-piano: piano|piano key|piano keys|piano keyboard
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
orange: orange|clementine|mandarin|satsuma|blood orange
lily-pad: lily pad|lilypad|water lily|waterlily
bauble: bauble|ornament|christmas bauble|christmas ornament
stocking: stocking|christmas stocking
canoe: canoe|kayak
camper-trailer: caravan|trailer|camper
popsicle: popsicle|ice lolly|lolly|ice pop
button: button
womans-boot: cowboy boot|boot
luggage: suitcase|luggage
gingerbread-man: gingerbread man|gingerbread|gingerbread men
candy-cane: candy cane
radish: radish
books: stack of books|library
mountain: mountain|hill|alp
volcano: volcano
jack-o-lantern: jack o lantern|jack-o-lantern|carved pumpkin
honeycomb: honeycomb
watermelon: watermelon
menorah: menorah|hanukkah candle
wreath: wreath|christmas wreath|garland
pirate-ship: pirate ship|galleon|tall ship
iron-tower: eiffel tower|iron tower|tower of paris
pagoda: pagoda|japanese temple|chinese temple|buddhist temple|shinto temple|zen temple
cassette: cassette|cassette tape|mixtape|audio tape
dreamcatcher: dreamcatcher|dream catcher
lips: lips|lip|kiss|mouth
hand: hand|palm reading|palmistry
citrus-slice: citrus slice|orange slice|citrus
lemon-slice: lemon slice|lemon wheel|slice of lemon
lime-slice: lime slice|lime wheel|slice of lime
grapefruit-slice: grapefruit slice|grapefruit half
sugar-skull: sugar skull|calavera|day of the dead skull
flower-basket: flower basket|basket of flowers|basket of blossoms|basket of blooms|bike basket|bicycle basket
puzzle-piece: jigsaw|puzzle|jigsaw puzzle
`
