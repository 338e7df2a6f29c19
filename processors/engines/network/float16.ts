const EXPONENT_LEAST = -14
const FRACTION_STEPS = 1024
const LARGEST = 65_504

/** Bits of the nearest IEEE 754 half float; ties go to the even one and what is too large becomes infinite. */
export function float16FromNumber(value: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0
  const size = Math.abs(value)
  if (Number.isNaN(value)) return 0x7e00
  if (size >= LARGEST + 16) return sign | 0x7c00
  const exponent = Math.max(EXPONENT_LEAST, Math.floor(Math.log2(size || Number.MIN_VALUE)))
  const steps = roundToEven((size / 2 ** exponent) * FRACTION_STEPS)
  // A fraction that rounds up to the next power of two carries into the exponent by itself.
  return sign | (steps + (exponent - EXPONENT_LEAST) * FRACTION_STEPS)
}

function roundToEven(value: number): number {
  const below = Math.floor(value)
  const rest = value - below
  return rest > 0.5 || (rest === 0.5 && below % 2 === 1) ? below + 1 : below
}

/** The number that the 16 bits of an IEEE 754 half float stand for, exactly. */
export function numberFromFloat16(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0x1f) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY
  if (exponent === 0) return (sign * fraction) / FRACTION_STEPS / 2 ** -EXPONENT_LEAST
  return sign * (1 + fraction / FRACTION_STEPS) * 2 ** (exponent - 15)
}
