/**
 * What prompts ask for, one a line: prompt | family | motifs | colours | the rest. A family of `-` is left to the
 * nouns; colours are reference hexes, a star marks the ground, `!` one to avoid; the rest holds density, scale, layout,
 * orientation, `n colours`, `n mm`, `mood x`, `style x`, `under x`.
 */
export const promptTable = `
duck-egg blue teapots on cream | conversational | teapot | #b4d2cd #f3ead9* |
rose-gold unicorns | conversational | unicorn | #c9907c |
foxes in each corner | conversational | fox | |
foxes along the hem | conversational | fox | | border
hérissons, linge de bébé | conversational | hedgehog | |
gatti, carta da regalo | conversational | cat | |
füchse auf kissen | conversational | fox | |
renards sur une nappe | conversational | fox | |
zorros, papel de regalo | conversational | fox | |
koala mother with baby | conversational | koala young_koala | |
slices of cake and teapots | conversational | slice_of_cake teapot | |
bowl of lemons on blue gingham | conversational | fruit_bowl lemon | #2d5fa6 | under gingham
japanese cranes and waves, navy and gold | conversational | crane | #243349 #c39a4a | under seigaiha
dragons and waves, chinese | conversational | chinese_dragon | | under seigaiha
whales on a wave pattern | conversational | whale | | under seigaiha
whales and waves | conversational | whale wave | |
damask with acanthus leaves, deep burgundy | damask | acanthus | #6b1f30 |
botanical print with moths, mushrooms, ferns and crescent moons | conversational | moth mushroom fern crescent_moon | |
exotic birds on flowering branches | blossom-branch | parrot | |
bowl of ramen | conversational | bowl_of_ramen | |
apple trees in rows | conversational | apple_tree | | block
weihnachtswichtel und pilze | conversational | gnome mushroom | |
chats dans des paniers | conversational | cat basket | |
perros salchicha | conversational | dachshund | |
skiers and gondolas | conversational | skier ski_lift | |
low poly fox | conversational | fox | | style low poly
low poly parrots | conversational | parrot | |
faceted lions, gold and black | conversational | lion | #c39a4a #1d1c20 |
mermaid cats | conversational | cat_in_mermaid_tail | |
mermaids and cats | conversational | mermaid cat | |
cat astronauts | conversational | cat_in_spacesuit | |
kangaroos boxing, red gloves | conversational | kangaroo_in_boxing_gloves | #b3282d |
witch cats and pumpkins | conversational | cat_in_witch_hat pumpkin | |
king lions | conversational | lion_in_crown | |
king penguins | conversational | king_penguin | |
frog wizards | conversational | frog_in_witch_hat | |
watermelon slices on pink check | conversational | watermelon | #e9a5ac | under gingham
sunflowers with a blue sky | - | sunflower | #2a6fb0* |
blue and white ginger jars | conversational | ginger_jar | | mood indigo
potted ferns | conversational | fern | |
beaded necklaces on navy | conversational | necklace | #243349* |
pears in layered greens | conversational | pear | #3f7d4e |
lips and lightning bolts | conversational | lip lightning | |
christmas robins with holly and snow | conversational | robin holly snow | | mood christmas
rainbow clouds | conversational | rainbow cloud | |
wide awning stripes coral and white | stripes | | #ec7c62 #faf7f0 | style awning, scale 1.5
indigo leaves and small dots on cream | conversational | leaf dot | #2f4a7d #f3ead9* | scale 0.65
flying geese and clouds | conversational | flying_goose cloud | |
flying geese quilt in navy | quilt | | #243349 |
a tiger under palm leaves | tropical | tiger | |
a tiger print | tiger | | |
t-shirt graphic of a bear in a canoe | conversational | bear canoe | |
toile of farm animals in blue on cream | toile | cow pig | #2d5fa6 #f3ead9* |
foxes and birches | conversational | fox birch_tree | |
space cats and pizza, purple | conversational | cat_in_spacesuit pizza | #6a4a8c* |
pirate cats and parrots | conversational | cat_in_pirate_coat parrot | |
baseball mitts and bats | conversational | baseball_mitt baseball_bat | |
football boots and balls | conversational | football_boot football | |
hedgehog families and mushrooms | conversational | hedgehog mushroom | |
ski chalets and pine trees | conversational | chalet pine_tree | |
vegetables at the farmers market | conversational | carrot radish | |
a carpenter's tools on sage | conversational | saw chisel hammer | #a3b899* |
yoga ladies on blush | conversational | yoga_tree yoga_seat | |
women dancing on terracotta | conversational | woman | #bf6043* |
girls with balloons | conversational | girl balloon | |
a bedroom for boys, kites | conversational | kite | |
portraits of ladies | conversational | portrait | |
cat faces on mint | conversational | cat_face | #bfe0cb* |
anemones with black hearts | - | anemone | #1d1c20 |
quilting cotton: sewing bobbins and thimbles | conversational | bobbin thimble | |
easter bunnies and eggs | conversational | bunny easter_egg | | mood spring
pirate ships and maps | conversational | pirate_ship treasure_map | |
yellow taxis and skyscrapers | conversational | taxi skyscraper | #e8b93c |
art deco peacocks | conversational | peacock | | mood deco
eulen auf zweigen im mondlicht | conversational | owl branch moon | |
old typewriters in sepia | conversational | typewriter | | mood sepia
one big tiger face on mint | conversational | tiger_face | #bfe0cb* |
cricket bats and balls on cream | conversational | cricket_bat cricket_ball | #f3ead9* |
beer glasses and pretzels | conversational | beer_glass pretzel | |
chinese zodiac animals on red | conversational | rat ox tiger | #b3282d* |
gatti che dormono sui cuscini | conversational | cat | |
mice on wheat stalks | conversational | mouse wheat_stalk | |
otters and teacups | conversational | otter teacup | |
foxes and mushrooms on dark green, half-drop | conversational | fox mushroom | #1f4d3a* | half-drop
lavender stripes on ivory | stripes | | #b8a6d4 #f7f1e1* |
lavender bouquets | conversational | lavender_bouquet | |
fruit and birds | conversational | lemon strawberry pear bird | |
animals in party hats | conversational | cat dog rabbit | |
woodland animals, foxes and owls | conversational | fox owl | | mood woodland
christmas foxes | conversational | fox christmas_tree gift bell | | mood christmas
mermaids, shells and pearls, lilac | conversational | mermaid shell pearl | #b8a6d4* |
skateboards and cassettes, 90s | conversational | skateboard cassette | |
seashells on sandy beige | conversational | seashell | #e9dcc5* | mood desert-sand
dia de los muertos skulls and marigolds | conversational | sugar_skull marigold | | mood mexican
lunar new year dragons | conversational | chinese_dragon | | mood new-year
baby shower giraffes in neutral tones | conversational | giraffe | | mood quiet-luxury
robins and holly, christmas | conversational | robin holly christmas_tree gift | | mood christmas
hens and eggs, farmhouse, blue and white | conversational | hen egg | | mood indigo
yoga studio, sage | conversational | yoga_tree yoga_seat | #a3b899* |
golf clubs and balls on sage | conversational | golf_club golf_ball | #a3b899* |
avocado, lime, chili | conversational | avocado lime chili | |
strawberries, mint and peach | conversational | strawberry | #bfe0cb #f0a988 |
roses rouges et papillons bleus | conversational | rose butterfly | #b3282d #2d5fa6 |
lemons on gingham | conversational | lemon | | under gingham
strawberry gingham | conversational | strawberry | | under gingham
cats on stripes | conversational | cat | | under stripes
zebras and palm trees | conversational | zebra palm_tree | |
snow leopards and pine trees | conversational | snow_leopard | |
blue scarves on foxes | conversational | fox | #2d5fa6 |
cats with palm leaves | conversational | cat palm_frond | |
mermaid tails and pearls | conversational | mermaid_tail pearl | |
tiger and palm leaves | tropical | tiger | |
tiger and monstera | tropical | tiger monstera | |
cats with monstera leaves | conversational | cat monstera | |
owls with party hats | conversational | owl | |
snow leopard print | leopard | | |
zebra print in hot pink | zebra | | #e23d80 |
zebra stripes | zebra | | |
leopard | leopard | | |
leopard spots in teal | leopard | | #1f7f86 |
leopards and tigers in the jungle | tropical | leopard tiger | | mood tropical-night
boho mudcloth marks, off-white on charcoal | mudcloth | | #f3ead9 | mood boho
constellation map, fine lines, midnight blue and silver | constellations | | | lines 0.55
kids dinosaurs in space, bright, white ground | conversational | dinosaur | | mood night-sky
palm leaves and flamingos, pink and green | tropical | flamingo | |
tigers | conversational | tiger | |
cows in a meadow | conversational | cow | |
cow print | cow | | |
giraffes and acacia trees | conversational | giraffe | |
5 cm roses in dusty pink, no green | - | rose | #c48a8a !#3f7d4e | 50 mm
roses 50mm wide | - | rose | | 50 mm
2 inch sunflowers | - | sunflower | | 50.8 mm
polka dot elephants | conversational | elephant | |
white polka dots on navy | dots | | #faf7f0 #1d2f55* |
navy ground with white polka dots | dots | | #1d2f55* #faf7f0 |
small navy dots, white background | dots | | #1d2f55 #faf7f0* | scale 0.65
tossed rockets and planets on midnight blue | conversational | rocket planet | #1d2f55* | toss
three colour geometric triangles in mustard, teal and black | triangles | | #cf9a2c #1f7f86 #1d1c20 | 3 colours
hedgehogs with acorns and leaves, autumn | conversational | hedgehog acorn leaf | | mood autumn
trailing lavender vines, sage green | trailing | | #b8a6d4 #a3b899 |
blush and gold art deco fans | deco-fans | | #f2cfc9 #c39a4a |
small scale ditsy florals in lilac | ditsy | | #b8a6d4 | scale 0.65
bicycles on pale yellow | conversational | bicycle | #f4e4a8* |
dense packed mushrooms | conversational | mushroom | | high
sparse swallows on sky blue | conversational | swallow | #a9cbe3* | low
christmas trees and snowflakes without red | conversational | christmas_tree snowflake | !#b3282d |
robin egg blue hummingbirds | conversational | hummingbird | #a9cbe3 |
sailboats and anchors, navy and red on white | conversational | sailboat anchor | #1d2f55 #b3282d #faf7f0* |
pizza and ice cream in neon colors | conversational | pizza ice_cream | | mood neon
dark moody florals | - | | | mood moody
scandinavian houses | conversational | house | | mood scandinavian
poppies, coral and sage on white | - | poppy | #ec7c62 #a3b899 #faf7f0* |
otomi animals, hot pink on white | folk-floral | cat dog rabbit | #e23d80 #faf7f0* | mood mexican
dachshunds and corgis in sweaters | conversational | dachshund corgi | |
victorian wallpaper with ferns and hummingbirds | conversational | fern hummingbird | | mood victorian
japanese plum blossom with cranes | blossom-branch | crane | |
bold abstract tulips, scandinavian, red and pink | modern-floral | tulip | #b3282d #e9a5ac | mood scandinavian
lions and suns, heraldic, red and gold | conversational | lion sun | #b3282d #c39a4a |
moths, toadstools and ferns at midnight | conversational | moth toadstool fern | | mood night-sky
Hirsche und Tannen, eisblau | conversational | deer pine_tree | |
bonsai, koi and lanterns, ink blue | conversational | bonsai koi lantern | |
Rosen und Rotkehlchen, Winter | conversational | rose robin | | mood winter
black-eyed susans and monarch butterflies | conversational | rudbeckia | |
boats and herons, misty lake, grey blue | conversational | boat heron | |
strawberry thief | trailing | | | mood morris
strawberry thief, birds and strawberries, indigo | trailing | bird strawberry | | mood morris
saxophones and vinyl records, jazz age, black and gold | conversational | saxophone vinyl_record | #1d1c20 #c39a4a | mood deco
tarot cards, hands and crescent moons | conversational | tarot_card hand crescent_moon | |
agaves and sunsets | conversational | agave sunset | |
axolotls and lily pads | conversational | axolotl lily_pad | |
croquis placement print of a tiger in bamboo | conversational | tiger bamboo | |
line drawn cats and yarn | conversational | cat yarn | | style line drawing
Schreibmaschinen und Bücher | conversational | typewriter book | |
Raupen und Brombeeren | conversational | caterpillar blackberry | |
loups et ratons laveurs | conversational | wolf raccoon | |
garzas y nenúfares | conversational | heron water_lily | |
fenicotteri e lanterne | conversational | flamingo lantern | |
招き猫とだるま | conversational | lucky_cat daruma | |
vintage typewriters and books | conversational | typewriter book | | mood heritage
bees and honeycomb in honey and black | conversational | bee | #cf9a2c #1d1c20 |
japanese waves and koi | conversational | koi | | under seigaiha
sunflowers on denim blue | - | sunflower | #4a6a96* |
dinosaurs in space with stars | conversational | dinosaur star | | mood night-sky
owls, dark forest | conversational | owl | | mood forest
guitars and musical notes, 70s | conversational | guitar musical_note | | mood seventies
moths and moons on black | conversational | moth moon | #1d1c20* |
snowmen and penguins | conversational | snowman penguin | | 
dragonflies over water lilies | conversational | dragonfly lily_pad | |
houndstooth black and white | houndstooth | | |
black and cream houndstooth | houndstooth | | #1d1c20 #f3ead9 |
red and green tartan | tartan | | #b3282d #3f7d4e |
royal stewart plaid | tartan | | |
grey herringbone | herringbone | | #8b8d8f* |
prince of wales check in charcoal | glen-check | | #3b3e44 |
buffalo check red and black | gingham | | #b3282d #1d1c20 | style buffalo
yellow gingham | gingham | | #e8b93c |
navy pinstripe | stripes | | #1d2f55* | style pin
breton stripes | stripes | | | style breton
thin vertical stripes in olive | stripes | | #7d8045 | scale 0.6, style vertical
horizontal stripes rust and peach | stripes | | #b5482a #f0a988 | style horizontal
diagonal candy stripes in pink | stripes | | #e9a5ac | style diagonal
desert camo | camo | | | style desert
terrazzo in blush, sage and terracotta | terrazzo | | #f2cfc9 #a3b899 #bf6043 |
seigaiha in indigo | seigaiha | | #2f4a7d |
tropical leaves on black | tropical | | #1d1c20* |
monstera and palm fronds, emerald | tropical | monstera | #1f7a5c |
damask in burgundy and gold | damask | | #6b1f2d #c39a4a |
teal paisley | paisley | | #1f7f86 |
argyle in mustard and grey | argyle | | #cf9a2c #8b8d8f |
chevron mint and white | chevron | | #bfe0cb #faf7f0 |
greek key in black and gold | greek-key | | #1d1c20 #c39a4a |
ikat in indigo and rust | ikat | | #2f4a7d #b5482a |
shibori indigo | shibori | | #2f4a7d |
memphis squiggles in bright colours | memphis | | | mood pop
marbled paper, navy and gold | marbling | | #1d2f55 #c39a4a |
fair isle snowflakes in red and white | fair-isle | | #b3282d #faf7f0 |
kilim in earthy tones | kilim | | | mood earth
checkerboard in lilac and cream | checkerboard | | #b8a6d4 #f3ead9 |
large scale peonies, blush on charcoal | - | peony | #f2cfc9 #3b3e44* | scale 1.5
micro daisies on yellow | ditsy | daisy | #e8b93c* | scale 0.4
oversized hibiscus in coral | - | hibiscus | #ec7c62 | scale 1.9
poppies and cornflowers, open spacing | - | poppy cornflower | | low
tulips in two colours | - | tulip | | 2 colours
roses in half drop repeat | - | rose | | half-drop
daisies, brick repeat | - | daisy | | brick
one-way tulips | - | tulip | | one-way
multidirectional birds | conversational | bird | | toss
mirror repeat damask | damask | | | mirror
cherry blossoms on pale pink | blossom-branch | | #f2cfc9* |
olive branches | - | olive | |
peach and olive stripes | stripes | | #f0a988 #7d8045 |
ripe peaches and plums | conversational | peach plum | |
plum and mustard checks | gingham | | #4a2545 #cf9a2c |
salmon, mint and cream stripes | stripes | | #ec7c62 #bfe0cb #f3ead9 |
swimming salmon | conversational | salmon | |
mustard yellow umbrellas on grey | conversational | umbrella | #cf9a2c #8b8d8f* |
deep teal background with pink flamingos | conversational | flamingo | #1f7f86* #e9a5ac |
hot air balloons and clouds, pastel | conversational | hot_air_balloon cloud | | mood pastel
lighthouses and seagulls, coastal | conversational | lighthouse seagull | | mood coastal
woodland animals: bears, deer and squirrels | conversational | bear deer squirrel | | mood woodland
pandas eating bamboo | conversational | panda | |
unicorns and rainbows | conversational | unicorn rainbow | |
robots | conversational | robot | |
camper vans and surfboards | conversational | camper_van | |
coffee cups and croissants, brown and cream | conversational | coffee_cup croissant | #6b4a35 #f3ead9 |
ballet shoes | conversational | ballet_shoe | |
butterflies and roses | conversational | butterfly rose | |
octopuses and starfish on aqua | conversational | octopus starfish | #7fd2d0* |
cacti in pots, terracotta | conversational | cactus | #bf6043 |
mice and cheese | conversational | mouse cheese | |
geese | conversational | goose | |
wolves howling at the moon | conversational | howling_wolf moon | |
dachshunds | conversational | dachshund | |
pomegranates and figs | conversational | pomegranate fig | |
pumpkins, no orange | conversational | pumpkin | !#e07a3f |
birds without any blue or green | conversational | bird | !#2d5fa6 !#3f7d4e |
striped gignham in nayv | gingham | | #1d2f55 |
poka dots | dots | | |
houndstoth | houndstooth | | |
hedghogs and acrons | conversational | hedgehog acorn | |
elefants in grey | conversational | elephant | #8b8d8f |
lemmons | conversational | lemon | |
watercolor roses in burgandy | watercolour-floral | rose | #6b1f2d | style watercolor
🦊 on cream | conversational | fox | #f3ead9* |
🍋🍃 | conversational | lemon | |
🐙 in navy | conversational | octopus | #1d2f55 |
#aa3344 stripes on #f4efe2 | stripes | | #aa3344 #f4efe2* |
Rosenmuster in Altrosa auf dunkelblauem Grund | - | rose | #d8a7b1 #1d2f55* |
blaue und weiße Streifen, breit | stripes | | #2d5fa6 #faf7f0 | scale 1.5
kleine rote Punkte auf weißem Grund | dots | | #b3282d #faf7f0* | scale 0.65
Füchse und Pilze im Herbst | conversational | fox mushroom | | mood autumn
Schmetterlinge auf hellgelb | conversational | butterfly | #f4e4a8* |
Schottenkaro in Rot und Grün | tartan | | #b3282d #3f7d4e |
Segelboote und Anker, maritim | conversational | sailboat anchor | | mood coastal
Hahnentritt schwarz weiß | houndstooth | | |
rayures bleu marine et blanc cassé | stripes | | #1d2f55 #f4efe4 |
petits pois blancs sur fond rouge | dots | | #faf7f0 #b3282d* |
renards et champignons | conversational | fox mushroom | |
pied de poule noir et blanc | houndstooth | | |
citrons jaunes sur fond bleu ciel | conversational | lemon | #e8b93c #a9cbe3* |
feuilles vert foncé | foliage | | #22562f |
flores rojas sobre fondo blanco | - | | #b3282d #faf7f0* |
rayas azules y blancas | stripes | | #2d5fa6 #faf7f0 |
lunares negros sobre fondo amarillo | dots | | #1d1c20 #e8b93c* |
mariposas y girasoles | conversational | butterfly sunflower | |
barcos y anclas en azul marino | conversational | boat anchor | #1d2f55 |
limoni gialli su fondo azzurro | conversational | lemon | #e8b93c #2a6fb0* |
righe rosse e bianche | stripes | | #b3282d #faf7f0 |
pois bianchi su fondo blu | dots | | #faf7f0 #2d5fa6* |
farfalle e papaveri | conversational | butterfly poppy | |
quadretti verdi | gingham | | #3f7d4e |
folhas verdes em fundo creme | foliage | | #3f7d4e #f3ead9* |
listras azuis e brancas | stripes | | #2d5fa6 #faf7f0 |
corujas e luas | conversational | owl moon | |
bolinhas pretas | dots | | #1d1c20 |
紺地に白い水玉 | dots | | #1d2f55* #faf7f0 |
桜と鶴 | blossom-branch | cherry_blossom crane | |
赤い千鳥格子 | houndstooth | | #b3282d |
猫と魚 | conversational | cat fish | |
青と白のストライプ | stripes | | #2d5fa6 #faf7f0 |
black cats and pumpkins for halloween | conversational | cat pumpkin | #1d1c20 | mood halloween
koalas and eucalyptus leaves | conversational | koala leaf | |
ditsy mushrooms | conversational | mushroom | | scale 0.5
tiny strawberries on pale pink gingham | conversational | strawberry | #f2cfc9 | scale 0.5, under gingham
checkerboard with daisies | - | daisy | | under checkerboard
celestial suns, moons and stars in gold on midnight | conversational | sun moon star | #c39a4a #1d2f55* |
pink flamingos on deep teal | conversational | flamingo | #e9a5ac |
cherry red hearts on blush pink | conversational | heart | #8e1f33 #f2cfc9* |
tweed jackets | tweed | | |
art nouveau peacock feathers in emerald and gold | peacock-feather | | #1f7a5c #c39a4a | mood morris
rose lace, ivory on navy | lace | rose | #f7f1e1 #1d2f55* |
lilac lace on black | lace | | #b8a6d4 #1d1c20* |
red black and white teapots | conversational | teapot | #b3282d #1d1c20 #faf7f0 |
charcoal pinstripe with red roses | - | rose | #3b3e44* #b3282d | under stripes
zxqv blorp | - | | |
`
