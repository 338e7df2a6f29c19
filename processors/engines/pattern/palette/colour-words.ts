import { coloursAbroad } from './colour-words-abroad.ts'
import { paintNames } from './paint-names.ts'

/** Colours as dyers and shoppers name them; several names in several languages may mean one dye. */
const table: readonly (readonly [hex: string, names: string])[] = [
  ['#faf7f0', 'white|weiß|weiss|blanc|blanco|blanche|blanca|bianco|bianca|bianchi|bianche|branco|branca|白|白い'],
  ['#f3ead9', 'cream|ecru|off white|off-white|creme|crème|crema|ivory cream|eggshell|vanilla'],
  ['#f7f1e1', 'ivory|bone|pearl|chalk|milk|alabaster'],
  [
    '#e9dcc5',
    'beige|sand|oat|flax|flaxen|oatmeal|ramie|hemp|calico|muslin|linen|natural linen|natural|natural cotton|undyed|unbleached|buff|champagne',
  ],
  ['#c9ad86', 'tan|camel|khaki|biscuit|wheat|straw'],
  ['#8a7560', 'taupe|mushroom brown|greige|fawn'],
  ['#b9a796', 'mushroom'],
  [
    '#6b4a35',
    'brown|chocolate|braun|marron|brun|brune|茶色|marrón|marrone|castanho|茶|walnut|coffee|mocha|chestnut|cocoa|espresso',
  ],
  [
    '#1d1c20',
    'black|schwarz|noir|noire|negro|negra|nera|neri|nere|preta|pretos|pretas|nero|preto|黒|off black|jet|ink black|onyx',
  ],
  ['#2c3130', 'blackboard|chalkboard'],
  ['#33614c', 'blackboard green|chalkboard green'],
  ['#3b3e44', 'charcoal|anthracite|graphite'],
  ['#8b8d8f', 'grey|gray|grau|gris|grise|grigio|cinza|灰|灰色|グレー|pewter|stone grey|steel'],
  ['#6f7a66', 'lovat|lovat green|lovat mill'],
  ['#b9bcbc', 'silver|light grey|light gray|dove|pale grey|ash|silber|plata'],
  ['#5b6670', 'slate|slate grey|gunmetal'],
  [
    '#b3282d',
    'red|rot|rote|roter|roten|rouge|rojo|roja|rosso|rossa|rossi|rosse|vermelho|vermelha|赤|赤い|crimson red|poppy red|lipstick',
  ],
  ['#8e1f33', 'crimson|berry|cherry|cranberry|ruby|garnet|carmine|raspberry'],
  ['#6b1f2d', 'burgundy|wine|maroon|bordeaux|oxblood|merlot|claret'],
  ['#d9412b', 'scarlet|vermilion|poppy|vermillion|tomato|cinnabar|fire red'],
  ['#8f2f2b', 'madder|brick|brick red|russet|barn red'],
  ['#b5482a', 'rust|burnt orange|sienna|burnt sienna|copper|ginger'],
  ['#bf6043', 'terracotta|terra cotta|clay|adobe|brique'],
  [
    '#e07a3f',
    'orange|pumpkin|cheddar|carrot|orangefarben|orangerot|オレンジ|オレンジ色|tangerine|pumpkin orange|naranja|arancione|laranja|橙',
  ],
  ['#f0a988', 'peach|apricot|melon|cantaloupe'],
  ['#ec7c62', 'coral|salmon|living coral|korall|corail'],
  [
    '#e9a5ac',
    'pink|rosa|rose|cor-de-rosa|桃色|rose pink|rose colour|ピンク|bubblegum|flamingo pink|candy pink|candyfloss pink',
  ],
  ['#f2cfc9', 'blush|pale pink|light pink|baby pink|powder pink|soft pink|shell pink'],
  ['#e23d80', 'hot pink|rani pink|rani|watermelon|fuchsia|magenta|cerise|shocking pink|neon pink|bright pink'],
  ['#c48a8a', 'dusty rose|dusty pink|old rose|rose gold|mauve pink|antique rose'],
  [
    '#e8b93c',
    'sunny yellow|sunshine yellow|sunshine|yellow|gelb|jaune|amarillo|amarilla|giallo|gialla|gialli|gialle|amarelo|amarela|黄|黄色|黄色い|sunflower yellow|canary',
  ],
  ['#f3d65e', 'lemon|primrose|lemon yellow|primrose yellow|citron|zitronengelb'],
  ['#f4e4a8', 'pale yellow|butter|buttercream|light yellow|custard'],
  ['#cf9a2c', 'mustard|mustard yellow|ochre|ocher|saffron|marigold|turmeric|amber|honey|senf|moutarde|mostaza'],
  [
    '#c39a4a',
    'gold|gilt|gilded|golden|goldene|goldener|brass|oro|or|doré|dorée|dorado|dorada|dorato|dorata|dourado|dourada|金|金色',
  ],
  ['#a3672c', 'bronze|caramel|toffee|cognac|cinnamon'],
  ['#3f7d4e', 'green|grün|vert|verte|verde|verdi|verdes|緑|グリーン|kelly green|grass green|leaf green'],
  [
    '#1f4d3a',
    'forest|ink green|forest green|hunter green|bottle green|spruce|pine|pine green|evergreen|dark green|racing green',
  ],
  ['#25664a', 'jungle green|rainforest green|amazon green'],
  ['#1f7a5c', 'emerald|jade|emerald green|malachite|viridian'],
  ['#a3b899', 'sage|sage green|eucalyptus|celadon|soft green|pale green|light green|salbei'],
  ['#bfe0cb', 'mint|mint green|seafoam|pistachio|minze|menthe'],
  ['#7d8045', 'olive|olive green|moss|moss green|avocado|army green|oliv'],
  ['#a9c14a', 'lime|lime green|chartreuse|apple green|pear|neon green'],
  ['#1f7f86', 'teal|petrol|peacock|deep teal|blaugrün'],
  ['#4fb3b8', 'turquoise|aqua|cyan|lagoon|türkis|turchese|turquesa'],
  ['#2d5fa6', 'blue|blau|bleu|bleue|azul|azules|azuis|blu|青|青い|ブルー|royal blue|true blue|lapis'],
  [
    '#1d2f55',
    'navy|midnight|navy blue|midnight blue|marineblau|marine blue|dark blue|bleu marine|azul marino|blu navy|ink blue|紺',
  ],
  ['#2b1d4a', 'midnight purple|midnight violet|midnight plum'],
  ['#143a3a', 'midnight green|midnight teal'],
  ['#24427a', 'cobalt|cobalt blue|ultramarine|sapphire|deep blue|kobalt'],
  ['#2f4a7d', 'indigo|indigo blue|denim|denim blue|aizome blue|藍|藍色'],
  [
    '#a9cbe3',
    'sky|duck egg|duck egg blue|robin egg blue|sky blue|light blue|baby blue|pale blue|powder blue|ice blue|icy blue|hellblau|bleu ciel|celeste',
  ],
  [
    '#6f95bd',
    'cornflower|cornflower blue|french blue|wedgwood|dusty blue|steel blue|chambray|periwinkle blue|slate blue',
  ],
  ['#8a8fc9', 'periwinkle|lavender blue|wisteria blue|hyacinth blue'],
  ['#b8a6d4', 'lavender|lavender colour|lilac|light purple|pale purple|flieder|lilas|lila'],
  [
    '#6a4a8c',
    'purple|violet|violet colour|lila purple|violett|pourpre|morado|viola|roxo|紫|紫色|lila farbe|amethyst|grape',
  ],
  ['#4a2545', 'plum|aubergine|eggplant|deep purple|mulberry|pflaume|prune'],
  ['#f0c9a4', 'nude|skin tone|almond'],
  ['#d6b685', 'raffia|straw colour|straw color'],
  ['#d8c3a5', 'ecru beige|putty|stone|parchment|rice paper|handmade paper|jute|hemp|rattan'],
  ['#7b3f2a', 'umber|burnt umber|mahogany|rosewood|auburn'],
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
  ['#9a7590', 'mauve|heather|dusty purple|heather colour'],
]

