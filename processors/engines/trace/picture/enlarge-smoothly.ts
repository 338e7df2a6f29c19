import { clamp } from '../../numbers/clamp.ts'
import type { RgbaImage } from '../../raster/decode.ts'

/**
 * Enlarges a picture by an integer factor with the Catmull–Rom cubic, separably. Colours are premultiplied by alpha
 * meanwhile. Source: E. Catmull, R. Rom, "A class of local interpolating splines" (1974).
 */
export function enlargeSmoothly({ data, width, height }: RgbaImage, times: number): RgbaImage {
  const across = stretch(weighed(data), { count: width, lines: height, step: 4, lineStep: width * 4 }, times)
  const wide = width * times
  const both = stretch(across, { count: height, lines: wide, step: wide * 4, lineStep: 4 }, times)
  return { data: unweighed(both), width: wide, height: height * times }
}

/** Layout of pixels along one axis: number, number of lines, and offsets between neighbours and between lines. */
type Axis = { readonly count: number; readonly lines: number; readonly step: number; readonly lineStep: number }

const TAPS = [-1, 0, 1, 2]

/** Enlarges along one axis; rows are lengthened in place, columns below one another. */
function stretch(data: Float32Array, { count, lines, step, lineStep }: Axis, times: number): Float32Array {
  const out = new Float32Array(data.length * times)
  const [stepOut, lineStepOut] = step < lineStep ? [step, lineStep * times] : [step, lineStep]
  for (let to = 0; to < count * times; to++) {
    const place = (to + 0.5) / times - 0.5
    const first = Math.floor(place)
    const taps = TAPS.map((tap) => ({
      from: Math.min(count - 1, Math.max(0, first + tap)) * step,
      weight: cubic(place - first - tap),
    }))
    for (let line = 0; line < lines; line++)
      for (let c = 0; c < 4; c++) {
        let sum = 0
        for (const { from, weight } of taps) sum += weight * data[line * lineStep + from + c]
        out[line * lineStepOut + to * stepOut + c] = sum
      }
  }
  return out
}

function cubic(distance: number): number {
  const t = Math.abs(distance)
  if (t < 1) return 1.5 * t ** 3 - 2.5 * t * t + 1
  return t < 2 ? -0.5 * t ** 3 + 2.5 * t * t - 4 * t + 2 : 0
}

function weighed(data: Uint8Array): Float32Array {
  return Float32Array.from(data, (level, at) => (at % 4 === 3 ? level : (level * data[at | 3]) / 255))
}

function unweighed(data: Float32Array): Uint8Array {
  return Uint8Array.from(data, (level, at) => {
    const alpha = data[at | 3]
    const straight = at % 4 === 3 ? alpha : alpha > 0 ? (level * 255) / alpha : 0
    return clamp(Math.round(straight), 0, 255)
  })
}
