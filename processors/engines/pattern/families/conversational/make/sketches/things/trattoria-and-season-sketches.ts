import { blob, body, curve, dots, leaf, limb, strokes, taper } from '../sketch-marks.ts'

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

const SNOW = '#eef1f4'
const DARK_BARK = '#5d5560'

/** A slender tree without leaves, snow along the upper side of its boughs. */
function bareInSnow(): string {
  return (
    blob(SNOW, '10 96, 26 90, 44 92, 60 88, 78 92, 92 96, 50 100') +
    taper(DARK_BARK, 10, 2, '50 96, 49 74, 52 50, 50 26, 52 4') +
    taper(DARK_BARK, 5, 1.4, '50 68, 36 54, 24 46, 14 34') +
    taper(DARK_BARK, 5, 1.4, '50 60, 66 48, 76 38, 88 32') +
    taper(DARK_BARK, 4.4, 1.4, '51 48, 40 34, 34 22, 30 10') +
    taper(DARK_BARK, 4.4, 1.4, '51 40, 62 28, 68 18, 72 6') +
    taper(DARK_BARK, 3, 1.4, '30 50, 18 52, 8 48') +
    taper(DARK_BARK, 3, 1.4, '72 42, 84 46, 93 44') +
    taper(DARK_BARK, 2.6, 1.2, '38 30, 26 26, 18 18') +
    taper(DARK_BARK, 2.6, 1.2, '65 23, 76 22, 84 14') +
    strokes(
      SNOW,
      3.2,
      '48 63, 36 50, 25 42, 15 31|53 54, 66 44, 75 35, 86 28|27 47, 18 48.5, 9 45|77 40, 84 42.5, 92 41|49 43, 42 32, 36 20, 32 9|53 35, 60 27, 66 17, 70 6|35 26, 27 22, 20 16|69 20, 76 18.5, 82 12',
    )
  )
}

/** A fir whose boughs bend under snow, tier upon tier. */
function firInSnow(): string {
  const [deep, green] = ['#3f6450', '#2f4f42']
  const tier = (top: number, foot: number, half: number): string => {
    const at = (x: number, y: number): string => `${(50 + x * half).toFixed(1)} ${(top + y * (foot - top)).toFixed(1)}`
    return (
      body(
        top < 40 ? deep : green,
        `M${at(0, 0)}C${at(0.2, 0.5)} ${at(0.6, 0.8)} ${at(1, 0.92)}C${at(0.8, 1.06)} ${at(0.6, 1)} ${at(0.46, 0.92)}C${at(0.3, 1.14)} ${at(0.1, 1.12)} ${at(0, 0.98)}C${at(-0.12, 1.14)} ${at(-0.34, 1.12)} ${at(-0.48, 0.92)}C${at(-0.62, 1.02)} ${at(-0.82, 1.06)} ${at(-1, 0.92)}C${at(-0.6, 0.8)} ${at(-0.2, 0.5)} ${at(0, 0)}Z`,
      ) +
      body(
        SNOW,
        `M${at(0, -0.02)}C${at(0.2, 0.48)} ${at(0.62, 0.76)} ${at(1.02, 0.88)}C${at(0.76, 0.88)} ${at(0.6, 0.62)} ${at(0.42, 0.7)}C${at(0.26, 0.82)} ${at(0.2, 0.48)} ${at(0.06, 0.56)}C${at(-0.08, 0.62)} ${at(-0.1, 0.46)} ${at(-0.24, 0.56)}C${at(-0.42, 0.72)} ${at(-0.6, 0.66)} ${at(-0.68, 0.8)}C${at(-0.8, 0.86)} ${at(-0.9, 0.88)} ${at(-1.02, 0.88)}C${at(-0.62, 0.76)} ${at(-0.2, 0.48)} ${at(0, -0.02)}Z`,
      )
    )
  }
  return (
    blob(SNOW, '14 97, 30 91, 50 93, 70 90, 86 97, 50 100') +
    limb(DARK_BARK, [50, 80], 7, [50, 95], 8) +
    tier(48, 87, 38) +
    tier(30, 66, 31) +
    tier(14, 45, 23) +
    tier(2, 26, 14)
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
  'snowy-tree': bareInSnow(),
  'snowy-fir': firInSnow(),
}
