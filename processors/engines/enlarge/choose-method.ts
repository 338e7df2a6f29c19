import { hexFromRgb } from '../color/hex.ts'
import type { Recipe } from '../pattern/recipe/find-recipe.ts'
import { type BandRenderer, createCubicRenderer } from './bands/band-renderer.ts'
import { renderRows } from './bands/pixel-rows.ts'
import { takeOffBlur } from './blur/take-off-blur.ts'
import { takeOffSharpening } from './blur/take-off-sharpening.ts'
import { EnlargementRefused } from './enlargement-refused.ts'
import { createFlatRenderer } from './flat/flat-renderer.ts'
import { createInkDrawing } from './flat/ink-renderer.ts'
import { inksAsRgb } from './flat/inks-as-rgb.ts'
import { type FlatReading, readFlatArt } from './flat/read-flat-art.ts'
import { createSoftFlatRenderer } from './flat/soft-flat-renderer.ts'
import { openAlphaDrawing } from './network/alpha-renderer.ts'
import { openSmoothDrawing } from './network/smooth-drawing.ts'
import type { InkDrawing } from './output/ink-drawing.ts'
import { type Pace, unpaced } from './pace.ts'
import { removeWeave } from './picture/remove-weave.ts'
import { createSampleGrid, type SampleGrid, type Wrap } from './picture/sample-grid.ts'
import type { SourceImage } from './picture/source-image.ts'
import { createRecipeInkDrawing, createRecipeRenderer } from './recipe/recipe-renderer.ts'
import { hasEdges, softeningOf, tracesOf } from './spoiling/judge-spoiling.ts'
import { measureSpoiling } from './spoiling/measure-spoiling.ts'
import { takeOffNoise } from './spoiling/remove-noise.ts'
import type { Spoiling } from './spoiling/spoiling.ts'

export const enlargeMethods = ['auto', 'recipe', 'flat', 'network', 'bicubic'] as const
export type EnlargeMethod = (typeof enlargeMethods)[number]

const drawnMethods = ['recipe', 'flat', 'network', 'projection', 'bicubic'] as const
export type DrawnMethod = (typeof drawnMethods)[number]

/** What was done to the picture and why. */
export type MethodReport = {
  /**
   * `recipe`: the design drawn again at the new size. `flat`: inks found and edges redrawn, left to the network where
   * that does not hold. `network`: drawn by the trained networks. `projection`: the centred cubic made to agree with
   * the input when it is reduced again, where no network can run. `bicubic`: the centred cubic alone.
   */
  readonly method: DrawnMethod
  /** 0..1: how far the method's picture of the image holds; for `flat` the mean trust in the inks. */
  readonly confidence: number
  readonly reason: string
  /** Inks of a `flat` result, as `#rrggbb`, by falling area. */
  readonly inks?: readonly string[]
  /** Share of the picture drawn by each method, where there was more than one. */
  readonly regions?: Readonly<Partial<Record<DrawnMethod, number>>>
}

export type MethodChoice = MethodReport & {
  readonly renderer: BandRenderer
  /** Makes the same picture of nothing but inks, where the method knows any. */
  readonly drawInks?: () => InkDrawing
}

export type MethodRequest = {
  readonly scale: number
  readonly tile: Wrap
  readonly method: EnlargeMethod
  /** The design the picture was made from, if the file holds it. */
  readonly recipe?: Recipe | undefined
  /** Whether the result cannot hold alpha and is laid on white. */
  readonly flattens: boolean
  /** Whether the result must be made of inks. */
  readonly needsInks?: boolean
  /**
   * An ONNX file of the user's own that enlarges two or four times, in place of the built-in networks where it fits.
   */
  readonly modelPath?: string | undefined
  /** Called between the squares a network draws; throws when the work is no longer wanted. */
  readonly beforeTile?: (() => void) | undefined
}

/**
 * Larger pictures are read as flat art only when asked: that takes about 120 bytes a pixel, and edges of art this large
 * are drawn well by the network.
 */
const FLAT_PIXELS_MAX = 2048 * 2048

/** Share of the looking that the search for a blur takes, where there may be one. */
const BLUR_OF_LOOKING = 0.5

/**
 * Looks at the picture and makes the renderer for it.
 *
 * @param pace awaited between the steps of looking
 * @throws EnlargementRefused when `flat` was asked for and the picture has no inks
 */
