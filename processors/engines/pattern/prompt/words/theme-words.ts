/** Pastimes, trades and shops, and what they are drawn by where nothing else is named; the first three lead. */
export const pastimeWords: Readonly<Record<string, string>> = {
  'surfer|surfboard|palm tree|sun': 'surfing|surf|surf shop|surf life|surf trip|surf shack|surf culture|surfen|le surf',
  'fish|fishing pole|fishing lure|fishing fly':
    'fishing|angling|fishing trip|fishing gear|fishing tackle|angeln|pêche|pesca|釣り',
  'swimmer|goggles|lifebuoy|beach ball': 'swimming|swim team|swim club|pool day|schwimmen|natation|natación|nuoto',
  'hiking boot|mountain|backpack|compass|pine tree':
    'hiking|hike|backpacking|trekking|trail walking|wandern|randonnée|senderismo|escursionismo',
  'ball of wool|knitting needle|knitted jumper|button': 'knitting|yarn shop|wool shop|stricken|tricot',
  'ball of wool|crochet hook|cat|button': 'crocheting|crocheter',
  'stack of books|reading glasses|armchair|teacup':
    'reading|bookworm|book lover|book club|bookshop|bookstore|book shop|literature|lesen|lecture|lectura|lettura',
  'saucepan|chef hat|tomato|wooden spoon|whisk': 'cooking|home cooking|cookery|kochen|cuisiner|cocinar|cucinare',
  'ballerina|ballet shoe|tutu|bow': 'ballet|ballett|danse classique|balletto',
  'bicycle|cyclist|sports medal|stopwatch':
    'cycling|bicycling|bike ride|biking|bike race|tour de france|radfahren|cyclisme|ciclismo',
  'bicycle|mountain|pine tree': 'mountain biking|trail biking',
  'snowboard|mountain|goggles|snowflake': 'snowboarding',
  'ice skate|figure skater|snowflake|mitten': 'skating|figure skating|ice rink|eislaufen|patinage',
  'roller skate|disco ball|cassette': 'roller disco|roller rink',
  'climber|carabiner|mountain|backpack': 'rock climbing|bouldering|mountaineering|alpinism|ice climbing|klettern',
  'sailboat|anchor|ship wheel|lighthouse|lifebuoy':
    'nautical|nautical theme|nautical print|maritime|maritim|nautique|náutico|nautico|seafarer|sailor',
  'rocket|planet|moon|star|astronaut': 'space|space theme|outer space|weltraum|espace|espacio|spazio|宇宙',
  'guitar|violin|trumpet|musical note|vinyl record':
    'music|musical|music theme|music lover|musik|musique|música|musica|音楽',
  'sailboat|anchor|ship wheel|seagull': 'sailing|yachting|sailing race|segeln|la voile|vela e mare',
  'canoe|oar|pine tree|mountain': 'kayaking|canoeing|kayak trip|rafting|paddling',
  'scuba diver|diving mask|fish|coral|turtle': 'diving|scuba diving|scuba|deep sea diving|tauchen|plongée',
  'pheasant|spaniel|stag|partridge': 'hunting|field sports|game shooting|jagd|la chasse',
  'binoculars|robin|goldfinch|bird feeder|kingfisher': 'birdwatching|bird watching|birding|twitching',
  'telescope|moon|star|ringed planet|comet': 'stargazing|star gazing|amateur astronomy|observatory',
  'game controller|joystick|headphones|computer':
    'gaming|gamer|video gaming|computer game|esport|gaming room|gamer room',
  'playing card|dice|domino|chess knight': 'card game|cards|game night|tabletop game|parlour game',
  'acrobat|sports medal|trophy': 'gymnastics|turnen',
  'lucha libre mask|trophy|boxing glove': 'wrestling|pro wrestling',
  'scissors|hairdryer|comb|hairbrush|hand mirror':
    'hairdressing|hair salon|hairstyling|beauty parlour|friseur|coiffeur',
  'nail polish|hand|ring': 'manicure|nail salon|nail art|nail bar',
  'towel|candle|bath bomb|lotus flower': 'spa|spa day|wellness|self care|sauna day|pamper day|aromatherapy',
  'vase|jug|teapot|bowl': 'ceramics|crockery|tableware|chinaware|dishes',
  'fountain pen|parchment|envelope|postage stamp': 'calligraphy|letter writing|correspondence|handwriting|pen pal',
  'camera|film roll|polaroid|photographer':
    'photography|darkroom|photographing|fotografie|photographie|fotografía|fotografia',
  'film reel|clapperboard|movie camera|popcorn': 'film|film set|film buff|film making|filmmaking|film festival',
  'electric guitar|drum|skull|lightning|microphone':
    'rock and roll|rock n roll|rock music|rock band|rock concert|hard rock|heavy metal|punk rock',
  'violin|cello|french horn|harp|conductor':
    'orchestra|symphony|classical music|chamber music|philharmonic|orchester|orchestre',
  'turntable|headphones|boombox|disco ball|cassette':
    'dj|deejay|techno|house music|hip hop|rap music|club night|record shop|record store',
  'microphone|musical note|singer|headphones': 'karaoke|singing|open mic|song contest',
  'ferris wheel|carousel|circus tent|popcorn|balloon':
    'funfair|fairground|amusement park|theme park|county fair|state fair|village fair|fair|carousel ride|kirmes|jahrmarkt|fête foraine|feria|luna park',
  'venetian mask|jester|party popper|feather':
    'carnival|mardi gras|karneval|fasching|carnaval|carnevale|masquerade|masked ball',
  'cow|hen|pig|barn|tractor': 'farm|on the farm|farm life|down on the farm|country farm|ferme|granja|fazenda',
  'sailboat|lighthouse|seagull|anchor|rowing boat': 'marina|yacht harbour|yachthafen|puerto deportivo',
  'atom|magnet|flask|telescope': 'physics|physicist|quantum physics|physik',
  'dna|microscope|leaf|microbe': 'biology|biologist|botanist|genetics|biologie',
  'brain|lung|tooth|skeleton|eye': 'anatomy|human anatomy|human body|anatomie',
  'pill|medicine|flask|mortar and pestle': 'pharmacy|chemist shop|apotheke|pharmacie',
  'gavel|balance scale|judge|fountain pen':
    'law|lawyer|justice|law firm|law school|attorney|barrister|solicitor|courtroom',
  'calculator|coin|money bag|piggy bank': 'accounting|accountant|finance|banking|wall street|stock market|economics',
  'abc letter|crayon|toy block|teddy': 'kindergarten|preschool|nursery school|playgroup|kindergarden|école maternelle',
  'detective|magnifying glass|briefcase|typewriter':
    'spy|secret agent|mystery|espionage|whodunnit|murder mystery|crime novel',
  'police car|policeman|sheriff badge|whistle': 'police|police force|polizei|policía|polizia',
  'biplane|airplane|goggles|parachute|airship':
    'aviation|air force|airforce|airfield|airport|flight school|air show|luftfahrt',
  'saw|hammer|chisel|drill|nail': 'carpentry|woodworking|woodwork|joinery|diy|hardware|home improvement|tool shed',
  'spanner|classic car|gear|petrol pump': 'garage|auto repair|car repair|car workshop|car mechanic',
  'orange half|lemonade|orange|smoothie': 'juice|fruit juice|juice bar|smoothie bar',
  'jam jar|strawberry|blackberry|wooden spoon': 'preserves|jam making|making jam|home canning|marmalade making',
  'tent|storm lantern|campfire|bunting': 'glamping|festival camping|music festival',
  'camper van|road sign|map|mountain|cactus': 'road trip|roadtrip|van life|vanlife|on the road',
  'swallow|dagger|anchor|heart|rose':
    'tattoo flash|flash tattoo|old school tattoo|sailor tattoo|traditional tattoo|tattoo parlour',
  'toasted marshmallow|campfire|tent': 'campfire treat',
  'steak|sausage|corn|barbecue': 'cookout|grillen|grilling',
  'teacher|chalkboard|apple|pencil|book': 'teaching|teacher appreciation|classroom|schoolroom',
  'gear|spanner|ruler|bridge': 'engineering|mechanical engineering|civil engineering|ingenieur',
  'newspaper|typewriter|microphone|camera': 'journalism|newsroom|the news|breaking news',
  'tractor|wheat|barn|hay bale|cow': 'farming|agriculture|landwirtschaft',
  'beehive|honeybee|honey pot|beekeeper': 'beekeeping|bee keeping|apiary|apiculture|imkerei',
  'grape|wine bottle|corkscrew|barrel|wine glass': 'winemaking|wine making|winery|wine tasting|wine country|weinprobe',
  'beer|barrel|hop cone|pretzel|wheat': 'brewing|brewery|craft beer|beer garden|microbrewery|biergarten|brauerei',
  'beer|dartboard|fish and chips|barrel': 'pub|pub night|pub quiz|british pub',
  'whisky|barrel|ice cube|wheat': 'distillery|whisky tasting|whiskey tasting',
  'mop|bucket|broomstick|soap': 'cleaning|spring cleaning|housework|house cleaning|frühjahrsputz',
  'sports medal|laurel wreath|running shoe|trophy': 'olympics|olympic games|the olympics|olympia',
  'american football|football helmet|trophy|hot dog': 'super bowl|superbowl|touchdown|tailgate party',
  'racket|tennis ball|strawberry|trophy': 'wimbledon|grand slam|tennis match',
  'running shoe|stopwatch|sports medal|runner': 'marathon|triathlon|jogging|track and field|half marathon|fun run',
  'race car|chequered flag|trophy|goggles': 'motorsport|grand prix|karting|motor racing|racing driver',
  'sled|snowman|mitten|pine tree': 'sledding|tobogganing|snow play|schlittenfahrt',
  'ski|mug|cabin|mountain|bobble hat': 'apres ski|après ski|après-ski|ski holiday|ski weekend',
  'beach umbrella|sunglasses|bucket|palm tree|ice cream':
    'summer holiday|summer vacation|vacation|staycation|beach holiday|sommerferien|grandes vacances',
  'cruise ship|anchor|deckchair|palm tree': 'cruise|cruise holiday|on a cruise|kreuzfahrt|croisière',
  'carrot|tomato|basket|bread|egg': "farmers market|farmer's market|greengrocer|village market",
  'lemonade|lemon|jug|ice cube': 'lemonade stand',
  'gramophone|typewriter|teapot|cuckoo clock|chandelier':
    'antique shop|antiques|flea market|thrift store|vintage shop|vintage store|bric a brac|junk shop|flohmarkt|brocante',
  'cheese|cheese board|grape|mouse': 'cheesemonger|cheese shop|fromagerie',
  'baguette|croissant|bread|wheat': 'boulangerie|bread shop|bakehouse',
  'pizza|tomato|olive|mushroom': 'pizzeria|pizza place|pizza night|pizza party',
  'dragon|castle|unicorn|wizard|potion': 'fantasy|high fantasy|fantasy world|fantasy land|sword and sorcery',
  'fairy|mushroom|owl|fern|unicorn':
    'enchanted forest|magical forest|enchanted wood|fairy forest|zauberwald|forêt enchantée',
  'robot|ufo|rocket|ray gun|alien': 'sci-fi|scifi|sci fi',
  'skull|zombie|ghost|spider|gravestone': 'horror|horror movie|horror film|scary movie|monster movie',
  'heart|love letter|rose|dove': 'romance|love story|true love|date night|liebesgeschichte',
  'lion|drum|palm tree|guitar': 'reggae',
  'tango|maracas|trumpet|drum': 'salsa|salsa night|latin dance|tango night',
  'marble bust|picture frame|amphora|column': 'museum|art gallery|art museum|gallery wall',
  'spouting whale|sailboat|anchor|lighthouse': 'moby dick|whaling|whalers',
  'globe|plane|suitcase|eiffel tower|pagoda': 'around the world|world tour|world trip|globetrotter|weltreise',
  'fairy|mushroom|butterfly|fern': 'fairycore|fairy core|fairy grunge',
  'handbag|high heel|lipstick|heart|sunglasses': 'barbiecore|girly things|girlboss|fashionista|glamour girl',
  'miner|lantern|cactus|wagon wheel': 'gold rush|gold mine',
}

