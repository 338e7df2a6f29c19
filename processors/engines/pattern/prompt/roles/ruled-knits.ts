import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import type { Roles } from './roles.ts'

/** The family of charts that are knitted, and how it knits each ruled cloth. */
const KNIT = 'fair-isle'
const ruled: Readonly<Record<string, string | undefined>> = {
  chevron: 'knit zigzag',
  stripes: 'knit stripe',
  checkerboard: 'knit check',
  argyle: 'knit argyle',
}

const knitWords = /^(?:knit|knits|knitted|knitwear|sweater|jumper|pullover|strick|gestrickt|tricot|maglia|intarsia)$/

/** "Zigzag knit", "argyle jumper": a ruled cloth that is knitted is drawn stitch by stitch. */
export function knitRuled(phrases: readonly ReadPhrase[], roles: Roles): Roles {
  const { families, motifs, under, styles = [] } = roles
  const isKnitted = phrases.some(({ words, isNegated }) => !isNegated && words.length === 1 && knitWords.test(words[0]))
  const kind = families.map((name) => ruled[name]).find((name) => name !== undefined)
  if (!kind || !isKnitted || !families.includes(KNIT) || motifs.length > 0 || under) return roles
  return { ...roles, families: [KNIT], styles: [...styles, kind] }
}
