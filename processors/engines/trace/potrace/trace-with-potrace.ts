import sharp from 'sharp'
import { clamp } from '../../numbers/clamp.ts'
import type { RgbaImage } from '../../raster/decode.ts'
import type { Ring } from '../fit/curve.ts'
import { writeSvg } from '../formats/svg.ts'
import type { TraceReport, TraceResult } from '../report.ts'
import type { OnStage, TraceStage } from '../run-stage.ts'
import { defaultTraceSettings, type TraceSettings } from '../settings.ts'
import { countNodes, lowestLayer, type Sheet, sheetOf } from '../sheet.ts'
import { readPathData } from './read-path-data.ts'
import { turnRings } from './turn-rings.ts'

/** The optional package `potrace` (GPL-2.0) is not installed. */
export class PotraceMissing extends Error {
  override name = 'PotraceMissing'
}

type PotracePackage = {
  readonly Potrace: new (
    options: object,
  ) => {
    readonly loadImage: (file: Buffer, done: (error: Error | null) => void) => void
    readonly getPathTag: () => string
  }
}

export type PotraceOptions = { readonly signal?: AbortSignal; readonly onProgress?: OnStage }

const DPI_DEFAULT = 96
/** Shares of the work that are done when a stage begins, as measured on drawings of 1 to 4 megapixels. */
const [INKS_SHARE, BOUNDARIES_SHARE, WRITE_SHARE] = [0.08, 0.25, 0.98]
const INKS: readonly [figure: string, ground: string] = ['#000000', '#ffffff']

/**
 * Traces in black and white with the npm package potrace (P. Selinger's algorithm, GPL-2.0), which is loaded only here
 * and only when called. Everything darker than Otsu's threshold becomes the figure; two colours of `palette` replace
 * black and white. Potrace itself is one piece of work that nothing interrupts.
 *
 * @param options.signal ends the work before and after that piece; its reason is thrown
 * @param options.onProgress called at the start of each stage with the share of the work done, 0..1
 * @throws PotraceMissing when the package is not installed
 */
export async function traceWithPotrace(
  image: RgbaImage & { readonly dpi?: number | undefined },
  settings: Partial<TraceSettings>,
  { signal, onProgress }: PotraceOptions = {},
): Promise<TraceResult> {
  const startedMs = performance.now()
  const chosen = { ...defaultTraceSettings, ...settings }
  const begin = (stage: TraceStage, share: number): void => {
    signal?.throwIfAborted()
    onProgress?.(share, stage)
  }
  const rings = turnRings(readPathData(await drawPath(image, chosen, begin)))
  begin('write', WRITE_SHARE)
  const [figure, ground] = [chosen.palette?.[0] ?? INKS[0], chosen.palette?.[1] ?? INKS[1]]
  const share = clamp(rings.reduce((sum, { area }) => sum + area, 0) / (image.width * image.height), 0, 1)
  const layers = [
    ...(chosen.removeBackground ? [] : [lowestLayer(ground, image.width, image.height, 1 - share)]),
    ...(rings.length > 0 ? [{ hex: figure, areaShare: share, objects: [rings.map(({ ring }) => ring)] }] : []),
  ]
  const dpi = chosen.dpi ?? image.dpi ?? DPI_DEFAULT
  const { width: widthPx, height: heightPx } = image
  const sheet = sheetOf(layers, { widthPx, heightPx, dpi, decimals: chosen.decimals }, chosen)
  const stagesMs = { potrace: Math.round(performance.now() - startedMs) }
  const report = writeReport(sheet, dpi, stagesMs, chosen.iterMax)
  const svg = writeSvg(sheet)
  onProgress?.(1, 'done')
  return { svg, sheet, edges: [], widthPx: image.width, heightPx: image.height, report }
}

async function drawPath(
  image: RgbaImage,
  { corner, detail, iterMax }: TraceSettings,
  begin: (stage: TraceStage, share: number) => void,
): Promise<string> {
  begin('read', 0)
  const { width, height, data } = image
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
  const { Potrace } = await loadPotrace()
  const tracer = new Potrace({
    // Potrace's own scales: `alphaMax` 0 keeps every corner, 1.33 none; 0.2 is its default tolerance for joining
    // curves.
    alphaMax: clamp(corner / 38, 0, 1.3),
    optTolerance: 0.2 * 2 ** ((50 - detail) / 25),
    optCurve: iterMax > 1,
  })
  begin('inks', INKS_SHARE)
  await new Promise<void>((done, fail) => tracer.loadImage(png, (error) => (error ? fail(error) : done())))
  begin('boundaries', BOUNDARIES_SHARE)
  return / d="([^"]*)"/.exec(tracer.getPathTag())?.[1] ?? ''
}

async function loadPotrace(): Promise<PotracePackage> {
  // The name is a variable so that the module is not loaded together with the engine: GPL code runs only on request.
  const name = 'potrace'
  try {
    const loaded = (await import(name)) as PotracePackage & { readonly default?: PotracePackage }
    return loaded.Potrace ? loaded : (loaded.default as PotracePackage)
  } catch (cause) {
    throw new PotraceMissing('npm potrace is not installed; install it, or leave engine out', { cause })
  }
}

function writeReport(sheet: Sheet, dpi: number, stagesMs: TraceReport['stagesMs'], limit: number): TraceReport {
  const rings: readonly Ring[] = sheet.layers.flatMap(({ objects }) => objects.flat())
  const segments = rings.reduce((sum, ring) => sum + ring.reduce((all, { straight }) => all + straight.length, 0), 0)
  return {
    source: 'picture',
    mode: 'flat',
    tile: false,
    inks: sheet.layers.map(({ hex, areaShare }) => ({ hex, areaShare: Math.round(areaShare * 1e6) / 1e6 })),
    paths: sheet.layers.length,
    rings: rings.length,
    segments,
    nodes: countNodes(sheet),
    motifs: [],
    gaps: 0,
    noise: 0,
    specksMerged: 0,
    looseness: 1,
    iterations: { inks: 0, fit: 1, budget: 1, limit },
    widthMm: sheet.widthMm,
    heightMm: sheet.heightMm,
    dpi,
    warnings: [],
    stagesMs,
  }
}
