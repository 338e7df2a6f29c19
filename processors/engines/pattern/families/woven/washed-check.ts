import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint, paintTogether } from '../../kit/area/cloth.ts'
import { layAcross, wavyBand } from '../../kit/area/wavy-band.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Colourway, Plan } from '../family.ts'

/** One round of a plaid's bands: where each begins and how wide it is, as shares of the round. A gingham has the first of them only. */
const PLAID = [
  { from: 0.04, wide: 0.34 },
  { from: 0.46, wide: 0.035 },
  { from: 0.56, wide: 0.2 },
  { from: 0.84, wide: 0.05 },
] as const
const CHECK = [{ from: 0.02, wide: 0.5 }] as const
/** A round of either at scale 1, in mm, and the greatest number of rounds across. */
const [PLAID_MM, CHECK_MM, ROUNDS_MOST] = [80, 26, 16]
/** How far an edge wavers, and the rim where paint dries last, in mm. */
const [WAVER_MM, RIM_MM] = [0.7, 0.55]

/** Whether a check is washed in watercolour, and so has neither threads nor draft. */
export function isWashed({ styles }: Pick<Plan, 'styles'>): boolean {
  return styles.some((style) => style === 'washed' || /water ?colou?r/.test(style))
}

const PAPER = '#faf6ec'

/** White paper and every colour that is named as a thin wash and in its full strength; two of them with what they come to over each other. */
export function washesOf(hexes: readonly string[]): Colourway | undefined {
  const paper = inkFromHex(PAPER)
  const inks = hexes.flatMap((hex) => inkFromHex(hex) ?? [])
  const paints = inks.filter(({ lightness, chroma }) => lightness < 0.95 || chroma > 0.02)
  if (!paper || paints.length === 0 || paints.length > PAINTS_MOST) return undefined
  const thin = paints.map(({ lightness, chroma, hue }) =>
    inkFromOklch({ lightness: lightness + (paper.lightness - lightness) * THIN, chroma: chroma * 0.62, hue }),
  )
  // A paint as pale as its wash is laid on twice.
  const full = paints.map((ink) =>
    ink.lightness > PALE
      ? inkFromOklch({ lightness: ink.lightness - 0.1, chroma: ink.chroma * 1.25, hue: ink.hue })
      : ink,
  )
  return { inks: [PAPER, ...[...thin, ...full].map(({ hex }) => hex)], ground: 0 }
}

/** How far a thin wash goes towards the paper; lightness of OKLCH above which a paint is laid on twice; most paints of one check. */
const [THIN, PALE, PAINTS_MOST] = [0.5, 0.84, 5]

/** The paints of a cast, each from thin to thick; what has no hue is one paint. */
function paintsOf({ inks, figures }: Cast): number[][] {
  const paints: number[][] = []
  for (const ink of figures.toSorted((one, other) => inks[other].chroma - inks[one].chroma)) {
    const isGrey = inks[ink].chroma < 0.02
    const known = paints.find(([first]) =>
      isGrey
        ? inks[first].chroma < 0.02
        : inks[first].chroma >= 0.02 && hueDistance(inks[first], inks[ink]) < ONE_PAINT,
    )
    if (known) known.push(ink)
    else paints.push([ink])
  }
  const strengths = paints
    .map((paint) => paint.toSorted((one, other) => inks[other].lightness - inks[one].lightness))
    .flatMap(partedPaints)
  // What has no thin wash in the palette is left to the crossings of those that have.
  const thin = strengths.filter(([first]) => inks[first].lightness > WASH)
  return thin.length > 0 ? thin : strengths
}

/** Two or more paints of one hue, such as coral and peach, as each its wash and its full strength. */
function partedPaints(strengths: readonly number[]): number[][] {
  const half = strengths.length / 2
  if (half < 2 || half % 1 !== 0) return [[...strengths]]
  return strengths.slice(0, half).map((thin, at) => [thin, strengths[at + half]])
}

/** Lightness of OKLCH above which an ink is a wash. */
const WASH = 0.62
/** Hues of OKLCH in radians up to which two inks are one paint. */
const ONE_PAINT = 0.42

/** A band of one paint over the whole cloth. */
type Wash = { readonly startMm: number; readonly widthMm: number; readonly pot: readonly number[] }

/**
 * A check washed with a broad brush: bands of thin paint with a darker rim, and where two of them cross both are seen, as glazes are: the tone
 * of the palette that is nearest to one paint over the other.
 */
export function drawWashedCheck(plan: Plan, isPlaid: boolean): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const random = plan.random.fork('washes')
  const paints = paintsOf(cast)
  const upright = layWashes(widthMm, plan, paints, isPlaid)
  const level = layWashes(heightMm, plan, paints, isPlaid)
  const edges = [
    upright.map((wash) => bandOf(random, wash, heightMm)),
    level.map((wash) => bandOf(random, wash, widthMm)),
  ]
  upright.forEach(({ pot }, at) => {
    paintBand(cloth, pot, edges[0][at])
  })
  level.forEach(({ pot }, at) => {
    const { rim, body } = edges[1][at]
    paintBand(cloth, pot, { rim: layAcross(rim), body: layAcross(body) })
  })
  for (const over of level) for (const under of upright) paintGlaze(cloth, random, cast.inks, cast.ground, under, over)
  return cloth
}

