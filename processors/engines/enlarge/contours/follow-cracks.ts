// Boundaries between the inks of samples, as polylines whose vertices can be moved: along the cracks between unlike
// samples, from one meeting of boundaries to the next, or round.
import { createCrackGrid, STEPS, sidesOf } from './crack-grid.ts'
import type { LabelSamples } from './label-samples.ts'

/** Polylines with the inks on both sides. Vertices where boundaries meet are shared. */
export type Contours = {
  /** Vertices, x and y one after the other, source pixels. */
  readonly points: Float64Array
  /** 1 for vertices on the frame, which stay. */
  readonly isFixed: Uint8Array
  readonly chains: readonly Chain[]
}

/** One boundary: its vertices in order (the first again at the end where it goes round), and its inks, y downwards. */
export type Chain = {
  readonly vertices: Int32Array
  readonly isClosed: boolean
  readonly left: number
  readonly right: number
}

/** Cracks for one vertex: their middles lie on a slanted line, their corners do not. */
const CRACKS_PER_VERTEX = 2

/** Follows all boundaries between unlike samples. */
export function followCracks(labels: LabelSamples): Contours {
  const { width, height } = labels
  const grid = createCrackGrid(labels)
  const vertices = createVertices(labels)
  const chains: Chain[] = []
  const walk = (startX: number, startY: number, firstWay: number, isClosed: boolean): void => {
    let [x, y, way] = [startX, startY, firstWay]
    const [left, right] = sidesOf(labels, x, y, way)
    const own = isClosed ? [] : [vertices.meetingAt(x, y)]
    for (let count = isClosed ? 0 : 1; ; count++) {
      grid.markSeen(x, y, way)
      const [alongX, alongY] = STEPS[way]
      if (count % CRACKS_PER_VERTEX === 0) own.push(vertices.add(x + alongX / 2, y + alongY / 2, false))
      x += alongX
      y += alongY
      if ((x === startX && y === startY) || grid.countAt(x, y) !== 2) break
      const back = (way + 2) % 4
      way = [0, 1, 2, 3].find((next) => next !== back && grid.isCrack(x, y, next)) ?? back
    }
    own.push(isClosed ? own[0] : vertices.meetingAt(x, y))
    chains.push({ vertices: Int32Array.from(own), isClosed, left, right })
  }
  const visitOpen = (isClosed: boolean): void => {
    for (let y = 0; y <= height; y++)
      for (let x = 0; x <= width; x++) {
        const count = grid.countAt(x, y)
        if (count === 0 || (!isClosed && count === 2)) continue
        for (let way = 0; way < 4; way++)
          if (grid.isCrack(x, y, way) && !grid.isSeen(x, y, way)) walk(x, y, way, isClosed)
      }
  }
  // From all meetings first: what is left goes round.
  visitOpen(false)
  visitOpen(true)
  return { ...vertices.all(), chains }
}

function createVertices({ width, height, perPixel }: LabelSamples) {
  const points: number[] = []
  const fixed: number[] = []
  const meetings = new Map<number, number>()
  const add = (x: number, y: number, isFixed: boolean): number => {
    points.push(x / perPixel, y / perPixel)
    return fixed.push(isFixed ? 1 : 0) - 1
  }
  return {
    add,
    /** The one vertex at a corner of samples where boundaries meet or end. */
    meetingAt: (x: number, y: number): number => {
      const key = y * (width + 1) + x
      const known = meetings.get(key)
      if (known !== undefined) return known
      const vertex = add(x, y, x === 0 || y === 0 || x === width || y === height)
      meetings.set(key, vertex)
      return vertex
    },
    all: () => ({ points: Float64Array.from(points), isFixed: Uint8Array.from(fixed) }),
  }
}
