import { basename } from 'node:path'
import { NetworkUnusable, openNetwork } from '../../network/open-network.ts'
import { readModelShape } from './model-shape.ts'

/** A network that enlarges squares of pixels, all of one size so that every pixel is computed in the same way. */
export type Upscaler = {
  readonly scale: 2 | 4
  /** Side of the square of source pixels drawn at once. */
  readonly tile: number
  /** Source pixels it must see beyond the square on every side. */
  readonly halo: number
  /** Source pixels, each way, on which one that it draws may depend: the radius of its receptive field. */
  readonly reach: number
  /** What it runs on: `cuda` or `cpu`. */
  readonly provider: string
  /** RGB bytes of (tile + 2 halo)² pixels → RGB bytes of (tile × scale)² pixels, to be read before the next run. */
  readonly run: (window: Uint8Array) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/**
 * Opens any ONNX file that enlarges pictures two or four times. What it takes and gives is found out by trying: bytes
 * or numbers (0..1 or 0..255), RGB or one channel at a time, channels first or last, with its margin cut off or kept.
 *
 * @param threads cores to use; more than are free makes it slower
 * @throws NetworkUnusable when the file is no network, or none that enlarges pictures
 */
export async function openUpscaler(path: string, threads: number): Promise<Upscaler> {
  const network = await openNetwork(path, { threads }).catch((error: unknown) => {
    // The report goes to customers, to whom the operator's folders are no business.
    throw error instanceof NetworkUnusable ? new NetworkUnusable(error.message.replaceAll(path, basename(path))) : error
  })
  try {
    const { scale, tile, halo, margin, draw } = await readModelShape(network)
    const side = tile * scale
    const spare = (halo - margin) * scale
    const run = async (window: Uint8Array): Promise<Uint8Array> => {
      const drawn = await draw(window, tile + 2 * halo)
      return spare === 0 ? drawn : cutMiddle(drawn, side, spare)
    }
    // One that pads its own edges does not tell how far it looks: anywhere in what it is shown.
    const reach = margin > 0 ? margin : tile + halo
    return { scale, tile, halo, reach, provider: network.provider, run, close: network.close }
  } catch (error) {
    await network.close()
    throw error
  }
}

function cutMiddle(drawn: Uint8Array, side: number, spare: number): Uint8Array {
  const whole = side + 2 * spare
  const middle = new Uint8Array(side * side * 3)
  for (let y = 0; y < side; y++) {
    const from = ((y + spare) * whole + spare) * 3
    middle.set(drawn.subarray(from, from + side * 3), y * side * 3)
  }
  return middle
}
