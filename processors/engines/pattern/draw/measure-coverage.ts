import type { Cloth } from '../kit/area/cloth.ts'
import { backdropInkOf } from '../palette/grounds/backdrop-tone.ts'
import { fillIndexPlane, measureInkShares } from '../render/index-plane.ts'
import type { DesignSpec } from '../spec/design-spec.ts'

/**
 * Side of the plane on which coverage is measured while searching for it; accurate to about 0.005. A prime, so that no
 * number of stripes or cells divides it and fine lines are sampled at all phases.
 */
const PROBE_PIXELS = 263
/** Ink numbers of a plane are bytes. */
const INKS_MOST = 256

/** Share of the cloth that is not ground. */
export function coverageOf(cloth: Cloth): number {
  const long = Math.max(cloth.widthMm, cloth.heightMm)
  const width = Math.max(1, Math.round((cloth.widthMm / long) * PROBE_PIXELS))
  const height = Math.max(1, Math.round((cloth.heightMm / long) * PROBE_PIXELS))
  return 1 - measureInkShares(fillIndexPlane(cloth, width, height), INKS_MOST)[cloth.ground]
}

/** Share of a finished design that its figures cover; a place behind them counts as ground. */
export function figureShare(spec: DesignSpec, shares: readonly number[], ground: number): number {
  const tone = backdropInkOf(spec)
  return 1 - (shares[ground] ?? 0) - (tone === undefined ? 0 : (shares[tone] ?? 0))
}
