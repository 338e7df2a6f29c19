// Pictures with alpha are reduced with their colours multiplied by it, kept straight, and judged as they lie on white.
import type { Picture } from './picture.ts'

/** The same with colours multiplied by alpha; pictures without alpha as they are. */
export function multiplyByAlpha(straight: Picture): Picture {
  return eachColour(straight, (value, alpha) => (value * alpha) / 255)
}

/** Straight colours of multiplied ones. */
export function divideByAlpha(multiplied: Picture): Picture {
  return eachColour(multiplied, (value, alpha) => (alpha === 0 ? 0 : (value * 255) / alpha))
}

function eachColour(picture: Picture, change: (value: number, alpha: number) => number): Picture {
  const { data, channels } = picture
  if (channels === 3) return picture
  const changed = new Uint8ClampedArray(data)
  for (let at = 0; at < data.length; at += 4)
    for (let c = 0; c < 3; c++) changed[at + c] = change(data[at + c], data[at + 3])
  return { ...picture, data: new Uint8Array(changed.buffer) }
}

/** Straight colours as they look on white. */
export function layOnWhite(straight: Picture): Picture {
  const { data, width, height, channels } = straight
  if (channels === 3) return straight
  const laid = new Uint8ClampedArray(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const share = data[pixel * 4 + 3] / 255
    for (let c = 0; c < 3; c++) laid[pixel * 3 + c] = data[pixel * 4 + c] * share + 255 * (1 - share)
  }
  return { data: new Uint8Array(laid.buffer), width, height, channels: 3 }
}
