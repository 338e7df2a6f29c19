import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../../kit/area/cloth.ts'
import { visibleDisc } from '../../../kit/area/overlapped-scale.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { circle, polar, polygon, uprightHexagon } from '../../../kit/line/outline.ts'
import type { Frame, FramePlace } from './frame.ts'
import { lineOf } from './frame.ts'

/** Fans like scales, in the crown of each a thing over a shell of ribs. */
export const fanFrame: Frame = {
  wideMm: 110,
  tallMm: 77,
  shift: 'row',
  seat: { y: -0.44, wide: 0.8, tall: 1.2, round: 2.2 },
  alternates: 'alone',
  draw: drawFan,
}

/** Scales on top of one, in its own units: the next row to the left and right, and the one after it. */
const COVERS: readonly Point[] = [
  [-1, 1],
  [1, 1],
  [0, 2],
]

const PEARLS = 17
const [SHELL_RIBS, FAN_RIBS] = [7, 15]

/** A scale's radius down is the height of a cell, across half its width; its middle lies at the cell's. */
function drawFan(cloth: Cloth, { x, y, halfWideMm: across, halfTallMm, inks, isEmpty }: FramePlace): void {
  const down = halfTallMm * 2
  const place = (px: number, py: number): Point => [x + px * across, y + py * down]
  const disc = (ink: number, share: number): void => {
    const ring = visibleDisc(share, COVERS).map(([px, py, corner]): Knot => [...place(px, py), corner])
    paint(cloth, ink, ring)
  }
  const { metal, fine, quiet, ground } = inks
  for (const [ink, share] of [
    [metal, 1],
    [ground, 0.972],
    [quiet, 0.952],
    [metal, 0.872],
    [ground, 0.856],
  ] as const)
    disc(ink, share)
  const hides = ([px, py]: Point, far: number): boolean => COVERS.some(([cx, cy]) => Math.hypot(px - cx, py - cy) < far)
  for (let pearl = 0; pearl < PEARLS; pearl++) {
    const at = polar(0, 0, 0.912, (-(pearl + 0.5) / PEARLS) * (TURN / 2))
    if (!hides(at, 1.05)) paint(cloth, metal, circle(...place(...at), across * (pearl % 2 ? 0.014 : 0.027), 8))
  }
  const spread = isEmpty ? 0.27 : 0.24
  const ribs = isEmpty ? FAN_RIBS : SHELL_RIBS
  for (let rib = 0; rib < ribs; rib++) {
    const lean = ((rib / (ribs - 1)) * 2 - 1) * Math.PI * spread * (isEmpty ? 0.95 : 0.62)
    const reach = isEmpty ? rimReach(lean, rib % 2 ? 0.58 : 0.74) : 0.84
    drawRib(cloth, { place, across, ink: rib % 2 ? fine : metal, isThick: rib % 2 === 0 }, lean, reach)
  }
}

/** From the foot at (0, 1) along a lean, to the ring of so much of the scale. */
function rimReach(lean: number, ring: number): number {
  const up = Math.cos(lean)
  return up + Math.sqrt(Math.max(0, up * up - (1 - ring * ring)))
}

type Rib = {
  readonly place: (x: number, y: number) => Point
  readonly across: number
  readonly ink: number
  readonly isThick: boolean
}

/** The two next scales hide a rib up to twice the sine of its lean from the foot. */
function drawRib(cloth: Cloth, { place, across, ink, isThick }: Rib, lean: number, reach: number): void {
  const foot = Math.max(0.24, 2 * Math.abs(Math.sin(lean)) + 0.07)
  if (foot > reach - 0.12) return
  const at = (far: number): Point => place(Math.sin(lean) * far, 1 - Math.cos(lean) * far)
  paint(
    cloth,
    ink,
    ribbon([at(foot), at(reach)], (t) => Math.max(0.18, across * (isThick ? 0.006 + 0.02 * t : 0.006))),
  )
  paint(cloth, ink, circle(...at(reach), Math.max(0.3, across * (isThick ? 0.03 : 0.017)), 8))
}

/** Tall hexagons, nested line in line, steps under the thing and rays over it. */
export const towerFrame: Frame = {
  wideMm: 80,
  tallMm: 107,
  shift: 'row',
  seat: { y: 0.06, wide: 0.7, tall: 0.72, round: 4 },
  alternates: 'alone',
  draw: drawTower,
}

const RAYS = 9

