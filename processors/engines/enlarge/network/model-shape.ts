import { type Network, type NetworkInput, NetworkUnusable } from '../../network/open-network.ts'

/** What an enlarging network takes and gives, found out from its graph and by trying it. */
export type ModelShape = {
  readonly scale: 2 | 4
  /** Side in source pixels of the square that one call draws. */
  readonly tile: number
  /** Source pixels that are shown around a tile and cut off again. */
  readonly halo: number
  /** Source pixels that the network itself cuts off on every side. */
  readonly margin: number
  /** RGB bytes of side² pixels → RGB bytes of what it makes of them. */
  readonly draw: (window: Uint8Array, side: number) => Promise<Uint8Array>
}

/** Large enough that the halo costs little, small enough that what stands between layers stays in the cache. */
const TILE = 128
/** Pixels around a square that networks padding their own edges are shown, and that are cut off again. */
const HALO_OF_PADDED = 16
/** Sides of the squares a network of free size is tried with. */
const TRIAL_SIDES = [64, 80] as const

type Layout = {
  readonly input: NetworkInput
  readonly channels: 1 | 3
  readonly isChannelsLast: boolean
  /** Set where the graph names its size. */
  readonly fixedSide: number | undefined
}

/**
 * Reads what the graph declares and finds out the rest by drawing squares: the scale and the margin of a network of
 * free size follow from two sides.
 *
 * @throws {NetworkUnusable} when inputs, channels or sizes are none that are understood, or the scale is neither 2 nor
 *   4
 */
export async function readModelShape(network: Network): Promise<ModelShape> {
  const layout = readLayout(network)
  const draw = await createDrawing(network, layout)
  const { fixedSide } = layout
  const [small, large] = fixedSide === undefined ? TRIAL_SIDES : [fixedSide, fixedSide]
  const drawnSmall = await drawnSide(draw, small)
  const drawnLarge = fixedSide === undefined ? await drawnSide(draw, large) : drawnSmall
  const scale = fixedSide === undefined ? (drawnLarge - drawnSmall) / (large - small) : drawnSmall / small
  if (scale !== 2 && scale !== 4) throw new NetworkUnusable(`it enlarges ${scale} times; use one of 2 or 4`)
  const margin = (small - drawnSmall / scale) / 2
  if (!Number.isInteger(margin) || margin < 0)
    throw new NetworkUnusable(`it makes ${drawnSmall} pixels of ${small}, which is no whole margin`)
  const halo = margin === 0 ? HALO_OF_PADDED : margin
  const tile = fixedSide === undefined ? TILE : fixedSide - 2 * halo
  if (tile < 1) throw new NetworkUnusable(`its squares of ${small} pixels leave nothing inside a margin of ${halo}`)
  return { scale, tile, halo, margin, draw }
}

async function drawnSide(draw: ModelShape['draw'], side: number): Promise<number> {
  const drawn = await draw(new Uint8Array(side * side * 3).fill(MIDDLE_GREY), side)
  return Math.sqrt(drawn.length / 3)
}

function readLayout({ inputs }: Network): Layout {
  const [input] = inputs
  if (!input || inputs.length !== 1 || input.shape.length !== 4)
    throw new NetworkUnusable('an enlarging network takes one picture, of four dimensions')
  const { shape } = input
  const isChannelsLast = shape[3] === 3 || (shape[3] === 1 && shape[1] !== 1)
  const channels = shape[isChannelsLast ? 3 : 1]
  const [height, width] = isChannelsLast ? shape.slice(1, 3) : shape.slice(2)
  if (typeof channels === 'number' && channels !== 1 && channels !== 3)
    throw new NetworkUnusable(`an enlarging network takes 1 or 3 channels, not ${channels}`)
  const isFixed = typeof height === 'number' && height > 0
  if (isFixed && height !== width) throw new NetworkUnusable('it takes pictures of one size that is not square')
  return { input, channels: channels === 1 ? 1 : 3, isChannelsLast, fixedSide: isFixed ? height : undefined }
}

async function createDrawing(network: Network, layout: Layout): Promise<ModelShape['draw']> {
  const { input, channels, isChannelsLast } = layout
  if (input.type === 'uint8') {
    if (!isChannelsLast || channels !== 3) throw new NetworkUnusable('bytes must come as height × width × RGB')
    return async (window, side) => (await network.runBytes({ data: window, shape: [1, side, side, 3] })).data
  }
  const run = async (values: Float32Array, side: number): Promise<Float32Array> => {
    const shape = isChannelsLast ? [1, side, side, channels] : [1, channels, side, side]
    return (await network.run({ [input.name]: { data: values, shape } }))[network.outputs[0]].data
  }
  const range = await findRange(run, layout)
  const place = isChannelsLast || channels === 1 ? placeInterleaved : placePlanar
  return async (window, side) => {
    const planes = Array.from({ length: 3 / channels }, (_, first) => place(window, first, channels, range))
    const drawn: Float32Array[] = []
    for (const plane of planes) drawn.push((await run(plane, side)).slice())
    return gather(drawn, channels, isChannelsLast, range)
  }
}

const MIDDLE_GREY = 128
const WORDS_OF_RANGE = [1, 255] as const

/** Whether white is 1 or 255: grey must come out as grey. */
async function findRange(
  run: (values: Float32Array, side: number) => Promise<Float32Array>,
  { channels, fixedSide }: Layout,
): Promise<1 | 255> {
  const side = fixedSide ?? TRIAL_SIDES[0]
  for (const range of WORDS_OF_RANGE) {
    const grey = (range * MIDDLE_GREY) / 255
    const drawn = await run(new Float32Array(side * side * channels).fill(grey), side)
    const middle = drawn[drawn.length >> 1]
    if (middle > grey * 0.75 && middle < grey * 1.25) return range
  }
  throw new NetworkUnusable('it makes no grey picture of a grey one: it takes neither 0..1 nor 0..255')
}

function placeInterleaved(window: Uint8Array, first: number, channels: 1 | 3, range: number): Float32Array {
  if (channels === 3) return Float32Array.from(window, (value) => (value * range) / 255)
  return Float32Array.from({ length: window.length / 3 }, (_, pixel) => (window[pixel * 3 + first] * range) / 255)
}

function placePlanar(window: Uint8Array, _first: number, _channels: 1 | 3, range: number): Float32Array {
  const count = window.length / 3
  const planes = new Float32Array(window.length)
  for (let pixel = 0; pixel < count; pixel++)
    for (let c = 0; c < 3; c++) planes[c * count + pixel] = (window[pixel * 3 + c] * range) / 255
  return planes
}

function gather(drawn: readonly Float32Array[], channels: 1 | 3, isChannelsLast: boolean, range: number): Uint8Array {
  const count = drawn[0].length / channels
  const pixels = new Uint8ClampedArray(count * 3)
  for (let pixel = 0; pixel < count; pixel++)
    for (let c = 0; c < 3; c++) {
      const value = channels === 1 ? drawn[c][pixel] : drawn[0][isChannelsLast ? pixel * 3 + c : c * count + pixel]
      pixels[pixel * 3 + c] = (value * 255) / range
    }
  return new Uint8Array(pixels.buffer)
}
