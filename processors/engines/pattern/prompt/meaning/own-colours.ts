import { findFamily } from '../../families/registry.ts'
import type { ReadPhrase } from './choose-meaning.ts'

/** Whether a kind has customary colours, which it keeps whatever mood its name contains: desert camouflage. */
export function hasOwnColours({ family, form }: ReadPhrase): boolean {
  const found = findFamily(family?.family ?? '')
  const named = Object.entries(found?.kinds ?? {}).filter(([, phrases]) => phrases.split('|').includes(form))
  return (
    named.length > 0 &&
    found?.colourway?.({ styles: [...named.map(([kind]) => kind), form], details: {} }) !== undefined
  )
}

/** "Nautical stripe with red anchors": a stripe that has its colours by name. */
export function isOfNavy({ chosen, form }: ReadPhrase): boolean {
  return chosen?.kind === 'family' && chosen.family === 'stripes' && /nautical|breton|sailor|regatta|marin/.test(form)
}
