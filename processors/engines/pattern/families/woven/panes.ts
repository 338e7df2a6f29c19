import type { Plan } from '../family.ts'
import type { ThreadOrder } from './threads.ts'

const PANE_MM = 40
/** Threads of the line, thick enough to show through the floats of the weave, and least number of threads of a pane. */
const [LINE_THREADS, PANE_THREADS] = [3, 36]

/**
 * The ink of a windowpane check that is named with the cloth; undefined where none is named, or where no ink besides
 * the cloth's own is left.
 */
export function paneInk({ styles, cast }: Plan): number | undefined {
  const isNamed = styles.some((style) => /window ?panes?|over(?:check|pane|plaid)s?/.test(style))
  const others = cast.figures.filter((ink) => ink !== cast.line)
  return isNamed ? (others.find((ink) => ink === cast.accent) ?? others[0]) : undefined
}

/** The order with lines of `ink` at even distances that close over its length. */
export function layPanes(order: ThreadOrder, lengthMm: number, scale: number, ink: number): ThreadOrder {
  const wanted = Math.round(lengthMm / (PANE_MM * Math.max(0.5, scale)))
  const panes = Math.max(1, Math.min(wanted, Math.floor(order.length / PANE_THREADS)))
  const crossed = [...order]
  for (let pane = 0; pane < panes; pane++) {
    const start = Math.floor((order.length * (pane + 0.5)) / panes)
    crossed.fill(ink, start, start + LINE_THREADS)
  }
  return crossed
}
