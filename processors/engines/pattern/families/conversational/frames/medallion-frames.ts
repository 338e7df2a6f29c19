import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import type { Knot, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { ornamentPetal } from '../../../kit/line/ornament.ts'
import { circle, polar, polygon, rectangle, uprightHexagon } from '../../../kit/line/outline.ts'
import type { Frame, FramePlace } from './frame.ts'
import { lineOf } from './frame.ts'

type Outline = (place: FramePlace, insetMm: number) => Ring

const BEADS = 36

/** Upright ovals with a beaded rim, columns in half-drop, a small flower between. */
export const ovalFrame: Frame = {
  wideMm: 80,
  tallMm: 107,
  shift: 'column',
  reach: 1.15,
  seat: { y: 0, wide: 0.7, tall: 0.72, round: 2 },
  alternates: 'never',
  draw: (cloth, place) => {
    drawRims(cloth, place, ovalOf(0.9, 0.9))
    drawBeads(cloth, place)
    drawSprays(cloth, place, 1)
  },
}

/** Rounds in rows that shift by half. */
export const roundFrame: Frame = {
  wideMm: 92,
  tallMm: 92,
  shift: 'row',
  seat: { y: 0, wide: 0.76, tall: 0.76, round: 2 },
  alternates: 'never',
  draw: (cloth, place) => drawRims(cloth, place, ovalOf(0.9, 0.9)),
  drawJoint: (cloth, place) => drawSprays(cloth, place, 0.62),
}

/** Honeycomb. */
export const hexagonFrame: Frame = {
  wideMm: 92,
  tallMm: 80,
  shift: 'row',
  reach: 1.34,
  seat: { y: 0, wide: 0.78, tall: 1.04, round: 2.2 },
  alternates: 'never',
  draw: (cloth, place) => drawRims(cloth, place, hexagonOf),
}

/** Lozenges of a harlequin. */
export const diamondFrame: Frame = {
  wideMm: 107,
  tallMm: 72,
  shift: 'row',
  reach: 2,
  seat: { y: 0.04, wide: 0.88, tall: 1.76, round: 1.15 },
  alternates: 'never',
  draw: (cloth, place) => drawRims(cloth, place, diamondOf),
}

/** Panels in a grid. */
export const squareFrame: Frame = {
  wideMm: 80,
  tallMm: 80,
  shift: 'none',
  seat: { y: 0, wide: 0.72, tall: 0.72, round: 5 },
  alternates: 'never',
  draw: (cloth, place) => drawRims(cloth, place, squareOf),
}

function drawRims(cloth: Cloth, place: FramePlace, outline: Outline): void {
  const { inks } = place
  const line = lineOf(place)
  for (const [ink, inset] of [
    [inks.metal, line],
    [inks.ground, line * 2.6],
    [inks.quiet, line * 3.6],
    [inks.ground, line * 8.4],
    [inks.fine, line * 9.6],
    [inks.ground, line * 10.6],
  ] as const)
    paint(cloth, ink, outline(place, inset))
}

/** An ellipse of so much of the cell both ways. */
function ovalOf(wide: number, tall: number): Outline {
  return ({ x, y, halfWideMm, halfTallMm }, inset) =>
    circle(0, 0, 1).map(
      ([px, py]): Knot => [x + px * (halfWideMm * wide - inset), y + py * (halfTallMm * tall - inset)],
    )
}

function hexagonOf({ x, y, halfWideMm, halfTallMm }: FramePlace, inset: number): Ring {
  const [shoulder, tip] = [halfTallMm * (2 / 3) - inset * 0.58, halfTallMm * (4 / 3) - inset * 1.155]
  return uprightHexagon([x, y], halfWideMm - inset, shoulder, tip)
}

function diamondOf({ x, y, halfWideMm: half, halfTallMm }: FramePlace, inset: number): Ring {
  const tall = halfTallMm * 2
  const slope = Math.hypot(half, tall)
  const [side, tip] = [half - (inset * slope) / tall, tall - (inset * slope) / half]
  return polygon([
    [x, y - tip],
    [x + side, y],
    [x, y + tip],
    [x - side, y],
  ])
}

function squareOf({ x, y, halfWideMm, halfTallMm }: FramePlace, inset: number): Ring {
  return rectangle(x - halfWideMm + inset, y - halfTallMm + inset, (halfWideMm - inset) * 2, (halfTallMm - inset) * 2)
}

/** Beads along the rim of an oval, large and small by turns. */
function drawBeads(cloth: Cloth, place: FramePlace): void {
  const { x, y, halfWideMm, halfTallMm, inks } = place
  const line = lineOf(place)
  const [wide, tall] = [halfWideMm * 0.9 - line * 6, halfTallMm * 0.9 - line * 6]
  for (let at = 0; at < BEADS; at++) {
    const [px, py] = polar(0, 0, 1, (at / BEADS) * TURN)
    paint(cloth, inks.metal, circle(x + px * wide, y + py * tall, line * (at % 2 ? 0.8 : 1.5), 8))
  }
}

/** Four petals crosswise and a heart where frames leave room: at the upper edge of the cell, between two of them. */
function drawSprays(cloth: Cloth, { x, y, halfWideMm, halfTallMm, inks, isLone }: FramePlace, share: number): void {
  if (isLone) return
  const size = halfWideMm * 0.2 * share
  const [cx, cy] = share === 1 ? [x, y - halfTallMm] : [x + halfWideMm, y]
  for (let arm = 0; arm < 4; arm++) {
    const angle = (arm / 4) * TURN
    paint(cloth, inks.metal, ornamentPetal(cx, cy, angle, size * 0.2, size * 1.5, size * 0.24))
    paint(cloth, inks.quiet, ornamentPetal(cx, cy, angle + TURN / 8, size * 0.2, size * 0.9, size * 0.2))
  }
  paint(cloth, inks.fine, circle(cx, cy, size * 0.26, 8))
}
