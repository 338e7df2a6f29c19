import type { DesignSpec } from './design-spec.ts'
import type { Cloth } from './kit/area/cloth.ts'
import { backdropInkOf } from './palette/backdrop-tone.ts'
import { fillIndexPlane, measureInkShares } from './render/index-plane.ts'

/**
 * Coverage is measured on a small plane while searching for it: the share is good to about 0.005. A prime, so that no count of
 * stripes or cells divides it and fine lines fall on every part of a pixel.
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

/** Share of a finished design that its figures cover; a place behind them is ground to them. */
export function figureShare(spec: DesignSpec, shares: readonly number[], ground: number): number {
  const tone = backdropInkOf(spec)
  return 1 - (shares[ground] ?? 0) - (tone === undefined ? 0 : (shares[tone] ?? 0))
}
