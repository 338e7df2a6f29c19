/** What belongs with trades, sports, music and play, in the rows of `companions.ts`. */
export const companionsOfTrades = `
builder miner: hammer traffic-cone rescue-workers-helmet f-pebble
carpenter lumberjack: axe hammer f-leaf
blacksmith: horseshoe hammer f-spark
postman: envelope postbox f-twin-leaf
scientist: flask atom test-tube f-bubbles
pilot: airplane biplane f-cloud
waiter: wine-glass fork-and-knife f-blossom
boxer wrestling-mask: boxing-glove sports-medal f-star
skier: pine-tree mitten f-snow
skis snowboard sled: pine-tree mitten f-snow
ice-skate figure-skater hockey-player ice-hockey curling-stone: mitten snowflake f-snow
surfer-on-wave surfboard: palm-tree hibiscus f-wave
cyclist: bicycle bell f-leaf
runner running-shoe: running-shoe stopwatch sports-medal f-spark
acrobat clown circus-elephant circus-seal circus-tent: balloon popcorn f-star
violinist: musical-note rose f-note
singer studio-microphone: microphone rose f-note
painter artist-palette paintbrush easel: paintbrush artist-palette crayon f-blossom
dancing-couple: rose musical-note f-heart
swimmer diver scuba-diver diving-mask: fish starfish f-bubbles
lifeguard beach-umbrella beach-ball deckchair ring-buoy beach-with-umbrella: starfish beach-ball thong-sandal f-shell
bucket thong-sandal bikini: starfish beach-ball f-shell
beekeeper beehive: bee honeycomb f-daisy
teacher chalkboard graduation-cap: red-apple pencil open-book f-star
man woman boy girl: potted-plant f-twin-leaf f-blossom
woman-portrait woman-profile woman-afro man-portrait calm-face: f-twin-leaf f-leaf f-blossom
granny: yarn teacup f-blossom
swaddled-baby: baby-bottle rattle f-heart
espresso-machine: f-bean croissant
cleaver cut-of-meat: f-sprig garlic
baby-bottle dummy rattle pram: teddy-bear playing-block f-heart
policeman: police-car whistle f-star
guardsman soldier: drum f-star
magician: magic-wand top-hat rabbit f-star
monk nun: chapel candle dove f-sprig
genie magic-lamp: magic-lamp f-star f-spark
jester: playing-card theatre-mask f-star
pharaoh pyramid sphinx: lotus eye palm-tree f-seed
gladiator column classical-building colosseum: laurel-wreath amphora f-leaf
ninja samurai martial-arts-uniform: cherry-blossom folding-hand-fan f-spark
geisha kimono kokeshi folding-hand-fan: cherry-blossom red-paper-lantern f-blossom
sumo-wrestler daruma lucky-cat gong: cherry-blossom folding-hand-fan f-blossom
pagoda torii-gate japanese-castle shinto-shrine mount-fuji: cherry-blossom red-paper-lantern f-cloud
keeper-with-lantern: lighthouse anchor seagull f-wave
rower rowing-boat oar canoe raft: oar duck f-ripple
gondolier gondola: street-lamp canal-house f-ripple
archer bow-and-arrow: bullseye f-fern f-leaf
climber carabiner: mountain pine-tree f-cloud
explorer compass binoculars backpack hiking-boot: compass pine-tree mountain f-leaf
photographer film-frames: camera f-star
tailor mannequin sewing-machine thread-spool pincushion sewing-needle thimble: button scissors thread f-spark
button scarf gloves ball-of-wool pompom: yarn button f-spark
hairdresser barber-pole hair-comb: scissors hair-comb f-spark
judge balance-scale: books f-star
sleuth: magnifying-glass-tilted-left pocket-watch f-leaf
chimney-sweep rooftop-chimney: ladder broom f-cloud
shepherd: ewe f-daisy f-grass
horse-rider: horseshoe riding-boot f-grass
red-riding-hood: wolf basket mushroom f-fern
piper bagpipe: thistle f-note
potter glazed-bowl: amphora pitcher f-leaf
tennis-player badminton-player: tennis-ball trophy f-spark
golfer: golf-ball golf-flag f-grass
basketball-player basketball-hoop basketball: basketball running-shoe f-star
baseball-player baseball: baseball billed-cap f-star
american-football rugby-football: trophy whistle f-star
soccer-ball goal-net: trophy whistle running-shoe f-star
cricket-game cricket-ball wicket: cricket-ball trophy f-grass
volleyball: beach-ball sun f-wave
fencer: crossed-swords shield f-star
cheerleader: pompom megaphone f-star
bowling pool-8-ball snooker-ball billiard-cues snooker-table: dice f-star f-dot
dumbbell: running-shoe stopwatch f-spark
sports-medal trophy: sports-medal f-star f-spark
conductor musical-score musical-keyboard grand-piano upright-piano pianist: musical-note rose f-note
guitarist electric-guitar guitar-amp plectrum: vinyl-record musical-note f-note
saxophonist saxophone trumpeter trumpet trombone double-bass: musical-note cocktail-glass f-note
drum-player drum long-drum tambourine xylophone castanet maracas: musical-note f-note f-star
accordion banjo harp lyre flute postal-horn: musical-note rose f-note
radio boombox cassette headphone vinyl-record gramophone microphone: musical-note vinyl-record f-note
mirror-ball: vinyl-record f-star f-spark
tiki-mask hula-girl: hibiscus palm-tree pineapple f-twin-leaf
chess-king chess-queen chess-rook chess-pawn: f-star f-spark
playing-card dice domino mahjong-tile: dice f-heart f-spark
puzzle-piece playing-block spinning-top rocking-horse yo-yo pinwheel: teddy-bear playing-block balloon f-star
video-game joystick: high-voltage f-star f-spark
telephone typewriter fountain-pen love-letter envelope postage-stamp postcard: rose postage-stamp f-heart
laptop desktop-computer computer-mouse keyboard mobile-phone: hot-beverage f-spark f-dot
old-key padlock: rose f-leaf f-spark
pocket-watch mantelpiece-clock hourglass-done: old-key f-leaf f-spark
lips lipstick high-heeled-shoe handbag perfume-bottle: rose gem-stone f-heart
sunglasses: palm-tree watermelon f-star
top-hat bowler-hat moustache: pocket-watch umbrella f-spark
diamond-ring gem-stone ring pearls earring: rose gem-stone f-spark
bride bridal-gown tiered-cake: bouquet dove diamond-ring f-heart
theatre-mask venetian-mask: feather playing-card f-star
matryoshka samovar: teacup f-blossom f-twin-leaf
sugar-skull skull: rose candle f-blossom
marionette: theatre-mask f-star
hammer wrench screwdriver carpentry-saw toolbox nut-and-bolt: hammer nut-and-bolt f-dot
light-bulb high-voltage: f-spark f-star
flask test-tube microscope atom dna alembic magnet: atom test-tube f-bubbles
stethoscope pill adhesive-bandage: pill adhesive-bandage f-heart
bathtub rubber-duck soap shower toothbrush: rubber-duck soap f-bubbles
armchair chair couch-and-lamp table-lamp chandelier: potted-plant books cat f-leaf
mirror: rose perfume-bottle f-blossom
paw-prints: f-bone f-heart
astronomer: telescope moon f-star
juggler: balloon f-star f-spark
weightlifter: sports-medal f-star f-spark
rugby-player: rugby-football trophy f-star
gridiron-player: trophy f-star f-spark
cellist: musical-note f-note rose
window-cleaner: window bucket f-bubbles
knitting-granny: yarn teacup f-blossom
roller-skater: f-star f-heart f-spark
judoka: sports-medal f-star
barista: f-bean croissant
telephone-wire: f-cloud f-leaf
dinosaur-skeleton: f-fern f-pebble ammonite
papel-picado: f-blossom f-daisy f-spark
pegasus: f-cloud f-star
whale-tail: fish f-bubbles f-wave
sea-serpent: fish f-wave f-bubbles
water-tower: skyscraper f-cloud
nativity: ewe f-star f-spark
hockey-puck: ice-skate mitten f-snow
sum: pencil triangular-ruler f-star
weather-vane: sun f-cloud f-leaf
apron cake-stand: rolling-pin cupcake f-heart
hop-cone: f-twin-leaf f-leaf wheat
abc-letters: pencil f-star f-spark
ice-cream-cone: cherry f-heart f-star
pinata: candy maracas f-spark
kennel: f-bone f-paw dog
goldfish-bowl: f-bubbles f-reed
stitched-monster: bat candle f-star
sushi-roll: chopsticks shrimp f-leaf
dragon-boat: red-paper-lantern f-ripple f-wave
lunar-module: ringed-planet rocket f-star
onion-dome: f-star f-cloud f-snow
yurt: f-grass f-cloud horse
reception-bell: key luggage f-star
gummy-bear: candy lollipop f-heart
hamsa-hand: eye f-star f-leaf
star-fruit: f-leaf f-seed
cicada: f-leaf f-fern
flapper: cocktail-glass musical-note f-star
burglar: key f-star moon
lederhosen-man: beer-mug pretzel f-heart
marble-bust: laurel-wreath column f-leaf
beanstalk: f-bean f-leaf f-cloud
sweet-bag: candy lollipop f-star
slipper: hot-beverage f-heart f-star
knitted-jumper: yarn mitten f-snow
glass-marbles: f-star f-spark yo-yo
pot-of-gold: rainbow shamrock f-star
leek: carrot f-leaf f-sprig
nail-polish: lipstick f-heart f-spark
pinball-machine: f-star f-spark joystick
mountie: maple-leaf pine-tree f-leaf
`
