import { findDepiction } from '../../families/conversational/noun-book.ts'
import { nounOfSet } from '../../families/modern/signs/named-signs.ts'
import { findFamily } from '../../families/registry.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { wordForms } from '../read/tokenize.ts'

/** What stays of a cloth beside its guests: a bandana with dogs has its drops. */
const left: Readonly<Record<string, string>> = { paisley: 'boteh drop' }

const SIGNS = 'signs'

/** The letters, numerals or runes that a cloth of signs leaves among its guests. */
function signOf(form: string): string | undefined {
  const kinds = Object.entries(findFamily(SIGNS)?.kinds ?? {})
  const kind = kinds.find(([, phrases]) => phrases.split('|').includes(form))?.[0]
  return kind && nounOfSet(kind)
}

/**
 * The guests of a cloth and the noun (singular) that it leaves among them: a boho rainbow with suns has its rainbows, and they
 * lead where they are said first; none is added where nothing is pictured.
 */
export function withPictureOfCloth(
  phrases: readonly ReadPhrase[],
  { at, family = '' }: { readonly at: number; readonly family?: string },
  guests: readonly string[],
): string[] {
  const { words, form } = phrases[at]
  const sign = family === SIGNS ? signOf(form) : undefined
  const isSignFirst = !phrases.slice(0, at).some(({ motif, chosen }) => motif ?? (chosen?.kind === 'group' && chosen))
  if (sign) return [...new Set(isSignFirst ? [sign, ...guests] : [...guests, sign])]
  if (Object.hasOwn(left, family)) return [...new Set([...guests, left[family]])]
  const own = wordForms(words.at(-1) ?? '').flatMap(({ word }) => (findDepiction(word)?.isExact ? [word] : []))
  const isFirst = phrases.findIndex(({ motif }) => motif && guests.includes(motif.noun)) > at
  return [...new Set(isFirst ? [...own.slice(0, 1), ...guests] : [...guests, ...own.slice(0, 1)])]
}
