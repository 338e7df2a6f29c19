import type { Random } from '../../../kit/chance/random.ts'

/**
 * Region of one ink of a figure on the warp. `x` runs across from the figure's centre and `y` along the warp, both in
 * half widths of a column.
 */
export type Layer = { readonly ink: number; readonly isIn: (x: number, y: number) => boolean }

/** Distance-like function: 0 at the centre of a figure, 1 on its outline. */
type Outline = (x: number, y: number) => number

const lozenge =
  (wide: number, tall: number): Outline =>
  (x, y) =>
    Math.abs(x) / wide + Math.abs(y) / tall
const almond =
  (wide: number, tall: number): Outline =>
  (x, y) =>
    Math.abs(x) / wide + (Math.abs(y) / tall) ** 1.75
const disc =
  (wide: number, tall: number): Outline =>
  (x, y) =>
    Math.hypot(x / wide, y / tall)
/** Pointed at both ends, like the lattice of an ogee. */
const ogee =
  (wide: number, tall: number): Outline =>
  (x, y) =>
    Math.abs(x) / wide + 0.5 * (1 - Math.cos(Math.PI * Math.min(1.4, Math.abs(y) / tall)))
/** Stepped like a stair of the given number of steps. */
const stepped =
  (wide: number, tall: number, treads: number): Outline =>
  (x, y) =>
    Math.floor((Math.abs(x) / wide) * treads) / treads + Math.abs(y) / tall

/** Adds teeth to an outline along the warp. */
function toothed(outline: Outline, depth: number, pitch: number): Outline {
  return (x, y) => outline(x, y) + depth * Math.abs(2 * (((Math.abs(y) / pitch) % 1) - 0.5))
}

/** Copies mirrored vertically and horizontally, or a single one on an axis. */
function about(atX: number, atY: number, outline: Outline): Outline {
  return (x, y) => outline(Math.abs(x) - atX, Math.abs(y) - atY)
}

/** Inks of a figure by part, and its size: `wide` and `tall` in half widths of a column, `echo` 0.2..1. */
export type FigureParts = {
  readonly rim: number
  readonly field: number
  readonly heart: number
  readonly spark: number
  readonly ground: number
  readonly wide: number
  readonly tall: number
  /** Width of the echoes of the ground between the rims. */
  readonly echo: number
}

type Figure = (parts: FigureParts) => Layer[]

/** Nested layers from outside in: the echo of the heart where there is room, then rim, ground, field, ground, heart. */
function nest(outline: Outline, parts: FigureParts, edge: Outline = outline): Layer[] {
  const { rim, field, heart, ground, echo } = parts
  const within =
    (level: number, of = outline) =>
    (x: number, y: number) =>
      of(x, y) < level
  return [
    ...(echo > 0.5
      ? [
          { ink: heart, isIn: within(1.26, edge) },
          { ink: ground, isIn: within(1.13, edge) },
        ]
      : []),
    { ink: rim, isIn: within(1, edge) },
    { ink: ground, isIn: within(0.83 + 0.02 * (1 - echo)) },
    { ink: field, isIn: within(0.83 - 0.09 * echo) },
    { ink: ground, isIn: within(0.46) },
    { ink: heart, isIn: within(0.46 - 0.08 * echo) },
  ]
}

/** Curls at both ends, like the horns of a ram. */
function horns({ rim, wide, tall }: FigureParts): Layer {
  const curl = about(wide * 0.36, tall * 0.98, (x, y) => Math.hypot(x, y * 0.8))
  return {
    ink: rim,
    isIn: (x, y) => {
      const far = curl(x, y) / (wide * 0.36)
      return far < 1 && (far > 0.58 || (Math.abs(x) < wide * 0.36 && Math.abs(y) > tall * 0.98))
    },
  }
}

