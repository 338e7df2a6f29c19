import { blob, curve, dot, dots, leaf, limb, oval } from '../sketch-marks.ts'
import { drawBeast } from './beast.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Dinosaurs, and two that hang in trees. */
export const dinosaurSketches: Readonly<Record<string, string>> = {
  sauropod: sauropod(),
  't-rex': tyrannosaur(),
  triceratops: triceratops(),
  stegosaurus: stegosaurus(),
  monkey: monkey(),
  sloth: sloth(),
}

function sauropod(): string {
  const [green, dark] = ['#6a9a6b', '#48745a']
  return (
    limb(dark, [46, 66], 12, [48, 90], 8) +
    limb(dark, [70, 66], 12, [72, 90], 8) +
    blob(
      green,
      '6 18, 14 10, 24 12, 28 22, 30 38, 40 46, 56 44, 70 50, 80 62, 90 64, 99 52, 98 68, 90 78, 76 76, 60 76, 42 74, 30 64, 22 46, 18 28, 8 26',
    ) +
    limb(green, [38, 66], 13, [36, 91], 9) +
    limb(green, [62, 68], 14, [60, 91], 9) +
    dot(INK, 15, 16, 2.4) +
    curve(dark, 2.2, '7 22, 12 23, 16 21') +
    [
      [44, 52],
      [54, 50],
      [64, 55],
      [50, 60],
      [72, 64],
      [60, 63],
      [29, 46],
    ]
      .map(([x, y], at) => oval('#a9c48a', x, y, 3.2 - (at % 3) * 0.5, 2.6))
      .join('')
  )
}

function tyrannosaur(): string {
  const [green, dark] = ['#b0643f', '#82442c']
  return (
    limb(dark, [62, 62], 14, [66, 92], 7, -4) +
    blob(
      green,
      '4 26, 10 12, 24 8, 38 14, 44 28, 52 40, 66 46, 80 56, 99 58, 88 68, 72 74, 56 76, 42 68, 34 52, 28 38, 12 38',
    ) +
    limb(green, [52, 64], 17, [50, 92], 7, -5) +
    oval(green, 46, 93, 9, 3.2) +
    oval(dark, 63, 93, 8, 3) +
    limb(green, [38, 48], 5, [26, 54], 3.4, -2) +
    blob('#e3bf94', '32 44, 38 56, 46 68, 40 66, 34 56, 29 44') +
    curve(CREAM, 2.4, '6 31, 11 35, 15 31, 20 35, 24 31') +
    dot(CREAM, 24, 18, 3.6) +
    dot(INK, 23, 18, 2) +
    [
      [52, 46],
      [60, 49],
      [68, 54],
      [76, 60],
    ]
      .map(([x, y]) =>
        curve(dark, 3, [
          [x, y],
          [x + 2, y + 6],
        ]),
      )
      .join('')
  )
}

function triceratops(): string {
  const [coat, dark] = ['#7f8fae', '#5c6b8c']
  return drawBeast({
    coat,
    dark,
    withers: [42, 44],
    rump: [78, 46],
    chest: 28,
    flank: 24,
    arch: 5,
    ground: 88,
    leg: 8.4,
    stride: 2,
    head: [26, 54],
    skull: 10,
    nose: [6, 64],
    snout: 8,
    neck: 20,
    tail: '82 54, 92 60, 99 70',
    tailWidth: 9,
    eye: [20, 53],
    ears:
      blob(dark, '28 62, 38 60, 46 46, 44 32, 34 26, 26 34, 24 46') + dots('#d9c39a', 3, '44 34, 46 46, 42 56, 36 27'),
    over:
      leaf(CREAM, 22, 46, -2.4, 20, 3.6) +
      leaf(CREAM, 28, 44, -2.1, 20, 3.4) +
      leaf(CREAM, 9, 59, -2, 9, 3) +
      [
        [56, 52],
        [66, 50],
        [62, 60],
        [74, 56],
      ]
        .map(([x, y]) => oval('#a9b6cf', x, y, 3.4, 2.6))
        .join(''),
  })
}

