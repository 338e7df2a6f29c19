import { hexFromRgb } from '../color/hex.ts'
import { projectBack } from './back-projection.ts'
import { type BandRenderer, createCubicRenderer } from './band-renderer.ts'
import { EnlargementRefused } from './enlargement-refused.ts'
import { estimateNoise } from './estimate-noise.ts'
import { createFlatRenderer, type FlatReading, readFlatArt } from './flat/flat-renderer.ts'
import { createInkDrawing, inksOf } from './flat/ink-renderer.ts'
import type { InkDrawing } from './ink-drawing.ts'
import { type Pace, unpaced } from './pace.ts'
import type { Recipe } from './recipe/find-recipe.ts'
import { createRecipeInkDrawing, createRecipeRenderer } from './recipe/recipe-renderer.ts'
import { createSampleGrid, type SampleGrid, type Wrap } from './sample-grid.ts'
import type { SourceImage } from './source-image.ts'

export const enlargeMethods = ['auto', 'recipe', 'flat', 'bicubic'] as const
export type EnlargeMethod = (typeof enlargeMethods)[number]

/** What was done to the picture and why. */
export type MethodReport = {
  /**
   * `recipe`: the design drawn again at the new size. `flat`: inks found and edges redrawn, left to the projected cubic where that does not hold. `projection`: the centred
   * cubic made to agree with the input when it is reduced again. `bicubic`: the centred cubic alone.
   */
  readonly method: 'recipe' | 'flat' | 'projection' | 'bicubic'
  /** 0..1: how far the method's picture of the image holds; for `flat` the mean trust in the inks. */
  readonly confidence: number
  readonly reason: string
  /** Inks of a `flat` result, as `#rrggbb`, by falling area. */
  readonly inks?: readonly string[]
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
}

/**
 * Below this mean trust there is no flat art worth redrawing. A grainy photograph hides its shades in the noise and was
 * seen to reach 0.32, noisy art stays above 0.85; clean pictures hide nothing, so half of one may well be art.
 */
const TRUST_MIN = { clean: 0.35, noisy: 0.6 } as const
/** Deviation (of 255) from which a picture counts as noisy. */
const NOISY = 1
/** Back-projection sharpens noise as well: above this deviation (of 255) it costs more than it gains. */
const PROJECTION_NOISE_MAX = 2

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
  const grid = createSampleGrid(source, request.tile)
  if (request.method === 'bicubic') return chooseCubic(grid, request, 'bicubic was asked for')
  if (source.hasAlpha) {
    if (request.method === 'flat') throw new EnlargementRefused('method_not_possible', 'flat art must be opaque')
    return chooseProjection(grid, request, 'the picture has transparent places')
  }
  const reading = await readFlatArt(grid, pace)
  if (reading && (request.method === 'flat' || isTrusted(reading))) {
    return {
      method: 'flat',
      confidence: round(reading.trust),
      reason: `${reading.inks.count} inks found, ${Math.round(reading.trust * 100)} % of the picture explained by them`,
      inks: inksOf(reading).map(hexFromRgb),
      renderer: createFlatRenderer(reading, request.scale),
      drawInks: () => createInkDrawing(reading, scale, source.palette),
    }
  }
  if (request.method === 'flat')
    throw new EnlargementRefused('method_not_possible', 'no flat inks were found in the picture')
  return chooseProjection(grid, request, 'the picture is not made of flat inks')
}

function isTrusted({ trust, inks }: FlatReading): boolean {
  return trust >= (inks.noise >= NOISY ? TRUST_MIN.noisy : TRUST_MIN.clean)
}

function chooseProjection(grid: SampleGrid, request: MethodRequest, reason: string): MethodChoice {
  const noise = estimateNoise(grid)
  if (noise > PROJECTION_NOISE_MAX) return chooseCubic(grid, request, `${reason}, and too noisy to sharpen`)
  const renderer = createCubicRenderer(projectBack(grid, request.scale), request.scale, layoutOf(request))
  return { method: 'projection', confidence: 0.5, reason, renderer }
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
