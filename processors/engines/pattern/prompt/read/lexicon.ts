import type { Backdrop } from '../../backdrop/backdrop.ts'
import type { FrameWish } from '../../families/conversational/frames/frame-names.ts'
import type { LayoutName, Orientation } from '../../families/family.ts'
import { families } from '../../families/registry.ts'
import { moods } from '../../palette/moods/moods.ts'
import { colourWords } from '../../palette/names/colour-words.ts'
import type { Atmosphere } from '../words/atmosphere.ts'
import { atmosphereWords } from '../words/atmosphere-words.ts'
import { backdropWords } from '../words/backdrop-words.ts'
import { clothWords } from '../words/cloth-words.ts'
import { collectiveWords } from '../words/collective-words.ts'
import { craftWords } from '../words/craft-words.ts'
import { familyWords } from '../words/family-words.ts'
import { motifTranslations } from '../words/motif-words.ts'
import { neverPictured } from '../words/never-pictured.ts'
import type { Scene } from '../words/scene-words.ts'
import { groupWords, sceneWords } from '../words/scene-words.ts'
import type { AskedSymmetry, DensityName } from '../words/setting-words.ts'
import * as settings from '../words/setting-words.ts'
import { briefLabels, smallWordsAbroad } from '../words/small-words-abroad.ts'
import type { Tone } from '../words/style-words.ts'
import { familyStyles, styleAliases, styleWords, tonalWords, toneWords } from '../words/style-words.ts'
import { type ThemeKind, type ThemeList, themes } from '../words/themes.ts'
import { tradeWords } from '../words/trade-words.ts'
import { periodWords, traditionWords } from '../words/tradition-words.ts'
import { useWords } from '../words/use-words.ts'

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
  | { readonly kind: 'symmetry'; readonly symmetry: AskedSymmetry }
  | { readonly kind: 'style'; readonly style: string }
  | { readonly kind: 'number'; readonly value: number }
  /** A whole palette made quieter, paler or louder: "muted", "pastel". */
  | { readonly kind: 'tone'; readonly tone: Tone }
  /** One hue in several tones. */
  | { readonly kind: 'tonal' }
  /** Where things are: "in a river". */
  | { readonly kind: 'scene'; readonly scene: Scene }
  /** What lies behind things: "northern lights". */
  | { readonly kind: 'place'; readonly backdrop: Backdrop }
  /** A word for many things: "farm animals". */
  | { readonly kind: 'group'; readonly nouns: readonly string[] }
  /** A pastime, a feast or a place on the map: what it is known by is drawn where nothing else is named. */
  | { readonly kind: 'theme'; readonly nouns: readonly string[]; readonly of: ThemeKind }
  /** Weather, land, light, a feeling: what is drawn where nothing is named; the lower its rank the sooner. */
  | { readonly kind: 'atmosphere'; readonly rank: number; readonly cloth: Atmosphere }
  /** All things look one way. */
  | { readonly kind: 'facing'; readonly side: 'left' | 'right' }
  /** What things are set in: "in oval frames". */
  | { readonly kind: 'frame'; readonly frame: FrameWish }
  | { readonly kind: 'ground-word' }
  | { readonly kind: 'on-word' }
  | { readonly kind: 'in-word' }
  | { readonly kind: 'joining-word' }
  | { readonly kind: 'colour-count-word' }
  | { readonly kind: 'negation' }
  | { readonly kind: 'filler' }

/** Words in the longest phrase of the lexicon. */
export const PHRASE_WORDS_MOST = 4

let built: ReadonlyMap<string, readonly Meaning[]> | undefined

/** All meanings by lower-case phrase; a phrase may mean several things, and the grammar chooses. Built on first use. */
export function openLexicon(): ReadonlyMap<string, readonly Meaning[]> {
  built ??= buildLexicon()
  return built
}

type Add = (phrases: readonly string[], meaning: Meaning) => void

function buildLexicon(): Map<string, Meaning[]> {
  const entries = new Map<string, Meaning[]>()
  const add: Add = (phrases, meaning) => {
    for (const phrase of phrases) {
      const known = entries.get(phrase)
      if (!known) entries.set(phrase, [meaning])
      else if (!known.some((other) => sameMeaning(other, meaning))) known.push(meaning)
    }
  }
  addFamilies(add)
  for (const [word, noun] of motifTranslations) add([word], { kind: 'motif', noun })
  for (const [name, hex] of colourWords) add([name], { kind: 'colour', hex })
  for (const mood of moods) add(mood.words, { kind: 'mood', mood: mood.name })
  addStyles(add)
  addScenes(add)
  addSettings(add)
  addSmallWords(add)
  // A garden carpet is a carpet of its own kind before it is a carpet for the garden; a boy's room says what colours are for.
  const isCloth = (word: string): boolean =>
    entries.get(word)?.some((one) => one.kind === 'family' || (one.kind === 'mood' && one.mood === 'nursery')) ?? false
  add(
    useWords.filter((word) => !isCloth(word)),
    { kind: 'filler' },
  )
  add(
    [...smallWordsAbroad, ...briefLabels].filter((word) => !entries.has(word)),
    { kind: 'filler' },
  )
  return entries
}

