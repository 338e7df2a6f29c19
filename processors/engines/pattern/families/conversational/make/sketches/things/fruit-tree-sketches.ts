import { blob, dot, leaf, limb, line, oval } from '../sketch-marks.ts'

const [BARK, GRASS] = ['#7a5638', '#8aa863']

/** Where fruit hangs in a crown. */
const HANGING = [
  [33, 24],
  [52, 16],
  [70, 27],
  [24, 42],
  [44, 36],
  [62, 45],
  [80, 44],
  [38, 55],
] as const

/** A tree that stands in its grass, its crown of heaped leaves hung with fruit. */
function fruitTree(crown: string, light: string, hang: (x: number, y: number) => string): string {
  return (
    oval(GRASS, 50, 94, 30, 4) +
    limb(BARK, [50, 95], 11, [50, 56], 7) +
    limb(BARK, [50, 66], 5, [66, 50], 4) +
    limb(BARK, [50, 70], 5, [34, 52], 4) +
    blob(crown, '50 2, 66 5, 80 15, 93 30, 92 48, 80 61, 64 63, 50 67, 36 63, 20 61, 8 48, 7 30, 20 15, 34 5') +
    leaf(light, 44, 25, -2.5, 13, 4.5) +
    leaf(light, 58, 30, -0.5, 13, 4.5) +
    leaf(light, 30, 34, 2.7, 12, 4) +
    leaf(light, 74, 36, 0.3, 12, 4) +
    leaf(light, 52, 52, 0.8, 12, 4) +
    HANGING.map(([x, y]) => hang(x, y)).join('')
  )
}

const apple = (colour: string) => (x: number, y: number) =>
  dot(colour, x, y, 5.4) + line(BARK, 1.4, `M${x} ${y - 5}L${x + 1.5} ${y - 9}`)
const stone = (colour: string) => (x: number, y: number) =>
  dot(colour, x, y, 5) + leaf('#5d8a4f', x, y - 4, -0.6, 8, 2.6)

/** Trees of the orchard by their fruit. */
export const fruitTreeSketches: Readonly<Record<string, string>> = {
  'apple-tree': fruitTree('#5d8a4f', '#86ad6b', apple('#c8433a')),
  'orange-tree': fruitTree('#3f7a53', '#6fa06a', stone('#e8923a')),
  'peach-tree': fruitTree('#6f9a5c', '#9bbf83', stone('#f0a37e')),
  'plum-tree': fruitTree('#55805a', '#86a877', stone('#6b4a85')),
  'pear-tree': fruitTree('#4f8060', '#80aa7f', (x, y) =>
    blob('#d8c25a', [
      [x, y - 7],
      [x + 3, y - 2],
      [x + 5, y + 4],
      [x, y + 8],
      [x - 5, y + 4],
      [x - 3, y - 2],
    ]),
  ),
}
