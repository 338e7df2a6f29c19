import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import { ribbon } from '../../kit/curve.ts'
import type { Ring } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import type { Motif } from '../../kit/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif.ts'
import { offsetRing } from '../../kit/offset.ts'
import { circle, polar } from '../../kit/outline.ts'
import { packCircles } from '../../kit/pack-circles.ts'
import type { Random } from '../../kit/random.ts'
import { createToss } from '../../kit/toss.ts'
import type { Family, Plan } from '../family.ts'

const REPEAT_MM = 320

export const midcentury: Family = {
  name: 'midcentury',
  summary: 'boomerangs, starbursts of long and short rays, harlequin lozenges and atoms, as printed in the fifties',
  words: [
    'mid century',
    'mid-century',
    'midcentury',
    'mid century modern',
    'atomic',
    'atomic age',
    'starburst',
    'boomerang',
    'fifties',
    '1950s',
    '50s',
    'sputnik',
    'googie',
    'space age',
    'retro atomic',
  ],
  motifs: ['starburst', 'boomerang', 'atom'],
  coverage: { low: 0.1, medium: 0.2, high: 0.31 },
  inks: { least: 2, natural: 6 },
  moods: ['midcentury', 'midcentury', 'seventies', 'scandinavian'],
  ground: 'light',
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  draw: drawMidcentury,
}

type Thing = {
  readonly plan: Plan
  readonly random: Random
  readonly radius: number
  readonly ink: number
  readonly other: number
}

function drawMidcentury(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('atoms')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const toss = createToss(random, cloth)
  const unit = plan.scale
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / unit ** 2
  const rich = plan.coverage / 0.2
  const most = (count: number): number => Math.min(count * 5, Math.max(1, Math.round(count * area * rich)))
  const gapMm = 3 * unit * Math.max(0.2, 1.8 - rich)
  const places = packCircles(random, cloth, [
    { radiusMm: 38 * unit, most: most(8), gapMm: gapMm - 3 * unit },
    { radiusMm: 22 * unit, most: most(16), gapMm },
    { radiusMm: 11 * unit, most: most(40), gapMm },
    { radiusMm: 3.6 * unit, most: most(110), gapMm },
  ])
  const colours = cast.figures.filter((ink) => ink !== cast.line || cast.figures.length < 2)
  const rows: readonly (readonly ((thing: Thing) => Motif)[])[] = [
    [drawBoomerang, drawBoomerang, drawStarburst],
    [drawStarburst, drawLozenge, drawStarburst],
    [drawAtom, drawStarburst, drawLozenge],
    [drawBead, drawCross],
  ]
  const swell = Math.min(1.25, rich ** 0.55)
  places.forEach(({ x, y, radius, tier }, index) => {
    const kinds = rows[tier]
    const ink = colours[(index * 3 + tier) % colours.length]
    const other = colours[(index * 3 + tier + 1) % colours.length]
    const thing = { plan, random, radius: radius * swell, ink, other }
    toss.place(kinds[index % kinds.length](thing), { x, y, turn: random.between(0, TURN), flip: random.sign() })
  })
  return cloth
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

function drawBoomerang({ plan, radius, ink, other }: Thing): Motif {
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
function drawStarburst({ plan, random, radius, ink }: Thing): Motif {
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
function drawLozenge({ plan, radius, ink, other }: Thing): Motif {
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
function drawAtom({ plan, radius, ink }: Thing): Motif {
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

function drawBead({ radius, ink }: Thing): Motif {
  const motif = createMotif()
  addForm(motif, ink, circle(0, 0, radius * 0.62, 8))
  return motif
}

function drawCross({ plan, radius }: Thing): Motif {
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
