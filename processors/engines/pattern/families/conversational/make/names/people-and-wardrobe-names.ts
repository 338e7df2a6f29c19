/** People by what they are, and things that have a picture under another name, one picture a line. */
export const peopleAndWardrobeNames = `
knight: knight|knight in armour|knight in armor|knight in shining armour|medieval knight|crusader|ritter|chevalier|caballero medieval|cavaliere
king: king|könig|roi|rey|monarch
queen: queen|königin|reine|reina|regina
prince: prince|prinz|príncipe|principe|prince charming
princess: princess|fairytale princess|prinzessin|princesse|princesa|principessa|cinderella|rapunzel|sleeping beauty
matador: matador|bullfighter|toreador|torero
flamenco-dancer: flamenco dancer|flamenco lady|spanish dancer|bailaora
jester: jester|harlequin clown|fool|court jester
pharaoh: pharaoh|cleopatra|egyptian queen|tutankhamun
gladiator: gladiator|centurion|roman soldier
ninja: ninja
viking: viking warrior|norseman
monk: monk|friar
nun: nun
genie: genie|djinn
hula-girl: hula girl|hula dancer|hula lady
bride: bride|braut|mariée|novia|sposa
magician: magician|ringmaster|conjurer|conjuror|illusionist|phantom
cowboy: cowboy figure|gaucho|ranger
sailor: sailor man|seaman|matelot|sailor boy|sailor girl
fisherman: fisherman|angler|lobsterman|trawlerman
farmer: farmer|farmhand|bauer|agriculteur
gardener: gardener|florist|gärtner|jardinier|lady gardener
nurse: nurse|midwife|krankenschwester|infirmière|enfermera
doctor: doctor|medic|paramedic|vet|dentist|surgeon|physician|pharmacist
firefighter: firefighter|fireman|firewoman|fire fighter|feuerwehrmann|pompier|bombero
policeman: policeman|police officer|policewoman|bobby|cop|polizist
guardsman: guardsman|beefeater|royal guard|queen's guard|king's guard|buckingham palace guard|yeoman
soldier: soldier|infantryman|trooper
pirate: pirate|buccaneer|corsair|privateer|captain hook|pirat|piraten|corsaire|pirata
chef: chef|baker|pastry chef|pizza chef|pizzaiolo|koch|cuisinier
wizard: wizard|sorcerer|merlin|mage|warlock|zauberer|sorcier|mago
witch: witch|sorceress|hexe|sorcière|bruja|strega
vampire: vampire|dracula|vampir
mummy: mummy|egyptian mummy
elf: elf|christmas elf|pixie|goblin|leprechaun|santa's helper
santa: santa|santa claus|father christmas|st nicholas|saint nick|weihnachtsmann|père noël|papá noel|babbo natale
ballerina: ballerina|dancer|ballet dancer|tänzerin|danseuse|bailarina
superhero: superhero|super hero|caped crusader
skater: skater|skateboarder|skater boy|skater girl
footballer: footballer|football player|soccer player|goalkeeper|fußballer
rugby-football: rugby ball|rugby football
american-football: american football|gridiron|nfl ball
cricket-game: cricket bat
lacrosse: lacrosse stick
ping-pong: table tennis|ping pong bat
playground-slide: slide|playground slide
sled: toboggan
aerial-tramway: ski lift|chairlift|gondola lift
camper-trailer: motorhome|caravan
ring-buoy: life ring|life buoy|lifebuoy|life belt|lifebelt|ring buoy
diving-mask: snorkel|snorkelling|snorkeling|scuba mask|snorkel mask
french-fries: fish and chips|chip|potato chip
magic-wand: wand|magic wand|fairy wand
playing-card: poker
military-helmet: helmet|army helmet
football-helmet: football helmet|american football helmet|gridiron helmet
kiwi-bird: kiwi bird|kiwi
shallow-pan-of-food: paella|tapas
steaming-bowl: pho|laksa
curry-rice: curry rice|katsu
falafel: falafel
stuffed-flatbread: kebab|doner|gyros|pita|souvlaki|shawarma
roasted-sweet-potato: sweet potato|yam
dumpling: gyoza|pierogi|empanada|samosa|wonton|momo
stand-mixer: blender|mixer|kitchen mixer
pouring-liquid: smoothie
cup-with-straw: soda cup|soft drink
beverage-box: milk carton|juice box|juice carton
canned-food: soda can|tin can|tinned tomato|tinned food|soup can
table-lamp: lampshade|lamp shade
chandelier: candelabra
film-projector: projector
thread-spool: cotton reel|thread spool|sewing thread
coat: winter coat|duffle coat|overcoat
t-shirt: t-shirt|tee shirt|tshirt
shorts: pair of shorts
billed-cap: baseball cap
womans-hat: bonnet|straw bonnet
flower-crown: flower crown|floral crown|crown of flowers|daisy crown|blumenkranz|couronne de fleurs|corona de flores
crown: tiara|coronet|diadem
soap: bar of soap|soap
bathtub: bath|roll top bath|bath tub
artist-palette: paint palette|palette
package: parcel
postbox: post box|mailbox|letterbox|letter box|pillar box
alembic: beaker
magnet: magnet
dna: dna
microbe: microbe|virus|bacteria|germ|amoeba
adhesive-bandage: plaster|bandage|band aid|sticking plaster
pill: pill|medicine
fountain: fountain|garden fountain
building-construction: road roller|crane truck
wrench: spanner
ladder: ladder
racing-car: sports car|formula one car|f1 car|race car
motor-scooter: moped
bicycle: tandem
light-rail: tube train
iron-tower: tower
desert-island: island scene|treasure island
tornado: whirlwind
ice: ice cube
birch-tree: birch tree|silver birch
grand-piano: grand piano|baby grand
upright-piano: upright piano|pianola
musical-keyboard: synthesizer|synthesiser|electric piano|keyboard instrument
flute: recorder
postal-horn: tuba|sousaphone|posthorn
long-drum: bongo|conga|djembe|congas|bongos
musical-score: sheet music|treble clef|score
baseball-bat: baseball bat|softball bat|rounders bat
baseball-mitt: baseball mitt|baseball glove|catcher mitt
goggles: swimming goggles|ski goggles
bullseye: archery target|target board
running-shirt: football shirt|jersey shirt
satellite: satellite|sputnik
classical-building: parthenon|acropolis
yoga-seat: buddha
auto-rickshaw: tuk tuk|rickshaw|tuktuk
sailboat: dhow|sampan|junk boat|felucca|dinghy
canoe: kayak|outrigger
magnifying-glass-tilted-left: magnifying glass|detective
wastebasket: dustbin|bin
slot-machine: slot machine|fruit machine|one armed bandit
martial-arts-uniform: judo suit|karate suit
safety-vest: hi vis vest
dog: toy spaniel|english toy spaniel|japanese spaniel|papillon|toy dog|lap dog|lapdog|toy terrier|toy poodle|vizsla|rottweiler|newfoundland
cat: ginger cat|maine coon|tabby cat|persian cat|moggy|tom cat
siamese-cat: sphynx cat|burmese cat
leopard: snow leopard|ocelot|serval
wolf: dingo|jackal|hyena
mouse: shrew|vole|field mouse
raccoon: quokka
donkey: mule
lobster: langoustine
crab: hermit crab|spider crab
fireworks: firework display
bunting: bunting|flag bunting|string of flags|party flags|wimpel|fanions|banderines
crossword: crossword|crossword puzzle|sudoku|word search
striped-planet: jupiter|gas giant
cratered-planet: mars|mercury planet|asteroid|dwarf planet
rosehip: rosehip|rose hip|hip|hips and haws|hawthorn berry|haw
hazelnut: hazelnut|hazel nut|cobnut|filbert|hazel
cuckoo-clock: cuckoo clock|black forest clock
grandfather-clock: grandfather clock|longcase clock
wagon-wheel: wagon wheel|cart wheel|cartwheel|wagon
totem-pole: totem pole|totem
cannon: cannon|cannonball
picket-fence: fence|picket fence|garden fence|white picket fence
greenhouse: greenhouse|glasshouse|orangery|hothouse
airship: airship|zeppelin|blimp|dirigible
penny-farthing: penny farthing|high wheeler
lobster-pot: lobster pot|crab pot|lobster trap|creel
buoy: buoy|sea buoy
cockatoo: cockatoo
hornbill: hornbill
kookaburra: kookaburra
guinea-fowl: guinea fowl|guineafowl|guinea hen
swordfish: swordfish|marlin|sailfish
anglerfish: anglerfish|angler fish|lanternfish|lantern fish|deep sea fish
hermit-crab: hermit crab
chihuahua: chihuahua
pomeranian: pomeranian|spitz|pekingese|shih tzu
lemon-tree: lemon tree|citrus tree|potted lemon tree|lemon topiary
olive-tree: olive tree|olive grove
cauliflower: cauliflower
fennel: fennel|fennel bulb
celery: celery|celery stick|rhubarb stalk
star-anise: star anise|anise
cinnamon: cinnamon stick
tart: tart|fruit tart|jam tart|tartlet|flan|quiche
jelly: jelly|jello|blancmange
easel: easel
bagpipe: bagpipe|bagpipes
tambourine: tambourine
xylophone: xylophone|glockenspiel|marimba
waterfall: waterfall|cascade
woman-portrait: portrait
calm-face: face|gesicht|gesichter|visage|visages|rostro|volto|volti|rosto
man: man
girl: girl
boy: boy
woman: woman|people
granny: grandmother
swaddled-baby: newborn|swaddled baby|newborn baby|baby jesus
teacher: teacher|lehrer|lehrerin|professor
builder: builder|construction worker|workman|bricklayer|bauarbeiter
postman: postman|postwoman|mailman|mail carrier|postbote|facteur|cartero
scientist: scientist|chemist|mad scientist
pilot: pilot|aviator|airman
waiter: waiter|waitress|barista|bartender|butler
boxer: boxer|boxing|prizefighter
skier: skier|skiing|alpine skier
surfer-on-wave: surfer|surf rider
cyclist: cyclist|bike rider|racing cyclist|biker|mountain biker|bicyclist|bicycle rider|radfahrer|ciclista
acrobat: acrobat|trapeze artist|trapeze|gymnast|tightrope walker
violinist: violinist|fiddler|musician
singer: singer|jazz singer|opera singer|soprano
painter: painter
avocado-toast: avocado toast|avocado on toast
poached-egg: poached egg
gravy-boat: gravy boat|sauce boat
yorkshire-pudding: yorkshire pudding|yorkshire pud
sheaf: sheaf|sheaves of wheat|sheaves of corn|wheat sheaf|sheaf of wheat|corn sheaf|wheatsheaf
thimble: thimble
pincushion: pincushion|pin cushion
ball-of-wool: ball of wool|balls of wool|balls of yarn|skeins of wool|ball of yarn|yarn ball|wool ball|knitting wool|skein of wool
pompom: pompom|pom pom|pom-pom|bobble
iceberg: iceberg|ice berg|ice floe
noahs-ark: ark|noah's ark
fire-hydrant: fire hydrant|hydrant
fire-hose: fire hose|hose|garden hose|hosepipe
chalkboard: chalkboard|blackboard
basketball-hoop: basketball hoop|basketball net|hoop
billiard-cues: cue|billiard cue|snooker cue|pool cue
snooker-ball: snooker ball|billiard ball|pool ball
snooker-table: pool table|snooker table|billiard table
karate-belt: karate belt|black belt|judo belt
treasure-chest: treasure|treasure chest|pirate treasure|treasure trove|pirate chest
treasure-map: treasure map|pirate map|old map
dancing-couple: tango|dancing couple|ballroom dancer|tango dancer|salsa dancer|waltz|lindy hop
swimmer: swimmer|swimming lady|bather
diver: diver|high diver
runner: runner|athlete|jogger|sprinter|marathon runner
beekeeper: beekeeper|imker|apiculteur|apicultor
double-bass: double bass|upright bass|contrabass|cello
guitar-amp: amp|guitar amp|amplifier
plectrum: plectrum|guitar pick
carabiner: carabiner|karabiner
cricket-ball: cricket ball
wicket: wicket|cricket stumps|stumps
petrol-pump: petrol pump|gas pump|fuel pump|petrol station|gas station
automobile: cadillac|chevrolet|classic car|convertible|muscle car
footballer: rugby player|soccer player
beer-mug: beer glass|pint|pint of beer|stein
skyscraper: city skyline
flamenco-dancer: flamenco
wheat: wheat stalk|stalk of wheat|ear of wheat|ears of wheat|wheat ear|corn ear
`