/** Feasts, in the same way; they bring their things to those that are named beside them. */
export const feastWords: Readonly<Record<string, string>> = {
  'balloon|party hat|cake|party popper': 'party|celebration|party time|fiesta|feier|festa|soirée',
  'dog in party hat|cat in party hat|elephant in party hat|lion in party hat': 'party animal|partying animal',
  'wedding cake|dove|diamond ring|bell':
    'wedding motif|wedding icon|wedding bells|wedding day|just married|wedding cake and rings',
  'necktie|moustache|fishing pole|mug|toolbox': "father's day|fathers day|dad's day|vatertag|fête des pères",
  'turkey|pumpkin|corn|pie|cornucopia': 'thanksgiving|thanksgiving dinner|thanksgiving day|friendsgiving',
  'candle|corn|drum|basket': 'kwanzaa',
  'oil lamp|lotus flower|elephant|firework|peacock': 'diwali|deepavali|divali|festival of lights',
  'chinese dragon|paper lantern|red envelope|firecracker':
    'chinese new year|lunar new year|spring festival|tet festival|chinesisches neujahr|nouvel an chinois',
  'champagne|firework|clock|party popper':
    "new year|new year's eve|new year's day|new years eve|nye|hogmanay|silvester|réveillon|nochevieja",
  'clover|leprechaun hat|pot of gold|horseshoe':
    "st patrick's day|st patrick's|st patricks day|saint patrick's day|paddy's day|leprechaun gold",
  'sugar skull|skeleton|candle|maracas':
    'day of the dead|dia de los muertos|día de los muertos|día de muertos|dia de muertos',
  'piñata|sombrero|maracas|cactus|taco': 'cinco de mayo|mexican fiesta|fiesta mexicana',
  'maypole|flower crown|sun|strawberry': 'midsummer|midsommar|may day|midsummer party',
  'graduation cap|parchment|trophy|star': 'graduation|graduate|class of|commencement|abitur|school leaver',
  'dove|candle|angel|star': 'christening|baptism|first communion|communion|holy communion|confirmation|taufe|baptême',
  'thistle|bagpipe|whisky|drum': 'burns night',
  'firework|campfire|sparkler|sausage': 'guy fawkes|guy fawkes night',
  'apple|honey pot|pomegranate|honeybee': 'rosh hashanah|rosh hashana',
  'cherry blossom|paper lantern|bento|fan': 'hanami|cherry blossom viewing|お花見',
  'paper lantern|fan|goldfish|watermelon': 'obon|summer matsuri|matsuri',
  'mooncake|paper lantern|full moon|rabbit': 'mid autumn festival|mid-autumn festival|moon festival|tsukimi',
  'wheat|pumpkin|apple|corn|sheaf':
    'harvest festival|harvest home|harvest time|harvest|erntedank|erntedankfest|récolte',
}
