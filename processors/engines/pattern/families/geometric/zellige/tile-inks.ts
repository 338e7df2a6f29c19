import type { Plan } from '../../family.ts'

/** Which ink each part of strapwork takes. */
export type TileInks = {
  readonly strand: number
  readonly outline: number
  /** Tiles round the corners of a tiling, by kind of tile. */
  readonly fieldOf: (kind: number) => number
  /** Layers of a star from its rim inwards, by kind of tile and by turn. */
  readonly starOf: (kind: number, turn: number) => readonly (readonly [ink: number, share: number])[]
}

/**
 * Strands in the ground's own colour with dark outlines, tiles in the figures' inks; stars of one kind change their ink by
 * turns.
 */
export function tileInks({ cast, random }: Plan): TileInks {
  const { ground, line, figures } = cast
  const isSparse = figures.length < 2
  if (isSparse) return random.fork('tiles').chance(0.5) ? gilt(cast.main, ground) : paperCut(cast.main, ground)
  // The colour that the cloth is remembered by lies in the widest tiles; the others change places by the seed.
  const others = figures.filter((ink) => ink !== cast.main && ink !== line)
  // Of three, the ink of the outlines is none of the tiles': else one of the others would lie nowhere.
  const spare = figures.length < 4 && line !== cast.main ? [line] : []
  const tiles = [cast.main, ...spare, ...random.fork('tiles').shuffle(others)]
  const ink = (turn: number): number => tiles[turn % tiles.length]
  const outline = cast.isDark ? ground : line
  const strand = cast.isDark ? (figures.length > 2 ? line : cast.main) : ground
  return {
    strand,
    outline,
    // On a dark ground the widest fields stay dark, so that gold keeps to lines and stars.
    fieldOf: (kind) => (kind === 0 ? (cast.isDark ? ground : ink(0)) : ink(figures.length > 3 ? 1 : 0)),
    starOf: (kind, turn) => {
      const [one, other] = turn % 2 === 0 ? [ink(2), ink(3)] : [ink(3), ink(2)]
      if (kind === 1) return [[figures.length > 3 ? other : ground, 1]]
      if (kind !== 0) return [[ink(2), 1]]
      const apart = ground === outline ? strand : ground
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
  return { strand: figure, outline: ground, fieldOf: () => ground, starOf: (kind) => (kind === 0 ? great : []) }
}

/** Two inks: stars filled, strands left open between them. */
function paperCut(figure: number, ground: number): TileInks {
  const great = [
    [figure, 1],
    [ground, 0.56],
    [figure, 0.44],
  ] as const
  return { strand: ground, outline: figure, fieldOf: () => ground, starOf: () => great }
}
