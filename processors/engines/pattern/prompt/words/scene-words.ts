/** Where the things of a prompt are; the small marks between them come from there. */
export type Scene = 'water' | 'sea' | 'snow' | 'meadow' | 'forest' | 'sky' | 'garden' | 'desert' | 'kitchen' | 'space'

export const sceneWords: Readonly<Record<Scene, string>> = {
  water:
    'river|stream|brook|pond|pool|swimming pool|lagoon|lake|riverbank|wetland|marsh|swamp|creek|fluss|teich|see|rivière|étang|lac|río|lago|fiume|rio|lagoa|川|池|湖',
  sea: 'sea|ocean|underwater|under the sea|deep sea|seabed|at sea|coral reef|reef|tide pool|meer|ozean|mer|océan|mar|océano|mare|oceano|海中',
  snow: 'ice|ski slope|in the snow|arctic|antarctic|north pole|polar|schnee|neige|nieve|neve|雪',
  meadow:
    'meadow|grass|grassland|pasture|prairie|hill|hillside|field of|wiese|prairie fleurie|pradera|prato|campo|草原',
  forest: 'forest|woods|wood|woodland|wald|forêt|bosque|bosco|floresta|森',
  sky: 'sky|in the sky|himmel|ciel|cielo|céu|空',
  garden: 'in a garden|in the garden|flower bed|backyard|allotment|im garten|jardin|jardín|giardino|jardim|庭',
  desert: 'in the desert|in a desert|through the desert|dune|wüste|désert|desierto|deserto|砂漠',
  space: 'space|cosmos|cosmic|weltraum|espace|espacio|spazio|宇宙',
  kitchen: 'kitchen|pantry|küche|cuisine|cocina|cucina|cozinha',
}

