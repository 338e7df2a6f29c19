import { inkFromOklch } from '../../../color/ink.ts'
import { paintTogether } from '../../kit/area/cloth.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import type { Point } from '../../kit/line/knot.ts'
import { mix } from '../../kit/line/knot.ts'
import { clipByLine } from '../../kit/line/polygon.ts'
import { flowerColour } from '../../palette/nature/flower-colours.ts'
import type { Colourway, KindAsked } from '../family.ts'
import { type SceneInks, sceneInks } from './scene-inks.ts'
import { type Lane, line, type View } from './view.ts'
import type { Worn } from './worn.ts'

/** Flowers grown in rows on a plain that run together at the horizon, under the sun, with hills and a farm behind. */
export const fieldViews = {
  blooms: {
    hasBirds: true,
    strips: [
      { ...line('hills', 0.46, 0.06, 2), like: 'green' },
      {
        ...line('hills', 0.53, 0.03, 3),
        like: 'green',
        stands: [
          { what: 'house', count: 1, tall: 0.11 },
          { what: 'cypress', count: 5, tall: 0.13 },
          { what: 'crown', count: 6, tall: 0.08 },
        ],
      },
      { ...line('level', 0.575, 0, 1), like: 'green', wears: ['rows'] },
    ],
  },
} satisfies Readonly<Record<string, View>>

/** Sky, sun, hills from far to near and what stands on them, to which the flowers' inks are added. */
const LAND = ['#f5eede', '#f0a45c', '#c3d0c6', '#9bb393', '#5d8058', '#31503f']
/** The same in the evening. */
const DUSK = ['#fbd3a0', '#ee5b3f', '#cf8f92', '#a76c84', '#6d4a6c', '#3b2748']
/** Tulips stand in rows of colours of their own. */
const tulips = ['#e2574c', '#f2b840', '#ea93ac']
/** Flowers that are associated with no colour are white. */
const daisies = ['#ded9c8', '#fdfbf3']
const LAVENDER = 'lavender'
/** A lighter tone of a flower beside its own, in steps of OKLCH lightness. */
const LIGHTER = 0.11

/** The colours of a field of the flowers that are named, by day or in the evening. */
export function fieldColourway({ motifs }: KindAsked, isEvening: boolean): Colourway {
  const noun = motifs?.[0] ?? LAVENDER
  const own = flowerColour(noun)
  const tones = own
    ? [own.hex, inkFromOklch({ ...own, lightness: Math.min(0.92, own.lightness + LIGHTER) }).hex]
    : daisies
  return {
    inks: [...(isEvening ? DUSK : LAND), ...(noun === 'tulip' ? tulips : tones)],
    ground: 0,
  }
}

/** Hues in radians, and the least chroma, that leaves have, which no flowers are drawn in. */
const [LEAF_FROM, LEAF_TO, LEAF_CHROMA] = [1.85, 3.3, 0.018]
/** So many inks of flowers at most, and so many that are left to the land. */
const [BLOOMS, LAND_LEAST] = [3, 3]

/** The parts of a landscape with flowers: their inks are the most coloured ones that are no leaves'. */
export function fieldInks(cast: Cast): SceneInks {
  const bare = sceneInks(cast)
  const all = [...new Set([...bare.land, bare.dark])]
  const isLeaf = (ink: number): boolean => {
    const { hue, chroma } = cast.inks[ink]
    return hue > LEAF_FROM && hue < LEAF_TO && chroma > LEAF_CHROMA
  }
  const blooms = all
    .filter((ink) => !isLeaf(ink))
    .toSorted((one, other) => cast.inks[other].chroma - cast.inks[one].chroma)
    .slice(0, Math.max(1, Math.min(BLOOMS, all.length - LAND_LEAST)))
  const land = all.filter((ink) => !blooms.includes(ink))
  if (land.length < 2) return { ...bare, blooms }
  const { lightness } = cast.inks[cast.ground]
  const step = (ink: number): number => Math.abs(cast.inks[ink].lightness - lightness)
  const byStep = land.toSorted((one, other) => step(one) - step(other))
  return { ...bare, land: byStep, dark: byStep[byStep.length - 1], blooms }
}

/** Width of a row of flowers and the way between, in mm at the horizon and as a share of the period at the foot; the flowers' share of it. */
const [FAR_MM, NEAR, FLOWERS] = [3.6, 0.17, 0.74]
/** The sunlit side of a row, as a share of its flowers. */
const LIT = [0.12, 0.5] as const

/** Rows of flowers that widen from the horizon to the foot of the lane; where the cloth goes on they end half a period from their middle. */
export function drawRows(lane: Lane, { line: { level }, ink }: Worn): void {
  const { cloth, widthMm, inks, bottom, discAt } = lane
  const blooms = (inks.blooms ?? [inks.disc]).filter((one) => one !== ink)
  const middle = widthMm * discAt
  const [from, to] = cloth.wraps ? [middle - widthMm / 2, middle + widthMm / 2] : [0, widthMm]
  const [top, foot] = [level(middle), bottom(middle)]
  const most = Math.ceil(Math.max(middle - from, to - middle) / FAR_MM)
  const at = (row: number, y: number): number => middle + row * mix(FAR_MM, widthMm * NEAR, (y - top) / (foot - top))
  const strip = (left: number, right: number): Point[] => {
    const corner = (row: number, y: number): Point => [at(row, y), y]
    const whole = [corner(left, top), corner(right, top), corner(right, foot), corner(left, foot)]
    const inside = clipByLine(whole, ([x]) => x - from)
    return clipByLine(inside, ([x]) => to - x)
  }
  const rows = Array.from({ length: most * 2 + 1 }, (_, row) => row - most)
  const fill = (bloom: number, [left, right]: readonly [number, number], of?: number): void => {
    const chosen = rows.filter((row) => of === undefined || (row + most * blooms.length) % blooms.length === of)
    const rings = chosen.map((row) => strip(row - 0.5 + left, row - 0.5 + right)).filter((ring) => ring.length > 2)
    paintTogether(
      cloth,
      bloom,
      rings.map((ring) => ring.map(([x, y]) => [x, y, 1] as const)),
    )
  }
  const gap = (1 - FLOWERS) / 2
  // Three inks are flowers of three colours, two are a flower's own and its lit side.
  const isOfColours = blooms.length === BLOOMS
  for (const [of, bloom] of (isOfColours ? blooms : blooms.slice(0, 1)).entries())
    fill(bloom, [gap, 1 - gap], isOfColours ? of : undefined)
  const lit = isOfColours ? undefined : blooms[1]
  if (lit !== undefined) fill(lit, [gap + FLOWERS * LIT[0], gap + FLOWERS * LIT[1]])
}
