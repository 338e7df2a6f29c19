import type { Backdrop } from '../../backdrop/backdrop.ts'
import type { Scene } from './scene-words.ts'

/** Places by what people call them; no thing is meant by any of these. */
export const backdropWords: Readonly<Partial<Record<Backdrop, string>>> = {
  clouds:
    'cloudy sky|cloudscape|sea of clouds|cloud bank|cloud-filled sky|wolkenhimmel|ciel nuageux|cielo nublado|cielo nuvoloso|céu nublado',
  'northern lights':
    'northern lights|northern light|aurora borealis|aurora|polar lights|southern lights|polarlicht|polarlichter|nordlicht|nordlichter|aurore boréale|aurores boréales|aurora boreal|オーロラ',
  stars:
    'starry sky|starry night sky|starlit sky|starlight|night sky|star-filled sky|sternenhimmel|ciel étoilé|cielo estrellado|cielo stellato|céu estrelado|星空',
  rain: 'rain shower|rainfall|rainstorm|pouring rain|falling rain|rainy sky|regenschauer|im regen|sous la pluie|bajo la lluvia|sotto la pioggia',
  snow: 'snowfall|falling snow|snowstorm|blizzard|snowy field|snowy landscape|snowy evening|snowy night|schneefall|sous la neige|bajo la nieve',
  mountains:
    'mountain range|mountain landscape|alpine landscape|mountainside|alps|himalayas|andes|rockies|rocky mountains|dolomites|pyrenees|berglandschaft|montagnes enneigées',
  hills: 'green hill|countryside|hügellandschaft|collines|colinas|colline|moorland|valley',
  dunes: 'sand dune|sahara|desert sand|sanddüne|sanddünen',
  grass:
    'in a field|in the field|in the fields|in a pasture|in the pasture|in a paddock|tall grass|long grass|savanna|savannah|grassy field|hohes gras|hautes herbes',
  reeds: 'reed bed|reedbed|bulrushes|im schilf|roseaux|dans les roseaux|juncos|canneto',
  waves: 'stormy sea|rough sea|rolling sea|open sea|high seas|crashing wave|rolling wave|stormy wave|sea swell',
  ripples: 'rippling stream|rippling water|still water|calm water|rippling pond|rippling lake|water surface',
  stream:
    'flowing water|running water|flowing stream|flowing river|meandering stream|meandering river|winding stream|winding river|swirling water|swirls of water|water swirl|stylised water|stylized water|kanzemizu|ryusui|fließendes wasser|eau courante|acqua che scorre|agua corriente|流水|観世水',
  kelp: 'underwater|under the sea|under the ocean|kelp forest|seaweed forest|seabed|sea floor|ocean floor|seagrass|sous la mer|bajo el mar|unter wasser|unterwasser|sott acqua',
  birches:
    'silver birch forest|silver birch wood|silver birch woods|silver birch grove|silver birch|silver birches|silver birch tree|birch forest|birch wood|birch woods|birch grove|birch woodland|birch tree trunk|birch trunk|birkenwald|forêt de bouleaux|bosque de abedules|bosco di betulle',
  forest: 'tree trunk|baumstamm|baumstämme',
  firs: 'pine forest|fir forest|pine wood|pine woods|conifer forest|spruce forest|evergreen forest|taiga|nadelwald|tannenwald|forêt de sapins|pinewood forest',
}

/** Things that are a place when others are among, over or under them: "balloons over clouds". */
export const placeNouns: Readonly<Record<string, Backdrop>> = {
  cloud: 'clouds',
  star: 'stars',
  rain: 'rain',
  raindrop: 'rain',
  drizzle: 'rain',
  snow: 'snow',
  mountain: 'mountains',
  hill: 'hills',
  grass: 'grass',
  reed: 'reeds',
  bulrush: 'reeds',
  wave: 'waves',
  ripple: 'ripples',
  kelp: 'kelp',
  seaweed: 'kelp',
  birch: 'birches',
  'birch tree': 'birches',
  tree: 'forest',
  'pine tree': 'firs',
  'fir tree': 'firs',
  pine: 'firs',
}

/** What lies behind things of a scene that is named in general. */
export const sceneBackdrops: Readonly<Partial<Record<Scene, Backdrop>>> = {
  water: 'ripples',
  sea: 'waves',
  snow: 'snow',
  meadow: 'grass',
  forest: 'forest',
  sky: 'clouds',
  desert: 'dunes',
  space: 'stars',
}

/** Things that are drawn among the others as well: a place full of them has a few near by. */
export const nearNouns: readonly string[] = ['star', 'snow', 'mountain']

/** The scene of a place, for the small marks between the things. */
export const backdropScenes: Readonly<Partial<Record<Backdrop, Scene>>> = {
  clouds: 'sky',
  snow: 'snow',
  hills: 'meadow',
  dunes: 'desert',
  grass: 'meadow',
  reeds: 'water',
  waves: 'sea',
  ripples: 'water',
  stream: 'water',
  kelp: 'sea',
  birches: 'forest',
  forest: 'forest',
  firs: 'forest',
}

/** The ground of places that are seen by night alone or under water, and of land that has a colour of its own. */
export const backdropGrounds: Readonly<Partial<Record<Backdrop, string>>> = {
  'northern lights': '#1a2340',
  stars: '#1c2444',
  kelp: '#17384a',
  hills: '#d3dfbd',
  dunes: '#f0dfc3',
}

/** Words that put things at a place. */
export const placeWords =
  'in inside within among amongst amid amidst between over above across through beneath under underneath below behind before against atop into on at near im in über unter zwischen vor hinter sur sous dans entre parmi sobre bajo su sotto tra fra nel nella sob acima entre'
