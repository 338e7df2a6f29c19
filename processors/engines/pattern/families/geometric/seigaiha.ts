import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { arcKnots } from '../../kit/line/arc.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Family, Plan } from '../family.ts'

const SCALE_MM = 40

export const seigaiha: Family = {
  name: 'seigaiha',
  summary: 'blue sea waves: scales of concentric rings in brick order, each row over half of the one above',
  words:
    'seigaiha|japanese wave|japanese waves|wave scale|wave scales|sea wave|sea waves|blue ocean wave|blue ocean waves|青海波|wave|waves|wellen|vague|vagues|ola|olas|onda|onde|concentric wave|concentric waves'.split(
      '|',
    ),
  motifs: ['wave', 'scale'],
  coverage: { low: 0.4, medium: 0.55, high: 0.7 },
  inks: { least: 2, natural: 4 },
  moods: ['indigo', 'indigo', 'prussian-blue'],
  ground: 'light',
  motifMm: SCALE_MM,
  repeatMm: 160,
  layouts: ['brick', 'block'],
  lines: 'covering',
  draw: drawSeigaiha,
}

type Tone = { readonly body: number; readonly line: number; readonly heart: number; readonly isJewelled: boolean }

function drawSeigaiha(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const size = SCALE_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size / 4 }, { rows: 2 })
  const radius = cells.wideMm / 2
  const squash = (cells.tallMm * 2) / radius
  // The lines' share of each ring's step follows from the coverage asked for; a little over half is the classic look.
  const share = Math.min(0.97, Math.max(0.1, (plan.coverage - 0.1) * 1.15))
  const tones = scatterTones(plan.random.fork('tones'), plan, cells.columns, cells.rows)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const centre: Point = [(column + (row & 1 ? 0.5 : 0)) * cells.wideMm, row * cells.tallMm]
      drawScale(cloth, { centre, radius, squash, share, tone: tones[row * cells.columns + column] })
    }
  return cloth
}

/** Most scales keep the ground and the main line; about one in six changes, never two that touch. */
function scatterTones(random: Random, { cast, details }: Plan, columns: number, rows: number): Tone[] {
  const { ground, main, accent, figures } = cast
  const plain: Tone = { body: ground, line: main, heart: main, isJewelled: false }
  const lined = figures.filter((ink) => ink !== main).map((ink): Tone => ({ ...plain, line: ink, heart: ink }))
  // The last ink of a rich palette is met as a scale turned inside out, or as beads along the rim of another.
  const turned: Tone = { body: main, line: ground, heart: accent, isJewelled: false }
  // An accent that was asked for is seen whole, on scales of its own.
  const bright = lined.find(({ line }) => line === accent)
  if (details.accent !== undefined && bright) lined[lined.indexOf(bright)] = { ...turned, body: accent, heart: ground }
  const others =
    figures.length > 2 ? [...lined.slice(0, -1), turned, { ...lined[lined.length - 1], isJewelled: true }] : lined
  const tones: Tone[] = Array.from({ length: columns * rows }, () => plain)
  if (others.length === 0) return tones
  const wanted = Math.max(others.length, Math.round((columns * rows) / 5))
  const isFree = (at: number): boolean => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    return [-2, -1, 0, 1, 2].every((down) =>
      [-1, 0, 1].every((across) => {
        const other = ((row + down + rows) % rows) * columns + ((column + across + columns) % columns)
        return tones[other] === plain
      }),
    )
  }
  let placed = 0
  for (const at of random.shuffle([...tones.keys()])) {
    if (placed >= wanted) break
    if (isFree(at)) tones[at] = others[placed++ % others.length]
  }
  return tones
}

type Scale = {
  readonly centre: Point
  readonly radius: number
  readonly squash: number
  readonly share: number
  readonly tone: Tone
}

/** Reaches at which rings begin; between them lie line and body in the share asked for. */
const RINGS = [1, 0.81, 0.62, 0.43, 0.24] as const
const RING_STEP = 0.19

function drawScale(cloth: Cloth, { centre: [x, y], radius, squash, share, tone }: Scale): void {
  const place = (ring: Ring): Ring =>
    ring.map(([px, py, corner]) => [x + px * radius, y + py * radius * squash, corner] as const)
  const edge = Math.max(0.03, 0.42 / radius)
  RINGS.forEach((outer, at) => {
    const isHeart = at === RINGS.length - 1
    paint(cloth, isHeart ? tone.heart : tone.line, place(visibleScale(outer)))
    if (!isHeart) paint(cloth, tone.body, place(visibleScale(outer - (at === 0 ? edge : RING_STEP * share))))
  })
  if (!tone.isJewelled) return
  for (let bead = -2; bead <= 2; bead++) {
    const [bx, by] = polar(0, 0, radius * 0.87, -TURN / 4 + bead * 0.2)
    paint(cloth, tone.heart, circle(x + bx, y + by * squash, Math.max(0.32, radius * 0.045), 8))
  }
}

/** The two scales of the next row lie a radius aside and half a radius below, the one after it a radius below. */
const BESIDE: Point = [1, 0.5]
/** Where the circles of BESIDE and of the scale below cross, just beside the middle. */
const FOOT: Point = [0.1291, 0.0085]

/**
 * What shows of a disc of this reach in a scale of radius 1: its crown, cut by the two scales beside and the one below.
 * Rows overlap all the way round the torus, so each scale is cut exactly instead of painted over. Exported for its test.
 *
 * @param reach 0.2..1
 */
export function visibleScale(reach: number): Ring {
  // The crown meets the circle of the right scale at this angle from upright.
  const [bx, by] = BESIDE
  const far = Math.hypot(bx, by)
  const along = (reach * reach - 1 + far * far) / (2 * far)
  const towards = Math.atan2(by, bx)
  const crown = towards - Math.acos(along / reach) + TURN / 4
  const hit: Point = [Math.sin(crown) * reach, -Math.cos(crown) * reach]
  const angleOn = ([cx, cy]: Point, [px, py]: Point): number => Math.atan2(py - cy, px - cx)
  const mirrored = ([px, py, corner]: Knot): Knot => [-px, py, corner]
  const top = arcKnots([0, 0], reach, -TURN / 4 - crown, -TURN / 4 + crown)
  const from = angleOn(BESIDE, hit) + (angleOn(BESIDE, hit) > 0 ? 0 : TURN)
  const to = angleOn(BESIDE, FOOT) + (angleOn(BESIDE, FOOT) > 0 ? 0 : TURN)
  const right = arcKnots(BESIDE, 1, from, to)
  const bottom = arcKnots([0, 1], 1, angleOn([0, 1], FOOT), -TURN / 2 - angleOn([0, 1], FOOT))
  return [...top, ...right.slice(1), ...bottom.slice(1), ...right.toReversed().slice(1, -1).map(mirrored)]
}
