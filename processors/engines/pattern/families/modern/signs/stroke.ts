import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'

/** Lines of a sign in a box of 1, y down, the middle at 0; `isRound` lines are curves through their points. */
export type Stroke = { readonly points: readonly Point[]; readonly isRound: boolean }
export type Sign = readonly Stroke[]

/** Lines are parted by `|`, points by spaces, in tenths from the top left; a leading `~` makes the line a curve. */
export function read(text: string): Sign {
  return text.split('|').map((part) => {
    const isRound = part.startsWith('~')
    const points = (isRound ? part.slice(1) : part).split(' ').map((pair): Point => {
      const [x = 5, y = 5] = pair.split(',').map(Number)
      return [x / 10 - 0.5, y / 10 - 0.5]
    })
    return { points, isRound }
  })
}

/** Signs written one a line; see `read`. */
export function readAll(rows: string): Sign[] {
  return rows.trim().split('\n').map(read)
}

/** Part of a circle round x, y, from one angle to another in radians; the whole of it by itself. */
export function arc(x: number, y: number, radius: number, from = 0, to = TURN): Stroke {
  const steps = Math.max(6, Math.ceil((Math.abs(to - from) / TURN) * 14))
  const points = Array.from({ length: steps + 1 }, (_, at) => polar(x, y, radius, from + ((to - from) * at) / steps))
  return { points, isRound: true }
}
