import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import type { Wishes } from '../wishes.ts'

const outlines = new Set('outline outlines outlined contour contours line lines linework'.split(' '))

/** "Scallop shells, coral outlines on white": where nothing else has a colour, the things are drawn in lines of that one. */
export function drawInOutlines(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  const { families, styles, colours, under, lineWeight } = wishes
  const drawn = colours.filter(({ isGround }) => !isGround)
  // "Cups in thin black lines": the width is told of the lines, which are then no style of their own.
  const isInLines = styles.includes('outline') || lineWeight !== undefined
  if (families[0] !== CONVERSATIONAL || under || !isInLines || drawn.length !== 1) return
  const isSaid = phrases.some(
    ({ words, startsClause, isNegated }, at) =>
      !isNegated && !startsClause && outlines.has(words[0]) && phrases[at - 1]?.chosen?.kind === 'colour',
  )
  if (!isSaid) return
  colours[colours.indexOf(drawn[0])] = { hex: drawn[0].hex, isGround: false }
  styles.splice(0, styles.length, ...styles.filter((style) => style !== 'outline'), 'line drawing')
}
