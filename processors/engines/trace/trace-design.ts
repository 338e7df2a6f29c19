import { hexFromRgb } from '../color/hex.ts'
import { clamp } from '../numbers/clamp.ts'
import type { Recipe } from '../pattern/recipe/find-recipe.ts'
import { smoothCloth } from '../pattern/render/encode.ts'
import type { DecodedImage, RgbaImage } from '../raster/decode.ts'
import { magnifyResult } from './magnify-result.ts'
import type { TraceResult } from './report.ts'
import { dotsOf } from './route.ts'
import { defaultTraceSettings, type TraceSettings } from './settings.ts'
import { type TraceOptions, traceImage } from './trace-image.ts'

/** A design is drawn at up to twice the picture's size, and of at most so many pixels unless the picture has more. */
const FINER_MAX = 2
const DRAWN_PIXELS_MAX = 4_800_000
/** Subtracted from the setting `detail`, as in every finer reading: what it says is meant of the picture's pixels. */
const DETAIL_LESS = 15

/**
 * Traces a picture that the pattern engine drew by the design behind it, drawn again finer and with soft edges: a PNG of
 * ours says of an edge only which pixels' centres it leaves on which side, and a JPEG less. The result is of the
 * picture's own size, in the design's own inks.
 *
 * @param image the picture, of which the size and dots per inch are taken
 * @param recipe the design that gives just this picture
 * @throws the signal's reason when it is aborted
 */
export function traceDesign(
  image: DecodedImage,
  recipe: Recipe,
  settings: Partial<TraceSettings>,
  options: TraceOptions,
): TraceResult {
  const { width, height } = image
  const finer = clamp(Math.sqrt(DRAWN_PIXELS_MAX / (width * height)), 1, FINER_MAX)
  const size = { width: Math.round(width * finer), height: Math.round(height * finer) }
  const repeats = recipe.spec.composition === 'tile'
  const asked = { ...defaultTraceSettings, ...settings }
  const traced = traceImage(
    drawSoft(recipe, size),
    {
      ...settings,
      mode: 'flat',
      palette: asked.palette ?? (asked.colors === undefined ? recipe.inks.map(hexFromRgb) : undefined),
      tile: asked.tile === 'auto' ? (repeats ? 'on' : 'off') : asked.tile,
      detail: Math.max(0, asked.detail - DETAIL_LESS),
      dpi: (dotsOf(settings.dpi ?? image.dpi) * size.width) / width,
    },
    options,
  )
  const drawn = magnifyResult(traced, { across: width / size.width, down: height / size.height }, [])
  return { ...drawn, report: { ...drawn.report, source: 'recipe' } }
}

/** A design with soft edges, opaque, whose inks are blended as tracing expects. */
export function drawSoft({ cloth, inks }: Recipe, size: Pick<RgbaImage, 'width' | 'height'>): RgbaImage {
  const { data, width, height } = smoothCloth(cloth, inks, size, 'values')
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel++) {
    rgba[pixel * 4] = data[pixel * 3]
    rgba[pixel * 4 + 1] = data[pixel * 3 + 1]
    rgba[pixel * 4 + 2] = data[pixel * 3 + 2]
  }
  return { data: rgba, width, height }
}
