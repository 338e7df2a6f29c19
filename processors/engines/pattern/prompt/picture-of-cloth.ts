import { findDepiction } from '../families/conversational/noun-book.ts'
import type { ReadPhrase } from './choose-meaning.ts'
import { wordForms } from './tokenize.ts'

/** What stays of a cloth beside its guests: a bandana with dogs has its drops. */
const left: Readonly<Record<string, string>> = { paisley: 'boteh drop' }

/** The noun (singular) that a cloth leaves among its guests: a boho rainbow with suns has its rainbows; none where nothing is pictured. */
export function pictureOfCloth({ words }: ReadPhrase, family: string): string[] {
  const own = wordForms(words.at(-1) ?? '').find(({ word }) => findDepiction(word)?.isExact)?.word
  const noun = left[family] ?? own
  return noun ? [noun] : []
}
