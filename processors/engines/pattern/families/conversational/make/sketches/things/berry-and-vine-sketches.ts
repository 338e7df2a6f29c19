import { blob, curve, dots, leaf, limb } from '../sketch-marks.ts'
import { blossom, LEAF, PINE, put, veinedLeaf } from './fruit-marks.ts'

/** Strawberries, cherries and tomatoes: with the leaf, the flower and the other views they are known by. */
export const berryAndVineSketches: Readonly<Record<string, string>> = {
  strawberry: strawberry() + crown() + blossom(79, 15, 14, '#f8e4bd', '#e3b04b'),
  'strawberry-sprig': strawberrySprig(),
  cherry: cherries(),
  cherries: cherries(),
  'cherry-sprig': cherrySprig(),
  tomato: tomato() + tomatoStar(),
  'tomato-vine': tomatoVine(),
  'tomato-half': put(tomato() + tomatoStar(), 36, 40, 0.74, -14) + put(tomatoFace(), 66, 66, 0.68, 0),
}

function strawberry(): string {
  const seeds = '25 42, 38 46, 52 47, 66 45, 78 41, 30 58, 44 61, 58 61, 72 56, 38 74, 51 76, 63 72, 49 88'
  return (
    blob(
      '#cc3d3b',
      '50 28, 64 23, 80 25, 90 35, 89 50, 82 65, 70 81, 58 94, 50 98, 42 94, 30 81, 18 65, 11 50, 10 35, 20 25, 36 23',
    ) +
    blob('#7f1826', '78 24, 90 35, 89 50, 82 65, 70 81, 58 94, 48 97, 60 82, 72 64, 79 46, 80 32') +
    seeds
      .split(', ')
      .map((at) => at.split(' ').map(Number))
      .map(([x = 0, y = 0]) => leaf('#f8e4bd', x, y - 3.4, 1.57 + (50 - x) * 0.008, 8.6, 3.5))
      .join('')
  )
}

/** The calyx: leaves that curl, and the stalk. */
function crown(): string {
  const sepals = [2.75, 2.1, 1.45, 0.85, 0.3].map((turn, at) =>
    leaf(at % 2 ? PINE : LEAF, 50, 22, turn, 32 - 9 * Math.sin(turn), 8),
  )
  return (
    sepals.join('') +
    leaf(PINE, 51, 22, -2.7, 24, 6) +
    leaf(LEAF, 49, 22, -0.42, 25, 6) +
    limb(PINE, [50, 24], 5, [57, 4], 3.4, 3)
  )
}

function trefoil(x: number, y: number, turn: number, size: number): string {
  return [-1.05, 1.05, 0]
    .map((off, at) =>
      veinedLeaf(x, y, turn + off, { length: 34 * size, width: 11 * size, bend: off * 0.3, dark: at === 1 }),
    )
    .join('')
}

function strawberrySprig(): string {
  return (
    curve(PINE, 3.2, '50 98, 48 70, 52 44, 46 20') +
    curve(PINE, 2.8, '51 50, 62 34, 72 30, 76 40') +
    curve(PINE, 2.8, '49 60, 36 46, 24 42, 22 52') +
    trefoil(46, 24, -1.6, 0.8) +
    put(strawberry() + crown(), 76, 60, 0.56, -6) +
    put(strawberry() + crown(), 23, 74, 0.58, 8) +
    blossom(70, 18, 14, '#f8e4bd', '#e3b04b')
  )
}

function cherry(x: number, y: number, radius: number): string {
  const to = (dx: number, dy: number): [number, number] => [x + dx * radius, y + dy * radius]
  return (
    blob('#bd2f38', [
      to(0, -0.86),
      to(0.6, -0.98),
      to(1.02, -0.4),
      to(0.96, 0.34),
      to(0.5, 0.9),
      to(0, 1),
      to(-0.5, 0.9),
      to(-0.96, 0.34),
      to(-1.02, -0.4),
      to(-0.6, -0.98),
    ]) +
    blob('#7c1726', [
      to(0.66, -0.9),
      to(1.02, -0.4),
      to(0.96, 0.34),
      to(0.5, 0.9),
      to(0, 0.98),
      to(0.46, 0.5),
      to(0.68, 0),
      to(0.62, -0.5),
    ]) +
    curve('#f8d6c4', radius * 0.17, [to(-0.66, 0.16), to(-0.64, -0.28), to(-0.36, -0.6)])
  )
}

