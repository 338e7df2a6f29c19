import type { Theme } from '../../noun-book.ts'

/** Worlds that names and kinds do not tell: a lime is a rock before it is a fruit, a seal is for letters. */
const table: Readonly<Partial<Record<Theme, string>>> = {
  space:
    'gargoyle monster zombie striped-planet cratered-planet wizard witch vampire mummy astronaut robot alien-monster telescope satellite-antenna space-shuttle haunted-house flying-saucer comet ray-gun atom bat ghost jack-o-lantern spider spider-web witch-hat cauldron broom tarot-card wise-man hamsa evil-eye crystal-ball magic-wand magic-lamp coffin gravestone skeleton potion candle eye hand menorah dreidel dreamcatcher fireworks sparkler cyclone mirror-ball',
  sea: 'diving-helmet desert-island parasol-from-above caravel walrus hammerhead-shark humpback-whale stingray blowfish fishing-boat sandcastle bucket-and-spade porthole swim-fin beach-hut seal whale spouting-whale orca clownfish kelp manta-ray nautilus sea-urchin squid sardine surfboard deckchair oar bucket diving-mask fishing-pole compass-rose rope-knot ferry pirate sailor fisherman lobster-pot buoy hermit-crab swordfish anglerfish treasure-chest sunset scuba-diver lifeguard raft sea-anemone sand-dollar ammonite moray-eel lion-fish keeper-with-lantern net-with-handle beach-umbrella beach-ball viking-ship tugboat passenger-ship pearls tiki-mask',
  water:
    'puddle cattail flying-duck flying-swan platypus manatee betta-fish egret tadpole fishing-lure tropical-fish nest-with-eggs crocodile gondolier rower watermill tower-bridge suspension-bridge golden-gate-bridge otters-holding-hands poison-dart-frog opera-house hippopotamus ibis stork',
  snow: `snowy-owl penguin-head polar-bear-head reindeer-head skating-fox skating-wolf skating-bear skating-rabbit skating-penguin skating-mouse skating-cat skating-dog skating-raccoon skating-badger skating-hedgehog skating-squirrel skating-panda skating-deer skating-owl skating-frog skating-pig skating-sheep skating-polar-bear skating-snowman
    bauble stocking mitten santa sleigh nutcracker elf gingerbread-house gingerbread-man snow-globe pudding sled skis igloo ice-hockey santa-hat yeti figure-skater hockey-player fireplace hot-water-bottle snowboard curling-stone husky socks mount-fuji snowy-tree snowy-fir`,
  desert:
    'bronco lasso tumbleweed cowboy wagon-wheel horseshoe cowboy-hat womans-boot sheriff-badge cattle-skull saddle stirrup riding-boot pyramid scorpion rock sphinx cigar sombrero mosque maharaja',
  garden:
    'topiary croquet blooming-cactus prickly-pear-in-bloom milkweed moss-cushion wasp chaffinch chickadee canary starling mockingbird nuthatch wren fairy-wren bee-eater pigeon tortoise swallowtail-butterfly chives tricycle bird-feeder bird-bath centipede queen-bee bonsai trowel hand-fork shovel rake pitchfork secateurs wellingtons seed-packet beehive lavender-bunch wheelbarrow birdhouse venus-flytrap honeycomb rose tulip hibiscus hyacinth rosette seedling potted-plant monstera-pot snake-plant hanging-plant yoga-seat yoga-tree gnome caterpillar fountain basket picnic-basket worm fly rosehip fennel celery cauliflower fruit-tree lemon-tree olive-tree greenhouse picket-fence gardener gazebo wishing-well pram maypole',
  sky: `standing-crane moroccan-lantern moon-phases full-moon-with-seas gibbous-moon half-lit-moon flying-flamingo flying-parrot san-francisco-cable-car crane swallow angel automobile bus taxi locomotive delivery-truck camper-van motorcycle racing-car excavator dump-truck cement-mixer traffic-cone
    fire-engine ambulance police-car double-decker tram monorail railway-car road-sign aerial-tramway house houses house-with-garden hut castle
    gable-house
    japanese-castle skyscraper iron-tower chapel arched-bridge colosseum domed-tomb leaning-tower clock-tower phone-box
    building-construction classical-building statue-of-liberty domed-church tokyo-tower ferris-wheel roller-coaster parachute mountain-cableway paper-plane
    world-map globe-showing-europe-africa globe-showing-americas globe-showing-asia-australia luggage passport ticket postage-stamp windmill
    auto-rickshaw kick-scooter tourer camper-trailer compass binoculars gondola street-lamp envelope school-bus garbage-truck ice-cream-van food-truck monster-truck forklift vending-machine cathedral canal-house treehouse rooftop-chimney triumphal-arch moai stonehenge explorer chimney-sweep`,
  orchard: `chestnut almond walnut pecan cashew pistachio brazil-nut macadamia yuzu loquat guava rambutan cacao-pod vanilla-pod okra date-cluster lychee turnip cucumber courgette spring-onion grapefruit gooseberry cranberry lettuce kiwi-fruit gourd papaya fig lime plum olive cherry cherries currants green-apple blueberries raspberry pineapple banana watermelon pumpkin carrot garlic onion broccoli eggplant asparagus
    bell-pepper ear-of-corn ginger pea-pod potato tea-sprig cherry-blossom hoplite medusa amphora column lyre laurel-wreath pagoda torii-gate daruma lucky-cat geisha
    samurai carp-streamer cornucopia kokeshi barrel glazed-bowl potter sumo-wrestler gong kimono folding-hand-fan red-paper-lantern shinto-shrine`,
  forest: `howling-wolf howling-coyote conker horse-chestnut-leaf elderberries rowan-berries juniper stag-head deer-head leopard-head elephant-head badger-head hedgehog-head squirrel-head hippo-head sloth-head dinosaur-head bear-head fox-head moose-head raccoon-head wolf-head panda-head koala-head mouse-head rabbit-head hamster-head dragon-head flying-goose flying-pheasant flying-owl troll stag lynx ferret iguana chinchilla chanterelle morel oyster-mushroom budgie lovebird galah cockatiel crow falcon guinea-pig ridden-dragon smilodon phoenix-bird hut-on-chicken-legs scout toasted-marshmallow t-rex triceratops stegosaurus sauropod highland-cow mammoth dragon cardinal red-panda mandrill chimpanzee tapir okapi opossum pterodactyl griffin lumberjack climber archer red-riding-hood goldfinch bullfinch robin camping log-cabin campfire mountain volcano backpack
    hiking-boot axe national-park feather bow-and-arrow empty-nest skunk hedgehog rabbit birch-tree`,
  music:
    'drum-kit sitar flute clarinet french-horn accordion mariachi guitarist saxophonist trumpeter pianist drum-player conductor piper castanet bagpipe tambourine xylophone flamenco-dancer hula-girl trumpet drum gramophone jukebox vinyl-record cassette boombox headphone radio microphone studio-microphone electric-guitar maracas musical-score long-drum',
  kitchen: `kettle cocktail-shaker fortune-cookie coffee-beans cinnamon-roll scone toast rice-bowl frying-pan ramen dumpling spaghetti nachos hummus gelato tiramisu cannoli cheese-board egg-cup star-anise cinnamon tart jelly chef bread egg whisk jam-jar macaron pizza bento-box rice-ball ladle spatula stand-mixer toaster colander pepper-mill mortar oven-mitt chef-hat sourdough spritz
    margarita bubble-tea bamboo-steamer sausage beer-mug pretzel fish-tin teabag moon-cake popcorn filled-baguette churro mochi barbecue bowl-with-spoon chopsticks clinking-beer-mugs clinking-glasses
    cooked-rice curry-rice fork-and-knife-with-plate fork-and-knife fried-shrimp ginger-root jar kitchen-knife meat-on-bone pancakes poultry-leg rice-cracker
    cleaver espresso-machine sake shaved-ice stuffed-flatbread takeout-box oyster mussel`,
  party:
    'unicorn-head dress bridal-gown oil-lamp rangoli catrina lion-dance dollhouse music-box ice-bucket champagne-glass cocktail-umbrella groom king queen prince princess piggy-bank pinwheel rattle dummy tiered-cake diamond-ring love-letter marionette jester bunting ballerina bride teddy-bear circus-tent carousel-horse circus-elephant circus-seal clown fairy lips confetti-ball piata firecracker gem-stone ring lipstick candy-corn',
  meadow:
    'highland-cow-head bulldog-head llama-head lion-head cat-head cow-head dog-head horse-head monkey-head pig-head tiger-head bridle snaffle cobra roadrunner labrador golden-retriever german-shepherd cocker-spaniel st-bernard shiba-inu jack-russell schnauzer great-dane bulldog cheetah gazelle emu jockey polo-player golf-bag headscarf-woman pot-carrier hijab-woman sari-woman lady-in-hat centaur minotaur mole jeep cricketer cowgirl panther puma teasel shepherd horse-rider golfer farmer golf-club golf-ball golf-flag donkey lizard turkey dachshund scarecrow hay-bale barn tractor',
}

/** World by picture. */
export const chosenThemes: ReadonlyMap<string, Theme> = new Map(
  (Object.entries(table) as [Theme, string][]).flatMap(([theme, pictures]) =>
    pictures.split(/\s+/).map((picture): [string, Theme] => [picture, theme]),
  ),
)
