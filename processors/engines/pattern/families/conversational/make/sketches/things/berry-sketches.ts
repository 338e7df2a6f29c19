import type { Points } from '../sketch-marks.ts'
import { blob, curve, dot, dots, leaf, limb, rays, strokes } from '../sketch-marks.ts'

const [GREEN, LEAF] = ['#5f8a4a', '#4a7340']

/** What is made of many grains or seeds: each is told from the next, or it is a blot. */
export const berrySketches: Readonly<Record<string, string>> = {
  raspberry: grained('#cf4664', '#8f2443', '#efb0bb'),
  blackberry: grained('#5d4a78', '#352a4a', '#b3a2c9'),
  blueberries: blueberries(),
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
