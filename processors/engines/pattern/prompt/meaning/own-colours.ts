import { findFamily } from '../../families/registry.ts'
import type { ReadPhrase } from './choose-meaning.ts'

/** A kind that is known by its colours: desert camouflage keeps them, whatever mood a word of its name has besides. */
export function hasOwnColours({ family, form }: ReadPhrase): boolean {
  const found = findFamily(family?.family ?? '')
  const named = Object.entries(found?.kinds ?? {}).filter(([, phrases]) => phrases.split('|').includes(form))
  return (
    named.length > 0 &&
    found?.colourway?.({ styles: [...named.map(([kind]) => kind), form], details: {} }) !== undefined
  )
}
