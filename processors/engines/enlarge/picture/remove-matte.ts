// Takes off the ground that a cut-out was laid on before its alpha was kept: colours beside its edges are mixed with black or
// white a second time, and show as a dark or pale fringe on any other ground. Multiplied colours that were saved as straight
// ones are the same as colours laid on black.
import { clamp } from '../../numbers/clamp.ts'
import { foldIndex, type SampleGrid } from './sample-grid.ts'

/** Grounds that are looked for, levels. */
const MATTES = [
  { name: 'black', level: 0 },
  { name: 'white', level: 255 },
] as const
export type Matte = (typeof MATTES)[number]['name']

/** Alpha of pixels at edges that are read, and from which a neighbour is opaque enough to tell the colour beneath. */
const ALPHA = { least: 32, most: 224, opaque: 250 } as const
/** Pixels around an edge, each way, in which its colour is looked for. */
const REACH = 2
/** Levels that a ground must lie from the colour to be told from no ground. */
const APART_MIN = 48
/** Pixels at edges that must tell. */
const PIXELS_MIN = 50
/** Levels about the ground within which a pixel tells nothing: shadows are black as well, and stay it. */
const NEAR_GROUND = 10
/**
 * What a ground leaves of the colours at edges, over what is left where each pixel is either its neighbours' colour or the
 * ground (squared): cut-outs with a fringe measured up to 0.15, soft drawings with pale rims 0.29 and more.
 */
const LEFT_MAX = 0.2

/** A picture with alpha without the ground its colours were mixed with, and which it was; as it came where there was none. */
export function removeMatte(grid: SampleGrid): { readonly grid: SampleGrid; readonly matte?: Matte } {
  const found = MATTES.find(({ level }) => explains(grid, level))
  if (!found) return { grid }
  const { samples, channels } = grid
  const bare = Float32Array.from(samples)
  for (let at = 0; at < bare.length; at += channels) {
    const alpha = samples[at + channels - 1] / 255
    if (alpha === 0) continue
    for (let c = 0; c < channels - 1; c++)
      bare[at + c] = clamp(samples[at + c] / alpha - (1 - alpha) * found.level, 0, 255 * alpha)
  }
  return { grid: { ...grid, samples: bare }, matte: found.name }
}

/** Whether colours at edges are those of opaque neighbours mixed with the ground, by as much as alpha says. */
function explains(grid: SampleGrid, level: number): boolean {
  const { samples, width, height, channels } = grid
  const colours = channels - 1
  let [count, mixed, either] = [0, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels
      const alpha = samples[at + colours]
      if (alpha < ALPHA.least || alpha > ALPHA.most) continue
      const beside = colourBeside(grid, x, y)
      if (!beside?.some((value) => Math.abs(value - level) >= APART_MIN)) continue
      const share = alpha / 255
      let [ofMixed, ofPlain, ofGround, furthest] = [0, 0, 0, 0]
      for (let c = 0; c < colours; c++) {
        const own = samples[at + c] / share
        ofMixed += (own - share * beside[c] - (1 - share) * level) ** 2
        ofPlain += (own - beside[c]) ** 2
        ofGround += (own - level) ** 2
        furthest = Math.max(furthest, Math.abs(own - level))
      }
      if (furthest <= NEAR_GROUND) continue
      count++
      mixed += Math.round(ofMixed)
      either += Math.round(Math.min(ofPlain, ofGround))
    }
  return count >= PIXELS_MIN && mixed < LEFT_MAX * either
}

/** Mean colour of the opaque pixels around one; undefined where there is none. */
function colourBeside({ samples, width, height, channels, wrap }: SampleGrid, x: number, y: number) {
  const sums = new Array<number>(channels - 1).fill(0)
  let count = 0
  for (let dy = -REACH; dy <= REACH; dy++)
    for (let dx = -REACH; dx <= REACH; dx++) {
      const at = (foldIndex(y + dy, height, wrap.y) * width + foldIndex(x + dx, width, wrap.x)) * channels
      if (samples[at + channels - 1] < ALPHA.opaque) continue
      count++
      for (let c = 0; c < sums.length; c++) sums[c] += samples[at + c]
    }
  return count === 0 ? undefined : sums.map((sum) => sum / count)
}