/** Stripes in the same washes, a broad and a narrow one of each paint by turns. */
export function drawWashedStripes(plan: Plan, isLevel: boolean): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const random = plan.random.fork('washes')
  const [acrossMm, alongMm] = isLevel ? [heightMm, widthMm] : [widthMm, heightMm]
  const paints = paintsOf(cast)
  const rounds = fitCells(acrossMm, Math.max(STRIPES_MM * plan.scale, acrossMm / ROUNDS_MOST), paints.length)
  for (let round = 0; round < rounds.count; round++)
    for (const { from, wide } of STRIPES) {
      const pot = paints[(round + (wide < 0.2 ? 1 : 0)) % paints.length]
      const wash = { startMm: (round + from) * rounds.sizeMm, widthMm: wide * rounds.sizeMm, pot }
      const { rim, body } = bandOf(random, wash, alongMm)
      paintBand(cloth, pot, isLevel ? { rim: layAcross(rim), body: layAcross(body) } : { rim, body })
    }
  return cloth
}

/** A round of washed stripes, and its length at scale 1 in mm. */
const STRIPES = [
  { from: 0.06, wide: 0.56 },
  { from: 0.75, wide: 0.12 },
] as const
const STRIPES_MM = 36

/** Rounds of bands along a length, each paint in turn. */
function layWashes(lengthMm: number, { scale }: Plan, pots: readonly (readonly number[])[], isPlaid: boolean): Wash[] {
  const bands = isPlaid ? PLAID : CHECK
  const roundMm = Math.max((isPlaid ? PLAID_MM : CHECK_MM) * scale, lengthMm / ROUNDS_MOST)
  const rounds = fitCells(lengthMm, roundMm, isPlaid ? 1 : pots.length)
  return Array.from({ length: rounds.count }, (_, round): Wash[] =>
    bands.map(({ from, wide }, at) => ({
      startMm: (round + from) * rounds.sizeMm,
      widthMm: wide * rounds.sizeMm,
      pot: pots[(isPlaid ? at : round) % pots.length],
    })),
  ).flat()
}

type Band = { readonly rim: Ring; readonly body: Ring }

function bandOf(random: Random, { startMm, widthMm }: Wash, lengthMm: number): Band {
  const waver = { stepMm: 18, wobbleMm: Math.min(WAVER_MM, widthMm * 0.16) }
  const rimMm = Math.min(RIM_MM, widthMm * 0.2)
  return {
    rim: wavyBand(random, { startMm, widthMm, lengthMm }, waver),
    body: wavyBand(random, { startMm: startMm + rimMm, widthMm: widthMm - 2 * rimMm, lengthMm }, waver),
  }
}

/** Paint from thin to thick: the body in its thinnest, the rim in the next. */
function paintBand(cloth: Cloth, pot: readonly number[], { rim, body }: Band): void {
  paint(cloth, rimOf(pot), rim)
  paint(cloth, pot[0], body)
}

const rimOf = (pot: readonly number[]): number => pot[Math.min(1, pot.length - 1)]

/** The square where two bands cross, a little within both, so that their rims run through. */
function paintGlaze(cloth: Cloth, random: Random, inks: readonly Ink[], paper: number, under: Wash, over: Wash): void {
  const inset = Math.min(RIM_MM, under.widthMm * 0.16, over.widthMm * 0.16)
  const off = (): number => random.between(-0.3, 0.3) * inset
  const [left, right] = [under.startMm + inset, under.startMm + under.widthMm - inset]
  const [top, bottom] = [over.startMm + inset, over.startMm + over.widthMm - inset]
  const square: Ring = [
    [left + off(), top + off(), 1],
    [(left + right) / 2, top + off()],
    [right + off(), top + off(), 1],
    [right + off(), (top + bottom) / 2],
    [right + off(), bottom + off(), 1],
    [(left + right) / 2, bottom + off()],
    [left + off(), bottom + off(), 1],
    [left + off(), (top + bottom) / 2],
  ]
  paintTogether(cloth, glazeOf(inks, paper, under.pot, over.pot), [square])
}

/** The ink nearest to one thin paint over another: both take away from the paper's light what each takes alone. */
function glazeOf(inks: readonly Ink[], paper: number, under: readonly number[], over: readonly number[]): number {
  if (under === over) return rimOf(under)
  const lab = inks[paper].lab.map(
    (light, axis) => light + (inks[under[0]].lab[axis] - light) + (inks[over[0]].lab[axis] - light),
  )
  const [l, a, b] = lab
  const far = (ink: number): number => oklabDistance(inks[ink].lab, [l, a, b])
  const all = inks.map((_, ink) => ink).filter((ink) => ink !== paper)
  return all.reduce((best, ink) => (far(ink) < far(best) ? ink : best))
}
