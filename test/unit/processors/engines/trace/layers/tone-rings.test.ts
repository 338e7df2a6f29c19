// Layers of tones are drawn by kernels on one board: the same rings as piece by piece, and only where every edge was
// measured.
import { describe, expect, test } from '@jest/globals'
import type { Curve, Ring } from '../../../../../../processors/engines/trace/fit/curve.ts'
import type { PathRule } from '../../../../../../processors/engines/trace/fit/fit-chain.ts'
import { layCover } from '../../../../../../processors/engines/trace/layers/hide-stretch.ts'
import { listPlaces } from '../../../../../../processors/engines/trace/layers/near-places.ts'
import { openRings } from '../../../../../../processors/engines/trace/layers/rings.ts'
import { roomUnder, stackLayer } from '../../../../../../processors/engines/trace/layers/stack-layers.ts'
import { areMeasured, openToneRings } from '../../../../../../processors/engines/trace/layers/tone-rings.ts'
import { untangleRings } from '../../../../../../processors/engines/trace/layers/untangle-rings.ts'
import { OUTSIDE } from '../../../../../../processors/engines/trace/map/corner-kinds.ts'
import { type Edge, PathEdge, placeEdge } from '../../../../../../processors/engines/trace/map/edges.ts'
import { facesOf } from '../../../../../../processors/engines/trace/map/faces.ts'
import { buildPlanarMap, type Chain } from '../../../../../../processors/engines/trace/map/planar-map.ts'
import { drawLine } from '../../../../../../processors/engines/trace/motifs/draw-copy.ts'
import { TonePath } from '../../../../../../processors/engines/trace/tones/tone-path.ts'

const SIZE = 96
const TONES = 6
const TUCK_PX = 2.5

const rule: PathRule = {
  ...{
    tolerance: 0.5,
    pointError: 0.2,
    rounds: 4,
    curves: true,
    isTonal: true,
    shortRunShare: 1,
    smoothsCracks: false,
  },
  corner: { angleDegrees: 60, missPixels: 0.5, areaMax: 1 },
}

/** Waves in tones, with lone dots, rings and thin bridges between their areas. */
function wavesOfTones() {
  const ink = Uint8Array.from({ length: SIZE * SIZE }, (_, pixel) => {
    const [x, y] = [pixel % SIZE, Math.floor(pixel / SIZE)]
    const wave = Math.sin(x / 5) + Math.cos(y / 4) + Math.sin((x + 2 * y) / 9) + 0.8 * Math.sin(x * y)
    return Math.max(0, Math.min(TONES - 1, Math.floor(((wave + 3) / 6) * TONES)))
  })
  const map = { ink, width: SIZE, height: SIZE, wrap: false }
  const planar = buildPlanarMap(map)
  const faces = facesOf(planar)
  const edges = planar.chains.map((chain, index): Edge => {
    if (chain.left === OUTSIDE || chain.right === OUTSIDE)
      return { ...placeEdge(chain, faces, index), path: undefined, curve: frameLine(chain) }
    const path = new TonePath(chain, middlesOf(chain), 1 + (index % 3))
    return new PathEdge(chain, faces, index, path, (own) => drawLine([{ path: own, forward: true }], own.closed, rule))
  })
  return { map, faces, edges, rank: Int16Array.from({ length: 256 }, (_, tone) => (tone < TONES ? tone : -1)) }
}

function frameLine({ firstX: x, firstY: y, lastX, lastY }: Chain): Curve {
  return { x, y, coords: [lastX, lastY, lastX, lastY, lastX, lastY], straight: [true] }
}

/** The middles of a chain's cracks. */
function middlesOf({ xs, ys }: Chain): Float64Array {
  const middles = Array.from({ length: xs.length - 1 }, (_, i) => [(xs[i] + xs[i + 1]) / 2, (ys[i] + ys[i + 1]) / 2])
  return Float64Array.from(middles.flat())
}

/** A ring as one list of numbers: its start, then its segments and whether they are lines. */
const numbersOf = (ring: Ring): number[] => [
  ...[ring[0].x, ring[0].y],
  ...ring.flatMap(({ coords }) => coords),
  ...ring.flatMap(({ straight }) => straight.map(Number)),
]

describe('layers of tones', () => {
  const { map, faces, edges, rank } = wavesOfTones()
  const faceRank = Int16Array.from(faces.ink, (ink) => rank[ink])

  test('hold the same rings as drawn piece by piece', () => {
    const drawLevel = openToneRings(edges, faceRank, { path: rule, map, rank, hiding: roomUnder(TUCK_PX, 'tones') })
    const near = () => listPlaces(edges, SIZE, SIZE)
    const stack = { map, rings: openRings(edges, faceRank), faces, rank, rule, near, tuckPx: TUCK_PX }
    layCover(map, rank)
    let rings = 0
    for (let level = 0; level < TONES; level++) {
      const expected = untangleRings(stackLayer(level, stack)).map(numbersOf)
      expect(drawLevel(level).map(numbersOf)).toEqual(expected)
      rings += expected.length
    }
    expect(rings).toBeGreaterThan(200)
  })

  test('are drawn so only where every edge within the frame was measured', () => {
    expect(areMeasured(edges)).toBe(true)
    const inner = edges.findIndex(({ path }) => path !== undefined)
    expect(
      areMeasured(edges.with(inner, { ...placeOf(edges[inner]), path: undefined, curve: edges[inner].curve })),
    ).toBe(false)
  })
})

function placeOf({ left, right, leftFace, rightFace, closed, start, end, startTurn, endTurn }: Edge) {
  return { left, right, leftFace, rightFace, closed, start, end, startTurn, endTurn }
}
