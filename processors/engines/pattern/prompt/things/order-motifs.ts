import { fillerNouns } from '../../families/conversational/filler-nouns.ts'

/**
 * Small marks come last, unless the prompt begins with them.
 *
 * @param brought what a feast or a place brings along, behind all that is said: Christmas trees beside pine cones and holly
 */
export function orderMotifs(nouns: readonly string[], brought: readonly string[] = []): string[] {
  const [said, added] = [
    nouns.filter((noun) => !brought.includes(noun)),
    nouns.filter((noun) => brought.includes(noun)),
  ]
  return [...new Set([...marksLast(said), ...added])]
}

function marksLast(nouns: readonly string[]): string[] {
  const unique = [...new Set(nouns)]
  const isMark = (noun: string): boolean => noun in fillerNouns && noun !== 'leaf'
  const isLast = (noun: string, at: number): boolean =>
    (at > 0 && isMark(noun)) || (weather.includes(noun) && unique.length > 1)
  return [...unique.filter((noun, at) => !isLast(noun, at)), ...unique.filter(isLast)]
}

/** What falls on the things, and leads alone only. */
const weather = ['rain', 'drizzle', 'snow']