function sameMeaning(one: Meaning, other: Meaning): boolean {
  if (one.kind === 'motif' || one.kind === 'colour') return one.kind === other.kind
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Names of families that are everyday words for something else: om signs and road signs are no zodiac. */
const everyday = new Set(['signs'])

function addFamilies(add: Add): void {
  for (const family of families) {
    const foreign = Object.hasOwn(familyWords, family.name) ? familyWords[family.name].split('|') : []
    const names = everyday.has(family.name) ? [] : [family.name]
    const particular = [...names, ...family.words, ...foreign].filter((word) => !family.generalWords?.includes(word))
    add(particular, { kind: 'family', family: family.name, isGeneral: false })
    add(family.generalWords ?? [], { kind: 'family', family: family.name, isGeneral: true })
    for (const [style, phrases] of Object.entries(family.kinds ?? {})) {
      add(phrases.split('|'), { kind: 'family', family: family.name, isGeneral: false })
      add(phrases.split('|'), { kind: 'style', style })
    }
    for (const noun of family.motifs) if (!neverPictured.has(noun)) add([noun], { kind: 'motif', noun })
  }
}

function addStyles(add: Add): void {
  for (const style of styleWords.split('|')) add([style], { kind: 'style', style })
  for (const [style, phrases] of Object.entries(styleAliases)) add(phrases.split('|'), { kind: 'style', style })
  for (const [style, { family, phrases }] of Object.entries(familyStyles)) {
    add(phrases.split('|'), { kind: 'family', family, isGeneral: false })
    add(phrases.split('|'), { kind: 'style', style })
  }
  for (const { family, kind, phrases } of [...craftWords, ...clothWords, ...traditionWords]) {
    add(phrases.split('|'), { kind: 'family', family, isGeneral: false })
    if (kind) add(phrases.split('|'), { kind: 'style', style: kind })
  }
  for (const { family, kind, phrases } of periodWords) {
    add(phrases.split('|'), { kind: 'family', family, isGeneral: true })
    if (kind) add(phrases.split('|'), { kind: 'style', style: kind })
  }
}

function addScenes(add: Add): void {
  for (const [scene, phrases] of Object.entries(sceneWords) as [Scene, string][])
    add(phrases.split('|'), { kind: 'scene', scene })
  for (const [backdrop, phrases] of Object.entries(backdropWords) as [Backdrop, string][])
    add(phrases.split('|'), { kind: 'place', backdrop })
  for (const [nouns, phrases] of Object.entries({ ...groupWords, ...collectiveWords, ...tradeWords }))
    add(phrases.split('|'), { kind: 'group', nouns: nouns.split('|') })
  for (const [kind, list] of Object.entries(themes) as [ThemeKind, ThemeList][])
    for (const [nouns, phrases] of Object.entries(list))
      add(phrases.split('|'), { kind: 'theme', nouns: nouns.split('|'), of: kind })
  for (const [tone, phrases] of Object.entries(toneWords) as [Tone, string][])
    add(phrases.split('|'), { kind: 'tone', tone })
  add(tonalWords.split('|'), { kind: 'tonal' })
  for (const [rank, [cloth, phrases]] of atmosphereWords.entries())
    add(phrases.split('|'), { kind: 'atmosphere', rank, cloth })
}

function addSettings(add: Add): void {
  const each = <Key extends string>(lists: Readonly<Record<Key, string>>, meaning: (key: Key) => Meaning): void => {
    for (const key of Object.keys(lists) as Key[]) add(lists[key].split('|'), meaning(key))
  }
  each(settings.layoutWords, (layout) => ({ kind: 'layout', layout }))
  each(settings.orientationWords, (orientation) => ({ kind: 'orientation', orientation }))
  each(settings.facingWords, (side) => ({ kind: 'facing', side }))
  each(settings.densityWords, (density) => ({ kind: 'density', density }))
  for (const [symmetry, phrases] of Object.entries(settings.symmetryWords) as [AskedSymmetry, string][])
    add(phrases.split('|'), { kind: 'symmetry', symmetry })
  each(settings.scaleWords, (scale) => ({ kind: 'scale', scale: Number(scale) }))
}

function addSmallWords(add: Add): void {
  for (const language of settings.numberWords.split(' '))
    language.split('|').forEach((word, value) => {
      add([word], { kind: 'number', value })
    })
  add(settings.groundWords.split('|'), { kind: 'ground-word' })
  add(settings.onWords.split('|'), { kind: 'on-word' })
  add(settings.inWords.split('|'), { kind: 'in-word' })
  add(settings.joiningWords.split('|'), { kind: 'joining-word' })
  add(settings.colourCountWords.split('|'), { kind: 'colour-count-word' })
  add(settings.negationWords.split('|'), { kind: 'negation' })
  for (const words of [settings.fillerWords, settings.politeWords, settings.usageWords, settings.actWords])
    add(words.split('|'), { kind: 'filler' })
}
