import { z } from 'zod'

/**
 * The two files that every Stable Diffusion folder keeps in `tokenizer/`, and how the encoder wants its input filled
 * up.
 */
export type TokenizerFiles = {
  /** vocab.json: token → number. */
  readonly vocabulary: string
  /** merges.txt: one pair a line, most frequent first. */
  readonly merges: string
  /** What fills the rest of the 77 places: SD1 repeats the end token, SD2 writes "!". */
  readonly padToken?: string
  readonly length: number
}

export type Tokenizer = {
  readonly length: number
  /** Numbers of a text between the start and end tokens, filled up to `length`; what is too long is cut off. */
  readonly encode: (text: string) => { readonly ids: readonly number[]; readonly dropped: string }
}

const START = '<|startoftext|>'
const END = '<|endoftext|>'
const WORD_END = '</w>'
const WORDS = /<\|startoftext\|>|<\|endoftext\|>|'s|'t|'re|'ve|'m|'ll|'d|\p{L}+|\p{N}|[^\s\p{L}\p{N}]+/gu

/**
 * The byte-pair encoding of CLIP's text encoder. Source: A. Radford et al., "Learning Transferable Visual Models From
 * Natural Language Supervision" (2021), and R. Sennrich et al., "Neural Machine Translation of Rare Words with Subword
 * Units" (2016).
 *
 * @throws RangeError when the vocabulary has no start or end token
 */
export function createTokenizer({ vocabulary, merges, padToken, length }: TokenizerFiles): Tokenizer {
  const numbers = new Map(Object.entries(z.record(z.string(), z.int()).parse(JSON.parse(vocabulary))))
  const ranks = new Map(readMerges(merges).map((pair, rank) => [pair, rank]))
  const letters = byteLetters()
  const known = new Map<string, readonly number[]>()
  const numberOf = (token: string): number => {
    const number = numbers.get(token)
    if (number === undefined) throw new RangeError(`the vocabulary has no "${token}"`)
    return number
  }
  const [start, end] = [numberOf(START), numberOf(END)]
  const pad = numberOf(padToken ?? END)
  const encodeWord = (word: string): readonly number[] => {
    const spelled = [...Buffer.from(word, 'utf8')].map((byte) => letters[byte])
    spelled.push(`${spelled.pop()}${WORD_END}`)
    return mergePairs(spelled, ranks).flatMap((token) => numbers.get(token) ?? [])
  }
  return {
    length,
    encode: (text) => {
      const ids = [start]
      const dropped: string[] = []
      for (const word of text.normalize('NFC').toLowerCase().match(WORDS) ?? []) {
        const pieces = known.get(word) ?? encodeWord(word)
        known.set(word, pieces)
        if (dropped.length === 0 && ids.length + pieces.length < length) ids.push(...pieces)
        else dropped.push(word)
      }
      ids.push(end)
      return { ids: [...ids, ...Array<number>(length - ids.length).fill(pad)], dropped: dropped.join(' ') }
    },
  }
}

/** The first line of merges.txt says which version wrote it. */
function readMerges(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#version'))
}

/** Joins the pair of lowest rank until none is left. */
function mergePairs(letters: readonly string[], ranks: ReadonlyMap<string, number>): readonly string[] {
  let tokens = [...letters]
  for (;;) {
    let best = Number.POSITIVE_INFINITY
    for (let at = 0; at + 1 < tokens.length; at++)
      best = Math.min(best, ranks.get(`${tokens[at]} ${tokens[at + 1]}`) ?? best)
    if (best === Number.POSITIVE_INFINITY) return tokens
    const joined: string[] = []
    for (let at = 0; at < tokens.length; at++) {
      const isPair = ranks.get(`${tokens[at]} ${tokens[at + 1]}`) === best
      joined.push(isPair ? `${tokens[at]}${tokens[at + 1]}` : tokens[at])
      if (isPair) at++
    }
    tokens = joined
  }
}

/** A visible letter for each byte: printable ones stand for themselves, the rest follow from U+0100 on. */
export function byteLetters(): readonly string[] {
  const isPrintable = (byte: number): boolean =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255)
  let hidden = 0
  return Array.from({ length: 256 }, (_, byte) => String.fromCodePoint(isPrintable(byte) ? byte : 256 + hidden++))
}
