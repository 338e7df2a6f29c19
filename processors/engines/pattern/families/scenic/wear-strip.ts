import { paint, paintTogether } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { circle, rectangle } from '../../kit/line/outline.ts'
import { drawRows } from './flower-fields.ts'
import type { Skyline } from './skylines.ts'
import type { Lane, Level, Wear } from './view.ts'
import { drawFalls, drawFields, drawMirror } from './wear-land.ts'
import type { Worn } from './worn.ts'

/** Draws on a strip what it shows of itself: furrows, layers, ripples, snow, windows, shaded slopes. */
export function wearStrip(lane: Lane, worn: Worn): void {
  const wears: readonly Wear[] = worn.strip.wears ?? []
  const { form } = worn.strip
  const isSlope = form === 'peaks' || form === 'hills' || form === 'dunes'
  if (lane.isFaceted && isSlope) drawFaces(lane, worn)
  for (const wear of wears) {
    if (wear === 'furrows' && !lane.isFaceted) drawFurrows(lane, worn)
    if (wear === 'strata') drawStrata(lane, worn)
    if (wear === 'ripples') drawRipples(lane, worn)
    if (wear === 'snow') drawSnow(lane, worn)
    if (wear === 'windows') drawWindows(lane, worn)
    if (wear === 'shade' && !lane.isFaceted) drawFaces(lane, worn)
    if (wear === 'surf') drawSurf(lane, worn)
    if (wear === 'flowers') drawFlowers(lane, worn)
    if (wear === 'fields') drawFields(lane, worn)
    if (wear === 'rows') drawRows(lane, worn)
    if (wear === 'falls') drawFalls(lane, worn)
    if (wear === 'mirror' && worn.far) drawMirror(lane, worn, worn.far)
  }
}

/** Lines that follow the swell of a field, wider apart the lower they lie. */
function drawFurrows(lane: Lane, { line, next, reach }: Worn): void {
  const rows = 6
  for (let row = 1; row <= rows; row++) {
    const down = reach * (row / rows) ** 1.3 * 1.1
    const half = 0.32 + 0.5 * (row / rows)
    paint(
      lane.cloth,
      next,
      bandAlong(lane, (x) => line.level(x) + down, half),
    )
  }
}

/** A line right across the period, as thick as told in mm on either side. */
function bandAlong({ widthMm, bottom }: Lane, level: Level, half: number): Ring {
  const steps = Math.ceil(widthMm / 4)
  const along = (side: number): Knot[] =>
    Array.from({ length: steps + 1 }, (_, at) => {
      const x = (widthMm * at) / steps
      return [x, Math.min(level(x), bottom(x) - half * 2) + side * half, at === 0 || at === steps ? 1 : 0]
    })
  return [...along(-1), ...along(1).toReversed()]
}

/** Layers of rock, cut where the flat tops are. */
function drawStrata({ cloth, widthMm, random: all }: Lane, { line, next, strip, reach }: Worn): void {
  const random = all.fork(`strata ${strip.level}`)
  const { corners = [] } = line
  const base = Math.max(...corners.map(([, y]) => y))
  const top = Math.min(...corners.map(([, y]) => y))
  for (let row = 1; row <= 4; row++) {
    const y = top + (base - top) * (row / 5) + random.between(-0.4, 0.4)
    const inside = spansBelow(line, widthMm, y)
    const half = Math.max(0.3, reach * random.between(0.012, 0.035))
    paintTogether(
      cloth,
      next,
      inside.map(([from, to]) => rectangle(from, y - half, to - from, half * 2)),
    )
  }
}

/** Where a level lies inside the land, a little way in from its rim. */
function spansBelow({ level }: Skyline, widthMm: number, y: number): Point[] {
  const spans: Point[] = []
  let from: number | undefined
  for (let x = 0; x <= widthMm; x += 1) {
    const isIn = level(x) < y - 0.5 && x < widthMm
    if (isIn && from === undefined) from = x + 1
    if (!isIn && from !== undefined) {
      if (x - from > 4) spans.push([from, x - 1])
      from = undefined
    }
  }
  return spans
}

/** Short level strokes on water. */
function drawRipples(
  { cloth, widthMm, random: all, inks, bottom }: Lane,
  { line, next, ink, strip, reach }: Worn,
): void {
  const random = all.fork(`ripples ${strip.level}`)
  const rings = Array.from({ length: Math.round((widthMm * reach) / 150) }, (): Ring => {
    const share = random.between(0.06, 1.1)
    const long = widthMm * random.between(0.03, 0.07) * (0.5 + share)
    const x = random.between(0, widthMm)
    const y = Math.min(line.level(x) + reach * share, bottom(x) - 3)
    const half = 0.35 + 0.55 * share
    return [
      [x, y, 1],
      [x + long * 0.5, y - half * 1.7],
      [x + long, y, 1],
      [x + long * 0.5, y + half * 1.7],
    ]
  })
  paintTogether(cloth, next === ink ? inks.pale : next, rings)
}

