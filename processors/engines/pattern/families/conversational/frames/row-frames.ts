import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../../kit/area/cloth.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { circle, polygon, rectangle } from '../../../kit/line/outline.ts'
import type { Frame, FramePlace } from './frame.ts'
import { lineOf } from './frame.ts'

/** Bare rows, every other one moved by half: no frame at all, a dot between one thing and the next. */
export const rowFrame: Frame = {
  wideMm: 64,
  tallMm: 60,
  shift: 'row',
  seat: { y: -0.02, wide: 0.84, tall: 0.84, round: 5, stands: true },
  airShare: 0.2,
  alternates: 'never',
  facesByRows: true,
  draw: (cloth, { x, y, halfWideMm, halfTallMm, inks }) =>
    paint(cloth, inks.quiet, circle(x + halfWideMm, y + halfTallMm * 0.1, Math.max(0.6, halfWideMm * 0.05), 8)),
}

/** Neats of a silk tie: small things in half-drop, all alike, and a pip in every gap. */
export const neatFrame: Frame = {
  wideMm: 46,
  tallMm: 30,
  shift: 'row',
  seat: { y: 0, wide: 0.6, tall: 0.86, round: 4 },
  airShare: 0,
  alternates: 'never',
  facesByRows: true,
  draw: (cloth, { x, y, halfWideMm, halfTallMm, inks }) => {
    const pip = Math.max(0.5, halfWideMm * 0.055)
    const [left, top] = [x + halfWideMm, y]
    const quad = [
      [0, -2],
      [2, 0],
      [0, 2],
      [-2, 0],
    ].map(([across, down]) => circle(left + across * pip, top + down * Math.min(pip, halfTallMm * 0.08), pip, 8))
    paintTogether(cloth, inks.quiet, quad)
  },
}

/** Patches of a quilt: things on stitched squares, small prints between. */
export const patchFrame: Frame = {
  wideMm: 80,
  tallMm: 80,
  shift: 'none',
  seat: { y: 0, wide: 0.74, tall: 0.74, round: 5 },
  alternates: 'always',
  draw: (cloth, place) => {
    if (place.isEmpty) drawPrint(cloth, place)
    drawStitches(cloth, place)
  },
}

type Small = (place: FramePlace) => Ring[]

/** Small prints of patches, in turn. */
const prints: readonly Small[] = [
  // Dots in half-drop.
  ({ x, y, halfWideMm: half }) =>
    gridOf(6, (column, row) =>
      circle(x + (column + (row % 2 ? 0.5 : 0)) * half * 0.3, y + row * half * 0.3, half * 0.05, 8),
    ),
  // Stripes.
  ({ x, y, halfWideMm: half, halfTallMm: tall }) =>
    [-3, -2, -1, 0, 1, 2].map((at) => rectangle(x + (at + 0.25) * half * 0.333, y - tall, half * 0.167, tall * 2)),
  // Four triangles of two halves.
  ({ x, y, halfWideMm: half, halfTallMm: tall }) =>
    [
      [-1, -1],
      [0, -1],
      [-1, 0],
      [0, 0],
    ].map(([column, row]) =>
      polygon([
        [x + column * half, y + row * tall],
        [x + (column + 1) * half, y + row * tall],
        [x + column * half, y + (row + 1) * tall],
      ]),
    ),
  // A check of two by two threads.
  ({ x, y, halfWideMm: half, halfTallMm: tall }) =>
    gridOf(4, (column, row) => rectangle(x + column * half * 0.5, y + row * tall * 0.5, half * 0.25, tall * 0.25)),
]

/** A thing for each cell of a grid of so many, counted from its middle, that lies inside the patch. */
function gridOf(count: number, one: (column: number, row: number) => Ring): Ring[] {
  const steps = Array.from({ length: count }, (_, at) => at - count / 2)
  return steps.flatMap((row) => steps.map((column) => one(column, row)))
}

function drawPrint(cloth: Cloth, place: FramePlace): void {
  const { x, y, halfWideMm, halfTallMm, inks, turn } = place
  const worn = [inks.metal, inks.fine, inks.quiet]
  const field = worn[turn % worn.length]
  const print = field === inks.quiet ? inks.fine : turn % 2 === 0 ? inks.ground : inks.quiet
  paint(cloth, field, rectangle(x - halfWideMm, y - halfTallMm, halfWideMm * 2, halfTallMm * 2))
  paintTogether(cloth, print === field ? inks.ground : print, prints[turn % prints.length](place))
}

const STITCHES = 11

/** Running stitches a little inside the four sides. */
function drawStitches(cloth: Cloth, place: FramePlace): void {
  const { x, y, halfWideMm, halfTallMm, inks, isEmpty } = place
  const thick = lineOf(place) * 1.1
  const [wide, tall] = [halfWideMm * 0.92, halfTallMm * 0.92]
  const stitches: Ring[] = []
  for (let at = 0; at < STITCHES; at++) {
    const share = (at + 0.5) / STITCHES - 0.5
    const [along, down] = [share * 2 * wide, share * 2 * tall]
    const [longX, longY] = [(wide / STITCHES) * 1.1, (tall / STITCHES) * 1.1]
    for (const side of [1, -1]) {
      stitches.push(rectangle(x + along - longX / 2, y + side * tall - thick / 2, longX, thick))
      stitches.push(rectangle(x + side * wide - thick / 2, y + down - longY / 2, thick, longY))
    }
  }
  paintTogether(cloth, isEmpty ? inks.ground : inks.metal, stitches)
}
