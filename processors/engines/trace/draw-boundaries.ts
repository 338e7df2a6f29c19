import type { Curve } from './curve.ts'
import { measureEdge } from './edge-points.ts'
import type { Edge } from './edges.ts'
import { type Faces, findFaces } from './faces.ts'
import type { Inks } from './find-inks.ts'
import { type ChainRule, fitChain } from './fit-chain.ts'
import { type Place, solveJunctions } from './junctions.ts'
import { inkDistance } from './merge-specks.ts'
import { buildPlanarMap, type Chain, OUTSIDE } from './planar-map.ts'
import type { Route } from './route.ts'
import type { RunStage } from './run-stage.ts'
import type { SegmentedImage } from './segment-image.ts'
import { qualityPresets } from './settings.ts'
import { cutAtFrame } from './tile-frame.ts'

/** All boundaries of the picture, drawn once each. */
export type Drawing = { readonly edges: readonly Edge[]; readonly faces: Faces }

/** Measures, solves and fits every boundary of the label map. */
export function drawBoundaries(segmented: SegmentedImage, route: Route, run: RunStage): Drawing {
  const { plane, map, inks } = segmented
  const { chains, joins } = run('boundaries', 0.55, () => buildPlanarMap(map, route.isAliased))
  const faces = run('faces', 0.58, () => findFaces(map, chains, joins))
  if (route.mode === 'pixel')
    return { edges: chains.map((chain, index) => edgeOf(chain, pixelCurve(chain), faces, index)), faces }
  const source = {
    plane,
    map,
    inks,
    reach: route.edgeReach,
    isAliased: route.isAliased,
    isTonal: route.tones !== undefined,
  }
  const points = run('edges', 0.6, () => chains.map((chain) => measureEdge(chain, source)))
  const places = run('junctions', 0.7, () =>
    route.tones ? new Map<number, Place>() : solveJunctions(chains, points, map, route.pointErrorPx),
  )
  const rule = chainRule(route)
  const edges = run('curves', 0.75, () =>
    chains.map((chain, index): Edge => {
      const start = places.get(chain.start) ?? [chain.xs[0], chain.ys[0]]
      const end = endPlace(chain, places, map.width + 1)
      return edgeOf(
        chain,
        fitChain(chain, points[index], start, end, route.tones ? rule : faintRule(rule, chain, inks)),
        faces,
        index,
      )
    }),
  )
  if (!map.wrap) return { edges, faces }
  const ground = { ink: map.ink[0], face: faces.origin }
  return { edges: run('frame', 0.88, () => cutAtFrame(edges, map.width, map.height, ground)), faces }
}

function chainRule(route: Route): ChainRule {
  const preset = qualityPresets[route.settings.quality]
  return {
    tolerance: route.fitTolerancePx,
    pointError: route.pointErrorPx,
    rounds: Math.min(preset.fitRounds, route.settings.iterMax),
    curves: preset.curves,
    keepsEnds: route.tones !== undefined,
    corner: { angleDegrees: route.settings.corner, missPixels: route.fitTolerancePx },
  }
}

// Neighbours this far apart (RGBA levels) show every wiggle of their edge; nearer ones hide it, in proportion.
const CONTRAST_FULL = 48
const LOOSENESS_MAX = 4

/** Follows a faint edge, such as one between two bands of a ramp, only as closely as it can be seen and measured. */
function faintRule(rule: ChainRule, chain: Chain, inks: Inks): ChainRule {
  if (chain.left === OUTSIDE || chain.right === OUTSIDE) return rule
  const looseness = Math.min(LOOSENESS_MAX, CONTRAST_FULL / Math.max(1, inkDistance(inks, chain.left, chain.right)))
  if (looseness <= 1) return rule
  const corner = { ...rule.corner, missPixels: rule.corner.missPixels * looseness }
  return { ...rule, tolerance: rule.tolerance * looseness, pointError: rule.pointError * looseness, corner }
}

/** Place of a chain's last junction, on the copy of the tile that the chain has run to. */
function endPlace(chain: Chain, places: ReadonlyMap<number, Place>, stride: number): Place {
  const last = chain.xs.length - 1
  const corner: Place = [chain.end % stride, Math.floor(chain.end / stride)]
  const [x, y] = places.get(chain.end) ?? corner
  return [x + chain.xs[last] - corner[0], y + chain.ys[last] - corner[1]]
}

function edgeOf(chain: Chain, curve: Curve, faces: Faces, index: number): Edge {
  const { left, right, closed, start, end } = chain
  return {
    ...{ left, right, closed, start, end, curve },
    leftFace: faces.left[index],
    rightFace: faces.right[index],
    startAngle: (chain.startHeading * Math.PI) / 2,
    endAngle: (((chain.endHeading + 2) & 3) * Math.PI) / 2,
  }
}

/** The pixel corners themselves, straight runs joined. */
function pixelCurve(chain: Chain): Curve {
  const { xs, ys } = chain
  const coords: number[] = []
  const straight: boolean[] = []
  for (let i = 1; i < xs.length; i++) {
    const goesOn =
      i + 1 < xs.length && xs[i + 1] - xs[i] === xs[i] - xs[i - 1] && ys[i + 1] - ys[i] === ys[i] - ys[i - 1]
    if (goesOn) continue
    coords.push(xs[i], ys[i], xs[i], ys[i], xs[i], ys[i])
    straight.push(true)
  }
  return { x: xs[0], y: ys[0], coords, straight }
}
