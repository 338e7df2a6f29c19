/** What belongs with the wild, the garden, the table, the street and the sky, in the rows of `companions.ts`. */
export const companionsOfPlaces = `
orca manta-ray swordfish moray-eel: fish coral f-bubbles
shrimp squid sardine oyster scallop sea-urchin: lemon f-shell f-wave
mermaid-tail: f-shell starfish f-bubbles
coral sea-anemone clownfish lion-fish nautilus kelp: starfish coral f-bubbles
hermit-crab sand-dollar auger-shell cowrie: starfish f-shell f-pebble
pirate-ship treasure-chest treasure-map: treasure-chest skull compass-rose f-wave
ship-wheel compass-rose rope-knot buoy: anchor sailboat f-wave
submarine: fish octopus f-bubbles
tugboat passenger-ship ferry motor-boat speedboat: anchor seagull f-wave
fishing-pole fishing-lure net-with-handle: fish f-reed f-ripple
ox bison water-buffalo: f-grass f-daisy
highland-cow: thistle f-fern f-grass
donkey: carrot f-daisy f-grass
gorilla orangutan chimpanzee mandrill: banana f-twin-leaf f-fern
rhinoceros hippopotamus meerkat: acacia f-grass f-twin-leaf
lemur chameleon lizard okapi tapir: f-twin-leaf f-fern f-leaf
armadillo scorpion cattle-skull: cactus f-pebble f-seed
wombat kookaburra: acacia f-twin-leaf f-leaf
boar: acorn mushroom f-leaf
corgi greyhound chihuahua pomeranian guide-dog: f-bone f-paw
panther puma: moon f-fern f-twin-leaf
bonsai: cherry-blossom f-leaf f-cloud
gourd: ear-of-corn f-leaf acorn
teasel: goldfinch f-leaf
red-panda: bamboo f-leaf
arctic-fox snow-leopard: pine-tree snowflake f-snow
capybara: tangerine lily-pad f-reed
marmot: mountain f-daisy f-grass
opossum skunk rat: f-leaf f-berry-sprig mushroom
mammoth yeti: pine-tree snowflake f-snow
pterodactyl: f-fern f-egg volcano
griffin: crown f-star
phoenix-bird: fire f-star f-leaf
dove: f-twin-leaf f-sprig
black-bird: moon f-berry-sprig f-leaf
ostrich guinea-fowl vulture: acacia f-grass
pheasant partridge thrush: acorn f-fern f-berry-sprig
kingfisher: f-reed fish f-ripple
woodpecker magpie blue-jay bullfinch: acorn f-berry-sprig f-leaf
hoopoe oriole sparrow bluebird: f-berry-sprig f-blossom f-leaf
kiwi-bird cassowary: f-fern f-twin-leaf
eagle: mountain pine-tree f-cloud
cockatoo hornbill quetzal: hibiscus f-twin-leaf f-fern
axolotl salamander: lily-pad f-bubbles f-reed
pelican ibis: fish f-reed f-ripple
goldfish: lily-pad f-bubbles f-reed
nest-with-eggs: feather f-blossom f-egg
turkey: ear-of-corn f-leaf acorn
fairy gnome: mushroom f-daisy f-star
caterpillar worm ant praying-mantis grasshopper cricket: f-leaf f-daisy
luna-moth firefly: moon f-fern f-star
honeycomb: bee f-daisy
watering-can wheelbarrow rake hand-fork pitchfork secateurs wellingtons: carrot sunflower f-leaf f-daisy
shovel: f-pebble f-leaf
seed-packet: sunflower carrot f-seed
monstera-pot snake-plant hanging-plant: watering-can f-leaf
cactus-pot agave: f-pebble f-blossom
birdhouse: bird f-blossom f-leaf
picket-fence greenhouse gazebo: tulip watering-can f-daisy
picnic-basket basket: strawberry red-apple f-daisy
fruit-tree lemon-tree olive-tree: bird f-blossom f-leaf
scarecrow hay-bale barn: pumpkin black-bird wheat f-grass
windmill: tulip f-cloud f-grass
wheat sheaf: f-seed f-leaf
deciduous-tree evergreen-tree pine-tree birch-tree cypress-tree: bird f-leaf f-grass
acorn chestnut pine-cone: f-leaf f-berry-sprig
shamrock four-leaf-clover: horseshoe f-heart f-leaf
feather dreamcatcher: feather f-spark f-leaf
cowboy-hat riding-boot wagon-wheel stirrup: horseshoe cactus f-star
bread baguette-bread bagel pretzel: wheat f-seed f-sprig
cheese-wedge: grapes olive f-sprig
cookie: glass-of-milk f-crumb f-star
hot-pepper: lime garlic f-seed
tomato bell-pepper eggplant onion garlic carrot potato: f-sprig f-leaf
cucumber pickle pea-pod asparagus artichoke fennel leafy-green broccoli: f-sprig f-leaf
beetroot radish root-vegetable celery: f-leaf f-sprig
farfalle spaghetti steaming-bowl: tomato garlic f-leaf
bottle-with-popping-cork clinking-glasses: f-spark f-star
beer-mug clinking-beer-mugs: pretzel wheat f-leaf
wine-bottle corkscrew: grapes olive f-leaf
milkshake shaved-ice ice-cream popsicle: cherry strawberry f-star
macaron eclair tart shortcake churro: strawberry f-blossom f-heart
chocolate-bar candy lollipop candy-floss toffee-apple: candy f-candy f-star
hamburger french-fries hot-dog sandwich cup-with-straw: french-fries tomato f-star
taco burrito tamale stuffed-flatbread: hot-pepper lime avocado f-leaf
dumpling bamboo-steamer spring-roll fortune-cookie takeout-box: chopsticks f-leaf f-spark
rice-ball bento-box mochi fish-cake-with-swirl sake: cherry-blossom chopsticks f-blossom
shallow-pan-of-food: lemon shrimp f-leaf
bubble-tea: mango f-bubbles f-heart
whisk rolling-pin mortar oven-mitt stand-mixer colander ladle spatula spoon: whisk egg f-crumb
pitcher milk-bottle jam-jar: strawberry f-daisy f-leaf
moka-pot tumbler-glass: f-bean croissant
fried-egg poached-egg boiled-egg bacon: bread f-spark f-crumb
pancakes waffle: blueberries strawberry f-drop
pie: cherry wheat f-leaf
easter-egg: baby-chick tulip f-daisy
mango melon passion-fruit dragon-fruit coconut papaya: hibiscus f-twin-leaf f-blossom
lime citrus-slice lemon-slice lime-slice grapefruit-slice: f-slice f-blossom f-leaf
grapes blueberries blackberry raspberry currants: f-berry-sprig f-leaf
persimmon pomegranate kiwi-fruit: f-blossom f-leaf
tropical-drink: pineapple hibiscus f-slice
pine-decoration red-envelope chinese-dragon red-paper-lantern firecracker: red-paper-lantern f-cloud f-blossom
carp-streamer: f-cloud cherry-blossom
snowflake igloo mitten sleigh santa elf stocking nutcracker: wrapped-gift pine-tree f-snow f-holly
santa-hat socks: candy-cane f-snow
candy-cane pudding wreath: f-holly bauble f-snow
menorah dreidel: star candle f-star
carousel-horse roller-coaster: balloon popcorn candy-floss f-star
ferris-wheel: balloon candy-floss f-star
party-hat party-popper piata confetti-ball: balloon birthday-cake f-star
crown: gem-stone f-spark f-star
witch-hat cauldron broom spider-web vampire mummy: bat moon f-web f-star
coffin crystal-ball tarot-card evil-eye hand hamsa: moon eye f-star
candle: f-star f-spark
alien-monster flying-saucer comet satellite telescope ray-gun striped-planet cratered-planet: ringed-planet star rocket f-star
fireworks sparkler: star f-spark f-star
star glowing-star shooting-star: moon f-star f-spark
delivery-truck bus school-bus tram garbage-truck monster-truck forklift cement-mixer: traffic-cone f-cloud f-star
racing-car: trophy traffic-cone f-star
motorcycle motor-scooter: f-spark f-star f-leaf
ambulance police-car helicopter: traffic-cone f-cloud f-star
skyscraper building-construction street-lamp taxi: taxi street-lamp f-cloud
iron-tower: croissant rose f-heart
clock-tower domed-tomb leaning-tower statue-of-liberty tokyo-tower triumphal-arch: deciduous-tree f-cloud f-star
hut treehouse canal-house houses house-with-garden: deciduous-tree tulip f-cloud
golden-gate-bridge: sailboat seagull f-cloud
arched-bridge tower-bridge suspension-bridge watermill: sailboat f-cloud f-ripple
chapel cathedral: dove cypress-tree f-cloud
world-map globe-showing-europe-africa passport: airplane compass f-cloud
paper-plane biplane small-airplane parachute hang-glider airship: f-cloud sun bird
camper-trailer: campfire pine-tree f-cloud
umbrella closed-umbrella umbrella-with-rain-drops: f-drop f-cloud wellingtons
bird-cage: bird rose f-leaf
angel: dove f-star f-cloud
camping: pine-tree campfire f-leaf
campfire: log-cabin pine-tree f-star
mountain-cableway snow-capped-mountain: pine-tree f-snow f-cloud
beach-hut: bucket starfish seagull f-shell
desert-island: palm-tree f-wave seagull
fountain wishing-well: dove f-blossom f-ripple
`
