// Decodes a file as the engines do, in a child: what a decoder does to its process is done to nobody else.
import { decodeImage, ImageRejected } from '../../../processors/engines/raster/decode.ts'
import type { RunTask } from '../../../processors/runtime/task.ts'

const PIXELS_MAX = 4_000_000

export const runTask: RunTask = async (input) => {
  const { file } = input as { readonly file: Uint8Array }
  try {
    const { width, height, data } = await decodeImage(file, PIXELS_MAX)
    return { outcome: data.length === width * height * 4 ? 'decoded' : 'wrong size' }
  } catch (error) {
    if (error instanceof ImageRejected) return { outcome: 'rejected' }
    throw error
  }
}
