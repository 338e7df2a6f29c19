/** Nouns of the house, the larder, the stage and far places by the picture that draws them, one picture a line. */
export const parlourAndLarderNames = `
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
chess-knight: chess knight
playing-card: playing card|deck of cards
angel: angel|cherub
magic-lamp: magic lamp|genie lamp|oil lamp
whisk: whisk|egg beater
rolling-pin: rolling pin
jam-jar: jam jar|jam|marmalade|preserve jar
wine-bottle: wine bottle|bottle
milk-bottle: milk bottle|milk
moka-pot: moka pot|espresso maker|moka|coffee pot
espresso-machine: espresso machine|coffee machine|kaffeemaschine|machine à café
pitcher: jug|pitcher|milk jug|enamel jug|ewer
macaron: macaron|macaroon
fried-egg: fried egg
farfalle: farfalle|pasta
milkshake: milkshake|ice cream sundae|sundae
blackberry: blackberry|bramble|mulberry
raspberry: raspberry|loganberry
currants: redcurrant|currant|blackcurrant
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
womans-hat: bonnet
sun-hat: straw hat|sun hat|sunhat|gardening hat|floppy hat|beach hat
mirror: hand mirror
dagger: dagger|sword
crossed-swords: crossed sword|rapier
paw-prints: paw print|footprint|paw
classical-building: temple|greek temple
carp-streamer: koinobori|carp streamer
gear: gear|cog|cogwheel
fountain: water fountain
satellite: space satellite
tropical-drink: lemonade|punch|mocktail
radio: transistor radio
telephone: rotary phone|rotary telephone|old phone
kimono: kimono
film-frames: film reel|film strip
badminton: shuttlecock
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
agave: agave|aloe|aloe vera|yucca
plum: plum|damson
easter-egg: easter egg|painted egg
cowboy-hat: cowboy hat|stetson
nutcracker: nutcracker|nutcracker soldier|toy soldier|tin soldier
smiley: smiley|smiley face|smileys|happy face|smile|smiling face|emoji face|acid face
paper-plane: paper plane|paper airplane|paper aeroplane|paper dart
postage-stamp: stamp|postage stamp|passport stamp
clown: clown|pierrot
samurai: samurai|samurai helmet|kabuto|samurai mask
mitten: mitten
boiled-egg: boiled egg|soft boiled egg|soft-boiled egg|ramen egg|hard boiled egg
books: bookshelf|bookcase|bookshelves
motorcycle: café racer|cafe racer|café racer motorcycle
pizza: pizza margherita|margherita pizza
compass-rose: compass rose|wind rose|windrose
rope-knot: knot|nautical knot|rope knot|sailor knot|sailing knot|rope
rowing-boat: rowing boat|rowboat|dinghy|skiff|row boat
tiki-mask: tiki|tiki mask|tiki head|tiki statue|tribal mask|moai
geisha: geisha|maiko
circus-elephant: circus elephant
circus-seal: circus seal|sea lion with ball
dice: dice|die
sunset: sunset|sunrise|setting sun
tennis-ball: tennis ball|ball
pearls: pearl|string of pearls|pearl necklace|necklace|bead
chinese-dragon: chinese dragon|oriental dragon|asian dragon
acacia: acacia|acacia tree|baobab|savanna tree
`