/** `#rrggbb` by lower-case name. */
export const colourWords: ReadonlyMap<string, string> = new Map(
  [...paintNames, ...table, ...coloursAbroad].flatMap(([hex, names]) =>
    names.split('|').map((name): [string, string] => [name, hex]),
  ),
)

/** Steps in OKLCH lightness and a factor on chroma. */
export type ColourShift = { readonly lightness: number; readonly chroma: number }

const lighter: ColourShift = { lightness: 0.14, chroma: 0.7 }
const paler: ColourShift = { lightness: 0.2, chroma: 0.5 }
const darker: ColourShift = { lightness: -0.16, chroma: 0.9 }
const stronger: ColourShift = { lightness: 0.04, chroma: 1.3 }
const duller: ColourShift = { lightness: 0.03, chroma: 0.55 }

const lists: readonly (readonly [ColourShift, string])[] = [
  [lighter, 'light lighter hell helle heller hellem helles hell- licht'],
  [
    paler,
    'pale pastel faded washed powdery icy sun-bleached sunbleached sun-faded sun-washed blass zart zartes zartem baby',
  ],
  [darker, 'dark darker deep deeper dunkel dunkle dunkler dunklem dunkles tief tiefes shadowy inky smoky'],
  [stronger, 'bright brighter vivid rich intense saturated strong hot electric leuchtend leuchtendes kräftig knall'],
  [duller, 'dusty muted dull greyed grayed antique vintage subdued earthy staubig gedeckt gedämpft'],
  [{ lightness: -0.2, chroma: 0.45 }, 'stormy thundery brooding'],
  [{ lightness: 0.2, chroma: 0.6 }, 'soft gentle sanft sanfte sanftes sanftem'],
  [{ lightness: 0.02, chroma: 1.1 }, 'warm warmes warmem'],
  [{ lightness: 0.01, chroma: 0.9 }, 'cool kühl kühles'],
  [{ lightness: 0.1, chroma: 1.6 }, 'neon fluorescent acid'],
]

const spread = (rows: typeof lists): Readonly<Record<string, ColourShift>> =>
  Object.fromEntries(rows.flatMap(([shift, words]) => words.split(' ').map((word) => [word, shift] as const)))

/** Adjectives that change the colour named after them. */
export const colourShifts = spread(lists)

/** Adjectives that follow their colour, as in French, Spanish, Italian and Portuguese. */
export const shiftsAfter = spread([
  [lighter, 'clair claire claro clara chiaro chiara'],
  [paler, 'pâle pálido pálida pallido pallida pastell'],
  [darker, 'foncé foncée sombre profond oscuro oscura scuro scura escuro escura intenso profundo'],
  [stronger, 'vif vive brillante acceso vivo viva'],
])