function cherries(): string {
  return (
    limb(PINE, [29, 62], 3, [63, 10], 3.6, -7) +
    limb(PINE, [70, 64], 3, [63, 10], 3.6, 5) +
    veinedLeaf(63, 11, 0.5, { length: 40, width: 12, bend: 0.6 }) +
    veinedLeaf(62, 11, 2.9, { length: 38, width: 11, bend: -0.6, dark: true }) +
    cherry(28, 76, 20) +
    cherry(71, 79, 20)
  )
}

function cherrySprig(): string {
  const stalks = ['30 20, 26 40, 22 56', '32 20, 44 44, 50 64', '66 14, 76 34, 80 52']
  return (
    curve('#7c1726', 4, '4 26, 30 18, 62 14, 98 4') +
    stalks.map((stalk) => curve(PINE, 2.6, stalk)).join('') +
    veinedLeaf(30, 18, -2.3, { length: 30, width: 9, bend: 0.4, dark: true }) +
    veinedLeaf(64, 13, 2.2, { length: 30, width: 9, bend: -0.5 }) +
    veinedLeaf(82, 8, 0.8, { length: 32, width: 9.5, bend: 0.5 }) +
    cherry(22, 66, 14) +
    cherry(51, 76, 15) +
    cherry(80, 64, 14) +
    blossom(48, 17, 11, '#f8d6c4', '#bd2f38')
  )
}

function tomato(): string {
  return (
    blob('#cc4630', '50 26, 68 22, 86 36, 91 56, 82 78, 64 90, 50 90, 36 90, 18 78, 9 56, 14 36, 32 22') +
    blob('#861e1b', '74 26, 86 36, 91 56, 82 78, 64 90, 50 90, 66 78, 77 60, 78 42') +
    ['38 30, 30 48, 34 74', '62 30, 66 50, 60 76'].map((rim) => curve('#861e1b', 1.8, rim)).join('') +
    curve('#f9d9b6', 3.8, '19 58, 19 46, 26 36')
  )
}

function tomatoStar(): string {
  const sepals = [2.9, 2.25, 1.6, 0.95, 0.3].map((turn, at) =>
    leaf(at % 2 ? PINE : LEAF, 50, 25, turn, 27 - 7 * Math.sin(turn), 4.6),
  )
  return `${sepals.join('')}${curve(PINE, 4, '50 26, 51 16, 56 8')}`
}

function tomatoFace(): string {
  const chambers = [0.2, 1.46, 2.71, 3.97, 5.23].map((turn) => {
    const to = (far: number, off: number): [number, number] => [
      50 + far * Math.cos(turn + off),
      55 + far * 0.92 * Math.sin(turn + off),
    ]
    return (
      blob('#861e1b', [to(12, 0), to(20, -0.46), to(31, -0.4), to(33, 0), to(31, 0.4), to(20, 0.46)]) +
      dots('#f9d9b6', 2.2, [to(20, -0.16), to(27, 0.14), to(27, -0.24), to(21, 0.22)])
    )
  })
  return (
    blob('#cc4630', '50 16, 68 18, 86 34, 91 55, 82 78, 66 91, 50 93, 34 91, 18 78, 9 55, 14 34, 32 18') +
    chambers.join('')
  )
}

function tomatoVine(): string {
  return (
    curve(PINE, 3.6, '10 6, 36 16, 54 34, 58 60, 54 72') +
    curve(PINE, 3, '36 16, 28 28, 26 36') +
    curve(PINE, 3, '54 32, 70 28, 76 34') +
    veinedLeaf(40, 18, -0.7, { length: 40, width: 12, bend: 0.6 }) +
    veinedLeaf(22, 10, 2.1, { length: 26, width: 8, bend: -0.4, dark: true }) +
    put(tomato() + tomatoStar(), 26, 54, 0.42) +
    put(tomato() + tomatoStar(), 78, 52, 0.44, 8) +
    put(tomato() + tomatoStar(), 52, 80, 0.46, -6)
  )
}
