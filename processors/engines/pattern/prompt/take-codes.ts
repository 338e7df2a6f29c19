import type { Understanding } from './understanding.ts'

/** `R8 B4 G24 …`, also with `/` at the pivots: at least four stripes. */
const THREADCOUNT = /\b(?:[A-Z]{1,3}\/?\d{1,3}[\s,]+){3,40}[A-Z]{1,3}\/?\d{1,3}\b/
/** Colour books that are sold under licence. */
const COLOUR_BOOK =
  /\b(?:pantone|pms|tcx|tpx|tpg|ral|ncs|coloro)(?:\s+(?:\d[\d-]*(?:\s?(?:tcx|tpx|tpg|c|u)\b)?|s\s\d{4}-\w+))?/gi

/** Takes out of a prompt what is no language: a threadcount, and numbers of licensed colour books. */
export function takeCodes(prompt: string): {
  readonly plain: string
  readonly codes: { readonly threadcount?: string; readonly understood: Understanding['understood'] }
} {
  const threadcount = THREADCOUNT.exec(prompt)?.[0]
  const books = prompt.match(COLOUR_BOOK) ?? []
  const plain = (threadcount ? prompt.replace(threadcount, ' ') : prompt).replace(COLOUR_BOOK, ' ')
  const understood = [
    ...(threadcount ? [{ words: threadcount, as: 'threadcount' }] : []),
    ...books.map((words) => ({
      words,
      as: 'left out: the book is licensed and not on board; name the colour or give its #rrggbb',
    })),
  ]
  return { plain, codes: { ...(threadcount && { threadcount }), understood } }
}
