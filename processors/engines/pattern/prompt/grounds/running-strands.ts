import { colourWords } from '../../palette/names/colour-words.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has } from '../meaning/phrase-kinds.ts'
import type { BorderWish, Wishes } from '../wishes.ts'
import type { BorderReading, Found } from './border-reading.ts'
import { leaveBorder } from './border-reading.ts'

/** What runs along an edge in one piece, by the band of a frieze that draws it. */
const strandWords = {
  cord: /^(?:ropes?|cords?|cordage)$/,
  chain: /^(?:chains?|chain links?)$/,
  strap: /^(?:belts?|straps?|buckles?|bridles?|reins)$/,
} as const

/** Ground, metal or rope, its shade, and a third. */
const INKS = 4

const edges = /^(?:borders?|edging|edge|rand|bordure|borde|bordo)$/

/** The rope, chain or strap that a phrase names: "chains", "gold chain border". */
export function strandNamed({ words, isNegated }: ReadPhrase): string | undefined {
  const last = words.filter((word) => !edges.test(word)).at(-1) ?? ''
  return isNegated ? undefined : Object.entries(strandWords).find(([, pattern]) => pattern.test(last))?.[0]
}

/** `#rrggbb` of the colour right before a strand or within its name: gold of "gold chains", red of "red ropes". */
function colourOfStrand(phrases: readonly ReadPhrase[], at: number): string | undefined {
  const { words } = phrases[at]
  if (isColouredBefore(phrases, at)) return hexOf(phrases[at - 1])
  const last = words.findLastIndex((word) => !edges.test(word))
  return last > 0 ? colourWords.get(words.slice(0, last).join(' ')) : undefined
}

function isColouredBefore(phrases: readonly ReadPhrase[], at: number): boolean {
  return hexOf(phrases[at - 1]) !== undefined && !phrases[at].startsClause
}

function hexOf(phrase: ReadPhrase | undefined): string | undefined {
  return phrase?.chosen?.kind === 'colour' && !phrase.isNegated ? phrase.chosen.hex : undefined
}

/** Whether a border is of such strands alone. */
export function isOfStrands({ family, styles }: BorderWish): boolean {
  return family === 'frieze' && styles.length > 0 && styles.every((style) => Object.hasOwn(strandWords, style))
}

/**
 * On a scarf every rope, chain or strap that is named runs along its border: "a scarf with chains and buckles". Where
 * nothing else is named, the field is a trellis of the same.
 */
export function runAround(phrases: readonly ReadPhrase[], found: Found | undefined): BorderReading {
  const named = phrases.flatMap((phrase, at) => {
    const strand = strandNamed(phrase)
    return strand ? [{ at, strand }] : []
  })
  if (named.length === 0) return { phrases }
  const [{ at }] = named
  const strands = [...new Set([...(found?.border.styles ?? []), ...named.map(({ strand }) => strand)])]
  const place = found ?? { from: at - Number(isColouredBefore(phrases, at)), to: at + 1 }
  const border: BorderWish = { family: 'frieze', styles: strands.slice(0, 2), motifs: [] }
  const others = phrases.filter((_, index) => index < place.from || index >= place.to)
  const isBare = !others.some((one) => isShown(one) && !strandNamed(one))
  const bordered = leaveBorder(phrases, { ...place, border })
  const left = bordered.phrases.map((phrase, index) =>
    index !== place.from && strandNamed(phrase) ? silent(phrase) : phrase,
  )
  const told = Object.fromEntries(
    left.flatMap((phrase, index) => (index !== place.from && strandNamed(phrase) ? [[index, 'border']] : [])),
  )
  const strandColour = named.flatMap(({ at: index }) => colourOfStrand(phrases, index) ?? [])[0]
  const field = strands.includes('cord') ? 'rope' : 'chain'
  return {
    phrases: isBare ? [...left, trellisOf(field)] : left,
    border,
    ...(strandColour && { strandColour }),
    ...(isBare && !phrases.some((one) => has(one, 'colour', 'colour-count-word')) && { colourCount: INKS }),
    told: { ...told, [place.from]: `border of ${strands.join(' and ')}` },
  }
}

function isShown({ chosen, isNegated }: ReadPhrase): boolean {
  return !isNegated && (chosen?.kind === 'motif' || chosen?.kind === 'family')
}

function silent(phrase: ReadPhrase): ReadPhrase {
  return { ...phrase, meanings: [], chosen: undefined, family: undefined, motif: undefined }
}

function trellisOf(strand: string): ReadPhrase {
  const family = { kind: 'family', family: 'trellis', isGeneral: false } as const
  const words = [strand, 'trellis']
  return {
    written: words.join(' '),
    words,
    form: words.join(' '),
    meanings: [family, { kind: 'style', style: strand }],
    chosen: family,
    family,
    startsClause: true,
    isPlural: false,
    isNegated: false,
  }
}

/** What a rope, chain or strap along a border is called among the things that have a colour of their own. */
const STRAND = 'strand'

/** The colours of a prompt to begin with: that of its strands, `#rrggbb`, where one is said. */
export function coloursOfStrand(hex: string | undefined): Pick<Wishes, 'colours' | 'motifColours'> {
  return hex
    ? { colours: [{ hex, isGround: false, isOfOneThing: true }], motifColours: { [STRAND]: hex } }
    : { colours: [], motifColours: {} }
}
