import { paint, paintTogether } from '../../kit/area/cloth.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { stands } from './buildings.ts'
import { drawAir } from './draw-air.ts'
import { inksOfStrips, isLike } from './scene-inks.ts'
import type { Skyline } from './skylines.ts'
import { skylineOf } from './skylines.ts'
import type { StandPart } from './stands.ts'
import type { Lane, Level, Standing, Strip, View } from './view.ts'
import { knotsAlong } from './view.ts'
import { washStrip } from './wash-strip.ts'
import { wearStrip } from './wear-strip.ts'
import { drawSnowfall } from './weather.ts'

/** Counts of things are said for a lane of so many mm. */
const WIDTH_MM = 320

/** Draws one landscape from its air to its nearest strip; everything ends at the air of the next lane. */
export function drawLane(lane: Lane, { strips, ...air }: View): void {
  const { cloth, inks, random } = lane
  paint(cloth, inks.sky, between(lane, lane.top, lane.bottom))
  const shown = lane.inks.land.length < 3 && strips.length > 3 ? strips.slice(-3) : strips
  const tones = inksOfStrips(inks, shown)
  const spare = inks.leaves === undefined ? inks.land.filter((ink) => !tones.includes(ink)) : []
  drawAir(lane, air, tones[0] ?? inks.sky)
  let far: { readonly line: Skyline; readonly ink: number } | undefined
  for (const [at, strip] of shown.entries()) {
    const own = random.fork(`strip ${at}`)
    const ink = tones[at]
    const line = skylineOf(lane, strip, own)
    const reach = reachOf(lane, line, strip)
    for (const standing of strip.stands ?? [])
      if (!standing.isBefore) standAlong(lane, line.level, standing, { ink, spare })
    paint(cloth, ink, ringOf(lane, line))
    washStrip(lane, line.level, ink, reach, own)
    wearStrip(lane, {
      line,
      strip,
      ink,
      reach,
      next: tones[at + 1] ?? tones[at - 1] ?? ink,
      down: lane.tallMm * ((shown[at + 1]?.level ?? 1) - strip.level),
      far,
    })
    far ??= { line, ink }
    for (const standing of strip.stands ?? [])
      if (standing.isBefore) standAlong(lane, (x) => line.level(x) + reach * DOWN, standing, { ink, spare })
    const row = at - shown.length + 2
    if (row === 0 || row === 1) lane.guests?.(lane, row, (x) => line.level(x) + reach * DOWN, ink)
  }
  if (lane.isSnowing) drawSnowfall(lane)
}

/** Of a strip's depth: how far below its skyline things stand that are before it. */
const DOWN = 0.4

/** Below a strip's skyline so many mm are seen of it before the next begins, about. */
function reachOf({ tallMm, topMm, bottom }: Lane, { level }: Skyline, { level: from }: Strip): number {
  return Math.max(4, Math.min(tallMm * 0.2, bottom(0) - Math.max(level(0), topMm + tallMm * from)))
}

/** The area between two lines. */
function between(lane: Lane, upper: Level, lower: Level): Ring {
  return [...knotsAlong(lane, upper), ...knotsAlong(lane, lower).toReversed()]
}

/** From the skyline down; one with corners keeps them. */
function ringOf(lane: Lane, { level, corners }: Skyline): Ring {
  if (!corners) return between(lane, level, lane.bottom)
  const { widthMm } = lane
  const inside = corners.filter(([x]) => x > 0 && x < widthMm)
  return [
    [0, level(0), 1],
    ...inside.map(([x, y]) => [x, y, 1] as const),
    [widthMm, level(widthMm), 1],
    ...knotsAlong(lane, lane.bottom).toReversed(),
  ]
}

/** The ink of a strip, and inks that no strip has. */
type Tones = { readonly ink: number; readonly spare: readonly number[] }

/** Things along a line, in groups with gaps between them. */
function standAlong(
  lane: Lane,
  level: Level,
  { what, count, tall, isMixed }: Standing,
  { ink: own, spare }: Tones,
): void {
  const { cloth, widthMm, tallMm, inks, random: all } = lane
  const random = all.fork(`${what} ${count} ${tall}`)
  const most = Math.max(1, Math.round((count * widthMm) / WIDTH_MM))
  const shift = random.between(0, widthMm)
  const free = inks.land.filter((ink) => ink !== own)
  const ofLand = free.findLast((ink) => isLike(inks.all[ink], 'green')) ?? free[free.length - 1] ?? inks.dark
  const green = inks.leaves ?? ofLand
  // Inks that no strip has are those of some of the leaves.
  const crowns = isMixed ? free : [green, ...spare.filter((ink) => ink !== green)]
  const inkOf: Readonly<Record<StandPart, number>> = {
    dark: inks.dark === own ? green : inks.dark,
    pale: inks.pale,
    disc: inks.disc,
    own: green,
    roof: inks.disc === inks.pale ? inks.dark : inks.disc,
  }
  // On snow every third tree stands a little lighter.
  const lighter = (part: StandPart, at: number): number | undefined =>
    part === 'dark' && at % 3 === 0 ? inks.leaves : undefined
  for (let at = 0; at < most; at++) {
    const x = (shift + ((at + random.between(-0.32, 0.32)) / most) * widthMm + widthMm) % widthMm
    const size = tallMm * tall * random.between(0.72, 1.1)
    const foot = level(x) + tallMm * 0.008
    for (const { part, rings } of stands[what]({ x, foot, tall: size, random: random.fork(`${at}`) }))
      paintTogether(cloth, part === 'own' ? crowns[at % crowns.length] : (lighter(part, at) ?? inkOf[part]), rings)
  }
}
