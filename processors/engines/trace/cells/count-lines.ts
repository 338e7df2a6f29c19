// Largest width of a line, pixels.
const LINE_PX_MAX = 3.5
// Share of the cells along a line whose two neighbours have the same colour, other than its own.
const ALONG_SHARE_MIN = 0.5

/**
 * Number of strips that are lines: thin, and for most of their length different from the equal colours on both sides.
 * Steps of a ramp, doubled pixels and staircases do not count.
 *
 * @param words the colour of each cell, one word each
 * @param lengths width of each strip, pixels
 * @param step offset from a cell to the next across strips; `along`, to the next along one of `cells`
 */
export function countLines(
  words: Uint32Array,
  lengths: readonly number[],
  step: number,
  cells: { readonly count: number; readonly along: number },
): number {
  let lines = 0
  for (let strip = 1; strip + 1 < lengths.length; strip++) {
    if (lengths[strip] > LINE_PX_MAX) continue
    let crests = 0
    for (let i = 0; i < cells.count; i++) {
      const cell = strip * step + i * cells.along
      if (words[cell] !== words[cell - step] && words[cell - step] === words[cell + step]) crests++
    }
    if (crests >= ALONG_SHARE_MIN * cells.count) lines++
  }
  return lines
}
