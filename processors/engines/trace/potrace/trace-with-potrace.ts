import sharp from 'sharp'
import type { RgbaImage } from '../../raster/decode.ts'
import type { Ring } from '../fit/curve.ts'
import { writeSvg } from '../formats/svg.ts'
import type { TraceReport, TraceResult } from '../report.ts'
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

const DPI_DEFAULT = 96
const INKS: readonly [figure: string, ground: string] = ['#000000', '#ffffff']

/**
 * Traces in black and white with the npm package potrace (P. Selinger's algorithm, GPL-2.0), which is loaded only here
 * and only when called. Everything darker than Otsu's threshold becomes the figure; two colours of `palette` replace
 * black and white.
 *
 * @throws PotraceMissing when the package is not installed
 */
export async function traceWithPotrace(
  image: RgbaImage & { readonly dpi?: number | undefined },
  settings: Partial<TraceSettings>,
): Promise<TraceResult> {
  const startedMs = performance.now()
  const chosen = { ...defaultTraceSettings, ...settings }
  const rings = turnRings(readPathData(await drawPath(image, chosen)))
  const [figure, ground] = [chosen.palette?.[0] ?? INKS[0], chosen.palette?.[1] ?? INKS[1]]
  const share = Math.min(1, Math.max(0, rings.reduce((sum, { area }) => sum + area, 0) / (image.width * image.height)))
  const layers = [
    ...(chosen.removeBackground ? [] : [lowestLayer(ground, image.width, image.height, 1 - share)]),
    ...(rings.length > 0 ? [{ hex: figure, areaShare: share, objects: [rings.map(({ ring }) => ring)] }] : []),
  ]
  const dpi = chosen.dpi ?? image.dpi ?? DPI_DEFAULT
  const { width: widthPx, height: heightPx } = image
  const sheet = sheetOf(layers, { widthPx, heightPx, dpi, decimals: chosen.decimals }, chosen)
  const stagesMs = { potrace: Math.round(performance.now() - startedMs) }
  const report = writeReport(sheet, dpi, stagesMs, chosen.iterMax)
  return { svg: writeSvg(sheet), sheet, edges: [], widthPx: image.width, heightPx: image.height, report }
}

async function drawPath(image: RgbaImage, { corner, detail, iterMax }: TraceSettings): Promise<string> {
  const { width, height, data } = image
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
  const { Potrace } = await loadPotrace()
  const tracer = new Potrace({
    // Potrace's own scales: `alphaMax` 0 keeps every corner, 1.33 none; 0.2 is its default tolerance for joining
    // curves.
    alphaMax: Math.max(0, Math.min(1.3, corner / 38)),
    optTolerance: 0.2 * 2 ** ((50 - detail) / 25),
    optCurve: iterMax > 1,
  })
  await new Promise<void>((done, fail) => tracer.loadImage(png, (error) => (error ? fail(error) : done())))
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
