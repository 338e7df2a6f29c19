import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Half } from '../../../processors/engines/enlarge/network/train/split.ts'
import { type BatteryClass, battery } from './battery.ts'
import { countColours, purity, seamRatio } from './measure.ts'
import type { Peer } from './peer.ts'
import { enlargeByCubic, enlargeByHeddle, findPeers } from './peers.ts'
import { type Picture, psnr, type Truth } from './picture.ts'

export type QualityOptions = {
  readonly half: Half
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
  /** Step across the seam beside the truth's own: art may well be cut where it is busiest. */
  readonly seam: number | undefined
}

const OURS = 'heddle'

/** Prints, class by class, the mean gain of every enlarger over the centred cubic and the worst picture of ours. */
export async function measureQuality(options: QualityOptions): Promise<void> {
  const peers = options.withPeers ? await findPeers() : []
  const names = [OURS, ...peers.map(({ name }) => name)]
  console.log(`\nGain over the centred Catmull-Rom in dB, ${options.half} half`)
  const columns = ['class', 'n', 'cubic', 'goal', ...names, 'worst', 'colours', 'cubic', 'pure', 'truth', 'seam']
  console.log(line(columns))
  for (const kind of battery) {
    if (options.only.length > 0 && !options.only.includes(kind.name)) continue
    printClass(kind, await measureClass(kind, peers, options), names)
  }
}

async function measureClass(kind: BatteryClass, peers: readonly Peer[], options: QualityOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const truth of await kind.truths(options.half, options.count))
    for (const way of kind.ways) {
      const small = await way.reduce(truth.picture, kind.scale, truth.tile)
      const row = await measurePicture(truth, way.name, small, kind.scale, peers, options.keep)
      rows.push(row)
      if (options.isVerbose) printRow(row)
    }
  return rows
}

async function measurePicture(
  { name, picture, tile }: Truth,
  way: string,
  small: Picture,
  scale: number,
  peers: readonly Peer[],
  keep: string | undefined,
): Promise<Row> {
  const cubic = await enlargeByCubic(small, scale, tile)
  const ours = await enlargeByHeddle(small, scale, tile, 'auto')
  const cubicDb = psnr(cubic.data, picture.data)
  const gains = new Map([[OURS, psnr(ours.picture.data, picture.data) - cubicDb]])
  for (const peer of peers) {
    const enlarged = await peer.enlarge(small, scale, tile)
    if (enlarged) gains.set(peer.name, psnr(enlarged.data, picture.data) - cubicDb)
  }
  if (keep) await keepPictures(join(keep, `${name}-${way}-x${scale}`), { truth: picture, small, ours: ours.picture })
  return {
    name,
    way,
    cubicDb,
    method: ours.method,
    gains,
    colours: [countColours(ours.picture), countColours(cubic)],
    purity: [purity(ours.picture, picture), purity(picture, picture)],
    seam: tile ? seamRatio(ours.picture) / seamRatio(picture) : undefined,
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
      seams.length > 0 ? Math.max(...seams).toFixed(2) : '',
    ]),
  )
}

function printRow({ name, way, cubicDb, method, gains, colours }: Row): void {
  const all = [...gains].map(([peer, gain]) => `${peer} ${signed(gain)}`).join('  ')
  console.log(`    ${`${name}, ${way}`.padEnd(40)} ${cubicDb.toFixed(2)}  ${method.padEnd(10)} ${all}  ${colours[0]}`)
}

function line(cells: readonly string[]): string {
  return cells.map((cell, i) => (i === 0 ? cell.padEnd(12) : cell.padStart(i < 4 ? 6 : 9))).join(' ')
}

function signed(db: number): string {
  return `${db < 0 ? '' : '+'}${db.toFixed(2)}`
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
