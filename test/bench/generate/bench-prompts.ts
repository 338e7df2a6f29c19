/** 120 prompts as they come: families, moods, colours, scales, layouts and densities in everyday proportion. */
export const benchPrompts: readonly string[] = `
tossed roses in blush and sage
moody dark florals with peonies
ditsy floral on navy
large scale watercolour poppies
trailing vines in the manner of William Morris
chintz with blue birds
tropical palm leaves and hibiscus on black
fern and eucalyptus leaves
wildflower meadow on cream
cherry blossom branches
botanical line drawing of herbs
suzani medallions in red and indigo
sunflowers and bees
dense jungle leaves with parrots
small lavender sprigs half-drop
folk art tulips
art nouveau lilies
tiny daisies on mint
magnolias on charcoal
hydrangea bouquet, scattered
cats reading books
dinosaurs and volcanoes
otters in a river
lemons on blue gingham
foxes and mushrooms in autumn colours
rockets, planets and stars
sailing boats and anchors
christmas gingerbread and holly
halloween pumpkins and bats
flamingos and pineapples
bicycles in pastel
dogs with balloons
strawberries on pink
sushi and chopsticks
cacti in terracotta pots
whales and waves
camping tents and pine trees
hot air balloons and clouds
guitars and drums
bunnies and carrots for nursery
pinstripe suit fabric navy
awning stripes in green and white
ticking stripe on linen
breton stripes
retro seventies stripes in rust and mustard
barcode stripes black and white
bengal stripe pink
multicolour serape stripes
red gingham
black watch tartan
royal stewart tartan
buffalo plaid red and black
prince of wales check
windowpane check camel and brown
madras plaid summer
tattersall check
houndstooth black and white
herringbone tweed
chevron navy and gold
argyle in forest and cream
basketweave beige
polka dots navy and white
pin dots on black
confetti dots, rainbow
large coral spots
terrazzo in pastel
memphis eighties shapes
mid-century atomic shapes in teal and orange
bauhaus circles and bars
op art waves
geometric triangles in blues
hexagon honeycomb in honey and grey
tumbling blocks quilt
log cabin quilt in reds
art deco fans gold on emerald
greek key border blue
seigaiha waves indigo
asanoha hemp leaf
shippo circles in plum
kikko tortoiseshell
yagasuri arrows in purple
sashiko stitches on indigo
hitomezashi
zellige tiles in blue and green
moroccan trellis
azulejo tiles
celtic knots green
mandala in jewel tones
paisley in reds and ochre
damask tone on tone burgundy
ogee in teal
toile de jouy in blue
ikat in indigo and rust
batik with crackle
shibori kanoko
itajime shibori indigo
tie-dye in sunset colours
kilim in earth tones
fair isle sweater reds and cream
cable knit
leopard print
zebra stripes
tiger print orange
snake skin in greens
giraffe
cow print brown
woodland camouflage
marbling in blue and gold
agate slices
topographic lines
wood grain
roses in stripes
palm border print
mirrored leopard kaleidoscope
tulips brick repeat
micro ditsy leaves dense
sparse large peonies
pink and red hearts for valentine
three colour abstract cut-outs
brush strokes in black and blush
`
  .trim()
  .split('\n')
