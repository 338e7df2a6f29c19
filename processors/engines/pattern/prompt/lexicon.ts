import type { LayoutName, Orientation } from '../families/family.ts'
import { families } from '../families/registry.ts'
import { colourWords } from '../palette/colour-words.ts'
import { moods } from '../palette/moods.ts'

/** What one word or phrase of a prompt means. */
export type Meaning =
  | { readonly kind: 'family'; readonly family: string; readonly isGeneral: boolean }
  | { readonly kind: 'motif'; readonly noun: string }
  | { readonly kind: 'colour'; readonly hex: string }
  | { readonly kind: 'mood'; readonly mood: string }
  | { readonly kind: 'density'; readonly density: DensityName }
  | { readonly kind: 'scale'; readonly scale: number }
  | { readonly kind: 'layout'; readonly layout: LayoutName }
  | { readonly kind: 'orientation'; readonly orientation: Orientation }
  | { readonly kind: 'style'; readonly style: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'ground-word' }
  | { readonly kind: 'colour-count-word' }
  | { readonly kind: 'negation' }
  | { readonly kind: 'filler' }

export type DensityName = 'low' | 'medium' | 'high'

const densityWords: Readonly<Record<DensityName, string>> = {
  low: 'low density|sparse|sparsely|open|airy|scattered|spaced|spacious|breathing room|light coverage|loose|few|minimalistic|low',
  medium: 'medium density|balanced|moderate|medium coverage',
  high: 'high density|dense|densely|packed|tightly packed|crowded|lush|abundant|busy|full|filled|allover|all-over|all over|rich|maximalist|overlapping',
}

const scaleWords: Readonly<Record<string, number>> = {
  micro: 0.4,
  tiny: 0.5,
  mini: 0.5,
  miniature: 0.5,
  small: 0.65,
  'small scale': 0.65,
  little: 0.65,
  petite: 0.6,
  fine: 0.7,
  narrow: 0.6,
  thin: 0.6,
  'medium scale': 1,
  big: 1.4,
  large: 1.45,
  'large scale': 1.5,
  oversized: 1.9,
  giant: 2,
  huge: 2,
  'extra large': 2,
  wide: 1.5,
  broad: 1.5,
  chunky: 1.5,
  statement: 1.7,
}

const layoutWords: Readonly<Record<LayoutName, string>> = {
  'half-drop': 'half-drop|half drop|halfdrop|drop repeat|staggered',
  brick: 'brick|half-brick|half brick|brick repeat|offset rows',
  block: 'block|straight repeat|grid|block repeat|rows and columns|basic repeat|in rows',
  'third-drop': 'third drop|third-drop',
  mirror: 'mirror|mirrored|symmetrical|symmetric|kaleidoscope|turn-over|turnover',
  ogee: 'ogee layout',
  diamond: 'diamond layout|diamond repeat',
  sateen: 'sateen|satin repeat|spot repeat',
  toss: 'toss|tossed|random|multidirectional|multi-directional',
}

const orientationWords: Readonly<Record<Orientation, string>> = {
  'one-way': 'one-way|one way|directional|upright|one direction',
  'two-way': 'two-way|two way',
  'four-way': 'four-way|four way|non-directional|nondirectional|all directions',
}

const styleWords =
  'outline|outlined|line art|line drawing|linework|ink drawing|hand-drawn|hand drawn|block-print|block print|woodblock|linocut|watercolor|watercolour|gouache|embroidered|horizontal|vertical|diagonal|bengal|awning|pin|chalk|ticking|breton|regency|deckchair|barcode|roman|buffalo|geometric|organic|folk|abstract'

/** Phrases that name a family and, inside it, one of its styles. */
const stylePhrases: Readonly<Record<string, string>> = {
  buffalo: 'buffalo check|buffalo plaid',
  puppytooth: 'puppytooth',
  pin: 'pinstripe|pin stripe',
  chalk: 'chalk stripe',
  bengal: 'bengal stripe|candy stripe',
  roman: 'roman stripe',
  regency: 'regency stripe',
  awning: 'awning stripe|cabana|cabana stripe',
  breton: 'breton stripe|nautical stripe',
  arashi: 'arashi',
  itajime: 'itajime',
  burst: 'tie dye|tie-dye|tiedye|tie dyed',
  'leaves only': 'leaves only|only leaves|foliage',
}

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const fillerWords =
  'a an the of in on with and or for to by at as from into over under between it its is are be my our your this that these those pattern patterns print design textile fabric cloth seamless repeat repeating tile tileable wallpaper please make create generate draw want style styled inspired look feel very quite some set against featuring feature background-free like using made motif motifs illustration drawing surface quality high-quality beautiful pretty nice lovely stunning detailed und mit auf der die das ein eine et avec sur le la les un une y con sobre el los las e com em o os as di su il gli und la de du des del della do da'

/** All meanings by lower-case phrase; a phrase may mean several things, and the grammar chooses. */
export const lexicon: ReadonlyMap<string, readonly Meaning[]> = buildLexicon()

/** Words in the longest phrase of the lexicon. */
export const PHRASE_WORDS_MOST = 3

function buildLexicon(): Map<string, Meaning[]> {
  const entries = new Map<string, Meaning[]>()
  const add = (phrases: readonly string[], meaning: Meaning): void => {
    for (const phrase of phrases) entries.set(phrase, [...(entries.get(phrase) ?? []), meaning])
  }
  for (const family of families) {
    add([family.name, ...family.words], { kind: 'family', family: family.name, isGeneral: false })
    add(family.generalWords ?? [], { kind: 'family', family: family.name, isGeneral: true })
    for (const noun of family.motifs)
      if (!entries.get(noun)?.some(({ kind }) => kind === 'motif')) add([noun], { kind: 'motif', noun })
  }
  for (const [name, hex] of colourWords) add([name], { kind: 'colour', hex })
  for (const mood of moods) add(mood.words, { kind: 'mood', mood: mood.name })
  addWordLists(add)
  return entries
}

function addWordLists(add: (phrases: readonly string[], meaning: Meaning) => void): void {
  const each = <Key extends string>(lists: Readonly<Record<Key, string>>, meaning: (key: Key) => Meaning): void => {
    for (const key of Object.keys(lists) as Key[]) add(lists[key].split('|'), meaning(key))
  }
  each(densityWords, (density) => ({ kind: 'density', density }))
  each(layoutWords, (layout) => ({ kind: 'layout', layout }))
  each(orientationWords, (orientation) => ({ kind: 'orientation', orientation }))
  for (const [word, scale] of Object.entries(scaleWords)) add([word], { kind: 'scale', scale })
  for (const style of styleWords.split('|')) add([style], { kind: 'style', style })
  each(stylePhrases, (style) => ({ kind: 'style', style }))
  numberWords.forEach((word, value) => {
    add([word], { kind: 'number', value })
  })
  add(['background', 'ground', 'backdrop', 'base', 'hintergrund', 'fond', 'fondo', 'sfondo', 'fundo', '地'], {
    kind: 'ground-word',
  })
  add(['colour', 'color', 'tone', 'ink', 'farbe', 'couleur', 'colore', 'cor'], { kind: 'colour-count-word' })
  add(['no', 'not', 'without', 'never', 'avoid', 'except', 'minus', 'ohne', 'kein', 'sans', 'sin', 'senza', 'sem'], {
    kind: 'negation',
  })
  add(fillerWords.split(' '), { kind: 'filler' })
}
