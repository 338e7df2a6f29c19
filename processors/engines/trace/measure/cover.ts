import { openCompiled } from '../../kernels/create-kernel.ts'
import { compiledMeasure } from './compiled-measure.ts'

/** The frame in which coverage is summed; with `wrap` a torus. */
export type CoverageFrame = { readonly width: number; readonly height: number; readonly wrap: boolean }

/** Values per row: two more than pixels, so that what is right of the frame does not enter the next row. */
export function coverageStride({ width }: CoverageFrame): number {
  return width + 2
}

/** Memory in which the sides of shapes are summed to coverage (1 is a whole pixel). */
export type Cover = {
  /** Rows of `coverageStride` values; running sums along them give the coverage. */
  readonly areas: Float32Array
  readonly addSide: (fromX: number, fromY: number, toX: number, toY: number) => void
  /** From now on sums within another frame, which must not be larger. */
  readonly setFrame: (frame: CoverageFrame) => void
}

const open = openCompiled<'addSide', 'areas'>(compiledMeasure.module, ['addSide'])

/** Makes memory to render shapes with exact coverage within a frame. */
export function createCover(frame: CoverageFrame): Cover {
  const { runs, reserve, place } = open()
  const { at, size } = compiledMeasure
  const numbers = coverageStride(frame) * frame.height
  place('areas', size)
  const buffer = reserve(size + numbers * Float32Array.BYTES_PER_ELEMENT)
  const own = new Int32Array(buffer, at.frame, 4)
  new Float64Array(buffer, at.weights, 1).fill(1)
  const setFrame = ({ width, height, wrap }: CoverageFrame): void => own.set([width, height, Number(wrap), 1])
  setFrame(frame)
  return { areas: new Float32Array(buffer, size, numbers), addSide: runs.addSide, setFrame }
}
