import { clamp } from '../../../../numbers/clamp.ts'
import { composeField, composePanel } from '../../../compose/panel.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paintTogether } from '../../../kit/area/cloth.ts'
import { gather } from '../../../kit/area/gather.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { circle, star } from '../../../kit/line/outline.ts'
import { dealApart } from '../../../kit/place/deal-apart.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import { asksFor, chooseKind } from '../../choose-kind.ts'
import type { Family, Plan } from '../../family.ts'
import { drawHandwriting } from './handwriting.ts'
import { drawLettering } from './lettering.ts'
import { drawNewsprint } from './newsprint.ts'
import { paintChart } from './sign-chart.ts'
import type { SignSet } from './sign-strokes.ts'
import { signSets } from './sign-strokes.ts'
import { strokesOf } from './stroke-bodies.ts'

const SIGN_MM = 32
/** Half a stroke, as a share of a sign's height: what is printed is fatter than what is cut or inked. */
const halfStrokes: Readonly<Record<SignSet, number>> = {
  runes: 0.065,
  zodiac: 0.06,
  genjiko: 0.05,
  letters: 0.085,
  numerals: 0.085,
  binary: 0.085,
  noughts: 0.1,
  adinkra: 0.062,
}
/** A density makes strokes thinner or fatter within these. */
const FATTER = [0.4, 2.6] as const
const USUAL_COVERAGE = 0.17
/** Half a line in mm, at least: 0.3 mm on cloth. */
const HALF_LEAST_MM = 0.16

export const signs: Family = {
  name: 'signs',
  summary:
    'signs of one script in brick order, none beside itself: runes, the zodiac, genji-ko, adinkra, letters, numerals; words and initials, a joined hand, newsprint',
  words: ['glyph', 'glyphs', 'script pattern', 'lettering', 'typography', 'typographic'],
  kinds: {
    runes: 'rune|runes|runic|futhark|elder futhark|viking rune|viking runes|norse runes|norse rune|runen|runenschrift',
    zodiac:
      'zodiac|zodiac sign|zodiac signs|zodiac symbol|zodiac symbols|star sign|star signs|horoscope|horoscopes|astrology|astrological|sternzeichen|tierkreis|tierkreiszeichen|signes du zodiaque|zodiaque|signos del zodiaco|zodiaco|segni zodiacali|signos do zodíaco|星座',
    genjiko: 'genji-ko|genjiko|genji ko|genji-mon|源氏香',
    letters:
      'alphabet|alphabets|abc|typography letter|typography letters|letters typography|letter typography|typographic letters|typographic letter|block letters|letterpress letters|letterpress|wood type|bold letters|varsity letters|capital letters|random letters|letter print|typewriter letter|typewriter letters|type letters|alphabet letter|alphabet letters|buchstaben|alfabeto|lettres|アルファベット',
    numerals: 'numbers|numeral|numerals|digits|zahlen|chiffres|números|numeri|数字',
    binary:
      'binary|binary code|binary codes|binary number|binary numbers|binary digit|binary digits|binary code number|binary code numbers|zeros and ones|zeroes and ones|ones and zeros|ones and zeroes|computer code|machine code',
    adinkra:
      'adinkra|adinkra symbol|adinkra symbols|adinkra stamp|adinkra cloth|adinkra print|gye nyame|sankofa|akan symbols',
    handwriting:
      'handwriting|handwritten|handwritten script|handwritten text|cursive|cursive script|french script|script text|script print|old script|ink script|manuscript|handwritten page|letter script|handschrift|handschriftlich|écriture|écriture manuscrite|letra manuscrita|caligrafía antigua|scrittura a mano|手書き',
    newsprint:
      'newsprint|newsprint collage|newspaper collage|news print|newspaper print|newspaper text|newspaper pattern|newspaper fabric|newspaper page|printed page|book page|book pages|book page print|printed text|text print|typewriter text|typescript|zeitungsdruck|zeitungspapier|papier journal|papel de periódico|carta di giornale|英字新聞',
    noughts: 'noughts and crosses|tic tac toe|tic-tac-toe|xoxo|xo print|hugs and kisses|naughts and crosses',
  },
  // Stamped in the black of bark dye, and its red.
  colourway: (asked) =>
    asksFor(asked, 'adinkra') ? { inks: ['#ecd9b0', '#231d1a', '#a3432a'], ground: 0 } : undefined,
  motifs: [],
  coverage: { low: 0.09, medium: 0.17, high: 0.25 },
  inks: { least: 2, natural: 4 },
  moods: ['heritage', 'scandinavian', 'indigo', 'night-sky'],
  ground: 'light',
  motifMm: SIGN_MM,
  orientation: 'one-way',
  repeatMm: 320,
  layouts: ['brick', 'block'],
  draw: drawSigns,
  compose: composeSigns,
}

