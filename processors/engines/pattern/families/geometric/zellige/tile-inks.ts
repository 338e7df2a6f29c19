import type { Plan } from '../../family.ts'

/** Which ink each part of strapwork takes. */
export type TileInks = {
  readonly strand: number
  readonly outline: number
  /** What lies round the corners of the tiling, between the strands. */
  readonly field: number
  /** Layers of a star from its rim inwards, by kind of tile and by turn. */
  readonly starOf: (kind: number, turn: number) => readonly (readonly [ink: number, share: number])[]
}

/** Inks that the stars take at least. */
const STARS_LEAST = 2

/**
 * Strands in the ground's own colour with dark outlines, the field between the stars in the colour that the cloth is remembered by; stars
 * of one kind change their ink by turns, and where inks are many, those round the small tiles have one of their own. What lies between
 * strands reaches over several tiles, so that all fields are alike.
 *
 * @param isOfOneKind whether all tiles of the tiling are alike
 */
export function tileInks({ cast, random }: Plan, isOfOneKind: boolean): TileInks {
  const { ground, line, figures } = cast
  const isSparse = figures.length < 2
  if (isSparse) return random.fork('tiles').chance(0.5) ? gilt(cast.main, ground) : paperCut(cast.main, ground)
  const outline = cast.isDark ? ground : line
  const strand = cast.isDark ? (figures.length > 2 ? line : cast.main) : ground
  // On a dark ground the field stays dark, so that gold keeps to lines and stars.
  const field = cast.isDark ? ground : cast.main
  const own = figures.filter((ink) => ink !== cast.main && ink !== line)
  const stars = [...random.fork('tiles').shuffle(own), ...(cast.isDark ? [cast.main] : [])]
  const spare = [line, cast.main].filter((ink) => figures.includes(ink) && !stars.includes(ink))
  const inks = [...stars, ...spare.slice(0, Math.max(0, STARS_LEAST - stars.length))]
  const isRich = !isOfOneKind && inks.length > 2
  const great = isRich ? inks.slice(0, 2) : inks
  const apart = ground === outline ? strand : ground
  return {
    strand,
    outline,
    field,
    starOf: (kind, turn) => {
      const [one, other] = [great[turn % great.length], great[(turn + 1) % great.length]]
      if (kind !== 0) return [[isRich ? (inks[1 + kind] ?? inks[2]) : other, 1]]
      return [
        [one, 1],
        [outline, 0.66],
        [apart, 0.58],
        [other, 0.5],
        [apart, 0.2],
      ]
    },
  }
}

/** Two inks: strands alone, as gilt lines on a plain ground. */
function gilt(figure: number, ground: number): TileInks {
  const great = [
    [figure, 0.42],
    [ground, 0.3],
    [figure, 0.16],
  ] as const
  return { strand: figure, outline: ground, field: ground, starOf: (kind) => (kind === 0 ? great : []) }
}

/** Two inks: stars filled, strands left open between them. */
function paperCut(figure: number, ground: number): TileInks {
  const great = [
    [figure, 1],
    [ground, 0.56],
    [figure, 0.44],
  ] as const
  return { strand: ground, outline: figure, field: ground, starOf: () => great }
}
