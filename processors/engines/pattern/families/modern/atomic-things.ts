import type { Random } from '../../kit/chance/random.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { offsetRing } from '../../kit/line/offset.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'

/** What a thing of the fifties is drawn with; `radius` is its reach in mm. */
export type AtomicThing = {
  readonly plan: Plan
  readonly random: Random
  readonly radius: number
  readonly ink: number
  readonly other: number
}

/** Half of a boomerang's outline, elbow down; the other half is its mirror image. */
const BOW = [
  [0, -0.74],
  [0.42, -0.48],
  [0.8, -0.04],
  [0.99, 0.46],
  [0.88, 0.63],
  [0.66, 0.52],
  [0.34, 0.12],
  [0, -0.08],
] as const

/** A boomerang with a keyline set off its edge, an inner field of another ink and dots. */
export function drawBoomerang({ plan, radius, ink, other }: AtomicThing): Motif {
  const { cast } = plan
  const motif = createMotif()
  const knots = [
    ...BOW,
    ...BOW.slice(1, -1)
      .reverse()
      .map(([x, y]) => [-x, y] as const),
  ]
  const body: Ring = knots.map(([x, y]) => [x * radius * 1.04, y * radius * 1.04])
  const slipped: Ring = body.map(([x, y]) => [x - radius * 0.08, y - radius * 0.09])
  addForm(motif, cast.line, offsetRing(slipped, 0.4), { holes: [[...offsetRing(slipped, -0.4)]] })
  addForm(motif, ink, body)
  addDetail(motif, other, offsetRing(body, -radius * 0.085))
  addDetail(motif, ink, offsetRing(body, -radius * 0.125))
  for (const [x, y, size] of [
    [-0.56, 0.1, 0.045],
    [-0.3, -0.2, 0.065],
    [0, -0.4, 0.095],
    [0.3, -0.2, 0.065],
    [0.56, 0.1, 0.045],
  ])
    addDetail(motif, cast.ground, circle(x * radius, y * radius, size * radius, 8))
  return motif
}

/** Long tapering rays and short ones with a bead at the end, by turns. */
export function drawStarburst({ plan, random, radius, ink }: AtomicThing): Motif {
  const { cast } = plan
  const motif = createMotif()
  const rays = radius > 15 ? 16 : random.pick([8, 12])
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * TURN
    const isShort = ray % 2 === 1
    const tip = polar(0, 0, radius * (isShort ? 0.62 : 0.97), angle)
    const foot = polar(0, 0, radius * 0.1, angle)
    const rayInk = isShort ? ink : cast.line
    addForm(
      motif,
      rayInk,
      ribbon([foot, tip], (t) =>
        isShort ? Math.max(0.35, radius * 0.014) : Math.max(0.3, radius * 0.04 * (1 - 0.85 * t)),
      ),
      { plain: true },
    )
    if (isShort) addForm(motif, ink, circle(tip[0], tip[1], Math.max(0.8, radius * 0.055), 8), { plain: true })
  }
  addForm(motif, cast.line, circle(0, 0, radius * 0.15, 8))
  addDetail(motif, cast.ground, circle(0, 0, radius * 0.075, 8))
  return motif
}

/** A harlequin lozenge with hollow sides, one inside another. */
export function drawLozenge({ plan, radius, ink, other }: AtomicThing): Motif {
  const motif = createMotif()
  const lozenge = (size: number): Ring => [
    [0, -radius * size, 1],
    [radius * 0.1 * size, -radius * 0.3 * size],
    [radius * 0.46 * size, 0, 1],
    [radius * 0.1 * size, radius * 0.3 * size],
    [0, radius * size, 1],
    [-radius * 0.1 * size, radius * 0.3 * size],
    [-radius * 0.46 * size, 0, 1],
    [-radius * 0.1 * size, -radius * 0.3 * size],
  ]
  addForm(motif, ink, lozenge(1))
  addDetail(motif, plan.cast.ground, lozenge(0.62))
  addDetail(motif, other, lozenge(0.44))
  return motif
}

/** Three orbits round a nucleus. */
export function drawAtom({ plan, radius, ink }: AtomicThing): Motif {
  const motif = createMotif()
  for (let orbit = 0; orbit < 3; orbit++) {
    const turn = (orbit * TURN) / 6 + 0.2
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const ellipse = (long: number, wide: number): Ring =>
      circle(0, 0, 1).map(([x, y]) => [x * long * cos - y * wide * sin, x * long * sin + y * wide * cos])
    const thick = Math.max(0.35, radius * 0.05)
    addForm(motif, plan.cast.line, ellipse(radius, radius * 0.36), {
      plain: true,
      holes: [[...ellipse(radius - thick, radius * 0.36 - thick)]],
    })
  }
  addForm(motif, ink, circle(0, 0, radius * 0.26, 8))
  return motif
}

