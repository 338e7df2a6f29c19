import { parseArgs } from 'node:util'
import { Resvg } from '@resvg/resvg-js'
import type { RgbaImage } from '../../../processors/engines/raster/decode.ts'
import { traceImage } from '../../../processors/engines/trace/trace-image.ts'
import { type Degradation, degradations, degrade } from './degrade.ts'
import { drawBenchPicture, drawingKinds } from './drawings.ts'
import { potraceStack } from './potrace-stack.ts'

const SIZE = 512
const ZOOM = 4

type Row = {
  readonly name: string
  readonly psnr4: number
  readonly psnr1: number
  readonly segments: number
  readonly seam: number | undefined
  readonly msPerMegapixel: number
  readonly peerPsnr4: number
  readonly peerSegments: number
}

/**
 * Traces own drawings of every class with no hints and measures them against the true drawing at four times the size,
 * beside stacked potrace that is told the number of inks. `--pictures N` a class (2), `--half tune|check` (check).
 */
export async function runTraceBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { pictures: { type: 'string', default: '2' }, half: { type: 'string', default: 'check' } },
  })
  const count = Number(values.pictures)
  const seeds = Array.from({ length: count }, (_, i) => 2 * i + (values.half === 'tune' ? 0 : 1))
  console.log('class      PSNR4  PSNR1  segments  ÷potrace   seam  s/Mpx   potrace PSNR4')
  for (const kind of drawingKinds) print(await rowOf(kind, seeds, kind))
  for (const how of degradations) print(await rowOf(how, seeds, 'flat', how))
}

function print(row: Row): void {
  const cells = [
    row.name.padEnd(10),
    row.psnr4.toFixed(1).padStart(5),
    row.psnr1.toFixed(1).padStart(6),
    row.segments.toFixed(0).padStart(9),
    (row.segments / row.peerSegments).toFixed(2).padStart(9),
    (row.seam?.toFixed(2) ?? '-').padStart(6),
    (row.msPerMegapixel / 1000).toFixed(2).padStart(6),
    row.peerPsnr4.toFixed(1).padStart(15),
  ]
  console.log(cells.join(' '))
}

async function rowOf(
  name: string,
  seeds: readonly number[],
  kind: (typeof drawingKinds)[number],
  how?: Degradation,
): Promise<Row> {
  const results: Awaited<ReturnType<typeof measure>>[] = []
  for (const seed of seeds) results.push(await measure(kind, seed, how))
  const mean = (pick: (result: (typeof results)[number]) => number): number =>
    results.reduce((sum, result) => sum + pick(result), 0) / results.length
  const geometric = (pick: (result: (typeof results)[number]) => number): number =>
    Math.exp(mean((result) => Math.log(pick(result))))
  return {
    name,
    psnr4: mean((r) => r.psnr4),
    psnr1: mean((r) => r.psnr1),
    segments: geometric((r) => r.segments),
    seam: kind === 'tile' ? mean((r) => r.seam) : undefined,
    msPerMegapixel: mean((r) => r.msPerMegapixel),
    peerPsnr4: mean((r) => r.peerPsnr4),
    peerSegments: geometric((r) => r.peerSegments),
  }
}

async function measure(kind: (typeof drawingKinds)[number], seed: number, how?: Degradation) {
  const drawing = drawBenchPicture(kind, seed)
  const clean = render(drawing.svg, SIZE)
  const image = how ? await degrade(clean, how) : clean
  const truth = render(drawing.svg, SIZE * ZOOM)
  traceImage(image)
  const startedMs = performance.now()
  const { svg, report } = traceImage(image)
  const tookMs = performance.now() - startedMs
  const large = render(svg, SIZE * ZOOM)
  const peer = await potraceStack(image, Math.max(2, Math.min(32, report.inks.length)))
  return {
    psnr4: psnrOf(large, truth),
    psnr1: psnrOf(render(svg, SIZE), image),
    segments: report.segments,
    seam: jumpOf(large) / Math.max(1e-9, jumpOf(truth)),
    msPerMegapixel: (tookMs * 1e6) / (SIZE * SIZE),
    peerPsnr4: psnrOf(render(peer, SIZE * ZOOM), truth),
    peerSegments: (peer.match(/[LC]/g) ?? []).length,
  }
}

function render(svg: string, width: number): RgbaImage {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, background: 'white' }).render()
  return { data: new Uint8Array(image.pixels), width: image.width, height: image.height }
}

function psnrOf(one: RgbaImage, other: RgbaImage): number {
  let sum = 0
  for (let at = 0; at < one.data.length; at++) if (at % 4 < 3) sum += (one.data[at] - other.data[at]) ** 2
  return 10 * Math.log10((255 * 255 * one.width * one.height * 3) / Math.max(1e-9, sum))
}

/** Squared jump between opposite sides, which a repeat lays next to each other. */
function jumpOf({ data, width, height }: RgbaImage): number {
  let sum = 0
  const add = (one: number, other: number): void => {
    for (let channel = 0; channel < 3; channel++) sum += (data[one * 4 + channel] - data[other * 4 + channel]) ** 2
  }
  for (let y = 0; y < height; y++) add(y * width, y * width + width - 1)
  for (let x = 0; x < width; x++) add(x, (height - 1) * width + x)
  return sum
}
