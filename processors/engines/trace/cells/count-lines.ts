// Pixels that a line is wide at most.
const LINE_PX_MAX = 3.5
// Of the cells along a line those that have the same colour on both sides, and not its own.
const ALONG_SHARE_MIN = 0.5

/**
 * How many strips are lines: thin, and for most of their length another colour than the one on both sides. Steps of a
 * ramp, doubled pixels and stairs are none.
 *
 * @param words a colour a cell
 * @param lengths pixels across each strip
 * @param step from a cell to the next across strips, and `along` to the next along one of `cells`
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
