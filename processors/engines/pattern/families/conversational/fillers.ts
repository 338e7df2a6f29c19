import type { Theme } from './noun-book.ts'

/** Small marks that belong to each world, the most telling first; pictures of the book. */
const marks: Readonly<Record<Theme, readonly string[]>> = {
  space: ['f-star', 'f-spark', 'f-ring', 'f-dot'],
  sea: ['f-wave', 'f-bubbles', 'f-drop', 'f-dot'],
  water: ['f-ripple', 'f-reed', 'f-bubbles', 'f-drop'],
  snow: ['f-snow', 'f-twin-leaf', 'f-spark', 'f-dot'],
  desert: ['f-grass', 'f-star', 'f-seed', 'f-dot'],
  garden: ['f-daisy', 'f-twin-leaf', 'f-blossom', 'f-dot'],
  sky: ['f-cloud', 'f-star', 'f-twin-leaf', 'f-dot'],
  orchard: ['f-twin-leaf', 'f-blossom', 'f-leaf', 'f-dot'],
  forest: ['f-sprig', 'f-berry-sprig', 'f-leaf', 'f-seed'],
  music: ['f-note', 'f-spark', 'f-squiggle', 'f-dot'],
  kitchen: ['f-sprig', 'f-spark', 'f-blossom', 'f-crumb'],
  party: ['f-heart', 'f-spark', 'f-blossom', 'f-dot'],
  meadow: ['f-grass', 'f-sprig', 'f-daisy', 'f-seed'],
  play: ['f-spark', 'f-twin-leaf', 'f-star', 'f-dot'],
}

/** Marks of a way of drawing, by `details.manner`, and of a feast, by `details.feast`: they come before those of the things' worlds. */
const marksOfManner: Readonly<Record<string, readonly string[]>> = {
  midcentury: ['f-starburst', 'f-boomerang', 'f-kite'],
  memphis: ['f-squiggle', 'f-triangle', 'f-plus'],
  pop: ['f-bolt', 'f-spark', 'f-ring'],
  seventies: ['f-daisy', 'f-ring', 'f-starburst'],
  boho: ['f-sun', 'f-seed', 'f-kite'],
  scandinavian: ['f-plus', 'f-triangle', 'f-seed'],
  christmas: ['f-star', 'f-berry-sprig', 'f-holly'],
}

/** The marks that tell a manner; none for a manner without any. */
export function marksInManner(manner: string): readonly string[] {
  return Object.hasOwn(marksOfManner, manner) ? marksOfManner[manner] : []
}

/** Marks that stand upright even where motifs turn freely. */
export const uprightMarks: readonly string[] = ['f-wave', 'f-ripple', 'f-cloud', 'f-reed', 'f-grass', 'f-note']

/** Marks so plain that they are drawn small. */
export const tinyMarks: readonly string[] = ['f-dot', 'f-seed', 'f-spark', 'f-crumb', 'f-ring']

/** Four marks for the worlds of the motifs, those of the first motif foremost. */
export function marksFor(themes: readonly Theme[]): string[] {
  const lists = [...new Set(themes)].map((theme) => marks[theme])
  if (lists.length === 0) return [...marks.play]
  const mixed = [0, 1, 2, 3].flatMap((at) => lists.map((list) => list[at]))
  return [...new Set(mixed)].slice(0, 4)
}
