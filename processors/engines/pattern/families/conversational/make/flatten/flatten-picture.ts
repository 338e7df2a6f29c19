import sharp from 'sharp'
import { hexFromRgb } from '../../../../../color/hex.ts'
import type { Oklab } from '../../../../../color/oklab.ts'
import { oklabFromRgb, rgbFromOklab } from '../../../../../color/oklab.ts'
import type { Picture } from '../../picture-book.ts'
import type { PictureSource } from '../icon-sources.ts'
import type { Frame } from './frame.ts'
import { frameOf } from './frame.ts'
import { blurField, clusterColours, distanceInside } from './pixel-fields.ts'
import { traceRings } from './trace-rings.ts'

const SIDE = 288
const MARGIN = 20
const ICON_PARTS = 4
/** In a drawing of ours a speck is meant: an eye. */
const SKETCH_PART_LEAST = 0.005
/** A part below this share of the silhouette is a speck at cloth size. */
const PART_LEAST = 0.012

/**
 * Turns any drawing into a few nested flat areas, as if cut from paper: pixels → a few colour clusters in OKLab →
 * unions (layer k holds every cluster from k on, so nothing gapes) → blurred a little → contoured. One softness for every source.
 */
export async function flattenPicture(source: PictureSource): Promise<Picture | undefined> {
  const { labs, mask } = await rasterize(source)
  const { labels, clusters } = clusterColours(labs, mask, {
    most: source.partsMost ?? ICON_PARTS,
    shareLeast: source.partsMost ? SKETCH_PART_LEAST : PART_LEAST,
  })
  if (clusters.length === 0) return undefined
  const frame = frameOf(mask, SIDE)
  const layers = clusters.map((_, layer) => {
    const field = Float64Array.from(labels, (label) => (label >= layer ? 1 : 0))
    return traceRings(blurField(field, SIDE, 2), SIDE, 0.5, { frame, leastArea: layer === 0 ? 60 : 34 })
  })
  const edges = edgeShares(labels, mask, clusters.length)
  const parts = clusters.map(({ lab, share }, at) => ({
    hex: hexFromRgb(rgbFromOklab(lab)),
    share: round(share),
    edge: round(edges[at]),
    rings: layers[at],
  }))
  // A body with details of its own needs no light cut into it.
  const isBare = clusters[0].share > 0.7 && clusters.length < 3
  return {
    width: round(frame.width / frame.size),
    height: round(frame.height / frame.size),
    parts: parts.filter(({ rings }) => rings.length > 0),
    touching: touchingPairs(labels, clusters.length),
    gouges: isBare ? gougesOf(labels, frame) : [],
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

async function rasterize(source: PictureSource): Promise<{ labs: Oklab[]; mask: Uint8Array }> {
  const data = await pixelsOf(source, await viewOf(source))
  const mask = new Uint8Array(SIDE * SIDE)
  const labs: Oklab[] = []
  for (let at = 0; at < mask.length; at++) {
    mask[at] = data[at * 4 + 3] > 127 ? 1 : 0
    labs.push(oklabFromRgb([data[at * 4], data[at * 4 + 1], data[at * 4 + 2]]))
  }
  return { labs, mask }
}

/** A square of a drawing, in its own units. */
type View = { readonly x: number; readonly y: number; readonly size: number }

/** A drawing's square and a margin; as much more as it takes where it runs over: chimney smoke and wheels are not cut off. */
async function viewOf(source: PictureSource): Promise<View> {
  const margin = (source.size * MARGIN) / (SIDE - 2 * MARGIN)
  const wide: View = { x: -source.size, y: -source.size, size: 3 * source.size }
  const unit = wide.size / SIDE
  const data = await pixelsOf(source, wide)
  const drawn = frameOf(
    Uint8Array.from({ length: SIDE * SIDE }, (_, at) => (data[at * 4 + 3] > 127 ? 1 : 0)),
    SIDE,
  )
  const reach = (middle: number, length: number, start: number): readonly [from: number, to: number] => [
    Math.min(-margin, start + (middle - length / 2 - 1) * unit),
    Math.max(source.size + margin, start + (middle + length / 2 + 2) * unit),
  ]
  const [left, right] = reach(drawn.x, drawn.width, wide.x)
  const [top, bottom] = reach(drawn.y, drawn.height, wide.y)
  return { x: left, y: top, size: Math.max(right - left, bottom - top) }
}

async function pixelsOf({ body }: PictureSource, { x, y, size }: View): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${SIDE}" height="${SIDE}" viewBox="${x} ${y} ${size} ${size}">${body}</svg>`
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
}

/** Share of the silhouette's rim that each part lies on. */
function edgeShares(labels: Int8Array, mask: Uint8Array, count: number): number[] {
  const edges = new Array<number>(count).fill(0)
  for (let at = SIDE; at < labels.length - SIDE; at++)
    if (labels[at] >= 0 && !(mask[at - 1] && mask[at + 1] && mask[at - SIDE] && mask[at + SIDE])) edges[labels[at]]++
  const total = edges.reduce((sum, edge) => sum + edge, 0) || 1
  return edges.map((edge) => edge / total)
}

function touchingPairs(labels: Int8Array, count: number): [number, number][] {
  const counts = new Map<number, number>()
  for (let at = 0; at < labels.length - SIDE; at++)
    for (const other of [at + 1, at + SIDE]) {
      const [low, high] = [Math.min(labels[at], labels[other]), Math.max(labels[at], labels[other])]
      if (low >= 0 && low !== high) counts.set(low * count + high, (counts.get(low * count + high) ?? 0) + 1)
    }
  return [...counts].filter(([, length]) => length > 6).map(([key]) => [Math.floor(key / count), key % count])
}

/** Slivers that follow the contour on the shadow side of the largest part, as a gouge would leave them in a block. */
function gougesOf(labels: Int8Array, frame: Frame): Picture['gouges'] {
  const body = Uint8Array.from(labels, (label) => (label === 0 ? 1 : 0))
  const soft = blurField(Float64Array.from(body), SIDE, 2)
  const depth = distanceInside(body, SIDE)
  const field = soft.map((inside, at) => {
    if (inside < 0.93) return -1
    const [x, y] = [(at % SIDE) - frame.x, Math.floor(at / SIDE) - frame.y]
    const shade = (x * 0.5 + y * 0.85) / frame.size
    const drift = 0.5 * Math.sin(x * 0.061 + 1.3 * Math.sin(y * 0.043))
    return (
      Math.cos((depth[at] / 14 + 0.09 * Math.sin(x * 0.05 + y * 0.08)) * Math.PI * 2) -
      (0.9 - 1.25 * shade + 0.4 * drift)
    )
  })
  return traceRings(blurField(field, SIDE, 1), SIDE, 0.06, { frame, leastArea: 60 }).slice(0, 9)
}
