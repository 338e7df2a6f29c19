import { rgbFromHex } from '../color/hex.ts'
import type { Rgb } from '../color/oklab.ts'
import { findInks, type Inks, inksOfPalette } from './find-inks.ts'
import { collectInkEvidence } from './ink-evidence.ts'
import { labelNearest, labelPixels } from './label-pixels.ts'
import { type LabelMap, mergeSpecks } from './merge-specks.ts'
import type { PixelPlane } from './pixels.ts'
import { regularizeLabels } from './regularize-labels.ts'
import type { Route } from './route.ts'
import type { RunStage } from './run-stage.ts'
import { smoothGrain } from './smooth-grain.ts'

/** The picture as areas of ink. */
export type SegmentedImage = {
  readonly plane: PixelPlane
  readonly inks: Inks
  readonly map: LabelMap
  readonly specksMerged: number
}

/** Finds the inks and gives every pixel one. */
export function segmentImage(plane: PixelPlane, route: Route, run: RunStage): SegmentedImage {
  const smooth = route.smoothNoise > 0 ? run('smooth', 0.1, () => smoothGrain(plane, route.smoothNoise)) : plane
  const inks = run('inks', 0.2, () => chooseInks(smooth, route))
  const labels = run('labels', 0.35, () =>
    route.mode === 'photo' || route.mode === 'pixel'
      ? labelNearest(smooth, inks)
      : labelPixels(smooth, inks, route.tolerance, route.edgeReach),
  )
  const map: LabelMap = { ink: labels.ink, width: plane.width, height: plane.height, wrap: false }
  if (route.regularity) {
    const rule = route.regularity
    run('regularity', 0.45, () => regularizeLabels(map, smooth, inks, rule))
  }
  const specksMerged = run('specks', 0.5, () => mergeSpecks(map, inks, route.areaMinPx))
  return { plane: smooth, inks, map, specksMerged }
}

function chooseInks(plane: PixelPlane, route: Route): Inks {
  const { palette, iterMax } = route.settings
  if (palette) return inksOfPalette(palette.map(readInk), plane.hasAlpha)
  const isClean = route.mode === 'flat' || route.mode === 'pixel'
  return findInks(collectInkEvidence(plane, route.tolerance, route.edgeReach), {
    colorsMax: route.colorsMax,
    mergeDistance: route.mergeDistance,
    iterMax,
    pixelsMin: isClean ? 4 : Math.max(16, (plane.width * plane.height) / 50_000),
    exact: isClean,
  })
}

function readInk(hex: string): Rgb {
  const rgb = rgbFromHex(hex)
  if (!rgb) throw new RangeError(`palette holds "${hex}"; give colours as #rrggbb`)
  return rgb
}
