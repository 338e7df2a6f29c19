import { placeWords } from './place-words.ts'
import { feastWords, pastimeWords } from './theme-words.ts'

export type ThemeKind = 'pastime' | 'feast' | 'place'

/** Phrases, told apart by bars, by the nouns that stand for them. */
export type ThemeList = Readonly<Record<string, string>>

export const themes: Readonly<Record<ThemeKind, ThemeList>> = {
  pastime: pastimeWords,
  feast: feastWords,
  place: placeWords,
}
