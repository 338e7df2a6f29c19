import type { Random } from '../../kit/chance/random.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentLeaf, ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm } from '../../kit/motif/motif.ts'

/** One ring of a medallion; radii are shares of its size, rings are given from outside in. */
export type RosetteRing = {
  readonly kind: 'disc' | 'petals' | 'scallops' | 'beads' | 'rays' | 'commas' | 'teeth'
  readonly ink: number
  readonly from: number
  readonly to: number
  readonly count?: number
  /** A narrower form of this ink inside each petal. */
  readonly inner?: number
  /** A rim of this ink round each petal or scallop. */
  readonly rim?: number
}

/** Draws rings over each other round the origin; `turn` turns the whole. */
export function drawRings(motif: Motif, rings: readonly RosetteRing[], radiusMm: number, turn = 0): void {
  for (const ring of rings) drawRing(motif, ring, radiusMm, turn)
}

function drawRing(motif: Motif, ring: RosetteRing, radiusMm: number, turn: number): void {
  const { kind, ink, count = 12, inner, rim } = ring
  const [from, to] = [ring.from * radiusMm, ring.to * radiusMm]
  if (kind === 'disc') {
    addForm(motif, ink, circle(0, 0, to, to > 8 ? 12 : 8))
    return
  }
  const middle = (from + to) / 2
  const half = (Math.PI * to) / count
  for (let at = 0; at < count; at++) {
    const angle = turn + (at / count) * TURN
    if (kind === 'petals') {
      if (rim !== undefined) addForm(motif, rim, ornamentPetal(0, 0, angle, from * 0.9, to * 1.03, half * 0.92))
      addForm(motif, ink, ornamentPetal(0, 0, angle, from, to, half * 0.72))
      if (inner !== undefined)
        addDetail(motif, inner, ornamentPetal(0, 0, angle, from + (to - from) * 0.22, to * 0.9, half * 0.34))
    } else if (kind === 'scallops') {
      const [x, y] = polar(0, 0, middle, angle)
      const size = Math.min((to - from) / 2, (Math.PI * middle) / count) * 1.02
      if (rim !== undefined) addForm(motif, rim, circle(x, y, size * 1.12, 8))
      addForm(motif, ink, circle(x, y, size, 8))
      if (inner !== undefined) addDetail(motif, inner, circle(x, y, size * 0.45, 8))
    } else if (kind === 'beads') {
      const [x, y] = polar(0, 0, middle, angle)
      addDetail(motif, ink, circle(x, y, (to - from) / 2, 8))
    } else addSpoke(motif, kind, ink, { from, to, half, angle, x: 0, y: 0 })
  }
}

type Spoke = {
  readonly from: number
  readonly to: number
  readonly half: number
  readonly angle: number
  readonly x: number
  readonly y: number
}

function addSpoke(motif: Motif, kind: 'rays' | 'commas' | 'teeth', ink: number, spoke: Spoke): void {
  const { from, to, half, angle } = spoke
  if (kind === 'rays') addDetail(motif, ink, ornamentPetal(0, 0, angle, from, to, half * 0.3))
  else if (kind === 'teeth') {
    const [ax, ay] = polar(0, 0, from, angle - (half / to) * 0.92)
    const [bx, by] = polar(0, 0, from, angle + (half / to) * 0.92)
    const [tx, ty] = polar(0, 0, to, angle)
    addForm(motif, ink, [
      [ax, ay, 1],
      [tx, ty, 1],
      [bx, by, 1],
    ])
  } else {
    const [ax, ay] = polar(0, 0, from, angle)
    const [bx, by] = polar(0, 0, to, angle + ((to - from) / to) * 0.9)
    addForm(motif, ink, ornamentLeaf(ax, ay, bx, by, Math.min(0.3, (half * 0.62) / (to - from)), 0.16))
  }
}

export type RosetteInks = {
  readonly first: number
  readonly second: number
  readonly third: number
  readonly fourth: number
  readonly ground: number
}

/** A medallion of five to eight rings, ring in ring; the stream decides which. */
export function composeRosette(random: Random, inks: RosetteInks): RosetteRing[] {
  const { first, fourth, ground } = inks
  const count = random.pick([10, 12, 14, 16])
  const heart: RosetteRing[] = [
    { kind: 'disc', ink: ground, from: 0, to: 0.24 },
    { kind: 'disc', ink: fourth, from: 0, to: 0.2 },
    { kind: 'beads', ink: ground, from: 0.115, to: 0.165, count: 8 },
    { kind: 'disc', ink: first, from: 0, to: 0.085 },
  ]
  return [...random.pick(outerRings(inks, count)), ...random.pick(innerRings(inks, count)), ...heart]
}

function outerRings({ first, second, third, fourth, ground }: RosetteInks, count: number): RosetteRing[][] {
  return [
    [
      { kind: 'petals', ink: first, from: 0.5, to: 1, count, inner: third, rim: ground },
      { kind: 'disc', ink: ground, from: 0, to: 0.62 },
    ],
    [
      { kind: 'scallops', ink: first, from: 0.76, to: 1, count: count + 4, inner: third },
      { kind: 'disc', ink: first, from: 0, to: 0.86 },
      { kind: 'beads', ink: ground, from: 0.735, to: 0.785, count: count * 2 },
      { kind: 'disc', ink: fourth, from: 0, to: 0.7 },
      { kind: 'disc', ink: ground, from: 0, to: 0.655 },
    ],
    [
      { kind: 'teeth', ink: second, from: 0.74, to: 1, count: count + 8 },
      { kind: 'disc', ink: first, from: 0, to: 0.8 },
      { kind: 'beads', ink: ground, from: 0.69, to: 0.76, count: count * 2 },
      { kind: 'disc', ink: ground, from: 0, to: 0.65 },
    ],
    [
      { kind: 'commas', ink: second, from: 0.7, to: 1, count: count + 2 },
      { kind: 'disc', ink: first, from: 0, to: 0.74 },
      { kind: 'teeth', ink: ground, from: 0.6, to: 0.7, count: count * 2 },
      { kind: 'disc', ink: ground, from: 0, to: 0.63 },
    ],
  ]
}

function innerRings({ first, second, third, ground }: RosetteInks, count: number): RosetteRing[][] {
  return [
    [
      { kind: 'disc', ink: second, from: 0, to: 0.58 },
      { kind: 'petals', ink: third, from: 0.12, to: 0.55, count: Math.max(8, count - 4), inner: first, rim: second },
    ],
    [
      { kind: 'beads', ink: third, from: 0.545, to: 0.61, count: count + 6 },
      { kind: 'disc', ink: second, from: 0, to: 0.52 },
      { kind: 'petals', ink: ground, from: 0.14, to: 0.49, count: Math.max(8, count - 2), inner: third },
    ],
    [
      { kind: 'disc', ink: third, from: 0, to: 0.6 },
      { kind: 'petals', ink: ground, from: 0.2, to: 0.57, count, inner: second },
    ],
    [
      { kind: 'scallops', ink: second, from: 0.4, to: 0.6, count: count + 2 },
      { kind: 'disc', ink: second, from: 0, to: 0.5 },
      { kind: 'petals', ink: ground, from: 0.16, to: 0.44, count: 8 },
    ],
  ]
}
