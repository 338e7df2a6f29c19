import type { Cloth } from './kit/cloth.ts'
import { fillIndexPlane, measureInkShares } from './render/index-plane.ts'

/** Coverage is measured on a small plane while searching for it: the share is good to about 0.005. */
const PROBE_PIXELS = 256

/** Share of the cloth that is not ground. */
export function coverageOf(cloth: Cloth): number {
  const long = Math.max(cloth.widthMm, cloth.heightMm)
  const width = Math.max(1, Math.round((cloth.widthMm / long) * PROBE_PIXELS))
  const height = Math.max(1, Math.round((cloth.heightMm / long) * PROBE_PIXELS))
  return 1 - measureInkShares(fillIndexPlane(cloth, width, height), 256)[cloth.ground]
}
