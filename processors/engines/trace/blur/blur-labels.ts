import type { LabelMap } from '../labels/merge-specks.ts'

/** Lightness and two colour differences of a row of labels, blurred; as long as the row. */
export type BlurredRow = { readonly light: Float32Array; readonly blue: Float32Array; readonly red: Float32Array }

/**
 * Draws labels through a blur, row by row from the first: along each row where labels change in it, then across the rows
 * where they change nearby. Everywhere else an ink looks as it is. The border repeats outwards.
 *
 * @param colors lightness and two colour differences, three numbers an ink
 * @param lightTaps half of the blur of lightness, from its middle outwards
 * @param colorTaps half of the blur of both colour differences
 * @param isInside receives 1 for each pixel that the blur leaves as it is
 * @returns the next row each time; the same arrays are filled again
 */
export function createLabelBlur(
  map: LabelMap,
  colors: Float64Array,
  lightTaps: Float32Array,
  colorTaps: Float32Array,
  isInside: Uint8Array,
): () => BlurredRow {
  const { width, height } = map
  const radius = Math.max(lightTaps.length, colorTaps.length) - 1
  const blur: Blur = { map, colors, radius, forLight: padTaps(lightTaps, radius), forColor: padTaps(colorTaps, radius) }
  const window = createWindow(width, radius)
  const { above, below } = window
  const row = createRow(width)
  let y = 0
  let read = 0
  return () => {
    while (read < height && read <= y + radius) readRow(window, blur, read++)
    if (y > radius) forgetRow(window, width, y - radius - 1)
    for (let tap = 1; tap <= radius; tap++) {
      above[tap] = (Math.max(0, y - tap) % window.rows) * width
      below[tap] = (Math.min(height - 1, y + tap) % window.rows) * width
    }
    blurDown(window, blur, y, row)
    for (let x = 0, pixel = y * width; x < width; x++, pixel++) isInside[pixel] = window.busy[x] === 0 ? 1 : 0
    y++
    return row
  }
}

/** What is drawn, in which colours, and how far light and colour spread. */
type Blur = {
  readonly map: LabelMap
  readonly colors: Float64Array
  readonly radius: number
  readonly forLight: Float32Array
  readonly forColor: Float32Array
}

/** The rows round the one that is drawn, blurred along themselves. */
type RowWindow = BlurredRow & {
  readonly rows: number
  /** 1 where a row, or it and the one above, are not of one ink as far as the blur reaches. */
  readonly isMixed: Uint8Array
  /** How many rows of the window are mixed, for each column. */
  readonly busy: Int32Array
  /** For each tap, where the row so far above or below the one that is drawn begins. */
  readonly above: Int32Array
  readonly below: Int32Array
}

function createRow(length: number): BlurredRow {
  return { light: new Float32Array(length), blue: new Float32Array(length), red: new Float32Array(length) }
}

function createWindow(width: number, radius: number): RowWindow {
  const rows = 2 * radius + 2
  const [above, below] = [new Int32Array(radius + 1), new Int32Array(radius + 1)]
  const [isMixed, busy] = [new Uint8Array(width * rows), new Int32Array(width)]
  return { ...createRow(width * rows), rows, isMixed, busy, above, below }
}

function padTaps(taps: Float32Array, radius: number): Float32Array {
  const padded = new Float32Array(radius + 1)
  padded.set(taps)
  return padded
}

/** Takes a row into the window, blurred along itself where it changes. */
function readRow(window: RowWindow, blur: Blur, y: number): void {
  const { colors } = blur
  const { ink, width } = blur.map
  const { light, blue, red, isMixed, busy } = window
  const first = y * width
  const line = (y % window.rows) * width
  const above = y > 0 ? -width : 0
  isMixed.fill(0, line, line + width)
  for (let x = 1; x < width; x++) {
    if (ink[first + x] === ink[first + x - 1]) continue
    const to = line + Math.min(width, x + blur.radius)
    for (let at = line + Math.max(0, x - blur.radius); at < to; at++) isMixed[at] = 1
  }
  for (let x = 0; x < width; x++) {
    if (isMixed[line + x] === 1) {
      blurAlong(window, blur, first, x, line + x)
      busy[x]++
      continue
    }
    const own = ink[first + x]
    light[line + x] = colors[own * 3]
    blue[line + x] = colors[own * 3 + 1]
    red[line + x] = colors[own * 3 + 2]
    if (ink[first + x + above] === own) continue
    isMixed[line + x] = 1
    busy[x]++
  }
}

/** Blurs the pixel `x` of the row that begins at pixel `first` along that row, into place `at` of the window. */
function blurAlong(
  { light, blue, red }: BlurredRow,
  { map: { ink, width }, colors, radius, forLight, forColor }: Blur,
  first: number,
  x: number,
  at: number,
): void {
  const own = ink[first + x] * 3
  let sumLight = forLight[0] * colors[own]
  let sumBlue = forColor[0] * colors[own + 1]
  let sumRed = forColor[0] * colors[own + 2]
  for (let tap = 1; tap <= radius; tap++) {
    const one = ink[first + (x < tap ? 0 : x - tap)] * 3
    const other = ink[first + (x + tap < width ? x + tap : width - 1)] * 3
    sumLight += forLight[tap] * (colors[one] + colors[other])
    sumBlue += forColor[tap] * (colors[one + 1] + colors[other + 1])
    sumRed += forColor[tap] * (colors[one + 2] + colors[other + 2])
  }
  light[at] = sumLight
  blue[at] = sumBlue
  red[at] = sumRed
}

function forgetRow({ isMixed, busy, rows }: RowWindow, width: number, y: number): void {
  const line = (y % rows) * width
  for (let x = 0; x < width; x++) busy[x] -= isMixed[line + x]
}

/** Blurs row `y` across the rows of the window, where any of them is mixed. */
function blurDown(
  { light, blue, red, busy, rows, above, below }: RowWindow,
  { map: { ink, width }, colors, radius, forLight, forColor }: Blur,
  y: number,
  row: BlurredRow,
): void {
  const line = (y % rows) * width
  for (let x = 0; x < width; x++) {
    if (busy[x] === 0) {
      const own = ink[y * width + x] * 3
      row.light[x] = colors[own]
      row.blue[x] = colors[own + 1]
      row.red[x] = colors[own + 2]
      continue
    }
    let sumLight = forLight[0] * light[line + x]
    let sumBlue = forColor[0] * blue[line + x]
    let sumRed = forColor[0] * red[line + x]
    for (let tap = 1; tap <= radius; tap++) {
      const one = above[tap] + x
      const other = below[tap] + x
      sumLight += forLight[tap] * (light[one] + light[other])
      sumBlue += forColor[tap] * (blue[one] + blue[other])
      sumRed += forColor[tap] * (red[one] + red[other])
    }
    row.light[x] = sumLight
    row.blue[x] = sumBlue
    row.red[x] = sumRed
  }
}
