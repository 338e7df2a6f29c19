/**
 * The number of whole cells in a period whose size is nearest to the one wanted.
 *
 * @param multipleOf makes the count a multiple, as a two-colour sequence or a half-drop needs
 * @returns the count and the exact size of a cell in mm
 */
export function fitCells(periodMm: number, cellMm: number, multipleOf = 1): { count: number; sizeMm: number } {
  const count = Math.max(1, Math.round(periodMm / cellMm / multipleOf)) * multipleOf
  return { count, sizeMm: periodMm / count }
}
