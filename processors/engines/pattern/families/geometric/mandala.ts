import type { Frame } from '../../compose/frame.ts'
import { composePanel } from '../../compose/panel.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar, polygon } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Family, Plan } from '../family.ts'

const CELL_MM = 80

export const mandala: Family = {
  name: 'mandala',
  summary:
    'medallions of rings in rings: petals, scallops, beads and rays of 8 to 16 parts, small ones between great ones',
  words:
    'mandala|mandalas|hex sign|hex signs|barn star|pennsylvania dutch hex sign|pennsylvania dutch hex signs|dancheong|kaleidoscope|kaleidoscopic|kaleidoscope pattern|rangoli|kolam|rosette medallion|rosette|rosettes|rosone|rosoni|radial pattern|radial symmetry|henna|mehndi|mehendi|henna mandala|rose window|rosace|yantra|spirograph flower|dot mandala|kaleidoskop|caleidoscopio|万華鏡|曼荼羅'.split(
      '|',
    ),
  motifs: [],
  coverage: { low: 0.32, medium: 0.5, high: 0.64 },
  inks: { least: 2, natural: 6 },
  moods: ['boho', 'mediterranean', 'moody', 'tropical-night', 'pop'],
  ground: 'light',
  motifMm: CELL_MM,
  repeatMm: 160,
  layouts: ['half-drop', 'diamond', 'block'],
  draw: drawMandala,
  compose: (plan) => composePanel(plan, paintGreatMandala),
}

/** One great mandala in a window, its rings in two scales, and quarters of smaller ones in the corners. */
function paintGreatMandala(cloth: Cloth, frame: Frame, plan: Plan): void {
  const random = plan.random.fork('great mandala')
  const parts = random.pick([12, 16])
  const reach = Math.min(frame.right - frame.left, frame.bottom - frame.top) / 2
  const middle: Point = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2]
  const corner = composeRings(random.fork('corner'), plan, parts)
  for (const x of [frame.left, frame.right])
    for (const y of [frame.top, frame.bottom]) drawRings(cloth, corner, [x, y], reach * CORNER)
  drawRings(cloth, composeRings(random.fork('rim'), plan, parts * 2), middle, reach * RIM)
  drawRings(cloth, composeRings(random.fork('heart'), plan, parts), middle, reach * HEART)
}

/** Radii as shares of half the window. */
const [RIM, HEART, CORNER] = [0.95, 0.62, 0.44]

/** One ring of a mandala between two radii, given as shares of its whole reach. */
type RingDrawing = (
  put: (ink: number, ring: Ring) => void,
  ring: {
    readonly inner: number
    readonly outer: number
    readonly parts: number
    readonly ink: number
    readonly light: number
  },
) => void

function drawMandala(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('mandala')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const size = CELL_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size })
  const spread = Math.sqrt(plan.coverage / 0.5)
  const parts = random.pick([8, 10, 12, 16])
  const great = composeRings(random.fork('great'), plan, parts)
  const small = composeRings(random.fork('small'), plan, parts / 2 >= 6 ? parts / 2 : 8)
  const reach = Math.min(cells.wideMm, cells.tallMm) / 2
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const at = (x: number, y: number): Point => [(column + x) * cells.wideMm, (row + y) * cells.tallMm]
      drawRings(cloth, great, at(0.5, 0.5), reach * Math.min(1.02, 0.94 * spread))
      drawRings(cloth, small, at(0, 0), reach * Math.min(0.44, 0.4 * spread))
      if (cast.figures.length < 2) continue
      for (const [x, y] of [at(0.5, 0), at(0, 0.5)]) paint(cloth, cast.accent, circle(x, y, reach * 0.05 * spread, 8))
    }
  return cloth
}

type Layer = Parameters<RingDrawing>[1] & { readonly draw: RingDrawing }

