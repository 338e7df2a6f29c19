import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Family, KindAsked, Plan } from '../family.ts'
import { pairAsGround, pairOnPaper } from '../paired-colour.ts'
import { sizeAsked, wholeRounds } from '../size-asked.ts'
import { drawWashedStripes, isWashed, washesOf } from '../woven/washed-check.ts'
import type { Direction, Edge, LaidBand } from './lay-bands.ts'
import { layBands } from './lay-bands.ts'
import { measuredBands } from './measured-bands.ts'
import type { Band, StripeKind } from './sequences.ts'
import { ladderOf, partsOf, sequencesOf, stripeKinds } from './sequences.ts'
import { stripeColourways } from './stripe-colourways.ts'
import { stripeWords } from './stripe-words.ts'

/** Kinds that are horizontal unless the prompt says otherwise. */
const acrossKinds: readonly StripeKind[] = ['breton', 'rugby', 'serape']
/** Fine pale lines on a cloth of the named colour. */
const suitings: readonly StripeKind[] = ['pin', 'chalk']
const brushWords = [
  'painterly',
  'brushed',
  'brush stroke',
  'hand drawn',
  'hand-drawn',
  'watercolour',
  'watercolor',
  'gouache',
  'distressed',
  'textured',
  'vintage look',
]
/**
 * Inks of a sequence rotate from round to round until all have been used; more rounds would make the repeat too long.
 */
const ROUNDS_MOST = 12

const REPEAT_MM = 160

export const stripes: Family = {
  name: 'stripes',
  summary:
    'stripes in sequences of the trade: pin, chalk, ticking, awning, breton, regency, roman, serape and more, up, across or slanting',
  ...stripeWords,
  colourway: ({ styles }) => stripeColourways[styles.find((style) => Object.hasOwn(stripeColourways, style)) ?? ''],
  colourwayAmong: (hexes, asked) => (isWashed(asked) ? washesOf(hexes) : undefined),
  colourwayAround: (hex, asked) =>
    isWashed(asked)
      ? washesOf([hex])
      : suitings.some((kind) => asked.styles.includes(kind))
        ? pairAsGround(hex)
        : pairOnPaper(hex, asked),
  motifs: ['stripe'],
  fitRepeatMm: (sizeMm, figures, asked) => {
    const bands = measuredBands(asked, figures) ?? bandsOfSize(kindNamed(asked), sizeMm, figures)
    return wholeRounds(widthOf(bands) * Math.ceil(figures / partsOf(bands)), REPEAT_MM)
  },
  coverage: { low: 0.2, medium: 0.45, high: 0.7 },
  inks: { least: 2, natural: 4 },
  moods: ['coastal', 'heritage', 'scandinavian', 'mediterranean'],
  ground: 'light',
  repeatMm: REPEAT_MM,
  layouts: ['block'],
  draw: drawStripes,
}

function drawStripes(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const kind = chooseStripeKind(plan)
  const direction = chooseDirection(plan, kind)
  if (isWashed(plan) && direction !== 'diagonal') return drawWashedStripes(plan, direction === 'horizontal')
  const bands = widenToCoverage(chooseSequence(plan, kind), plan)
  const lengthMm = direction === 'horizontal' ? plan.heightMm : plan.widthMm
  layBands(cloth, repeatBands(bands, plan, lengthMm), direction, chooseEdge(plan, kind), plan.random.fork('edge'))
  return cloth
}

function chooseDirection({ details, styles }: Plan, kind: StripeKind): Direction {
  const asked = [details.direction, ...styles].find(
    (word): word is Direction => word === 'horizontal' || word === 'vertical' || word === 'diagonal',
  )
  if (asked) return asked
  if (kind === 'candy-cane') return 'diagonal'
  return acrossKinds.includes(kind) ? 'horizontal' : 'vertical'
}

/** The kind that is requested by name: `details.sequence` in a spec, or a word of the prompt. */
function kindNamed({ details, styles }: KindAsked): StripeKind | undefined {
  const asked = [details.sequence, details.kind, ...styles]
  const named = asked.flatMap((word) => stripeKinds.find((kind) => kind === word) ?? [])
  return named[0] ?? (styles.some((style) => brushWords.includes(style)) ? 'painted' : undefined)
}

/** The named kind, or one that the seed picks among those that show every ink. */
function chooseStripeKind(plan: Plan): StripeKind {
  const { cast, random } = plan
  const named = kindNamed(plan)
  if (named) return named
  const plainKinds: readonly StripeKind[] =
    cast.figures.length === 1
      ? ['bengal', 'awning', 'ticking', 'candy', 'regency', 'double', 'breton', 'ombre']
      : cast.figures.length < 4
        ? ['ticking', 'awning', 'regency', 'deckchair', 'barcode', 'double']
        : ['ladder', 'roman', 'deckchair', 'variegated', 'barcode']
  return random.fork('kind').pick(plainKinds)
}

function chooseEdge({ styles }: Plan, kind: StripeKind): Edge {
  if (kind === 'chalk') return 'chalk'
  if (styles.includes('wavy')) return 'wavy'
  return kind === 'painted' || styles.some((style) => brushWords.includes(style)) ? 'painted' : 'crisp'
}

/**
 * Stripes of a size in mm: of a kind, its first sequence scaled so that its widest stripe has the size; otherwise equal
 * stripes of all inks.
 */
