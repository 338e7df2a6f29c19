import { hasEdges, type Spoiling, tracesOf } from './measure-spoiling.ts'

/** Noise, levels of 255, from which grain is seen, and from which nothing else is where it has neither an edge nor a trace. */
const GRAIN_ALONE = { from: 0.5, to: 1.2 } as const

/** Share of plain steps: grain of any strength leaves hardly any. */
const PLAIN = { from: 0.06, to: 0.14 } as const

/**
 * How much a picture without traces is nothing but grain, 0..1: a surface or something pale under the grain of a scan, and nobody knows which. Of 55 such pictures the
 * network drew 15 worse than the cubic, by up to 1.9 dB, most others better by 0.5 at most.
 */
export function grainAlone(spoiling: Spoiling): number {
  if (hasEdges(spoiling) || tracesOf(spoiling).length > 0) return 0
  return ramp(spoiling.noise, GRAIN_ALONE) * (1 - ramp(spoiling.plain, PLAIN))
}

function ramp(value: number, { from, to }: { readonly from: number; readonly to: number }): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}
