// Share of the area below which a colour may be merged with another one.
const RARE_SHARE = 0.01
// Levels by which the two may differ in a channel.
const ALIKE = 28

/**
 * Merges rare colours of cells into the commoner one that they resemble: where lines are closer than a pixel, or just
 * beside a pixel border, their neighbours' colours are mixed in.
 *
 * @param colors four bytes per cell, row by row; changed in place
 * @param widths width of each column of cells, and `heights` of each row, pixels
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
