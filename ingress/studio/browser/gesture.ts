// What fingers and keys on the cloth mean, without the page.

export type Point = { readonly x: number; readonly y: number }

/** A move of the cloth: pixels to the right and down, and how many times as large it becomes. */
export type Gesture = { readonly right: number; readonly down: number; readonly growth: number }

const KEY_PX = 60
const KEY_GROWTH = 1.25

/** One finger drags; two drag by what is between them, and zoom by how far apart they come. */
export function gestureOf(before: readonly Point[], after: readonly Point[]): Gesture {
  const [from, to] = [middleOf(before), middleOf(after)]
  const apart = spreadOf(before)
  return { right: to.x - from.x, down: to.y - from.y, growth: apart > 0 ? spreadOf(after) / apart : 1 }
}

/** Arrows go where they point, so the cloth goes the other way. */
export const keyGestures: Readonly<Record<string, Gesture>> = {
  ArrowLeft: { right: KEY_PX, down: 0, growth: 1 },
  ArrowRight: { right: -KEY_PX, down: 0, growth: 1 },
  ArrowUp: { right: 0, down: KEY_PX, growth: 1 },
  ArrowDown: { right: 0, down: -KEY_PX, growth: 1 },
  '+': { right: 0, down: 0, growth: KEY_GROWTH },
  '=': { right: 0, down: 0, growth: KEY_GROWTH },
  '-': { right: 0, down: 0, growth: 1 / KEY_GROWTH },
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** How far apart the first two are. */
function spreadOf([a, b]: readonly Point[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}
