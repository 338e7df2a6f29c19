import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import { paintScattered } from '../../../kit/area/paint-scattered.ts'
import type { TorusField } from '../../../kit/chance/noise.ts'
import { createNoise } from '../../../kit/chance/noise.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import type { Pen } from '../../../kit/motif/motif.ts'
import { stampMotif } from '../../../kit/motif/stamp-motif.ts'
import { fitCells } from '../../../kit/place/fit-cells.ts'
import type { FlowerPalette } from '../../botany/flower-inks.ts'
import { mixFlowerPalette } from '../../botany/flower-inks.ts'
import { drawFlower, drawFlowerInProfile, flowerInksFor, isTopView } from '../../botany/flowers/bloom-table.ts'
import { drawLeaf } from '../../botany/leaves/leaf.ts'
import type { Plan } from '../../family.ts'
import type { Glazing } from './set-glass.ts'

/** Way between stems, and length of one wave of a stem. */
const [LANE_MM, WAVE_MM] = [120, 160]
/** How far a stem swings to each side, and the radius of its flowers, as shares of the lane. */
const [SWING, BLOOM] = [0.17, 0.245]
const ROW_MM = 27
/** Width of the leads of what grows beside those of the field. */
const FINE = 0.85

/** Flowers that a glazier chooses, for prompts that name none. */
const FLOWERS = ['tulip', 'lily', 'iris', 'poppy', 'rose', 'magnolia'] as const

/**
 * Glass of 1900: flowers and leaves on winding stems, every form in its lead, before a sky of hand-cut strips that bend with them.
 */
export function setGlassBlooms(cloth: Cloth, plan: Plan, glazing: Glazing, asked: readonly string[]): void {
  const random = plan.random.fork('blooms')
  setFlowingField(cloth, plan, glazing)
  const flowers = asked.length > 0 ? asked : [random.pick(FLOWERS)]
  const palette = mixFlowerPalette(plan.cast)
  const pen: Pen = { mode: 'outline', ink: glazing.lead, widthMm: glazing.half * 2 * FINE }
  const lanes = fitCells(plan.widthMm, LANE_MM * plan.scale, 2)
  const waves = fitCells(plan.heightMm, WAVE_MM * plan.scale)
  const swing = lanes.sizeMm * SWING
  const stems = Array.from({ length: lanes.count }, (_, lane) => {
    const phase = (lane % 2) * 0.5
    const at = (share: number): Point => [
      (lane + 0.5) * lanes.sizeMm + swing * Math.sin(TURN * (share - phase)),
      share * waves.sizeMm,
    ]
    return { lane, phase, at }
  })
  const garden: Garden = { cloth, plan, glazing, palette, pen, laneMm: lanes.sizeMm }
  // The stem swings to one side and leaves room on the other.
  const nodes = stems.flatMap(({ at, phase, lane }) =>
    Array.from({ length: waves.count * 2 }, (_, half): Node => {
      const side = half % 2 ? -1 : 1
      const share = Math.floor(half / 2) + phase + (side > 0 ? 0.75 : 0.25)
      return { at, share, side, turn: lane + half, random: random.fork(`node ${lane} ${half}`) }
    }),
  )
  for (const node of nodes) layStalk(garden, node)
  for (const { at } of stems) layStem(garden, at, waves.count)
  for (const node of nodes) growLeaves(garden, node)
  for (const node of nodes) setBloom(garden, node, flowers[node.turn % flowers.length])
}

type Garden = {
  readonly cloth: Cloth
  readonly plan: Plan
  readonly glazing: Glazing
  readonly palette: FlowerPalette
  readonly pen: Pen
  readonly laneMm: number
}

/** Where a flower branches off: its stem by share of a wave, the share, and the side with room. */
type Node = {
  readonly at: (share: number) => Point
  readonly share: number
  readonly side: 1 | -1
  readonly turn: number
  readonly random: Random
}

/** A stem runs through the whole height: drawn a little longer than the period, so that its ends lie on each other. */
function layStem({ cloth, glazing, palette, plan }: Garden, at: (share: number) => Point, waves: number): void {
  const steps = waves * 16
  const curve = Array.from({ length: steps + 3 }, (_, step) => at(((step - 1) / steps) * waves))
  const half = Math.max(glazing.half * 1.2, 1.5 * plan.scale)
  paint(
    cloth,
    glazing.lead,
    ribbon(curve, () => half + glazing.half * 2 * FINE),
  )
  paint(
    cloth,
    palette.foliage.leaf,
    ribbon(curve, () => half),
  )
}

