import { headingAt, stationAt } from '../../../kit/line/curve.ts'
import { placeKnot } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import type { Build } from './built-florets.ts'
import { builtFlorets } from './built-florets.ts'
import type { Floret } from './florets.ts'
import { addFloret, floretInks, GOLDEN_ANGLE } from './florets.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import { bud, startSpike } from './spikes.ts'

/** A spike as data; lengths are shares of the spike's own. */
export type SpikeRecipe = {
  /** Open flowers, and closed buds above them. */
  readonly open: number
  readonly buds: number
  /** Where on the stem the lowest flower stands. */
  readonly from: number
  /** Half width of the column at its foot, and how fast it narrows: 0 a cylinder, 1 a cone. */
  readonly wide: number
  readonly taper: number
  readonly floretSize: number
  readonly floret: 'pea' | 'lip' | Pick<Floret, 'petals' | 'tip'>
}

/** What each spike is known by: how full it stands, how it narrows, and the build of its flowers. */
export const floretSpikes = {
  delphinium: { open: 21, buds: 6, from: 0.08, wide: 0.13, taper: 0.75, floretSize: 0.1, floret: { petals: 5 } },
  larkspur: {
    open: 14,
    buds: 7,
    from: 0.1,
    wide: 0.11,
    taper: 0.6,
    floretSize: 0.085,
    floret: { petals: 5, tip: 'point' },
  },
  hyacinth: {
    open: 24,
    buds: 3,
    from: 0.26,
    wide: 0.19,
    taper: 0.35,
    floretSize: 0.115,
    floret: { petals: 6, tip: 'point' },
  },
  hollyhock: {
    open: 8,
    buds: 6,
    from: 0.12,
    wide: 0.12,
    taper: 0.75,
    floretSize: 0.185,
    floret: { petals: 5, tip: 'ruffle' },
  },
  lilac: { open: 34, buds: 7, from: 0.16, wide: 0.3, taper: 0.95, floretSize: 0.085, floret: { petals: 4 } },
  tuberose: {
    open: 9,
    buds: 6,
    from: 0.3,
    wide: 0.13,
    taper: 0.8,
    floretSize: 0.115,
    floret: { petals: 6, tip: 'point' },
  },
  lupin: { open: 30, buds: 8, from: 0.1, wide: 0.14, taper: 0.85, floretSize: 0.1, floret: 'pea' },
  wisteria: { open: 42, buds: 9, from: 0.05, wide: 0.2, taper: 0.9, floretSize: 0.1, floret: 'pea' },
  snapdragon: { open: 15, buds: 7, from: 0.14, wide: 0.105, taper: 0.72, floretSize: 0.145, floret: 'lip' },
  gladiolus: {
    open: 9,
    buds: 6,
    from: 0.08,
    wide: 0.09,
    taper: 0.8,
    floretSize: 0.15,
    floret: { petals: 6, tip: 'ruffle' },
  },
} as const satisfies Readonly<Record<string, SpikeRecipe>>

/** Below this radius a spike has nine flowers at most, without keylines. */
const PLAIN_MM = 6

/**
 * Draws a spike: flowers follow each other round the stem by the golden angle, as plants grow them, those of the far side
 * first and in shade, those at the flanks turned away; closed buds run out to the tip.
 */
export function drawFloretSpike(recipe: SpikeRecipe): DrawSideBloom {
  return (random, inks, radiusMm, options = {}) => {
    const { motif, stem, lengthMm } = startSpike(random, inks, radiusMm, random.between(-0.3, 0.3), options.pen)
    const isPlain = radiusMm < PLAIN_MM
    const [open, buds] = isPlain ? [Math.min(9, Math.ceil(recipe.open / 2)), 2] : [recipe.open, recipe.buds]
    const start = random.between(0, Math.PI)
    const standing = Array.from({ length: open + buds }, (_, at) => {
      const share = at / (open + buds - 1)
      // Closer at the foot, where the column is widest.
      const t = recipe.from + (0.99 - recipe.from) * share ** 1.2
      return { at, share, t, round: start + at * GOLDEN_ANGLE }
    })
    const isBack = ({ round }: { readonly round: number }): boolean => Math.cos(round) < -0.25
    // Upwards, so that the lower flower lies over the foot of the upper.
    const drawn = standing.toReversed().sort((one, other) => Number(isBack(other)) - Number(isBack(one)))
    for (const { at, share, t, round } of drawn) {
      const { x, y, tangentX, tangentY } = stationAt(stem, t)
      // Rounded at the foot: a cone that is widest at its edge stands on two legs.
      const narrow = (1 - recipe.taper * share) * Math.min(1, 0.5 + share * 3.4)
      const across = Math.sin(round) * recipe.wide * narrow * lengthMm
      const size = lengthMm * recipe.floretSize * (1 - 0.45 * recipe.taper * share) * (isPlain ? 1.3 : 1)
      const put = {
        x: x - tangentY * across,
        y: y + tangentX * across,
        turn: headingAt(stem, t) + Math.sin(round) * 1.15,
        size,
        side: Math.sin(round),
        isBack: isBack({ round }),
        isPlain,
      }
      if (at >= open)
        addForm(
          motif,
          at % 2 ? inks.light : inks.body,
          bud(put.x, put.y, put.turn * 0.6 + headingAt(stem, t) * 0.4, size * 0.85, size * 0.5),
          { plain: isPlain },
        )
      else addStanding(motif, random, inks, recipe.floret, put)
    }
    return motif
  }
}

type Standing = {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly size: number
  /** -1 the left flank, 1 the right. */
  readonly side: number
  readonly isBack: boolean
  readonly isPlain: boolean
}

function addStanding(
  motif: Motif,
  random: Parameters<DrawSideBloom>[0],
  inks: FlowerInks,
  floret: SpikeRecipe['floret'],
  put: Standing,
): void {
  if (typeof floret === 'string') {
    addBuilt(motif, inks, builtFlorets[floret], put)
    return
  }
  const { ink, edge } = floretInks(inks, put.isBack)
  addFloret(motif, random, {
    ...floret,
    x: put.x,
    y: put.y,
    radiusMm: put.size,
    ink,
    edge: put.isPlain ? undefined : edge,
    eye: put.isPlain ? undefined : inks.light === ink ? inks.heart : inks.light,
    squash: 1 - 0.42 * Math.abs(put.side),
    squashAlong: put.turn + Math.PI / 2,
  })
}

function addBuilt(
  motif: Motif,
  inks: FlowerInks,
  build: Build,
  { isBack, isPlain, side, size, ...at }: Standing,
): void {
  const place = placeKnot({ ...at, size, squash: 1 - 0.25 * (1 - Math.abs(side)), squashAlong: 0 })
  const edge = isBack ? inks.body : inks.shade
  build.forEach(([part, outline], depth) => {
    const ring = outline.map(place)
    if (isPlain && depth > 1) return
    const ink = isBack && part === 'body' ? inks.shade : inks[part]
    if (depth === 0) {
      const about = placeKnot({
        ...at,
        size: size * 1.14,
        x: at.x - Math.cos(at.turn) * size * 0.06,
        y: at.y - Math.sin(at.turn) * size * 0.06,
      })
      if (!isPlain && motif.pen.mode === 'gouache') addDetail(motif, edge, outline.map(about))
      addForm(motif, ink, ring, { plain: motif.pen.mode === 'outline' })
    } else addDetail(motif, motif.pen.mode === 'line' ? motif.pen.ink : ink, motif.pen.mode === 'line' ? [] : ring)
  })
}
