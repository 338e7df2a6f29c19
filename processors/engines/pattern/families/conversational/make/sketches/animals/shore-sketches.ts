import { blob, body, curve, dot, dots, leaf, limb, oval, rays, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** What lives at the water's edge. */
export const shoreSketches: Readonly<Record<string, string>> = {
  shrimp: shrimp(),
  seal: seal(),
  otter: otter(),
  frog: frog(),
  'lily-pad': lilyPad(),
  crocodile: crocodile(),
  'spiral-shell': spiralShell(),
  'auger-shell': augerShell(),
  cowrie: cowrie(),
  scallop: scallop(),
  coral: coral(),
  orca: orca(),
}

function shrimp(): string {
  const [pink, deep] = ['#e58f73', '#c45f48']
  return (
    curve(deep, 2.4, '20 36, 8 20, 14 6') +
    curve(deep, 2.4, '22 34, 18 16, 28 4') +
    [
      [34, 60],
      [44, 66],
      [54, 68],
      [62, 64],
    ]
      .map(([x, y]) =>
        curve(deep, 3, [
          [x, y - 6],
          [x - 5, y + 6],
          [x - 2, y + 12],
        ]),
      )
      .join('') +
    blob(
      pink,
      '12 44, 22 34, 40 24, 62 22, 80 34, 88 52, 84 68, 74 80, 68 74, 72 60, 66 50, 54 46, 44 50, 34 54, 20 52',
    ) +
    blob(deep, '76 76, 70 90, 58 92, 64 82, 58 78, 70 72') +
    strokes(
      CREAM,
      2.8,
      '44 26, 46 36, 44 48 | 56 23, 58 34, 55 46 | 68 26, 67 38, 64 49 | 79 36, 75 44, 70 54 | 86 52, 80 56, 73 61',
    ) +
    dot(INK, 24, 42, 2.6)
  )
}

function seal(): string {
  const [coat, dark] = ['#7d8a96', '#5c6874']
  return (
    blob(dark, '84 78, 98 68, 96 80, 99 90, 84 88') +
    blob(coat, '16 30, 24 18, 38 18, 48 30, 54 48, 70 62, 88 74, 92 84, 74 90, 44 90, 28 84, 24 66, 26 50, 18 44') +
    blob('#b4bec6', '27 56, 36 56, 46 70, 52 88, 36 88, 28 80') +
    blob(dark, '46 68, 54 76, 48 90, 34 93, 40 82') +
    oval(CREAM, 22, 40, 7, 5) +
    oval(INK, 16, 36, 3, 2.3) +
    dot(INK, 29, 30, 2.8) +
    curve(dark, 1.9, '18 43, 10 46') +
    curve(dark, 1.9, '19 45, 12 50') +
    dots(dark, 2.4, '62 70, 70 76, 60 80')
  )
}

/** On its back, paws together, tail out: the way otters are remembered. */
function otter(): string {
  const [coat, dark, light] = ['#8a5c3c', '#634029', '#d2ab82']
  return (
    blob(dark, '74 58, 88 52, 99 40, 98 56, 88 68, 76 70') +
    blob(coat, '18 42, 32 44, 50 52, 68 54, 80 58, 84 66, 74 74, 54 76, 34 72, 18 64, 12 52') +
    blob(light, '30 48, 48 54, 66 58, 74 62, 60 66, 42 64, 30 58') +
    limb(coat, [70, 62], 9, [80, 44], 6, 2) +
    oval(dark, 81, 42, 5, 3.4, -50) +
    limb(coat, [38, 60], 8, [46, 42], 6, -2) +
    limb(dark, [46, 62], 7, [49, 43], 5.4, 2) +
    dot(dark, 12, 37, 4.6) +
    dot(dark, 27, 27, 4.6) +
    blob(coat, '10 36, 18 27, 29 29, 35 40, 30 52, 18 56, 8 48') +
    blob(light, '22 30, 31 33, 33 42, 27 44, 21 38') +
    oval(INK, 29, 32.5, 3.4, 2.6, 40) +
    dot(INK, 17, 35, 2.3) +
    dot(INK, 27, 44.5, 2.3)
  )
}

function frog(): string {
  const [green, dark] = ['#6d9a4a', '#48702f']
  return (
    blob(dark, '62 62, 80 54, 92 64, 90 78, 98 90, 80 91, 66 84') +
    blob(green, '8 44, 16 34, 24 30, 28 20, 38 19, 42 30, 56 38, 74 52, 82 66, 76 82, 60 88, 40 84, 28 70, 14 58') +
    blob('#d6d89a', '10 52, 26 56, 38 64, 42 80, 34 78, 26 68, 14 60') +
    limb(green, [38, 66], 9, [32, 90], 6) +
    oval(green, 28, 91.5, 8, 3) +
    blob(green, '60 62, 74 58, 84 68, 78 80, 66 84') +
    limb(green, [70, 80], 8, [54, 91], 6, 3) +
    oval(green, 51, 92, 9, 3) +
    dot(CREAM, 33, 27, 5.4) +
    dot(INK, 32, 27, 3) +
    curve(dark, 2.4, '10 49, 22 51, 34 47') +
    dots(dark, 3, '54 46, 62 54, 50 54')
  )
}

function lilyPad(): string {
  return (
    blob('#5f8f62', '50 34, 72 36, 92 46, 98 60, 88 74, 66 84, 40 84, 16 76, 2 62, 8 47, 30 36, 47 58') +
    strokes('#8db787', 2.6, '50 60, 70 48 | 52 63, 84 60 | 50 66, 68 76 | 46 66, 38 78 | 42 63, 16 64') +
    [-2.5, -2.05, -1.57, -1.09, -0.64].map((turn) => leaf('#e8a0b4', 56, 46, turn, 30, 8)).join('') +
    [-2.2, -1.57, -0.94].map((turn) => leaf('#f6d3dc', 56, 47, turn, 22, 6)).join('') +
    dot('#e6b84a', 56, 42, 4)
  )
}

function crocodile(): string {
  const [green, dark] = ['#5f8a4f', '#426638']
  const ridges = Array.from({ length: 8 }, (_, at) =>
    rays(dark, 36 + at * 7.4, 50 + Math.abs(at - 3) * 0.7, 6, 3, 3),
  ).join('')
  return (
    ridges +
    limb(dark, [42, 62], 9, [40, 78], 6) +
    limb(dark, [70, 62], 9, [72, 78], 6) +
    blob(
      green,
      '2 60, 14 54, 24 52, 28 46, 36 48, 50 50, 70 51, 84 56, 94 50, 99 38, 100 54, 92 68, 76 70, 52 70, 32 68, 12 67',
    ) +
    limb(green, [36, 64], 10, [30, 80], 7) +
    limb(green, [64, 64], 11, [60, 80], 7) +
    blob('#d9dba0', '4 64, 22 64, 44 67, 66 68, 50 71, 28 69') +
    curve(CREAM, 2.4, '6 60, 10 63, 14 60, 18 63, 22 60') +
    dot(CREAM, 30, 50, 3.4) +
    dot(INK, 29.6, 50.4, 1.9) +
    dots(dark, 2.4, '50 58, 60 60, 72 60, 82 62')
  )
}

function spiralShell(): string {
  const [shell, dark] = ['#e0b48a', '#b5795a']
  return (
    body(
      shell,
      'M50 2L56 11L64 12L63 21L74 23L71 33L85 36L80 47L92 52C88 66 76 78 62 84C56 88 53 94 48 99C44 94 44 88 42 82C28 74 12 64 8 50L20 46L15 36L29 33L26 23L37 21L36 12L44 11Z',
    ) +
    blob('#f6dcc0', '72 50, 82 54, 76 66, 62 78, 52 88, 48 92, 48 80, 54 66, 62 56') +
    strokes(dark, 2.8, '38 21, 50 24, 62 21|30 33, 50 37, 70 33|21 46, 40 51, 60 49, 79 47|16 56, 34 66, 44 78') +
    curve(dark, 2.8, '72 50, 60 58, 50 70, 47 86')
  )
}

/** Long and turned many times. */
function augerShell(): string {
  const [shell, dark] = ['#d9a9a0', '#a8685e']
  return (
    `<g transform="rotate(28 50 50)">` +
    blob(
      shell,
      '50 0, 54 10, 57 20, 61 32, 65 46, 69 60, 71 76, 66 90, 54 97, 40 94, 30 82, 30 66, 35 50, 39 36, 43 22, 46 10',
    ) +
    strokes(
      dark,
      2.8,
      '46 14, 50 16, 55 13|43 25, 50 28, 58 24|39 38, 50 42, 63 37|35 52, 50 57, 67 51|31 67, 46 73, 62 70',
    ) +
    blob('#f6e3d4', '58 72, 68 70, 68 82, 60 91, 50 92, 50 82') +
    '</g>'
  )
}

/** From below, its slit toothed. */
function cowrie(): string {
  const [shell, dark] = ['#f0dcb8', '#9a6a48']
  return (
    blob('#c99a68', '50 6, 72 14, 84 36, 84 62, 72 86, 50 95, 28 86, 16 62, 16 36, 28 14') +
    blob(shell, '50 14, 66 20, 75 38, 75 62, 65 80, 50 87, 35 80, 25 62, 25 38, 34 20') +
    curve(dark, 6, '52 14, 47 34, 52 52, 48 70, 51 86') +
    strokes(
      dark,
      2.4,
      '36 28, 46 30|34 40, 45 41|34 52, 47 52|35 64, 46 63|38 75, 46 73|56 28, 64 26|53 40, 66 39|55 52, 67 52|54 64, 65 65|54 75, 62 77',
    )
  )
}

function scallop(): string {
  const ribs = Array.from({ length: 7 }, (_, at) =>
    limb('#e39a86', [50, 86], 3, [50 + 42 * Math.sin((at - 3) * 0.42), 86 - 68 * Math.cos((at - 3) * 0.36)], 15),
  ).join('')
  const grooves = Array.from({ length: 6 }, (_, at) =>
    curve('#b9604f', 2.4, [
      [50, 82],
      [50 + 40 * Math.sin((at - 2.5) * 0.42), 86 - 62 * Math.cos((at - 2.5) * 0.36)],
    ]),
  ).join('')
  return (
    blob('#e39a86', '40 82, 60 82, 70 92, 50 90, 30 92') +
    ribs +
    grooves +
    curve(CREAM, 2.8, '20 42, 34 32, 50 29, 66 32, 80 42')
  )
}

function coral(): string {
  const [red, deep] = ['#d9634f', '#a8433a']
  return (
    curve(deep, 6, '60 94, 66 74, 78 62, 82 42') +
    curve(deep, 5, '70 68, 90 62, 95 48') +
    curve(red, 9, '48 97, 48 74, 42 52, 46 30, 42 8') +
    curve(red, 7, '46 64, 28 54, 20 38, 24 20') +
    curve(red, 6, '26 50, 10 44, 6 30') +
    curve(red, 6, '46 44, 60 34, 62 16') +
    curve(red, 5, '58 36, 72 30, 74 18') +
    curve(red, 5, '30 60, 14 66, 6 58') +
    dots('#f3b3a0', 2.2, '47 84, 46 66, 44 40, 30 46, 24 34, 58 28')
  )
}

function orca(): string {
  return (
    blob(INK, '50 30, 58 10, 64 30') +
    blob('#262a33', '3 50, 12 38, 32 30, 56 30, 76 40, 88 36, 96 22, 99 38, 98 54, 88 50, 74 58, 52 68, 28 68, 10 60') +
    blob(CREAM, '6 56, 22 56, 40 60, 58 60, 52 67, 30 68, 12 62') +
    oval(CREAM, 22, 43, 7, 3.4, -12) +
    blob('#9aa3ad', '52 36, 64 38, 68 46, 58 44') +
    leaf('#3c414d', 36, 60, 1.0, 26, 8)
  )
}
