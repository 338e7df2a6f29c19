import { coloursAbroad } from './colour-words-abroad.ts'
import { paintNames } from './paint-names.ts'
import { shadeNames } from './shade-names.ts'

/** Colours as dyers and shoppers name them; one colour may have several names in several languages. */
const table: readonly (readonly [hex: string, names: string])[] = [
  ['#faf7f0', 'white|weiß|weiss|blanc|blanco|blanche|blanca|bianco|bianca|bianchi|bianche|branco|branca|白|白い'],
  ['#f3ead9', 'cream|off white|off-white|creme|crème|crema|ivory cream|eggshell'],
  ['#f7f1e1', 'ivory|chalk|milk'],
  [
    '#e9dcc5',
    'raw canvas|natural canvas|bare canvas|unprimed canvas|artist canvas|raw linen|raw cotton|natural hessian|hessian|beige|ramie|hemp|calico|muslin|linen|natural linen|natural|natural cotton|undyed|unbleached',
  ],
  ['#c9ad86', 'tan'],
  ['#8a7560', 'taupe|mushroom brown'],
  ['#b9a796', 'mushroom'],
  ['#6b4a35', 'brown|braun|marron|brun|brune|茶色|marrón|marrone|castanho|茶|cocoa'],
  [
    '#1d1c20',
    'black|schwarz|noir|noire|negro|negra|nera|neri|nere|preta|pretos|pretas|nero|preto|黒|off black|jet|ink black|onyx',
  ],
  ['#2c3130', 'blackboard|chalkboard'],
  ['#33614c', 'blackboard green|chalkboard green'],
  ['#3b3e44', 'charcoal|anthracite|graphite'],
  ['#8b8d8f', 'grey|gray|grau|gris|grise|grigio|cinza|灰|灰色|グレー|stone grey'],
  ['#6f7a66', 'lovat|lovat green|lovat mill'],
  ['#b9bcbc', 'silver|light grey|light gray|dove|pale grey|silber|plata'],
  ['#5b6670', 'slate|slate grey'],
  [
    '#b3282d',
    'red|rot|rote|roter|roten|rouge|rojo|roja|rosso|rossa|rossi|rosse|vermelho|vermelha|赤|赤い|crimson red|poppy red|lipstick',
  ],
  ['#8e1f33', 'cherry|cranberry|blood red|blood-red|oxblood red'],
  ['#7a4a24', 'soga brown'],
  ['#6b1f2d', 'burgundy|bordeaux'],
  ['#d9412b', 'scarlet|poppy|cinnabar|fire red'],
  ['#8f2f2b', 'madder|barn red'],
  ['#b5482a', 'rust'],
  ['#bf6043', 'terracotta|terra cotta|adobe|brique'],
  ['#e07a3f', 'orange|cheddar|orangefarben|orangerot|オレンジ|オレンジ色|naranja|arancione|laranja|橙'],
  ['#f0a988', 'peach'],
  ['#ec7c62', 'coral|living coral|korall|corail'],
  ['#e9a5ac', 'pink|rosa|rose|cor-de-rosa|桃色|rose pink|rose colour|ピンク|flamingo pink|candyfloss pink'],
  ['#f2cfc9', 'blush|pale pink|light pink|baby pink|powder pink|soft pink|shell pink'],
  ['#e23d80', 'hot pink|rani pink|rani|bright pink'],
  ['#c48a8a', 'dusty rose|dusty pink|old rose|mauve pink|antique rose'],
  [
    '#e8b93c',
    'sunny yellow|sunshine yellow|sunshine|yellow|gelb|jaune|amarillo|amarilla|giallo|gialla|gialli|gialle|amarelo|amarela|黄|黄色|黄色い|sunflower yellow',
  ],
  ['#f3d65e', 'lemon|lemon yellow|zitronengelb'],
  ['#f4e4a8', 'pale yellow|butter|buttercream|light yellow|custard'],
  ['#cf9a2c', 'mustard|mustard yellow|senf|moutarde|mostaza'],
  [
    '#c39a4a',
    'gold|gilt|gilded|golden|goldene|goldener|oro|or|doré|dorée|dorado|dorada|dorato|dorata|dourado|dourada|金|金色',
  ],
  ['#3f7d4e', 'green|grün|vert|verte|verde|verdi|verdes|緑|グリーン'],
  ['#1f4d3a', 'forest|ink green|forest green|pine|pine green|evergreen|dark green'],
  ['#25664a', 'jungle green|rainforest green|amazon green'],
  ['#1f7a5c', 'emerald|emerald green'],
  ['#a3b899', 'sage|sage green|soft green|pale green|light green|salbei'],
  ['#bfe0cb', 'mint|mint green|minze|menthe'],
  ['#7d8045', 'olive|olive green|oliv'],
  ['#a9c14a', 'lime|lime green'],
  ['#1f7f86', 'teal|deep teal|blaugrün'],
  ['#4fb3b8', 'turquoise|türkis|turchese|turquesa'],
  ['#2d5fa6', 'blue|blau|bleu|bleue|azul|azules|azuis|blu|青|青い|ブルー|true blue'],
  ['#1d2f55', 'navy|navy blue|marineblau|marine blue|dark blue|bleu marine|azul marino|blu navy|ink blue|紺'],
  ['#2b1d4a', 'midnight purple|midnight violet|midnight plum'],
  ['#143a3a', 'midnight green|midnight teal'],
  ['#24427a', 'deep blue'],
  ['#2f4a7d', 'indigo|indigo blue|aizome blue|藍|藍色'],
  ['#a9cbe3', 'sky|sky blue|light blue|baby blue|pale blue|hellblau|bleu ciel|celeste'],
  ['#6f95bd', 'wedgwood|chambray|periwinkle blue'],
  ['#8a8fc9', 'periwinkle|lavender blue|wisteria blue|hyacinth blue'],
  ['#b8a6d4', 'lavender|lavender colour|light purple|pale purple|flieder|lilas|lila'],
  ['#6a4a8c', 'purple|lila purple|pourpre|morado|viola|roxo|紫|紫色|lila farbe'],
  ['#4a2545', 'pflaume|prune'],
  ['#f0c9a4', 'nude|skin tone|almond'],
  ['#d6b685', 'raffia|straw colour|straw color'],
  ['#d8c3a5', 'ecru beige|putty|stone|parchment|rice paper|handmade paper|jute|hemp|rattan'],
  ['#7b3f2a', 'umber|burnt umber|rosewood|auburn'],
  ['#0f5c4d', 'bottle|deep green|viridian green|malachite green|dunkelgrün|vert sapin|verde bottiglia|深緑'],
  ['#2a6fb0', 'azure|cerulean|blue sky|azur|azzurri|azzurra|cerulean blue|azzurro'],
  ['#b5c7a3', 'pistachio green|tea green|mint sage|reseda|若草'],
  ['#d8a7b1', 'rosé|vieux rose|altrosa|rosa antico|rosa viejo|rosa palo'],
  ['#c94f7c', 'raspberry pink|magenta pink|himbeere|framboise|frambuesa|lampone'],
  ['#7a1f2b', 'bordeaux red|weinrot|bordeauxrot|rojo vino|rosso bordeaux|vinho|えんじ'],
  ['#12343b', 'deep teal blue|dark teal|petrol blue|petrolblau|pétrole'],
  ['#e2b13c', 'goldenrod|sunshine yellow|marigold yellow|senfgelb|ocker|ocre|ocra|山吹|からし色'],
  ['#e86f51', 'persimmon|flame|paprika|rostorange|柿色'],
  ['#ded6f0', 'pale lilac|thistle colour|lavendelfarben|藤色'],
  [
    '#f4efe4',
    'creme weiß|cremeweiß|naturweiß|blanc cassé|écru|blanco roto|avorio|marfil|marfim|elfenbein|生成り|クリーム',
  ],
  ['#9a7590', 'mauve|dusty purple'],
]

