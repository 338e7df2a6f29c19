import { across, blob, body, curve, dot, leaf, limb, oval, rays } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Heavy and scaled animals, and the dragon. */
export const wildSketches: Readonly<Record<string, string>> = {
  kangaroo: kangaroo(),
  rhinoceros: rhinoceros(),
  hippopotamus: hippopotamus(),
  snake: snake(),
  bat: bat(),
  dragon: dragon(),
}

function kangaroo(): string {
  const [coat, dark] = ['#b5794a', '#8a5834']
  return (
    blob(coat, '70 70, 82 84, 99 88, 96 95, 80 94, 64 84') +
    blob(coat, '34 34, 46 36, 56 48, 68 58, 76 72, 70 86, 52 88, 44 78, 36 62, 31 46') +
    limb(dark, [62, 74], 20, [50, 90], 7, 4) +
    limb(coat, [56, 91], 7, [34, 95], 5) +
    limb(coat, [38, 50], 7, [24, 62], 4.6, -2) +
    blob('#e3bf94', '36 56, 44 60, 50 72, 46 80, 40 72') +
    limb(coat, [40, 42], 14, [30, 22], 9) +
    blob(coat, '36 14, 30 24, 16 32, 9 31, 10 25, 20 18, 28 11') +
    leaf(coat, 30, 14, -1.9, 17, 4.4) +
    leaf(dark, 34, 15, -1.35, 17, 4.4) +
    dot(INK, 23, 20, 2.2) +
    oval(INK, 10, 28, 2.8, 2.2)
  )
}

function rhinoceros(): string {
  const [coat, dark] = ['#8a8f98', '#6a6f79']
  return drawBeast({
    coat,
    dark,
    withers: [40, 34],
    rump: [80, 38],
    chest: 34,
    flank: 30,
    arch: 1,
    ground: 88,
    leg: 9.4,
    hoof: '#55585f',
    stride: 3,
    head: [24, 52],
    skull: 11,
    nose: [7, 62],
    snout: 11,
    neck: 26,
    tail: '85 44, 91 56',
    tailWidth: 3,
    eye: [20, 49],
    ears: leaf(coat, 32, 42, -1.3, 12, 4),
    over:
      leaf(CREAM, 10, 56, -1.9, 20, 4.4) +
      leaf(CREAM, 17, 49, -1.8, 10, 3.4) +
      curve(dark, 3, '42 36, 40 50, 44 64') +
      curve(dark, 3, '70 42, 67 54, 69 64'),
  })
}

function hippopotamus(): string {
  const [coat, dark] = ['#9a8794', '#786672']
  return drawBeast({
    coat,
    dark,
    withers: [40, 38],
    rump: [82, 42],
    chest: 36,
    flank: 34,
    arch: 5,
    ground: 88,
    leg: 10,
    hoof: '#61525c',
    stride: 2,
    head: [26, 48],
    skull: 12,
    nose: [10, 56],
    snout: 19,
    neck: 27,
    tail: '87 50, 93 56',
    tailWidth: 4,
    eye: [24, 41],
    ears: dot(dark, 33, 35, 4.2),
    over:
      dot(dark, 4, 51, 2.4) +
      dot(dark, 9, 48.5, 2.4) +
      curve(dark, 2.4, '5 64, 14 67, 24 64') +
      body(CREAM, 'M9 65L12 71L15 66Z'),
  })
}

function snake(): string {
  const [green, light] = ['#5f8a4a', '#d6c77a']
  const spine: [number, number][] = [
    [16, 22],
    [30, 20],
    [36, 32],
    [28, 44],
    [16, 54],
    [18, 70],
    [34, 74],
    [50, 66],
    [56, 52],
    [68, 46],
    [80, 54],
    [78, 70],
    [66, 80],
    [74, 92],
    [92, 90],
  ]
  return (
    curve(green, 11, spine) +
    spine
      .slice(2, -2)
      .map(([x, y], at) => oval(light, x, y, 3.4, 3.4, at * 30))
      .join('') +
    blob(green, '22 12, 32 16, 30 26, 18 28, 6 25, 4 19, 12 13') +
    curve('#c43d35', 2.2, '5 22, -2 23') +
    dot(INK, 15, 18, 2.2)
  )
}

function bat(): string {
  const [coat, wing] = ['#4a3d55', '#6b5a7d']
  const side = (s: 1 | -1): string =>
    blob(wing, across(s, '6 44, 20 28, 36 24, 49 36, 47 52, 40 48, 34 58, 26 54, 19 66, 12 60, 5 66')) +
    curve(coat, 2.6, across(s, '8 46, 22 32, 36 25')) +
    curve(coat, 2.4, across(s, '24 32, 26 52')) +
    curve(coat, 2.4, across(s, '32 27, 39 46'))
  return (
    side(1) +
    side(-1) +
    blob(coat, '50 38, 58 44, 60 58, 54 72, 50 76, 46 72, 40 58, 42 44') +
    leaf(coat, 45, 34, -1.95, 14, 4.6) +
    leaf(coat, 55, 34, -1.2, 14, 4.6) +
    dot(coat, 50, 36, 9) +
    dot('#e9c46a', 46.5, 35, 2.2) +
    dot('#e9c46a', 53.5, 35, 2.2) +
    body(CREAM, 'M47 40L49 44L50.5 40ZM51 40L52.5 44L54 40Z')
  )
}

function dragon(): string {
  const [green, dark, gold] = ['#4a8a6a', '#2f6350', '#d9a441']
  return (
    blob(gold, '48 44, 54 24, 70 8, 90 4, 84 18, 92 24, 80 30, 84 40, 70 42, 62 52') +
    curve(dark, 2.6, '52 42, 64 24, 84 8') +
    curve(dark, 2.4, '58 42, 70 30, 86 24') +
    blob(
      green,
      '8 26, 14 16, 26 14, 34 22, 36 36, 44 48, 60 54, 74 62, 82 74, 92 76, 98 66, 100 80, 90 90, 74 88, 56 84, 40 80, 28 66, 24 48, 20 36, 10 34',
    ) +
    limb(green, [42, 72], 11, [38, 94], 7) +
    limb(dark, [62, 76], 12, [60, 95], 7) +
    blob(gold, '26 40, 33 46, 40 60, 48 76, 40 76, 31 64') +
    leaf(CREAM, 28, 15, -0.9, 12, 3) +
    leaf(CREAM, 22, 14, -1.3, 11, 3) +
    [
      [38, 36],
      [44, 45],
      [74, 60],
      [82, 69],
    ]
      .map(([x, y]) => rays(dark, x, y, 5, 2.4, 3))
      .join('') +
    dot(INK, 20, 22, 2.4) +
    curve(dark, 2.2, '9 30, 16 31, 22 28') +
    leaf('#d0562f', 98, 68, -1.2, 13, 5)
  )
}
