import { rgbFromHex } from '../../color/hex.ts'
import type { Rgb } from '../../color/oklab.ts'
import { explainBlur } from '../blur/explain-blur.ts'
import type { Cells } from '../cells/cells.ts'
import { findCells } from '../cells/find-cells.ts'
import { addSoftLines } from '../inks/add-soft-lines.ts'
import { addUnmixedInks } from '../inks/add-unmixed-inks.ts'
import { findInks, type Inks, inksOfPalette } from '../inks/find-inks.ts'
import { collectInkEvidence } from '../inks/ink-evidence.ts'
import { listColors } from '../inks/list-colors.ts'
import { layPixels, type PixelChanges } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { smoothGrain } from '../picture/smooth-grain.ts'
import { cropMargin, wrapPlane } from '../picture/wrap-plane.ts'
import type { Route } from '../route.ts'
import type { RunStage } from '../run-stage.ts'
import { findTones } from '../tones/find-tones.ts'
import { settleTones } from '../tones/label-tones.ts'
import { blendsInks } from './blends-inks.ts'
import { inksExplainAreas } from './explain-areas.ts'
import { labelNearest, labelPixels } from './label-pixels.ts'
import { type LabelMap, mergeSpecks, type SpeckJudge } from './merge-specks.ts'
import { regularizeLabels } from './regularize-labels.ts'
import { createCrumbJudge, createSpeckJudge } from './speck-judge.ts'
import { unclipInks } from './unclip-inks.ts'

/** The picture segmented into areas of ink. */
export type SegmentedImage = {
  /** The route that was taken. */
  readonly route: Route
  readonly plane: PixelPlane
  readonly inks: Inks
  /** The inks as they are drawn, which differ where noise had changed their colours. */
  readonly shown: Inks
  readonly map: LabelMap
  readonly specksMerged: number
  /** Borders between the cells of a picture of axis-parallel cells, in sub-pixels. */
  readonly cells: Cells | undefined
  /** The route in the picture's own inks, where it is drawn in others. */
  readonly readAs?: Route
}

// Largest reach of the windows of these stages, straightening included, pixels.
const WRAP_MARGIN = 12
// Largest number of isolated inks of clean art: a label is a byte, whose last value means unknown.
const ALONE_MAX = 200
// Standard deviation of colours in levels for pixels whose labels are not regularized.
const EVEN_SIGMA = 6

/**
 * Finds the inks and assigns one to every pixel; in pictures of axis-parallel cells one to every cell.
 *
 * @param instead the route to use instead of the default alternative where the inks do not explain their areas
 */
export function segmentImage(
  plane: PixelPlane,
  changes: PixelChanges,
  route: Route,
  run: RunStage,
  instead: () => SegmentedImage | undefined = () => undefined,
): SegmentedImage {
  const cells = run('cells', 0.1, () => findCells(plane, changes, route))
  return cells ? segmentCells(cells, route, run) : segmentAreas(plane, changes, route, run, instead)
}

/** Segments by the route, or by its alternative where the inks do not explain the areas. */
function segmentAreas(
  picture: PixelPlane,
  changesOfPicture: PixelChanges,
  route: Route,
  run: RunStage,
  instead: () => SegmentedImage | undefined = () => undefined,
): SegmentedImage {
  const margin = route.wrap ? WRAP_MARGIN : 0
  const whole = { plane: picture, changes: changesOfPicture }
  const { plane, changes: changesOfPlane } = margin > 0 ? layPixels(wrapPlane(picture, margin)) : whole
  const grain = route.smoothNoise
  const { plane: smooth, changes } =
    grain > 0
      ? run('smooth', 0.1, () => layPixels(smoothGrain(plane, changesOfPlane, grain)))
      : { plane, changes: changesOfPlane }
  let inks = run('inks', 0.2, () => chooseInks(smooth, changes, route))
  const map = labelAreas(smooth, changes, inks, route, run)
  if (route.otherwise && !inksExplainAreas(map, plane, inks))
    return instead() ?? segmentAreas(picture, changesOfPicture, route.otherwise, run)
  if (route.blended && blendsInks(map, changes, smooth, inks))
    return segmentAreas(picture, changesOfPicture, route.blended, run, instead)
  if (route.blur) {
    const rule = route.blur
    const found = inks
    inks = run('blur', 0.48, () => explainBlur(map, smooth, found, rule))
  }
  let patchesMerged = 0
  if (route.tones) {
    const rule = route.tones
    const found = inks
    ;({ inks, patchesMerged } = run('regularity', 0.45, () => settleTones(map, smooth, found, rule)))
  }
  const { width, height } = picture
  const cropped = route.wrap ? cropMap(map, picture, margin) : map
  const cropSmooth = (): PixelPlane => ({ ...picture, data: cropMargin(smooth.data, width, height, margin, 4) })
  const measured = grain > 0 && route.wrap ? cropSmooth() : grain > 0 ? smooth : picture
  // A requested least area also means single dots.
  const takesAll = route.tones !== undefined || route.settings.minAreaMm2 !== undefined
  const isSure = takesAll ? undefined : judgeOf(cropped, measured, inks, route)
  const merged = run('specks', 0.5, () => mergeSpecks(cropped, inks, route.areaMinPx, isSure))
  const shown = route.mode === 'scan' && !route.settings.palette ? unclipInks(inks, picture, cropped) : inks
  return { route, plane: measured, inks, shown, map: cropped, specksMerged: merged + patchesMerged, cells: undefined }
}