/** `#rrggbb` by lower-case name. */
export const colourWords: ReadonlyMap<string, string> = new Map(
  [...paintNames, ...table, ...shadeNames, ...coloursAbroad].flatMap(([hex, names]) =>
    names.split('|').map((name): [string, string] => [name, hex]),
  ),
)

/** A change of a colour: step in OKLCH lightness, factor on chroma. */
export type ColourShift = {
  readonly lightness: number
  readonly chroma: number
  /** OKLCH hue in radians that greys are tinted with. */
  readonly cast?: number
}

const lighter: ColourShift = { lightness: 0.14, chroma: 0.7 }
const paler: ColourShift = { lightness: 0.2, chroma: 0.5 }
const darker: ColourShift = { lightness: -0.16, chroma: 0.9 }
const stronger: ColourShift = { lightness: 0.04, chroma: 1.3 }
const duller: ColourShift = { lightness: 0.03, chroma: 0.55 }

const lists: readonly (readonly [ColourShift, string])[] = [
  [lighter, 'light lighter hell helle heller hellem helles hell- licht'],
  [
    paler,
    'pale palest pastel faded washed powdery icy sun-bleached sunbleached sun-faded sun-washed bleached watery sheer translucent faint whispered sugary powdered blass zart zartes zartem baby',
  ],
  [darker, 'dark darker deep deeper dunkel dunkle dunkler dunklem dunkles tief tiefes shadowy inky'],
  [
    stronger,
    'bright brighter vivid rich intense saturated strong hot electric juicy fiery leuchtend leuchtendes kräftig knall',
  ],
  [
    duller,
    'dusty muted dull greyed grayed antique vintage subdued earthy aged weathered worn mellow hazy matte staubig gedeckt gedämpft',
  ],
  [{ lightness: 0.05, chroma: 0.48 }, 'smoky smokey sludgy murky dirty muddy dim tarnished'],
  [{ lightness: -0.2, chroma: 0.45 }, 'stormy thundery brooding'],
  [{ lightness: 0.2, chroma: 0.6 }, 'soft gentle sanft sanfte sanftes sanftem'],
  [{ lightness: 0.02, chroma: 1.1, cast: 1.1 }, 'warm warmes warmem'],
  [{ lightness: 0.01, chroma: 0.9, cast: -1.85 }, 'cool kühl kühles'],
  [{ lightness: 0.1, chroma: 1.6 }, 'neon fluorescent fluoro fluo acid acidic glow glowing'],
]

