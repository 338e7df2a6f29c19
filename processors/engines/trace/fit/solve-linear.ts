/**
 * Gauss–Jordan elimination in place.
 *
 * @param matrix `size` rows of `size` coefficients and one right-hand side; the solution is left in the last column
 * @returns false when the matrix is singular
 */
export function solveLinear(matrix: Float64Array, size: number): boolean {
  const width = size + 1
  for (let pivot = 0; pivot < size; pivot++) {
    let best = pivot
    for (let row = pivot + 1; row < size; row++)
      if (Math.abs(matrix[row * width + pivot]) > Math.abs(matrix[best * width + pivot])) best = row
    const value = matrix[best * width + pivot]
    if (Math.abs(value) < 1e-12) return false
    for (let column = 0; column < width; column++) {
      const kept = matrix[pivot * width + column]
      matrix[pivot * width + column] = matrix[best * width + column] / value
      if (best !== pivot) matrix[best * width + column] = kept
    }
    for (let row = 0; row < size; row++) {
      const factor = matrix[row * width + pivot]
      if (row === pivot || factor === 0) continue
      for (let column = pivot; column < width; column++)
        matrix[row * width + column] -= factor * matrix[pivot * width + column]
    }
  }
  return true
}
