import type { Atmosphere } from './atmosphere.ts'
import { furnishedPlaces } from './furnished-places.ts'

const of = (family: string, styles: readonly string[], words: string): readonly [Atmosphere, string] => [
  { family, styles },
  words,
]

/**
 * Land, water, weather, light, places and feelings, and the cloth that answers each where a prompt names no thing and no technique.
 * Of several in one prompt the first of this list is drawn: what has a shape comes before light, light before feelings.
 */
export const atmosphereWords: readonly (readonly [Atmosphere, string])[] = [
  of(
    'ombre',
    ['ridges', 'hill'],
    'hill|hillside|dune|sand dune|valley|rolling country|moor|moorland|heath|savanna|steppe|sahara|sahara desert|desert|painted desert|namib|gobi|tuscan hill|tuscany|chianti|downland|the downs|hügel|colline|collines|colina|colinas|düne|dünen|deserto|désert|désert blanc|wüste|desierto|砂漠',
  ),
  of(
    'ombre',
    ['ridges'],
    'winter|winter morning|midwinter|winter landscape|highland|highlands|canyon|grand canyon|cliff|coastline|fjord|alp|alps|dolomites|andes|himalaya|himalayas|patagonia|tundra|landscape|badlands|wild country|mountain air|klippen|falaise|falaises|acantilado|scogliera',
  ),
  of(
    'marbling',
    ['suminagashi'],
    'storm at sea|stormy sea|rough sea|sea storm|tempest|tide|tidal|tidal pool|tide pool|rock pool|undertow|whirlpool|currents|swell|water surface|still water|running water|rapids|canal|venetian canal|brume marine|gezeiten|marée|marea|maré|潮',
  ),
  of(
    'topographic',
    [],
    'ripples in sand|ripple|raked sand|raked gravel|zen garden|sand garden|river delta|delta|estuary|salt flat|from the air|aerial view|from above|mudflat|wadden|karesansui|枯山水',
  ),
  of(
    'nebula',
    ['galaxy'],
    'cosmos|cosmic|cosmic dust|stardust|star dust|universe|interstellar|deep space|astronomy|infinity|weltall|univers|universo',
  ),
  of(
    'ombre',
    ['bands', 'vertical'],
    'northern lights|aurora|aurora borealis|aurora australis|southern lights|polar lights|curtain of rain|puddle|neon puddle|reflections|wet street|city lights|downpour|monsoon|shower|polarlicht|nordlicht|aurores boréales|aurore boréale|aurora boreal|aurora boreale|オーロラ',
  ),
  of(
    'ombre',
    ['bands'],
    'beach|shore|seashore|seaside|coast|waterline|water edge|strand|ufer|plage|rivage|playa|orilla|spiaggia|praia|浜辺',
  ),
  of(
    'azulejo',
    [],
    'hallway floor|victorian floor|victorian hallway floor|tiled floor|bathroom floor|mediterranean|greek island|santorini|capri|sicily|sicilian|portofino|lisbon|mittelmeer|méditerranée',
  ),
  of('wood-grain', [], 'driftwood|bleached driftwood|sun-bleached driftwood|log cabin wall|sauna|boathouse'),
  of(
    'weathered',
    ['patina'],
    'industrial|industrial loft|factory|warehouse|foundry|shipyard|abandoned|urban decay|decay|derelict|decayed|forgotten|lost place|altes eisen',
  ),
  of(
    'weathered',
    ['plaster'],
    'wall|ruin|ancient ruins|crumbling|fresco|crumbling fresco|adobe|mud brick|clay|earth|soil|wabi sabi|wabi-sabi|hermitage|monastery|quarry|pompeii|mauer|mur|mur ancien|muro|parete|壁',
  ),
  of(
    'marbling',
    ['bouquet'],
    'library|old library|bookshop|old bookshop|bookish|antiquarian|manuscript|reading room|scholar|dark academia|academia|bibliothek|bibliothèque|biblioteca|図書館',
  ),
  of(
    'deco-fans',
    [],
    'cinema|picture palace|speakeasy|gatsby|great gatsby|jazz club|jazz age|cocktail bar|1930s|thirties|30s|hollywood|old hollywood|broadway|glamour|glamorous|casino|nightclub|cabaret|burlesque|ocean liner|orient express|grand hotel|champagne toast|new year eve|art deco hotel|manhattan night|kino|cinéma',
  ),
  of(
    'damask',
    [],
    'palace|ballroom|opera|opera house|opera house wallpaper|opera house interior|theatre interior|theatre wallpaper|theatre|theater|candlelit|candlelight|candlelit dinner|château|boudoir|versailles|venetian|grand salon|salon|aristocratic|regal|royal court|royalty|palais|palast|palazzo|palacio',
  ),
  of(
    'foulard',
    [],
    'corporate|corporate identity|law firm|lawyers|solicitors|boardroom|accountancy|accountants|consultancy|insurance|banking|executive|business|office lobby|businesslike|head office|kanzlei|cabinet d avocats',
  ),
  of(
    'tartan',
    [],
    'hunting lodge|lodge|fireside|whisky|whiskey|mountain lodge|log fire|by the fire|hogmanay|gentleman club|gentlemen club',
  ),
  of(
    'gingham',
    [],
    'grandmother kitchen|grandma kitchen|granny kitchen|nonna kitchen|farmhouse kitchen|country kitchen|cottage kitchen',
  ),
  ...furnishedPlaces,
  of('cable-knit', [], 'hygge|cosy|cozy|cosy evening|snug|snuggle|winter evening|gemütlich|cocooning|koselig|mysig'),
  of('zellige', [], 'medina|riad|hammam|kasbah|casbah|souk|bazaar|marrakech|marrakesh|fez|alhambra|andalusia'),
  of('kilim', [], 'nomad|nomadic|yurt|bedouin|silk road|caravanserai|anatolia|anatolian'),
  of(
    'stripes',
    ['deckchair'],
    'riviera|regatta|cabana|boardwalk|beach club|pool club|lido|promenade|saint tropez|st tropez|amalfi|côte d azur|biarritz',
  ),
  of('stained-glass', [], 'cathedral light|light through glass|prism|kaleidoscopic'),
  of('circuit', [], 'digital|data|algorithm|artificial intelligence|machine learning|internet|network|matrix|robotics'),
  of(
    'marbling',
    ['flow'],
    'holographic|iridescent|opalescent|mother of pearl|pearlescent|shimmer|shimmering|chrome|liquid metal|molten metal|mercury|quicksilver|foil|oil on water|soap bubble|petrol sheen',
  ),
  of(
    'agate',
    [],
    'glacial|ice|frost|first frost|frozen lake|thaw|crystal|crystalline|cave|cavern|icicle|frostig|givre',
  ),
  of(
    'brush-strokes',
    ['sweeps'],
    'energy|energetic|movement|motion|chaos|chaotic|rhythm|jazz|music of colour|dance|dancing|wind|windy|whirlwind|gust|breeze|rebellion|passion|joy|joyful|happiness|exuberance|celebration|adrenaline|speed|dynamic|power|freedom|lava|volcanic|molten|inferno|fire|ember|burning ember|flame|blaze|bonfire|feuer|vent|viento|vento|freude|joie|alegría|gioia|energie|énergie|energía|喜び|風',
  ),
  of(
    'ombre',
    ['gradient'],
    'sunset|sunrise|dawn|dusk|twilight|golden hour|afterglow|evening sky|morning sky|sky|horizon|first light|morning light|evening light|fog|foggy|smoke|smoky|heat|heat haze|summer heat|glow|storm|stormy|thunder|thunderstorm|rain cloud|gathering storm|sonnenuntergang|sonnenaufgang|coucher de soleil|lever de soleil|atardecer|amanecer|tramonto|alba|pôr do sol|nebel|brouillard|niebla|nebbia|夕焼け|霧',
  ),
  of('herringbone', [], 'quiet luxury|stealth wealth|old money|understated luxury|understated elegance'),
  of('ombre', ['pools'], 'paint water|lagoon|soft focus'),
  of(
    'ombre',
    ['bands'],
    'calm|calmness|serenity|serene|tranquil|tranquility|tranquillity|peace|peaceful|dream|dreamy|dreamlike|daydream|ethereal|melancholy|melancholic|nostalgia|silence|stillness|still|quiet|breath|whisper|whispering|meditation|meditative|contemplation|mindfulness|zen|wellness|lullaby|tenderness|ruhe|stille|traum|calme|rêve|silencio|sueño|calma|sogno|sonho|静けさ|夢',
  ),
  // Of a cloth alone, the cloth itself.
  of('twill', ['linen'], 'linen|calico|hemp|leinen|lin|lino|リネン'),
  of('twill', ['satin'], 'satin|sateen|charmeuse|lamé|lurex|raso'),
  of('twill', ['barathea'], 'cashmere|felt|suede|mohair|alpaca|vicuña|camel hair|kaschmir|cachemira'),
  of('twill', ['chambray'], 'chambray|poplin|oxford|shirting|chino'),
  of('twill', ['slub'], 'muslin|gauze|voile|nessel'),
  of('twill', ['crepe'], 'chiffon|georgette|organza|organdy|crepe|crêpe'),
  of('moire', [], 'taffeta|taffetas'),
  of('brocade', ['butis'], 'block print|block-print|blockprint|block printed|hand block printed'),
  of('folk-floral', [], 'embroidery|embroidered|stickerei|broderie|bordado|ricamo|刺繍'),
  // Of a country alone, a cloth that is made there.
  of('frieze', ['tibeb'], 'ethiopian|ethiopia|habesha|eritrean'),
  of('ikat', [], 'thai|lao|cambodian|khmer|timorese'),
  of('celtic-knot', [], 'mongolian|mongolia'),
  of('carpet', [], 'tibetan|tibet'),
  of('kilim', ['stepped'], 'zulu|xhosa|tuareg'),
  of('folk-floral', [], 'romanian|bulgarian|moravian|slovak|slovakian|polish|czech|ukrainian|hungarian'),
  // Of a time or a manner alone, what its cloths looked like.
  of('dots', ['comic'], 'pop art|pop-art|comic|comics|comic book'),
  of('memphis', [], 'vaporwave|synthwave|retrowave|outrun|postmodernism|new wave'),
  of('flower-power', [], 'y2k|2000s|noughties'),
  of('retro-geometric', ['flow'], '70s|seventies|1970s|groovy|disco|boogie|années 70|70er|años 70|anni 70|70s style'),
  of('retro-geometric', ['rings'], 'mod|mary quant|swinging sixties|swinging london'),
  of('tartan', ['royal-stewart'], 'punk|punk rock'),
  of('damask', [], 'gothic|goth|vampire|vampiric|rococo|neo-rococo'),
  of('paisley', ['bandana'], 'western|ranch|texas'),
  of(
    'bauhaus',
    [],
    'swiss|swiss style|international style|ulm|ulm school|constructivism|constructivist|suprematism|suprematist|russian avant garde',
  ),
  of('colour-planes', ['blocks'], 'brutalist|brutalism|colour field|color field|hard edge|hard-edge'),
  of('cutouts', ['fronds'], 'fauvism|fauvist|fauve'),
  of(
    'cutouts',
    ['sheets'],
    'cut paper|torn paper|paper cut|risograph|riso|riso print|screen print|screenprint|silkscreen',
  ),
  of('cutouts', ['organic'], 'dopamine|dopamine decor|japandi'),
  of('modern-floral', ['cut'], 'marimekko|marimekko style|marimekko-style|wiener werkstätte|wiener werkstatte'),
  of('brush-strokes', ['dashes'], 'impasto|impressionism|impressionist|oil paint|palette knife|thick paint'),
  of('brush-strokes', ['scribbles'], 'graffiti|street art|spray paint|graffiti wall'),
  of('brush-strokes', ['abstract lines'], 'minimalist|minimal|minimalism|minimalistic'),
  of('stripes', ['regency'], 'georgian|directoire|neoclassical'),
  of('ditsy', [], 'blaudruck|provencal|provençal|provence|provencal print|calico print|1800s reproduction'),
  of('art-nouveau', [], 'glasgow school|glasgow style|belle époque|belle epoque|fin de siècle'),
  of('terrazzo', ['bricks'], 'brick|bricks'),
  of('terrazzo', ['ashlar'], 'slate'),
  of('quilt', [], 'amish|pennsylvania dutch|patchworked'),
  of('suzani', [], 'boho|bohemian|boho chic'),
  of('leather-grain', [], 'leather|leder|cuir|cuero|cuoio'),
  of('fur-pile', ['long'], 'fur|furry|fluffy|pelz|fourrure'),
]
