import type { Ink } from '../../../color/ink.ts'
import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { Random } from '../../kit/chance/random.ts'
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Colourway, Family, LoneColour, Plan } from '../family.ts'
import { drawSlub } from './slub.ts'
import type { ThreadOrder } from './threads.ts'
import { addOverchecks, layThreads } from './threads.ts'
import { clothColourways, pieceDyed, plainClothNames, plainCloths } from './twill-cloths.ts'
import type { Weaving } from './weaving.ts'
import { countThreads, paintWeaving } from './weaving.ts'

const THREADS_MOST = 216

export const twill: Family = {
  name: 'twill',
  summary:
    'plain colours as weave: 2/2 and cavalry twill, drill, denim, chambray, satin, barathea, ribs, crepe; yarns thick and thin',
  words: ['serge', 'woven texture', 'cloth texture', '綾織'],
  kinds: {
    twill: 'covert cloth|covert coating|twill|twill weave|twill line|diagonal weave|köper|serge twill',
    cavalry: 'cavalry twill|gabardine|whipcord|steep twill',
    denim:
      'denim|raw denim|denim fabric|denim texture|denim weave|denim twill|light wash denim|dark wash denim|mid wash denim|medium wash denim|washed denim|rinsed denim|indigo denim|jeans|jean fabric|selvedge denim|デニム',
    chambray:
      'chambray fabric|chambray weave|chambray cotton|chambray shirting|chambray shirt|chambray cloth|chambray texture|oxford cloth|oxford weave|oxford shirting|fil a fil|end on end',
    drill: 'cotton drill|khaki drill|drill cloth|drill fabric|drill weave|chino cloth|chino twill|chino fabric',
    ripstop:
      'ripstop|rip-stop|rip stop|ripstop nylon|ripstop cotton|parachute silk|parachute nylon|tent fabric|kite fabric|spinnaker cloth|sailcloth',
    linen:
      'plain weave|textured weave|woven texture|weave texture|textured cotton|neutral weave|woven look|canvas weave|canvas texture|canvas cloth|duck canvas|cotton canvas|linen weave|linen texture|linen cloth|linen fabric|burlap|hessian|leinwand',
    slub: 'plain texture|quiet texture|subtle texture|textured plain|plain textured|textured weave plain|slub|slubby|slub linen|linen slub|slub cotton|slub weave|slub silk|silk slub|raw silk|dupioni|dupion|dupioni silk|shantung|noil|strié|strie|strie texture|irregular yarn|linen look',
    crinkle:
      'crinkled linen|crinkle linen|crinkled linen texture|crinkled linen look|crumpled linen|creased linen|wrinkled linen|rumpled linen|crushed linen|washed linen|stonewashed linen|stone washed linen|crinkled fabric|crinkled fabric texture|crumpled fabric|crinkled texture|crinkle texture|crinkled cloth|crinkled silk|crinkled gauze|crinkle viscose|lin froissé|lin lavé|knitterleinen',
    grasscloth:
      'carpet tile|contract carpet|loop pile carpet|broadloom|broadloom carpet|grasscloth|grass cloth|grasscloth texture|grasscloth weave|sisal|sisal texture|seagrass|seagrass texture|seagrass weave|abaca|paperweave|raffia texture|raffia weave|arrowroot|jute texture|jute weave|sisal weave',
    satin: 'satin weave|sateen weave|sateen cloth|satin cloth|satin fabric|duchesse satin',
    barathea:
      'barathea|barathea weave|barathea wool|barathea cloth|granite weave|pebble weave|melton|melton wool|melton cloth|loden cloth|loden coat|loden wool|wool felt',
    rib: 'grosgrain|grosgrain weave|grosgrain ribbon weave|grosgrain texture|faille|ottoman rib|ottoman cloth|ottoman fabric|ottoman weave|rep weave|repp weave|bengaline|petersham|ribbed silk',
    crepe:
      'terry cloth|terry towelling|towelling|terry loop|crepe weave|crêpe weave|moss crepe|crepe fabric|crêpe fabric|crepe cloth|crepe texture|sand crepe|wool crepe|silk crepe|crepe de chine|crêpe de chine',
  },
  colourway: ({ styles }) =>
    isStriped({ styles })
      ? SACKING
      : clothColourways[washOfDenim(styles) ?? styles.find((style) => Object.hasOwn(clothColourways, style)) ?? ''],
  colourwayAround: dyeAround,
  motifs: [],
  coverage: { low: 0.3, medium: 0.5, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 2, natural: 3 },
  moods: ['heritage', 'coastal', 'monochrome', 'moody'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: (plan) => (isUneven(plan) ? drawSlub(plan) : paintWeaving(plan, weaveTwill(plan))),
}

/** Whether the cloth has uneven yarn, whose slubs follow no draft. */
export function isUneven(asked: Pick<Plan, 'details' | 'styles'>): boolean {
  return asksFor(asked, 'slub', 'grasscloth', 'crinkle')
}

/** The threads of a twill: dyed warp on a weft in the ground's ink; thread counts close over the repeat. */
export function weaveTwill(plan: Plan): Weaving {
  const { cast, scale, random } = plan
  const { weave, closesOver, threadMm } = plainCloths[chooseKind(plan, plainClothNames)]
  const ends = countThreads(plan.widthMm, threadMm * scale, closesOver, THREADS_MOST)
  const picks = countThreads(plan.heightMm, threadMm * scale, closesOver, THREADS_MOST)
  const warp = isStriped(plan) ? stripeWarp(plan, ends, closesOver) : dyeUnevenly(plan, random.fork('dye'), ends)
  return { warp: addOverchecks(warp, cast.figures), weft: layThreads([cast.ground, picks]), weave }
}

/** Whether a cloth has stripes in its warp ("burlap stripes"). */
function isStriped({ styles }: Pick<Plan, 'styles'>): boolean {
  return styles.some((style) => /^strip(e|es|ed|y)$/.test(style))
}

/** Undyed yarn with the blue and the red of grain sacks. */
const SACKING: Colourway = { inks: ['#e4d8bd', '#3b5378', '#a5503d'], ground: 0 }

/** Ends of a stripe: guard lines beside a broad band, as on sacks and towels, with ground between. */
const STRIPE = [
  [0, 2],
  [1, 2],
  [0, 8],
  [1, 2],
  [0, 2],
] as const

/**
 * Evenly spaced stripes in the warp, each in the next ink, on yarn in the ground's ink; every part is a whole number of
 * weave repeats wide.
 */
function stripeWarp({ cast }: Plan, ends: number, closesOver: number): ThreadOrder {
  const order = layThreads([cast.ground, ends])
  const stripes = Math.max(1, Math.round(ends / STRIPE_ENDS))
  const inks = cast.figures
  for (let stripe = 0; stripe < stripes; stripe++) {
    let at = Math.round((stripe * ends) / stripes / closesOver) * closesOver + 4
    for (const [isGap, threads] of STRIPE) {
      if (isGap === 0) order.fill(inks[stripe % inks.length], at, at + threads)
      at += threads
    }
  }
  return order
}

/** Ends between the starts of two stripes. */
const STRIPE_ENDS = 36

/** Imitates uneven dyeing, strongest in rope-dyed indigo: runs of ends in other inks, the main one most. */
function dyeUnevenly({ cast }: Plan, random: Random, ends: number): ThreadOrder {
  const shades = cast.figures.filter((ink) => ink !== cast.main)
  const order = layThreads([cast.main, ends])
  if (shades.length === 0) return order
  for (let streak = 0; streak < ends / 7; streak++) {
    const [start, length, ink] = [random.below(ends), 1 + random.below(3), random.pick(shades)]
    for (let step = 0; step < length; step++) order[(start + step) % ends] = ink
  }
  return order
}

/** Denim as it left the loom, or as it is after many washes. */
function washOfDenim(styles: readonly string[]): 'raw denim' | 'light denim' | undefined {
  const said = styles.filter((style) => /denim/.test(style)).join(' ')
  if (/raw|dark|rinsed|selvedge/.test(said)) return 'raw denim'
  return /light|washed/.test(said) ? 'light denim' : undefined
}

const WEFT = '#ece6da'
/** In OKLCH: a dye as deep as raw denim, and how much lighter the weft is that shows of it. */
const [RAW_DYE, RAW_WEFT] = [0.4, 0.22]

/**
 * Denim and chambray: a warp of the one named colour at three depths on undyed weft, or a pale colour on a deep weft;
 * other cloths are piece-dyed.
 */
function dyeAround(hex: string, { isGround, styles }: LoneColour): Colourway | undefined {
  const dye = inkFromHex(hex)
  if (dye && ['slub', 'grasscloth', 'crinkle'].some((style) => styles.includes(style))) return yarnOf(dye)
  if (!dye) return undefined
  if (!styles.includes('denim') && !styles.includes('chambray')) return pieceDyed(hex)
  if (isGround && !styles.includes('denim')) return undefined
  const shade = (step: number): string => inkFromOklch({ ...dye, lightness: dye.lightness + step }).hex
  // Unwashed, the weft is hidden: dark denim stays dark.
  const isRaw = dye.lightness < RAW_DYE && styles.includes('denim')
  const raw = inkFromOklch({ ...dye, lightness: dye.lightness + RAW_WEFT, chroma: dye.chroma * 0.7 }).hex
  const weft = dye.lightness > 0.8 ? shade(-0.22) : isRaw ? raw : WEFT
  return { inks: [weft, dye.hex, shade(0.07), shade(-0.09)], ground: 0 }
}

/** Uneven yarn of one dye: similar tones, and a deeper one for slubs, which take more dye. */
function yarnOf(dye: Ink): Colourway {
  const tone = (step: number): string => inkFromOklch({ ...dye, lightness: dye.lightness + step }).hex
  const isPale = dye.lightness > 0.6
  return {
    inks: [dye.hex, tone(isPale ? -0.045 : 0.045), tone(isPale ? -0.09 : 0.09), tone(isPale ? -0.16 : -0.08)],
    ground: 0,
  }
}
