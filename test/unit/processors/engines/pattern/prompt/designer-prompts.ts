/**
 * Prompts as designers, shop owners, students and parents write them, one a line: prompt | family drawn | motifs,
 * heroes first | colours | the rest. Notation as in `prompt-table.ts`; the family is the one the spec ends with, `a/b`
 * allows either; motifs must stand in this order; `heroes n` says how many of them lead.
 */
export const designerPrompts = `
large peonies and leaves in dusty pink on navy, tossed | tossed-floral | peony | #c48a8a #1d2f55* | scale 1.45, toss
roses and ferns on cream | tossed-floral | rose fern | #f3ead9* |
big blousy peonies with buds and foliage, moody | tossed-floral | peony | | mood moody
watercolour anemones and eucalyptus | tossed-floral/watercolour-floral | anemone | | style watercolour
poppies and wheat on ecru | tossed-floral/conversational/meadow | poppy wheat | #f3ead9* |
sunflowers with leaves, mustard and navy | tossed-floral | sunflower | #cf9a2c #1d2f55 |
tulips and daffodils for spring | tossed-floral | tulip | | mood spring
blue hydrangeas and white peonies | tossed-floral | hydrangea peony | #2d5fa6 #faf7f0 |
tiny forget me nots on pale blue | tossed-floral/ditsy | | #a9cbe3* | scale 0.5
dense magnolia branches on charcoal | tossed-floral/blossom-branch | | #3b3e44* | high
paisley in jewel tones | paisley | | | mood jewel
damask in jewel colours | damask | | | mood jewel
jewel tone florals on black | tossed-floral | | #1d1c20* | mood jewel
gems and crystals in a row | conversational | gem crystal | | block
earth tone kilim | kilim | | | mood earth
stripes in shades of blue | stripes | | #2d5fa6 | tonal
tonal green leaves | foliage | | #3f7d4e | tonal
monochromatic pink roses | tossed-floral | rose | #e9a5ac | tonal
terrazzo in three shades of grey | terrazzo | | #8b8d8f | 3 colours, tonal
all red hearts | conversational | heart | #b3282d |
otters holding hands in a river | conversational | otters_holding_hands | | scene water
cats reading books | conversational | cat book | | heroes 1
bears riding bicycles through the forest | conversational | bear bicycle | | heroes 1
mice drinking tea | conversational | mouse tea | | heroes 1
foxes sleeping under the stars | conversational | sleeping_fox star | | heroes 1
rabbits eating carrots in a garden | conversational | rabbit carrot | | heroes 1
frogs on lily pads | conversational | frog lily_pad | | heroes 1
dogs wearing scarves | conversational | dog | | heroes 1
penguins skating on ice | conversational | skating_penguin | | heroes 1
hedgehogs having a picnic | conversational | hedgehog | |
dinosaurs and volcanoes | conversational | dinosaur volcano | | heroes 2
llamas with cacti | conversational | llama cactus | | heroes 1
cherries and bows | conversational | cherry bow | | heroes 2
swans on a lake at night | conversational | swan | | scene water, mood moonlit
whales in the ocean | conversational | whale | | scene sea
sheep in a meadow | conversational | sheep | | scene meadow
rockets flying to the moon | conversational | rocket moon | |
tigers in the jungle, large scale | tropical | tiger | | scale 1.5, mood tropical-night
a flock of swallows | conversational | swallow | |
a field of poppies | tossed-floral/meadow | | |
bowl of lemons | conversational | lemon | |
slices of watermelon on mint | conversational | watermelon | #bfe0cb* |
sushi and chopsticks on wasabi green | conversational | sushi chopstick | |
coffee beans and mugs | conversational | coffee_bean mug | |
vegetables: carrots, radishes, peas | conversational | carrot radish pea | | heroes 3
sewing notions, scissors and buttons | conversational | scissors button | |
tools for father's day: hammers, saws, screwdrivers | conversational | hammer saw screwdriver | |
vintage cars and trucks in red and teal | conversational | car truck | #b3282d #1f7f86 | mood heritage
footballs and trophies | conversational | football trophy | |
music notes and guitars, black on yellow | conversational | guitar | #1d1c20 #e8b93c* |
camping: tents, campfires and mountains | conversational | tent campfire mountain | | heroes 3
seashells and starfish on sand | conversational | seashell starfish | #e9dcc5* | heroes 2
farm animals: cows, pigs and hens | conversational | cow pig hen | | heroes 3
safari animals on sage | conversational | elephant giraffe lion | #a3b899* | heroes 3
sea creatures | conversational | whale octopus | |
woodland creatures, nursery | conversational | fox hedgehog owl | | mood nursery
insects and beetles on ochre | conversational | beetle | #cf9a2c* |
christmas print with holly, robins and candy canes | conversational | robin candy_cane | | mood christmas
halloween bats and ghosts, purple and orange | conversational | bat ghost | #6a4a8c #e07a3f | mood halloween
easter bunnies, eggs and chicks in pastel | conversational | bunny easter_egg chick | | mood pastel
valentine hearts and arrows | conversational | heart arrow | | mood valentine
birthday cakes, balloons and party hats | conversational | birthday_cake balloon party_hat | |
back to school pencils and rulers | conversational | pencil ruler | |
travel: planes, suitcases, passports | conversational | plane suitcase | |
kids robots, primary colours | conversational | robot | | mood primary
cute kawaii cats | conversational | cat | | mood nursery
mid century cats | conversational | cat | | mood midcentury
art deco swans in black and gold | conversational | swan | #1d1c20 #c39a4a | mood deco
70s mushrooms | conversational | mushroom | | mood seventies
scandi foxes, mustard and grey | conversational | fox | #cf9a2c #8b8d8f | mood scandinavian
morris style strawberries and thrushes | trailing/conversational | strawberry | | mood morris
hawaiian hibiscus | tossed-floral/tropical | | |
tropical parrots and palms | tropical | parrot palm | |
toucans and monstera leaves on black | tropical | toucan | #1d1c20* |
jungle leaves, deep green | tropical | | |
flamingos and pineapples | conversational | flamingo pineapple | | heroes 2
navy pinstripe | stripes | | #1d2f55* | style pin
charcoal chalk stripe suiting | stripes | | #3b3e44* | style chalk
white pinstripes on black | stripes | | #faf7f0 #1d1c20* | style pin
candy stripe in red and white | stripes | | #b3282d #faf7f0 | style bengal
horizontal nautical stripe | stripes | | | style horizontal
ticking stripe, blue on ecru | stripes | | #2d5fa6 #f3ead9* | style ticking
rainbow stripes | stripes | | |
wide vertical stripes of sage and ivory | stripes | | #a3b899 #f7f1e1 | scale 1.5, style vertical
red gingham picnic cloth | gingham | | #b3282d |
lumberjack check | gingham/tartan/plaid | | |
madras plaid in brights | tartan/madras/plaid | | |
green and navy plaid | tartan/plaid | | #3f7d4e #1d2f55 |
prince of wales check | glen-check | | |
grey tweed with flecks | herringbone/tweed | | #8b8d8f* |
dogtooth in camel | houndstooth | | #c9ad86 |
windowpane check, brown on oatmeal | windowpane | | #6b4a35 #e9dcc5* |
polka dots, white on red | dots | | #faf7f0 #b3282d* |
pin dots navy on white | dots | | #1d2f55 #faf7f0* |
multicolour pin dots | dots | | | mood pop
big spots in mustard | dots | | #cf9a2c | scale 1.4
irregular painted dots | dots | | |
art deco fans in emerald and gold | deco-fans | | #1f7a5c #c39a4a | mood deco
gatsby geometric, black and gold | deco-fans | | #1d1c20 #c39a4a | mood deco
greek key border in white on navy | greek-key | | #faf7f0 #1d2f55* |
seigaiha waves in indigo | seigaiha | | #2f4a7d |
asanoha, white on indigo | asanoha/sashiko | | #faf7f0 #2f4a7d* |
shippo circles in red | shippo | | #b3282d |
moroccan trellis in teal and white | trellis | | #1f7f86 #faf7f0 |
chevron in grey and yellow | chevron | | #8b8d8f #e8b93c |
bargello flame stitch in pinks and oranges | chevron/bargello | | #e9a5ac #e07a3f |
harlequin diamonds | argyle/diamonds/harlequin | | |
honeycomb in honey | honeycomb/hexagons | | #cf9a2c |
triangles in mint and grey | triangles | | #bfe0cb #8b8d8f |
geometric shapes, bold | triangles/memphis/bauhaus/abstract-shapes | | | mood pop
abstract shapes in clay and sand | memphis/cut-outs/abstract-shapes/cutouts | | #bf6043 #e9dcc5 |
memphis shapes, neon | memphis | | | mood neon
atomic starbursts in turquoise and orange | midcentury | | #4fb3b8 #e07a3f | mood midcentury
leopard print in navy and tan | leopard | | #1d2f55 #c9ad86 |
pink leopard spots | leopard | | #e9a5ac |
zebra stripes black and white | zebra | | #1d1c20 #faf7f0 |
snakeskin in olive | snake | | #7d8045 |
cow hide brown and white | cow | | #6b4a35 #faf7f0 |
giraffe print | giraffe | | |
giraffes | conversational | giraffe | |
woodland camo | camo | | |
pink camouflage | camo | | #e9a5ac |
marbled ink in blue | marbling | | #2d5fa6 |
terrazzo, muted | terrazzo | | | tone muted
damask tone on tone in ivory | damask | | #f7f1e1 |
gold damask on burgundy | damask | | #c39a4a #6b1f2d* |
persian paisley in red and navy | paisley | | #b3282d #1d2f55 |
bandana print red | paisley | | #b3282d* |
ikat diamonds in coral | ikat | | #ec7c62 |
fair isle sweater in berry and cream | fair-isle | | #8e1f33 #f3ead9 |
fair isle with reindeer | fair-isle | reindeer | |
kilim rug, rust and teal | kilim | | #b5482a #1f7f86 |
aztec blanket | kilim/aztec | | |
daisies on gingham | tossed-floral/ditsy/conversational | daisy | | under gingham
cherries on pink stripes | conversational | cherry | #e9a5ac | under stripes
cats over polka dots | conversational | cat | | under dots
anchors on navy and white stripes | conversational | anchor | #1d2f55 #faf7f0 | under stripes
lobsters, no blue | conversational | lobster | !#2d5fa6 |
birds but no flowers | conversational | bird | |
roses without leaves, red | tossed-floral | rose | #b3282d |
not too busy ferns | foliage/botanical-line | fern | | low
nothing pink please: butterflies | conversational | butterfly | !#e9a5ac |
flowers, avoid yellow and orange | tossed-floral | | !#e8b93c !#e07a3f |
two colour block print of leaves | foliage/cutouts | | | 2 colours, style block print
4 color terrazzo | terrazzo | | | 4 colours
five-colour florals | tossed-floral | | | 5 colours
in 3 colors: swallows | conversational | swallow | | 3 colours
6 inks, birds and berries | conversational | bird | | 6 colours
5 cm roses | tossed-floral | rose | | 50 mm
bees 20 mm wide | conversational | bee | | 20 mm
3 inch pineapples | conversational | pineapple | | 76.2 mm
ditsy floral, 32 cm repeat | ditsy | | | repeat 320 mm
foxes, repeat of 640 mm | conversational | fox | | repeat 640 mm
micro floral | ditsy | | |
oversized monstera leaves | tropical | | | scale 1.9
teeny tiny hearts | conversational | heart | | scale 0.4
small-scale paisley | paisley | | | scale 0.65
supersize poppies | tossed-floral | poppy | | scale 1.9
roses, half-drop repeat | tossed-floral | rose | | half-drop
foxes in brick repeat | conversational | fox | | brick
apples in a grid | conversational | apple | | block
swallows flying in all directions | conversational | swallow | | four-way
one directional giraffes | conversational | giraffe | | one-way
two-way tulips | tossed-floral | tulip | | two-way
scattered stars | conversational/dots | star | | low
densely packed strawberries | conversational | strawberry | | high
airy cherry blossom | tossed-floral/blossom-branch | | | low
all-over ditsy | ditsy | | | high
minimal line art leaves | foliage/botanical-line | | | style line art
monstera line art | botanical-line | monstera | | style line art
palm fronds, line drawing | botanical-line | palm_frond | | style line drawing
goth roses and skulls | conversational | rose skull | | mood moody, heroes 2
black line drawing of poppies on white | tossed-floral/botanical-line | poppy | #1d1c20 #faf7f0* | style line drawing
#ff6600 foxes on #fff | conversational | fox | #ff6600 #ffffff* |
dots in #123456 and #abc | dots | | #123456 #aabbcc |
crimson and teal birds on charcoal | conversational | bird | #8e1f33 #1f7f86 #3b3e44* |
burnt sienna and duck egg blue leaves | foliage | | #b5482a #a9cbe3 |
british racing green tartan | tartan/plaid | | #05480d* |
deep plum background with gold moths | conversational | moth | #c39a4a |
ground: terracotta, motifs: cream cacti | conversational | cactus | #bf6043* #f3ead9 |
navy on white sailboats | conversational | sailboat | #1d2f55 #faf7f0* |
gold stars on midnight blue | conversational | star | #c39a4a #1d2f55* |
white lambs on a green meadow | conversational | lamb | #faf7f0 #3f7d4e* |
foxes in a golden meadow | conversational | fox | #c39a4a* |
bright yellow lemons on a pale blue background | conversational | lemon | #a9cbe3* |
dark green palms on blush | tropical/conversational | palm | #f2cfc9* |
pastel unicorns and rainbows | conversational | unicorn rainbow | | mood pastel
gothic roses in black and burgundy | tossed-floral | rose | #1d1c20 #6b1f2d | mood moody
cottagecore wildflowers | tossed-floral/ditsy/meadow | | | mood cottagecore
coastal grandma hydrangeas | tossed-floral | hydrangea | | mood coastal
boho rainbows in terracotta | conversational/retro-geometric | | #bf6043 |
wabi sabi leaves | foliage | | | mood wabi-sabi
y2k butterflies | conversational | butterfly | | mood y2k
dark academia moths and books | conversational | moth book | | mood academia
victorian botanical | tossed-floral/trailing/botanical-line | | | mood victorian
regency stripe in sage and cream | stripes | | #a3b899 #f3ead9 | style regency
jacobean floral in blue and rust | tossed-floral/trailing/chintz | | #2d5fa6 #b5482a | mood jacobean
chinoiserie birds and blossoms, blue and white | conversational/blossom-branch | | | mood indigo
1920s | deco-fans | | | mood deco
tortoiseshell | tortoiseshell | | |
tortoiseshell cats | conversational | cat | |
adinkra symbols, black on rust | signs | | #1d1c20 #b5482a* | style adinkra
songket, gold thread on burgundy | brocade | | #c39a4a #6b1f2d* |
anemones in ink wash | watercolour-floral | anemone | |
rococo bows and roses | conversational | bow rose | |
1930s feedsack floral | ditsy | | | mood thirties
silver dollar eucalyptus | foliage/tossed-floral/watercolour-floral | eucalyptus | |
psychedelic floral | flower-power | | | mood seventies
mondrian grid | colour-planes | | | style bars
korean bojagi patchwork | colour-planes | | | style seams
boro patched indigo | sashiko | | #2f4a7d | style boro
phulkari in orange and pink | kilim | | #e07a3f #e9a5ac |
ajrakh block print | azulejo | | | mood ajrakh
vyshyvanka, red and black | cross-stitch | | #b3282d #1d1c20 |
bandhani tie dye dots | shibori | | |
aguayo stripes | kilim | | | style manta
spirals in navy | karakusa | | #1d2f55 |
poppy seed heads and hops | tossed-floral | poppy_head hop | |
banksia and passionflower | tossed-floral | banksia passion_flower | |
dandelion clocks pale grey | tossed-floral | dandelion | #b9bcbc |
thistles and heather, highland mood | tossed-floral | thistle heather | |
lavender fields | meadow | lavender | |
field of poppies | meadow | poppy | |
wild grasses | meadow | | | style grasses
bluebells wood | tossed-floral | bluebell | |
loose brushstroke florals | watercolour-floral | | |
denim | twill | | | style denim
roses on denim | tossed-floral | rose | #4a6a96* |
marigold garlands, orange on magenta | tossed-floral/garlands | marigold | #e07a3f #e23d80* |
pressed flowers herbarium beige | botanical-line | | #e9dcc5 |
ikat peach | ikat | | #f0a988 |
paisley orange and teal | paisley | | #e07a3f #1f7f86 |
tartan red | tartan | | |
roses on cream linen | tossed-floral | rose | #f3ead9* |
cranes and cherry branches, pale blue silk | blossom-branch | crane | #a9cbe3* |
red velvet cake and candles | conversational | cake candle | #b3282d |
ferns and foxgloves | tossed-floral | fern foxglove | |
olive and lavender sprigs | tossed-floral | olive lavender | |
cotton bolls on navy | tossed-floral | cotton_boll | #1d2f55* |
wiener werkstätte florals | tossed-floral | | | mood secession
greek island tile, cobalt and white | azulejo | | #24427a #faf7f0 |
animal print mix, leopard and zebra | mixed-skins | | |
blue willow pattern | toile | | | mood indigo
pink and green preppy floral | tossed-floral | | #e9a5ac #3f7d4e |
scribbled floral outline, cobalt on white | botanical-line | | #24427a #faf7f0* |
texas bluebonnets | tossed-floral | lupin | |
hawthorn and rosehips | blossom-branch | cherry_blossom rowan | |
gzhel flowers | folk-floral | | | mood indigo
gothic damask black purple | damask | | #1d1c20 #6b4a8e |
preppy stripe, navy and kelly green | stripes | | #1d2f55 #3f7d4e |
art deco lotus peach | tossed-floral | lotus | #f0a988 |
sofa fabric: plain weave in olive | twill | | #7d8045* |
1960s mod daisies | flower-power | | | mood sixties
70s flowers in orange and brown | flower-power | | #e07a3f #6b4a35 | mood seventies
tuscan lemons and olives | conversational | lemon olive | | mood mediterranean
fiesta animals, bright | conversational | | | mood mexican
african wax print | batik/shippo/dots | | |
desert cacti at sunset | conversational | cactus | | mood sunset
gemütliche Füchse im Herbstwald | conversational | fox | | mood autumn
Zitronen auf hellblauem Grund | conversational | lemon | #a9cbe3* |
große Pfingstrosen und Blätter in Altrosa | tossed-floral | peony | #d8a7b1 | scale 1.45
Katzen, die Bücher lesen | conversational | cat book | |
schwarz-weißes Schachbrett | checkerboard | | #1d1c20 #faf7f0 |
Nadelstreifen in Dunkelblau | stripes | | #1d2f55* | style pin
weiße Punkte auf Rot, ohne Schwarz | dots | | #faf7f0 #b3282d* !#1d1c20 |
Weihnachtsmuster mit Tannen und Sternen | conversational | pine_tree star | | mood christmas
kleine Segelboote, maritim, dreifarbig | conversational | sailboat | | 3 colours, mood coastal
Dinosaurier für Kinder | conversational | dinosaur | | mood nursery
zarte Wiesenblumen in Pastell | tossed-floral/ditsy/meadow | | | mood pastel
des chats et des livres sur fond crème | conversational | cat book | #f3ead9* |
grandes fleurs tropicales sur fond noir | tropical/tossed-floral | | #1d1c20* | scale 1.45
rayures horizontales rouges et blanches | stripes | | #b3282d #faf7f0 | style horizontal
feuilles de palmier vertes | tropical | | #3f7d4e |
baleines et bateaux, bleu marine | conversational | whale boat | #1d2f55* |
petites cerises rouges sur fond rose pâle | conversational | cherry | #b3282d #f2cfc9* | scale 0.6
motif art déco or et noir | deco-fans | | #c39a4a #1d1c20 |
gatos negros y calabazas | conversational | cat pumpkin | #1d1c20 |
limones amarillos sobre fondo azul marino | conversational | lemon | #e8b93c #1d2f55* |
rosas rojas grandes | tossed-floral | rose | #b3282d | scale 1.45
cuadros escoceses verdes y azules | tartan/plaid | | #3f7d4e #2d5fa6 |
hojas tropicales en verde oscuro | tropical | | |
gatti e gomitoli | conversational | cat yarn | |
fragole su sfondo rosa | conversational | strawberry | #e9a5ac* |
righe verticali blu e bianche | stripes | | #2d5fa6 #faf7f0 | style vertical
ancore e barche a vela | conversational | anchor sailboat | |
folhas de bananeira em fundo branco | tropical | | #faf7f0* |
gatos e flores cor-de-rosa | conversational | cat | #e9a5ac |
peixes azuis e barcos | conversational | fish boat | #2d5fa6 |
金魚と波 | conversational | goldfish wave | |
紺色の青海波 | seigaiha | | |
黄色いレモン、白地 | conversational | lemon | #e8b93c #faf7f0* |
狐と紅葉 | conversational/foliage | fox | |
麻の葉 白地に赤 | asanoha/sashiko | | #b3282d |
🌵🦙 on terracotta | conversational | cactus llama | #bf6043* |
🌸 pink | tossed-floral/blossom-branch | cherry_blossom | #e9a5ac |
🦕🌋 for kids | conversational | sauropod volcano | | mood nursery
🍓🍓🍓 on gingham | conversational | strawberry | | under gingham
🐈‍⬛ & 🎃 | conversational | cat | |
☕🥐☕ | conversational | croissant | |
leapord print | leopard | | |
stawberries on pnik | conversational | strawberry | |
herringbon tweed | herringbone/tweed | | |
tropcial leaves | tropical | | |
buterflys and flowrs | conversational | butterfly | |
geomtric triangels | triangles | | |
pasley in blu | paisley | | #2d5fa6 |
watermellon slices | conversational | watermelon | |
please make me a lovely seamless repeating pattern of koalas hugging eucalyptus | conversational | koala eucalyptus | | heroes 1
I want something for a summer dress, maybe lemons, bright | conversational | lemon | | mood mediterranean
for my daughter's bedroom: unicorns, stars and clouds in lilac | conversational | unicorn star cloud | #b8a6d4 |
a sophisticated stripe for men's shirting in light blue | stripes | | #a9cbe3 |
upholstery: traditional damask, sage | damask | | #a3b899 | mood heritage
quilting cotton with small bees and honeycombs | conversational | bee | | scale 0.65
swimwear print, tropical leaves, hot pink on black | tropical | | #e23d80 #1d1c20* |
wrapping paper with gifts and holly in red and green | conversational | gift | #b3282d #3f7d4e |
baby blanket elephants, grey and soft yellow | conversational | elephant | #8b8d8f |
kitchen curtains with teapots, cups and cherries | conversational | teapot cup cherry | | heroes 3
men's boxer shorts chillies | conversational | chilli | |
scarf design: horses, bridles, chains in navy and gold | conversational | horse | #1d2f55 #c39a4a |
wallpaper: cranes and pine trees in gold on dark green | conversational | crane pine_tree | #c39a4a | heroes 2
asdf qwer zxcv | tossed-floral | | |
Jacobean chintz with pomegranates and tulips | chintz | pomegranate tulip | | mood jacobean
floral bouquet roses and peonies | tossed-floral | rose peony | |
waffle weave sage | dobby | | #a3b899 |
farm animals for a baby quilt | conversational | cow pig hen | |
poppies and herbs, line drawing | botanical-line | poppy | |
watercolour roses | watercolour-floral | rose | |
blue and white gingham | gingham | | #2d5fa6 #faf7f0 |
trains in primary colours | conversational | train | | mood primary
celestial suns and moons, midnight blue | conversational | sun moon | #1d2f55* | mood night-sky
Efeu auf Creme | foliage/trailing | | #f3ead9* |
farm animals on gingham | conversational | cow pig hen | | under gingham
lavender stripe with tiny roses | tossed-floral | rose | #b8a6d4 | under stripes
lavender sprigs on linen, small | tossed-floral | lavender | #e9dcc5* | scale 0.65
birds of paradise on black | tropical | bird_of_paradise | #1d1c20* |
penguins on ice, light blue | conversational | penguin | #a9cbe3* |
hot air balloons and clouds | conversational | hot_air_balloon cloud | | 
japanese cherry blossoms | blossom-branch | | | mood japanese
christmas tartan | tartan | | | mood christmas
hot air ballons over hills | conversational | hot_air_balloon | | heroes 1
🌈 stripes | stripes | | |
colores vivos, cactus y llamas | conversational | cactus llama | | heroes 2
coffee cups, knitted mittens and candles | conversational | coffee_cup mitten candle | | heroes 3
tiny bees and honeycomb for a jam label | conversational | bee | | under honeycomb, heroes 1
geishas, fans | conversational | geisha fan | | heroes 2
fans in gold and black | deco-fans | | #c39a4a #1d1c20 |
cherry blossoms + swallows | blossom-branch | cherry_blossom swallow | |
koi pond indigo and coral | conversational | koi | #2f4a7d* #ec7c62 |
listras azul-turquesa | stripes | | #4fb3b8 |
cuff-stripes, navy and white | stripes | | #1d2f55 #faf7f0 |
circus animals | conversational | circus_elephant lion | | heroes 3
cyanotype ferns | foliage | fern | | mood cyanotype
white lace on dusty rose | lace | | #faf7f0 #c48a8a* |
geometric mountains, sunset ombre | ombre | | | style ridges, mood sunset
misty mountains and pine trees | scenic | mountain pine_tree | | 
zodiac signs, gold on midnight | signs | | #c39a4a | style zodiac
genji-ko in indigo | signs | | #2f4a7d | style genjiko
viking runes | signs | | | style runes
samurai and koi, tattoo style | conversational | samurai koi | | mood tattoo
cats and dogs, raining | conversational | cat dog | | heroes 2
suitcases with stickers | conversational | suitcase | | heroes 1
paper planes on baby blue | conversational | paper_plane | #a9cbe3* | heroes 1
deckchairs and parasols | conversational | deckchair | | heroes 2
`
