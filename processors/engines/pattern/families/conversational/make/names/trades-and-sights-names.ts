/** People by trade, game and instrument, the sights of cities, street food and rarer beasts, one picture a line. */
export const tradesAndSightsNames = `
domed-church: domed church|greek church|greek chapel|greek house|greek village|santorini church|santorini house|blue dome|cycladic house|whitewashed church|whitewashed village
caravel: caravel|carrack|sailing ship|frigate|schooner|brigantine|three-master|clipper ship|man of war
tennis-player: tennis player|tennis lady|tennis girl|squash player|padel player
badminton-player: badminton player
golfer: golf player|golfing lady|golfer
basketball-player: basketball player|netball player
baseball-player: baseball player|softball player|batter
hockey-player: hockey player|ice hockey player
archer: archer|robin hood|bowman
fencer: fencer|fencing lady
climber: climber|hiker|mountaineer|rock climber|backpacker|rambler|wanderer
scuba-diver: scuba diver|deep sea diver|skin diver|snorkeller|snorkeler|frogman|taucher|plongeur
figure-skater: figure skater|ice skater|ice dancer|eiskunstläuferin|patineuse
mime: mime artist|mime
lifeguard: lifeguard|life guard
cheerleader: cheerleader
guitarist: guitarist|guitar player|rock star|rockstar|banjo player|troubadour
saxophonist: saxophonist|saxophone player|jazz musician|jazz player|jazzman|sax player
trumpeter: trumpeter|trumpet player|bugler|jazz band
pianist: pianist|piano player
drum-player: drummer|percussionist
conductor: orchestra conductor|orchestra leader
potter: potter|pottery wheel|potter's wheel|ceramicist
blacksmith: blacksmith|ironmonger|farrier
ring-buoy: pool ring|rubber ring|swim ring|swimming ring|pool float|inner tube|floatie|inflatable ring
cricketer: cricketer|cricket player|bowler|cricket team
groom: groom|bridegroom|best man
welder: welder|metalworker|steelworker|steel worker|ironworker
mariachi: mariachi|mariachi band|mariachi player|mariachi musician
cowgirl: cowgirl|rodeo girl|rodeo queen
scout: scout|boy scout|girl scout|ranger|park ranger|camper
zombie: zombie|undead
san-francisco-cable-car: cable car|cable tram|streetcar|trolley car
monster: monster|furry monster|little monster|gremlin|gruffalo
mole: mole|garden mole
toasted-marshmallow: marshmallow|toasted marshmallow|roasted marshmallow|smore|s'more
towel: towel|bath towel|beach towel
bath-bomb: bath bomb|bath fizzer
cardboard-box: box|cardboard box|carton|moving box|parcel box
jeep: jeep|safari jeep|land rover|off roader|safari truck
plumbing-pipe: pipe|water pipe|drainpipe|plumbing
tequila-bottle: tequila|tequila bottle|mezcal|hot sauce bottle
gin-bottle: gin bottle|bottle of gin|vodka|vodka bottle|absinthe
whisky-bottle: whisky|whiskey|bourbon|rum|scotch|scotch whisky|whisky bottle|whiskey bottle|rum bottle|brandy|cognac
door: door|front door|doorway|little door
leather-jacket: leather jacket|biker jacket|bomber jacket|flight jacket
queen-bee: queen bee
bee: worker bee
hut-on-chicken-legs: baba yaga|baba yaga hut|hut on chicken legs|baba yaga's hut
bed: bed|double bed
graduation-cap: grad cap|graduation hat|mortar board
scroll: diploma|degree certificate|graduation scroll
carpenter: carpenter|joiner|woodworker|mechanic|plumber|electrician
lumberjack: lumberjack|woodcutter|woodsman|logger
miner: miner|coal miner|gold miner|prospector
explorer: explorer|archaeologist|safari guide|zookeeper|zoo keeper|birdwatcher|birder|tourist
photographer: photographer|cameraman
tailor: tailor|seamstress|dressmaker|sempstress|couturier
hairdresser: hairdresser|barber|hair stylist
judge: magistrate|lady justice
sleuth: sherlock|sherlock holmes|private eye|private detective|sleuth
chimney-sweep: chimney sweep|schornsteinfeger|kaminkehrer
gondolier: gondolier
shepherd: shepherd|shepherdess|goatherd|joseph
wise-man: wise man|three wise men|three kings|magi|maharajah king
sumo-wrestler: sumo wrestler|sumo|wrestler
maharaja: maharaja|maharajah|sultan|raja|sikh|mughal emperor
keeper-with-lantern: lighthouse keeper|sea captain|ship's captain|night watchman|old sailor
horse-rider: horse rider|horseback rider|rider|horsewoman|horseman|equestrian rider
granny: knitting grandmother
teacher: librarian
fisherman: fisher|fisherfolk
vending-machine: vending machine
gumball-machine: gumball machine|bubblegum machine|gumball
monster-truck: monster truck|big foot truck
school-bus: school bus
garbage-truck: garbage truck|bin lorry|dustcart|rubbish truck|refuse truck
ice-cream-van: ice cream van|ice cream truck
food-truck: food truck|street food stall|market stall|food stall
forklift: forklift|forklift truck
hang-glider: hang glider|hangglider
raft: raft
eclair: eclair|éclair|eclairs
filled-baguette: banh mi|bánh mì|filled baguette|baguette sandwich|submarine sandwich|lobster roll
churro: churro
mochi: mochi|daifuku|profiterole
spring-roll: spring roll|summer roll|egg roll|lumpia
candy-floss: candy floss|cotton candy|candyfloss
toffee-apple: toffee apple|candy apple|caramel apple
barbecue: barbecue|barbeque|bbq|grill party
cigar: cigar|cigars
storm-lantern: storm lantern|hurricane lamp|hurricane lantern|camping lantern|camp lantern|camping lamp|kerosene lamp|paraffin lamp|oil lantern|railway lantern|miner's lamp
leprechaun-hat: leprechaun hat|leprechaun's hat|irish hat|shamrock hat
oil-lamp: diya|diya lamp|oil lamp|clay lamp|diwali lamp|deepam
piggy-bank: piggy bank|money box
pinwheel: toy windmill|pinwheel toy|paper windmill|whirligig
pram: pram|baby carriage|perambulator|stroller|kinderwagen
rattle: baby rattle|rattle
dummy: pacifier|baby dummy|soother
red-panda: red panda|roter panda|panda roux|panda rojo
snow-leopard: snow leopard|schneeleopard
tapir: tapir
okapi: okapi
marmot: marmot|groundhog|prairie dog|gopher|murmeltier|marmotte
opossum: opossum|possum
mandrill: mandrill|baboon
chimpanzee: chimpanzee|chimp|gibbon|bonobo
vulture: vulture|condor
quetzal: quetzal
cassowary: cassowary
moray-eel: eel|moray|moray eel
lion-fish: lionfish|scorpion fish
sea-anemone: sea anemone
sand-dollar: sand dollar
ammonite: ammonite|fossil|ammonites
firefly: firefly|lightning bug|glow worm|glowworm|glühwürmchen|luciole
pterodactyl: pterodactyl|pterosaur|pteranodon
griffin: griffin|gryphon|hippogriff
yeti: yeti|bigfoot|sasquatch|abominable snowman
tower-bridge: tower bridge|london bridge
suspension-bridge: brooklyn bridge|suspension bridge
opera-house: sydney opera house|opera house
stonehenge: stonehenge|standing stone|stone circle
moai: moai|easter island head|easter island statue
sphinx: sphinx|sphinxes
triumphal-arch: arc de triomphe|triumphal arch|arch of triumph|brandenburg gate
mosque: mosque|minaret|hagia sophia|blue mosque|moschee|mosquée
cathedral: cathedral|notre dame|kathedrale|cathédrale|minster|abbey
canal-house: canal house|townhouse|town house|row house|gabled house|terraced house|dutch house|brownstone
treehouse: treehouse|tree house|baumhaus
rooftop-chimney: rooftop|chimney|chimney pot|roof top
watermill: watermill|water mill|water wheel
wishing-well: wishing well|water well
net-with-handle: net|fishing net|butterfly net|landing net|shrimping net|kescher|épuisette
scarf: winter scarf|woolly scarf|knitted scarf|wool scarf
earring: earring|drop earring|ohrring|boucle d'oreille|pendiente
glazed-bowl: bowl|pottery bowl|ceramic bowl|glazed bowl|mixing bowl|fruit bowl
santa-hat: santa hat|christmas hat|elf hat
sombrero: sombrero|mexican hat
bowler-hat: bowler hat|derby hat
beret: beret
tiered-cake: wedding cake|tiered cake|hochzeitstorte|pièce montée|croquembouche
bridal-gown: bridal gown|wedding gown|brautkleid
diamond-ring: engagement ring|diamond ring|wedding ring
love-letter: love letter|valentine card|love note
marionette: marionette|puppet|pinocchio|string puppet
kokeshi: kokeshi|kokeshi doll|japanese doll|hina doll
castanet: castanet|castanets
gong: gong
barrel: barrel|wine barrel|cask|beer barrel|fass|tonneau
corkscrew: corkscrew|bottle opener|korkenzieher|tire-bouchon
washing-machine: washing machine|launderette|laundromat|tumble dryer
fireplace: fireplace|hearth|kamin|cheminée|chimenea
hot-water-bottle: hot water bottle
cornucopia: cornucopia|horn of plenty|füllhorn
maypole: maypole|maibaum|morris dance
rower: rowing|rowing eight|rowing club|rowing crew|oarsman|oarswoman|ruderer
sailboat: regatta|sailing regatta|sailing dinghy
paintbrush: paint brush|artist brush|artist's brush
whistle: whistle|referee whistle|football whistle|trillerpfeife
ray-gun: ray gun|raygun|laser gun|space gun
fish-tin: tin
ice-cream: ice cream cone
goal-net: football goal|soccer goal|hockey goal
red-riding-hood: red riding hood|little red riding hood|rotkäppchen|petit chaperon rouge|caperucita roja|cappuccetto rosso
piper: bagpiper|piper|scottish piper|highland piper
ring-buoy: lilo|pool float|inflatable ring|rubber ring|swim ring
roller-skate: roller skating|rollerskating
ice-skate: ice skating
skateboard: skateboarding
surfboard: surfing
cocktail-glass: sangria|mojito|daiquiri
rescue-workers-helmet: hard hat|safety helmet
billed-cap: sun visor|tennis visor
backpack: school bag|rucksack
guitar-amp: loudspeaker|speaker|stereo speaker
vinyl-record: turntable|dj deck
candy: humbug|boiled sweet|toffee
crayon: crayon|wax crayon
football-boot: football boot|soccer boot|soccer cleat|football cleat|cleat|rugby boot
picket-fence: garden gate|gate
hut: hut|shack
beach-hut: beach hut|bathing hut|strandhütte|cabine de plage
postcard: postcard|post card|postkarte|carte postale
road-sign: road sign|route sign|highway sign|traffic sign|street sign|motel sign|neon sign
cleaver: cleaver|meat cleaver|butcher's knife
amphora: water jar|clay jar|urn
building-construction: construction crane|tower crane|crane lorry
bonsai: bonsai|bonsai tree
papaya: papaya|pawpaw
hair-comb: comb|hair comb|kamm|peigne|peine
gourd: gourd|ornamental gourd
teasel: teasel|teazel
candle: candle flame|lit candle
tumbler-glass: glass|drinking glass
jam-jar: glass jar|mason jar
cut-of-meat: chop|pork chop|lamb chop|steak
gazebo: gazebo|bandstand|summerhouse|summer house|pavilion
`
