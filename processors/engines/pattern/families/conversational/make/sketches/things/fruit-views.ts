import { curve, limb } from '../sketch-marks.ts'
import { blossom, PINE, put, veinedLeaf } from './fruit-marks.ts'

type FruitLeaf = (x: number, y: number, turn: number, dark: boolean, size: number) => string

/** The leaf of lemons. */
export function plain(x: number, y: number, turn: number, dark: boolean, size: number): string {
  return veinedLeaf(x, y, turn, { length: 42 * size, width: 10 * size, bend: dark ? -0.5 : 0.5, dark })
}

/** The leaf of apples. */
export function broad(x: number, y: number, turn: number, dark: boolean, size: number): string {
  return veinedLeaf(x, y, turn, { length: 36 * size, width: 11.5 * size, bend: dark ? -0.4 : 0.4, dark })
}

/** The leaf of peaches. */
export function slender(x: number, y: number, turn: number, dark: boolean, size: number): string {
  return veinedLeaf(x, y, turn, { length: 46 * size, width: 7.4 * size, bend: dark ? -0.7 : 0.7, dark })
}

/** The hand of a fig: a long middle lobe and two at its sides. */
export function lobed(x: number, y: number, turn: number, dark: boolean, size: number): string {
  return [-0.8, 0.8, 0]
    .map((off) =>
      veinedLeaf(x, y, turn + off, { length: (off ? 26 : 38) * size, width: 8 * size, bend: off * 0.4, dark }),
    )
    .join('')
}

/** A fruit hanging under its leaves. */
export function bearing(fruit: string, leafOf: FruitLeaf): string {
  return (
    limb(PINE, [50, 30], 4, [57, 1], 5, 3) +
    leafOf(53, 15, 2.85, true, 1.05) +
    fruit +
    leafOf(54, 14, 0.5, false, 1.1) +
    leafOf(55, 8, -0.5, true, 0.8)
  )
}

/** Two on one twig with leaves and a blossom. */
export function sprig(fruit: string, leafOf: FruitLeaf, [petal, heart]: readonly [string, string]): string {
  return (
    curve(PINE, 3.4, '8 22, 34 14, 64 16, 96 4') +
    leafOf(20, 18, 2.5, false, 0.8) +
    leafOf(44, 14, -2.2, true, 0.8) +
    curve(PINE, 2.6, '31 15, 30 22, 32 34') +
    curve(PINE, 2.6, '66 15, 68 24, 67 38') +
    put(fruit, 28, 50, 0.56, 8) +
    put(fruit, 72, 56, 0.66, -10) +
    leafOf(50, 16, 1.5, false, 0.82) +
    leafOf(84, 10, 0.9, true, 0.74) +
    blossom(62, 13, 12, petal, heart) +
    blossom(16, 26, 8, petal, heart)
  )
}

/** A whole one behind, and the half of another before it. */
export function cut(fruit: string, face: string): string {
  return (
    plain(30, 34, -2.5, true, 0.8) +
    plain(42, 22, -0.6, false, 0.8) +
    put(fruit, 36, 42, 0.72, -24) +
    put(face, 66, 66, 0.66, 14)
  )
}

/** As large a half as the whole, where what is inside is what it is known by. */
export function beside(fruit: string, face: string, leafOf: FruitLeaf): string {
  return (
    leafOf(34, 14, -0.2, false, 1) +
    leafOf(34, 16, -2.6, true, 0.8) +
    put(fruit, 34, 46, 0.78, 12) +
    put(face, 68, 60, 0.78, -10)
  )
}
