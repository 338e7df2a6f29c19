import { openCompiled } from '../../kernels/create-kernel.ts'
import { compiledMeasure } from './compiled-measure.ts'

/** The frame that coverage is summed in: rows of `width + 2` numbers, or a torus whose opposite sides touch. */
export type CoverageFrame = { readonly width: number; readonly height: number; readonly wrap: boolean }

/** Numbers a row takes: what lies right of the frame is kept out of the next row. */
export function coverageStride({ width }: CoverageFrame): number {
  return width + 2
}

/** Where sides are summed, in shares of pixels. */
export type Cover = {
  /** Rows of `coverageStride` pixels: sums along them give what is covered. */
  readonly areas: Float32Array
  readonly addSide: (fromX: number, fromY: number, toX: number, toY: number) => void
  /** Sums within another frame that is no larger from now on. */
  readonly setFrame: (frame: CoverageFrame) => void
}

const open = openCompiled<'addSide', 'areas'>(compiledMeasure.module, ['addSide'])

/** Room to draw shapes with exact coverage within a frame. */
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
