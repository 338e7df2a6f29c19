import type { Affine } from '../kit/line/affine.ts'
import { compose, identity } from '../kit/line/affine.ts'
import type { Point } from '../kit/line/knot.ts'
import { TURN } from '../kit/line/knot.ts'

/**
 * The seventeen wallpaper groups (plane symmetry groups), by their names in the International Tables for
 * Crystallography.
 */
export const groupNames = [
  'p1',
  'p2',
  'pm',
  'pg',
  'cm',
  'pmm',
  'pmg',
  'pgg',
  'cmm',
  'p4',
  'p4m',
  'p4g',
  'p3',
  'p3m1',
  'p31m',
  'p6',
  'p6m',
] as const
export type GroupName = (typeof groupNames)[number]

/**
 * A group on a rectangular cell of width 1: of any height, a square, or √3 high for groups with rotations by 60° or
 * 120°, whose cell holds two lattice points.
 */
export type WallpaperGroup = {
  readonly name: GroupName
  readonly cell: 'rectangle' | 'square' | 'hexagonal'
  /** All images of a place inside the cell, the identity first, in shares of the cell. */
  readonly images: readonly Affine[]
  /**
   * Corners, in shares of the cell, of the region that its mirrors enclose; only the five kaleidoscopic groups have
   * one.
   */
  readonly chamber?: readonly Point[]
}

const ROOT3 = Math.sqrt(3)
const half: Affine = [1, 0, 0, 1, 0.5, 0.5]
const halfTurn: Affine = [-1, 0, 0, -1, 0, 0]
const mirrorX: Affine = [-1, 0, 0, 1, 0, 0]
const mirrorY: Affine = [1, 0, 0, -1, 0, 0]
const quarterTurn: Affine = [0, 1, -1, 0, 0, 0]
const glide = (mirror: Affine, x: number, y: number): Affine => [mirror[0], 0, 0, mirror[3], x, y]
const thirdTurn = turnBy(TURN / 3)
const sixthTurn = turnBy(TURN / 6)

/** A rotation in shares of a cell that is √3 times as high as wide. */
function turnBy(angle: number): Affine {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin / ROOT3, -sin * ROOT3, cos, 0, 0]
}

const square: readonly Point[] = [
  [0, 0],
  [0.5, 0],
  [0.5, 0.5],
  [0, 0.5],
]

/**
 * Generators beyond the translations. Source: International Tables for Crystallography A, plane groups, same origin.
 */
const definitions: Readonly<
  Record<
    GroupName,
    {
      readonly cell: WallpaperGroup['cell']
      readonly generators: readonly Affine[]
      readonly chamber?: readonly Point[]
    }
  >
> = {
  p1: { cell: 'rectangle', generators: [] },
  p2: { cell: 'rectangle', generators: [halfTurn] },
  pm: {
    cell: 'rectangle',
    generators: [mirrorX],
    chamber: [
      [0, 0],
      [0.5, 0],
      [0.5, 1],
      [0, 1],
    ],
  },
  pg: { cell: 'rectangle', generators: [glide(mirrorX, 0, 0.5)] },
  cm: { cell: 'rectangle', generators: [mirrorX, half] },
  pmm: { cell: 'rectangle', generators: [mirrorX, mirrorY], chamber: square },
  pmg: { cell: 'rectangle', generators: [halfTurn, glide(mirrorX, 0.5, 0)] },
  pgg: { cell: 'rectangle', generators: [halfTurn, glide(mirrorX, 0.5, 0.5)] },
  cmm: { cell: 'rectangle', generators: [mirrorX, mirrorY, half] },
  p4: { cell: 'square', generators: [quarterTurn] },
  p4m: { cell: 'square', generators: [quarterTurn, mirrorX], chamber: square.slice(0, 3) },
  p4g: { cell: 'square', generators: [quarterTurn, glide(mirrorX, 0.5, 0.5)] },
  p3: { cell: 'hexagonal', generators: [half, thirdTurn] },
  p3m1: {
    cell: 'hexagonal',
    generators: [half, thirdTurn, mirrorX],
    chamber: [
      [0, 0],
      [0.5, -1 / 6],
      [0.5, 1 / 6],
    ],
  },
  p31m: { cell: 'hexagonal', generators: [half, thirdTurn, mirrorY] },
  p6: { cell: 'hexagonal', generators: [half, sixthTurn] },
  p6m: {
    cell: 'hexagonal',
    generators: [half, sixthTurn, mirrorX],
    chamber: [
      [0, 0],
      [0.5, 0],
      [0.5, 1 / 6],
    ],
  },
}

/** The group with all its images inside one cell, in shares of the cell's sides. */
export function findGroup(name: GroupName): WallpaperGroup {
  const { cell, generators, chamber } = definitions[name]
  return { name, cell, images: closeGroup(generators), ...(chamber && { chamber }) }
}

/** All products of the generators, modulo whole cells. */
export function closeGroup(generators: readonly Affine[]): Affine[] {
  const known = new Map<string, Affine>([[keyOf(identity), identity]])
  const found = [identity]
  for (let at = 0; at < found.length; at++)
    for (const generator of generators) {
      const product = intoCell(compose(generator, found[at]))
      if (known.has(keyOf(product))) continue
      known.set(keyOf(product), product)
      found.push(product)
    }
  return found
}

/** Moves an image by whole cells until its translation is in [0, 1). */
function intoCell([a, b, c, d, e, f]: Affine): Affine {
  const rest = (value: number): number => {
    const clean = value - Math.floor(value + 1e-9)
    return Math.abs(clean) < 1e-9 ? 0 : clean
  }
  return [a, b, c, d, rest(e), rest(f)]
}

function keyOf(map: Affine): string {
  return map.map((value) => Math.round(value * 1e6)).join(' ')
}
