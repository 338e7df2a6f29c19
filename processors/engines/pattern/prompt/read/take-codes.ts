import type { Understanding } from '../understanding.ts'
import type { Phrase } from './match-phrases.ts'

/** `R8 B4 G24 …`, also with `/` at the pivots: at least four stripes. */
const THREADCOUNT = /\b(?:[A-Z]{1,3}\/?\d{1,3}[\s,]+){3,40}[A-Z]{1,3}\/?\d{1,3}\b/
/** Colour books that are sold under licence. */
const COLOUR_BOOK =
  /\b(?:pantone|pms|tcx|tpx|tpg|ral|ncs|coloro)(?:\s+(?:\d[\d-]*(?:\s?(?:tcx|tpx|tpg|c|u)\b)?|s\s\d{4}-\w+))?/gi

/** "1/4 inch", `1/2"`, "half an inch", `2"`. */
const FRACTION = /(?:(\d{1,2})[ -])?(\d{1,2})\/(\d{1,2})(?=[ -]?(?:["″”]|in\b|inch))/gi
const HALVES = /\b(half|quarter)(?: (?:an|of an))?[ -](?=inch\b)/gi
const INCH_MARK = /^([^"“]*?\d)\s?["″”](?=[\s,;.-]|$)/

/** Sizes in inches as they are written in shops, in figures the grammar reads; a number that ends a quotation is none. */
function writeInches(prompt: string): string {
  const counted = prompt
    .replace(FRACTION, (_, whole: string | undefined, part: string, of: string) =>
      String(Math.round((Number(whole ?? 0) + Number(part) / Number(of)) * 1000) / 1000),
    )
    .replace(HALVES, (_, share: string) => (share.toLowerCase() === 'half' ? '0.5 ' : '0.25 '))
  return counted.replace(INCH_MARK, '$1 inch ')
}

/** "A poster of 1967" is of the 1960s; earlier years name no style that the moods know. */
const YEAR = /\b(19[2-9])\d\b(?!\s?(?:mm|cm|m|px|x|ends|picks)\b)/g

const RGB = /\brgb\s*\(?\s*(\d{1,3})\s*[,; ]\s*(\d{1,3})\s*[,; ]\s*(\d{1,3})\s*\)?/gi
/** "Hex #ff0066", "hex code: ff0066"; a hexagon is called hex too. */
const HEX = /\bhex(?:\s?codes?|\s?colou?rs?)?\s*:?\s*#?(?=(?:[0-9a-f]{6}|[0-9a-f]{3})\b)(?=[0-9a-f]*\d)/gi
const HEX_MARKED = /\bhex(?:\s?codes?|\s?colou?rs?)?\s*:?\s*(?=#[0-9a-f]{3})/gi

/** Colours in numbers, as `#rrggbb`. */
function writeHexes(prompt: string): string {
  const two = (value: string): string => Math.min(255, Number(value)).toString(16).padStart(2, '0')
  const written = prompt.replace(
    RGB,
    (_, red: string, green: string, blue: string) => `#${two(red)}${two(green)}${two(blue)}`,
  )
  return written.replace(HEX_MARKED, '').replace(HEX, '#')
}

/** "60% navy", "30 per cent of white". */
const SHARE = /\b(\d{1,2}(?:\.\d+)?)\s?(?:%|per ?cent\b|percent\b)\s*(?:of\s+)?(?=[a-z#])/gi
/** Of the cloth: up to the first a colour is a touch, and so much more than the next makes it most. */
const [TOUCH, MOST] = [12, 1.25]

/** Shares of two colours or more in words: what there is most of, what is a touch. One share alone says what a yarn is of. */
function writeShares(prompt: string): string {
  const shares = [...prompt.matchAll(SHARE)].map(([, share]) => Number(share)).toSorted((one, other) => other - one)
  if (shares.length < 2) return prompt
  const hasMost = shares[0] > MOST * shares[1]
  return prompt.replace(SHARE, (_, share: string) => {
    if (hasMost && Number(share) === shares[0]) return 'mostly '
    return Number(share) <= TOUCH ? 'a touch of ' : ''
  })
}

/** Takes out of a prompt what is no language: a threadcount, and numbers of licensed colour books. */
export function takeCodes(said: string): {
  readonly plain: string
  readonly codes: { readonly threadcount?: string; readonly understood: Understanding['understood'] }
} {
  const prompt = writeShares(writeHexes(said))
  const threadcount = THREADCOUNT.exec(prompt)?.[0]
  const books = prompt.match(COLOUR_BOOK) ?? []
  const plain = writeInches(
    (threadcount ? prompt.replace(threadcount, ' ') : prompt).replace(COLOUR_BOOK, ' '),
  ).replace(YEAR, '$10s')
  const understood = [
    ...(threadcount ? [{ words: threadcount, as: 'threadcount' }] : []),
    ...books.map((words) => ({
      words,
      as: 'left out: the book is licensed and not on board; name the colour or give its #rrggbb',
    })),
  ]
  return { plain, codes: { ...(threadcount && { threadcount }), understood } }
}

/**
 * "Yellow #F2B705 on navy #1D3557": a name and the code right after it are one colour, that of the code. The name is left where it is
 * and says nothing, and the code begins its clause where the name did.
 */
export function readNamedCodes(phrases: readonly Phrase[]): Phrase[] {
  return phrases.map((phrase, at): Phrase => {
    const isNamed = isName(phrase) && isCode(phrases[at + 1])
    if (isNamed) return { ...phrase, meanings: [{ kind: 'filler' }] }
    const isAfterName = isCode(phrase) && at > 0 && isName(phrases[at - 1])
    return isAfterName ? { ...phrase, startsClause: phrases[at - 1].startsClause } : phrase
  })
}

/** A word or two that may be a colour, before any meaning is chosen. */
function isName({ form, meanings }: Phrase): boolean {
  return !form.startsWith('#') && meanings.some(({ kind }) => kind === 'colour')
}

function isCode(phrase: Phrase | undefined): boolean {
  return phrase?.form.startsWith('#') === true && !phrase.startsClause
}
