import { countries } from './country-moods.ts'
import { hues } from './hue-moods.ts'
import type { Mood } from './mood.ts'
import { occasions } from './occasion-moods.ts'
import { periods } from './period-moods.ts'
import { weathers } from './weather-moods.ts'

/**
 * Colourways by the rules of textile colourists: neutral or very dark grounds, high chroma on small areas only,
 * off-white and off-black instead of pure ones.
 */
const classics: readonly Mood[] = [
  {
    name: 'heritage',
    words:
      'eclectic grandpa|campagne|style campagne|campestre|landhaus|landhausstil|french country|steampunk|vintage|country house|english country house|manor house|stately home|old world|farmhouse|country|nostalgic|chintzy|shabby|grandmillennial|regency era|jane austen|klassisch|classique|clásico|classico|traditionell|heritage|classic|traditional|liberty|english|antique|georgian'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f1e6d0', '#a8322d', '#d9775f', '#efb9a0', '#2c4a63', '#6f8a5b', '#3d5a45', '#d6a23c'],
  },
  {
    name: 'moody',
    words:
      'dark romance|whimsigoth|mob wife|mystical|mysterious|romantic dark|düster|dunkel|dunkle|dunkler|dunkles|dunklem|fond sombre|sfondo scuro|fondo oscuro|sombre mood|oscuro|baroque mood|moody|goth|gothic|dramatic|dark|evening|snowy evening|snowy night|dutch master|dutch masters|old master|dutch still life|dutch golden age|dutch floral|dutch florals|dutch flowers|dutch bouquet|dutch painting|dutch vanitas|noir'.split(
        '|',
      ),
    ground: 'dark',
    inks: ['#16202e', '#c9546a', '#efb3ae', '#8e2f48', '#f4e3cf', '#4f7360', '#2f4d49', '#dca04a'],
  },
  {
    name: 'scandinavian',
    words:
      'hygge|skandinavisch|scandinave|escandinavo|scandinavo|clean|contemporary|北欧|scandinavian|scandi|nordic|swedish|danish|minimal|minimalist|modern'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f6f1e6', '#e0a92e', '#35506b', '#8aa5b5', '#c65b3f', '#4d6b57'],
  },
  {
    name: 'seventies',
    words:
      'psychedelic|flower power|hippy|1970|70er|70er jahre|années 70|années 1970|años 70|anni 70|anos 70|70s style|boogie|レトロ|70s|seventies|retro|1970s|groovy|hippie|disco'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f3e3c3', '#b5471f', '#e08a2b', '#5f3a22', '#7d7a34', '#f0c46a'],
  },
  {
    name: 'tropical-night',
    words: 'amazon|exotic|tropical night|jungle|rainforest|tropical'.split('|'),
    ground: 'dark',
    inks: ['#0f2a2b', '#1f5a4a', '#3f8a5c', '#93b865', '#e8467c', '#f7a88b', '#fbe3c0'],
  },
  {
    name: 'coastal',
    words:
      'maritim|marin|marine|marinero|marino|seaside town|sailing|strand|plage|playa|spiaggia|praia|海|夏|coastal grandma|coastal grandmother|coastal|nautical|maritime|beach|seaside|hamptons|ocean|sailor'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#faf6ec', '#1f3a68', '#5b86b8', '#b9d0e2', '#ec7c62'],
  },
  {
    name: 'morris',
    words:
      'morris|strawberry thief|art nouveau|jugendstil|pre-raphaelite|william morris|arts and crafts|arts & crafts|arts n crafts'.split(
        '|',
      ),
    ground: 'dark',
    inks: ['#1d3145', '#35566a', '#5f8a78', '#a9bf8d', '#c9604a', '#eba184', '#f2e2bf', '#d5a544'],
  },
  {
    name: 'mediterranean',
    words:
      'tomato girl|tomato girl summer|sommer|été|verano|estate|verão|tuscan|tuscany|provençal summer|greece|italy|spanish|portuguese|moroccan|mediterranean|amalfi|italian|sicilian|greek|summer|riviera|capri'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#fbf7ea', '#24509c', '#9ab9dd', '#efc040', '#d9774a', '#87965a', '#35604a'],
  },
  {
    name: 'boho',
    words: 'bohème|earth|mojave|savannah|boho|bohemian|desert|southwest|earthy|terracotta|rustic|natural'.split('|'),
    ground: 'light',
    inks: ['#f4ebdf', '#b85c3e', '#d99a86', '#edcbb8', '#7c7f4e', '#4b4f36', '#c99a3f'],
  },
  {
    name: 'indigo',
    words:
      'indigo|aizome|blue and white|delft|delft blue|porcelain|gzhel|blue and white chinoiserie|willow pattern|blue willow|blue willow pattern|willow ware'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f2efe4', '#1c2f52', '#4a6c99', '#a9c0d6'],
  },
  {
    name: 'pastel',
    words: 'pastel|pastell|pastello|パステル'.split('|'),
    ground: 'light',
    inks: ['#fdf9f2', '#f0a3ba', '#93cfb4', '#b59fdd', '#93bfe6', '#f3cf74', '#f5b08a', '#9484b2'],
  },
  {
    name: 'nursery',
    words:
      "kawaii|chibi|kids animal|kid's animal|kids' animal|children animal|children's animal|childrens animal|nursery animal|baby animal|cute animal|kawaii animal|kids drawing|kids' drawing|kid's drawing|child's drawing|children's drawing|childrens drawing|childlike drawing|childlike|naive drawing|kinderzeichnung|kindlich|kinder|enfant|infantil|bambini|niños|adorable|dreamy|child|toddler|newborn|children bedroom|children room|girls bedroom|girl's bedroom|little girl's bedroom|little girls bedroom|little girls room|girls room|girl's room|boys bedroom|boy's bedroom|little boys bedroom|little boys room|boys room|boy's room|kids bedroom|kids room|kid's bedroom|kid's room|kids' room|children's bedroom|children's room|childrens bedroom|childrens room|for little girls|for little boys|baby shower|storybook|かわいい|nursery|baby|kids|children|soft|cute|sweet|gentle|whimsical|playful".split(
        '|',
      ),
    ground: 'light',
    inks: ['#fbf5ea', '#f0a58f', '#f7cdb9', '#9db692', '#6f8f78', '#a9c8dc', '#e9bf62'],
  },
  {
    name: 'madder',
    words: 'madder|indienne'.split('|'),
    ground: 'light',
    inks: ['#f3e7d3', '#8f2b2b', '#cf6a55', '#27365a'],
  },
  {
    name: 'deco',
    words:
      'old hollywood|hollywood|hollywood regency|hollywood glamour|glamour|luxe|20er jahre|années folles|black tie|deco|art deco|gatsby|great gatsby|jazz age|roaring twenties|speakeasy|20s|twenties|goldene zwanziger|1920s|glamorous|luxury|luxurious|elegant|opulent'.split(
        '|',
      ),
    ground: 'dark',
    inks: ['#14181d', '#f2ead6', '#c39a4a', '#1f5f55', '#7fb0a0', '#a8483a'],
  },
  {
    name: 'winter',
    words:
      'winter|snowfall|alpine snow|wintry|wintery|midwinter|frosty|snowy|hiver|invierno|inverno|winterlich|冬'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#e6edf1', '#35566f', '#8fb0c6', '#ab5538', '#2f5247', '#7a5f4c'],
  },
  {
    name: 'christmas',
    words:
      'weihnachtsmuster|weihnachten|weihnachtlich|noël|noel|navidad|natale|natal|クリスマス|christmas|festive|holiday|xmas|yuletide'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f3ecdd', '#8e1f33', '#1e4a3f', '#c7a04a', '#27323f', '#a9bdb5', '#c4525a'],
  },
  {
    name: 'autumn',
    words:
      'gemütlich|herbst|herbstlich|automne|otoño|autunno|outono|秋|cozy|cosy|autumn|fall|harvest|autumnal|thanksgiving'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f5e8cf', '#a63f1e', '#d98324', '#6b2f2a', '#7f7b3a', '#e3b04b', '#3f4a35'],
  },
  {
    name: 'pop',
    words:
      'bunt|fröhlich|coloré|colorido|multicolor|multicolour|multicolored|multicoloured|each a different colour|each a different color|each in a different colour|each in a different color|all different colours|all different colors|different colours|different colors|many colours|many colors|kaleidoscopic colours|candy|carnival|karneval|fasching|fastnacht|carnaval|carnevale|pop art|comic|comic book|comic strip|marimekko|marimekko style|finnish modern|happy|lively|zesty|energetic|tutti frutti|カラフル|pop|memphis|80s|eighties|bright|vibrant|bold|fun|cheerful|colorful|colourful'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#fbf2e2', '#ef5a7a', '#1f9e98', '#f5c02f', '#1d1b26', '#4a5fc4', '#f4935a'],
  },
  {
    name: 'sepia',
    words: 'sepia|sepia tone|sepia toned|sépia|sepiatöne|old photograph'.split('|'),
    ground: 'light',
    inks: ['#f1e5d0', '#4a2c1a', '#8a5a34', '#b98d5e', '#d9bd93', '#6b4428'],
  },
  {
    name: 'monochrome',
    words:
      'schwarzweiß|schwarz weiß|noir et blanc|blanco y negro|bianco e nero|preto e branco|モノクロ|白黒|monochrome|black and white|grayscale|greyscale|black white'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#f6f3ec', '#1b1a1d', '#6f6b68', '#b9b4ac'],
  },
  {
    name: 'midcentury',
    words: 'palm springs|googie|midcentury|mid century|mid-century|50s|fifties|atomic'.split('|'),
    ground: 'light',
    inks: ['#f5ecd9', '#e2703a', '#2f7f86', '#e7b23c', '#3a3532', '#9db39a'],
  },
  {
    name: 'blush',
    words:
      'balletcore|romantisch|romantique|romántico|romantico|romântico|bridal|love|soft romance|romantic|blush|wedding|feminine|shabby chic|delicate|ballet'.split(
        '|',
      ),
    ground: 'light',
    inks: ['#faf1ea', '#d98a8f', '#f0c3bd', '#a8596a', '#8f9d7d', '#5f7260', '#e5c7a0'],
  },
  {
    name: 'savanna',
    words: 'savanna|safari'.split('|'),
    ground: 'light',
    inks: ['#ddb077', '#2a1a12', '#9a5a2a', '#f0d9b0'],
  },
  {
    name: 'field',
    words: 'army|military green'.split('|'),
    ground: 'light',
    inks: ['#b9a983', '#5f6f43', '#8a7a4c', '#3c452f', '#23251f'],
  },
  {
    name: 'night-sky',
    words:
      'at midnight|midnight garden|space|outer space|galaxy|cosmic|celestial|astral|starry|mystic|moonlit|weltraum|espace|espacio|spazio|宇宙'.split(
        '|',
      ),
    ground: 'dark',
    inks: ['#171b33', '#e3bf62', '#f3e7cf', '#7d78b8', '#c56f86', '#3f5f8f', '#a9c4d6'],
  },
]

export const moods: readonly Mood[] = [...classics, ...periods, ...countries, ...occasions, ...weathers, ...hues]

/** The mood with exactly this name; undefined where there is none. */
export function findMood(name: string): Mood | undefined {
  return moods.find((mood) => mood.name === name)
}

/** Whether one of the named moods has a dark ground. */
export function hasDarkGround(names: readonly string[]): boolean {
  return names.some((name) => findMood(name)?.ground === 'dark')
}