/** A small disc of one ink. */
export function drawBead({ radius, ink }: AtomicThing): Motif {
  const motif = createMotif()
  addForm(motif, ink, circle(0, 0, radius * 0.62, 8))
  return motif
}

/** Two crossed bars in the line ink. */
export function drawCross({ plan, radius }: AtomicThing): Motif {
  const motif = createMotif()
  const half = Math.max(0.3, radius * 0.12)
  for (const angle of [0, TURN / 4])
    addForm(
      motif,
      plan.cast.line,
      ribbon([polar(0, 0, -radius, angle), polar(0, 0, radius, angle)], () => half),
      { plain: true },
    )
  return motif
}

/** A painter's palette: a soft kidney with a slipped keyline, rounds of other inks let into it. */
export function drawPalette({ plan, random, radius, ink, other }: AtomicThing): Motif {
  const { cast } = plan
  const motif = createMotif()
  const phase = random.between(0, TURN)
  const body: Ring = Array.from({ length: 12 }, (_, at): Knot => {
    const angle = (at / 12) * TURN
    const reach = radius * (0.78 + 0.2 * Math.cos(2 * angle + phase) + 0.12 * Math.cos(3 * angle - phase))
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.86]
  })
  addForm(motif, ink, body)
  const slipped: Ring = body.map(([x, y]) => [x + radius * 0.08, y + radius * 0.09])
  const half = Math.max(0.18, radius * 0.012)
  addForm(motif, cast.line, offsetRing(slipped, half), { plain: true, holes: [[...offsetRing(slipped, -half)]] })
  // A smaller one inside, towards the wide end: dots there would look out of it as eyes.
  const [x, y] = polar(0, 0, radius * 0.2, phase / 2)
  addDetail(
    motif,
    other,
    body.map(([u, v]): Knot => [x + u * 0.5, y + v * 0.5]),
  )
  addDetail(
    motif,
    cast.ground,
    body.map(([u, v]): Knot => [x * 1.3 + u * 0.2, y * 1.3 + v * 0.2]),
  )
  return motif
}

/** Twelve balls on thin rods round a hub, as the clocks of the time. */
export function drawBallClock({ plan, radius, ink, other }: AtomicThing): Motif {
  const { cast } = plan
  const motif = createMotif()
  for (let rod = 0; rod < 12; rod++) {
    const angle = (rod / 12) * TURN
    addForm(
      motif,
      cast.line,
      ribbon([polar(0, 0, radius * 0.2, angle), polar(0, 0, radius * 0.8, angle)], () => Math.max(0.3, radius * 0.016)),
      {
        plain: true,
      },
    )
    const [x, y] = polar(0, 0, radius * 0.84, angle)
    addForm(motif, rod % 3 === 0 ? other : ink, circle(x, y, radius * 0.12, 8), { plain: true })
  }
  addForm(motif, ink, circle(0, 0, radius * 0.26))
  addDetail(motif, other, circle(0, 0, radius * 0.13, 8))
  return motif
}

/** A tall leaf split along its rib, one half hatched. */
export function drawSplitLeaf({ plan, radius, ink, other }: AtomicThing): Motif {
  const { cast } = plan
  const motif = createMotif()
  const [long, wide] = [radius, radius * 0.4]
  addForm(motif, ink, [
    [-long, 0, 1],
    [-long * 0.45, wide * 1.1],
    [long * 0.4, wide * 1.05],
    [long, 0, 1],
    [long * 0.4, -wide * 1.05],
    [-long * 0.45, -wide * 1.1],
  ])
  addDetail(motif, other, [
    [-long, 0, 1],
    [-long * 0.45, -wide * 1.1],
    [long * 0.4, -wide * 1.05],
    [long, 0, 1],
  ])
  for (let line = 0; line < 6; line++) {
    const x = long * (-0.58 + line * 0.21)
    const reach = wide * 0.78 * Math.sin(((line + 1.2) / 7.4) * Math.PI)
    addDetail(
      motif,
      cast.line,
      ribbon(
        [
          [x, 0],
          [x + long * 0.13, reach],
        ],
        () => Math.max(0.16, radius * 0.014),
      ),
    )
  }
  addDetail(
    motif,
    cast.line,
    ribbon(
      [
        [-long * 1.15, 0],
        [long, 0],
      ],
      () => Math.max(0.18, radius * 0.016),
    ),
  )
  return motif
}