const spread = (rows: typeof lists): Readonly<Record<string, ColourShift>> =>
  Object.fromEntries(rows.flatMap(([shift, words]) => words.split(' ').map((word) => [word, shift] as const)))

/** Adjectives that change the colour named after them. */
export const colourShifts = spread(lists)

/** Adjectives made of a colour, which before a hue lean it towards that colour: a milky blue is one colour, and no milk. */
export const leaningTowards: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['#f7f1e1', 'milky chalky pearly'],
      ['#f3ead9', 'creamy'],
      ['#f4e4a8', 'buttery'],
      ['#b2b5ae', 'ashy stony silvery'],
      ['#3a2f2b', 'sooty'],
      ['#c39a4a', 'golden'],
      ['#b3282d', 'reddish'],
      ['#e07a3f', 'orangey'],
      ['#b5482a', 'rusty'],
      ['#6b4a35', 'brownish browny'],
      ['#d9a33c', 'yellowish yellowy'],
      ['#3f7d4e', 'greenish greeny'],
      ['#2d5fa6', 'bluish bluey'],
      ['#6a4a8c', 'purplish purply plummy'],
      ['#e9a5ac', 'pinkish pinky'],
      ['#8b8d8f', 'greyish grayish'],
    ] as const
  ).flatMap(([hex, words]) => words.split(' ').map((word) => [word, hex])),
)

/** Adjectives that follow their colour, as in French, Spanish, Italian and Portuguese. */
export const shiftsAfter = spread([
  [lighter, 'clair claire claro clara chiaro chiara'],
  [paler, 'pâle pálido pálida pallido pallida pastell'],
  [darker, 'foncé foncée sombre profond oscuro oscura scuro scura escuro escura intenso profundo'],
  [stronger, 'vif vive brillante acceso vivo viva'],
])
