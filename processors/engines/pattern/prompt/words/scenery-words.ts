import type { ViewName } from '../../families/scenic/views.ts'

/**
 * Landscapes by what people call them, where land and not a thing in it is asked for; of several in one prompt the first of this list is
 * drawn: beaches before the sea, villages before the hills they lie on.
 */
export const sceneryWords: Readonly<Record<ViewName, string>> = {
  city: 'city|cities|downtown|city street|city at night|city skyline|skyline|skylines|cityscape|cityscapes|urban skyline|urban landscape|metropolis|skyscraper skyline|stadtsilhouette|horizonte urbano',
  village:
    'village|villages|hill town|hilltop village|hilltop town|fishing village|alpine village|mountain village|mediterranean village|bergdorf|village perché|pueblo',
  oasis: 'oasis|desert oasis',
  canyon: 'canyon|canyons|grand canyon|monument valley|sandstone cliff|red rock|badlands',
  dunes: 'dune|dunes|sand dune|sand dunes|sahara|namib|gobi|düne|dünen|duna|dunas',
  desert:
    'mesa|mesas|butte|buttes|desert|deserts|desert landscape|desert scene|sonoran desert|mojave|arizona|joshua tree|southwest|southwestern landscape|wüste|désert|desierto|deserto',
  savanna:
    'african savanna|african savannah|savanna|savannah|serengeti|savanna landscape|african landscape|african plain|african plains|african sunset',
  waterfall:
    'waterfall|waterfalls|cascade|cascades|wasserfall|wasserfälle|cascada|cascadas|cascata|cascate|chute d eau',
  blooms:
    'provence|provence landscape|provençal landscape|lavender landscape|flower farm|flower farms|tulip farm|lavender farm',
  fields:
    'patchwork field|patchwork fields|patchwork hill|patchwork hills|patchwork landscape|patchwork farmland|farmland|farm field|farm fields|ploughed field|ploughed fields|plowed fields|crop field|crop fields|field landscape|hedgerow field|hedgerow fields|english countryside|felder',
  terraces:
    'terrace field|rice terrace|rice terraces|terraced field|terraced fields|rice paddy|rice paddies|rice field|rice fields',
  tuscany:
    'tuscany|tuscan|tuscan landscape|tuscan hill|tuscan hills|tuscan countryside|chianti|umbria|umbrian|vineyard|vineyards|vineyard row|vineyard rows|wine country|toskana|toscana',
  islands:
    'tropical island|tropical islands|island|islands|desert island|hawaiian landscape|hawaiian scene|hawaiian scenic|hawaii',
  beach:
    'beach|beaches|palm beach|tropical beach|seaside|beach scene|shore|seashore|strand|plage|playa|spiaggia|praia|beach at sunset|riviera',
  coast:
    'coast|coastline|coastal landscape|harbour|harbor|seaside village|rocky coast|cliff|cliffs|bay|cove|küste|côte|costa|costiera',
  sea: 'sea|ocean|seascape|seascapes|open sea|high seas|meer|ozean|mer|océan|mar|océano|mare|oceano',
  arctic: 'arctic|antarctic|antarctica|polar landscape|arctic landscape|iceberg|icebergs|glacier|glaciers|tundra',
  lake: 'mountain lake|alpine lake|lake reflection|mountain reflections|lake|lakes|lakeside|lakeshore|fjord|fjords|loch|bergsee|lac|lago',
  mountains:
    'mountain|mountains|mountain landscape|mountain range|mountain ranges|mountain scene|mountain peak|mountain peaks|snowy mountain|snowy mountains|snow capped mountain|snow capped mountains|alpine landscape|alps|alpine|rocky mountains|rockies|himalaya|himalayas|andes|dolomites|highlands|highland|scottish highlands|berge|montagne|montagnes|montaña|montañas|berglandschaft',
  forest:
    'pine forest|fir forest|spruce forest|evergreen forest|conifer forest|misty forest|foggy forest|boreal forest|moonlit forest|midnight forest|night forest|starry forest|twilight forest|snowy forest|taiga|nordic forest|northern forest|winter forest|pine wood|pine woods|nadelwald|tannenwald|forest landscape|forest scene|forest silhouette',
  woods:
    'forest in autumn|forest in fall|woods in autumn|woods in fall|forest autumn|woods autumn|autumnal forest|fall forest|fall woods|autumn forest|autumn woods|autumn woodland|autumn landscape|woodland scene|woodland landscape|autumn trees landscape|deciduous forest',
  meadows:
    'prairie|prairies|flower field|flower fields|wildflower hill|wildflower hills|spring landscape|poppy field|tulip field|steppe',
  hills:
    'landscape|landscapes|landscape scene|scenery|scenic|countryside|country landscape|hill|hills|hillside|rolling hill|rolling hills|green hill|green hills|valley|valleys|rural landscape|rolling countryside|hügel|hügellandschaft|landschaft|paysage|paesaggio|paisaje|paisagem|collines|colline|colinas|風景',
}