/** Rings from the rim inwards; kinds never follow themselves and inks go round the palette. */
function composeRings(random: Random, { cast }: Plan, parts: number): Layer[] {
  const inks = random.shuffle(cast.figures)
  const edges = [1, random.between(0.76, 0.82), random.between(0.56, 0.64), random.between(0.36, 0.44), 0.2]
  const kinds = random.shuffle(ringDrawings)
  return edges.slice(0, -1).map((outer, at) => ({
    draw: at === 0 ? random.pick([petals, scallops, rays]) : kinds[at % kinds.length],
    inner: edges[at + 1],
    outer,
    parts: at === 3 ? Math.max(6, parts / 2) : parts,
    ink: inks[at % inks.length],
    // Every second ring lets the ground through, so that the medallion stays open.
    light: inks.length > 2 && at % 2 === 0 ? inks[(at + 1) % inks.length] : cast.ground,
  }))
}

function drawRings(cloth: Cloth, layers: readonly Layer[], [x, y]: Point, reach: number): void {
  const put = (ink: number, ring: Ring): void =>
    paint(
      cloth,
      ink,
      ring.map(([px, py, corner]) => [x + px * reach, y + py * reach, corner]),
    )
  for (const layer of layers) layer.draw(put, layer)
  const last = layers[layers.length - 1]
  put(last.light, circle(0, 0, 0.2))
  put(last.ink, circle(0, 0, 0.14))
  for (let seed = 0; seed < 8; seed++) put(last.light, circle(...polar(0, 0, 0.09, (seed / 8) * TURN), 0.022, 8))
}

const petals: RingDrawing = (put, { inner, outer, parts, ink, light }) => {
  const half = (outer * Math.PI) / parts
  for (let part = 0; part < parts; part++) {
    const turn = ((part + 0.5) / parts) * TURN
    put(ink, ornamentPetal(0, 0, turn, inner * 0.6, outer, half * 0.8))
    put(light, ornamentPetal(0, 0, turn, inner * 0.9, outer * 0.93, half * 0.46))
    put(ink, ornamentPetal(0, 0, turn, inner, outer * 0.86, half * 0.2))
  }
  put(ink, circle(0, 0, inner + 0.02))
}

const scallops: RingDrawing = (put, { inner, outer, parts, ink, light }) => {
  const middle = (inner + outer) / 2
  const radius = Math.min((outer - inner) * 0.5, (middle * Math.PI) / parts)
  for (let part = 0; part < parts; part++) {
    const [x, y] = polar(0, 0, outer - radius, (part / parts) * TURN)
    put(ink, circle(x, y, radius, 8))
    put(light, circle(x, y, radius * 0.62, 8))
    put(ink, circle(x, y, radius * 0.26, 8))
  }
  put(ink, circle(0, 0, outer - radius * 1.1))
  put(light, circle(0, 0, inner + (outer - inner) * 0.12))
}

const beads: RingDrawing = (put, { inner, outer, parts, ink, light }) => {
  put(ink, circle(0, 0, outer))
  const middle = (inner + outer) / 2
  for (let part = 0; part < parts * 2; part++) {
    const [x, y] = polar(0, 0, middle, (part / parts / 2) * TURN)
    put(light, circle(x, y, (outer - inner) * (part % 2 ? 0.12 : 0.24), 8))
  }
}

const rays: RingDrawing = (put, { inner, outer, parts, ink, light }) => {
  const points = parts < 12 ? parts * 2 : parts
  const star = (far: number, near: number): Ring =>
    polygon(Array.from({ length: points * 2 }, (_, at) => polar(0, 0, at % 2 ? near : far, (at / points / 2) * TURN)))
  put(ink, star(outer, inner + (outer - inner) * 0.25))
  put(light, star(outer * 0.9, inner + (outer - inner) * 0.1))
  put(ink, circle(0, 0, inner + 0.015))
}

const bands: RingDrawing = (put, { inner, outer, ink, light }) => {
  const step = (outer - inner) / 4
  put(ink, circle(0, 0, outer))
  put(light, circle(0, 0, outer - step * 0.7))
  put(ink, circle(0, 0, outer - step * 1.4))
  put(light, circle(0, 0, outer - step * 3))
}

const ringDrawings: readonly RingDrawing[] = [petals, scallops, beads, rays, bands]
