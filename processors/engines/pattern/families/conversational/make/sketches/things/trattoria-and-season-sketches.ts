import { blob, curve, dots, leaf, limb, strokes } from '../sketch-marks.ts'

const BARK = '#6d4d38'
const DOUGH = '#f0d79a'
const RIDGE = '#d3a75c'

/** One dumpling of potato dough, its back rolled over a fork, lying at a slant. */
function gnocco(x: number, y: number, turn: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = ([px, py]: readonly [number, number]): [number, number] => [
    x + px * cos - py * sin,
    y + px * sin + py * cos,
  ]
  const rim = (
    [
      [-24, 2],
      [-19, -13],
      [-4, -18],
      [12, -16],
      [24, -4],
      [21, 11],
      [6, 17],
      [-14, 15],
    ] as const
  ).map(at)
  const shade = (
    [
      [-23, 4],
      [-8, 9],
      [10, 9],
      [24, -2],
      [21, 11],
      [6, 17],
      [-14, 15],
    ] as const
  ).map(at)
  const ridge = (far: number): string =>
    curve(
      RIDGE,
      2.6,
      (
        [
          [far - 3, -14 + Math.abs(far) * 0.18],
          [far + 2, -2],
          [far - 1, 12 - Math.abs(far) * 0.16],
        ] as const
      ).map(at),
    )
  return blob(DOUGH, rim) + blob('#e3bf7b', shade) + [-14, -5, 4, 13].map(ridge).join('')
}

/** Trunk and boughs of a tree that has been drawn without its crown. */
function trunk(colour: string): string {
  return (
    limb(colour, [50, 44], 6, [50, 98], 11) +
    limb(colour, [50, 66], 5, [30, 44], 2.6, 3) +
    limb(colour, [50, 60], 5, [70, 40], 2.6, -3) +
    limb(colour, [50, 50], 4, [42, 26], 2, 2) +
    limb(colour, [51, 50], 4, [60, 24], 2, -2)
  )
}

/** Food of an Italian kitchen, Japanese fish cake, and trees of three seasons. */
export const trattoriaAndSeasonSketches: Readonly<Record<string, string>> = {
  gnocchi: gnocco(32, 36, -0.5) + gnocco(70, 44, 0.35) + gnocco(44, 74, 0.1),
  narutomaki:
    blob(
      '#fbf4ea',
      '50 4, 60 10, 72 8, 78 18, 90 22, 89 34, 97 42, 92 52, 96 64, 86 70, 84 82, 72 84, 64 94, 52 90, 40 95, 32 86, 20 84, 17 72, 6 66, 9 54, 3 44, 11 35, 10 23, 22 19, 28 9, 40 10',
    ) +
    curve('#e58a9c', 8, '50 52, 57 47, 54 39, 43 38, 36 47, 38 60, 50 67, 64 63, 71 50, 67 35, 54 26, 38 27, 27 38'),
  'blossom-tree':
    trunk(BARK) +
    blob(
      '#e08fa5',
      '36 4, 48 8, 56 2, 68 8, 76 18, 90 26, 92 42, 82 54, 66 52, 56 58, 44 54, 32 60, 16 54, 8 40, 14 26, 24 18, 28 8',
    ) +
    dots('#fbe3e6', 4.4, '30 22, 48 18, 66 22, 80 34, 22 38, 40 36, 58 38, 72 46, 32 50, 50 48') +
    dots('#b9506f', 1.7, '30 22, 48 18, 66 22, 80 34, 22 38, 40 36, 58 38, 72 46, 32 50, 50 48') +
    strokes(BARK, 2.2, '44 56, 38 48|57 56, 64 48'),
  'autumn-tree':
    trunk(BARK) +
    blob(
      '#d07a34',
      '40 4, 54 4, 68 10, 80 14, 90 28, 90 44, 80 56, 64 54, 54 60, 42 56, 28 60, 12 52, 8 36, 16 22, 28 14',
    ) +
    [
      [26, 26, 2.4],
      [44, 16, 1],
      [64, 20, 0.5],
      [78, 34, 0.8],
      [22, 44, 2.8],
      [42, 38, 1.3],
      [60, 40, 0.5],
      [70, 50, 0.2],
    ]
      .map(([x, y, turn]) => leaf('#e9b04a', x, y, turn, 13, 4.4))
      .join('') +
    [
      [14, 78, 0.4],
      [82, 70, 2.2],
      [76, 92, 0.1],
      [26, 94, 2.8],
    ]
      .map(([x, y, turn]) => leaf('#b4502c', x, y, turn, 12, 4.2))
      .join(''),
  'snowy-tree':
    trunk('#5d5560') +
    strokes(
      '#5d5560',
      2.6,
      '34 48, 22 46|36 46, 28 34|66 44, 78 42|66 42, 72 28|44 32, 34 22|58 30, 66 16|50 48, 50 20',
    ) +
    strokes(
      '#eef1f4',
      3.4,
      '22 43, 34 45|27 31, 34 40|66 41, 78 39|70 26, 66 36|33 19, 42 28|66 13, 60 24|50 17, 50 28',
    ) +
    blob('#eef1f4', '26 98, 36 92, 50 95, 64 91, 76 98, 50 100'),
}
