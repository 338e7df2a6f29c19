/** Control characters and halves of characters: no key, terminal or database takes all of them as they are. */
const NO_TEXT = /[\p{Cc}\p{Cs}]/u
const REFERENCE_CHARACTERS_MAX = 200

/** Whether a text that somebody gave as a name is one line that every part of the service keeps as it is. */
export const isPlainLine = (text: string): boolean => !NO_TEXT.test(text)

/** What a batch request's `reference` must have, as the end of a sentence. */
export const REFERENCE_TERMS = `must have 1 to ${REFERENCE_CHARACTERS_MAX} characters, none of them a control character`

export function isReference(text: string): boolean {
  const characters = [...text].length
  return characters >= 1 && characters <= REFERENCE_CHARACTERS_MAX && isPlainLine(text)
}
