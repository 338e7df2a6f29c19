import { z } from 'zod'

const HEX_COLOUR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i
const HSL_COLOUR =
  /^hsl\(\s*(-?\d{1,3}(?:\.\d+)?)(?:deg)?\s*[, ]\s*(\d{1,3}(?:\.\d+)?)%\s*[, ]\s*(\d{1,3}(?:\.\d+)?)%\s*\)$/i

/** A colour as a caller writes it. */
export const colour = z
  .string()
  .refine((text) => readColour(text) !== undefined, 'must be a colour such as #aa3344, #a34 or hsl(350, 60%, 40%)')

/** `#rrggbb` of a HEX or hsl() colour, undefined when it is neither. */
export function readColour(text: string): string | undefined {
  const hex = HEX_COLOUR.exec(text.trim())?.[1]
  if (hex) return `#${(hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex).toLowerCase()}`
  const [, hue, saturation, lightness] = HSL_COLOUR.exec(text.trim()) ?? []
  if (hue === undefined || Number(saturation) > 100 || Number(lightness) > 100 || Math.abs(Number(hue)) > 360)
    return undefined
  return hexOfHsl(Number(hue), Number(saturation) / 100, Number(lightness) / 100)
}

/** CSS Color 4, section 7.1: hsl() to sRGB. */
function hexOfHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number): string => {
    const step = (offset + hue / 30 + 12) % 12
    const value = lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
