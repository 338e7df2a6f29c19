import type { Points } from '../fit/curve.ts'
import type { Chain } from '../map/planar-map.ts'
import type { EdgePath } from '../measure/edge-path.ts'
import type { Place } from '../measure/junctions.ts'

/**
 * What was measured of a boundary between tones. Its junctions stay on their pixel corners, so that they are looked up:
 * a texture has tens of thousands of boundaries, of which each would keep two places.
 */
export class TonePath implements EdgePath {
  readonly points: Points
  readonly looseness: number
  readonly shareAt = undefined
  readonly #chain: Chain

  constructor(chain: Chain, points: Points, looseness: number) {
    this.points = points
    this.looseness = looseness
    this.#chain = chain
  }

  get closed(): boolean {
    return this.#chain.closed
  }

  get start(): Place {
    return [this.#chain.firstX, this.#chain.firstY]
  }

  get end(): Place {
    return [this.#chain.lastX, this.#chain.lastY]
  }
}
