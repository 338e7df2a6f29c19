/** Nouns of living and told-of things by the picture that draws them, one picture a line. */
export const livingNames = `
sauropod: dinosaur|brontosaurus|diplodocus|dino
bird: bird|songbird
trout: trout|rainbow trout|brown trout|grayling|char
salmon: salmon|sockeye|sockeye salmon|atlantic salmon
fish: fish|angelfish|tropical fish
spiral-shell: shell|seashell|conch
lady-beetle: ladybird|ladybug|bug
two-hump-camel: camel|dromedary
bee: honeybee|honey bee|bumblebee|bumble bee
wasp: wasp|hornet|yellowjacket|yellow jacket
koala: koala
spouting-whale: sperm whale
orca: orca
mussel: mussel|blue mussel|moules
oyster: oyster
cowrie: cowrie|cowrie shell|cowry
dog: retriever|dog|puppy|doggy
shrimp: prawn
cat: cat|kitten|kitty|marmalade cat|ginger cat|tabby cat|tom cat
rabbit: bunny|hare
horse: pony|foal|horse|stallion|mare
cow: cow|calf|cattle
ox: bull
ewe: sheep|lamb|ram
chicken: hen
baby-chick: chick
rooster: cockerel|cock
pig: pig|piglet
duckling: duckling|cygnet|gosling
crane: crane
swallow: swallow|swift|martin
dove: dove
black-bird: blackbird
penguin: penguin
parrot: macaw
turtle: sea turtle
jellyfish: jellyfish
koi: koi fish|koi carp|carp
crab: crab
seal: seal|sea lion
dolphin: dolphin
monkey: monkey
gorilla: ape
rhinoceros: rhino
hippopotamus: hippo
llama: alpaca
reindeer: reindeer|rudolph|santa reindeer|rentier|renne|reno
deer: fawn|deer|doe
t-rex: t-rex|trex|tyrannosaurus|raptor|velociraptor
dragon: dragon
unicorn: unicorn
phoenix-bird: phoenix
ghost: ghost
skull: skull
robot: robot|android
mermaid: mermaid
mermaid-tail: mermaid tail
fairy: fairy
coral: coral|reef|fan coral|fan corals
octopus: octopus|kraken
peacock: peacock
nest-with-eggs: nest
spider: spider
spider-web: web|cobweb
worm: worm
beetle: beetle|scarab|insect|stag beetle
butterfly: butterfly|monarch
lobster: lobster|crayfish
leopard: jaguar
panther: panther|black panther|bagheera
puma: puma|cougar|mountain lion
tiger: tiger
zebra: zebra
giraffe: giraffe
chipmunk: squirrel
beaver: beaver
otter: marten
badger: badger
mouse: mouse|dormouse
whale: whale|blue whale
ant: ant
seagull: seagull|gull|albatross
robin: robin|redbreast
hummingbird: hummingbird
heron: heron
puffin: puffin
toucan: toucan
triceratops: triceratops
stegosaurus: stegosaurus
astronaut: astronaut|spaceman|cosmonaut
gnome: gnome|garden gnome|tomte
scallop: scallop|scallop shell|clam
dachshund: dachshund|sausage dog
narwhal: narwhal
caterpillar: caterpillar|inchworm
ostrich: ostrich
moose: elk|moose
raccoon: raccoon|racoon|red panda
hamster: hamster|gerbil
frog: frog|toad
boar: boar|wild boar|warthog
crocodile: crocodile|alligator
arctic-fox: arctic fox|snow fox|polar fox|polarfuchs
polar-bear: polar bear
snake: snake|serpent|viper
bat: bat
goat: goat|kid goat
axolotl: axolotl
salamander: salamander|newt|fire salamander
lemur: lemur
meerkat: meerkat|mongoose
armadillo: armadillo
pangolin: pangolin
anteater: anteater|aardvark
wombat: wombat
highland-cow: highland cow|highland cattle|yak
chameleon: chameleon
manta-ray: manta ray|ray fish|skate fish
nautilus: nautilus|ammonite
sea-urchin: sea urchin|urchin
clownfish: clownfish|clown fish|anemonefish
pheasant: pheasant|grouse
partridge: partridge|quail
kingfisher: kingfisher
woodpecker: woodpecker
pelican: pelican
kiwi-bird: kiwi bird
magpie: magpie
thrush: thrush|song thrush|mistle thrush
hoopoe: hoopoe
luna-moth: luna moth
praying-mantis: praying mantis|mantis
grasshopper: grasshopper|locust|katydid
snail: slug
alien-monster: alien|martian
eagle: eagle|osprey|bird of prey
lizard: lizard|gecko|skink
corgi: corgi
greyhound: greyhound|whippet|saluki
capybara: capybara
goldfish: goldfish
sardine: sardine|anchovy|herring|mackerel
squid: squid|cuttlefish
kelp: kelp|seaweed|water plant|alga
`
