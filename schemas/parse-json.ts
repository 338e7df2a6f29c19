import type { FieldProblem } from './error-codes.ts'
import { fieldOfPath } from './field-of-path.ts'

/** `problems` name what the text says twice; of the value itself the last one counts, as JSON.parse has it. */
export type ParsedJson = { readonly value: unknown; readonly problems: readonly FieldProblem[] }

/** What is said of a name that stands twice in one object. */
export const GIVEN_TWICE = 'must be given once'

/**
 * Reads JSON and tells which names stand twice in one object: of two values only one would be obeyed, in silence.
 *
 * @throws SyntaxError of JSON.parse
 */
export function parseJson(text: string): ParsedJson {
  const value: unknown = JSON.parse(text)
  const fields = repeatedNames(text).map(fieldOfPath)
  return { value, problems: [...new Set(fields)].map((field) => ({ field, message: GIVEN_TWICE })) }
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

/** Behind the quote that closes the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

/** Only a name is. */
function isFollowedByColon(text: string, from: number): boolean {
  let at = from
  while (WHITESPACE.test(text[at] ?? '')) at += 1
  return text[at] === ':'
}
