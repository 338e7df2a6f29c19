import { type CompiledKernels, openCompiled } from '../../kernels/create-kernel.ts'
import type { Ring } from '../fit/curve.ts'
import { compiledPath } from './compiled-path.ts'
import { SEGMENTS_MAX } from './path-kernel.ts'

type Run = Extract<keyof typeof import('./path-kernel.ts'), 'writeStart' | 'writeSegments'>

const open = openCompiled<Run, never>(compiledPath.module, ['writeStart', 'writeSegments'])

/** Memory shared with the kernels. */
type Desk = {
  readonly call: CompiledKernels<Run, never>['runs']
  readonly letters: Buffer
  readonly coords: Float64Array
  readonly lines: Uint8Array
}

let desk: Desk | undefined

function takeDesk(): Desk {
  if (desk) return desk
  const { runs: call, reserve } = open()
  const { at, size } = compiledPath
  const buffer = reserve(size)
  desk = {
    call,
    letters: Buffer.from(buffer, at.letters, at.coords - at.letters),
    coords: new Float64Array(buffer, at.coords, 6 * SEGMENTS_MAX),
    lines: new Uint8Array(buffer, at.lines, SEGMENTS_MAX),
  }
  return desk
}

// Longest number: a letter or a space, a minus, ten digits, a point and four decimals.
const NUMBER_LETTERS_MAX = 17
// The start of a ring, all segments of one call, and a letter for the end.
const ROOM_MIN = (2 + 6 * SEGMENTS_MAX) * NUMBER_LETTERS_MAX + 1
const CLOSE = 90

/**
 * SVG path data of rings: `M x y`, then `L` and `C`, then `Z`; numbers are separated by one space, without exponents,
 * trailing zeros or "-0". Coordinates must be under 2³¹ pixels.
 *
 * @param decimals most decimals of a number, 0..4
 */
export function writePath(rings: readonly Ring[], decimals: number): string {
  const { call, letters, coords, lines } = takeDesk()
  const parts: string[] = []
  let used = 0
  // The text is collected in one buffer, which takes a tenth of the memory of its pieces; photographs have thousands.
  const makeRoom = (): void => {
    if (used + ROOM_MIN <= letters.length) return
    parts.push(letters.toString('latin1', 0, used))
    used = 0
  }
  for (let at = 0; at < rings.length; at++) {
    const ring = rings[at]
    makeRoom()
    used = call.writeStart(ring[0].x, ring[0].y, used, decimals)
    for (let index = 0; index < ring.length; index++) {
      const count = countWritten(ring, index)
      for (let first = 0; first < count; first += SEGMENTS_MAX) {
        const some = Math.min(SEGMENTS_MAX, count - first)
        makeRoom()
        laySegments(ring[index], first, some, coords, lines)
        used = call.writeSegments(some, used, decimals)
      }
    }
    letters[used++] = CLOSE
  }
  parts.push(letters.toString('latin1', 0, used))
  return parts.join('')
}

/** Number of segments of a ring's curve that are written: a closing line is implied by Z. */
function countWritten(ring: Ring, index: number): number {
  const { straight } = ring[index]
  return index === ring.length - 1 && straight[straight.length - 1] ? straight.length - 1 : straight.length
}

function laySegments(
  { coords: own, straight }: Ring[number],
  first: number,
  count: number,
  coords: Float64Array,
  lines: Uint8Array,
): void {
  for (let i = 0; i < count * 6; i++) coords[i] = own[first * 6 + i]
  for (let i = 0; i < count; i++) lines[i] = straight[first + i] ? 1 : 0
}
