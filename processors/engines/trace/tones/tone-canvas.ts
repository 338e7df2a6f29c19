import { createKernels } from '../../kernels/create-kernel.ts'
import type { Points } from '../fit/curve.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { OUTSIDE } from '../map/corner-kinds.ts'
import type { Chain } from '../map/planar-map.ts'
import { coverageStride } from '../measure/cover.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { canvasRoom, TONE_CHANNELS } from './canvas-room.ts'
import { compiledCanvas } from './compiled-canvas.ts'

/** For each point of a boundary the pull on it and its stiffness; the junctions at its ends follow the points. */
export type Pulls = { readonly x: Float64Array; readonly y: Float64Array; readonly stiffness: Float64Array }

/** A picture on which all areas are rendered at once, with exact coverage, from their boundaries alone. */
export type ToneCanvas = {
  /** Picture minus drawing: `TONE_CHANNELS` numbers per pixel, in rows of `coverageStride` pixels. */
  readonly residuals: Float32Array
  /**
   * Renders all boundaries at their current places; their ends meet on pixel corners. Each adds the difference of its
   * two inks to everything to its right. Source of the method: R. Levien, "Inside the fastest font renderer in the
   * world" (2016).
   *
   * @param values the inks, four numbers (0..255) each
   */
  readonly draw: (chains: readonly Chain[], points: readonly Points[], values: Float64Array) => void
  /**
   * Gathers the residuals along a boundary, distributed over its points; undefined where its contrast is invisible.
   * Valid until the next call.
   */
  readonly read: (chain: Chain, points: Points, values: Float64Array) => Pulls | undefined
}

// Squared difference of two inks (levels²) below which their edge is invisible.
const CONTRAST_MIN = 1
const BYTES = Float64Array.BYTES_PER_ELEMENT

type Run = 'drawLine' | 'readLine'
const createCanvasKernels = createKernels(compiledCanvas, ['drawLine', 'subtractRow', 'readLine'])

/**
 * Makes the memory for a picture.
 *
 * @param longest points of the longest boundary
 */
export function createToneCanvas(map: LabelMap, plane: PixelPlane, longest: number): ToneCanvas {
  const { height, width } = map
  const stride = coverageStride(map)
  // Opaque pictures need no alpha.
  const channels = plane.hasAlpha ? TONE_CHANNELS : TONE_CHANNELS - 1
  const walk = openMemory(map, longest)
  const { residuals, pulls, run, setSteps, setPlaces } = walk
  return {
    residuals,
    draw: (chains, points, values) => {
      residuals.fill(0)
      walk.values.set(values)
      for (let index = 0; index < chains.length; index++) {
        const chain = chains[index]
        if (chain.left === OUTSIDE || chain.right === OUTSIDE) continue
        setSteps(chain, values)
        run('drawLine', setPlaces(chain, points[index]), chain.closed)
      }
      walk.labels.set(map.ink)
      for (let y = 0; y < height; y++) {
        walk.colors.set(plane.data.subarray(4 * y * width, 4 * (y + 1) * width))
        walk.subtract(y, y * stride, channels)
      }
    },
    read: (chain, points, values) => {
      if (chain.left === OUTSIDE || chain.right === OUTSIDE) return undefined
      if (setSteps(chain, values) < CONTRAST_MIN) return undefined
      const count = setPlaces(chain, points)
      run('readLine', count, chain.closed)
      return pulls
    },
  }
}

/** Lays out the kernels' memory. */
function openMemory(map: LabelMap, longest: number) {
  const { width, height, wrap } = map
  const stride = coverageStride(map)
  const room = longest + 2
  const pullsAt = canvasRoom.places + 2 * room * BYTES
  const residualsAt = pullsAt + 3 * room * BYTES
  const colorsAt = residualsAt + stride * height * TONE_CHANNELS * Float32Array.BYTES_PER_ELEMENT
  const labelsAt = colorsAt + 4 * width
  const { memory, runs } = createCanvasKernels(labelsAt + width * height)
  const places = new Float64Array(memory, canvasRoom.places, 2 * room)
  const steps = new Float64Array(memory, canvasRoom.steps, TONE_CHANNELS + 1)
  const words = [pullsAt, room, residualsAt, stride, width, height, wrap ? 1 : 0]
  new Int32Array(memory, canvasRoom.words, words.length).set(words)
  const pullsOf = (row: number) => new Float64Array(memory, pullsAt + row * room * BYTES, room)
  return {
    residuals: new Float32Array(memory, residualsAt, stride * height * TONE_CHANNELS),
    values: new Float64Array(memory, canvasRoom.values, 256 * TONE_CHANNELS),
    colors: new Uint8Array(memory, colorsAt, 4 * width),
    labels: new Uint8Array(memory, labelsAt, width * height),
    pulls: { x: pullsOf(0), y: pullsOf(1), stiffness: pullsOf(2) },
    /** Stores the differences between the inks beside a boundary, left minus right; returns their sum of squares. */
    setSteps: ({ left, right }: Chain, values: Float64Array): number => {
      let contrast = 0
      for (let channel = 0; channel < TONE_CHANNELS; channel++) {
        const step = values[left * TONE_CHANNELS + channel] - values[right * TONE_CHANNELS + channel]
        steps[channel] = step
        contrast += step * step
      }
      steps[TONE_CHANNELS] = contrast
      return contrast
    },
    /** Stores the points of a boundary and its junctions; returns the number of points. */
    setPlaces: ({ firstX, firstY, lastX, lastY }: Chain, points: Points): number => {
      places.set(points)
      places[points.length] = firstX
      places[points.length + 1] = firstY
      places[points.length + 2] = lastX
      places[points.length + 3] = lastY
      return points.length / 2
    },
    run: (name: Run, count: number, closed: boolean): number => runs[name](count, closed ? count - 1 : count),
    subtract: (y: number, first: number, channels: number): void => {
      const [up, down] = [y > 0 ? width : 0, y + 1 < height ? width : 0]
      const rowAt = residualsAt + first * TONE_CHANNELS * Float32Array.BYTES_PER_ELEMENT
      runs.subtractRow(labelsAt + y * width, colorsAt, rowAt, width, up, down, channels)
    },
  }
}
