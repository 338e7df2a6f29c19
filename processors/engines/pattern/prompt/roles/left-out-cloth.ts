import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import type { Wishes } from '../wishes.ts'

/** Cloths that leave nothing of their look among the things that they give way to. */
const traceless: readonly string[] = ['cubist', 'bauhaus', 'shibori', 'constellations']
/** Snippets pasted together; paper cuts and potato prints are still seen in how things are drawn. */
const pasted = /collage/

/** A cloth that was read and gave way to things: the collage of "a collage of butterflies". */
export function isLeftOut({ families, generalFamilies, under, styles }: Wishes, { family, form }: ReadPhrase): boolean {
  const name = family?.family
  const isDrawn = name === undefined || [...families, ...generalFamilies, under].includes(name)
  return (
    !isDrawn &&
    families[0] === CONVERSATIONAL &&
    (traceless.includes(name) || pasted.test(form)) &&
    !styles.includes(form)
  )
}