/** An almond with a toothed rim, seeds in its field, and horns at both ends. */
const almondMedallion: Figure = (parts) => {
  const { wide, tall, ground, spark, rim } = parts
  const seeds = about(wide * 0.48, tall * 0.26, lozenge(wide * 0.13, tall * 0.09))
  const ends = about(0, tall * 0.74, almond(wide * 0.12, tall * 0.13))
  return [
    horns(parts),
    ...nest(almond(wide, tall), parts, toothed(almond(wide, tall), 0.07, tall * 0.15)),
    { ink: ground, isIn: (x, y) => seeds(x, y) < 1 || ends(x, y) < 1 },
    { ink: spark, isIn: (x, y) => almond(wide * 0.19, tall * 0.24)(x, y) < 1 },
    { ink: rim, isIn: (x, y) => lozenge(wide * 0.07, tall * 0.08)(x, y) < 1 },
  ]
}

/** A disc with rays at its rim and a cross in its centre. */
const shield: Figure = (parts) => {
  const { wide, tall, ground, spark, field, rim } = parts
  const high = tall * 0.86
  const dots = (x: number, y: number): boolean =>
    [0, 1, 2, 3].some((at) => {
      const angle = ((at + 0.5) / 4) * (Math.PI / 2)
      return (
        disc(wide * 0.085, high * 0.075)(
          Math.abs(x) - wide * 0.63 * Math.cos(angle),
          Math.abs(y) - high * 0.63 * Math.sin(angle),
        ) < 1
      )
    })
  const rays: Outline = (x, y) => disc(wide, high)(x, y) + 0.07 * Math.cos(Math.atan2(y / high, x / wide) * 18)
  const tassel = about(0, high * 1.16, lozenge(wide * 0.15, high * 0.17))
  return [
    { ink: field, isIn: (x, y) => tassel(x, y) < 1 },
    ...nest(disc(wide, high), parts, rays),
    { ink: ground, isIn: dots },
    {
      ink: spark,
      isIn: (x, y) => Math.min(disc(wide * 0.08, high * 0.3)(x, y), disc(wide * 0.28, high * 0.085)(x, y)) < 1,
    },
    { ink: rim, isIn: (x, y) => disc(wide * 0.1, high * 0.1)(x, y) < 1 },
  ]
}

/** A flower of eight petals between two buds on stems with leaves. */
export const bloomMedallion: Figure = (parts) => {
  const { wide, tall, ground, spark, rim, field } = parts
  const high = tall * 0.64
  const petals: Outline = (x, y) =>
    disc(wide, high)(x, y) / (0.66 + 0.34 * Math.abs(Math.cos(4 * Math.atan2(y / high, x / wide))) ** 0.7)
  const leaves = about(wide * 0.42, tall * 0.8, (x, y) => lozenge(wide * 0.34, tall * 0.09)(x, y + x * 0.5))
  const buds = about(0, tall * 1.02, almond(wide * 0.24, tall * 0.19))
  const seeds = about(0, tall * 1.02, almond(wide * 0.1, tall * 0.1))
  return [
    { ink: field, isIn: (x, y) => leaves(x, y) < 1 || (Math.abs(x) < wide * 0.05 && Math.abs(y) < tall * 0.95) },
    { ink: rim, isIn: (x, y) => buds(x, y) < 1 },
    { ink: ground, isIn: (x, y) => seeds(x, y) < 1 },
    ...nest(petals, parts),
    { ink: spark, isIn: (x, y) => disc(wide * 0.2, high * 0.2)(x, y) < 1 },
  ]
}

/** An ogee that continues into its neighbours, with a pomegranate in its centre. */
const ogeeMedallion: Figure = (parts) => {
  const { wide, tall, ground, spark, rim, heart } = parts
  const high = tall * 1.32
  const leaves = about(wide * 0.3, tall * 0.42, (x, y) => lozenge(wide * 0.16, tall * 0.13)(x, y + x * 0.9))
  const crown = about(0, tall * 0.44, toothed(lozenge(wide * 0.2, tall * 0.14), 0.2, tall * 0.06))
  return [
    ...nest(ogee(wide, high), parts),
    { ink: ground, isIn: (x, y) => leaves(x, y) < 1 },
    { ink: heart, isIn: (x, y) => crown(x, y) < 1 },
    { ink: spark, isIn: (x, y) => disc(wide * 0.22, tall * 0.19)(x, y) < 1 },
    { ink: ground, isIn: (x, y) => disc(wide * 0.12, tall * 0.1)(x, y) < 1 },
    { ink: rim, isIn: (x, y) => lozenge(wide * 0.08, tall * 0.08)(x, y) < 1 },
  ]
}

