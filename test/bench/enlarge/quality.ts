import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mean } from '../../../processors/engines/numbers/mean.ts'
import { layOnWhite } from './alpha.ts'
import type { BatteryClass } from './battery.ts'
import type { Case } from './case.ts'
import { countColours, purity, seamRatio } from './measure.ts'
import type { Peer } from './peer.ts'
import { enlargeByCubic, enlargeByHeddle, findPeers } from './peers.ts'
import { type Picture, psnr } from './picture.ts'

export type QualityOptions = {
  readonly classes: readonly BatteryClass[]
  /** What the classes are together, for the title. */
  readonly half: string
  /** Pictures of each source of a class. */
  readonly count: number
  /** Class names; all of them when empty. */
  readonly only: readonly string[]
  readonly withPeers: boolean
  /** Prints every picture as well. */
  readonly isVerbose: boolean
  /** Folder that truth, input and result of every picture are left in. */
  readonly keep?: string | undefined
}

/** One picture reduced one way, and what each enlarger gained over the cubic, dB. */
type Row = {
  readonly name: string
  readonly way: string
  readonly cubicDb: number
  readonly method: string
  readonly gains: ReadonlyMap<string, number>
  readonly colours: readonly [ours: number, cubic: number]
  readonly purity: readonly [ours: number, truth: number]
  /**
   * Of repeats, the step across the seam over the steps inside. The truth's own is no 1: art may well be cut where it
   * is busiest.
   */
  readonly seam: Seam | undefined
}

type Seam = { readonly ours: number; readonly truth: number; readonly cubic: number }

const OURS = 'heddle'

/**
 * The largest seam of ours, of the truth and of the cubic in a class, and the largest of ours over that of its own
 * truth.
 */
const SEAM_COLUMNS = ['seam', 'truth', 'cubic', 'ours/truth'] as const

/** Prints, class by class, the mean gain of every enlarger over the centred cubic and the worst picture of ours. */
export async function measureQuality(options: QualityOptions): Promise<void> {
  const peers = options.withPeers ? await findPeers() : []
  const names = [OURS, ...peers.map(({ name }) => name)]
  console.log(`\nGain over the centred Catmull-Rom in dB, ${options.half} half`)
  const columns = [
    'class',
    'n',
    'cubic',
    'goal',
    ...names,
    'worst',
    'colours',
    'cubic',
    'pure',
    'truth',
    ...SEAM_COLUMNS,
  ]
  console.log(line(columns))
  for (const kind of options.classes) {
    if (options.only.length > 0 && !options.only.includes(kind.name)) continue
    printClass(kind, await measureClass(kind, peers, options), names)
  }
}

async function measureClass(kind: BatteryClass, peers: readonly Peer[], options: QualityOptions): Promise<Row[]> {
  const rows: Row[] = []
  for await (const one of kind.cases(options.count)) {
    const row = await measureCase(one, peers, options.keep)
    rows.push(row)
    if (options.isVerbose) printRow(row)
  }
  return rows
}

async function measureCase(one: Case, peers: readonly Peer[], keep: string | undefined): Promise<Row> {
  const { name, way, scale, tile, truth, small } = one
  const cubic = layOnWhite(await enlargeByCubic(small, scale, tile))
  const { picture, method } = await enlargeByHeddle(small, scale, tile, 'auto')
  const ours = layOnWhite(picture)
  const cubicDb = psnr(cubic.data, truth.data)
  const gains = new Map([[OURS, psnr(ours.data, truth.data) - cubicDb]])
  // What others make of alpha is no question of enlarging.
  for (const peer of small.channels === 3 ? peers : []) {
    const enlarged = await peer.enlarge(small, scale, tile)
    if (enlarged) gains.set(peer.name, psnr(enlarged.data, truth.data) - cubicDb)
  }
  if (keep) await keepPictures(join(keep, `${name}-${way}-x${scale}`), { truth, small, ours, cubic })
  return {
    name,
    way: `${way} ×${scale}`,
    cubicDb,
    method,
    gains,
    colours: [countColours(ours), countColours(cubic)],
    purity: [purity(ours, truth), purity(truth, truth)],
    seam: tile ? { ours: seamRatio(ours), truth: seamRatio(truth), cubic: seamRatio(cubic) } : undefined,
  }
}

async function keepPictures(folder: string, pictures: Readonly<Record<string, Picture>>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, { data, width, height, channels }] of Object.entries(pictures))
    await sharp(data, { raw: { width, height, channels } })
      .png()
      .toFile(join(folder, `${name}.png`))
}

function printClass({ name, goalDb }: BatteryClass, rows: readonly Row[], names: readonly string[]): void {
  if (rows.length === 0) return
  const gainsOf = (peer: string): readonly number[] => rows.flatMap(({ gains }) => gains.get(peer) ?? [])
  const worst = rows.reduce((low, row) => ((row.gains.get(OURS) ?? 0) < (low.gains.get(OURS) ?? 0) ? row : low))
  const seams = rows.flatMap(({ seam }) => seam ?? [])
  console.log(
    line([
      name,
      String(rows.length),
      mean(rows.map(({ cubicDb }) => cubicDb)).toFixed(2),
      `+${goalDb.toFixed(1)}`,
      ...names.map((peer) => signed(mean(gainsOf(peer)))),
      signed(worst.gains.get(OURS) ?? 0),
      mean(rows.map(({ colours }) => colours[0])).toFixed(0),
      mean(rows.map(({ colours }) => colours[1])).toFixed(0),
      mean(rows.map((row) => row.purity[0])).toFixed(3),
      mean(rows.map((row) => row.purity[1])).toFixed(3),
      ...(seams.length > 0 ? largestSeams(seams) : []),
    ]),
  )
}

function largestSeams(seams: readonly Seam[]): readonly string[] {
  const measures = [
    ({ ours }: Seam) => ours,
    ({ truth }: Seam) => truth,
    ({ cubic }: Seam) => cubic,
    ({ ours, truth }: Seam) => ours / truth,
  ]
  return measures.map((measure) => Math.max(...seams.map(measure)).toFixed(2))
}

function printRow({ name, way, cubicDb, method, gains, colours, seam }: Row): void {
  const all = [...gains].map(([peer, gain]) => `${peer} ${signed(gain)}`).join('  ')
  console.log(
    `    ${`${name}, ${way}`.padEnd(40)} ${cubicDb.toFixed(2)}  ${method.padEnd(10)} ${all}  ${colours[0]}  ${seam ? seamsOf(seam) : ''}`,
  )
}

function seamsOf({ ours, truth, cubic }: Seam): string {
  return `seam ${ours.toFixed(2)} truth ${truth.toFixed(2)} cubic ${cubic.toFixed(2)}`
}

function line(cells: readonly string[]): string {
  return cells.map((cell, i) => (i === 0 ? cell.padEnd(12) : cell.padStart(i < 4 ? 6 : 9))).join(' ')
}

function signed(db: number): string {
  return `${db < 0 ? '' : '+'}${db.toFixed(2)}`
}
