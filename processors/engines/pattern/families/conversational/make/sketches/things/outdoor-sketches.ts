import { blob, body, curve, dot, dots, leaf, limb, line, oval } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'

/** Trees, fires and boats. */
export const outdoorSketches: Readonly<Record<string, string>> = {
  barn:
    body('#a8402f', 'M14 44L50 16L86 44V92H14Z') +
    body('#7a2c22', 'M6 46L50 10L94 46L88 52L50 20L12 52Z') +
    body(CREAM, 'M36 58H64V92H36Z') +
    body('#a8402f', 'M40 62H60V92H40Z') +
    line(CREAM, 3, 'M40 62L60 92M60 62L40 92') +
    dot(CREAM, 50, 40, 7) +
    line('#c8654f', 2.4, 'M22 56V90M29 56V90M71 56V90M78 56V90'),
  horseshoe:
    line('#7d8a94', 15, 'M26 90C8 62 10 14 50 12C90 14 92 62 74 90') +
    line('#7d8a94', 13, 'M16 90H36M64 90H84') +
    dots(CREAM, 3, '22 66, 21 46, 30 28, 50 20, 70 28, 79 46, 78 66'),
  'easter-egg':
    blob('#e9d9b8', '50 4, 72 26, 82 56, 72 84, 50 95, 28 84, 18 56, 28 26') +
    curve('#d9748a', 5, '24 40, 34 34, 44 42, 56 34, 66 42, 76 38') +
    dots('#5f9a8a', 4.4, '26 56, 40 58, 54 56, 68 58') +
    curve('#e0a53f', 5, '22 72, 34 66, 44 74, 56 66, 66 74, 78 68'),
  'palm-tree': palmTree(),
  cactus: cactus(),
  campfire:
    limb('#6b4a35', [14, 92], 8, [86, 78], 8) +
    limb('#84603f', [16, 78], 8, [86, 92], 8) +
    blob('#d9592f', '50 6, 60 24, 74 36, 78 56, 70 74, 50 80, 30 74, 22 56, 28 40, 36 46, 40 26') +
    blob('#efb040', '50 36, 60 48, 64 62, 58 74, 48 77, 38 72, 36 60, 42 58, 46 48') +
    blob(CREAM, '50 58, 55 66, 52 75, 46 74, 45 66'),
  'camper-trailer':
    body('#dfe5dd', 'M10 34C10 24 16 20 26 20H74C86 20 92 28 92 40V70H10Z') +
    body('#4f8f8a', 'M10 52H92V70H10Z') +
    `<rect fill="#33415c" x="20" y="30" width="22" height="15" rx="3"/><rect fill="#c9604a" x="62" y="32" width="18" height="38" rx="3"/>` +
    dot(INK, 40, 74, 10) +
    dot(CREAM, 40, 74, 4) +
    line(INK, 4, 'M92 70H99'),
  canoe:
    blob('#b5633f', '2 44, 10 48, 30 58, 50 60, 70 58, 90 48, 98 44, 94 62, 78 74, 50 77, 22 74, 6 62') +
    curve('#e9c07a', 3, '10 60, 30 67, 50 69, 70 67, 90 60') +
    limb('#8a5c38', [28, 84], 4, [72, 20], 4) +
    oval('#8a5c38', 25, 88, 6, 11, 34),
}

function palmTree(): string {
  return (
    limb('#8a6444', [52, 34], 6, [44, 97], 10, 5) +
    [44, 54, 64, 74, 84]
      .map((y, at) => line('#6b4a30', 2.2, `M${51 - at * 2.6} ${y}L${57 - at * 2.2} ${y + 2}`))
      .join('') +
    [
      [-3.0, 42],
      [-2.45, 44],
      [-1.9, 36],
      [-1.2, 38],
      [-0.65, 46],
      [-0.1, 44],
      [0.55, 34],
      [2.65, 34],
    ]
      .map(([turn, length], at) => leaf(at % 2 ? '#4f8a55' : '#6fa35f', 52, 34, turn, length, 7.5))
      .join('') +
    dot('#7a4f30', 48, 38, 5) +
    dot('#8f6240', 56, 39, 5)
  )
}

function cactus(): string {
  const [green, dark, light] = ['#5f8f5a', '#3f6b48', '#b3cf95']
  return (
    curve(dark, 13, '46 66, 22 64, 18 40') +
    curve(dark, 12, '52 58, 78 56, 82 28') +
    limb(green, [49, 18], 23, [49, 92], 26) +
    [40, 49, 58]
      .map((x, at) =>
        curve(light, 2.2, [
          [x, 20 + (at % 2) * 4],
          [x - 0.5, 54],
          [x, 88],
        ]),
      )
      .join('') +
    curve(light, 2, '18 44, 20 58') +
    curve(light, 2, '81 34, 79 48') +
    [0, 1.26, 2.51, 3.77, 5.03].map((turn) => leaf('#dd6f86', 49, 12, turn - 1.57, 11, 5)).join('') +
    dot('#e9c05a', 49, 12, 3.4) +
    dot('#dd6f86', 82, 24, 5) +
    body('#c08a58', 'M22 90C36 84 64 84 78 90L82 97H18Z')
  )
}