/** Two leaves under each flower, one to either side. */
function growLeaves({ cloth, glazing, palette, pen, laneMm }: Garden, { random, at, share, side }: Node): void {
  const { leaf, leafDark } = palette.foliage
  const tones = palette.leaves.length > 1 ? palette.leaves : [leaf, leafDark === glazing.lead ? leaf : leafDark]
  const pair = [
    [0.24, side, 0.5],
    [0.02, -side, 0.52],
  ] as const
  for (const [index, [before, hand, size]] of pair.entries()) {
    const [x, y] = at(share + before)
    const body = tones[index % tones.length]
    const other = tones[(index + 1) % tones.length]
    const inks = { leaf: body, leafDark: other === glazing.lead ? body : other, leafLight: glazing.lead }
    const motif = drawLeaf(
      random,
      inks,
      { lengthMm: laneMm * size, width: 0.46, bend: 0.7 * hand, stalk: 0, veins: 3, style: 'half' },
      pen,
    )
    stampMotif(cloth, motif, { x, y, turn: -TURN / 4 + hand * random.between(0.75, 0.95) })
  }
}

/** The middle of the flower of a node, in the room that the stem leaves. */
function headOf({ laneMm }: Garden, { at, share, side }: Node, isTop: boolean): Point {
  const [x, y] = at(share)
  return [x + side * laneMm * 0.31, y - laneMm * (isTop ? 0.06 : -0.06)]
}

function layStalk(garden: Garden, node: Node): void {
  const { cloth, glazing, palette, laneMm, plan } = garden
  const [x, y] = node.at(node.share)
  const head = headOf(garden, node, true)
  const foot: Point = [x - node.side * laneMm * 0.005, y + laneMm * 0.34]
  const bow: Point = [x + node.side * laneMm * 0.24, y + laneMm * 0.26]
  const half = Math.max(glazing.half, 1.1 * plan.scale)
  const stalk = Array.from({ length: 9 }, (_, step): Point => {
    const t = step / 8
    const mixed = (axis: 0 | 1): number => (1 - t) ** 2 * foot[axis] + 2 * t * (1 - t) * bow[axis] + t * t * head[axis]
    return [mixed(0), mixed(1)]
  })
  for (const [ink, more] of [
    [glazing.lead, glazing.half * 2 * FINE],
    [palette.foliage.leaf, 0],
  ] as const)
    paint(
      cloth,
      ink,
      ribbon(stalk, () => half + more),
    )
}

/** Seen from the side a flower rises from its stalk; of those seen from above some are turned away. */
function setBloom(garden: Garden, node: Node, noun: string): void {
  const { cloth, palette, pen, laneMm } = garden
  const { random, side, turn } = node
  const radius = laneMm * BLOOM
  const inks = flowerInksFor(palette, noun, turn)
  const isTop = isTopView(noun)
  const [x, y] = headOf(garden, node, isTop)
  const isTurned = isTop && random.chance(0.3)
  const flower = isTurned
    ? drawFlowerInProfile(random, noun, inks, radius, pen)
    : drawFlower(random, noun, inks, isTop ? radius : radius * 0.94, { pen })
  const isRisen = !isTop || isTurned
  stampMotif(cloth, flower, { x, y, turn: isRisen ? -TURN / 4 + side * 0.22 : random.between(0, TURN) })
}

/** Rows of hand-cut strips, no joint over another, all bent by the same slow waves. */
export function setFlowingField(cloth: Cloth, plan: Plan, { half, quiet }: Glazing): void {
  const random = plan.random.fork('field')
  const rows = fitCells(plan.heightMm, ROW_MM * plan.scale, 2)
  const columns = fitCells(plan.widthMm, ROW_MM * 1.7 * plan.scale)
  const bend = bendOf(random, plan)
  const panes = new Map<number, Ring[]>(quiet.map((ink) => [ink, []]))
  for (let row = 0; row < rows.count; row++) {
    const joints = Array.from(
      { length: columns.count },
      (_, at) => (at + (row % 2) / 2 + random.between(-0.2, 0.2)) * columns.sizeMm,
    )
    joints.forEach((left, at) => {
      const right = at + 1 < joints.length ? joints[at + 1] : joints[0] + plan.widthMm
      const [top, foot] = [row * rows.sizeMm, (row + 1) * rows.sizeMm]
      const ink = quiet[(row + at + random.below(2)) % quiet.length]
      panes.get(ink)?.push(offsetRing(bentPane(bend, [left, top], [right, foot]), -half))
    })
  }
  for (const [ink, rings] of panes) paintScattered(cloth, ink, rings)
}

function bendOf(random: Random, { widthMm, heightMm, scale }: Plan): (point: Point) => Point {
  const seed = `${random.next()}`
  const cells = Math.max(2, Math.round(3 / scale))
  const [across, down]: TorusField[] = [createNoise(`${seed}/x`, cells), createNoise(`${seed}/y`, cells)]
  const reach = ROW_MM * 0.85 * scale
  return ([x, y]) => [x + reach * across(x / widthMm, y / heightMm), y + reach * down(x / widthMm, y / heightMm)]
}

/** A rectangle through the bend: its corners stay sharp, its sides curve. */
function bentPane(bend: (point: Point) => Point, [left, top]: Point, [right, foot]: Point): Ring {
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
  ]
  return corners.flatMap((from, side): Knot[] => {
    const to = corners[(side + 1) % 4]
    return [0, 0.25, 0.5, 0.75].map((t): Knot => {
      const [x, y] = bend([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t])
      return t === 0 ? [x, y, 1] : [x, y]
    })
  })
}
