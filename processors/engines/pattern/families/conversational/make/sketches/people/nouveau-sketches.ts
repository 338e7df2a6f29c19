import { blob, body, curve, dot, leaf, strokes, taper } from '../sketch-marks.ts'

const HAIR = '#a9532c'
const LIGHT = '#e0a052'
const SKIN = '#eec39c'
const BLOOM = '#d9604f'
const LEAF = '#5c7f5a'

function bloom(x: number, y: number, radius: number): string {
  const petals = [0, 1, 2, 3, 4, 5].map((at) => leaf(BLOOM, x, y, at * 1.047 - 1.4, radius, radius * 0.5))
  return petals.join('') + dot(LIGHT, x, y, radius * 0.28)
}

/** The lady of the posters of 1900: in profile, flowers over her ear, her hair in long waves about her. */
export const nouveauSketches: Readonly<Record<string, string>> = {
  'nouveau-lady':
    taper(HAIR, 26, 3, '44 18, 62 20, 74 36, 68 54, 80 70, 74 88, 84 100') +
    taper(HAIR, 22, 3, '46 26, 58 44, 54 62, 64 78, 56 97') +
    taper(HAIR, 16, 3, '42 12, 66 8, 86 22, 84 44, 96 60, 90 78, 99 90') +
    taper(HAIR, 11, 2, '40 60, 46 74, 38 86, 44 99') +
    taper(HAIR, 8, 1.5, '76 14, 92 12, 98 26, 94 36') +
    taper(HAIR, 8, 1.5, '78 66, 92 80, 90 92, 96 99') +
    `<g transform="translate(3 8) scale(0.6)">` +
    body(
      SKIN,
      'M38 24Q34 30 34 37Q34 41 31 45L25 54Q24 57 29 58Q30 60 27.500 62.500Q27 64.500 29.500 65.500Q27.500 67.500 29 70Q31 72 30 75Q29 83 36 84.500Q44 86 50 82Q52 92 46 104Q40 112 22 122Q12 130 10 150H96Q94 128 78 116Q68 104 72 70Q86 50 74 26Q56 12 38 24Z',
    ) +
    curve('#4a2c22', 2.8, '36 45, 40 47.5, 45 45') +
    curve('#4a2c22', 2.4, '35 38, 40 35.5, 46 37') +
    curve('#b8403a', 3.6, '29 62.5, 33 63.5, 36 65.5') +
    '</g>' +
    body('#3f7377', 'M8 101Q9 90 16 84Q28 92 44 89Q56 86 61 96L62 101Z') +
    blob(HAIR, '24 22, 28 13, 38 8, 50 10, 58 18, 60 32, 55 46, 48 52, 45 42, 40 33, 32 27') +
    strokes(
      LIGHT,
      1.8,
      '30 16, 42 13, 53 22, 55 38, 50 52, 58 70, 58 86|44 11, 60 16, 69 34, 65 52, 76 70, 72 86|58 12, 78 22, 79 44, 90 62, 86 78',
    ) +
    leaf(LEAF, 36, 24, 2.7, 12, 4.5) +
    leaf(LEAF, 50, 20, -0.9, 13, 5) +
    bloom(43, 22, 10) +
    bloom(53, 32, 7.5),
}
