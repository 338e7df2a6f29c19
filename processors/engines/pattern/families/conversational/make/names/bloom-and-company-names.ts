/** Beasts in company, what blooms and what swirls: told apart from those of their kind that do not. */
export const bloomAndCompanyNames = `
otters-holding-hands: otters holding hands|otter holding hands|otters holding paws|otter pair holding hands|otter couple|otter couples|sea otters holding hands|sea otter holding hands|otters holding each other's hands|otter pair|hand-holding otter|hand holding otter
koala-with-young: koala with young|koala with baby|koala with joey|koala with its baby|koala with her baby|koala family|koalas with young|koalas with babies|koalas with joeys|koalas with their young|koalas with their babies|koala carrying baby|koalas carrying babies|koala carrying its baby|koala carrying her baby|koala and baby|koala and joey
pichwai-cow: pichwai cow|pichwai cows|pichhwai cow|nathdwara cow|sacred cow|kamadhenu|decorated cow|holy cow
poison-dart-frog: poison dart frog|poison frog|dart frog|poison arrow frog|pfeilgiftfrosch
peppermint-swirl: peppermint swirl|peppermint candy|peppermint sweet|starlight mint|peppermint wheel|swirl mint|peppermint
blooming-cactus: cactus blossom|cactus bloom|blooming cactus|blooming cacti|flowering cactus|flowering cacti|cactus in bloom|cacti in bloom|cactus in flower|cactus flower|cactus bloom|cactus blossom|christmas cactus|barrel cactus
prickly-pear-in-bloom: prickly pear|prickly pear cactus|nopal|opuntia
milkweed: milkweed|milkweed flower|butterfly weed|milkweed pod
golden-gate-bridge: golden gate bridge|golden gate
moss-cushion: moss|mossy cushion|moss cushion|cushion moss|mosses|sphagnum
stacked-teacups: stacked teacup|stacked tea cup|stack of teacups|stack of tea cups|stacks of teacups|stacks of tea cups|stacked teacups|stacked tea cups|teacup stack|teacups stacked|tea cups stacked|tower of teacups
cocktail-olives: cocktail olive|martini olive|stuffed olive|olive on a stick
cocktail-glass: martini glass
sloth: hanging sloth
bear-with-salmon: bear with salmon|bears with salmon|bear catching salmon|bears catching salmon|bear catching fish|bears catching fish
climbing-bear: climbing bear|bear climbing a tree|bears climbing trees|bear cub in tree
climbing-panda: climbing panda
parasol-from-above: parasol from above|parasols from above|beach umbrella from above|beach umbrellas from above|umbrella from above|umbrellas from above|beach parasol from above|beach parasols from above|aerial beach umbrella|aerial view beach umbrella|beach from above
ferret: stoat|weasel|ermine|polecat|mink
prickly-pear-in-bloom: prickly pear flower
almond: almond|mandel|amande|almendra|mandorla|amêndoa
walnut: walnut|walnuss|noix|noce|nuez|black walnut
pecan: pecan|pecan nut
cashew: cashew|cashew nut|cajou
pistachio: pistachio nut|pistachio|pistazie|pistacchio
brazil-nut: brazil nut|paranuss
macadamia: macadamia|macadamia nut
conker: conker|horse chestnut|buckeye|kastanie|marron d inde
horse-chestnut-leaf: horse chestnut leaf|horse chestnut leaves|chestnut leaf|chestnut leaves|buckeye leaf|buckeye leaves
yuzu: yuzu|bergamot|citron|buddha s hand|ugli fruit
loquat: loquat|medlar|nispero
guava: guava|feijoa
rambutan: rambutan
cacao-pod: cacao pod|cocoa pod|cacao|cacao fruit|cacao bean|cocoa bean
vanilla-pod: vanilla pod|vanilla bean|vanilla orchid
okra: okra|lady s finger
date-cluster: medjool date|date fruit|date cluster|fresh date|cluster of dates
elderberries: elderberry|elderberries|elderberry cluster|holunderbeere
rowan-berries: rowan|rowan berry|rowanberry|rowan berries|mountain ash berry|ebereschen
juniper: juniper|juniper berry|juniper berries|juniper sprig|wacholder
puddle: puddle|rain puddle
`
