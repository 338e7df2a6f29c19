/** What is said in comics, sweets and change, and what stands on legs, one picture a line. */
export const talkAndTreatNames = `
speech-bubble: speech bubble|speech balloon|dialogue bubble|talk bubble|thought bubble|chat bubble|comic bubble|sprechblase|bulle de bande dessinée|fumetto|balão de fala
comic-burst: comic burst|comic explosion|comic bang|comic splash|pow bubble|action bubble
sweet-jar: sweet jar|sweetie jar|candy jar|jar of sweets|jar of candy|jar of candies|jar of sweeties|bonbonglas|bocal de bonbons
honey-pot: jar of honey|pot of honey
jam-jar: jar of jam|pot of jam|jar of marmalade|jar of preserves|pickle jar|jar of pickles
banknote: banknote|bank note|dollar bill|dollar|money|cash|pound note|euro note|paper money|geldschein|billet de banque|billete|banconota
balloon-dog: balloon animal|balloon dog|balloon poodle|twisted balloon|ballonhund|ballontier
stilt-house: stilt house|house on stilts|hut on stilts|hut on stakes|pile dwelling|pfahlbau|palafito|palafitta
drinks-can: cola|cola can|can of cola|soda can|can of soda|soft drink|soft drink can|drinks can|fizzy drink|pop can|dose cola
element-tile: periodic table|chemical element|periodic element|element tile|periodensystem|tableau périodique
bicycle: mountain bike|racing bike|road bike|city bike|push bike
woman: lady|young lady|young woman
nouveau-lady: nouveau lady|nouveau woman|art nouveau lady|art nouveau ladies|art nouveau woman|art nouveau women|mucha lady|mucha ladies|mucha woman|mucha women|woman with flowing hair|women with flowing hair|lady with flowing hair|ladies with flowing hair|girl with flowing hair|girls with flowing hair|woman with long hair|women with long hair|lady with long hair|long haired woman|long haired women|flowing haired woman|flowing haired women
spade-suit: spade suit|suit of spades|ace of spades
club-suit: club suit|suit of clubs|ace of clubs
diamond-suit: diamond suit|suit of diamonds|ace of diamonds
cushion: cushion|throw cushion|pillow cushion|scatter cushion|kissen|coussin|cojín|cuscino
floor-cushion: floor cushion|pouffe|pouf|meditation cushion|dog cushion
ship-in-bottle: ship in a bottle|ships in bottles|ship in bottle|ships in a bottle|boat in a bottle|boats in bottles|bottle ship|bottled ship|buddelschiff|bateau en bouteille
orange-tree: mango tree|tangerine tree|persimmon tree|grapefruit tree|clementine tree|papaya tree|kumquat tree
apple-tree: pomegranate tree|cherry tree|fruit tree
pear-tree: fig tree|quince tree|avocado tree
lemon-tree: lime tree
palm-tree: banana tree|banana palm|coconut tree|coconut palm
deciduous-tree: oak tree|maple tree|walnut tree|chestnut tree|banyan tree|elm tree|beech tree|ash tree|magnolia tree|tree of life
gnocchi: gnocchi|gnocco|potato dumpling|potato gnocchi
narutomaki: narutomaki|naruto fish cake|japanese fish cake|kamaboko|ナルト
blossom-tree: blossom tree|blossoming tree|spring tree|cherry tree in bloom|cherry blossom tree
autumn-tree: autumn tree|fall tree|autumnal tree|herbstbaum
snowy-tree: snowy tree|tree in snow|snow covered tree|winter tree
snowy-fir: snowy fir tree|snowy pine tree|snow covered fir tree|snow covered pine tree|snowy evergreen
`
