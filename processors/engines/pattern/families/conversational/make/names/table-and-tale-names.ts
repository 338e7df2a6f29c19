/** What is set on the table, people by what they wear, and beasts of tales, one picture a line. */
export const tableAndTaleNames = `
toast: toast|slice of toast|buttered toast|bruschetta|crostini
beetroot: beet
rice-bowl: rice bowl|bowl of rice|poke bowl|risotto|biryani|couscous|bibimbap|pilaf
salad-bowl: bowl of salad|green salad|mixed salad|caesar salad
frying-pan: frying pan|skillet
hand-mirror: hand mirror|looking glass|vanity mirror
sword: sword|broadsword|rapier|excalibur
vinyl-record: vinyl|gramophone record
headscarf-woman: headscarf|headwrap|head wrap|woman in headscarf|women in headscarf|woman with headscarf|women with headscarf|lady in headscarf|ladies in headscarf|woman in headwrap|women in headwrap|woman with headwrap|women with headwrap|african woman|african women|african lady|african ladies|african queen
pot-carrier: pot carrier|water carrier|woman with pot|women with pot|woman carrying pot|women carrying pot|african woman with pot|african women with pot
hijab-woman: hijab|hijabi|woman in hijab|women in hijab|muslim woman|muslim women
sari-woman: woman in sari|women in sari|lady in sari|ladies in sari|indian woman|indian women|indian lady|indian ladies
geisha: kimono lady|kimono girl|woman in kimono|women in kimono|lady in kimono|ladies in kimono|girl in kimono|girls in kimono|japanese lady|japanese ladies|japanese woman|japanese women|maiko
lady-in-hat: lady in hat|ladies in hat|lady with hat|ladies with hat|woman in hat|women in hat|woman with hat|women with hat|lady in big hat|ladies in big hat|lady with big hat|ladies with big hat|woman in big hat|women in big hat|woman with big hat|women with big hat|fashion lady|fashion ladies|elegant lady|elegant ladies
smilodon: sabre tooth tiger|saber tooth tiger|sabre-tooth tiger|saber-tooth tiger|sabre toothed tiger|saber toothed tiger|sabre-toothed tiger|sabretooth|sabertooth|sabre tooth|saber tooth
gable-house: gabled house
nest-with-eggs: bird nest|bird's nest
coffee-beans: coffee bean|coffee beans|roasted coffee|coffee roastery|coffee roasting|kaffeebohne|kaffeebohnen|grain de café|chicco di caffè
cinnamon-roll: cinnamon roll|cinnamon bun|sticky bun|chelsea bun|kanelbulle|zimtschnecke
scone: scone|cream scone|fruit scone
cherub: cherub|putto|putti|baby angel
cupid: cupid|cupids|eros|cupid with bow
strongman: strongman|strong man|strong men|strongmen|circus strongman
bearded-lady: bearded lady|bearded ladies|bearded woman|bearded women
banner-heart: tattoo heart|heart with banner|hearts with banners|banner heart|mom heart|mum heart
winged-heart: winged heart|flying heart|heart with wings|hearts with wings|heart in wings
dagger-heart: heart with dagger|hearts with daggers|heart and dagger|pierced heart|stabbed heart
dagger: dagger|dirk|stiletto dagger
kitchen-knife: knife|kitchen knife|chef knife|chef's knife|carving knife
scroll-banner: banner|scroll banner|ribbon banner|banderole
tattoo-swallow: tattoo swallow|sailor swallow
flame: flame|fire|fireball|tongue of fire|hot rod flame
window-box: window box|flower box|window planter|balcony box
goldfish-bowl: goldfish in bowl|fish in bowl|goldfish bowl|fish bowl|fishbowl
plate: dinner plate|plate|china plate
plated-fish: fish on plate|fish dish
rocket: rocket ship|space ship|rocketship|space rocket
badger: wolverine|tasmanian devil
raccoon: civet|genet|coati
boar: peccary|javelina
goat: chamois
deer: pronghorn
hamster: lemming|degu
lemur: tarsier
lizard: tuatara|monitor lizard
crocodile: caiman|gharial
spiral-shell: limpet|whelk|periwinkle shell|barnacle
shrimp: krill
hummingbird: honeyeater
thrush: dipper bird
bowl-with-spoon: granola|muesli|yoghurt|yogurt
pie: apple strudel|strudel|apple crumble
tart: baklava
cheese-board: antipasti|antipasto|meze|mezze
pot-of-food: tagine|hotpot|hot pot
flatbread: dosa|tortilla wrap
fried-shrimp: tempura|scampi
steaming-bowl: soba
tropical-drink: pina colada|piña colada
hot-beverage: hot cocoa|chai latte
teacup: masala chai
cut-of-meat: schnitzel|bulgogi
`
