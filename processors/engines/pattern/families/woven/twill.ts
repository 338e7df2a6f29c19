import type { Ink } from '../../../color/ink.ts'
import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { Random } from '../../kit/chance/random.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Colourway, Family, LoneColour, Plan } from '../family.ts'
import { drawSlub } from './slub.ts'
import type { ThreadOrder } from './threads.ts'
import { addOverchecks, layThreads } from './threads.ts'
import type { Weave } from './weave.ts'
import { readWeave, sateenTable, weaveNamed } from './weave.ts'
import type { Weaving } from './weaving.ts'
import { countThreads, paintWeaving } from './weaving.ts'

const kindNames = ['twill', 'cavalry', 'denim', 'chambray', 'linen', 'satin'] as const
type Kind = (typeof kindNames)[number]

/** Twill lines rise to the right, as in most cloth: the weave is read with its picks turned over. */
const upward = (weave: Weave): Weave => {
  return (end, pick) => weave(end, -pick)
}

const weaves: Readonly<
  Record<Kind, { readonly weave: Weave; readonly closesOver: number; readonly threadMm: number }>
> = {
  twill: { weave: upward(weaveNamed('twill 2/2')), closesOver: 4, threadMm: 1.8 },
  cavalry: { weave: upward(weaveNamed('twill 3/1/2/2')), closesOver: 8, threadMm: 1.4 },
  denim: { weave: upward(weaveNamed('twill 3/1')), closesOver: 4, threadMm: 0.76 },
  chambray: { weave: weaveNamed('plain'), closesOver: 2, threadMm: 1.3 },
  linen: { weave: weaveNamed('plain'), closesOver: 2, threadMm: 1.5 },
  satin: { weave: readWeave(sateenTable(8, 3, 'warp')), closesOver: 8, threadMm: 1.1 },
}
const THREADS_MOST = 216

/** Rope-dyed indigo at three depths on a pale weft; chambray's blues on white; undyed flax. */
const colourways: Readonly<Record<string, Colourway>> = {
  denim: { inks: ['#e6e2d6', '#2c4468', '#3d5a84', '#22344f'], ground: 0 },
  chambray: { inks: ['#f1eee6', '#7793ba', '#8ba4c6', '#6684ae'], ground: 0 },
  linen: { inks: ['#efe8d8', '#cbb994', '#d8c9a8', '#b9a57e'], ground: 0 },
  slub: { inks: ['#e9e1cf', '#ddd2bb', '#d0c2a5', '#b8a684'], ground: 0 },
  grasscloth: { inks: ['#d9cba8', '#cbb98f', '#bca678', '#a28a5c'], ground: 0 },
}

export const twill: Family = {
  name: 'twill',
  summary:
    'plain colours as weave: 2/2 and cavalry twill, denim of blue warp and pale weft, chambray, satin; yarns thick and thin',
  words: ['serge', 'woven texture', 'cloth texture', '綾織'],
  kinds: {
    twill: 'twill|twill weave|twill line|diagonal weave|köper|serge twill',
    cavalry: 'cavalry twill|gabardine|whipcord|steep twill',
    denim: 'denim|raw denim|denim fabric|denim texture|denim weave|denim twill|jeans|jean fabric|selvedge denim|デニム',
    chambray:
      'chambray fabric|chambray weave|chambray cotton|chambray shirting|chambray shirt|chambray cloth|chambray texture|oxford cloth|oxford weave|oxford shirting|fil a fil|end on end',
    linen: 'plain weave|canvas|canvas weave|linen weave|linen texture|linen cloth|linen fabric|burlap|hessian|leinwand',
    slub: 'slub|slubby|slub linen|linen slub|slub cotton|slub weave|slub silk|silk slub|raw silk|dupioni|dupion|dupioni silk|shantung|noil|strié|strie|strie texture|irregular yarn|linen look',
    grasscloth:
      'carpet tile|contract carpet|loop pile carpet|broadloom|broadloom carpet|grasscloth|grass cloth|grasscloth texture|grasscloth weave|sisal|sisal texture|seagrass|seagrass texture|seagrass weave|abaca|paperweave|raffia texture|raffia weave|arrowroot|jute texture|jute weave|sisal weave',
    satin: 'satin weave|sateen weave|sateen cloth',
  },
  colourway: ({ styles }) => colourways[styles.find((style) => Object.hasOwn(colourways, style)) ?? ''],
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

/** True for cloth of uneven yarn, whose slubs follow no draft. */
export function isUneven({ details, styles }: Pick<Plan, 'details' | 'styles'>): boolean {
  return [details.kind, ...styles].some((name) => name === 'slub' || name === 'grasscloth')
}

/** The threads of a twill, dyed warp over a weft in the ground ink; thread counts close over the repeat. */
export function weaveTwill(plan: Plan): Weaving {
  const { cast, scale, random } = plan
  const kind = chooseKind(plan, kindNames)
  const { weave, closesOver, threadMm } = weaves[kind]
  const ends = countThreads(plan.widthMm, threadMm * scale, closesOver, THREADS_MOST)
  const picks = countThreads(plan.heightMm, threadMm * scale, closesOver, THREADS_MOST)
  const warp = dyeUnevenly(plan, random.fork('dye'), ends)
  return { warp: addOverchecks(warp, cast.figures), weft: layThreads([cast.ground, picks]), weave }
}

/** Yarn takes its dye unevenly, rope-dyed blue most of all: runs of ends in the other inks, the main one most. */
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

const WEFT = '#ece6da'

/** A warp of the one named colour at three depths on undyed weft; a pale colour goes on a deep weft. */
function dyeAround(hex: string, { isGround, styles }: LoneColour): Colourway | undefined {
  const dye = inkFromHex(hex)
  if (dye && (styles.includes('slub') || styles.includes('grasscloth'))) return yarnOf(dye)
  if (!dye || (isGround && !styles.includes('denim'))) return undefined
  const shade = (step: number): string => inkFromOklch({ ...dye, lightness: dye.lightness + step }).hex
  const weft = dye.lightness > 0.8 ? shade(-0.22) : WEFT
  return { inks: [weft, dye.hex, shade(0.07), shade(-0.09)], ground: 0 }
}

/** Uneven yarn of one dye: the tones lie close, a deeper one for the slubs that took more of it. */
function yarnOf(dye: Ink): Colourway {
  const tone = (step: number): string => inkFromOklch({ ...dye, lightness: dye.lightness + step }).hex
  const isPale = dye.lightness > 0.6
  return {
    inks: [dye.hex, tone(isPale ? -0.045 : 0.045), tone(isPale ? -0.09 : 0.09), tone(isPale ? -0.16 : -0.08)],
    ground: 0,
  }
}
