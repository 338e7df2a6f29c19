import { inkOf } from '../../../color/ink.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import type { NamedColour, Wishes } from '../wishes.ts'

const outlines = new Set('outline outlines outlined contour contours line lines linework'.split(' '))

/**
 * "Scallop shells, coral outlines on white": where nothing else has a colour, the things are drawn in lines of that one. "Red cats with
 * gold outlines" are red, and their contours gold.
 */
export function drawInOutlines(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  colourLeads(wishes, phrases)
  const { families, styles, colours, under, lineWeight } = wishes
  const drawn = colours.filter(({ isGround }) => !isGround)
  // "Cups in thin black lines": the width is told of the lines, which are then no style of their own.
  const isInLines = styles.includes('outline') || lineWeight !== undefined
  if (families[0] !== CONVERSATIONAL || under) return
  if (phrases.some((_, at) => isInLine(phrases, at)) && !styles.some((style) => /\bline\b/.test(style)))
    styles.push('line art')
  if (drawn.length === 2) drawContours(wishes, drawn, contourOf(phrases))
  if (!isInLines || drawn.length !== 1) return
  const isSaid = phrases.some(
    ({ words, startsClause, isNegated }, at) =>
      !isNegated && !startsClause && outlines.has(words[0]) && phrases[at - 1]?.chosen?.kind === 'colour',
  )
  if (!isSaid) return
  colours[colours.indexOf(drawn[0])] = { hex: drawn[0].hex, isGround: false }
  styles.splice(0, styles.length, ...styles.filter((style) => style !== 'outline'), 'line drawing')
}

/** Words for what holds panes together. */
const leads = new Set('lead leads leading leaden outline outlines contour contours line lines came cames'.split(' '))

/** "Irises in stained glass with thick black leading": the colour said of the leads is not that of the glass. */
function colourLeads({ families, colours }: Wishes, phrases: readonly ReadPhrase[]): void {
  if (families[0] !== 'stained-glass') return
  for (const [at, { words, startsClause, isNegated }] of phrases.entries()) {
    const before = phrases[at - 1]?.chosen
    if (isNegated || startsClause || !leads.has(words.at(-1) ?? '') || before?.kind !== 'colour') continue
    const told = colours.findIndex(({ hex, isGround }) => hex === before.hex && !isGround)
    if (told >= 0) colours[told] = { ...colours[told], isAccent: true }
  }
}

/** "Line faces", "minimalist line cats": the pen draws what the word stands before. */
function isInLine(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = phrases[at + 1]
  const isBefore = next?.motif !== undefined && next.chosen?.kind === 'motif' && !next.startsClause
  return phrases[at].words.join(' ') === 'line' && !phrases[at].isNegated && isBefore
}

/** The colour said of contours: "with fine gold outlines", "outlined in gold". */
function contourOf(phrases: readonly ReadPhrase[]): string | undefined {
  const at = phrases.findIndex(({ words, isNegated }) => !isNegated && contours.has(words[0]))
  if (at < 0) return undefined
  const before = phrases[at].startsClause ? undefined : phrases[at - 1]
  const after = phrases[at + 1]?.words[0] === 'in' ? phrases[at + 2] : undefined
  const [said] = [before, after].flatMap((phrase) => (phrase?.chosen?.kind === 'colour' ? [phrase.chosen.hex] : []))
  return said
}

/** In OKLCH: lighter contours are not seen on paper. */
const [PAPER, PALE] = ['#f7f1e6', 0.8] as const

const contours = new Set('outline outlines outlined contour contours'.split(' '))

function drawContours(wishes: Wishes, drawn: readonly NamedColour[], hex: string | undefined): void {
  const { colours, motifs, motifColours, styles } = wishes
  const contour = drawn.find((colour) => colour.hex === hex)
  const body = drawn.find((colour) => colour !== contour)
  if (!contour || !body) return
  wishes.contourColour = contour.hex
  colours[colours.indexOf(contour)] = { hex: contour.hex, isGround: false }
  // On a ground of its own colour a contour would not be seen.
  const isOnPaper = !colours.some(({ isGround }) => isGround) && inkOf(contour.hex).lightness < PALE
  if (isOnPaper) colours.push({ hex: PAPER, isGround: true })
  for (const noun of motifs) motifColours[noun] ??= body.hex
  if (!styles.includes('outline')) styles.push('outline')
}
