import { findDepiction } from '../../families/conversational/noun-book.ts'
import { openLexicon } from './lexicon.ts'

/** Words by which writing is asked for, and those that stand before what is written. */
const WRITING =
  /\b(?:typograph\w*|lettering|letters?|words?|text|texts|slogans?|script|calligraphy|monograms?|initials?|says|saying|reads|written|schriftzug|schrift|typographie|lettrage|letras|scritta)\b/i
/** What stands between quotation marks of any country, or the straight ones. */
const QUOTED =
  /["“”„«‹]\s*([\p{L}\d&'’!?,:+ .-]{1,44}?)\s*["“”»›]|(?<=^|\s)['‘]([\p{L}\d&!?,:+ .-]{1,44}?)['’](?=$|[\s,.])/u
/** "Monogram A", "initials J.M.", "letters A and B". */
const INITIALS =
  /\b(?:monogrammed|monogrammes?|monograms?|initials?|letters?|lettres?|buchstaben?|letras?|lettere?)\s+(?:of\s+)?([A-Z](?:\s*(?:[.&+]|and|und|et|y|e)?\s*[A-Z])?(?:\s*[.&+]?\s*[A-Z])?)\b(?!['’\p{Ll}])/u
/** "The word love", "that says be kind", "words: hello". */
const SAID =
  /\b(?:the\s+words?|words?|slogan|that\s+says?|saying|das\s+wort|le\s+mot|la\s+palabra|la\s+parola)\s*:?\s+(?!and\b|in\b|on\b|of\b|with\b|art\b|search\b|print\b|pattern\b|cloud\b|game\b)(\p{L}{2,14}(?:,?\s+(?:and\s+)?(?:peace|joy|hope|faith|dreams?|laugh|laughter|live|smile|calm|breathe|relax|shine|kind|happy|you|christmas|birthday|vibes|power|love|life|mama|mum|home|ho))*)\b/iu
/** What is printed as words more than anything else, before or after a word for writing. */
const SAYINGS =
  'merry christmas|happy birthday|happy easter|happy halloween|ho ho ho|girl power|good vibes|be kind|good morning|good night|la dolce vita|joyeux noël|frohe weihnachten|feliz navidad|buon natale|ooh la la|oh la la|hello|bonjour|ciao|hola|hallo|aloha|ahoy|love|amour|amore|liebe|amor|peace|joy|dream|dreams|smile|hope|happy|yes|wow|pow|boom|bang|zap|noel|noël|hygge|cheers|yum|meow|miaow|woof|roar|relax|hooray|hurrah|baby|mama|papa|home|eat|sleep|coffee|paris|london|new york|berlin|roma|tokyo'
const WORDS_FOR_IT =
  '(?:bold |big |small |retro |vintage |modern |graphic |black |hand )?(?:typograph\\w*|lettering|text|slogan|calligraphy|script|schriftzug|words?)'
const SAYING = new RegExp(`(?:^|[\\s,])(${SAYINGS})\\s+${WORDS_FOR_IT}\\b`, 'iu')
const SAYING_AFTER = new RegExp(`\\b(?:typograph\\w*|lettering|slogan|calligraphy)\\s*[,:]?\\s+(${SAYINGS})\\b`, 'iu')

/** A saying and nothing else. */
const ONLY_SAID = new RegExp(`^(?:${SAYINGS})[!?.]*$`, 'iu')

/** What only says that something is written. */
const ANNOUNCED =
  /\b(?:with\s+)?(?:the\s+)?(?:words?|slogan|text|lettering|typography|saying|that\s+says?|script)\b(?=[^,]*$|\s*[,:]|\s{2})/iu

/** A prompt without what is to be written, the text in capitals, and as the prompt has it. */
export type Lettering = { readonly plain: string; readonly text?: string; readonly written?: string }

/** The longest text that is written on a cloth, in letters. */
const LETTERS_MOST = 36

/**
 * Takes out of a prompt what is to be written on the cloth: "hello typography", "monogram A", "the word love", and what is quoted beside a
 * word for writing. The text comes in capitals without accents, with what stands between its words; undefined where nothing is to be written.
 */
export function takeLettering(prompt: string): Lettering {
  const found =
    quotedIn(prompt) ?? INITIALS.exec(prompt) ?? SAYING.exec(prompt) ?? SAYING_AFTER.exec(prompt) ?? SAID.exec(prompt)
  const written = found?.slice(1).find((part) => part !== undefined)
  if (!found || !written) return { plain: prompt }
  const isInitials = /^[A-Z](?:[^\p{Ll}]|and|und|et|\be\b|\by\b)*$/u.test(written)
  const text = lettersOf(isInitials ? written.replaceAll(/and|und|et|[ye.&+\s]/g, '') : written)
  if (text === undefined) return { plain: prompt }
  const rest = `${prompt.slice(0, found.index)} ${prompt.slice(found.index + found[0].length)}`
  return { plain: rest.replace(ANNOUNCED, ' '), text, written: found[0].trim() }
}

/** What is quoted beside a word for writing, or is no name of anything we know: a design "called" or "like" something is not written. */
function quotedIn(prompt: string): RegExpExecArray | null {
  const found = QUOTED.exec(prompt)
  const quoted = (found?.[1] ?? found?.[2] ?? '').toLowerCase()
  if (!found || WRITING.test(prompt) || ONLY_SAID.test(quoted)) return found
  const isName = NAMED_BEFORE.test(prompt.slice(0, found.index)) || openLexicon().has(quoted)
  return isName || findDepiction(quoted) ? null : found
}

const NAMED_BEFORE = /\b(?:called|named|titled|like|style|styles|of|inspired by|genannt|namens|appelé|llamado)\s*$/i

/** Capitals, figures, spaces and what stands between words; undefined for text in letters that have no drawing. */
function lettersOf(written: string): string | undefined {
  const plain = written.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().replaceAll('ß', 'SS')
  const letters = plain
    .replaceAll('’', "'")
    .replaceAll(/[^A-Z\d &!?.,'+:-]/g, '')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/\.{2,}|\.$/g, '')
    .trim()
  return /[A-Z\d]/.test(letters) && letters.length <= LETTERS_MOST ? letters : undefined
}
