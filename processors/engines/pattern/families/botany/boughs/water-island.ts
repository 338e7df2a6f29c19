import type { Random } from '../../../kit/chance/random.ts'
import { blade, ribbon } from '../../../kit/line/curve.ts'
import type { Box, Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { boxOf } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerPalette } from '../flower-inks.ts'

/** What is built, by the names of its pictures: in painted papers it stands on an island in a lake. */
const built =
  /house$|\b(?:pagoda|temple|gazebo|building|torii|bridge|house|hut|castle|shrine|palace|tower|windmill|tent)\b/

/** True for a picture that stands on an island, with rocks, a pine and a footbridge. */
export function isBuilt(picture: string): boolean {
  return built.test(picture)
}

/** Inks of rock, of the planes that the light falls on, of grass and of water; none of them is the ground's. */
type IslandInks = { readonly rock: number; readonly lit: number; readonly grass: number; readonly water: number }

function islandInks({ foliage: { leaf, leafDark, leafLight }, schemes }: FlowerPalette): IslandInks {
  const [{ ground, light, shade, body }] = schemes
  const first = (inks: readonly number[], ...not: readonly number[]): number =>
    inks.find((ink) => ink !== ground && !not.includes(ink)) ?? leaf
  const rock = first([leafDark, leaf, shade])
  const lit = first([leafLight, light, body, leaf], rock)
  // Meadows are green, if only as dark as the rock.
  const grass = first([leaf === rock ? leafLight : leaf, rock])
  return { rock, lit, grass, water: first([leafLight, light, leaf, shade], rock) }
}

/** Places on an island: x from its middle and y from its shore downwards, in widths of what stands there. */
type At = (x: number, y: number, corner?: 0 | 1) => Knot

/**
 * A building on an island: rocks in planes of light and shade at its feet, a pine leaning from behind it, a footbridge to a lesser rock
 * on every other, and the strokes of still water below.
 */
export function standOnIsland(random: Random, thing: Motif, palette: FlowerPalette, turn: number): Motif {
  const box = boxOf(thing.layers.map(({ ring }) => ring))
  const motif = createMotif(thing.pen)
  const at = placesOn(box, turn % 2 ? -1 : 1)
  const inks = islandInks(palette)
  drawPine(motif, random, inks, at)
  if (turn % 2 === 0) drawFootbridge(motif, palette.schemes, inks, at)
  putMotif(motif, thing)
  drawRocks(motif, random, inks, at)
  drawStillWater(motif, random, inks, at, turn % 2 === 0)
  return motif
}

/** A boat and the water that it lies on. */
export function floatOnWater(random: Random, thing: Motif, palette: FlowerPalette): Motif {
  const motif = createMotif(thing.pen)
  const at = placesOn(boxOf(thing.layers.map(({ ring }) => ring)), 1)
  putMotif(motif, thing)
  drawStillWater(motif, random, islandInks(palette), (x, y, corner) => at(x * 0.8, y - 0.2, corner), false)
  return motif
}

function placesOn({ left, right, top, bottom }: Box, side: 1 | -1): At {
  const wide = Math.max(right - left, (bottom - top) * 0.5, 1)
  const [middle, shore] = [(left + right) / 2, bottom - wide * 0.03]
  return (x, y, corner) => [middle + side * x * wide, shore + y * wide, corner]
}

const pointOf = ([x, y]: Knot): Point => [x, y]

/** Heights of rocks and where they lie, back to front. */
const ROCKS = [
  [-0.62, 0.16, 0.2, 0.2],
  [0.6, 0.15, 0.22, 0.17],
  [-0.3, 0.2, 0.3, 0.22],
  [0.28, 0.21, 0.27, 0.24],
  [0.02, 0.26, 0.22, 0.16],
] as const

function drawRocks(motif: Motif, random: Random, inks: IslandInks, at: At): void {
  // The meadow that the building stands on, then its cliff.
  addForm(motif, inks.grass, [
    at(-0.84, 0.16, 1),
    at(-0.6, -0.02),
    at(-0.2, -0.07),
    at(0.26, -0.06),
    at(0.62, 0),
    at(0.84, 0.15, 1),
    at(0.5, 0.27),
    at(0, 0.33),
    at(-0.5, 0.27),
  ])
  for (const rockAt of ROCKS) drawRock(motif, random, inks, at, rockAt)
  for (const x of [-0.72, -0.66, -0.5, 0.46, 0.7, 0.76]) {
    const [px, py] = at(x, 0.2)
    const unit = Math.abs(at(x + 1, 0)[0] - px)
    const turn = -Math.PI / 2 + random.between(-0.4, 0.4)
    const lift = 0.14 * unit
    addForm(motif, inks.rock, blade(px, py - lift, turn, unit * random.between(0.12, 0.2), unit * 0.025, 0.2))
  }
}

