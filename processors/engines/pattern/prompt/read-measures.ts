import { REPEAT_MM } from '../spec/design-spec.ts'
import type { ReadPhrase } from './meaning/choose-meaning.ts'
import { has, isUnit } from './meaning/phrase-kinds.ts'

/** What the numbers with a unit of a prompt measure, in mm, and what each phrase of a measure says. */
export type Measures = {
  readonly motifMm?: number
  /** The longer side of the repeat. */
  readonly repeatMm?: number
  /** Its sides, where they differ. */
  readonly aspect?: { readonly width: number; readonly height: number }
  /** Width of lines. */
  readonly lineMm?: number
  /** Distance from one to the next: the ground between lines and stripes, the step of dots. */
  readonly gapMm?: number
  /** Widths of stripes, in the order in which they are named. */
  readonly widthsMm?: readonly number[]
  readonly told: Readonly<Record<number, string>>
}

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const [STRIPES, PANES] = ['stripes', 'windowpane']
const MOTIF_MM_MOST = 1000
/** Size in mm from which a motif must be the whole product, such as a scarf. */
const WHOLE_MM = 400

/** Products made in one piece. */
const wholes = set(
  'scarf scarves carré handkerchief bandana neckerchief shawl blanket tablecloth napkin cushion rug foulard carre square',
)
const repeats = set('repeat repeats rapport raccord rapporto módulo modulo rapportgröße tile')
/** Adjectives and nouns of a measure: "1 cm wide", "2 mm thick", "5 mm breit", "de ancho". */
const ofMeasure = set(
  'wide width widths broad thick high tall long large big across apart-from size sized breit breite breiten breiter hoch groß dick dicke dicken stark large haut épais épaisseur largeur ancho anchas anchos anchura largo grosor alto larga larghe larghi largo larghezza spesse spesso spessore altezza largura espessura grandes',
)
const lines = set(
  'line lines outline outlines contour contours grout leading linework linien linie striche strich ligne lignes trait traits línea líneas trazo trazos linea linee tratto tratti linha linhas traço traços strokes stroke',
)
const gaps = set(
  'apart spacing spaced gap gaps interval intervals distance distances between abstand abstände écart écartement distancia separación distanza distância afstand space spaces',
)
const by = set('x by × mal par por per auf')
/** Phrases that may stand between a measure and what it measures. */
const REACH = 4
/** The same before it. */
const BACK = 3
/** What the number of a measure says is said once. */
const TOLD = ''

type Measure = { readonly at: number; readonly mm: number; readonly until: number }

/**
 * Reads all numbers with a unit: sizes of motifs, repeats, widths of lines and stripes, and distances.
 *
 * @param family the cloth that is drawn: what is measured of stripes are their widths
 */
