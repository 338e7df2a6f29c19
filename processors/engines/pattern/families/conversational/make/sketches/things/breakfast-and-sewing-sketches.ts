import { blob, body, curve, dot, dots, leaf, limb, line, oval, strokes } from '../sketch-marks.ts'

const INK = '#2b2a30'
const CREAM = '#f6ecd8'
const CRUST = '#b5793c'
const YOLK = '#e3a53a'
const WOOD = '#a8743f'
const STEEL = '#9aa3ab'

/** What lies on the breakfast table and in the sewing basket. */
export const breakfastAndSewingSketches: Readonly<Record<string, string>> = {
  egg:
    blob('#dcb48c', '50 4, 66 14, 80 40, 84 62, 76 84, 60 95, 40 95, 24 84, 16 62, 20 40, 34 14') +
    curve('#f2dcc0', 5, '30 56, 32 38, 42 22') +
    dots('#a8743f', 2.2, '62 28, 70 46, 56 44, 66 62, 44 58, 54 74, 70 76, 36 78, 50 88'),
  'poached-egg':
    blob(CREAM, '10 56, 14 36, 32 26, 50 16, 70 22, 88 36, 92 56, 84 72, 66 82, 46 86, 24 78') +
    blob('#e9dcc2', '24 66, 36 76, 54 78, 72 70, 84 58, 78 72, 64 80, 46 83, 30 77') +
    dot(YOLK, 50, 50, 18) +
    curve('#f4cf86', 4, '40 46, 46 40, 54 39') +
    dots(INK, 1.5, '26 48, 70 38, 74 60, 34 66'),
  'gravy-boat':
    curve('#37597a', 6, '78 40, 94 34, 96 50, 82 60, 74 62') +
    blob('#5b86a8', '2 34, 12 32, 22 40, 50 44, 78 38, 82 46, 74 64, 58 76, 40 76, 24 66, 12 46') +
    oval('#6b4330', 50, 42, 24, 4.6) +
    body('#37597a', 'M40 74H60L68 88Q50 94 32 88Z') +
    [0, 1.26, 2.51, 3.77, 5.03].map((turn) => leaf(CREAM, 46, 58, turn - 1.57, 9, 4)).join('') +
    dot(YOLK, 46, 58, 2.8),
  'yorkshire-pudding':
    blob(CRUST, '6 44, 14 28, 30 26, 40 16, 56 22, 72 18, 84 30, 95 42, 88 56, 80 82, 62 92, 38 92, 20 82, 12 56') +
    blob('#dba659', '16 44, 28 34, 44 32, 58 34, 74 32, 85 44, 72 54, 50 57, 28 54') +
    blob('#7a4a26', '28 44, 40 40, 60 40, 72 45, 60 51, 40 51') +
    strokes('#8a5628', 2.6, '24 62, 28 80|42 66, 43 86|60 66, 58 86|77 61, 73 79'),
  sheaf:
    ['20 96, 36 66, 44 60', '36 98, 44 76, 48 60', '50 99, 50 78, 50 60', '64 98, 56 76, 52 60', '80 96, 64 66, 56 60']
      .map((points) => curve('#c99a45', 4, points))
      .join('') +
    [-0.62, -0.3, 0, 0.3, 0.62].map((turn) => ear(50 + turn * 26, 56, turn)).join('') +
    blob('#b8403a', '36 62, 50 58, 64 62, 63 70, 50 67, 37 70') +
    leaf('#b8403a', 58, 66, 0.9, 16, 4),
  thimble:
    body(STEEL, 'M26 88L34 26Q36 8 50 8Q64 8 66 26L74 88Z') +
    body('#6f7a83', 'M20 82H80Q84 82 83 88L82 94H18L17 88Q16 82 20 82Z') +
    dots('#5d6770', 2.6, '42 20, 50 17, 58 20, 38 33, 50 31, 62 33, 37 46, 50 44, 63 46, 36 59, 50 57, 64 59') +
    line('#d9a441', 4, 'M31 72Q50 77 69 72'),
  pincushion:
    limb(STEEL, [34, 40], 2.4, [22, 12], 2.4) +
    limb(STEEL, [54, 36], 2.4, [58, 6], 2.4) +
    limb(STEEL, [70, 42], 2.4, [88, 20], 2.4) +
    dots('#d9a441', 5, '22 11, 58 7') +
    dot('#3f7377', 88, 20, 5) +
    blob('#b8403a', '6 64, 14 44, 32 34, 50 38, 68 34, 86 44, 94 64, 84 84, 64 93, 50 90, 36 93, 16 84') +
    strokes('#8a2c2c', 2.6, '50 40, 50 64, 50 88|46 42, 28 58, 30 88|54 42, 72 58, 70 88') +
    leaf('#5c7f5a', 50, 42, 2.7, 20, 6) +
    leaf('#5c7f5a', 50, 42, 0.4, 20, 6) +
    leaf('#5c7f5a', 50, 42, -1.6, 14, 5),
  'ball-of-wool':
    curve('#b5566b', 3.4, '62 84, 78 92, 92 86, 97 94') +
    dot('#c9687c', 48, 50, 42) +
    strokes(
      '#8f3d52',
      2.6,
      '10 40, 34 28, 66 28, 88 38|7 54, 32 42, 66 42, 90 52|12 70, 34 58, 56 56|24 84, 30 64, 46 36, 62 12|40 91, 48 68, 64 40, 78 20|60 90, 68 66, 84 40',
    ) +
    strokes('#e9aab6', 2.2, '18 32, 32 18, 46 12|30 40, 42 34'),
  pompom:
    curve('#8f3d52', 2.6, '50 34, 46 18, 52 4') +
    blob(
      '#c9687c',
      Array.from({ length: 44 }, (_, at): [number, number] => {
        const [turn, far] = [(at / 44) * Math.PI * 2, at % 2 ? 35 : 29.5 + (at % 4)]
        return [50 + far * Math.cos(turn), 62 + far * Math.sin(turn)]
      }),
    ) +
    strokes(
      '#8f3d52',
      2.2,
      '50 54, 46 44, 46 38|58 60, 68 54, 74 50|44 66, 34 70, 28 76|56 70, 60 80, 66 86|42 58, 32 54, 28 48',
    ) +
    strokes('#e9aab6', 2.2, '56 52, 62 42|62 68, 72 72|46 74, 42 84|38 62, 28 62'),
}

/** An ear of corn from its foot, leaning by `turn`. */
function ear(x: number, y: number, turn: number): string {
  const up = turn * 0.9 - Math.PI / 2
  const grains = [0, 1, 2, 3, 4].flatMap((at) => {
    const [cx, cy] = [x + Math.cos(up) * (6 + at * 8), y + Math.sin(up) * (6 + at * 8)]
    return [-0.6, 0.6].map((side) => leaf(at % 2 ? '#e3b95e' : '#d6a548', cx, cy, up + side, 12, 4.2))
  })
  const tip = leaf('#e3b95e', x + Math.cos(up) * 42, y + Math.sin(up) * 42, up, 12, 3.8)
  return (
    curve(WOOD, 2, [
      [x, y],
      [x + Math.cos(up) * 46, y + Math.sin(up) * 46],
    ]) +
    grains.join('') +
    tip
  )
}
