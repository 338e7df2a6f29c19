import { findDepiction } from './noun-book.ts'

/** What is worn round the neck, on the nose or on the feet is drawn where it is worn; hats are pictures of the book. */
export type Cut =
  | 'scarf'
  | 'collar'
  | 'bow'
  | 'ribbon'
  | 'kerchief'
  | 'glasses'
  | 'spectacles'
  | 'boots'
  | 'socks'
  | 'jumper'
  | 'coat'
  | 'tutu'
  | 'wings'
  | 'hat'

/** The inks of a garment: its cloth, what is striped or sewn on it, and the darkest of all, for pupils behind glass. */
export type GarmentInks = { readonly cloth: number; readonly trim: number; readonly dark: number }

const cuts: Readonly<Record<Exclude<Cut, 'hat'>, string>> = {
  scarf: 'scarf|muffler|shawl|schal|écharpe|bufanda|sciarpa|cachecol',
  collar: 'collar|necklace|lead|leash|choker|halsband|collier|collare',
  bow: 'bow tie|bowtie|tie|necktie|fliege|nœud papillon|pajarita|papillon',
  ribbon: 'bow|ribbon|ribbon bow|neck bow|schleife|nœud|lazo|fiocco|laço',
  kerchief: 'bandana|neckerchief|kerchief|cravat|bib|halstuch',
  glasses: 'sunglasses|sunglasse|goggle|goggles|shades|sonnenbrille',
  spectacles: 'glasses|spectacle|spectacles|eyeglasses|specs|monocle|brille|lunettes|gafas|occhiali',
  boots:
    'boot|welly|wellie|wellington|wellington boot|gumboot|rain boot|cowboy boot|shoe|trainer|sneaker|slipper|clog|stiefel|bottes|botas|stivali',
  jumper:
    'jumper|sweater|cardigan|pullover|hoodie|sweatshirt|jersey|knitwear|pyjama|pajama|onesie|poncho|serape|sarape|pulli|maglione|suéter',
  coat: 'raincoat|mac|mackintosh|macintosh|anorak|cagoule|oilskin|coat|overcoat|dog coat|slicker|sou wester|waistcoat|vest|jacket|blazer|gilet|blanket|rug|regenmantel|imperméable|chubasquero|impermeabile',
  tutu: 'tutu|ballet skirt|ballet tutu|skirt|tütü|röckchen|jupe|falda|gonna|saia',
  wings: 'wing|fairy wing|angel wing|butterfly wing|feathered wing|flügel|ailes|alas|ali|asas',
  socks: 'sock|stocking|legwarmer|leg warmer|calcetines|chaussettes|socken|calzini',
}

const cutOf: ReadonlyMap<string, Cut> = new Map(
  Object.entries(cuts).flatMap(([cut, words]) => words.split('|').map((word): [string, Cut] => [word, cut as Cut])),
)

/** How a hat sits, in radii of the head that wears it: its width, and how far it is pulled down. */
export type HatFit = { readonly width: number; readonly down: number }

const fits = (width: number, down = 0.26): HatFit => ({ width, down })

const hats: Readonly<Record<string, HatFit>> = {
  'top-hat': fits(1.9),
  crown: fits(1.7),
  'flower-crown': fits(2.5, 0.62),
  'party-hat': fits(1.6),
  'santa-hat': fits(1.9, 0.5),
  beret: fits(2),
  sombrero: fits(2.9),
  'womans-hat': fits(2.6),
  'sun-hat': fits(2.6, 0.4),
  'witch-hat': fits(2.3),
  'chef-hat': fits(1.7),
  'military-helmet': fits(2, 0.6),
  'football-helmet': fits(2.5, 1.2),
  'rescue-workers-helmet': fits(2, 0.5),
  'graduation-cap': fits(2.2),
  'billed-cap': fits(2.1, 0.4),
  'cowboy-hat': fits(2.6),
  'bowler-hat': fits(2),
  'bobble-hat': fits(1.8, 0.5),
  'pirate-hat': fits(2.3),
  headphone: fits(2.2, 1.2),
}

/** How a garment (singular, lower case) is worn; undefined for what is not drawn on a beast. */
export function cutOfGarment(noun: string): Cut | undefined {
  return cutOf.get(noun) ?? (hatFit(noun) ? 'hat' : undefined)
}

/** How a hat sits on a head; undefined for what is no hat. */
export function hatFit(noun: string): HatFit | undefined {
  const { picture = '', isExact = false } = findDepiction(noun) ?? {}
  return isExact && Object.hasOwn(hats, picture) ? hats[picture] : undefined
}
