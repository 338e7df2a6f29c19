/** Nouns that were lent the picture of their kin and have one of their own, and things met on counters, desks and ice. */
export const kennelAndCounterNames = `
labrador: labrador|labrador retriever|lab dog|yellow lab|chocolate lab|black lab
golden-retriever: golden retriever|goldie dog
german-shepherd: german shepherd|alsatian|deutscher schäferhund|schäferhund|malinois
cocker-spaniel: cocker spaniel|spaniel|springer spaniel|cavalier spaniel|king charles spaniel|irish setter|setter
st-bernard: st bernard|saint bernard|newfoundland dog
shiba-inu: shiba inu|shiba|akita
jack-russell: jack russell|jack russell terrier|fox terrier
schnauzer: schnauzer|airedale terrier|airedale
great-dane: great dane|boxer dog|mastiff|ridgeback|weimaraner
bulldog: bulldog|english bulldog|british bulldog
chaffinch: chaffinch|finch|linnet|brambling
chickadee: chickadee|marsh tit|coal tit|titmouse
canary: canary|canary bird|yellowhammer|siskin|kanarienvogel|canarino
starling: starling|stare
mockingbird: mockingbird|catbird|shrike
nuthatch: nuthatch|treecreeper
wren: wren|jenny wren|zaunkönig
fairy-wren: fairy wren|fairywren|superb fairy wren|blue wren
bee-eater: bee eater|bee-eater|bienenfresser
budgie: budgie|budgerigar|parakeet|wellensittich
lovebird: lovebird|love bird
galah: galah|rose breasted cockatoo
cockatiel: cockatiel
crow: crow|raven|rook|jackdaw|rabe|krähe|corbeau|cuervo|corvo
pigeon: pigeon|wood pigeon|carrier pigeon|homing pigeon
falcon: falcon|peregrine|peregrine falcon|kestrel|hawk|sparrowhawk|buzzard
egret: egret|snowy egret|little egret
cheetah: cheetah|gepard
gazelle: gazelle|antelope|impala|springbok
guinea-pig: guinea pig|cavy|meerschweinchen
tortoise: tortoise|giant tortoise|land turtle|schildkröte
walrus: walrus|walross
manatee: manatee|dugong|sea cow
hammerhead-shark: hammerhead shark|hammerhead
humpback-whale: humpback whale|humpback|breaching whale
stingray: stingray|sting ray|eagle ray
emu: emu|rhea
swallowtail-butterfly: swallowtail|swallowtail butterfly
betta-fish: betta fish|betta|fighting fish|siamese fighting fish
bear: bear cub|cub
lychee: lychee|litchi|lichi
turnip: turnip|swede|rutabaga
cucumber: cucumber|gherkin|gurke|concombre|pepino
courgette: courgette|zucchini|marrow
spring-onion: spring onion|scallion|green onion
chanterelle: chanterelle|girolle|pfifferling
morel: morel|morel mushroom
oyster-mushroom: oyster mushroom
mushroom: wild mushroom|forest mushroom|woodland mushroom|fungi|fungus
robin: garden bird|british bird|british garden bird
grapefruit: grapefruit|pomelo|pink grapefruit
gooseberry: gooseberry
cranberry: cranberry|lingonberry
ginger-root: ginger|ginger root|turmeric
lettuce: lettuce|salad leaf|cos lettuce|kopfsalat
chives: chive|chives
desk-globe: globe|desk globe|school globe|world globe|terrestrial globe
fountain-pen: pen|fountain pen|nib|ballpoint
ink-bottle: ink bottle|inkwell|ink pot|inkpot|bottle of ink|quill and ink
satchel: satchel|school satchel|leather satchel
tape-measure: tape measure|measuring tape|sewing tape|tailor's tape
bow-tie: bow tie|bowtie|dickie bow|noeud papillon|fliege
kettle: kettle|tea kettle|whistling kettle|wasserkessel|bouilloire
monocle: monocle
drum-kit: drum kit|drum set|drumkit|schlagzeug
sitar: sitar
flute: flute|piccolo|querflöte
clarinet: clarinet|oboe|klarinette
french-horn: french horn|waldhorn|hunting horn
golf-bag: golf bag|golf clubs|set of golf clubs
sandcastle: sandcastle|sand castle|sandburg
bucket-and-spade: bucket and spade|spade and bucket|sand bucket|beach bucket|sand pail
tricycle: tricycle|trike|dreirad
tourer: oldtimer|veteran car|antique car|model t
fishing-boat: fishing boat|trawler|fishing trawler|fishing vessel|fischerboot
haunted-house: haunted house|haunted mansion|spooky house|haunted castle|spukhaus
jockey: jockey|horse racing|horse race
running-horse: racehorse|race horse|thoroughbred
polo-player: polo player|polo|polo pony
figure-skater: skating girl|skating woman|skating lady|skating ballerina|skating princess
platypus: platypus|duck billed platypus|schnabeltier
lynx: lynx|bobcat|caracal|luchs
ferret: ferret|polecat|frettchen
iguana: iguana|leguan
roadrunner: roadrunner|road runner
cobra: cobra|king cobra|kobra
chinchilla: chinchilla
stag: stag|red deer|red stag|monarch of the glen|royal stag|wapiti|hirsch
cocktail-shaker: cocktail shaker|shaker
dartboard: dartboard|dart board|dart|darts
badminton: badminton|badminton racket|badminton racquet
sports-medal: medal|gold medal|sports medal|medaille
parachute: parachute|parachutist|skydiver|fallschirm
trilby: trilby|fedora|trilby hat|tyrolean hat|hunting hat
corset: corset|bustier|bodice
cufflink: cufflink|cuff link
globe-showing-europe-africa: earth
seahorse: sea horse
vulture: turkey vulture|turkey buzzard
drum: kettledrum|timpani
`
