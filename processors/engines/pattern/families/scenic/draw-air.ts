import { paint, paintTogether } from '../../kit/area/cloth.ts'
import { brushStroke } from '../../kit/line/curve.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { circle, star } from '../../kit/line/outline.ts'
import type { Lane, Level, View } from './view.ts'
import { knotsAlong } from './view.ts'
import { drawAurora } from './weather.ts'

/** Of the lane's height: the disc's radius high in the air and low over the land, and where it is. */
const HIGH = { radius: 0.085, level: 0.24 } as const
const LOW = { radius: 0.15, level: 0.4 } as const
/** Bands of a glowing sky, as shares of the lane from its top; and where those of an evening's own inks end, each from its top. */
const GLOW = [0.17, 0.3] as const
const EVENING = [0.15, 0.27, 0.38] as const

/**
 * The air over the land: bands of an evening, sun or moon, stars by night and clouds and birds by day.
 *
 * @param horizon ink of the land that is farthest off, which no band has
 */
export function drawAir(lane: Lane, { hasClouds, hasBirds, isLow }: Omit<View, 'strips'>, horizon: number): void {
  const { cloth, inks, discAt, widthMm, tallMm, topMm, isNight, isGlowing } = lane
  const { radius, level } = isLow || isGlowing ? LOW : HIGH
  const x = widthMm * discAt
  if (isGlowing) drawGlow(lane, horizon)
  if (isNight) drawStars(lane)
  if (lane.hasAurora) drawAurora(lane)
  const [y, size] = [topMm + tallMm * level, tallMm * radius]
  // Under northern lights the sky is theirs.
  if (!lane.hasAurora) paint(cloth, inks.disc, circle(x, y, size))
  if (isNight && !lane.hasAurora) paint(cloth, inks.sky, circle(x + size * 0.5, y - size * 0.22, size * 0.86))
  if (hasClouds && !isGlowing && !lane.hasAurora) drawClouds(lane, x)
  if (hasBirds && !isNight) drawBirds(lane)
}

/** The air grows warmer towards the horizon, band by band. */
function drawGlow(lane: Lane, horizon: number): void {
  const { cloth, inks, topMm, tallMm, top, bottom, widthMm, random } = lane
  const most = Math.min(GLOW.length, Math.max(0, inks.land.length - 2))
  const edge = (at: number, share: number): Level => {
    const phase = random.fork(`glow ${at}`).between(0, Math.PI * 2)
    return (x) => topMm + tallMm * (share + 0.018 * Math.sin((Math.PI * 4 * x) / widthMm + phase))
  }
  const fill = (ink: number, from: Level): void =>
    paint(cloth, ink, [...knotsAlong(lane, from), ...knotsAlong(lane, bottom).toReversed()])
  if (inks.bands) {
    const ends = EVENING.slice(-inks.bands.length)
    for (const [at, ink] of inks.bands.entries()) fill(ink, at === 0 ? top : edge(at - 1, ends[at - 1]))
    fill(inks.sky, edge(ends.length, ends[ends.length - 1]))
    return
  }
  const bands = inks.land.filter((ink) => ink !== horizon).slice(0, most)
  for (const [at, ink] of bands.entries()) fill(ink, edge(at, GLOW[at]))
}

/** So many stars in a square of 100 mm. */
const STARS = 26

function drawStars({ cloth, inks, random: all, widthMm, tallMm, topMm }: Lane): void {
  const random = all.fork('stars')
  const count = Math.round((widthMm * tallMm * 0.5 * STARS) / 10_000)
  const rings = Array.from({ length: count }, (_, at): Ring => {
    const x = random.between(0, widthMm)
    const y = topMm + tallMm * random.between(0.08, 0.56)
    return at % 7 === 0 ? star(x, y, random.between(2, 3.2), 0.5, 4) : circle(x, y, random.between(0.4, 0.9), 8)
  })
  paintTogether(cloth, inks.pale, rings)
}

/** Long flat-footed clouds, beside the sun rather than on it. */
function drawClouds({ cloth, inks, random: all, widthMm, tallMm, topMm }: Lane, sunX: number): void {
  const random = all.fork('clouds')
  const ink = inks.pale === inks.sky ? inks.land[0] : inks.pale
  const count = Math.max(2, Math.round(widthMm / 120))
  for (let at = 0; at < count; at++) {
    const x = sunX + (widthMm * (at + 0.5 + random.between(-0.15, 0.15))) / count
    const y = topMm + tallMm * random.between(0.17, 0.36)
    const wide = tallMm * random.between(0.16, 0.3)
    const heap = (across: number, up: number, size: number): Ring =>
      circle(x + across * wide, y - up * wide, size * wide)
    const foot: Ring = [
      [x - wide, y, 1],
      [x - wide * 0.8, y - wide * 0.2],
      [x + wide * 0.8, y - wide * 0.2],
      [x + wide, y, 1],
    ]
    paintTogether(cloth, ink, [foot, heap(-0.4, 0.18, 0.24), heap(0.05, 0.3, 0.34), heap(0.46, 0.16, 0.22)])
  }
}

function drawBirds({ cloth, inks, random: all, widthMm, tallMm, topMm }: Lane): void {
  const random = all.fork('birds')
  const rings = Array.from({ length: Math.max(2, Math.round(widthMm / 80)) }, (): Ring[] => {
    const [x, y] = [random.between(0, widthMm), topMm + tallMm * random.between(0.14, 0.4)]
    const size = tallMm * random.between(0.018, 0.03)
    const wing = (to: 1 | -1): Ring =>
      brushStroke(
        [x, y],
        [x + to * size * 0.7, y - size * 0.9],
        [x + to * size * 1.7, y - size * 0.2],
        size * 0.16,
        size * 0.2,
      )
    return [wing(1), wing(-1)]
  })
  paintTogether(cloth, inks.dark, rings.flat())
}
