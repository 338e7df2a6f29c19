import type { Points } from '../fit/curve.ts'
import { OUTSIDE } from '../map/corner-kinds.ts'
import type { Chain } from '../map/planar-map.ts'
import type { Place } from '../measure/junctions.ts'

/** The measured boundaries of a map, each stored once, and the places of their junctions. */
export type MeasuredMap = {
  readonly chains: readonly Chain[]
  /** Points of each chain in order, without its ends, which are junctions and in `places`. */
  readonly points: readonly Points[]
  /** Place of each junction on the first copy of the tile. */
  readonly places: ReadonlyMap<number, Place>
  /** Face on the left and on the right of each chain. */
  readonly faces: { readonly left: Int32Array; readonly right: Int32Array }
  readonly frame: { readonly width: number; readonly height: number; readonly wrap: boolean }
}

// With fewer points the form of a shape is poorly determined.
const PLACES_MIN = 8

/** Connected chains, with the translations that bring each chain and junction next to the others. */
export type Web = {
  readonly chains: number[]
  readonly shifts: Place[]
  readonly junctions: Map<number, Place>
  readonly steps: number
}

/**
 * Groups of chains that are connected with each other and with nothing else, neither touch the frame nor wind around
 * the torus, and have points enough to tell their form.
 */
export function findWebs({ chains, points, frame }: MeasuredMap): Web[] {
  const ending = new Map<number, number[]>()
  chains.forEach((chain, index) => {
    if (chain.closed) return
    for (const id of [chain.start, chain.end]) {
      const list = ending.get(id)
      if (list) list.push(index)
      else ending.set(id, [index])
    }
  })
  const seen = new Uint8Array(chains.length)
  const webs: Web[] = []
  for (let first = 0; first < chains.length; first++) {
    if (seen[first] === 1) continue
    const web = spreadWeb(first, chains, ending, seen, frame.width + 1)
    if (web && web.chains.reduce((sum, chain) => sum + points[chain].length / 2, 0) >= PLACES_MIN) webs.push(web)
  }
  return webs
}

/** Everything connected with a chain; undefined where it touches the frame or meets itself a tile further on. */
function spreadWeb(
  first: number,
  chains: readonly Chain[],
  ending: ReadonlyMap<number, readonly number[]>,
  seen: Uint8Array,
  stride: number,
): Web | undefined {
  const web = { chains: [] as number[], shifts: [] as Place[], junctions: new Map<number, Place>() }
  let [isIsland, steps] = [true, 0]
  const add = (index: number, shift: Place): void => {
    const chain = chains[index]
    seen[index] = 1
    web.chains.push(index)
    web.shifts.push(shift)
    steps += chain.steps
    if (chain.left === OUTSIDE || chain.right === OUTSIDE) isIsland = false
  }
  if (chains[first].closed) add(first, [0, 0])
  else web.junctions.set(chains[first].start, [0, 0])
  // A map that grows while it is iterated over, so that its new junctions are visited too.
  for (const [id, [x, y]] of web.junctions) {
    for (const index of ending.get(id) ?? []) {
      const chain = chains[index]
      const [runX, runY] = runOf(chain, stride)
      const shift: Place = chain.start === id ? [x, y] : [x - runX, y - runY]
      if (seen[index] === 0) add(index, shift)
      const far: Place = chain.start === id ? [x + runX, y + runY] : shift
      const known = web.junctions.get(chain.start === id ? chain.end : chain.start)
      if (!known) web.junctions.set(chain.start === id ? chain.end : chain.start, far)
      else if (known[0] !== far[0] || known[1] !== far[1]) isIsland = false
    }
  }
  return isIsland ? { ...web, steps } : undefined
}

/** Translation from the first copy of the tile to where a chain ends, pixels. */
function runOf({ lastX, lastY, end }: Chain, stride: number): Place {
  return [lastX - (end % stride), lastY - Math.floor(end / stride)]
}
