import { blob, curve, dot, limb, oval } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** Spiders, ghosts, robots and others that are told of. */
export const fabledSketches: Readonly<Record<string, string>> = {
  'mermaid-tail':
    blob('#3f8f86', '34 8, 50 4, 64 10, 66 26, 62 44, 54 62, 50 74, 44 74, 38 58, 32 40, 30 22') +
    blob('#2f6f74', '47 72, 36 70, 20 76, 8 92, 24 90, 38 96, 47 84, 56 96, 72 92, 90 96, 80 80, 62 70') +
    [
      '40 16, 44 21, 48 16',
      '50 16, 54 21, 58 16',
      '36 28, 40 33, 44 28',
      '46 28, 50 33, 54 28',
      '38 42, 42 47, 46 42',
      '48 42, 52 47, 56 42',
      '43 55, 47 60, 51 55',
    ]
      .map((scale) => curve('#8fcabb', 2.4, scale))
      .join('') +
    curve('#d98a5a', 5, '33 9, 48 13, 64 10'),
  spider: spider(),
  ghost: ghost(),
  robot: robot(),
  astronaut: astronaut(),
}

function spider(): string {
  const coat = '#3a3340'
  const side = (s: 1 | -1): string =>
    [
      [40, 14, 30, 10],
      [48, 30, 44, 34],
      [56, 34, 46, 72],
      [62, 24, 36, 92],
    ]
      .map(([y, far, tip, end]) =>
        curve(coat, 3.2, [
          [50 + s * 8, y],
          [50 + s * far, (y + end) / 2 - 12],
          [50 + s * tip, end],
        ]),
      )
      .join('')
  return (
    side(1) +
    side(-1) +
    blob(coat, '50 48, 64 54, 68 70, 60 84, 50 87, 40 84, 32 70, 36 54') +
    dot(coat, 50, 42, 11) +
    blob('#c8553a', '50 60, 56 66, 52 72, 56 79, 44 79, 48 72, 44 66') +
    dot(CREAM, 46, 38, 2.4) +
    dot(CREAM, 54, 38, 2.4)
  )
}

function ghost(): string {
  return (
    blob(
      '#eceae4',
      '50 6, 68 12, 76 30, 78 52, 90 66, 82 74, 84 94, 70 84, 58 95, 46 84, 32 94, 26 78, 12 76, 18 62, 22 44, 26 22, 36 10',
    ) +
    oval(INK, 42, 32, 4, 6) +
    oval(INK, 60, 32, 4, 6) +
    oval('#6a5a75', 51, 49, 4.6, 6.4) +
    curve('#bdb9c9', 3, '34 58, 36 70, 34 80') +
    curve('#bdb9c9', 3, '62 62, 64 72, 66 80')
  )
}

function robot(): string {
  const [metal, dark, accent] = ['#7fa0a8', '#4f6f7c', '#d9793a']
  const box = (colour: string, x: number, y: number, w: number, h: number, r = 5): string =>
    `<rect fill="${colour}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`
  return (
    curve(dark, 3, '50 14, 50 5') +
    dot(accent, 50, 5, 4) +
    box(dark, 22, 22, 6, 12, 2) +
    box(dark, 72, 22, 6, 12, 2) +
    curve(metal, 6, '28 54, 16 62, 18 76') +
    curve(metal, 6, '72 54, 86 50, 88 36') +
    box(dark, 34, 80, 10, 14, 2) +
    box(dark, 56, 80, 10, 14, 2) +
    box(dark, 30, 92, 16, 6, 3) +
    box(dark, 54, 92, 16, 6, 3) +
    box(metal, 27, 12, 46, 32) +
    box(metal, 28, 47, 44, 36) +
    box(CREAM, 34, 19, 32, 18, 6) +
    dot(dark, 43, 28, 4) +
    dot(dark, 58, 28, 4) +
    box(CREAM, 36, 54, 28, 14, 3) +
    curve(accent, 2.6, '38 62, 44 62, 47 56, 51 66, 54 61, 62 61') +
    dot(accent, 40, 76, 3) +
    dot('#e0b84a', 50, 76, 3) +
    dot(dark, 60, 76, 3)
  )
}

function astronaut(): string {
  const [suit, dark, accent] = ['#ece6da', '#a9b0ba', '#d0663f']
  return (
    limb(dark, [40, 68], 13, [30, 92], 9) +
    limb(suit, [58, 68], 14, [68, 90], 10) +
    limb(suit, [66, 48], 12, [86, 34], 8) +
    limb(dark, [36, 48], 11, [16, 60], 8) +
    `<rect fill="${dark}" x="30" y="38" width="42" height="32" rx="7"/>` +
    blob(suit, '38 40, 52 38, 64 42, 67 56, 64 72, 50 76, 38 72, 35 56') +
    dot(suit, 51, 24, 20) +
    blob('#33415c', '38 20, 50 13, 63 19, 65 28, 56 36, 44 35, 37 28') +
    curve('#9fb4d0', 2.8, '43 23, 48 19, 54 19') +
    `<rect fill="${accent}" x="43" y="52" width="16" height="11" rx="2"/>` +
    dot(CREAM, 48, 57.5, 2) +
    curve(accent, 3.4, '62 80, 69 82, 74 80') +
    curve(accent, 3.4, '28 80, 34 84, 38 83') +
    curve(accent, 3.2, '80 32, 84 40')
  )
}