export function readMeasures(phrases: readonly ReadPhrase[], family: string | undefined): Measures {
  const told: Record<number, string> = {}
  const [sizes, sides]: [number[], number[]] = [[], []]
  let [lineMm, gapMm, repeatMm]: (number | undefined)[] = []
  const tell = ({ at, until }: Measure, as: string): void => {
    for (let one = at; one <= until; one++) told[one] = one === at ? as : TOLD
  }
  for (const measure of measuresOf(phrases)) {
    const { mm } = measure
    // "2 cm apart", "spaced 3 cm", "with gaps of 1 cm".
    const gapAt = wordNear(phrases, measure, gaps, 1)
    const lineAt = wordNear(phrases, measure, lines, REACH)
    if (gapAt !== undefined) {
      gapMm = mm
      tell(measure, `${mm} mm apart`)
      told[gapAt] ??= TOLD
      // "2 mm navy lines", "lines 2 mm wide", "line width: 0.5 mm".
    } else if (lineAt !== undefined) {
      lineMm = mm
      if (phrases[lineAt].meanings.length === 0) told[lineAt] = TOLD
      tell(measure, `lines ${mm} mm wide`)
    } else if (isPeriod(phrases, measure)) {
      if (mm < REPEAT_MM.least || mm > REPEAT_MM.most) continue
      sides.push(mm)
      repeatMm = Math.max(...sides)
      tell(measure, `repeat ${repeatMm} mm`)
    } else if (mm >= 1 && mm <= MOTIF_MM_MOST) {
      sizes.push(mm)
      tell(measure, `motif size ${mm} mm`)
    }
  }
  const areStripes = family === STRIPES
  countOfWidths(phrases, told)
  const ofBands = sizes.length > 0 ? sizes : bandsOf(phrases, lineMm, gapMm)
  const isTold = areStripes && (ofBands.length > 1 || (ofBands.length > 0 && (gapMm ?? lineMm) !== undefined))
  // Between lines that cross the panes are as wide as the lines are apart.
  const paneMm = family === PANES && gapMm !== undefined && sizes.length === 0 ? gapMm + (lineMm ?? 0) : undefined
  const motifMm = paneMm ?? (areStripes ? ofBands[0] : sizes.at(-1))
  return {
    ...(motifMm !== undefined && { motifMm }),
    ...(repeatMm !== undefined && { repeatMm }),
    ...(sides.length === 2 && sides[0] !== sides[1] && { aspect: { width: sides[0], height: sides[1] } }),
    ...(lineMm !== undefined && { lineMm }),
    ...(gapMm !== undefined && { gapMm }),
    ...(isTold && { widthsMm: ofBands }),
    told,
  }
}

/** What stripes measure of which only the lines or the ground between them are told: pinstripes are a millimetre, others half of it. */
function bandsOf(phrases: readonly ReadPhrase[], lineMm: number | undefined, gapMm: number | undefined): number[] {
  if (lineMm !== undefined || gapMm === undefined) return lineMm === undefined ? [] : [lineMm]
  const isPin = phrases.some(({ meanings }) => meanings.some((one) => one.kind === 'style' && one.style === 'pin'))
  return [isPin ? PIN_MM : Math.max(PIN_MM, gapMm / 2)]
}

const PIN_MM = 1

/** "Of three widths" says no more than the widths that are told. */
function countOfWidths(phrases: readonly ReadPhrase[], told: Record<number, string>): void {
  for (const [at, { words }] of phrases.entries())
    if (/^widths?$/.test(words[0]) && has(phrases[at - 1], 'number') && Object.keys(told).length > 0)
      for (const one of [at - 1, at]) told[one] ??= 'the widths that are told'
}

/** Numbers with a unit, each from its first phrase to its last: "2, 1 and 0.5 cm" are three, "90 x 90 cm wide" two. */
function measuresOf(phrases: readonly ReadPhrase[]): Measure[] {
  return phrases.flatMap((phrase, at): Measure[] => {
    const number = phrase.meanings.find((meaning) => meaning.kind === 'number')
    if (number?.kind !== 'number') return []
    const unitAt = unitAfter(phrases, at)
    if (unitAt === undefined) return []
    const isOwn = unitAt === at + 1
    const mm = inMm(number.value, phrases[unitAt].words[0])
    if (!isOwn) return [{ at, mm, until: isJoint(phrases[at + 1]) ? at + 1 : at }]
    const isTold = ofMeasure.has(phrases[unitAt + 1]?.words[0] ?? '') && !phrases[unitAt + 1].startsClause
    const isOf = !isTold && isOfBefore(phrases, unitAt + 1) && ofMeasure.has(phrases[unitAt + 2]?.words[0] ?? '')
    const isSide = by.has(phrases[unitAt + 1]?.words[0] ?? '') && has(phrases[unitAt + 2], 'number')
    return [{ at, mm, until: unitAt + (isOf ? 2 : Number(isTold || isSide)) }]
  })
}

/** "De ancho", "di larghezza". */
function isOfBefore(phrases: readonly ReadPhrase[], at: number): boolean {
  return ['de', 'di', 'in'].includes(phrases[at]?.words[0] ?? '') && !phrases[at].startsClause
}