function bandsOfSize(kind: StripeKind | undefined, sizeMm: number, figures: number): readonly Band[] {
  const bands = kind && kind !== 'ladder' ? sequencesOf(kind)[0] : ladderOf(figures)
  const widest = Math.max(...bands.map(({ part, widthMm }) => (part > 0 ? widthMm : 0)))
  return bands.map(({ part, widthMm }) => ({ part, widthMm: (widthMm / widest) * sizeMm }))
}

/** A sequence of the kind that the seed picks among those that need no more inks than there are. */
function chooseSequence(plan: Plan, kind: StripeKind): readonly Band[] {
  const { cast, random } = plan
  const sizeMm = sizeAsked(plan)
  const measured = measuredBands(plan, cast.figures.length, cast.ground)
  if (measured) return measured
  if (sizeMm !== undefined) return bandsOfSize(kindNamed(plan), sizeMm, cast.figures.length)
  if (kind === 'ladder') return ladderOf(cast.figures.length)
  const all = sequencesOf(kind)
  const fitting = all.filter((bands) => partsOf(bands) <= cast.figures.length)
  return random.fork('sequence').pick(fitting.length > 0 ? fitting : all)
}

const widthOf = (bands: readonly Band[]): number => bands.reduce((sum, { widthMm }) => sum + widthMm, 0)

/** Whole rounds of the sequence over the length; each round continues with the next inks. */
function repeatBands(bands: readonly Band[], { cast, scale, details }: Plan, lengthMm: number): LaidBand[] {
  const inks = cast.inks.map((_, ink) => ink).filter((ink) => ink !== cast.ground && ink !== cast.spared)
  const parts = Math.min(partsOf(bands), inks.length)
  // Where one colour would only be a line beside the other, they swap from round to round.
  const isMeasured = details['widths mm'] !== undefined
  const isUnequal = !isMeasured && parts > 1 && parts === inks.length && isLopsided(bands, parts)
  const turnsTaken = isUnequal ? inks.length : Math.ceil(inks.length / parts)
  const turns = isUnequal || parts < inks.length ? Math.min(ROUNDS_MOST, turnsTaken) : 1
  const wanted = widthOf(bands)
  const rounds = Math.max(1, Math.round(lengthMm / (wanted * scale * turns))) * turns
  const stretch = lengthMm / (wanted * rounds)
  const laid: LaidBand[] = []
  let startMm = 0
  for (let round = 0; round < rounds; round++)
    for (const { part, widthMm } of bands) {
      const ink = inks[((round % turns) * (isUnequal ? 1 : parts) + part - 1) % inks.length]
      if (part > 0) laid.push({ ink, startMm, widthMm: widthMm * stretch })
      startMm += widthMm * stretch
    }
  return cast.spared === undefined ? laid : [...laid, ...accentLines(laid, cast.spared, lengthMm)]
}

/** Whether the narrowest part of a sequence is a mere line compared with the widest. */
function isLopsided(bands: readonly Band[], parts: number): boolean {
  const widths = Array.from({ length: parts }, (_, at) =>
    bands.reduce((sum, { part, widthMm }) => sum + (part === at + 1 ? widthMm : 0), 0),
  )
  return Math.min(...widths) < LINE_SHARE * Math.max(...widths)
}

const LINE_SHARE = 0.25

/**
 * A line of the accent in the middle of the widest gaps between stripes, or along the widest stripes where there are no
 * gaps.
 */
function accentLines(laid: readonly LaidBand[], ink: number, lengthMm: number): LaidBand[] {
  const gaps = laid.map(({ startMm, widthMm }, at): LaidBand => {
    const next = at + 1 < laid.length ? laid[at + 1].startMm : laid[0].startMm + lengthMm
    return { ink, startMm: startMm + widthMm, widthMm: next - startMm - widthMm }
  })
  const widest = (bands: readonly LaidBand[]): LaidBand[] => {
    const most = Math.max(...bands.map(({ widthMm }) => widthMm))
    return bands.filter(({ widthMm }) => widthMm > 0.98 * most)
  }
  const [room] = widest(gaps)
  const places = room.widthMm > ROOM_MM ? widest(gaps) : widest(laid)
  return places.map(({ startMm, widthMm }) => {
    const wide = Math.max(LINE_MM, widthMm * ACCENT_SHARE)
    return { ink, startMm: startMm + (widthMm - wide) / 2, widthMm: wide }
  })
}

/** Width of a gap from which a line in it is separate from the stripes beside it. */
const ROOM_MM = 3
/** Least width of an accent line in mm, and its share of the gap. */
const [LINE_MM, ACCENT_SHARE] = [0.7, 0.14]

/** Scales the widths of figure and ground so that the figures have the requested area share. */
function widenToCoverage(bands: readonly Band[], plan: Plan): readonly Band[] {
  const shareOf = (isGround: boolean): number =>
    bands.reduce((sum, { part, widthMm }) => sum + ((part === 0) === isGround ? widthMm : 0), 0)
  const [figure, ground] = [shareOf(false), shareOf(true)]
  if (!plan.isDensityAsked) return bands
  if (ground === 0) return widenToCoverage([...bands, { part: 0, widthMm: figure * 0.2 }], plan)
  return bands.map(({ part, widthMm }) => {
    const share = part > 0 ? plan.coverage / figure : (1 - plan.coverage) / ground
    return { part, widthMm: widthMm * share * (figure + ground) }
  })
}
