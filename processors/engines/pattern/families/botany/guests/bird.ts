import type { Random } from '../../../kit/chance/random.ts'
import { blade, brushStroke } from '../../../kit/line/curve.ts'
import type { Knot, Ring } from '../../../kit/line/knot.ts'
import { ringOfText } from '../../../kit/line/ring-of-text.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { blob } from '../flowers/heart.ts'

export type BirdKind = 'songbird' | 'parrot' | 'toucan'

/** How a bird of that name is built, or undefined for one that is not drawn by this file. */
export function birdKindOf(noun: string): BirdKind | undefined {
  if (['toucan', 'hornbill'].includes(noun)) return 'toucan'
  if (['parrot', 'macaw', 'parakeet'].includes(noun)) return 'parrot'
  return [
    'bird',
    'songbird',
    'bird of prey',
    'sparrow',
    'robin',
    'thrush',
    'nightingale',
    'finch',
    'bluebird',
  ].includes(noun)
    ? 'songbird'
    : undefined
}

type Build = {
  readonly body: Ring
  readonly breast: Ring
  readonly beak: Ring
  /** Dark end or lower half of the beak. */
  readonly beakMark: Ring
  readonly eye: readonly [x: number, y: number]
  readonly face: Ring
  readonly wing: readonly [x: number, y: number, length: number, turn: number]
  readonly tail: readonly [x: number, y: number, length: number, turn: number, feathers: number]
}

/** Drawn in units of the body's length, looking to the right, the perch under the feet at the origin. */
const builds: Readonly<Record<BirdKind, Build>> = {
  songbird: {
    body: ringOfText(
      '-0.42,-0.06 -0.3,-0.26 -0.02,-0.42 0.1,-0.56 0.2,-0.7 0.38,-0.7 0.46,-0.56 0.42,-0.34 0.34,-0.12 0.14,0.03 -0.14,0.04 -0.34,0.02',
    ),
    breast: ringOfText('0.34,-0.42 0.42,-0.4 0.36,-0.12 0.14,0.02 -0.06,0.02 0.14,-0.14 0.26,-0.3'),
    beak: ringOfText('0.43,-0.6! 0.6,-0.53! 0.44,-0.5!'),
    beakMark: ringOfText('0.43,-0.55! 0.6,-0.53! 0.44,-0.5!'),
    eye: [0.34, -0.58],
    face: ringOfText('0.2,-0.68 0.36,-0.72 0.44,-0.6 0.34,-0.62 0.2,-0.62'),
    wing: [0.14, -0.36, 0.6, 2.72],
    tail: [-0.32, -0.08, 0.5, 2.86, 3],
  },
  parrot: {
    body: ringOfText(
      '-0.3,0.1 -0.3,-0.2 -0.14,-0.52 0.02,-0.74 0.14,-0.92 0.34,-0.92 0.44,-0.76 0.38,-0.54 0.34,-0.3 0.24,-0.06 0.04,0.1 -0.14,0.16',
    ),
    breast: ringOfText('0.34,-0.56 0.38,-0.4 0.26,-0.06 0.04,0.1 -0.06,0.06 0.12,-0.18 0.24,-0.4'),
    beak: ringOfText('0.4,-0.84! 0.54,-0.84 0.58,-0.66 0.48,-0.58! 0.46,-0.68 0.4,-0.68!'),
    beakMark: ringOfText('0.4,-0.7! 0.48,-0.66 0.48,-0.58! 0.4,-0.62'),
    eye: [0.29, -0.78],
    face: ringOfText('0.2,-0.84 0.36,-0.88 0.43,-0.76 0.36,-0.64 0.24,-0.68'),
    wing: [0.1, -0.5, 0.82, 2.1],
    tail: [-0.2, 0.04, 1, 2, 4],
  },
  toucan: {
    body: ringOfText(
      '-0.32,0.06 -0.3,-0.24 -0.12,-0.5 0.04,-0.66 0.12,-0.84 0.32,-0.88 0.46,-0.74 0.44,-0.52 0.38,-0.26 0.24,-0.04 0.04,0.1 -0.16,0.14',
    ),
    breast: ringOfText('0.24,-0.72 0.4,-0.7 0.44,-0.5 0.36,-0.32 0.22,-0.34 0.18,-0.52'),
    beak: ringOfText('0.4,-0.84! 0.7,-0.96 1,-0.78 1.06,-0.5! 0.9,-0.6 0.66,-0.6 0.42,-0.6!'),
    beakMark: ringOfText('0.92,-0.82! 1.02,-0.72 1.06,-0.5! 0.96,-0.6 0.9,-0.62!'),
    eye: [0.33, -0.74],
    face: ringOfText('0.24,-0.78 0.34,-0.84 0.43,-0.76 0.4,-0.66 0.28,-0.66'),
    wing: [0.1, -0.42, 0.68, 2.3],
    tail: [-0.22, 0.02, 0.62, 2.2, 3],
  },
}

