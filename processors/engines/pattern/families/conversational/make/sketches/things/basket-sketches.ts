import { blob, body, curve, dots, strokes, taper } from '../sketch-marks.ts'
import { lawnAndDairySketches } from './lawn-and-dairy-sketches.ts'

const [CANE, CANE_DEEP, CANE_LIGHT, LINEN] = ['#c08a4e', '#8a5a30', '#e0b983', '#f6ecd8'] as const

/** What holds others: a basket to look out of, low, with a blanket over the rim and no handle before the face; a vase for flowers; and what stands on lawns. */
export const basketSketches: Readonly<Record<string, string>> = {
  vase:
    body(
      '#4f7f8f',
      'M38 6H62C66 6 67 12 62 14C58 17 58 24 62 30C78 38 86 50 82 66C79 80 70 92 62 96H38C30 92 21 80 18 66C14 50 22 38 38 30C42 24 42 17 38 14C33 12 34 6 38 6Z',
    ) +
    curve('#e9dcc0', 4, '19 54, 34 59, 50 60, 66 59, 81 54') +
    curve('#e9dcc0', 4, '20 68, 34 73, 50 74, 66 73, 80 68') +
    dots('#e9dcc0', 3, '28 62, 39 66, 50 67, 61 66, 72 62'),
  'low-basket': lowBasket(),
  ...lawnAndDairySketches,
}

function lowBasket(): string {
  const plait = (y: number, from: number, count: number): string =>
    curve(
      CANE_DEEP,
      1.8,
      Array.from({ length: count }, (_, at): [number, number] => [from + at * 4.4, y + (at % 2 ? 4 : 0)]),
    )
  return (
    blob(CANE, '6 48, 28 51, 50 52, 72 51, 94 48, 93 62, 89 78, 82 92, 64 96, 50 97, 36 96, 18 92, 11 78, 7 62') +
    plait(60, 13, 18) +
    plait(71, 15, 17) +
    plait(82, 19, 15) +
    curve(CANE_LIGHT, 2, '10 67, 30 69, 50 70, 70 69, 90 67') +
    curve(CANE_LIGHT, 2, '13 78, 32 80, 50 81, 68 80, 87 78') +
    curve(CANE_LIGHT, 2, '17 89, 34 91, 50 92, 66 91, 83 89') +
    blob(
      LINEN,
      '2 44, 26 46, 50 47, 74 46, 98 44, 99 51, 90 57, 80 53, 70 59, 60 54, 50 60, 40 54, 30 59, 20 53, 10 57, 1 51',
    ) +
    strokes(CANE_LIGHT, 1.6, '12 49, 30 51, 50 52, 70 51, 88 49') +
    taper(CANE_DEEP, 3, 3, '5 50, -1 58, 1 66, 8 68') +
    taper(CANE_DEEP, 3, 3, '95 50, 101 58, 99 66, 92 68')
  )
}
