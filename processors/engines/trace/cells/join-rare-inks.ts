// Of all area, what a colour covers that may be another one's.
const RARE_SHARE = 0.01
// Levels of one channel by which it may differ.
const ALIKE = 28

/**
 * Rare colours of cells become the commoner one that they are near: where lines lie closer than a pixel, or one lies
 * just beside a border of pixels, some of what lies beside shows through.
 *
 * @param colors four bytes a cell, row by row; changed in place
 * @param widths pixels along each row, and `heights` along each column, of each cell
 */
export function joinRareInks(colors: Uint8Array, widths: readonly number[], heights: readonly number[]): void {
  const words = new Uint32Array(colors.buffer, colors.byteOffset, colors.length / 4)
  const areas = new Map<number, number>()
  let whole = 0
  words.forEach((word, cell) => {
    const area = widths[cell % widths.length] * heights[Math.floor(cell / widths.length)]
    areas.set(word, (areas.get(word) ?? 0) + area)
    whole += area
  })
  const kept: number[] = []
  const joined = new Map<number, number>()
  for (const [word, area] of [...areas].sort((a, b) => b[1] - a[1])) {
    const like = area < RARE_SHARE * whole ? kept.find((other) => levelsApart(word, other) <= ALIKE) : undefined
    if (like === undefined) kept.push(word)
    else joined.set(word, like)
  }
  words.forEach((word, cell) => {
    words[cell] = joined.get(word) ?? word
  })
}

function levelsApart(one: number, other: number): number {
  return Math.max(...[0, 8, 16, 24].map((shift) => Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255))))
}
