import { findDepiction } from '../../families/conversational/noun-book.ts'
import { seatOf } from '../../families/conversational/seats.ts'
import type { Token } from './tokenize.ts'
import { wordForms } from './tokenize.ts'

/** Knights ride what is fabled, where nothing but "riders" is said; horses have a picture with their rider. */
const fabled = new Set(['dragon', 'unicorn', 'pegasus', 'griffin', 'phoenix'])
const KNIGHTS = 'knights'
const between = new Set('with and carrying bearing and their small tiny little brave'.split(' '))
/** Words between a mount and who rides it. */
const REACH = 3

/** "Dragons with riders", "dragon riders", "dragons ridden by knights": who rides comes first and is seen on what is ridden. */
export function readRiders(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }) => word === 'riders' || word === 'rider')
  if (at > 0) {
    const mount = mountBefore(tokens, at)
    return mount === undefined ? [...tokens] : turned(tokens, mount, at)
  }
  const ridden = tokens.findIndex(({ word }, index) => word === 'ridden' && tokens[index + 1]?.word === 'by')
  if (ridden < 1 || !seatOfWord(tokens[ridden - 1]) || !tokens[ridden + 2]) return [...tokens]
  const [mount, rider] = [tokens[ridden - 1], tokens[ridden + 2]]
  const first = { ...rider, startsClause: mount.startsClause }
  return [
    ...tokens.slice(0, ridden - 1),
    first,
    { ...tokens[ridden], word: 'riding' },
    { ...mount, startsClause: false },
    ...tokens.slice(ridden + 3),
  ]
}

function mountBefore(tokens: readonly Token[], at: number): number | undefined {
  for (let before = at - 1; before >= Math.max(0, at - REACH) && !tokens[before + 1].startsClause; before--) {
    if (fabled.has(nounOf(tokens[before]) ?? '')) return seatOfWord(tokens[before]) ? before : undefined
    if (!between.has(tokens[before].word)) return undefined
  }
  return undefined
}

function turned(tokens: readonly Token[], mountAt: number, riderAt: number): Token[] {
  const mount = tokens[mountAt]
  const written = tokens[riderAt].written
  const plural = /s$/.test(mount.word) ? mount.word : `${mount.word}s`
  return [
    ...tokens.slice(0, mountAt),
    { ...mount, word: KNIGHTS, written },
    { ...mount, word: 'riding', written: '', startsClause: false },
    { ...mount, word: plural, startsClause: false },
    ...tokens.slice(riderAt + 1),
  ]
}

function nounOf({ word }: Token): string | undefined {
  return wordForms(word)
    .map((form) => form.word)
    .find((form) => findDepiction(form)?.isExact)
}

/** Beasts that are ridden astride, and no boats. */
function seatOfWord(token: Token): boolean {
  const noun = nounOf(token)
  const seat = noun === undefined ? undefined : seatOf(noun)
  return seat !== undefined && !seat.isVessel && !seat.isPainted
}