/** Where the unit of a number stands: behind it, or behind the numbers listed with it. */
function unitAfter(phrases: readonly ReadPhrase[], at: number): number | undefined {
  if (isUnit(phrases[at + 1])) return phrases[at + 1].startsClause ? undefined : at + 1
  const next = isJoint(phrases[at + 1]) ? at + 2 : at + 1
  return has(phrases[next], 'number') && isFigure(phrases[at]) && isFigure(phrases[next])
    ? unitAfter(phrases, next)
    : undefined
}

function isFigure({ words }: ReadPhrase): boolean {
  return /^\d/.test(words[0])
}

function isJoint(phrase: ReadPhrase | undefined): boolean {
  return by.has(phrase?.words[0] ?? '') || has(phrase, 'joining-word')
}

function inMm(value: number, unit: string): number {
  return Math.round(value * (unit.startsWith('m') ? 1 : unit.startsWith('in') ? 25.4 : 10) * 100) / 100
}

/** Where one of the words stands behind the measure, with colours and sizes between, or before it in its clause; undefined where none does. */
function wordNear(
  phrases: readonly ReadPhrase[],
  { at, until }: Measure,
  words: ReadonlySet<string>,
  reach: number,
): number | undefined {
  const isOne = (phrase: ReadPhrase): boolean => phrase.words.some((word) => words.has(word))
  for (let next = until + 1; next <= until + reach && phrases[next] && !phrases[next].startsClause; next++) {
    if (isOne(phrases[next])) return next
    if (has(phrases[next], 'number', 'on-word', 'motif', 'family') && phrases[next].chosen?.kind !== 'colour') break
  }
  // "Lines of 2 mm", "spacing: 2 cm".
  for (let before = at - 1; before >= Math.max(0, at - BACK); before--) {
    const { startsClause, isTold } = phrases[before + 1]
    if (startsClause && !isTold) break
    if (isOne(phrases[before])) return before
    const { chosen, meanings } = phrases[before]
    const isSmall = chosen?.kind === 'filler' || chosen?.kind === 'colour' || meanings.length === 0
    if (!isSmall && !ofMeasure.has(phrases[before].words[0])) break
  }
  return undefined
}

/** Whether it is the repeat that is measured, or a product in one piece: "a scarf of 90 cm" has its size wherever the scarf is named. */
function isPeriod(phrases: readonly ReadPhrase[], { at, until, mm }: Measure): boolean {
  const isRepeat = (near: number): boolean => repeats.has(phrases[near]?.words.at(-1) ?? '')
  const behind = [until + 1, until + 2].some(
    (near) => isRepeat(near) && phrases.slice(until + 1, near + 1).every(({ startsClause }) => !startsClause),
  )
  const before = [at - 1, at - 2, at - 3].some(
    (near) => isRepeat(near) && phrases.slice(near + 1, at).every(({ meanings }) => !meanings.some(isContent)),
  )
  const isWholeAt = (near: number): boolean => phrases[near]?.words.some((word) => wholes.has(word)) ?? false
  const isWhole = [at - 1, until + 1].some(isWholeAt) || (mm >= WHOLE_MM && phrases.some((_, near) => isWholeAt(near)))
  return behind || before || isWhole || isSideOfPeriod(phrases, at)
}

/** The 64 of "repeat 64 x 32 cm", whose other side is measured behind it. */
function isSideOfPeriod(phrases: readonly ReadPhrase[], at: number): boolean {
  const isBy = by.has(phrases[at - 1]?.words[0] ?? '') && at >= 2
  if (!isBy) return false
  const other = has(phrases[at - 2], 'number') ? at - 2 : at - 3
  return other >= 1 && [other - 1, other - 2].some((near) => repeats.has(phrases[near]?.words.at(-1) ?? ''))
}

function isContent({ kind }: ReadPhrase['meanings'][number]): boolean {
  return kind === 'motif' || kind === 'family' || kind === 'colour'
}
