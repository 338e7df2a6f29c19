import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import { isDark } from '../../../color/tone.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import { pairOnPaper } from '../paired-colour.ts'
import type { ThreadOrder } from './threads.ts'
import { addOverchecks } from './threads.ts'
import type { Weave } from './weave.ts'
import { diamondWeave, pointedWeave, weaveNamed } from './weave.ts'
import type { Weaving } from './weaving.ts'
import { countThreads, paintWeaving } from './weaving.ts'

const kindNames = ['birdseye', 'diamond', 'waffle', 'spot', 'chevron-twill'] as const
type Kind = (typeof kindNames)[number]

/**
 * A spot weave on a fine ground: a diamond of warp floats in every second cell of a brick layout, twelve ends by twelve
 * picks.
 */
const spotWeave: Weave = (end, pick) => {
  const row = Math.floor(pick / 12)
  const [x, y] = [((end + (row % 2) * 6) % 12) - 5.5, (pick % 12) - 5.5]
  return (
    Math.abs(x) + Math.abs(y) < 4.5 || ((end + pick) % 2 === 0 && Math.abs(x) + Math.abs(y) > 6.5 && pick % 4 === 0)
  )
}

const weaves: Readonly<
  Record<Kind, { readonly weave: Weave; readonly ends: number; readonly picks: number; readonly threadMm: number }>
> = {
  birdseye: { weave: diamondWeave(3), ends: 6, picks: 6, threadMm: 1.1 },
  diamond: { weave: diamondWeave(10), ends: 20, picks: 20, threadMm: 2 },
  waffle: { weave: weaveNamed('honeycomb'), ends: 8, picks: 8, threadMm: 1.4 },
  spot: { weave: spotWeave, ends: 12, picks: 24, threadMm: 1.2 },
  'chevron-twill': { weave: pointedWeave(8), ends: 16, picks: 4, threadMm: 2 },
}
const THREADS_MOST = 200

/** Cloths in one colour, where the weave alone makes the figure. */
const selfColoured: readonly Kind[] = ['birdseye', 'waffle', 'spot']
/** Difference in OKLCH lightness between the weft and the named colour. */
const SHADE = 0.14

/** Warp in the colour on a weft in its shade, or in a lighter tone for a deep colour. */
function inOwnShade(hex: string): Colourway | undefined {
  const ink = inkFromHex(hex)
  if (!ink) return undefined
  const step = isDark(ink) ? SHADE : -SHADE
  return { inks: [hex, inkFromOklch({ ...ink, lightness: ink.lightness + step }).hex], ground: 0 }
}

export const dobby: Family = {
  name: 'dobby',
  summary: "small figures made by the weave alone: bird's eye, goose-eye diamonds, honeycomb, spots, pointed twill",
  generalWords: ['suiting', 'suit fabric', 'suit cloth', 'worsted', 'anzugstoff'],
  words: ['dobby', 'dobby weave', 'self weave', 'weave texture', 'jacquard spot', 'woven geometric'],
  kinds: {
    birdseye:
      "nailhead|nail head|sharkskin|pick and pick|pick-and-pick|pinhead|bird's eye|birdseye|birds eye|bird's eye weave|birdseye weave|pique|piqué|polo pique|pique knit|piqué knit|pique texture|diaper weave|goose eye small",
    diamond:
      'diamond twill|rosepath|rosengang|rosepath weave|lozenge twill|diamond draft|diamond weave|goose eye|goose-eye|diamond dobby|woven diamond',
    waffle: 'waffle|waffle weave|honeycomb weave|waffle knit|waffle cloth|waffelpique|ワッフル',
    spot: 'spot weave|dobby spot|satin spot|woven spot|dobby dot',
    'chevron-twill':
      'pointed twill|point twill|mirrored twill|reversed twill|reverse twill|m and w twill|spitzköper|sergé chevron|chevron twill|zigzag twill|zigzag weave',
  },
  colourwayAround: (hex, asked) =>
    selfColoured.some((kind) => asked.styles.includes(kind)) ? inOwnShade(hex) : pairOnPaper(hex, asked),
  motifs: [],
  coverage: { low: 0.3, medium: 0.5, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 2, natural: 2 },
  moods: ['heritage', 'scandinavian', 'coastal', 'monochrome'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: (plan) => paintWeaving(plan, weaveDobby(plan)),
}

/**
 * Warp of the main ink on a weft of the ground's; further inks are blocks of warp, so that the figure changes colour
 * across.
 */
export function weaveDobby(plan: Plan): Weaving {
  const { cast, scale } = plan
  const { weave, ends, picks, threadMm } = weaves[chooseKind(plan, kindNames)]
  const warpEnds = countThreads(plan.widthMm, threadMm * scale, ends, THREADS_MOST)
  const weftPicks = countThreads(plan.heightMm, threadMm * scale, picks, THREADS_MOST)
  const others = cast.figures.filter((ink) => ink !== cast.spared)
  const colours = others.length > 0 ? others : cast.figures
  const warp: ThreadOrder = Array.from(
    { length: warpEnds },
    (_, end) => colours[Math.floor(end / ends) % colours.length],
  )
  return {
    warp: addOverchecks(warp, cast.figures),
    weft: Array.from({ length: weftPicks }, () => cast.ground),
    weave,
  }
}
