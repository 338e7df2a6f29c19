import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { mean } from '../../../processors/engines/numbers/mean.ts'
import type { TraceResult } from '../../../processors/engines/trace/report.ts'
import { traceFile } from '../../../processors/engines/trace/trace-file.ts'
import { traceImage } from '../../../processors/engines/trace/trace-image.ts'
import { type BenchClass, benchClasses } from './classes.ts'
import { type Measured, measure } from './measure.ts'
import { askOracle } from './oracle.ts'
import { listPeers, type Peer, type PeerChoice, peerChoices, STACKED } from './peers/list-peers.ts'
import type { BenchPicture } from './picture.ts'
import { runSpeedBench } from './speed.ts'

type Options = {
  readonly seeds: readonly number[]
  readonly peers: readonly Peer[]
  readonly verbose: boolean
  /** Folder for every drawing of ours; undefined keeps none. */
  readonly keep: string | undefined
  /** Prints where the decibels of spoiled pictures are lost. */
  readonly oracle: boolean
}

/**
 * Traces pictures of every class with no hints and measures them against the true drawing at four times the size
 * (against the picture itself where there is none), beside other tracers that are told the number of inks. `--pictures
 * N` a source (2), `--half tune|check`, `--peers none|potrace|all`, `--only class,class`, `--verbose`, `--keep DIR`,
 * `--oracle` (what spoiled pictures would reach with inks, labels or pixels of the clean ones), `--speed` (no quality:
 * seconds and memory a megapixel, cold and warm).
 */
export async function runTraceBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pictures: { type: 'string', default: '2' },
      half: { type: 'string', default: 'check' },
      peers: { type: 'string', default: 'all' },
      only: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      keep: { type: 'string' },
      oracle: { type: 'boolean', default: false },
      speed: { type: 'boolean', default: false },
    },
  })
  const seeds = Array.from({ length: Number(values.pictures) }, (_, i) => 2 * i + (values.half === 'tune' ? 0 : 1))
  const wanted = values.only?.split(',')
  if (values.speed) return runSpeedBench(seeds, wanted)
  const choice = peerChoices.find((known) => known === values.peers) ?? ('all' satisfies PeerChoice)
  const peers = await listPeers(choice)
  if (values.keep) await mkdir(values.keep, { recursive: true })
  printHead(peers)
  for (const benchClass of benchClasses)
    if (!wanted || wanted.includes(benchClass.name))
      await printRow(benchClass, { ...values, seeds, peers, keep: values.keep })
}

function printHead(peers: readonly Peer[]): void {
  const names = peers.map(({ name }) => name.padStart(11)).join('')
  console.log(`class         n   goal   ours  segments   goal  ÷stack   kB    seam  s/Mpx${names}`)
}

async function printRow(benchClass: BenchClass, options: Options): Promise<void> {
  const pictures = await benchClass.pictures(options.seeds)
  if (pictures.length === 0) return
  const ours: Measured[] = []
  const theirs = options.peers.map((): Measured[] => [])
  for (const picture of pictures) {
    const own = await traceOurs(picture, options)
    ours.push(own)
    for (const [index, peer] of options.peers.entries()) {
      const startedMs = performance.now()
      const svg = await peer.trace(picture.image, picture.inkCount)
      theirs[index].push(measure(picture, svg, performance.now() - startedMs))
    }
    if (options.verbose) console.log(describe(picture, own, theirs))
    if (options.oracle) printOracle(picture, own)
  }
  const stacked = theirs[options.peers.findIndex(({ name }) => name === STACKED)]
  const ratio = stacked
    ? geometric(ours.map((m) => m.segments)) / geometric(stacked.map((m) => m.segments))
    : Number.NaN
  const megapixels = pictures.map(({ image }) => (image.width * image.height) / 1e6)
  const seams = ours.flatMap(({ seam }) => (seam === undefined ? [] : [seam]))
  const cells = [
    benchClass.name.padEnd(10),
    String(pictures.length).padStart(5),
    benchClass.goalPsnr.toFixed(1).padStart(7),
    mean(ours.map((m) => m.psnr))
      .toFixed(1)
      .padStart(7),
    geometric(ours.map((m) => m.segments))
      .toFixed(0)
      .padStart(10),
    benchClass.goalSegments.toFixed(2).padStart(7),
    ratio.toFixed(2).padStart(8),
    (geometric(ours.map((m) => m.bytes)) / 1000).toFixed(0).padStart(5),
    (seams.length > 0 ? mean(seams).toFixed(2) : '-').padStart(8),
    mean(ours.map((m, i) => m.ms / 1000 / megapixels[i]))
      .toFixed(2)
      .padStart(7),
    ...theirs.map((list) =>
      mean(list.map((m) => m.psnr))
        .toFixed(1)
        .padStart(11),
    ),
  ]
  console.log(cells.join(''))
}

async function traceOurs(picture: BenchPicture, { keep }: Options): Promise<Measured> {
  await traceOnce(picture)
  const startedMs = performance.now()
  const { svg } = await traceOnce(picture)
  const ms = performance.now() - startedMs
  if (keep) await writeFile(join(keep, `${picture.name.replaceAll(/[^a-z0-9]+/gi, '-')}.svg`), svg)
  return measure(picture, svg, ms)
}

async function traceOnce({ file, image }: BenchPicture): Promise<TraceResult> {
  return file ? (await traceFile(file, image.width * image.height)).traced : traceImage(image)
}

function describe({ name, inkCount }: BenchPicture, own: Measured, theirs: readonly Measured[][]): string {
  const rest = theirs.map((list) => `${list.at(-1)?.psnr.toFixed(1)}/${list.at(-1)?.segments}`).join('  ')
  return `  ${name.padEnd(38)} ${own.psnr.toFixed(1)}/${own.segments} (${inkCount} inks)  ${rest}`
}

function printOracle(picture: BenchPicture, { psnr }: Measured): void {
  const reading = askOracle(picture)
  if (!reading) return
  const parts = Object.entries(reading).map(([part, reached]) => `${part} ${reached.toFixed(1)}`)
  console.log(`  ${picture.name.padEnd(38)} ${psnr.toFixed(1)}, with the clean picture's ${parts.join(', ')}`)
}

function geometric(values: readonly number[]): number {
  return Math.exp(mean(values.map(Math.log)))
}