function judgeOf(map: LabelMap, plane: PixelPlane, inks: Inks, { settings, regularity }: Route): SpeckJudge {
  if (settings.crumbs !== undefined) return createCrumbJudge(map, plane, inks, settings.crumbs)
  return createSpeckJudge(map, plane, inks, regularity?.sigma ?? EVEN_SIGMA)
}

/**
 * Assigns an ink to every pixel: by area, or the nearest one where there are no flat areas or each pixel is a square.
 */
function labelAreas(plane: PixelPlane, changes: PixelChanges, inks: Inks, route: Route, run: RunStage): LabelMap {
  const { width, height } = plane
  const { regularity: rule, mode, blur, tolerance, labelReach } = route
  if (!rule) return { ink: run('labels', 0.35, () => labelNearest(plane, changes, inks)), width, height, wrap: false }
  const labels = run('labels', 0.35, () => labelPixels(plane, changes, inks, tolerance, labelReach))
  // Along blurred edges with noise there are rims that are not lines; lines are found later, when labels are compared
  // with the picture.
  const keepsLines = mode === 'flat' || !blur
  const ink = run('regularity', 0.45, () => regularizeLabels(labels, changes.pixels, rule, keepsLines))
  return { ink, width, height, wrap: false }
}

/** Every cell has one ink; blends between cells add none, and no cell is a speck unless a least area is requested. */
function segmentCells(cells: Cells, route: Route, run: RunStage): SegmentedImage {
  const { plane, changes, isLattice, finer } = cells
  const { colorsMax, settings } = route
  const colors = isLattice && !settings.palette && listColors(plane, colorsMax)
  const inks = run('inks', 0.2, () =>
    colors ? inksOfPalette(colors, plane.hasAlpha) : chooseInks(plane, changes, route),
  )
  const ink = run('labels', 0.35, () => labelNearest(plane, changes, inks))
  const map: LabelMap = { ink, width: plane.width, height: plane.height, wrap: false }
  const areaMin = route.settings.minAreaMm2 === undefined ? 1 : route.areaMinPx * finer * finer
  const specksMerged = run('specks', 0.5, () => mergeSpecks(map, inks, areaMin))
  // Cuts between cells are located more exactly than other edges of aliased pixels.
  const closer = { ...route, isAliased: false, dpi: route.dpi * finer }
  return { route: closer, plane, inks, shown: inks, map, specksMerged, cells }
}

/** The labels of one tile of a repeat, without the margin. */
function cropMap({ ink }: LabelMap, { width, height }: PixelPlane, margin: number): LabelMap {
  return { ink: cropMargin(ink, width, height, margin, 1), width, height, wrap: true }
}

function chooseInks(plane: PixelPlane, changes: PixelChanges, route: Route): Inks {
  const { palette, colors, mode, iterMax } = route.settings
  if (palette) return inksOfPalette(palette.map(readInk), plane.hasAlpha)
  // A photograph has no flat areas to separate from edges, so every pixel is a sample.
  if (route.tones) return findTones(plane, route.colorsMax, iterMax)
  const exact = route.mode === 'pixel' && listColors(plane, route.colorsMax)
  if (exact) return inksOfPalette(exact, plane.hasAlpha)
  const isClean = route.mode === 'flat' || route.mode === 'pixel'
  const pixelsMin = isClean ? 4 : Math.max(16, (plane.width * plane.height) / 50_000)
  const evidence = collectInkEvidence(plane, changes, route.tolerance, route.labelReach, pixelsMin)
  const inks = findInks(evidence, {
    colorsMax: route.colorsMax,
    aloneMax: colors === undefined && mode !== 'line' ? ALONE_MAX : route.colorsMax,
    mergeDistance: route.mergeDistance,
    overshoot: route.overshoot,
    iterMax,
    pixelsMin,
    exact: isClean,
  })
  if (isClean)
    return addUnmixedInks(inks, plane, evidence.crestPixels, { colorsMax: Math.max(route.colorsMax, inks.count + 8) })
  return route.blur?.findsLines ? addSoftLines(inks, plane, changes, route) : inks
}

function readInk(hex: string): Rgb {
  const rgb = rgbFromHex(hex)
  if (!rgb) throw new RangeError(`palette holds "${hex}"; give colours as #rrggbb`)
  return rgb
}