function drawRock(
  motif: Motif,
  random: Random,
  { rock, lit, grass }: IslandInks,
  at: At,
  [x, y, wide, tall]: (typeof ROCKS)[number],
): void {
  const lean = random.between(-0.04, 0.04)
  const body: Ring = [
    at(x - wide, y + 0.08),
    at(x - wide * 0.8, y - tall * 0.55, 1),
    at(x - wide * 0.2 + lean, y - tall, 1),
    at(x + wide * 0.42 + lean, y - tall * 0.82, 1),
    at(x + wide * 0.85, y - tall * 0.2, 1),
    at(x + wide, y + 0.08),
    at(x, y + 0.14),
  ]
  addForm(motif, rock, body)
  // The planes that the light falls on.
  addDetail(motif, lit, [
    at(x - wide * 0.72, y - tall * 0.5, 1),
    at(x - wide * 0.2 + lean, y - tall * 0.94, 1),
    at(x + wide * 0.1 + lean, y - tall * 0.5, 1),
    at(x - wide * 0.2, y + tall * 0.1, 1),
    at(x - wide * 0.66, y - tall * 0.05, 1),
  ])
  addDetail(motif, grass, [
    at(x + wide * 0.2 + lean, y - tall * 0.5, 1),
    at(x + wide * 0.42 + lean, y - tall * 0.7, 1),
    at(x + wide * 0.7, y - tall * 0.2, 1),
    at(x + wide * 0.3, y + tall * 0.05, 1),
  ])
}

/** Layers of needles of a pine, by the place of their middle and their half width. */
const PADS = [
  [0.6, -0.46, 0.24],
  [0.86, -0.72, 0.22],
  [0.6, -0.94, 0.2],
  [0.8, -1.14, 0.16],
] as const

function drawPine(motif: Motif, random: Random, { rock, grass }: IslandInks, at: At): void {
  const trunk = [at(0.56, 0.12), at(0.62, -0.25), at(0.74, -0.55), at(0.68, -0.85), at(0.77, -1.14)].map(pointOf)
  const [[left], [right]] = [at(0, 0), at(1, 0)]
  const unit = Math.abs(right - left)
  addForm(
    motif,
    rock,
    ribbon(trunk, (t) => unit * (0.035 - 0.024 * t)),
  )
  for (const [x, y, wide] of PADS) {
    const bump = (share: number): number => random.between(0.85, 1.15) * share * wide
    const pad: Ring = [
      at(x - wide, y + 0.02, 1),
      at(x - wide * 0.85, y - bump(0.34)),
      at(x - wide * 0.4, y - bump(0.3)),
      at(x - wide * 0.2, y - bump(0.62)),
      at(x + wide * 0.2, y - bump(0.4)),
      at(x + wide * 0.5, y - bump(0.55)),
      at(x + wide * 0.85, y - bump(0.3)),
      at(x + wide, y + 0.03, 1),
      at(x + wide * 0.4, y + wide * 0.1),
      at(x - wide * 0.4, y + wide * 0.08),
    ]
    addForm(motif, grass, pad)
    addDetail(motif, rock, [
      at(x - wide * 0.9, y + 0.01, 1),
      at(x - wide * 0.3, y - wide * 0.16),
      at(x + wide * 0.3, y - wide * 0.1),
      at(x + wide * 0.9, y + 0.02, 1),
      at(x + wide * 0.3, y + wide * 0.06),
      at(x - wide * 0.4, y + wide * 0.05),
    ])
  }
}

/** Length of a footbridge. */
const SPAN = 0.58

/** A bowed footbridge with rails to a rock of its own. */
function drawFootbridge(motif: Motif, [scheme]: FlowerPalette['schemes'], { rock }: IslandInks, at: At): void {
  const [[left], [right]] = [at(0, 0), at(1, 0)]
  const unit = Math.abs(right - left)
  const bow = (lift: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((share) =>
      pointOf(at(-0.68 - share * SPAN, 0.14 - lift - 0.17 * 4 * share * (1 - share))),
    )
  addForm(motif, rock, [
    at(-1.46, 0.27),
    at(-1.4, 0.1, 1),
    at(-1.26, 0.04, 1),
    at(-1.13, 0.12, 1),
    at(-1.06, 0.27),
    at(-1.26, 0.32),
  ])
  addForm(
    motif,
    scheme.body,
    ribbon(bow(0), () => unit * 0.03),
  )
  addForm(
    motif,
    scheme.shade,
    ribbon(bow(0.13), () => unit * 0.012),
  )
  for (const share of [0.06, 0.28, 0.5, 0.72, 0.94]) {
    const [x, y] = [-0.68 - share * SPAN, 0.14 - 0.17 * 4 * share * (1 - share)]
    addForm(
      motif,
      scheme.shade,
      ribbon([pointOf(at(x, y)), pointOf(at(x, y - 0.15))], () => unit * 0.012),
    )
  }
}

/** Long strokes that taper to nothing, fewer and shorter the farther from the shore. */
function drawStillWater(motif: Motif, random: Random, { water }: IslandInks, at: At, isBridged: boolean): void {
  const [[left], [right]] = [at(0, 0), at(1, 0)]
  const unit = Math.abs(right - left)
  const middle = isBridged ? -0.3 : 0
  for (const [row, reach] of [1.1, 0.85, 0.95, 0.5].entries()) {
    const y = 0.38 + row * 0.075
    const shift = middle + random.between(-0.2, 0.2)
    const stroke = [-1, -0.4, 0.2, 1].map((x, step) => pointOf(at(shift + x * reach, y + (step % 2 ? 0.012 : -0.008))))
    addForm(
      motif,
      water,
      ribbon(stroke, (t) => Math.max(0.16, unit * 0.013 * Math.sin(Math.PI * Math.min(0.97, Math.max(0.03, t))))),
    )
  }
}
