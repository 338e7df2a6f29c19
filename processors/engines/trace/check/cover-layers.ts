import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import type { Ring } from '../fit/curve.ts'
import { coverageStride } from '../measure/cover.ts'
import type { Sheet } from '../sheet.ts'
import { compiledLayers } from './compiled-layers.ts'
import { ALONE, COLOR, LIGHT, MOSTLY } from './layers-kernel.ts'

type Run = Extract<
  keyof typeof import('./layers-kernel.ts'),
  'beginRing' | 'addCurve' | 'endRing' | 'beginLayer' | 'showLayer'
>
type Placed = Extract<
  keyof typeof import('./layers-kernel.ts') | 'areas',
  | ('coords' | 'straight' | 'reachedFrom' | 'reachedTo' | 'crossed')
  | ('labels' | 'light' | 'alpha' | 'colors' | 'areas')
>

const open = openCompiled<Run, Placed>(compiledLayers.module, [
  ...(['beginRing', 'addCurve', 'endRing', 'beginLayer', 'showLayer'] as const),
])

// Largest distance of chords from their curve, pixels: too small to change an 8-bit level.
const CHORD_MISS_PX = 0.02
// Numbers of a band of rows, in which layers are rendered one by one: as many as a processor keeps near.
const BAND_NUMBERS = 2 ** 18
const WORD = 4
const LONG = 8
const BLOCK = 16

/** What is shown of each pixel, with the bytes that it takes. */
const kinds = {
  mostly: { code: MOSTLY, bytes: { labels: 1, light: 0, alpha: 0, colors: 0 }, shown: 'labels' },
  alone: { code: ALONE, bytes: { labels: 1, light: 0, alpha: 0, colors: 0 }, shown: 'labels' },
  light: { code: LIGHT, bytes: { labels: 0, light: WORD, alpha: WORD, colors: 0 }, shown: 'light' },
  color: { code: COLOR, bytes: { labels: 0, light: 0, alpha: 0, colors: 4 * WORD }, shown: 'colors' },
} as const

/** What a sheet shows: the memory it lies in, and where. */
export type Covered = { readonly buffer: ArrayBuffer; readonly at: number }

/**
 * Renders the layers of a sheet one by one with exact area coverage, a band of rows at a time. Every ring adds the signed area
 * to the right of each of its sides; the running sum along a row is the share of the pixel inside. Holes run the other way and
 * subtract. Rings run clockwise on the page, which makes the sum negative, with y downwards and sides summed from the left.
 *
 * @param times factor by which the sheet is enlarged
 * @param kind of each pixel: the layer that covers most of it, or that covers it alone; its lightness; or its colour
 * @param shades of each layer its lightness, or red, green and blue
 * @param nothing what labels are where no layer is
 */
export function coverLayers(
  { layers, widthPx, heightPx }: Pick<Sheet, 'layers' | 'widthPx' | 'heightPx'>,
  times: number,
  kind: keyof typeof kinds,
  { shades = [], nothing = 0 }: { readonly shades?: readonly (readonly number[])[]; readonly nothing?: number },
): Covered {
  const [width, height] = [times * widthPx, times * heightPx]
  const stride = coverageStride({ width, height, wrap: false })
  const rows = Math.min(height, Math.max(BLOCK, Math.floor(BAND_NUMBERS / stride)))
  const rings = layers.map(({ objects }) => objects.flat().map(boundRing))
  const segments = rings.flat().reduce((most, one) => Math.max(most, one.segments), 0)
  const kernels = open()
  const { code, bytes, shown } = kinds[kind]
  const pixels = width * height
  const { buffer, at } = placeArrays<Placed>(kernels, compiledLayers.size, {
    ...{ coords: 6 * LONG * segments, areas: WORD * stride * rows, straight: segments },
    ...{ reachedFrom: WORD * rows, reachedTo: WORD * rows, crossed: (Math.floor(width / BLOCK) + 1) * rows },
    ...{ light: bytes.light * pixels, alpha: bytes.alpha * pixels, colors: bytes.colors * pixels },
    labels: bytes.labels * pixels,
  })
  const own = compiledLayers.at
  const band = new Float64Array(buffer, own.band, 3)
  band.set([0, times, CHORD_MISS_PX / times])
  new Float64Array(buffer, own.weights, 1).fill(1)
  if (nothing !== 0) new Uint8Array(buffer, at.labels, bytes.labels * pixels).fill(nothing)
  const laid = {
    coords: new Float64Array(buffer, at.coords, 6 * segments),
    straight: new Uint8Array(buffer, at.straight, segments),
  }
  const frame = new Int32Array(buffer, own.frame, 4)
  for (let top = 0; top < height; top += rows) {
    band[0] = top
    frame.set([width, Math.min(rows, height - top), 0, 1])
    const isIn = ({ least, most }: BoundRing): boolean => least * times < top + rows && most * times > top
    for (const [layer, ofLayer] of rings.entries()) {
      const inBand = ofLayer.filter(isIn)
      if (inBand.length === 0) continue
      new Int32Array(buffer, own.layer, 1)[0] = layer
      new Float64Array(buffer, own.shade, 3).set(shades[layer] ?? [])
      kernels.runs.beginLayer()
      for (const { ring } of inBand) addRing(kernels.runs, laid, ring)
      kernels.runs.showLayer(code)
    }
  }
  return { buffer, at: at[shown] }
}

/** A ring with its highest and lowest place, and the most segments of its curves. */
type BoundRing = { readonly ring: Ring; readonly least: number; readonly most: number; readonly segments: number }

function boundRing(ring: Ring): BoundRing {
  let [least, most, segments] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  for (const { y, coords, straight } of ring) {
    segments = Math.max(segments, straight.length)
    least = Math.min(least, y)
    most = Math.max(most, y)
    for (let at = 1; at < coords.length; at += 2) {
      if (coords[at] < least) least = coords[at]
      if (coords[at] > most) most = coords[at]
    }
  }
  return { ring, least, most, segments }
}

type Laid = { readonly coords: Float64Array; readonly straight: Uint8Array }

function addRing(
  { beginRing, addCurve, endRing }: ReturnType<typeof open>['runs'],
  { coords, straight }: Laid,
  ring: Ring,
): void {
  beginRing(ring[0].x, ring[0].y)
  for (const curve of ring) {
    coords.set(curve.coords)
    for (let i = 0; i < curve.straight.length; i++) straight[i] = Number(curve.straight[i])
    addCurve(curve.x, curve.y, curve.straight.length)
  }
  endRing()
}
