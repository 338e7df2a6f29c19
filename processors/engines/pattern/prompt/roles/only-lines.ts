import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import type { Roles } from './roles.ts'

const lineWord = /^(?:line|lines|linie|linien|ligne|lignes|línea|líneas|linea|linee|linha|linhas)$/
const crossing = /^(?:crossing|crossed|intersecting|criss-cross|crisscross|criss-crossing|crisscrossing|overlapping)$/
const thin = /^(?:thin|fine|hairline|slim|skinny|slender|narrow|delicate|feine|dünne|fines|finas|sottili|fini)$/

/** "Thin navy lines on white": lines without a cloth are stripes, and a check where they cross. */
export function onlyLines(phrases: readonly ReadPhrase[], roles: Roles): Roles {
  const { families, generalFamilies, motifs, under, styles = [] } = roles
  // "Fine gold lines on linen": the plain cloth that they cross is its colour.
  const isPlainCloth = families.length === 1 && families[0] === 'twill' && styles.includes('linen')
  const isFree =
    (isPlainCloth || families.length === 0) &&
    [generalFamilies, motifs].every((list) => list.length === 0) &&
    under === undefined
  // Line art is a way of drawing: only the word alone is a line.
  const says = (pattern: RegExp): boolean =>
    phrases.some(({ words, isNegated }) => !isNegated && words.length === 1 && pattern.test(words[0]))
  if (!isFree || !says(lineWord)) return roles
  if (says(crossing)) return { ...roles, families: ['windowpane'], styles: [] }
  return { ...roles, families: ['stripes'], styles: says(thin) ? ['pin'] : [] }
}

/** Cells whose walls alone may be drawn, and the kind of their family that does so. */
const walled: Readonly<Record<string, string | undefined>> = { honeycomb: 'hex-lines' }
const outlineWord = /^(?:outlines?|outlined|contours?|linework|wireframe)$/

/** "Hexagons, gold lines on emerald": cells of which lines are said are drawn in lines. */
export function linesOfCells(phrases: readonly ReadPhrase[], roles: Roles): Roles {
  const kind = walled[roles.families[0]]
  const isSaid = phrases.some(
    ({ words, isNegated }) => !isNegated && (lineWord.test(words.at(-1) ?? '') || outlineWord.test(words.at(-1) ?? '')),
  )
  return kind && isSaid ? { ...roles, styles: [...(roles.styles ?? []), kind] } : roles
}

/** What waves alone stand for: scales of them, poured paint and dazzle. */
const ofWaves = ['seigaiha', 'marbling', 'op-art']
/** Words of places that keep the waves that are customary there. */
const customary = /japan|seigaiha|hokusai|marbl|liquid|fluid|optical|op art|psychedelic/

/** "Abstract waves, minimal lines": waves and lines and nothing else are lines that wave, unless a custom is named. */
export function linesThatWave(phrases: readonly ReadPhrase[], roles: Roles): Roles {
  const { families, motifs, under } = roles
  const said = phrases.filter(({ isNegated }) => !isNegated)
  const last = ({ words }: ReadPhrase): string => words.at(-1) ?? ''
  const areWaves = said.some((phrase) => /^waves?$/.test(last(phrase)))
  const areLines = said.some((phrase) => lineWord.test(last(phrase)))
  const isFree = families.every((family) => [...ofWaves, 'brush-strokes', 'stripes'].includes(family))
  const isOther = motifs.length > 0 || under !== undefined || said.some(({ form }) => customary.test(form))
  return areWaves && areLines && isFree && !isOther ? { ...roles, families: ['wavy-lines'], styles: ['even'] } : roles
}