/** A placement print: every sign of a set once, as on a chart; writing fills a panel as it does a cloth. */
function composeSigns(plan: Plan): Cloth {
  const isWriting = typeof plan.details.text === 'string' || asksFor(plan, 'handwriting', 'newsprint')
  if (isWriting) return composeField(signs, plan)
  const kind = chooseKind(plan, setsOf(plan))
  return composePanel(plan, (cloth, frame) => paintChart(cloth, frame, plan, signSets[kind], halfStrokes[kind]))
}

/** Signs nobody names are those of a script or of the sky. */
function setsOf({ details, styles }: Plan): readonly SignSet[] {
  const all = Object.keys(signSets) as SignSet[]
  const isNamed = all.some((name) => name === details.kind || styles.includes(name))
  return isNamed ? all : ['runes', 'zodiac', 'letters', 'numerals']
}

/** Details honoured: `kind`, the name of a set; `text`, what is written instead, in capitals. */
function drawSigns(plan: Plan): Cloth {
  const { cast, details } = plan
  if (typeof details.text === 'string' && details.text.length > 0) return drawLettering(plan, details.text)
  if (asksFor(plan, 'handwriting')) return drawHandwriting(plan)
  if (asksFor(plan, 'newsprint')) return drawNewsprint(plan)
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const kind = chooseKind(plan, setsOf(plan))
  const set = signSets[kind]
  const cell = SIGN_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: cell, tallMm: cell }, { rows: 2 })
  const random = plan.random.fork('signs')
  const dealt = dealApart(random, random.shuffle(set), cells.columns, cells.rows)
  const leads = cast.figures.filter((ink) => ink !== cast.soft || cast.figures.length < 3).slice(0, 4)
  const inks = dealApart(random.fork('inks'), leads, cells.columns, cells.rows)
  const size = Math.min(cells.wideMm, cells.tallMm) * 0.64
  const fatter = plan.isDensityAsked ? clamp(plan.coverage / USUAL_COVERAGE, ...FATTER) : 1
  const half = Math.max(HALF_LEAST_MM, size * halfStrokes[kind] * fatter)
  const bodies = new Map<number, Ring[]>()
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const at = row * cells.columns + column
      const [x, y] = [(column + (row % 2 ? 0.75 : 0.25)) * cells.wideMm, (row + 0.5) * cells.tallMm]
      const lean = kind === 'runes' || kind === 'genjiko' ? 0 : random.between(-0.1, 0.1)
      paintTogether(cloth, inks[at], strokesOf(dealt[at], half, { x, y, size, turn: lean }))
      const spark = leads[(at + 1) % leads.length]
      const marks = marksBetween(kind, x + cells.wideMm / 2, y, size)
      gather(bodies, spark, marks)
    }
  for (const [ink, rings] of bodies) paintTogether(cloth, ink, rings)
  return cloth
}

/** Between two signs of a row: a star for the sky, a dot between runes; letters and bowls of incense stand alone. */
function marksBetween(kind: SignSet, x: number, y: number, size: number): Ring[] {
  if (kind === 'zodiac') return [star(x, y, size * 0.15, size * 0.05, 4)]
  return kind === 'runes' ? [circle(x, y, Math.max(HALF_LEAST_MM, size * 0.065), 8)] : []
}
