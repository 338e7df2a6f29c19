import { hueDistance, inkFromHex, inkFromOklch, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isLight } from '../../../color/tone.ts'
import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { asksFor } from '../choose-kind.ts'
import type { Colourway, Family, KindAsked, LoneColour, Plan } from '../family.ts'
import { paintBoucle } from './boucle.ts'
import { loopsOf, paintLoops } from './loops.ts'
import { addNeps } from './neps.ts'
import type { ThreadOrder } from './threads.ts'
import { addOverchecks, weaveCells } from './threads.ts'
import type { Weave } from './weave.ts'
import { barleycornWeave, twillWeave } from './weave.ts'
import type { Weaving } from './weaving.ts'
import { countThreads } from './weaving.ts'

const THREAD_MM = 1
const THREADS_MOST = 176
/** Mean length in crossings after which mixed yarn changes colour. */
const MELANGE_RUN = 7
const BARLEYCORN_RIB = 4

export const tweed: Family = {
  name: 'tweed',
  summary:
    'yarns of mixed wools in twill or barleycorn, with neps of bright wool and now and then an overcheck; bouclé in curls, or in a couture check',
  words: 'wool tweed|tweed suiting|shetland|cheviot|homespun|marl|marled|melange|mélange|ツイード'.split('|'),
  generalWords: ['wool', 'woollen', 'woolen'],
  kinds: {
    tweed: 'tweed|harris tweed|harris|scottish tweed',
    donegal: 'donegal|donegal tweed|flecked tweed|nep|fleck',
    'bright-neps':
      'multicoloured nep|multicolored nep|multicolour nep|multicolor nep|multi coloured nep|coloured nep|colored nep|colourful nep|colorful nep|bright nep|rainbow nep|multicoloured fleck|multicolored fleck|multicolour fleck|multicolor fleck|coloured fleck|colourful fleck|colorful fleck|bright fleck|rainbow fleck',
    'check-tweed': 'check tweed|checked tweed|tweed check|estate tweed|overcheck|overpane|overplaid|windowpane tweed',
    barleycorn: 'barleycorn|barleycorn tweed|barleycorn weave',
    boucle:
      'boucle|bouclé|bouclette|loopy|loop yarn|boucle fabric|boucle wool|teddy fabric|teddy fleece|sherpa|sherpa fleece|poodle cloth|astrakhan',
    couture:
      'boucle tweed|bouclé tweed|tweed boucle|tweed bouclé|couture tweed|tweed couture|boucle check|fantasy tweed',
  },
  colourway: woolsOfKind,
  colourwayAround: woolsAround,
  colourwayAmong: woolsAmong,
  motifs: [],
  coverage: { low: 0.3, medium: 0.6, high: 0.85 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['heritage', 'autumn', 'moody', 'christmas'],
  ground: 'dark',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawTweed,
}

function drawTweed(plan: Plan): Cloth {
  if (isCurled(plan)) return paintLoops(plan)
  const asked = [plan.details.kind, ...plan.styles]
  if (asked.includes('boucle') || asked.includes('couture')) return paintBoucle(plan)
  const weaving = weaveTweed(plan)
  const { warp, weft, weave } = weaving
  const random = plan.random.fork('wool')
  const neps = plan.cast.figures.filter((ink) => !woolsOf(plan).includes(ink))
  const mixed = mixWools(weaveCells(warp, weft, weave), weaving, random, woolsOf(plan), neps.slice(0, 2))
  const flecks = neps.length > 0 ? neps : plan.cast.figures
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  paintCells(cloth, addNeps(mixed, weave, random, flecks, plan.styles.includes('donegal') ? 2 : 1))
  return cloth
}

/** Whether bouclé is one dye in curls; with a check or a tweed it is the cloth of a couture jacket instead. */
export function isCurled({ styles, details }: Pick<Plan, 'styles'> & Partial<Pick<Plan, 'details'>>): boolean {
  const asked = [details?.kind, ...styles]
  return (
    asked.includes('boucle') && !['couture', 'tweed', 'check-tweed', 'windowpane'].some((name) => asked.includes(name))
  )
}

/**
 * The cloth before its yarns are mixed: one wool in the warp, another in the weft, and an overcheck when requested or
 * by the seed.
 */
export function weaveTweed(plan: Plan): Weaving {
  const [warpWool, weftWool] = woolsOf(plan)
  const isBarleycorn = plan.styles.includes('barleycorn')
  const isChecked =
    plan.styles.some((style) => style === 'check-tweed' || style === 'windowpane') ||
    plan.random.fork('overcheck').chance(0.55)
  const accents = plan.cast.figures.filter((ink) => ink !== warpWool && ink !== weftWool)
  const order = (wool: number, lengthMm: number): ThreadOrder => {
    const threads = countThreads(lengthMm, THREAD_MM * plan.scale, BARLEYCORN_RIB * 2, THREADS_MOST)
    const plain = Array.from({ length: threads }, () => wool)
    return isChecked ? addOverchecks(plain, accents.slice(0, 2), 2) : plain
  }
  const weave: Weave = isBarleycorn ? barleycornWeave(BARLEYCORN_RIB) : twillWeave
  return { warp: order(warpWool, plan.widthMm), weft: order(weftWool, plan.heightMm), weave }
}

/** Intended OKLab distance of the two wools: farther ones look like stripes, nearer ones merge. */
const WOOL_GAP = 0.12

/** OKLab distance and chroma difference beyond which an ink is a fleck; the cloth then has one wool. */
const WOOL_GAP_MOST = 0.24
const WOOL_CHROMA_MOST = 0.09

/** The ground and the ink whose distance from it is nearest to that of mixed wools. */
function woolsOf(plan: Plan): readonly [number, number] {
  const { cast } = plan
  const gap = (ink: number): number => oklabDistance(cast.inks[ink].lab, cast.inks[cast.ground].lab)
  const [near] = cast.figures.toSorted((one, other) => Math.abs(gap(one) - WOOL_GAP) - Math.abs(gap(other) - WOOL_GAP))
  // A barleycorn shows by the step between its wools.
  const isSeen = asksFor(plan, 'barleycorn')
  if (isSeen) return [cast.ground, barleycornWool(cast)]
  const isWool =
    near !== undefined &&
    gap(near) < WOOL_GAP_MOST &&
    Math.abs(cast.inks[near].chroma - cast.inks[cast.ground].chroma) < WOOL_CHROMA_MOST
  return [cast.ground, isWool ? near : cast.ground]
}

/** The ink that differs from the ground mostly in lightness; neps differ in hue as well. */
function barleycornWool({ inks, ground, figures, main }: Plan['cast']): number {
  const far = (ink: number): number => oklabDistance(inks[ink].lab, inks[ground].lab)
  const wools = figures.filter((ink) => far(ink) > WOOL_GAP * 0.8 && far(ink) < WOOL_GAP_MOST)
  const turn = (ink: number): number =>
    Math.abs(inks[ink].chroma - inks[ground].chroma) + hueDistance(inks[ink], inks[ground])
  return wools.toSorted((one, other) => turn(one) - turn(other))[0] ?? main
}

/** Share of runs in an accent, like heather in a green tweed. */
const HEATHER_SHARE = 0.22
/** The same where no second wool is near the first, so that accents alone give texture. */
const HEATHER_SHARE_ALONE = 0.55

/** Imitates yarns spun from mixed fleece: short runs of each yarn show the other wool, some an accent. */
function mixWools(
  grid: readonly (readonly number[])[],
  { weave, warp, weft }: Weaving,
  random: Random,
  [one, other]: readonly [number, number],
  accents: readonly number[],
): number[][] {
  const mixed = grid.map((row) => [...row])
  const runs = (warp.length * weft.length) / MELANGE_RUN / 4
  for (let run = 0; run < runs; run++) {
    const [end, pick, isWarp] = [random.below(warp.length), random.below(weft.length), random.chance(0.5)]
    const share = one === other ? HEATHER_SHARE_ALONE : HEATHER_SHARE
    const accent = accents.length > 0 && random.chance(share) ? random.pick(accents) : undefined
    for (let step = 0; step < MELANGE_RUN; step++) {
      const [x, y] = isWarp ? [end, (pick + step) % weft.length] : [(end + step) % warp.length, pick]
      if (weave(x, y) !== isWarp) continue
      if (mixed[y][x] === one) mixed[y][x] = accent ?? other
      else if (mixed[y][x] === other) mixed[y][x] = accent ?? one
    }
  }
  return mixed
}

/** Customary fleeces of tweeds without named colours, deepest first, then their neps. */
const wools = {
  tweed: ['#54442f', '#786247', '#b9682f', '#c9b68c'],
  donegal: ['#43484d', '#646a70', '#e9e3d6', '#b5523a'],
  'check-tweed': ['#4f5638', '#6f7550', '#a8452f', '#c9a14a', '#2f4358'],
  barleycorn: ['#6a5640', '#94795a', '#d9c7a2', '#5f6e5c'],
} as const

function woolsOfKind({ styles, details }: Pick<Plan, 'styles' | 'details'>): Colourway | undefined {
  const asked = [details.kind, ...styles]
  if (isCurled({ styles, details })) return loopsOf()
  if (asked.includes('boucle') || asked.includes('couture')) return undefined
  const kind = (['donegal', 'check-tweed', 'barleycorn'] as const).find((name) => asked.includes(name)) ?? 'tweed'
  const [wool, other] = wools[kind]
  return { inks: asked.includes('bright-neps') ? [wool, other, ...BRIGHT_NEPS] : wools[kind], ground: 0 }
}

/** Neps for colourful tweeds. */
const BRIGHT_NEPS = ['#d6a02c', '#b8412f', '#3f73a8', '#5d8a4a'] as const
const NEPS = ['#e9dfc9', '#b9682f', '#8a9a8f'] as const

/** One named colour with a neighbouring tone, and neps in the colours of fleece, bracken and lichen. */
function woolsAround(hex: string, { styles }: LoneColour): Colourway | undefined {
  const wool = inkFromHex(hex)
  if (!wool) return undefined
  if (isCurled({ styles })) return loopsOf(hex)
  // A barleycorn shows by the step between its wools.
  const wide = styles.includes('barleycorn') ? 0.17 : 0.12
  const step = isLight(wool) ? -wide : wide
  const neighbour = inkFromOklch({ ...wool, lightness: wool.lightness + step, chroma: wool.chroma * 0.85 }).hex
  return {
    inks: [...new Set([wool.hex, neighbour, ...(styles.includes('bright-neps') ? BRIGHT_NEPS : NEPS)])],
    ground: 0,
  }
}

/** Named colours up to which the deepest is spun with a neighbour of it, so that the cloth is mixed and not only flecked. */
const SPUN_MOST = 3

/** Two or three named wools: the deepest is the cloth, mixed with a tone of itself, the others are spun into it. */
function woolsAmong(hexes: readonly string[], { styles, details }: KindAsked): Colourway | undefined {
  const asked = [details.kind, ...styles]
  const isOther = ['boucle', 'couture', 'barleycorn'].some((kind) => asked.includes(kind))
  if (isOther || hexes.length > SPUN_MOST) return undefined
  const wools = hexes.map((hex) => inkOf(hex))
  const ground = wools.reduce((best, { lightness }, at) => (lightness < wools[best].lightness ? at : best), 0)
  const wool = wools[ground]
  const step = isLight(wool) ? -WOOL_GAP : WOOL_GAP
  const spun = inkFromOklch({ ...wool, lightness: wool.lightness + step, chroma: wool.chroma * 0.85 }).hex
  return { inks: [...hexes, spun], ground }
}