/** What the landscapes hold already, or are seen with: nothing of these beside a landscape makes it a toss of things. */
export const sceneryNouns: Readonly<Record<ViewName, string>> = {
  city: 'city|cities|downtown|city street|city at night|city skyline|skyscraper|building|city|star|moon|window|sun|cloud',
  village:
    'village|house|cottage|church|chimney|tree|fir tree|pine tree|pine|snow|snowflake|hill|mountain|cloud|moon|star|crescent moon|sun',
  oasis: 'palm|palm tree|date palm|desert|sun|oasis|dune',
  canyon: 'mesa|butte|canyon|rock|cliff|sun|cactus',
  dunes: 'dune|sand|sun|hill|desert',
  desert: 'cactus|mesa|butte|sun|desert|rock|saguaro|saguaro cactus|mountain|agave',
  savanna: 'acacia|acacia tree|tree|sun|grass|baobab',
  terraces: 'rice|terrace|hill|field|mountain',
  tuscany: 'cypress|cypress tree|house|farmhouse|villa|vineyard|hill|olive tree|sun|tree|village',
  islands: 'island|palm|palm tree|sun|boat|sailboat|wave|hammock|sea',
  beach: 'beach|palm|palm tree|sun|wave|umbrella|beach umbrella|parasol|hammock|sailboat|boat|sea',
  coast: 'lighthouse|boat|sailboat|cliff|wave|house|cottage|harbour|harbor|sea|cloud|seagull',
  sea: 'wave|sun|cloud|sailboat|boat|sea|ocean|moon|sailing boat|yacht',
  arctic: 'iceberg|glacier|mountain|snow|ice|moon',
  waterfall: 'waterfall|cliff|rock|tree|pine tree|fir tree|pine|river|pool|sun|moon|mountain|forest',
  blooms: 'lavender|tulip|sunflower|poppy|flower|house|cypress|cypress tree|hill|field|sun|bee',
  fields: 'hill|tree|house|farmhouse|cottage|field|hedge|sun|cloud|farm',
  lake: 'mountain|pine tree|fir tree|tree|lake|snow|sun|moon|pine|fjord|star|forest',
  mountains: 'mountain|snow capped mountain|pine tree|fir tree|tree|snow|sun|moon|cloud|pine|hill|star|valley',
  forest: 'pine tree|fir tree|tree|pine|forest|mist|moon|star|sun|snow',
  woods: 'tree|forest|oak tree|sun',
  meadows: 'hill|tree|field|grass|cloud|sun',
  hills: 'hill|mountain|tree|house|farmhouse|cottage|barn|field|sun|moon|cloud|star|valley|bird',
}

/** What is in the air of every landscape. */
export const airNouns = 'sun|moon|crescent moon|star|cloud|snow|snowflake|sky|reflection'

/** Hours at which the air glows. */
export const glowingHours =
  'sunset|sunrise|dawn|dusk|twilight|golden hour|afterglow|evening sky|sundown|sunsets|sunrises|sonnenuntergang|sonnenaufgang|coucher de soleil|lever de soleil|atardecer|amanecer|tramonto|alba|pôr do sol|夕焼け'

/** Hours at which stars are seen over the land. */
export const nightlyHours =
  'night|nights|midnight|nighttime|night time|moonlit|moonlight|starry|starry night|starry sky|starlit|night sky|under the star|under the stars|at night|by night|nacht|nachts|nuit|noche|notte|noite'

/** Lights that hang in the sky of the north. */
export const northernLights =
  'northern lights|northern light|aurora borealis|aurora|polar lights|southern lights|polarlicht|polarlichter|nordlicht|nordlichter|aurore boréale|aurores boréales|aurora boreal|aurora boreale|オーロラ'

/** Words for snow that is falling. */
export const fallingSnow =
  'snowfall|falling snow|snow falling|snow fall|falling|snowing|snowstorm|blizzard|snow flurry|schneefall'

/** Words by which a landscape is meant with all that stands in it, and no toss of things before one. */
export const wholeScenes =
  'landscape|landscapes|scene|scenes|scenery|scenic|countryside|panorama|panoramic|vista|hillside|rolling hill|rolling hills|landschaft|paysage|paisaje|paesaggio'

/** Words that only say more of a landscape, and name no cloth beside it. */
export const sceneryManners =
  'geometric|low poly|low-poly|faceted|bauhaus|cubist|cubism|minimalist|minimal|abstract|misty|mist|foggy|layered|silhouette|modern|pointillist|impressionist|fauvist|gradient'