export async function chooseMethod(
  source: SourceImage,
  request: MethodRequest,
  pace: Pace = unpaced,
): Promise<MethodChoice> {
  const { recipe, method, scale } = request
  if (method === 'recipe' && !recipe)
    throw new EnlargementRefused('method_not_possible', 'the file holds no recipe, or its picture was changed since')
  if (recipe && (method === 'recipe' || method === 'auto')) {
    return {
      method: 'recipe',
      confidence: 1,
      reason: 'the file holds the design it was made from',
      inks: recipe.spec.palette.inks,
      renderer: createRecipeRenderer(recipe, source.width * scale, source.height * scale),
      drawInks: () => createRecipeInkDrawing(recipe, source.width * scale, source.height * scale),
    }
  }
  const seen = createSampleGrid(source, request.tile)
  if (method === 'bicubic') return chooseCubic(seen, request, 'bicubic was asked for')
  if (source.hasAlpha) return chooseForAlpha(seen, request)
  const isTooLarge = source.width * source.height > FLAT_PIXELS_MAX && method !== 'flat' && !request.needsInks
  const isSeenAsIs = method === 'network' || isTooLarge
  let done = 0
  const { grid, spoiling } = isSeenAsIs
    ? { grid: seen, spoiling: measureSpoiling(seen) }
    : await takeOffBlur(takeOffSharpening(withoutWeave(seen)), (share) => {
        done = BLUR_OF_LOOKING * share
        return pace(done)
      })
  const reading = isSeenAsIs ? undefined : await readFlatArt(grid, (share) => pace(done + (1 - done) * share), spoiling)
  const isFlat = reading?.verdict.kind === 'flat art' && !isGrainAlone(spoiling)
  if (reading && (method === 'flat' || isFlat)) return chooseFlat(reading, source, { ...request, spoiling })
  if (method === 'flat') throw new EnlargementRefused('method_not_possible', 'no flat inks were found in the picture')
  const isPhotograph = method === 'auto' && !(reading && isArt(reading, spoiling))
  const bare = isSeenAsIs ? { grid, spoiling } : takeOffNoise(grid, spoiling)
  const drawing = await openSmoothDrawing(bare.grid, {
    ...request,
    spoiling: bare.spoiling,
    isPhotograph,
    isAskedFor: method === 'network',
  })
  const why = method === 'network' ? 'the network was asked for' : isTooLarge ? TOO_LARGE : NOT_FLAT
  const first = bare.grid === grid ? '' : `noise of about ${Math.round(spoiling.noise)} levels was taken off; `
  const { method: drawn, confidence, rows } = drawing
  return { method: drawn, confidence, reason: `${why}; ${first}${drawing.reason}`, renderer: renderRows(rows) }
}

/** Share of flat pixels from which a spoiled picture is art: art measured 0.6 and more, photographs up to 0.34. */
const FLAT_SHARE_OF_ART = 0.5
/**
 * The same for the share of slopes that are edges: art measured 0.14 and more; planks, doors and plaster, flat except
 * for their grain, up to 0.1.
 */
const EDGES_OF_ART = 0.12

function isArt({ inks }: FlatReading, { edgesOfSlopes }: Spoiling): boolean {
  return inks.flatShare >= FLAT_SHARE_OF_ART && edgesOfSlopes >= EDGES_OF_ART
}

/**
 * Whether the inks that were found are only the grain of planks or plaster under a weave. Spoiled art measured 0.12 and
 * more or has isolated edges; walnut under a weave measured 0.06 and has none.
 */
function isGrainAlone({ edgesOfSlopes, loneEdges }: Spoiling): boolean {
  return loneEdges === 0 && edgesOfSlopes < EDGES_OF_GRAIN
}

const EDGES_OF_GRAIN = 0.1

const NOT_FLAT = 'the picture is not made of flat inks'
const TOO_LARGE = 'the picture is too large to look for its inks unless flat is asked for'

/**
 * The picture without the weave of a scan, and what else happened to it. The weave stays in two cases: in a JPEG,
 * because removing threads broken at its blocks would hide that it was one; and where nothing beneath has an edge,
 * because then the threads are the picture (linen without them was drawn 1.4 dB worse than by the cubic).
 */
function withoutWeave(seen: SampleGrid): { readonly grid: SampleGrid; readonly spoiling: Spoiling } {
  const spoiling = measureSpoiling(seen)
  const grid = tracesOf(spoiling).includes('JPEG') ? seen : removeWeave(seen)
  if (grid === seen) return { grid, spoiling }
  const ofBare = measureSpoiling(grid, { isBare: true })
  return hasEdges(ofBare) ? { grid, spoiling: ofBare } : { grid: seen, spoiling }
}

async function chooseFlat(
  reading: FlatReading,
  source: SourceImage,
  request: MethodRequest & { readonly spoiling: Spoiling },
): Promise<MethodChoice> {
  const { inks, trust, gate, grid } = reading
  const isSoftened = request.method !== 'flat'
  const smooth = await openSmoothDrawing(grid, { ...request, drawnElsewhere: gate, isPhotograph: true, isSoftened })
  const share = round(trust)
  const softening = isSoftened ? softeningOf(request.spoiling) : 0
  return {
    method: 'flat',
    confidence: share,
    reason: `${foundAndExplained(inks.count, trust)}; the rest: ${smooth.reason}`,
    inks: inksAsRgb(inks).map(hexFromRgb),
    regions: { flat: share, [smooth.method]: round(1 - trust) },
    renderer:
      softening === 0
        ? createFlatRenderer(reading, request.scale, smooth.rows)
        : createSoftFlatRenderer(reading, request.scale, smooth.rows, softening),
    drawInks: () => createInkDrawing(reading, request.scale, source.palette),
  }
}

function foundAndExplained(count: number, trust: number): string {
  const [found, by] = count === 1 ? ['1 ink', 'it'] : [`${count} inks`, 'them']
  return `${found} found, ${Math.round(trust * 100)} % of the picture explained by ${by}`
}

async function chooseForAlpha(grid: SampleGrid, request: MethodRequest): Promise<MethodChoice> {
  if (request.method === 'flat') throw new EnlargementRefused('method_not_possible', 'flat art must be opaque')
  const { method, confidence, reason, renderer } = await openAlphaDrawing(
    grid,
    { ...request, isAskedFor: request.method === 'network' },
    layoutOf(request),
  )
  return { method, confidence, reason: `the picture has transparent places; ${reason}`, renderer }
}

function chooseCubic(grid: SampleGrid, request: MethodRequest, reason: string): MethodChoice {
  return {
    method: 'bicubic',
    confidence: 1,
    reason,
    renderer: createCubicRenderer(grid, request.scale, layoutOf(request)),
  }
}

function layoutOf({ flattens }: MethodRequest): 'same' | 'flattened-on-white' {
  return flattens ? 'flattened-on-white' : 'same'
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000
}