/** Nouns by the words that mean all of them; used when no single one is named. */
export const groupWords: Readonly<Record<string, string>> = {
  'fox|hedgehog|owl|deer|rabbit|squirrel':
    'woodland animal|woodland creature|forest animal|forest creature|woodland friend|waldtier|animaux de la forêt|animales del bosque|animali del bosco|森の動物',
  'elephant|giraffe|lion|zebra|monkey':
    'safari animal|safari|jungle animal|african animal|zoo animal|wild animal|big five|zoo|wildtier|animaux sauvages|サファリ',
  'circus elephant|lion|circus seal|circus tent|monkey':
    'circus animal|circus|zirkus|zirkustier|cirque|animaux du cirque|circo|animales de circo|サーカス',
  'cow|pig|hen|sheep|horse':
    'farm animal|farmyard|farmyard animal|barnyard|barnyard animal|bauernhof|bauernhoftier|animaux de la ferme|animales de granja|fattoria',
  'whale|octopus|fish|turtle|starfish':
    'sea creature|sea animal|ocean animal|sea life|sealife|marine life|underwater creature|ocean creature|meerestier|animaux marins|animales marinos',
  'elephant|fox|giraffe|bear|rabbit':
    "kids animal|kid's animal|kids' animal|children animal|children's animal|childrens animal|nursery animal|baby animal|cute animal|kawaii animal",
  'cat|dog|rabbit|bird|fox': 'animal|creature|critter|pet|folk animal|tier|tiere|animaux|animales|animali|animais|動物',
  'butterfly|bee|beetle|dragonfly|ladybird':
    'insect|bug|creepy crawly|minibeast|insekt|insekten|insecte|insecto|insetto|inseto|虫',
  'swallow|owl|robin|heron': 'songbirds and owls',
  'lemon|strawberry|pear|cherry|orange':
    'fruit|mixed fruit|fruity|citrus fruit salad|obst|früchte|frucht|fruta|frutta|フルーツ|果物',
  'lemon|orange slice|lime|grapefruit':
    'citrus|citrus fruit|citrus slice|zitrusfrucht|zitrusfrüchte|agrume|agrumes|agrumi|cítrico|cítricos',
  'carrot|radish|pea|tomato|aubergine':
    'vegetable|veggie|veg|veggies|vegetable garden|veggie garden|vegetable patch|veggie patch|kitchen garden|kitchen gardens|allotment|potager|gemüsegarten|gemüse|légume|verdura|ortaggi|legume|野菜',
  'croissant|teapot|cake|cherry|ice cream':
    'food|snack|treat|pastry|pastries|bakery|lebensmittel|nourriture|comida|cibo',
  'candy|lollipop|gummy bear|sweet bag':
    'candy|candies|sweets|sweetie|sweet shop|candy shop|candy store|confectionery|süßigkeit|süßigkeiten|bonbons|caramelle|golosinas|dulces',
  'teapot|teacup|cake|rose': 'tea party|tea time|teatime|afternoon tea|high tea|cream tea|teekränzchen|goûter|merienda',
  'hammer|screwdriver|wrench|saw': 'tool|handyman|workshop|werkzeug|outil|herramienta|attrezzo|ferramenta',
  'car|truck|bus|tractor': 'vehicle|transport|traffic|fahrzeug|véhicule|vehículo|veicolo|veículo|乗り物',
  'cottage|sailboat|lighthouse|seagull':
    'fishing village|fishing harbour|fishing harbor|fishing port|seaside village|seaside town|coastal village|coastal town|harbour village|harbor village|quayside|fischerdorf|village de pêcheurs|village de pêche|pueblo pesquero|borgo marinaro',
  'house|cottage|castle|windmill': 'building|village|town|architecture|gebäude|bâtiment|edificio',
  'football|tennis|basketball|skateboard': 'sport|sporty|sports|games|athletic|deporte|esporte',
  'guitar|violin|trumpet|drum':
    'instrument|musical instrument|music instrument|musikinstrument|instrument de musique|instrumento|strumento',
  'teddy bear|balloon|rocket|kite': 'toy|toys|spielzeug|jouet|juguete|giocattolo|brinquedo|おもちゃ',
  'anchor|sailboat|lighthouse|wheel': 'nautical motif|nautical element|nautical thing|seafaring',
  'planet|rocket|sun|moon|comet': 'solar system|planets and moons|planetary',
  'rocket|planet|star|moon': 'space thing|space element|weltall',
  'tent|mountain|campfire|pine tree': 'camping|campsite|great outdoors|outdoors|adventure|wilderness|zelten',
  'christmas tree|gift|bell|bauble|candy cane|snowflake':
    'christmas|xmas|weihnachten|weihnachtlich|weihnachtsmuster|noël|noel|navidad|natale|natal|クリスマス',
  'pumpkin|bat|ghost|black cat': 'halloween|trick or treat|ハロウィン',
  'bunny|easter egg|chick|tulip': 'easter|ostern|pâques|pascua|pasqua|páscoa|イースター',
  'heart|love letter|rose':
    'valentine|valentine day|saint valentine|valentinstag|saint-valentin|san valentín|バレンタイン',
  'cake|balloon|gift|party hat': 'birthday|birthday party|geburtstag|anniversaire|cumpleaños|compleanno|誕生日',
  'dinosaur|triceratops|volcano': 'dino|dinos|prehistoric|jurassic',
  'plane|suitcase|camera|map': 'travel|holiday trip|wanderlust|reisen|voyage|viaje|viaggio|旅行',
  'chess king|chess knight|chess rook|chess queen|chess pawn':
    'chess piece|chess set|chessman|chess men|schachfigur|schachfiguren',
  'golf club|golf ball|golf flag': 'golf|golfing|golfer|golf lover',
  'yoga tree|yoga seat':
    'yoga|yoga pose|yoga lady|yoga woman|yoga girl|yoga people|yoga figure|yoga class|yogi|pilates|asana|meditation',
  'tutu|ballet shoe|ballerina': 'ballet lesson|ballet class|ballet thing',
  'dumbbell|running shoe|jump rope|stopwatch': 'gym|fitness|workout|crossfit|weightlifting',
  'trowel|hand fork|secateurs|wellington|wheelbarrow':
    'gardening tool|garden tool|gardening|gardening equipment|gartengerät|gartengeräte|outil de jardin|herramientas de jardín',
  'whisk|spatula|rolling pin|ladle|saucepan':
    'kitchen utensil|kitchen tool|cooking utensil|utensil|cookware|kitchenware|küchengerät|küchengeräte|ustensile|ustensile de cuisine|utensilios de cocina',
  'rainbow|cloud': 'rainbow cloud|rainbow clouds',
  'potted plant|monstera pot|snake plant|hanging plant|cactus':
    'houseplant|house plant|indoor plant|plant in pot|plants in pots|zimmerpflanze|zimmerpflanzen|plante verte|観葉植物',
  'excavator|dump truck|cement mixer|traffic cone':
    'construction vehicle|construction truck|construction site|construction|building site|baustelle|baufahrzeug|baufahrzeuge|chantier',
  'fire engine|police car|ambulance|helicopter': 'emergency vehicle|rescue vehicle|emergency service',
  'tower bridge|big ben|double decker|phone box':
    'london landmark|london monument|london sight|landmarks of london|souvenir of london|london souvenir|london skyline icon',
  'eiffel tower|arc de triomphe|cathedral':
    'paris landmark|parisian landmark|paris monument|paris sight|french landmark|landmarks of paris|monuments de paris|monument parisien',
  'statue of liberty|skyscraper|suspension bridge|taxi':
    'new york landmark|new york monument|nyc landmark|landmarks of new york|new york sight',
  'colosseum|leaning tower|cathedral': 'italian landmark|rome landmark|roman monument|italian monument|italian sight',
  'double decker|phone box|big ben|teapot|corgi': 'london|british icon|london icon|england icon',
  'eiffel tower|croissant|poodle|bicycle': 'paris|parisian|paris icon',
  'statue of liberty|taxi|skyscraper|pretzel': 'new york|new york city|nyc|manhattan',
  'colosseum|leaning tower|vespa|gondola|pizza': 'italy icon|italian icon|rome|roman holiday|landmarks of italy',
  'dachshund|french bulldog|poodle|beagle|corgi': 'dog breed|doggo|pooch|hunderasse|hunderassen',
  'robin|goldfinch|blue tit|sparrow|bullfinch':
    'garden bird|backyard bird|british bird|small bird|woodland bird|singvogel|singvögel|gartenvogel|gartenvögel',
  'horse|saddle|horseshoe|riding boot|stirrup':
    'equestrian|horse riding|horse tack|dressage|show jumping|reitsport|équitation',
  'cowboy boot|cowboy hat|horseshoe|cactus|sheriff badge':
    'western motif|western thing|cowboy thing|cowboy|cowgirl|rodeo|wild west',
  'gear|pocket watch|hot air balloon|goggles|key': 'steampunk|clockpunk|victorian science fiction',
  'mushroom|frog|snail|moth|fern': 'goblincore|crowcore',
  'cherry|dice|swallow|jukebox|guitar': 'rockabilly|psychobilly|pin-up style',
  'scarab|ankh|cat|pharaoh|pyramid': 'hieroglyph|hieroglyphs|hieroglyphic|egyptology|egyptian motif|egyptian tomb',
  'viking ship|shield|axe|raven': 'viking|vikings|norse',
  'lyre|vase|laurel wreath|column|owl':
    'greek mythology|greek myth|greek god|greek goddess|mythology|ancient greece|olympus',
  'flask|atom|microscope|test tube': 'science|chemistry|laboratory|scientist|lab',
  'potion|crystal ball|witch hat|moon|candle': 'witchcraft|magic spell|magic|apothecary',
  'rat|ox|tiger|rabbit|chinese dragon|snake|horse|goat|monkey|rooster|dog|pig':
    'chinese zodiac|chinese zodiac animal|chinese zodiac animals|lunar zodiac|zodiac animal|zodiac animals',
  'classic car|petrol pump|cactus|jukebox': 'route 66|american road trip',
  'taco|avocado|chili|lime': 'mexican food|taco tuesday|taco night',
  'avocado|lime|tomato|chili': 'guacamole',
  'pizza|pasta|tomato|olive': 'italian food|pasta night|trattoria',
  'sushi|ramen|onigiri|dumpling': 'japanese food|asian food|street food',
  'fried egg|croissant|coffee|pancake': 'breakfast|breakfast food|brunch|frühstück|petit déjeuner|desayuno|colazione',
  'watermelon|sandwich|picnic basket|strawberry|cheese':
    'picnic|picnic food|picnic lunch|picnic feast|summer picnic food',
  'koala|kangaroo|wombat|kookaburra|emu':
    'australian animal|aussie animal|outback animal|australian wildlife|australian icon|bush animal',
  'burger|fries|hot dog|pizza': 'junk food|fast food',
  'milkshake|burger|jukebox|fries': 'diner|american diner|retro diner|soda fountain',
  'spritz|martini|negroni|olive': 'cocktail hour|happy hour|aperitivo hour|apéro',
  'pineapple|papaya|banana|dragon fruit': 'tropical fruit|exotic fruit|summer fruit',
  'menorah|dreidel|doughnut|star': 'hanukkah|chanukah|chanukka',
  'lantern|moon|star': 'ramadan|eid|eid mubarak',
  'pencil|ruler|book|apple': 'school|back to school|stationery|schule|école|escuela|scuola|学校',
  'scissors|thread|button|needle': 'sewing|sewing notion|haberdashery|nähen|couture|costura|cucito|裁縫',
}
