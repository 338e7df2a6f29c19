import type { ViewName } from '../../families/scenic/views.ts'
import { sceneryWords } from '../words/scenery-words.ts'

/** Landscapes with their names, in the order of matching. */
export const views = Object.entries(sceneryWords).map(([view, words]) => ({
  view: view as ViewName,
  words: new Set(words.split('|')),
}))
/** Every word in a name of a landscape. */
const parts: ReadonlySet<string> = new Set(Object.values(sceneryWords).flatMap((list) => list.split(/[| ]/)))

/** Whether a word is part of a landscape's name, and so has been read where a landscape is drawn. */
export function isOfScenery(words: readonly string[]): boolean {
  return words.every((word) => parts.has(word))
}

/** Whether two words together are the name of a landscape: "winter forests", but not "winter" before "forest green". */
export function isNameOfLand(first: string | undefined, last: string): boolean {
  return first !== undefined && views.some(({ words }) => words.has(`${first} ${last}`))
}
