/** Nouns of games, kitchens, gardens, building sites, cities, feasts and breeds by the picture that draws them, one picture a line. */
export const pastimeAndPlaceNames = `
golf-club: golf club|golf iron|golf driver
golf-ball: golf ball|golf tee
golf-flag: golf flag|golf course|putting green|golf hole
pickleball: pickleball|pickleball paddle|paddle tennis|padel|padel racket
tennis: racket|racquet|tennis racket|tennis racquet|tennis
dumbbell: dumbbell|barbell|kettlebell
roller-skate: roller skate|rollerskate|roller boot
skipping-rope: skipping rope|jump rope|jumping rope|skip rope
yoga-seat: yoga seat|lotus pose|meditating figure
yoga-tree: yoga tree|tree pose
snowboard: snowboard|snowboarder
tutu: tutu
ballet-shoe: ballet shoe|pointe shoe|ballet slipper|ballet pump
mirror-ball: disco ball|mirror ball|mirrorball|glitter ball|glitterball
chess-king: chess king
chess-queen: chess queen
chess-rook: chess rook|chess castle
mahjong-tile: mahjong tile|mahjong|mah jong tile|mah jongg tile|mahjongg
domino: domino|domino tile
peace-sign: peace sign|peace symbol
yin-yang: yin yang|yin and yang|yinyang
wrestling-mask: lucha libre mask|lucha libre|luchador|luchador mask|wrestling mask|lucha mask|wrestler mask
dreidel: dreidel|dreidl
playing-block: block|toy block|building block|alphabet block|wooden block|baby block|letter block
spinning-top: spinning top|whirligig
pool-8-ball: billiards|billiard ball|pool ball|8 ball|snooker
flying-disc: frisbee
martial-arts-uniform: karate gi|judo gi
ice-hockey: hockey|hockey stick|ice hockey
soccer-ball: soccer
bowling: bowling
bow-and-arrow: archery
cooking: frying pan|skillet
saucepan: saucepan|pan|copper pan|pots and pans|cooking pan|casserole|cooking pot|stockpot|dutch oven
spatula: spatula|kitchen turner
ladle: ladle|soup ladle
stand-mixer: stand mixer|mixer|kitchen mixer
toaster: toaster
colander: colander|strainer|sieve
pepper-mill: pepper mill|pepper grinder|peppermill
mortar: mortar and pestle|pestle and mortar|pestle
oven-mitt: oven mitt|oven glove|oven mitten
chef-hat: chef hat|chef's hat|chefs hat
fish-tin: tinned fish|sardine tin|tin of sardines|tinned sardine|sardine can|canned fish|canned sardine|tin of fish
sourdough: sourdough|sourdough loaf|sourdough bread|loaf|bread loaf|loaf of bread|artisan bread
olive-oil: olive oil|bottle of olive oil|olive oil bottle
spritz: spritz|aperol spritz|aperol|aperitif|aperitivo|spritzer
tumbler-glass: negroni|whisky|whiskey|bourbon|highball|old fashioned cocktail
tropical-drink: mojito
margarita: margarita cocktail|margarita glass|frozen margarita
teabag: tea bag|teabag
tea-sprig: tea leaf|tea plant|tea branch|tea sprig
teacup-without-handle: matcha|sake cup|green tea
bubble-tea: boba|boba tea|bubble tea
cupcake: muffin
bamboo-steamer: dim sum|bao|bao bun|steamed bun|bamboo steamer
trowel: trowel|garden trowel
hand-fork: hand fork|garden fork
shovel: shovel|spade|garden spade
rake: rake|garden rake|hoe
pitchfork: pitchfork
secateurs: secateurs|pruner|pruning shear|garden shear|pruning shears
wellingtons: wellington boot|wellington|welly|wellies|rain boot|rainboot|gumboot|rubber boot|gum boot
seed-packet: seed packet|packet of seeds|seed packets|seed pack
beehive: beehive|skep|hive|bee skep
flower-pot: flower pot|plant pot|terracotta pot|clay pot|empty pot|planter|blumentopf|blumentöpfe|pot de fleurs|maceta|macetas|vaso di fiori
potted-plant: pot|potted plant|rubber plant|terrarium|fiddle leaf fig|pot plant
monstera-pot: potted monstera|monstera plant|monstera pot|swiss cheese plant
snake-plant: snake plant|sansevieria
hanging-plant: hanging plant|pothos|trailing plant|spider plant|hanging basket
lavender-bunch: lavender bunch|bunch of lavender|bunches of lavender|lavender bouquet|bouquet of lavender|bouquets of lavender|lavender posy
birch-tree: birch tree|silver birch|aspen tree
cypress-tree: cypress|cypress tree|poplar|tuscan cypress|poplar tree
weeping-willow: weeping willow|willow tree
excavator: excavator|digger|backhoe|bulldozer
tractor: tractor
dump-truck: dump truck|dumper|dumper truck|tipper truck
cement-mixer: cement mixer|cement truck|concrete mixer
traffic-cone: traffic cone|road cone|safety cone|construction cone
fire-engine: fire engine|fire truck|firetruck
double-decker: double decker|double-decker|double decker bus|double-decker bus|london bus
phone-box: phone box|telephone box|telephone booth|phone booth
clock-tower: big ben|clock tower
colosseum: colosseum|coliseum
domed-tomb: taj mahal
leaning-tower: leaning tower|leaning tower of pisa|tower of pisa
viking-ship: viking ship|longship|viking longship|viking boat|longboat
tugboat: tugboat|tug boat
passenger-ship: cruise ship|ocean liner
racing-car: race car|racing car
passport: passport
space-shuttle: space shuttle
ticket: ticket|cinema ticket|train ticket|plane ticket|movie ticket
clapper-board: clapperboard|film slate
bikini: bikini
necktie: necktie
poodle: poodle|cockapoo|labradoodle|cavapoo|goldendoodle
french-bulldog: french bulldog|frenchie|boston terrier
pug: pug
husky: husky|malamute|siberian husky
terrier: terrier|westie|west highland terrier|yorkshire terrier|scottish terrier|highland terrier
beagle: beagle|basset hound|foxhound|hound
border-collie: bernese mountain dog|border collie|collie|sheepdog|sheep dog
dalmatian-dog: dalmatian|dalmatian dog
siamese-cat: siamese cat|siamese
goldfinch: goldfinch
blue-tit: great tit|tit|bluetit
blue-jay: jay|bluejay
cardinal: cardinal|cardinal bird
bullfinch: bullfinch
oriole: oriole
sparrow: sparrow|house sparrow|nightingale|lark|skylark
bluebird: bluebird
barn-owl: barn owl
snowy-owl: snowy owl|white owl|arctic owl
stork: stork
ibis: ibis|scarlet ibis|spoonbill
gravestone: gravestone|tombstone|headstone
coffin: coffin
skeleton: skeleton
scarecrow: scarecrow
candy-corn: candy corn
potion: potion|potion bottle|magic potion|poison bottle
gingerbread-house: gingerbread house|gingerbread cottage
snow-globe: snow globe|snowglobe
pudding: pudding|christmas pudding|plum pudding|figgy pudding
sleigh: sleigh|santa's sleigh|santa sleigh
sheriff-badge: sheriff badge|sheriff's badge|sheriff star
cattle-skull: bull skull|cow skull|longhorn|longhorn skull|steer skull|cattle skull
saddle: saddle|horse saddle
stirrup: stirrup
riding-boot: riding boot
laurel-wreath: laurel wreath|laurel crown
lyre: lyre
flask: flask|beaker flask|lab flask|conical flask
atom: atom|molecule
tooth: tooth|molar
moustache: moustache|mustache
thread-spool: sewing thread
log-cabin: cabin|log cabin|lodge|ski lodge|mountain hut|chalet
newspaper: newspaper
sausage: sausage|bratwurst|salami|chorizo|frankfurter
fishing-lure: lure|fishing lure
fishing-fly: fishing fly|fly fishing|fly fishing fly|trout fly|dry fly|wet fly|fishing flie
high-heeled-shoe: high heel|stiletto|heel
red-paper-lantern: chinese lantern|paper lantern
witch-hat: witches hat|witches' hat
leafless-tree: dead tree|bare tree|leafless tree
jukebox: jukebox|juke box
hay-bale: hay bale|haystack|straw bale|hay
picnic-basket: picnic basket|picnic hamper|hamper
candle: candlestick
lasso: lasso|lariat|cowboy rope|coiled rope|coil of rope|lazo
angel: cupid
wolf: werewolf|coyote
moon-cake: mooncake|moon cake
`
