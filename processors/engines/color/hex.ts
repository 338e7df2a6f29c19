import type { Rgb } from './oklab.ts'

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

/** `#rrggbb` in lower case, components rounded to whole bytes. */
export function hexFromRgb(rgb: Rgb): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** Reads `#rgb` or `#rrggbb`, with or without the sign; undefined for anything else. */
export function rgbFromHex(text: string): Rgb | undefined {
  const digits = HEX.exec(text.trim())?.[1]
  if (!digits) return undefined
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const value = Number.parseInt(full, 16)
  return [value >> 16, (value >> 8) & 0xff, value & 0xff]
}