/** A stepped lozenge with hooks, and small lozenges in its four corners. */
export const lozengeMedallion: Figure = (parts) => {
  const { wide, tall, ground, spark, rim, field } = parts
  const corner = about(wide * 0.72, tall * 0.66, stepped(wide * 0.22, tall * 0.2, 3))
  const pip = about(wide * 0.72, tall * 0.66, lozenge(wide * 0.08, tall * 0.07))
  const seeds = (x: number, y: number): boolean =>
    about(0, tall * 0.6, lozenge(wide * 0.1, tall * 0.09))(x, y) < 1 ||
    about(wide * 0.58, 0, lozenge(wide * 0.1, tall * 0.09))(x, y) < 1
  return [
    { ink: field, isIn: (x, y) => corner(x, y) < 1 },
    { ink: ground, isIn: (x, y) => pip(x, y) < 1 },
    ...nest(stepped(wide, tall, 7), parts, toothed(stepped(wide, tall, 7), 0.05, tall * 0.14)),
    { ink: ground, isIn: seeds },
    { ink: spark, isIn: (x, y) => stepped(wide * 0.24, tall * 0.22, 2)(x, y) < 1 },
    { ink: rim, isIn: (x, y) => lozenge(wide * 0.08, tall * 0.08)(x, y) < 1 },
  ]
}

/** Large figures that stand in columns. */
export const medallions: readonly Figure[] = [almondMedallion, shield, ogeeMedallion, lozengeMedallion]

/** A smaller figure for the half-drop places: a toothed ring around a seed, or a lozenge with horns. */
export function betweenFigure(random: Random, parts: FigureParts): Layer[] {
  const { wide, tall, spark, rim, field, ground } = parts
  const outline = random.pick([lozenge, almond, disc])(wide, tall)
  const core = random.pick([lozenge, disc])
  return [
    { ink: rim, isIn: (x, y) => toothed(outline, 0.16, tall * 0.3)(x, y) < 1.08 },
    { ink: ground, isIn: (x, y) => outline(x, y) < 0.76 },
    { ink: field, isIn: (x, y) => outline(x, y) < 0.66 },
    { ink: ground, isIn: (x, y) => core(wide * 0.34, tall * 0.34)(x, y) < 1 },
    { ink: spark, isIn: (x, y) => core(wide * 0.23, tall * 0.23)(x, y) < 1 },
  ]
}

/** Drops between two columns, level with the large figures. */
export function dropsBetween({ wide, tall, rim, field }: FigureParts): Layer[] {
  const drop = about(0, tall * 1.1, (x, y) => almond(wide, tall)(x, y - x * 0.2))
  return [
    { ink: rim, isIn: (x, y) => lozenge(wide * 0.9, tall * 0.75)(x, y) < 1 },
    { ink: field, isIn: (x, y) => drop(x, y) < 1 },
  ]
}

/** Warp stripes between columns, dashed along their middle. */
export function stripeBetween({ wide, tall, rim, field, ground }: FigureParts): Layer[] {
  const isDash = (y: number): boolean => Math.abs(((y / tall / 1.6) % 1) - 0.5) < 0.28
  return [
    { ink: rim, isIn: (x) => Math.abs(x) < wide * 1.6 },
    { ink: ground, isIn: (x, y) => Math.abs(x) < wide * 0.72 && isDash(Math.abs(y)) },
    { ink: field, isIn: (x) => Math.abs(x) > wide * 1.95 && Math.abs(x) < wide * 2.4 },
  ]
}

/** Figures of kasuri: a cross, and the well curb (igeta), two bars in each direction. */
export const kasuriFigures: readonly ((reach: number) => Outline)[] = [
  (reach) => (x, y) =>
    Math.min(Math.max(Math.abs(x) * 1.5, Math.abs(y) * 5), Math.max(Math.abs(x) * 5.4, Math.abs(y) * 1.25)) / reach,
  (reach) => (x, y) =>
    Math.min(
      Math.max(Math.abs(x) * 1.5, Math.abs(Math.abs(y) - 0.32) * 6.25),
      Math.max(Math.abs(Math.abs(x) - 0.28) * 6.8, Math.abs(y) * 1.25),
    ) / reach,
]
