import { foldIndex, type SampleGrid } from './sample-grid.ts'

/** Shares of red, green and blue in a light. */
export type LightShares = readonly [number, number, number]

/** The luma of JPEG, where its quantization is coarsest to see and finest to measure. */
export const LUMA: LightShares = [0.299, 0.587, 0.114]
const RED: LightShares = [1, 0, 0]
const GREEN: LightShares = [0, 1, 0]
const BLUE: LightShares = [0, 0, 1]
/** Power of the steps in luma, over that in a colour, below which inks are as light as each other and their edges unseen. */
const POWER_OF_LUMA_MIN = 0.1

const known = new WeakMap<SampleGrid, LightShares>()

/** What edges are seen by: luma, or the colour of most steps where luma has hardly any. */
function sharesOf(grid: SampleGrid): LightShares {
  const shares = known.get(grid) ?? findShares(grid)
  known.set(grid, shares)
  return shares
}

function findShares({ samples, width, height, channels, wrap }: SampleGrid): LightShares {
  // Sums of whole numbers, so that the order of adding them cannot matter.
  const powers = { red: 0, green: 0, blue: 0, luma: 0 }
  const add = (from: number, to: number): void => {
    const red = Math.round(samples[to] - samples[from])
    const green = Math.round(samples[to + 1] - samples[from + 1])
    const blue = Math.round(samples[to + 2] - samples[from + 2])
    powers.red += red ** 2
    powers.green += green ** 2
    powers.blue += blue ** 2
    powers.luma += Math.round(LUMA[0] * red + LUMA[1] * green + LUMA[2] * blue) ** 2
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels
      add(at, (y * width + foldIndex(x + 1, width, wrap.x)) * channels)
      add(at, (foldIndex(y + 1, height, wrap.y) * width + x) * channels)
    }
  const { red, green, blue, luma } = powers
  const most = Math.max(red, green, blue)
  if (luma >= POWER_OF_LUMA_MIN * most) return LUMA
  return green === most ? GREEN : red === most ? RED : BLUE
}

/** The light of some rows, levels of 255; edges are seen by luma where a picture has any in it. */
export function lightOf(
  grid: SampleGrid,
  firstRow: number,
  rowCount: number,
  shares: LightShares | undefined = undefined,
): Float32Array {
  const light = new Float32Array(grid.width * rowCount)
  const write = createLightWriter(grid, shares)
  for (let row = 0; row < rowCount; row++) write(firstRow + row, light, row * grid.width)
  return light
}

/** Writes the light of one row at a time into room of the caller's, from an offset on. */
export function createLightWriter(
  grid: SampleGrid,
  shares: LightShares | undefined = undefined,
): (row: number, into: Float32Array | Float64Array, offset: number) => void {
  const { samples, width, channels } = grid
  const [red, green, blue] = channels < 3 ? LUMA : (shares ?? sharesOf(grid))
  return (row, into, offset) => {
    const start = row * width * channels
    for (let x = 0; x < width; x++) {
      const at = start + x * channels
      into[offset + x] =
        channels < 3 ? samples[at] : red * samples[at] + green * samples[at + 1] + blue * samples[at + 2]
    }
  }
}

/** The same light, pixel by pixel. */
export function createLight(
  grid: SampleGrid,
  shares: LightShares | undefined = undefined,
): (x: number, y: number) => number {
  const { samples, width, channels } = grid
  if (channels < 3) return (x, y) => samples[(y * width + x) * channels]
  const [red, green, blue] = shares ?? sharesOf(grid)
  return (x, y) => {
    const at = (y * width + x) * channels
    return red * samples[at] + green * samples[at + 1] + blue * samples[at + 2]
  }
}
