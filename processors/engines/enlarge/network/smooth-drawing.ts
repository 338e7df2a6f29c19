import { NetworkUnusable } from '../../network/open-network.ts'
import { PROJECTION_NOISE_MAX, projectBack } from '../back-projection.ts'
import { estimateNoise } from '../estimate-noise.ts'
import { createCubicRows, gatherGrey, type PixelRows, spreadGrey } from '../pixel-rows.ts'
import { foldIndex, type SampleGrid } from '../sample-grid.ts'
import { openCascade, runCascade } from './cascade.ts'

/** An opaque picture drawn larger without knowing its inks. */
export type SmoothDrawing = {
  readonly method: 'network' | 'projection' | 'bicubic'
  readonly rows: PixelRows
  /** What drew it and why, as the end of a sentence. */
  readonly reason: string
}

export type SmoothRequest = {
  readonly scale: number
  /** An ONNX file of the user's own. */
  readonly modelPath?: string | undefined
  /** Called before every square the network draws; throws when the work is no longer wanted. */
  readonly beforeTile?: (() => void) | undefined
  /** Share of each source pixel, 0..1, that something else draws: where it is 1 all around, nothing is drawn here. */
  readonly drawnElsewhere?: Float32Array | undefined
}

/** A picture this noisy or compressed (deviation, of 255) goes to the network that has seen such. */
const SPOILED_NOISE_MIN = 1

/** Draws with the trained networks; where they cannot run, with the cubic that agrees with the picture. */
export async function openSmoothDrawing(grid: SampleGrid, request: SmoothRequest): Promise<SmoothDrawing> {
  const noise = estimateNoise(grid)
  try {
    const { scale, modelPath, beforeTile } = request
    const schooling = noise >= SPOILED_NOISE_MIN ? 'spoiled' : 'clean'
    const stages = await openCascade(scale, schooling, modelPath)
    const rows = rowsOfGrid(grid)
    const isWanted = wantedSquares(grid, request.drawnElsewhere)
    const drawn = runCascade(grid.channels === 1 ? spreadGrey(rows) : rows, stages, { beforeTile, isWanted })
    return {
      method: 'network',
      rows: grid.channels === 1 ? gatherGrey(drawn) : drawn,
      reason: `the network for ${schooling} pictures, on ${stages[0].provider}`,
    }
  } catch (error) {
    if (!(error instanceof NetworkUnusable)) throw error
    return { ...drawCubic(grid, request.scale, noise), reason: `no network could be used: ${error.message}` }
  }
}

function drawCubic(grid: SampleGrid, scale: number, noise: number): Omit<SmoothDrawing, 'reason'> {
  if (noise > PROJECTION_NOISE_MAX) return { method: 'bicubic', rows: createCubicRows(grid, scale) }
  return { method: 'projection', rows: createCubicRows(projectBack(grid, scale), scale) }
}

/** The rows of an opaque grid as bytes. */
function rowsOfGrid({ samples, width, height, channels, wrap }: SampleGrid): PixelRows {
  const bytes = Uint8Array.from(samples)
  const rowBytes = width * channels
  return {
    width,
    height,
    channels: channels === 1 ? 1 : 3,
    wrap,
    row: (y) => bytes.subarray(y * rowBytes, (y + 1) * rowBytes),
  }
}

/** Source pixels beside a doubtful one that drawing it may look at: the cubic of the shares, and the next network's margin. */
const REACH = 8

function wantedSquares({ width, height, wrap }: SampleGrid, drawnElsewhere: Float32Array | undefined) {
  if (!drawnElsewhere) return undefined
  return (left: number, top: number, side: number): boolean => {
    const right = Math.min(left + side, width) + REACH
    const bottom = Math.min(top + side, height) + REACH
    for (let y = top - REACH; y < bottom; y++)
      for (let x = left - REACH; x < right; x++)
        if (drawnElsewhere[foldIndex(y, height, wrap.y) * width + foldIndex(x, width, wrap.x)] < 1) return true
    return false
  }
}
