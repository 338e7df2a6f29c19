import { MM_PER_INCH } from '../raster/resolution.ts'
import { type Curve, nodesOf, type Ring } from './fit/curve.ts'
import { type SnapGrid, snapPaths } from './layers/snap-paths.ts'
import type { TraceSettings } from './settings.ts'

/** One ink's outlines, ready to be drawn. */
export type Layer = {
  readonly hex: string
  /** Share (0..1) of the frame in which this ink shows. */
  readonly areaShare: number
  /** Paths of the layer, each a list of rings. */
  readonly objects: readonly (readonly Ring[])[]
}

/** The finished drawing, in pixels of the picture; layers are listed from the bottom up. */
export type Sheet = {
  readonly layers: readonly Layer[]
  readonly widthPx: number
  readonly heightPx: number
  readonly widthMm: number
  readonly heightMm: number
  /** Decimals of a coordinate, in pixels. */
  readonly decimals: number
  /** Length unit of formats that state one. */
  readonly unit: 'mm' | 'in' | 'px'
  readonly grouping: 'ink' | 'object' | 'none'
}

type SheetSize = Pick<Sheet, 'widthPx' | 'heightPx' | 'decimals'> & { readonly dpi: number }

/** Puts layers on the grid that the settings ask for and adds the sheet's size, unit and grouping. */
export function sheetOf(
  layers: readonly Layer[],
  { dpi, ...size }: SheetSize,
  settings: Pick<TraceSettings, 'snapToGrid' | 'units' | 'groupBy'>,
): Sheet {
  const mmPerPx = MM_PER_INCH / dpi
  const grid = { step: settings.snapToGrid / mmPerPx, width: size.widthPx, height: size.heightPx }
  return {
    layers: grid.step > 0 ? snapLayers(layers, grid) : layers,
    ...size,
    widthMm: size.widthPx * mmPerPx,
    heightMm: size.heightPx * mmPerPx,
    unit: settings.units,
    grouping: settings.groupBy,
  }
}

function snapLayers(layers: readonly Layer[], grid: SnapGrid): Layer[] {
  return layers.flatMap((layer) => {
    const objects = snapPaths(layer.objects, grid)
    return objects.length > 0 ? [{ ...layer, objects }] : []
  })
}

/** Converts a length in pixels to the sheet's unit. */
export function lengthOf({ unit, widthMm, widthPx }: Sheet, px: number): number {
  const mm = (px * widthMm) / widthPx
  if (unit === 'px') return px
  return unit === 'in' ? mm / MM_PER_INCH : mm
}

/** One step of a pen along a ring: a line, or a cubic Bézier curve, to the next point. */
export type PenStep =
  | readonly [x: number, y: number]
  | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number]

/** The steps of a ring after its start, lines as two numbers and cubic curves as six. */
export function penSteps(ring: Ring): PenStep[] {
  return ring.flatMap(({ coords, straight }) =>
    straight.map((isLine, i): PenStep => {
      const [x1, y1, x2, y2, x, y] = coords.slice(i * 6, i * 6 + 6)
      return isLine ? [x, y] : [x1, y1, x2, y2, x, y]
    }),
  )
}

/** Anchor points and handles of all paths, as written: 1 for a line, 3 for a curve. */
export function countNodes({ layers }: Sheet): number {
  let nodes = 0
  for (const { objects } of layers)
    for (const rings of objects) for (const ring of rings) for (const curve of ring) nodes += nodesOf(curve)
  return nodes
}

/** The whole frame as one closed curve. */
export function frameCurve(width: number, height: number): Curve {
  const corners = [width, 0, width, height, 0, height, 0, 0]
  const coords: number[] = []
  for (let i = 0; i < corners.length; i += 2)
    coords.push(corners[i], corners[i + 1], corners[i], corners[i + 1], corners[i], corners[i + 1])
  return { x: 0, y: 0, coords, straight: [true, true, true, true] }
}

/** A layer that covers the whole frame, without holes, under everything else. */
export function lowestLayer(hex: string, width: number, height: number, areaShare: number): Layer {
  return { hex, areaShare, objects: [[[frameCurve(width, height)]]] }
}
