/** Strokes of letters, SVG path data: E, A, N, O, S and M, each in a box of 10 by 12. */
export const LETTERS: readonly string[] = [
  'M8 1H1V11H8M1 6H6',
  'M1 11L5 1L9 11M2.5 8H7.5',
  'M1 11V1L8 11V1',
  'M5 1A4 5 0 1 0 5 11A4 5 0 1 0 5 1',
  'M8 2C4 -1 0 3 4 5.6S9 9 6 11C4 11.6 2 11 1 10',
  'M1 11V1L5 8L9 1V11',
] // prettier-ignore
