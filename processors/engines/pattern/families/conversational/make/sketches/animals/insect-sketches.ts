import { across, blob, curve, dot, limb, oval } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Insects from above, wings and shells spread. */
export const insectSketches: Readonly<Record<string, string>> = {
  butterfly: butterfly(),
  'lady-beetle': ladybird(),
  beetle: beetle(),
  caterpillar: caterpillar(),
  ant: ant(),
}

function butterfly(): string {
  const [orange, deep] = ['#d9793a', '#5a3a34']
  const side = (s: 1 | -1): string =>
    blob(deep, across(s, '3 44, 14 20, 34 8, 48 16, 46 36, 32 52, 12 56')) +
    blob(deep, across(s, '3 54, 22 56, 38 66, 36 84, 22 92, 10 78')) +
    blob(orange, across(s, '7 44, 17 26, 32 15, 40 20, 38 34, 28 46, 14 51')) +
    blob(orange, across(s, '8 58, 22 60, 32 68, 30 80, 22 85, 13 74')) +
    oval('#f0c46a', 50 + s * 29, 27, 5, 7, s * 40) +
    dot('#f0c46a', 50 + s * 22, 72, 5) +
    dot(CREAM, 50 + s * 43, 17, 1.9) +
    dot(CREAM, 50 + s * 44.5, 27, 1.9) +
    curve(deep, 2, across(s, '9 46, 20 40, 30 40'))
  return (
    side(1) +
    side(-1) +
    limb(deep, [50, 34], 5, [50, 78], 3.4) +
    curve(deep, 2.2, '49 34, 44 22, 36 16') +
    curve(deep, 2.2, '51 34, 56 22, 64 16')
  )
}

function ladybird(): string {
  const [red, dark] = ['#c8402f', '#2b2426']
  return (
    [
      [26, 44],
      [22, 60],
      [30, 76],
    ]
      .map(([x, y]) =>
        curve(dark, 3, [
          [x + 8, y],
          [x - 6, y - 1],
          [x - 11, y + 6],
        ]),
      )
      .join('') +
    [
      [74, 44],
      [78, 60],
      [70, 76],
    ]
      .map(([x, y]) =>
        curve(dark, 3, [
          [x - 8, y],
          [x + 6, y - 1],
          [x + 11, y + 6],
        ]),
      )
      .join('') +
    blob(dark, '50 10, 64 16, 68 30, 50 36, 32 30, 36 16') +
    curve(dark, 2.6, '42 14, 36 5, 28 4') +
    curve(dark, 2.6, '58 14, 64 5, 72 4') +
    blob(red, '50 26, 70 32, 80 50, 76 72, 62 88, 50 91, 38 88, 24 72, 20 50, 30 32') +
    curve(dark, 2.8, '50 28, 51 60, 50 90') +
    [
      [36, 44, 6],
      [64, 44, 6],
      [32, 62, 5.4],
      [68, 62, 5.4],
      [42, 76, 4.6],
      [58, 76, 4.6],
    ]
      .map(([x, y, r]) => dot(dark, x, y, r))
      .join('') +
    dot(CREAM, 41, 21, 3) +
    dot(CREAM, 59, 21, 3)
  )
}

function beetle(): string {
  const [shell, dark, light] = ['#2f7a6a', '#234d4a', '#8fc4a5']
  const side = (s: 1 | -1): string =>
    [
      [40, 22, -8],
      [58, 27, 2],
      [74, 20, 14],
    ]
      .map(([y, far, down]) =>
        curve(dark, 3, [
          [50 + s * 16, y],
          [50 + s * far, y - 3],
          [50 + s * (far + 12), y + down],
        ]),
      )
      .join('') + curve(dark, 3, across(s, '6 14, 16 8, 14 -1'))
  return (
    side(1) +
    side(-1) +
    blob(dark, '50 8, 60 13, 61 23, 50 27, 39 23, 40 13') +
    blob(shell, '50 22, 66 25, 70 36, 50 41, 30 36, 34 25') +
    blob(shell, '50 38, 68 40, 75 58, 68 82, 50 95, 32 82, 25 58, 32 40') +
    curve(dark, 2.6, '50 40, 50 66, 50 94') +
    [36, 42]
      .map((x) =>
        curve(light, 2.2, [
          [x, 46],
          [x - 3, 62],
          [x + 1, 78],
        ]),
      )
      .join('') +
    [64, 58]
      .map((x) =>
        curve(light, 2.2, [
          [x, 46],
          [x + 3, 62],
          [x - 1, 78],
        ]),
      )
      .join('') +
    curve(light, 2.4, '38 31, 50 34, 62 31')
  )
}

function caterpillar(): string {
  const [green, dark] = ['#8aa84a', '#5f7a35']
  return (
    [
      [84, 66],
      [72, 54],
      [58, 50],
      [44, 56],
      [32, 66],
    ]
      .map(
        ([x, y], at) =>
          curve(dark, 2.6, [
            [x, y + 10],
            [x - 1, y + 20],
          ]) +
          dot(at % 2 ? green : '#a9c267', x, y, 13) +
          dot('#e0a04a', x, y, 3),
      )
      .join('') +
    dot('#d0713f', 20, 56, 13) +
    curve(dark, 2.4, '16 45, 11 34') +
    curve(dark, 2.4, '24 44, 26 33') +
    dot(dark, 11, 33, 2.6) +
    dot(dark, 26, 32, 2.6) +
    dot(INK, 15, 55, 2.4) +
    curve(INK, 2, '12 62, 17 64, 22 62')
  )
}

/** From the side, on its way. */
function ant(): string {
  const [coat, light] = ['#3a2a26', '#6e4f41']
  const leg = (points: string): string => curve(coat, 3, points)
  return (
    leg('44 56, 34 68, 24 88') +
    leg('50 58, 50 72, 44 90') +
    leg('56 57, 68 68, 74 90') +
    leg('46 56, 36 62, 16 80') +
    leg('58 56, 74 60, 90 82') +
    leg('52 58, 56 74, 60 90') +
    curve(coat, 2.4, '18 42, 14 28, 4 22') +
    curve(coat, 2.4, '22 41, 24 26, 16 16') +
    blob(coat, '58 52, 64 42, 76 36, 88 40, 96 52, 92 64, 80 68, 66 64') +
    curve(light, 2.6, '70 44, 80 41, 89 47') +
    blob(coat, '36 52, 42 46, 52 46, 60 52, 56 59, 44 60') +
    blob(coat, '8 50, 14 42, 24 39, 34 44, 36 52, 30 59, 18 60') +
    dot(CREAM, 19, 48, 2.6) +
    curve(coat, 2.4, '10 56, 5 60, 8 65')
  )
}
