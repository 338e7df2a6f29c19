import { across, blob, curve, dot, dots, leaf } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** What swims in the sea. */
export const oceanSketches: Readonly<Record<string, string>> = {
  whale: whale(),
  'spouting-whale': whale() + curve('#8fb8cf', 3.4, '36 26, 34 12, 24 8') + curve('#8fb8cf', 3.4, '37 26, 40 10, 50 8'),
  dolphin: dolphin(),
  shark: shark(),
  jellyfish: jellyfish(),
  crab: crab(),
  lobster: lobster(),
}

function whale(): string {
  const [blue, dark] = ['#3f6f99', '#2b4f73']
  return (
    blob(
      blue,
      '4 54, 8 40, 22 30, 44 28, 64 38, 78 46, 86 40, 84 26, 94 32, 99 22, 100 40, 94 54, 80 66, 58 76, 34 78, 14 70',
    ) +
    blob(CREAM, '5 58, 20 60, 42 64, 60 70, 46 77, 26 77, 12 70') +
    curve('#b9c6cf', 2.4, '14 65, 28 68, 42 70') +
    curve('#b9c6cf', 2.4, '18 71, 28 73, 38 74') +
    leaf(dark, 46, 60, 1.0, 24, 8) +
    dot(CREAM, 22, 52, 3.2) +
    dot(INK, 22, 52, 1.8) +
    curve('#6f98bb', 2.6, '30 36, 44 34, 58 40')
  )
}

function dolphin(): string {
  const [blue, dark] = ['#5c8fb0', '#3d6b8c']
  return (
    blob(dark, '50 24, 58 8, 68 8, 66 24') +
    blob(
      blue,
      '2 52, 12 46, 18 34, 36 24, 56 20, 74 30, 84 46, 88 60, 99 66, 92 72, 90 84, 80 74, 70 60, 58 52, 42 52, 26 56, 14 56',
    ) +
    blob(CREAM, '4 53, 16 52, 32 50, 50 48, 42 54, 26 58, 14 57') +
    leaf(dark, 40, 48, 1.25, 22, 6.6) +
    dot(INK, 23, 43, 2.3) +
    curve('#8db4cc', 2.4, '38 28, 52 26, 66 32')
  )
}

function shark(): string {
  const [grey, dark] = ['#73879a', '#51647a']
  return (
    blob(dark, '46 34, 56 12, 62 16, 62 36') +
    blob(
      grey,
      '2 50, 16 40, 36 33, 58 35, 78 44, 86 40, 94 20, 97 36, 92 50, 98 68, 86 58, 74 56, 54 64, 32 66, 14 60',
    ) +
    blob(CREAM, '4 54, 22 54, 44 58, 56 62, 36 67, 16 62') +
    leaf(dark, 40, 58, 1.0, 28, 7.6) +
    curve(INK, 2, '8 56, 16 57, 22 54') +
    dot(INK, 20, 46, 2.4) +
    curve(dark, 2, '32 44, 31 50, 33 55') +
    curve(dark, 2, '37 43, 36 50, 38 55')
  )
}

function jellyfish(): string {
  const [pink, deep] = ['#d99ab5', '#a8618a']
  return (
    [
      [30, 0],
      [42, 1],
      [58, -1],
      [70, 0],
    ]
      .map(([x, phase]) =>
        curve(deep, 3.2, [
          [x, 42],
          [x + 4 + phase, 56],
          [x - 4, 70],
          [x + 3, 84],
          [x - 2, 97],
        ]),
      )
      .join('') +
    curve(pink, 6, '45 42, 50 56, 43 68, 49 80, 44 88') +
    curve(pink, 6, '56 42, 52 58, 60 70, 54 84') +
    blob(pink, '50 4, 72 10, 86 28, 88 44, 78 48, 68 43, 60 49, 50 43, 40 49, 31 43, 22 48, 12 44, 14 28, 28 10') +
    curve(CREAM, 3.2, '26 30, 32 19, 42 13') +
    dots(deep, 2.8, '50 24, 62 28, 40 30, 72 34')
  )
}

function crab(): string {
  const [red, dark] = ['#cf5238', '#9c3628']
  const leg = (side: 1 | -1, y: number, far: number, down: number): string =>
    curve(dark, 4.6, [
      [50 + side * 24, y],
      [50 + side * far, y - 2],
      [50 + side * (far + 7), y + down],
    ])
  const claw = (side: 1 | -1): string =>
    curve(red, 6, across(side, '24 48, 38 40, 37 28')) +
    blob(red, across(side, '30 30, 28 16, 34 6, 37 18, 43 8, 48 20, 42 32'))
  return (
    leg(1, 58, 36, 14) +
    leg(-1, 58, 36, 14) +
    leg(1, 65, 32, 17) +
    leg(-1, 65, 32, 17) +
    leg(1, 71, 26, 18) +
    leg(-1, 71, 26, 18) +
    claw(1) +
    claw(-1) +
    curve(red, 3, '42 42, 41 33') +
    curve(red, 3, '58 42, 59 33') +
    dot(INK, 41, 31, 3.6) +
    dot(INK, 59, 31, 3.6) +
    blob(red, '50 38, 68 41, 79 52, 75 66, 62 76, 50 78, 38 76, 25 66, 21 52, 32 41') +
    curve('#f0a58c', 3, '33 52, 42 47, 52 46') +
    dots('#f0a58c', 2.6, '42 60, 58 60, 50 67') +
    curve(dark, 2.6, '40 70, 50 73, 60 70')
  )
}

function lobster(): string {
  const [red, dark] = ['#c8402f', '#92291f']
  const side = (s: 1 | -1): string =>
    curve(red, 4.6, across(s, '8 32, 20 28, 22 18')) +
    blob(red, across(s, '16 20, 17 8, 24 0, 26 9, 32 4, 33 14, 26 24')) +
    [40, 47, 54]
      .map((y, at) =>
        curve(dark, 3.2, [
          [50 + s * 9, y],
          [50 + s * 20, y + 1],
          [50 + s * 26, y + 8 - at],
        ]),
      )
      .join('') +
    curve(dark, 2.2, across(s, '3 24, 8 12, 6 1'))
  const fan = [-0.9, -0.45, 0, 0.45, 0.9].map((turn) => leaf(red, 50, 82, Math.PI / 2 + turn, 18, 5)).join('')
  return (
    side(1) +
    side(-1) +
    fan +
    blob(red, '50 22, 58 28, 61 42, 59 54, 57 70, 54 84, 46 84, 43 70, 41 54, 39 42, 42 28') +
    [58, 65, 72, 79]
      .map((y, at) =>
        curve('#f0a08a', 2.8, [
          [43 + at * 0.8, y],
          [50, y + 2],
          [57 - at * 0.8, y],
        ]),
      )
      .join('') +
    curve('#f0a08a', 2.6, '46 34, 50 46, 54 34') +
    dot(INK, 45.5, 27, 2.2) +
    dot(INK, 54.5, 27, 2.2)
  )
}
