/** What belongs with people, with what animals wear, with puzzles and hedgerow fruit, in the rows of `companions.ts`. */
export const companionsOfPeople = `
noahs-ark: elephant giraffe lion dove f-wave
knight: shield crossed-swords f-star
king: crown f-star
queen: crown f-heart
prince: crown f-star
princess: crown f-heart f-star
matador: rose folding-hand-fan
flamenco-dancer: folding-hand-fan rose
viking: axe shield
cowboy: cowboy-hat horseshoe cactus
sailor: anchor f-wave
fisherman: fish f-wave
farmer: wheat carrot
gardener: watering-can f-daisy
nurse: stethoscope f-heart
doctor: stethoscope pill
firefighter: fire f-drop
pirate: treasure-chest f-shell
chef: whisk f-leaf
wizard: potion f-star moon
witch: cauldron moon f-star
ballerina: ballet-shoe ribbon
superhero: high-voltage f-star
footballer: soccer-ball trophy
skater: roller-skate f-star
crossword: pencil f-dot
bunting: balloon f-star
rosehip: blackberry f-leaf
hazelnut: acorn f-leaf
in-raincoat: umbrella f-drop
in-spacesuit: ringed-planet star f-star
in-pirate-coat: treasure-chest f-shell
in-chef-hat: whisk f-leaf
in-party-hat: balloon f-candy f-star
in-santa-hat: wrapped-gift f-holly f-snow
in-crown: gem-stone f-star
in-glasses: books f-star
dress blouse skirt: high-heeled-shoe handbag
coat cardigan: mitten f-leaf
shirt denim-jacket jeans: running-shoe sunglasses
hawaiian-shirt shorts: sunglasses palm-tree hibiscus
onesie bib cradle: rattle teddy-bear f-heart
troll: mushroom evergreen-tree f-leaf
catrina: rose candle f-daisy
medusa hoplite: amphora laurel-wreath
lion-dance: red-paper-lantern firecracker
bronco lasso: cowboy-hat horseshoe cactus
snaffle bridle: horseshoe stirrup
rangoli oil-lamp: f-daisy f-spark
dala-horse: f-daisy f-leaf
`
