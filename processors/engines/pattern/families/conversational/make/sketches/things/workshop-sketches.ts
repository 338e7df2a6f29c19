import { blob, body, curve, dot, dots, leaf, limb, line } from '../sketch-marks.ts'

const CREAM = '#f6ecd8'
const STEEL = '#8d99a5'
const WOOD = '#b57a45'

/** Tools, and the koi of garden ponds. */
export const workshopSketches: Readonly<Record<string, string>> = {
  hammer:
    `<g transform="rotate(38 50 50)">` +
    limb(WOOD, [50, 24], 8, [50, 100], 10) +
    blob(STEEL, '18 14, 40 10, 62 10, 82 4, 94 12, 78 20, 62 26, 40 26, 18 26') +
    curve(CREAM, 2.4, '24 17, 40 15, 56 15') +
    '</g>',
  screwdriver:
    `<g transform="rotate(40 50 50)">` +
    limb(STEEL, [50, 48], 7, [50, 98], 6) +
    body(STEEL, 'M44 92H56L54 102H46Z') +
    blob('#c2452f', '42 2, 58 2, 62 16, 60 40, 56 50, 44 50, 40 40, 38 16') +
    line('#8a2c20', 3, 'M46 8V42M54 8V42') +
    '</g>',
  wrench:
    `<g transform="rotate(40 50 50)">` +
    limb(STEEL, [50, 22], 13, [50, 82], 12) +
    blob(STEEL, '34 2, 42 14, 58 14, 66 2, 74 16, 68 30, 50 36, 32 30, 26 16') +
    dot(STEEL, 50, 88, 13) +
    dot(CREAM, 50, 88, 5) +
    curve(CREAM, 2.6, '48 40, 48 60, 48 76') +
    '</g>',
  'carpentry-saw':
    body(
      STEEL,
      'M4 30L74 40L70 66L6 50L10 46L12 51L17 47L19 53L24 49L26 55L31 51L33 57L38 53L40 58L45 55L47 60L52 57L54 62L59 59L61 64Z',
    ) +
    blob(WOOD, '70 36, 84 34, 98 44, 98 62, 88 74, 74 72, 66 62, 67 48') +
    blob(CREAM, '78 48, 86 46, 90 54, 86 62, 78 60') +
    line(CREAM, 2.2, 'M14 36L64 44'),
  paintbrush:
    `<g transform="rotate(-38 50 50)">` +
    limb(WOOD, [50, 4], 6, [50, 56], 9) +
    body(STEEL, 'M42 54H58V68H42Z') +
    blob('#c2603f', '41 67, 59 67, 60 82, 50 102, 40 82') +
    curve(CREAM, 2.2, '46 72, 46 82, 48 90') +
    '</g>',
  koi: koi(),
}

/** From above, bent as it swims, the fins spread. */
function koi(): string {
  const [white, orange] = ['#f3ede0', '#d9602f']
  return (
    leaf(white, 36, 34, 2.7, 24, 7) +
    leaf(white, 60, 40, 0.2, 24, 7) +
    leaf(white, 46, 62, 2.5, 16, 5) +
    leaf(white, 66, 62, 0.6, 15, 5) +
    blob(white, '40 4, 52 6, 60 18, 62 34, 62 50, 58 64, 50 76, 42 84, 38 78, 42 66, 42 52, 38 38, 34 24, 34 12') +
    leaf(white, 42, 80, 2.2, 26, 7) +
    leaf(white, 43, 80, 1.2, 24, 7) +
    blob(orange, '42 5, 52 8, 58 20, 52 28, 42 24, 36 14') +
    blob(orange, '44 36, 58 34, 60 48, 52 54, 44 48') +
    blob(orange, '46 62, 55 62, 49 74, 43 76') +
    dots('#2b2426', 2.2, '40 11, 53 13') +
    dots('#2b2426', 3, '56 30, 44 56') +
    curve('#e3b89a', 2.2, '48 26, 51 40, 50 54, 47 66')
  )
}
