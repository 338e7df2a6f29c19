import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import { poolInks } from '../../kit/ink/ink-pool.ts'
import { lightnessStep } from '../../kit/ink/lightness-step.ts'
import type { Curve } from '../../kit/line/curve.ts'
import { headingAt, ribbon } from '../../kit/line/curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { mix, placeKnot, TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { Family, Plan } from '../family.ts'
import type { Scroll } from './grow-scrolls.ts'
import { COIL_TURNS, coilReach, growScrolls } from './grow-scrolls.ts'

const REPEAT_MM = 160

export const karakusa: Family = {
  name: 'karakusa',
  summary:
    'scrolling vine of furoshiki cloths: one vine whose scrolls branch off each other, turning left and right by turns, with hooked leaves',
  words:
    'karakusa|koru|kowhaiwhai|kōwhaiwhai|maori|māori|koru spiral|koru spirals|ainu|attush|whorl|whorls|spiral|spirals|spiral pattern|spiralen|espirales|spirales|klimt|gustav klimt|klimt spiral|klimt spirals|klimt gold|furoshiki|scroll vine|curlicue|curlicues|volute|volutes|spiral scroll|schnörkel|volute pattern|唐草|唐草模様|風呂敷'.split(
      '|',
    ),
  motifs: [],
  coverage: { low: 0.2, medium: 0.32, high: 0.46 },
  isDensityFixed: true,
  inks: { least: 2, natural: 3 },
  moods: ['indigo', 'christmas', 'heritage', 'moody'],
  ground: 'dark',
  motifMm: 36,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  lines: 'covering',
  draw: drawKarakusa,
}

/** Half the width of the vine where a great scroll leaves, in mm at scale 1. */
const VINE_MM = 1.15

function drawKarakusa(plan: Plan): Cloth {
  const { cast, scale } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const scrolls = growScrolls(plan.random.fork('scroll'), cloth, scale)
  const far = (ink: number): number => lightnessStep(cast, ink, cast.ground)
  const pool = poolInks(
    cast.figures.toSorted((one, other) => far(other) - far(one)),
    3,
  )
  const layers = new Map<number, Ring[]>()
  const put = (ink: number, ring: Ring): void => {
    gather(layers, ink, [ring])
  }
  const vines = scrolls.map(vineOf)
  scrolls.forEach((scroll, at) => {
    const [half, vine] = [vineHalf(scroll, scale), vines[at]]
    // The tip thins, the foot swells out of the scroll it leaves.
    put(
      pool.part(0),
      ribbon(vine, (t) => Math.max(0.3, half * Math.min(1, 0.45 + 4 * t) * (1 - 0.35 * t))),
    )
    const [x, y] = vine[vine.length - 1]
    put(pool.size > 2 ? pool.part(2) : pool.part(0), circle(x, y, Math.max(0.5, half * 1.75), 8))
  })
  leavesOf(cloth, scrolls, vines, scale).forEach((ring, at) => {
    put(pool.size > 3 ? pool.lead(at + 1) : pool.part(1), ring)
  })
  // Vines lie over leaves, so that a leaf grows out from under its stem.
  const order = [...layers.keys()].sort((one, other) => Number(one === pool.part(0)) - Number(other === pool.part(0)))
  for (const ink of order) paintScattered(cloth, ink, layers.get(ink) ?? [])
  return cloth
}

function vineHalf({ radius }: Scroll, scale: number): number {
  return Math.max(0.3, Math.min(VINE_MM * scale, radius * 0.1))
}

/** From the scroll it leaves in one straight sweep to the rim of its own, then round and in. */
function vineOf({ x, y, radius, hand, entry, from }: Scroll): Curve {
  const steps = Math.round(COIL_TURNS * 13)
  const coil = Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps
    return polar(x, y, radius * coilReach(t * COIL_TURNS), entry + hand * t * COIL_TURNS * TURN)
  })
  if (!from) return coil
  const [fx, fy] = from
  const [tx, ty] = coil[0]
  const sweep = Math.max(1, Math.round((Math.hypot(tx - fx, ty - fy) / radius) * 3))
  const stem = Array.from({ length: sweep }, (_, at): Point => {
    const share = at / sweep
    return [mix(fx, tx, share), mix(fy, ty, share)]
  })
  return [...stem, ...coil]
}

/** Leaves outside the coils, each as large as the ground beside the vine has room for. */
function leavesOf(cloth: Cloth, scrolls: readonly Scroll[], vines: readonly Curve[], scale: number): Ring[] {
  const stems = vines.flat()
  const tips: Point[] = []
  const leaves: Ring[] = []
  scrolls.forEach(({ radius, hand }, index) => {
    const vine = vines[index]
    const outer = radius > LEAFY_MM * scale ? Math.round((vine.length - 1) * LEAFY_SHARE) : 0
    for (let at = 1; at < outer; at++) {
      const turn = headingAt(vine, at / (vine.length - 1))
      const place = (reach: number): ReturnType<typeof placeKnot> =>
        placeKnot({ x: vine[at][0], y: vine[at][1], turn, size: reach, flip: hand === 1 ? -1 : 1 })
      const reach = LEAF_SIZES.map((size) => size * radius).find((size) => {
        const [x, y] = place(size)([0.8, 0.62])
        return isClear(cloth, [x, y], tips, size * 1.5) && isClear(cloth, [x, y], stems, size * 0.66)
      })
      if (reach === undefined) continue
      const [x, y] = place(reach)([0.8, 0.62])
      tips.push([x, y])
      leaves.push(hookedLeaf.map(place(reach)))
    }
  })
  return leaves
}

/** Whether none of the others lies nearer than this on the torus. */
function isClear({ widthMm, heightMm }: Cloth, [x, y]: Point, others: readonly Point[], leastMm: number): boolean {
  return others.every((other) => {
    const dx = Math.abs(other[0] - x) % widthMm
    const across = dx > widthMm / 2 ? widthMm - dx : dx
    if (across > leastMm) return true
    const dy = Math.abs(other[1] - y) % heightMm
    const down = dy > heightMm / 2 ? heightMm - dy : dy
    return across * across + down * down > leastMm * leastMm
  })
}

/** Smaller scrolls are tendrils, and bear no leaves. */
const LEAFY_MM = 7
/** Leaves grow on this share of a vine: its stem and the turn that lies outside. */
const LEAFY_SHARE = 0.5
/** Reaches of leaves against their scroll's, tried from the largest. */
const LEAF_SIZES = [0.56, 0.46, 0.36] as const

/** A leaf of reach 1 that leaves the stem along +x, swells to one side and hooks back to a point. */
const hookedLeaf: Ring = [
  [-0.3, 0, 1],
  [-0.05, 0.3],
  [0.2, 0.86],
  [0.74, 1.0],
  [1.16, 0.66],
  [1.1, 0.22, 1],
  [0.98, 0.52],
  [0.7, 0.58],
  [0.5, 0.2],
  [0.3, 0, 1],
]