/** Foam where the water ends: a pale line that follows the strip's edge. */
function drawSurf(lane: Lane, { line, ink }: Worn): void {
  const { cloth, inks } = lane
  const foam = inks.pale === ink ? inks.sky : inks.pale
  paint(
    cloth,
    foam,
    bandAlong(lane, (x) => line.level(x) + 0.6, 1.3),
  )
  paint(
    cloth,
    foam,
    bandAlong(lane, (x) => line.level(x) + 5, 0.45),
  )
}

type Corner = readonly [x: number, y: number]

/** Summits with the passes on either side; those at the seam are taken over the edge. */
function summits({ corners = [] }: Skyline, widthMm: number): { before: Corner; summit: Corner; after: Corner }[] {
  return corners.flatMap((summit, at) => {
    const [before, after] = [corners.at(at - 1), corners[(at + 1) % corners.length]]
    if (!before || !after || before[1] <= summit[1] || after[1] <= summit[1]) return []
    const left: Corner = at === 0 ? [before[0] - widthMm, before[1]] : before
    const right: Corner = at === corners.length - 1 ? [after[0] + widthMm, after[1]] : after
    return [{ before: left, summit, after: right }]
  })
}

/** The slope away from the light, in another tone, down a broken ridge. */
function drawFaces({ cloth, widthMm, isFaceted, random: all }: Lane, { line, next, strip }: Worn): void {
  const random = all.fork(`faces ${strip.level}`)
  const rings = summits(line, widthMm).map(({ summit, after }): Ring => {
    const [wide, tall] = [after[0] - summit[0], after[1] - summit[1]]
    const foot = summit[0] + wide * random.between(0.1, 0.3)
    if (isFaceted)
      return [
        [...summit, 1],
        [...after, 1],
        [summit[0] - wide * 0.12, after[1], 1],
      ]
    return [
      [summit[0], summit[1], 1],
      [after[0], after[1], 1],
      [foot, after[1], 1],
      [summit[0] + wide * 0.24, summit[1] + tall * 0.58, 1],
      [summit[0] - wide * 0.06, summit[1] + tall * 0.34, 1],
    ]
  })
  paintTogether(cloth, next, rings)
}

/** Snow on the summits, down to a ragged line. */
function drawSnow({ cloth, widthMm, inks }: Lane, { line, ink }: Worn): void {
  const snow = inks.pale === ink ? inks.disc : inks.pale
  const down = (from: Corner, to: Corner, share: number): Knot => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    1,
  ]
  const caps = summits(line, widthMm).map(({ before, summit, after }): Ring => {
    const [left, right] = [down(summit, before, 0.38), down(summit, after, 0.38)]
    const deep = (Math.max(left[1], right[1]) - summit[1]) * 0.4
    const low = Math.max(left[1], right[1])
    const inner = (share: number, y: number): Knot => [left[0] + (right[0] - left[0]) * share, y, 1]
    return [[...summit, 1], right, inner(0.74, low - deep), inner(0.5, low + deep * 0.5), inner(0.26, low - deep), left]
  })
  paintTogether(cloth, snow, caps)
}

/** Rows of lit windows below the roofs, some of them dark. */
function drawWindows({ cloth, widthMm, inks, random: all, tallMm }: Lane, { line, ink, reach, strip }: Worn): void {
  const random = all.fork(`windows ${strip.level}`)
  const lit = inks.disc === ink ? inks.sky : inks.disc
  const [wide, tall] = [Math.max(0.9, tallMm * 0.009), Math.max(1.2, tallMm * 0.014)]
  const rings: Ring[] = []
  for (let x = wide; x < widthMm - wide * 2; x += wide * 2.4) {
    const roof = Math.max(line.level(x - wide * 0.7), line.level(x + wide * 1.7))
    const rows = Math.floor((roof + reach * 2 - roof) / (tall * 2.1))
    for (let row = 1; row <= rows; row++)
      if (random.chance(0.5)) rings.push(rectangle(x, roof + row * tall * 2.1, wide, tall))
  }
  paintTogether(cloth, lit, rings)
}

/** Dabs of blossom on a field, the larger the nearer. */
function drawFlowers({ cloth, widthMm, inks, random: all, bottom }: Lane, { line, reach, strip }: Worn): void {
  const random: Random = all.fork(`flowers ${strip.level}`)
  const count = Math.round((widthMm * reach) / 60)
  const dabs = Array.from({ length: count }, (): Ring => {
    const share = random.between(0.1, 1)
    const x = random.between(0, widthMm)
    return circle(x, Math.min(line.level(x) + reach * share, bottom(x) - 2), 0.5 + 0.9 * share, 8)
  })
  const stems = Array.from({ length: Math.round(count / 3) }, (): Ring => {
    const x = random.between(0, widthMm)
    const y = Math.min(line.level(x) + reach * random.between(0.3, 1), bottom(x) - 1)
    return ribbon(
      [
        [x, y],
        [x + 0.6, y - 2],
        [x + 0.2, y - 4],
      ],
      () => 0.3,
    )
  })
  paintTogether(cloth, inks.dark, stems)
  paintTogether(cloth, inks.disc, dabs)
}