/**
 * A perched bird in the cloth's own inks, looking along +x, its feet at the origin; upright when `turn` is 0.
 *
 * @param inks body and wing, @param other breast, face and tail
 */
export function drawBird(random: Random, kind: BirdKind, inks: FlowerInks, other: FlowerInks, sizeMm: number): Motif {
  const build = builds[kind]
  const motif = createMotif(gouache)
  const size = sizeMm * 0.72
  const place = (ring: Ring): Knot[] => ring.map(([x, y, corner]): Knot => [x * size, y * size, corner])
  const [tailX, tailY, tailLength, tailTurn, feathers] = build.tail
  for (let feather = 0; feather < feathers; feather++) {
    const lean = (feather - (feathers - 1) / 2) * 0.13
    const ink = feather % 2 ? other.body : inks.shade
    const length = size * tailLength * (1 - Math.abs(lean) * 0.8)
    addForm(motif, ink, blade(tailX * size, tailY * size, tailTurn + lean, length, size * 0.12, 0.03))
  }
  // On a night-dark ground a black bird would be a hole among the leaves: it wears a colour, and so does its beak.
  const isBlack = build === builds.toucan && inks.deep !== inks.ground
  addForm(motif, isBlack ? inks.deep : inks.body, place(build.body))
  addDetail(motif, breastInk(kind, inks, other), place(build.breast))
  if (kind !== 'songbird') addDetail(motif, inks.light === inks.ground ? other.light : inks.light, place(build.face))
  addWing(motif, inks, other, build, size)
  addForm(motif, other.heart === inks.ground ? other.light : other.heart, place(build.beak))
  addDetail(motif, inks.seed, place(build.beakMark))
  const [eyeX, eyeY] = build.eye
  addDetail(motif, inks.deep, blob(random, eyeX * size, eyeY * size, size * 0.036, 6))
  addDetail(motif, inks.light, blob(random, (eyeX + 0.012) * size, (eyeY - 0.014) * size, size * 0.012, 4))
  for (const foot of [-0.02, 0.1])
    addDetail(
      motif,
      inks.deep,
      brushStroke(
        [foot * size, 0],
        [(foot + 0.01) * size, size * 0.06],
        [(foot + 0.05) * size, size * 0.1],
        size * 0.018,
        size * 0.014,
      ),
    )
  return motif
}

function breastInk(kind: BirdKind, inks: FlowerInks, other: FlowerInks): number {
  if (kind === 'toucan') return inks.light
  return other.body === inks.body ? inks.light : other.body
}

/** A folded wing: long feathers below, a scalloped shoulder above. */
function addWing(motif: Motif, inks: FlowerInks, other: FlowerInks, build: Build, size: number): void {
  const [x, y, length, turn] = build.wing
  for (let feather = 3; feather >= 0; feather--) {
    const ink = feather % 2 ? inks.shade : other.shade === inks.body ? inks.light : other.shade
    addForm(
      motif,
      ink,
      blade(x * size, y * size, turn - feather * 0.09, size * length * (1 - feather * 0.11), size * 0.17, -0.06),
      { plain: true },
    )
  }
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (far: number, side: number, corner?: 1): Knot => [
    x * size + (far * cos - side * sin) * size,
    y * size + (far * sin + side * cos) * size,
    corner,
  ]
  addForm(motif, inks.light === inks.ground ? inks.body : inks.light, [
    at(-0.1, 0),
    at(-0.02, 0.13),
    at(0.22, 0.12),
    at(0.36, 0.06, 1),
    at(0.28, 0),
    at(0.34, -0.07, 1),
    at(0.2, -0.13),
    at(0, -0.12),
  ])
}
