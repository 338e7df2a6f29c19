import type { FieldProblem } from './error-codes.ts'
import { fieldOfPath } from './field-of-path.ts'

/** `problems` name what the text says twice; of the value itself the last one counts, as JSON.parse has it. */
export type ParsedJson = { readonly value: unknown; readonly problems: readonly FieldProblem[] }

/** What is said of a name that stands twice in one object. */
export const GIVEN_TWICE = 'must be given once'

/** A design document is six deep. What is nested far deeper exhausts the stack of whoever walks it. */
export const JSON_DEPTH_MAX = 32

/**
 * Reads JSON and tells which names stand twice in one object: of two values only one would be obeyed, in silence.
 *
 * @throws SyntaxError as `readJsonText`
 */
export function parseJson(text: string): ParsedJson {
  const value = readJsonText(text)
  const fields = repeatedNames(text).map(fieldOfPath)
  return { value, problems: [...new Set(fields)].map((field) => ({ field, message: GIVEN_TWICE })) }
}

/**
 * The value of a JSON text of at most 32 levels. The mark that some editors put before UTF-8 is no part of it: a body
 * may begin with it (RFC 8259, section 8.1), and so may a text that was copied from such a file.
 *
 * @throws SyntaxError of JSON.parse, or of a text that is nested too deep
 */
export function readJsonText(text: string): unknown {
  if (isDeeperThan(JSON_DEPTH_MAX, text)) throw new SyntaxError(`it is nested more than ${JSON_DEPTH_MAX} levels deep`)
  return JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text)
}

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Counts brackets outside strings, before anything is built. In text that is no JSON it counts something; the parser
 * refuses that.
 */
export function isDeeperThan(most: number, text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '"') at = endOfString(text, at) - 1
    else if (letter === '[' || letter === '{') depth += 1
    else if (letter === ']' || letter === '}') depth -= 1
    if (depth > most) return true
  }
  return false
}

/** An object or array that is open where the text is being read, and which of its parts is. */
type Level =
  | { readonly kind: 'object'; readonly names: Set<string>; part: string }
  | { readonly kind: 'array'; part: number }

const WHITESPACE = /[\t\n\r ]/

/**
 * Where names stand again in their object, each as the path to it. In one pass and without recursion, as deep as the
 * text may be.
 *
 * @param text JSON that JSON.parse has taken
 */
export function repeatedNames(text: string): (string | number)[][] {
  const open: Level[] = []
  const repeated: (string | number)[][] = []
  for (let at = 0; at < text.length; at += 1) {
    const level = open.at(-1)
    switch (text[at]) {
      case '{':
        open.push({ kind: 'object', names: new Set(), part: '' })
        break
      case '[':
        open.push({ kind: 'array', part: 0 })
        break
      case '}':
      case ']':
        open.pop()
        break
      case ',':
        if (level?.kind === 'array') level.part += 1
        break
      case '"': {
        const end = endOfString(text, at)
        if (level?.kind === 'object' && isFollowedByColon(text, end)) {
          level.part = JSON.parse(text.slice(at, end)) as string
          if (level.names.has(level.part)) repeated.push(open.map(({ part }) => part))
          level.names.add(level.part)
        }
        at = end - 1
      }
    }
  }
  return repeated
}

/** Behind the quote that closes the string which begins at `start`, or behind the text where none does. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

/** Only a name is. */
function isFollowedByColon(text: string, from: number): boolean {
  let at = from
  while (WHITESPACE.test(text[at] ?? '')) at += 1
  return text[at] === ':'
}