function drawTower(cloth: Cloth, place: FramePlace): void {
  const { x, y, halfWideMm: half, halfTallMm, inks, isEmpty } = place
  const { metal, fine, quiet, ground } = inks
  const tall = halfTallMm * 2
  const line = lineOf(place)
  // Points of one row fit between those of the next: the sides end where the next row begins.
  const hexagon = (inset: number): Ring =>
    uprightHexagon([x, y], half - inset, tall * 0.36 - inset * 0.35, tall * 0.64 - inset * 1.2)
  for (const [ink, inset] of [
    [metal, line * 0.7],
    [ground, line * 2.4],
    [quiet, line * 3.6],
    [ground, line * 8],
    [fine, line * 9.4],
    [ground, line * 10.4],
  ] as const)
    paint(cloth, ink, hexagon(inset))
  const [top, foot] = [y - tall * 0.5, y + tall * 0.26]
  const reach = isEmpty ? tall * 0.74 : tall * 0.2
  paintTogether(cloth, metal, raysFrom([x, top], reach, isEmpty ? 0.24 : 0.62, RAYS))
  paint(cloth, fine, circle(x, top, half * 0.05, 8))
  paintTogether(cloth, metal, steps([x, foot], half, line))
}

/** Narrow wedges falling from a point, long and short by turns. */
function raysFrom([x, y]: Point, reach: number, spread: number, count: number): Ring[] {
  return Array.from({ length: count }, (_, ray): Ring => {
    const angle = TURN / 4 + ((ray / (count - 1)) * 2 - 1) * spread
    const far = reach * (ray % 2 ? 0.66 : 1)
    const half = (spread / count) * 0.42
    return polygon([polar(x, y, reach * 0.2, angle), polar(x, y, far, angle - half), polar(x, y, far, angle + half)])
  })
}

/** Three bars that narrow downwards under what stands on them. */
function steps([x, y]: Point, half: number, line: number): Ring[] {
  return [0.62, 0.42, 0.22].map((share, at): Ring => {
    const top = y + at * line * 2.6
    return polygon([
      [x - half * share, top],
      [x + half * share, top],
      [x + half * share, top + line * 1.5],
      [x - half * share, top + line * 1.5],
    ])
  })
}

/** Round arches, a sun of rays in the vault and steps at the foot, columns in half-drop. */
export const archFrame: Frame = {
  wideMm: 80,
  tallMm: 107,
  shift: 'column',
  seat: { y: 0.08, wide: 0.72, tall: 0.66, round: 5, stands: true },
  alternates: 'never',
  draw: drawArch,
}

const VAULT_RAYS = 15

function drawArch(cloth: Cloth, place: FramePlace): void {
  const { x, y, halfWideMm: half, halfTallMm: tall, inks } = place
  const { metal, fine, quiet, ground } = inks
  const line = lineOf(place)
  const radius = half * 0.94
  const spring = y - tall * 0.96 + radius
  const arch = (inset: number): Ring => archRing([x, spring], radius - inset, y + tall * 0.96 - inset)
  for (const [ink, inset] of [
    [metal, 0],
    [ground, line * 1.6],
    [quiet, line * 3],
    [metal, line * 8],
    [ground, line * 9],
  ] as const)
    paint(cloth, ink, arch(inset))
  const rim = radius - line * 9
  for (let ray = 0; ray < VAULT_RAYS; ray++) {
    const angle = -TURN / 2 + ((ray + 0.5) / VAULT_RAYS) * (TURN / 2)
    const isLong = ray % 2 === 0
    const ring = ribbon(
      [polar(x, spring, rim * (isLong ? 0.8 : 0.86), angle), polar(x, spring, rim * 0.95, angle)],
      (t) => Math.max(0.18, rim * (isLong ? 0.006 + 0.022 * t : 0.008)),
    )
    paint(cloth, isLong ? metal : fine, ring)
  }
  const foot = y + tall * 0.76
  paintTogether(cloth, metal, steps([x, foot], half, line))
}

/** A half circle on upright jambs. */
function archRing([x, y]: Point, radius: number, foot: number): Ring {
  const stepsRound = 6
  const reach = radius / Math.cos(TURN / 4 / stepsRound)
  const vault = Array.from(
    { length: stepsRound },
    (_, step): Knot => polar(x, y, reach, -TURN / 2 + ((step + 0.5) / stepsRound) * (TURN / 2)),
  )
  return [[x - radius, foot, 1], [x - radius, y, 1], ...vault, [x + radius, y, 1], [x + radius, foot, 1]]
}
