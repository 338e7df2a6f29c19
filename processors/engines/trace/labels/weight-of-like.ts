/**
 * How many of a pixel's eight neighbours carry its own label, those at corners counted for `diagonalWeight` each. The pixel lies inside the
 * frame, not on it.
 */
export function weightOfLike(labels: Uint8Array, pixel: number, width: number, diagonalWeight: number): number {
  const own = labels[pixel]
  let sides = 0
  if (labels[pixel - 1] === own) sides++
  if (labels[pixel + 1] === own) sides++
  if (labels[pixel - width] === own) sides++
  if (labels[pixel + width] === own) sides++
  let corners = 0
  if (labels[pixel - width - 1] === own) corners++
  if (labels[pixel - width + 1] === own) corners++
  if (labels[pixel + width - 1] === own) corners++
  if (labels[pixel + width + 1] === own) corners++
  return sides + diagonalWeight * corners
}