function stegosaurus(): string {
  const [coat, dark, plate] = ['#8a9a4f', '#66743a', '#d0713f']
  const plates = [
    [30, 46, 9],
    [40, 36, 12],
    [52, 31, 14],
    [64, 34, 12],
    [75, 43, 10],
    [84, 54, 7],
  ]
    .map(([x, y, r], at) =>
      blob(plate, [
        [x - r * 0.5, y + r],
        [x - r * 0.66, y],
        [x + at - 2, y - r],
        [x + r * 0.7, y],
        [x + r * 0.5, y + r],
      ]),
    )
    .join('')
  return (
    plates +
    limb(dark, [42, 66], 10, [44, 88], 7) +
    limb(dark, [68, 66], 12, [70, 88], 8) +
    blob(
      coat,
      '2 66, 8 60, 18 60, 28 50, 42 40, 58 38, 72 46, 84 60, 98 68, 99 74, 84 74, 66 76, 44 76, 28 72, 14 72',
    ) +
    limb(coat, [36, 66], 11, [34, 89], 7.4) +
    limb(coat, [62, 66], 14, [60, 89], 8) +
    leaf(CREAM, 94, 68, -0.9, 9, 2.6) +
    leaf(CREAM, 90, 67, -1.3, 8, 2.6) +
    dot(INK, 12, 65, 2.2) +
    dots('#b9c27a', 2.8, '44 52, 54 48, 64 54, 50 60')
  )
}

function monkey(): string {
  const [coat, dark, face] = ['#80553a', '#5f3d29', '#e0b58c']
  return (
    curve(dark, 5, '66 76, 84 80, 92 66, 84 54, 76 60, 80 67') +
    limb(coat, [38, 44], 9, [22, 12], 6, 4) +
    limb(dark, [58, 50], 9, [72, 76], 6, -4) +
    curve('#6f8a4f', 5, '4 8, 30 11, 58 6') +
    dot(face, 22, 11, 4) +
    blob(coat, '38 42, 50 40, 60 48, 66 62, 66 78, 54 84, 42 80, 36 64') +
    blob(face, '40 54, 48 54, 52 66, 50 77, 43 74, 39 64') +
    limb(coat, [46, 78], 11, [36, 92], 6, 4) +
    limb(coat, [60, 78], 11, [64, 94], 6, -3) +
    oval(face, 33, 93, 6, 3) +
    oval(face, 66, 95, 6, 3) +
    dot(face, 30, 34, 5.4) +
    dot(face, 62, 30, 5.4) +
    blob(coat, '36 20, 46 16, 57 20, 61 31, 55 43, 44 46, 35 41, 31 30') +
    blob(face, '37 28, 43 25, 47 28, 52 25, 56 30, 54 40, 45 44, 37 39') +
    dot(INK, 42, 31, 2.2) +
    dot(INK, 51, 30.5, 2.2) +
    curve(dark, 2.2, '41 38, 46 40, 51 37')
  )
}

function sloth(): string {
  const [coat, dark, face] = ['#a78a68', '#7d6348', '#ead6b5']
  return (
    limb('#6f5a40', [0, 14], 7, [100, 10], 6, 2) +
    leaf('#7d9a5a', 88, 14, 1.2, 20, 6) +
    leaf('#7d9a5a', 8, 16, 1.9, 18, 6) +
    limb(dark, [38, 60], 11, [30, 12], 7, 3) +
    limb(dark, [74, 56], 11, [80, 12], 7, -3) +
    blob(coat, '24 50, 40 52, 58 46, 76 48, 86 60, 80 78, 60 86, 40 80, 26 68') +
    limb(coat, [46, 60], 11, [44, 14], 7, 2) +
    limb(coat, [68, 58], 11, [66, 13], 7, -2) +
    curve(CREAM, 2.6, '41 12, 44 6, 48 12') +
    curve(CREAM, 2.6, '63 11, 66 5, 70 11') +
    blob(coat, '14 46, 26 42, 36 50, 38 64, 30 74, 18 74, 9 64, 8 54') +
    blob(face, '13 52, 24 49, 33 56, 31 67, 22 70, 13 65') +
    limb(dark, [18, 58], 5, [11, 63], 3.6) +
    limb(dark, [28, 58], 5, [34, 63], 3.6) +
    oval(INK, 22, 63, 3, 2.2) +
    curve(dark, 2, '18 67, 22 69, 27 67') +
    [
      [50, 62],
      [60, 68],
      [70, 62],
      [54, 74],
    ]
      .map(([x, y]) =>
        curve(dark, 2.4, [
          [x, y],
          [x + 1, y + 6],
        ]),
      )
      .join('')
  )
}
