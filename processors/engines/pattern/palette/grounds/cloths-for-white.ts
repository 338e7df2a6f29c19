/** Deep cloths of a garden and of a night. */
export const [PINE, NIGHT_BLUE] = ['#2c4038', '#23364a']

/** Quiet cloths that show what is white: sky, sage, dusty rose, duck egg, lilac, and two deep ones. */
export const clothsForWhite: readonly string[] = [
  '#93aec4',
  '#a3b596',
  '#cf9a90',
  '#8fb0ad',
  '#b0a3cc',
  NIGHT_BLUE,
  PINE,
]
