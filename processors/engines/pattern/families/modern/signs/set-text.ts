import type { Ring } from '../../../kit/line/knot.ts'
import { punctuation, punctuationSigns, signSets } from './sign-strokes.ts'
import type { Sign } from './stroke.ts'
import { strokesOf } from './stroke-bodies.ts'

/** Between letters and between words, as shares of a capital. */
const [TRACKING, SPACE] = [0.33, 0.36]

type Glyph = { readonly sign: Sign; readonly left: number; readonly wide: number }

/** Letters with the room they take, in shares of a capital; undefined for a space. */
function glyphOf(letter: string): Glyph | undefined {
  const [alphabet, figures] = [signSets.letters, signSets.numerals]
  const mark = punctuationSigns[punctuation.indexOf(letter)]
  const sign = mark ?? (/\d/.test(letter) ? figures[Number(letter)] : alphabet[letter.charCodeAt(0) - 65])
  if (!sign) return undefined
  const xs = sign.flatMap(({ points }) => points.map(([x]) => x))
  const left = Math.min(...xs)
  // An I is no wider than its stem with serifs, and all have the room of their stroke.
  return { sign, left, wide: Math.max(0.12, Math.max(...xs) - left) }
}

/** Places of the letters of a text, from its left end on, and its length, in shares of a capital. */
export function setText(text: string): {
  readonly letters: readonly { glyph: Glyph; x: number }[]
  readonly long: number
} {
  let x = 0
  const letters = [...text].flatMap((letter) => {
    const glyph = glyphOf(letter)
    if (!glyph) {
      x += SPACE
      return []
    }
    const at = { glyph, x: x - glyph.left }
    x += glyph.wide + TRACKING
    return [at]
  })
  return { letters, long: Math.max(0.1, x - TRACKING) }
}

/** A line of text about a point, as the bodies of its strokes; capitals `cap` mm high, half a stroke `half` mm. */
export function setLine(text: string, at: { x: number; y: number; cap: number; half: number }): Ring[] {
  const { letters, long } = setText(text)
  return letters.flatMap(({ glyph, x }) =>
    strokesOf(glyph.sign, at.half, { x: at.x + (x - long / 2) * at.cap, y: at.y, size: at.cap, turn: 0 }),
  )
}

/** Half a stroke, and from the middle of a line to that of the next, as shares of a capital. */
const [HALF, LEADING] = [0.1, 1.5]
/** A line ends after so many letters, where there is a word to end with. */
export const LINE_LETTERS = 8

/** A text in lines about the origin, as the bodies of its strokes, with capitals of 1. */
export function setBlock(text: string, lineLetters = LINE_LETTERS): Ring[] {
  const lines = linesOf(text, lineLetters)
  return lines.flatMap((line, at) =>
    setLine(line, { x: 0, y: (at - (lines.length - 1) / 2) * LEADING, cap: 1, half: HALF }),
  )
}

/** Words gathered into lines of about the same length. */
function linesOf(text: string, lineLetters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const isRoom = last !== undefined && last.length + 1 + word.length <= lineLetters
    if (isRoom) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
