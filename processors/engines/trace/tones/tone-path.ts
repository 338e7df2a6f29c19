import type { Points } from '../fit/curve.ts'
import type { Chain } from '../map/planar-map.ts'
import type { EdgePath } from '../measure/edge-path.ts'
import type { Place } from '../measure/junctions.ts'

/**
 * The measured points of a border between tones. Its junctions stay on pixel corners and are looked up in the chain: a
 * texture has tens of thousands of borders, for each of which two places would be stored otherwise.
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
