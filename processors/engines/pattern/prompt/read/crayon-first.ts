import type { Token } from './tokenize.ts'

/** What a crayon beside it is a thing for, or what makes it one of several. */
const asThing =
  /^(?:and|with|or|on|in|box|boxes|set|sets|case|tin|stub|stubs|tip|tips|pattern|print|fabric|wallpaper|colou?rs?|pencils?|candles?|seals?|stripes?|lines?|marks?|scribbles?|drawings?|drawn|style|effect|texture|art|sketch|board|boards|blue|pink|white|green|yellow|tones?|shades?|palette)$/

/**
 * "Crayon dinosaurs" are dinosaurs drawn in crayon: what is read in place of the words. One that stands alone or in a
 * row of things is a thing.
 */
export function drawnInCrayon(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1]
    const isManner = token.word === 'crayon' && next && !next.startsClause && !asThing.test(next.word)
    return isManner ? [token, { word: 'drawing', written: token.written, startsClause: false }] : [token]
  })
}
