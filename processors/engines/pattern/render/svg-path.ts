import { spanOf } from '../kit/line/flatten.ts'
import type { Ring } from '../kit/line/knot.ts'

/** A ring in integer units: its start, and the rest as relative commands, so that it can be placed anywhere. */
export type RelativePath = { readonly x: number; readonly y: number; readonly path: string }

type Pen = {
  readonly lineTo: (x: number, y: number) => void
  /**
   * A quadratic curve with control point `pull`; it ends at `end`, or where it joins smoothly the one with control
   * point `next`.
   */
  readonly curveTo: (pull: Place, end: Place | { readonly next: Place }) => void
  readonly close: () => string
}

type Place = readonly [x: number, y: number]

/**
 * Writes a ring with lines and quadratic curves. A smooth knot after another smooth knot is written as `t`, two numbers
 * instead of four, because its control point is the reflection of the previous one.
 */
export function writeRing(ring: Ring, scaleX: number, scaleY: number): RelativePath {
  const place = (point: readonly [number, number, ...unknown[]]): Place => [point[0] * scaleX, point[1] * scaleY]
  const first = Math.max(
    0,
    ring.findIndex((knot) => knot[2]),
  )
  const start = roundPlace(place(ring[first][2] === 1 ? ring[first] : spanOf(ring, first)[0]))
  const pen = createPen(start)
  for (let step = 0; step < ring.length; step++) {
    const at = (first + step) % ring.length
    const [knot, after] = [ring[at], ring[(at + 1) % ring.length]]
    if (knot[2]) pen.lineTo(...roundPlace(place(knot)))
    else if (step === ring.length - 1) pen.curveTo(place(knot), start)
    else pen.curveTo(place(knot), after[2] ? roundPlace(place(after)) : { next: place(after) })
  }
  return { x: start[0], y: start[1], path: pen.close() }
}

const roundPlace = ([x, y]: Place): Place => [Math.round(x), Math.round(y)]

function createPen([startX, startY]: Place): Pen {
  let [x, y] = [startX, startY]
  /** Control point of the next curve if it is written as a smooth one. */
  let mirrored: Place | undefined
  const text = createCommandText()
  return {
    lineTo: (toX, toY) => {
      mirrored = undefined
      if (toX === x && toY === y) return
      if (toY === y) text.along('h', toX - x)
      else if (toX === x) text.along('v', toY - y)
      else text.put('l', [toX - x, toY - y])
      ;[x, y] = [toX, toY]
    },
    curveTo: (pull, end) => {
      const [pullX, pullY] = mirrored ?? roundPlace(pull)
      const [toX, toY] = 'next' in end ? [halfway(pullX, end.next[0]), halfway(pullY, end.next[1])] : end
      if (mirrored) text.put('t', [toX - x, toY - y])
      else text.put('q', [pullX - x, pullY - y, toX - x, toY - y])
      mirrored = 'next' in end ? [2 * toX - pullX, 2 * toY - pullY] : undefined
      ;[x, y] = [toX, toY]
    },
    close: () => `${text.read()}z`,
  }
}

/**
 * The integer nearest to the middle between the current control point and the next. The next one then results as the
 * reflection, at most one unit from its true place, and errors never add up.
 */
function halfway(now: number, next: number): number {
  return Math.round((now + next) / 2)
}

type CommandText = {
  readonly put: (command: string, numbers: readonly number[]) => void
  /** A step along an axis; two in the same direction are merged. */
  readonly along: (axis: 'h' | 'v', step: number) => void
  readonly read: () => string
}

function createCommandText(): CommandText {
  let text = ''
  let last = ''
  let pending = 0
  const flush = (): void => {
    if (pending !== 0) text += last + pending
    pending = 0
  }
  return {
    put: (command, numbers) => {
      flush()
      const digits = numbers.map((value, at) => (at > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')
      text += command !== last ? command + digits : digits.startsWith('-') ? digits : ` ${digits}`
      last = command
    },
    along: (axis, step) => {
      if (last !== axis || Math.sign(pending) !== Math.sign(step)) flush()
      last = axis
      pending += step
    },
    read: () => {
      flush()
      return text
    },
  }
}
