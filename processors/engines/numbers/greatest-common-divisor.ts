/** The greatest common divisor of two whole numbers, neither below 0; of 0 and a number it is that number. */
export function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}
