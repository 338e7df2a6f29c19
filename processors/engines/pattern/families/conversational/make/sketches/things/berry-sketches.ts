import type { Points } from '../sketch-marks.ts'
import { blob, curve, dot, dots, leaf, limb, rays, strokes } from '../sketch-marks.ts'

const [GREEN, LEAF] = ['#5f8a4a', '#4a7340']

/** What is made of many grains or seeds: each is told from the next, or it is a blot. */
export const berrySketches: Readonly<Record<string, string>> = {
  strawberry: strawberry(),
  raspberry: grained('#cf4664', '#8f2443', '#efb0bb'),
  blackberry: grained('#5d4a78', '#352a4a', '#b3a2c9'),
  grapes: grapes(),
  blueberries: blueberries(),
}

function strawberry(): string {
  const seeds =
    '26 40, 40 44, 55 44, 70 41, 82 37, 20 53, 33 56, 48 57, 62 56, 76 53, 29 68, 42 70, 56 70, 69 67, 38 82, 51 83, 62 80'
  return (
    blob(
      '#c8383a',
      '50 28, 64 23, 80 25, 90 35, 89 50, 82 64, 70 80, 58 94, 50 98, 42 94, 30 80, 18 64, 11 50, 10 35, 20 25, 36 23',
    ) +
    seeds
      .split(', ')
      .map((at) => at.split(' ').map(Number))
      .map(([x = 0, y = 0]) => leaf('#f6d99a', x, y - 3.4, 1.57 + (50 - x) * 0.008, 8, 3.1))
      .join('') +
    // The calyx: five leaves that curl, and the stalk.
    [2.75, 2.1, 1.45, 0.85, 0.3].map((turn) => leaf(GREEN, 50, 22, turn, 31 - 9 * Math.sin(turn), 8)).join('') +
    leaf(GREEN, 51, 22, -2.7, 24, 6) +
    leaf(GREEN, 49, 22, -0.42, 25, 6) +
    limb(GREEN, [50, 24], 5, [57, 4], 3.4, 3)
  )
}

/** A berry of round grains in rows, dark between them, a light on every one. */
function grained(colour: string, dark: string, light: string): string {
  const rows: readonly (readonly [y: number, xs: readonly number[]])[] = [
    [38, [30, 44, 58, 72]],
    [51, [23, 37, 51, 65, 78]],
    [64, [29, 43, 57, 71]],
    [77, [36, 50, 64]],
    [89, [44, 57]],
  ]
  const grains = rows.flatMap(([y, xs]) => xs.map((x): readonly [number, number] => [x, y + 2.4 * Math.sin(x)]))
  const lights: Points = grains.map(([x, y]) => [x - 2.4, y - 2.6])
  return (
    grains.map(([x, y]) => dot(dark, x, y, 9.6)).join('') +
    blob(dark, '30 38, 50 34, 72 38, 74 60, 60 86, 46 88, 30 64') +
    grains.map(([x, y]) => dot(colour, x, y, 6.6)).join('') +
    dots(light, 2, lights) +
    [2.9, 2.2, 1.57, 0.94, 0.24].map((turn) => leaf(GREEN, 51, 25, turn, 25 - 6 * Math.sin(turn), 6.4)).join('') +
    limb(GREEN, [51, 27], 4.6, [57, 6], 3.4, 3)
  )
}

function grapes(): string {
  const at: readonly (readonly [number, number])[] = [
    [30, 40],
    [48, 38],
    [66, 40],
    [82, 45],
    [22, 55],
    [39, 55],
    [57, 55],
    [74, 58],
    [32, 70],
    [49, 71],
    [66, 72],
    [42, 85],
    [58, 86],
  ]
  const [grape, dark, bloom] = ['#7a5791', '#45305c', '#c3aed2']
  return (
    limb('#7a5a3a', [52, 36], 5, [58, 4], 4, 4) +
    at.map(([x, y]) => dot(dark, x, y, 10.8)).join('') +
    at.map(([x, y]) => dot(grape, x, y, 8.2)).join('') +
    at
      .map(([x, y]) =>
        curve(bloom, 2.6, [
          [x - 4.6, y + 0.4],
          [x - 3.4, y - 3.6],
          [x + 0.4, y - 5],
        ]),
      )
      .join('') +
    blob(GREEN, '54 22, 44 24, 38 18, 30 24, 26 16, 14 18, 18 10, 12 4, 24 5, 30 0, 38 6, 46 6, 52 14') +
    strokes(dark, 1.6, '52 20, 38 12, 22 10')
  )
}

function blueberries(): string {
  const [berry, dark, bloom] = ['#5b6ea6', '#33406e', '#aab8d8']
  const one = (x: number, y: number, r: number): string =>
    dot(dark, x, y, r + 2) +
    dot(berry, x, y, r) +
    rays(dark, x + r * 0.2, y - r * 0.22, r * 0.56, r * 0.28, 5) +
    curve(bloom, 3, [
      [x - r * 0.66, y + r * 0.28],
      [x - r * 0.34, y + r * 0.62],
      [x + r * 0.12, y + r * 0.72],
    ])
  return (
    leaf(GREEN, 52, 32, -2.5, 40, 11) +
    leaf(LEAF, 52, 30, -0.6, 42, 11) +
    strokes(LEAF, 1.8, '48 28, 36 20, 26 14') +
    strokes(GREEN, 1.8, '58 26, 68 20, 78 14') +
    one(30, 52, 22) +
    one(70, 52, 22) +
    one(50, 74, 23)
  )
}
