/** Nouns of crafts, homes, sports, trades and tales by the picture that draws them, one picture a line. */
export const craftAndCompanyNames = `
sundress: sundress|frock|ball gown|ballgown|princess dress|dresses on hangers|paper doll dress
glasses: reading glasses|reading glass|eye glasses|pair of glasses|granny glasses|brille|lunettes|occhiali|gafas|óculos
makeup-brush: makeup brush|make up brush|make-up brush|powder brush|blush brush|schminkpinsel
powder-compact: powder compact|compact mirror|face powder|blusher|eyeshadow
bracelet: bracelet|charm bracelet|bangle|friendship bracelet|beaded bracelet|armband
brooch: brooch|cameo|cameo brooch|brosche
crystal-cluster: crystal cluster|amethyst|amethyst cluster|quartz|quartz crystal|crystal|kristall|rose quartz
crystal-point: crystal point|crystal wand|healing crystal|quartz point
spell-book: spell book|spellbook|book of spells|grimoire|magic book|book of shadows
rocking-chair: rocking chair|schaukelstuhl
swing: swing|tree swing|garden swing|rope swing|schaukel|balançoire|columpio|altalena
seesaw: seesaw|see-saw|teeter totter|teeter-totter|wippe
pennant: flag|flagpole|flag pole|flags|fahne|drapeau|bandera|bandiera
chequered-flag: chequered flag|checkered flag|checkered racing flag|racing flag|race flag|finish flag|zielflagge
ginger-jar: ginger jar|porcelain vase|porcelain jar|chinoiserie vase|chinoiserie jar|temple jar|chinese vase|blue and white vase|blue and white jar|blue and white porcelain|delft vase|ming vase
clothes-peg: clothes peg|clothespin|clothes pin|wäscheklammer
bobble-hat: bobble hat|beanie|woolly hat|wooly hat|woollen hat|knitted hat|winter hat|pompom hat|toque|strickmütze|bonnet de laine
pirate-hat: pirate hat|pirate's hat|tricorn|tricorne|bicorne
window: window|window sill|windowsill|fenster|fenêtre|ventana|finestra|janela
plug: plug|electric plug|stecker|power cable
droplet: splash|mud splash|water drop
pliers: pliers|plier|pincer|zange
drill: drill|power drill|electric drill|bohrmaschine
paint-tin: paint tin|paint pot|paint can|tin of paint
paint-roller: paint roller|roller brush
nail: nail|iron nail
screw: screw|bolt|nut and bolt
chisel: chisel
lawnmower: lawnmower|lawn mower|mower
crochet-hook: crochet hook|häkelnadel
knitting-needles: knitting needle|stricknadel
embroidery-hoop: embroidery hoop|embroidery frame|needlework
spinning-wheel: spinning wheel|spindle|spinnrad
coat-hanger: coat hanger|clothes hanger|hanger
iron: flat iron|steam iron|clothes iron|ironing board
washing-line: washing line|clothesline|clothes line|laundry line|laundry
mop: mop
tap: faucet|kitchen tap|water tap|garden tap|tap
table: table|kitchen table|dining table|tisch|mesa|tavolo
bench: bench|park bench|garden bench
picture-frame: picture frame|painting|oil painting|framed picture|gemälde
traffic-light: traffic light|traffic lights|stoplight|ampel
wheelchair: wheelchair|wheel chair|rollstuhl
carriage: carriage|royal carriage|coach and horses|stagecoach|horse drawn carriage|kutsche
combine-harvester: combine harvester|harvester|mähdrescher
swimsuit: bathing suit|swimming costume|bathing costume|swimming cap
trousers: trousers|trouser|pants|pair of jeans
dungarees: dungarees|dungaree|overalls
raincoat: raincoat|rain coat|mackintosh|anorak|regenmantel
hairdryer: hairdryer|hair dryer|blow dryer
hairbrush: hairbrush|hair brush
salad-bowl: salad bowl|green salad|insalata|salat|salade
soup-bowl: soup|soup bowl|broth|stew|suppe|soupe|sopa|zuppa|porridge|curry bowl
wok: wok|stir fry
chopping-board: chopping board|cutting board|bread board
kitchen-scales: kitchen scale|kitchen scales|weighing scale|weighing scales
fridge: fridge|refrigerator|kühlschrank|frigo
cooker: oven|cooker|kitchen stove|ofen
roast-chicken: roast chicken|roast turkey|sunday roast|roast dinner
meringue: meringue|pavlova
parsnip: parsnip|white carrot
rhubarb: rhubarb|rhubarb stalk|rhabarber|rhubarbe|ruibarbo
butternut-squash: butternut squash|squash|butternut
grater: grater|cheese grater|reibe
wooden-spoon: wooden spoon|kochlöffel
cafetiere: cafetiere|french press|cafetière
brain: brain|gehirn|cerveau|cerebro|cervello
lungs: lung|lungs
syringe: syringe|vaccine|injection|spritze
calculator: calculator|taschenrechner
log: log|tree trunk|firewood|baumstamm
dandelion-clock: dandelion seed|dandelion wish|blown dandelion|blowball
ankh: ankh
houseboat: houseboat|narrowboat|narrow boat|canal boat|barge
basketball: netball
cookie: biscuit|custard cream|keks|galleta|biscotto
tangerine: kumquat
painter: artist|künstler
builder: engineer|construction worker
chef: butcher|fishmonger
viking: odin|thor|norse god
crescent-moon: crescent
billed-cap: flat cap|newsboy cap|peaked cap
high-heeled-shoe: glass slipper
chess-pawn: chess piece|chessman
wrench: socket wrench
singer: carol singer|choir
oyster: oyster|oyster shell
clog: clog|wooden shoe|wooden clog|holzschuh|sabot
gavel: gavel|judge's hammer
dagger: katana|cutlass|rapier|sabre
cocktail-glass: gin|gin and tonic
arched-bridge: viaduct|railway viaduct
bread: bun|bread roll
astronomer: astronomer|stargazer|star gazer|astrologer|astronom|astronome|astrónomo
juggler: juggler|juggling clown|jongleur
weightlifter: weightlifter|weight lifter|strongman|strong man|bodybuilder|powerlifter|gewichtheber
rugby-player: rugby player|rugby team|rugbyman|rugbyspieler
gridiron-player: american footballer|american football player|gridiron player|quarterback|linebacker
cellist: cellist|cello player|cellists
window-cleaner: window cleaner|window washer|fensterputzer
knitting-granny: knitting granny|grandmother knitting|grandma knitting|granny knitting|grandmothers knitting|grandmas knitting|grannies knitting|nan knitting|old lady knitting|knitter|knitting lady
roller-skater: roller skater|rollerskater|roller skating girl|roller derby girl
judoka: judoka|karateka|judo fighter|karate kid|martial artist|taekwondo
barista: barista|coffee maker|coffee seller
string-of-lights: fairy light|christmas light|string light|festoon light|festive light|string of lights|light garland|lichterkette|guirlande lumineuse
telephone-wire: wire|electric wire|telephone wire|power line|telegraph wire|phone wire|telephone line|telegraph pole|telephone pole|utility pole|electric wire|overhead wire|telegraph line|phone line|pylon|strommast|telefonleitung
dinosaur-skeleton: dinosaur skeleton|dino skeleton|dinosaur bone|dinosaur fossil|dino bone|dino fossil|t-rex skeleton|fossil skeleton|dinosaurierskelett
bone: bones|dog bone|knochen
papel-picado: cut paper banner|papel picado banner|papel picado bunting|papel picado flag|paper banner
pegasus: pegasus|winged horse|flying horse|pegasi|pégase|pegaso|winged pony|horse with wings
whale-tail: whale tail|whale's tail|whale fluke|fluke|walflosse|whale flukes
sea-serpent: sea serpent|loch ness monster|nessie|sea monster|sea dragon monster|lake monster|seeungeheuer|seeschlange
water-tower: water tower|wasserturm|château d'eau
nativity: nativity|nativity scene|crib scene|holy family|manger|stable of bethlehem|creche|crèche|krippe|belén|presepe|presépio
hockey-puck: puck|hockey puck|ice hockey puck
sum: equation|sum|maths equation|math equation|formula|maths|arithmetic|maths formula|math formula|mathematical formula|mathematical equation|algebra|mathematics
weather-vane: weathervane|weather vane|weathercock|wetterhahn|girouette|veleta
apron: kitchen apron|cook's apron
cake-stand: cake stand|tiered cake stand|cake plate
hop-cone: hop|hop cone|hop flower|beer hop|hopfendolde
espresso-machine: coffee machine
cut-of-meat: meat|cut of meat|joint of meat|meat cut
hairdryer: hair dryer|dryer|blow dryer
abc-letters: abc letter|alphabet letter|letters of the alphabet|abc alphabet
ice-cream-cone: ice cream cone|ice-cream cone|ice cream cornet|cornet|gelato cone|waffle cone|soft serve|soft serve cone
pinata: piñata|pinata
kennel: kennel|dog kennel|dog house|doghouse|hundehütte
goldfish-bowl: goldfish bowl|fish bowl|fishbowl|fish tank|aquarium
stitched-monster: frankenstein|frankenstein's monster|frankenstein monster
sushi-roll: sushi|sushi roll|maki|maki roll|nigiri|sashimi
dragon-boat: dragon boat|drachenboot
lunar-module: lunar module|moon lander|lunar lander|moon landing|rover
onion-dome: onion dome|zwiebelturm
yurt: yurt|ger|jurte
reception-bell: reception bell|desk bell|hotel bell|service bell|concierge bell
gummy-bear: gummy bear|gummi bear|gummibärchen|gummy|jelly baby|jelly bear
hamsa-hand: hamsa hand|hamsa|hand of fatima|khamsa
star-fruit: starfruit|star fruit|carambola
cicada: cicada|zikade|cigale|cigarra|cicala
barrel: keg|beer keg|cask
onion: shallot
raccoon: tanuki
fox: kitsune
cauliflower: romanesco
mushroom: porcini|cep
monk: priest|vicar|pastor|friar
postman: bellboy|bellhop|concierge|porter|doorman
policeman: bus driver|train driver|tram driver|railway guard|ticket inspector|station master
girl: children
boxer: boxers in the ring|boxer in the ring|boxing match|boxing champion|prizefighter|pugilist|kickboxer
flapper: flapper|flapper girl|charleston dancer|jazz age dancer
burglar: burglar|thief|robber|bandit|cat burglar
lederhosen-man: lederhosen|lederhose|bavarian man|bavarian|oktoberfest man
marble-bust: bust|marble bust|greek statue|roman statue|statue|greek bust|classical bust|classical statue|torso|sculpture|marble statue|plaster bust|büste|escultura
beanstalk: beanstalk|jack and the beanstalk
slipper: slipper|slippers|house slipper|hausschuh|pantoffel|pantoufle|zapatilla de casa
sweet-bag: pick and mix|pick n mix|pick and mix sweets|penny sweet|bag of sweets|sweets in paper bags|sweet bag|paper bag of sweets|candy bag
cricket: cricket|grillo|grille insecte
girl: goldilocks|alice in wonderland|gretel
boy: hansel|choirboy|paperboy
pilot: airline pilot
railway-track: train track|rail track|railway line
ticket: ticket machine
knitted-jumper: jumper|sweater|pullover|knitted jumper|knitted sweater|christmas jumper|christmas sweater|ugly christmas sweater|woolly jumper|ugly sweater
glass-marbles: glass marble|glass marbles|playing marble|murmel|murmeln
pot-of-gold: pot of gold|pots of gold|crock of gold
leek: leek|lauch|poireau|puerro
nail-polish: nail polish|nail varnish|nail lacquer|nagellack
pinball-machine: pinball machine|pinball|arcade machine|arcade game|arcade cabinet|flipper machine
mountie: mountie|mounties|canadian mountie|royal mountie
mirror: mirrors|looking glass|vanity mirror|makeup mirror
sleuth: detective|inspector|detektiv|détective
judoka: judo|karate
knight: st george|saint george|crusader|sir lancelot|king arthur
cookie: bourbons|bourbon biscuit|custard creams
potted-plant: houseplant|pot plant
flying-goose: flying goose|goose flying|geese flying|goose in flight|wild goose|canada goose|wildgans|oie sauvage
red-dragon: welsh dragon|dragon of wale
signal-flags: signal flag|nautical flag|maritime flag|code flag|flag signal
hopscotch: hopscotch|hopscotch court|himmel und hölle|marelle|rayuela
walking-stick: walking stick|walking cane|hiking stick|spazierstock
street-map: street map|city map|road map|town map|tube map|stadtplan
mince-pie: mince pie|mincepie
locomotive: railway|railroad
medicine-bottle: pharmacy bottle|medicine bottle|apothecary bottle|medicine
meatball: meatball
yo-yo: yo-yo|yo yo|yoyo
hotel: motel
humpty-dumpty: humpty dumpty
dancing-couple: disco dancer
beach-hut: lifeguard tower|lifeguard hut
champagne-glass: champagne glass|champagne flute|champagne coupe|glass of champagne|flute of champagne|prosecco glass|prosecco
cocktail-umbrella: cocktail umbrella|cocktail parasol|drinks umbrella|paper umbrella
swim-fin: swim fin|flipper|diving fin
dollhouse: dollhouse|doll house|dolls house|doll's house|puppenhaus
film-roll: film roll|roll of film|camera film|film canister
nachos: nachos|nacho|tortilla chip
cannoli: cannoli|cannolo
cheese-board: cheese board|cheeseboard|cheese platter|charcuterie|charcuterie board
porthole: porthole|bullauge|hublot
bird-feeder: bird feeder|bird table|seed feeder
bird-bath: bird bath|birdbath
egg-cup: egg cup|eggcup|eierbecher
ice-bucket: ice bucket|champagne bucket|wine cooler
music-box: music box|spieluhr
centipede: centipede|millipede
tadpole: tadpole|kaulquappe
gelato: gelato|ice cream tub
`
