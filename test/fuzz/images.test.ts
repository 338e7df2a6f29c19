// Pictures that were damaged at random, through everything that reads an upload: the ingress by header, the engine
// whole.
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import { measureImage } from '../../infra/images/measure-image.ts'
import { vectorizeSizeRule } from '../../infra/images/size-rules.ts'
import { silentLogger } from '../../infra/telemetry/logger.ts'
import { childEnvironment } from '../../processors/runtime/pooled-child.ts'
import { createProcessPool, type ProcessPool } from '../../processors/runtime/process-pool.ts'
import { Rejection } from '../../schemas/rejection.ts'
import { fuzzRandom, fuzzSeed } from './fuzz-seed.ts'
import { mutateBytes } from './mutate-bytes.ts'

const ROUNDS = 400
const MEMORY_BYTES_MAX = 768 * 1024 * 1024

let pool: ProcessPool
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-fuzz-'))
  pool = createProcessPool({
    name: 'fuzz',
    taskModule: new URL('./tasks/decode-task.ts', import.meta.url),
    childrenMax: 1,
    memoryBytesMax: MEMORY_BYTES_MAX,
    environment: childEnvironment(process.env),
    logger: silentLogger,
  })
})
afterAll(async () => {
  await pool?.close()
  await rm(folder, { recursive: true, force: true })
})

/** A small picture with edges, gradients and transparency in it. */
function picture(): Sharp {
  const side = 48
  const data = Buffer.from(
    Array.from({ length: side * side }, (_, at) => [
      at % 256,
      (at * 7) % 256,
      (at >> 3) % 256,
      at % 5 === 0 ? 0 : 255,
    ]).flat(),
  )
  return sharp(data, { raw: { width: side, height: side, channels: 4 } })
}

const kinds = [
  ['PNG', () => picture().png()],
  ['PNG of a palette', () => picture().png({ palette: true, colours: 16 })],
  ['JPEG', () => picture().flatten().jpeg({ progressive: true })],
  ['WebP', () => picture().webp()],
  ['TIFF', () => picture().tiff({ compression: 'lzw' })],
  ['GIF', () => picture().gif()],
] as const

test.each(kinds.map(([name, make], index) => [name, index, make] as const))(
  `a damaged %s is refused or read, never the end of a process (%#, seed ${fuzzSeed})`,
  async (_name, index, make) => {
    const random = fuzzRandom(index)
    const whole = await make().toBuffer()
    const outcomes = new Map<string, number>()
    const count = (outcome: string): void => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    for (let round = 0; round < ROUNDS; round += 1) {
      const file = mutateBytes(whole, random)
      count(await measured(file))
      const { outcome } = (await pool.run({ input: { file }, timeoutMs: 120_000 })) as { readonly outcome: string }
      count(outcome)
    }
    expect(
      [...outcomes.keys()].filter((outcome) => !['measured', 'refused', 'decoded', 'rejected'].includes(outcome)),
    ).toEqual([])
    expect(outcomes.get('rejected')).toBeGreaterThan(0)
  },
)

async function measured(file: Buffer): Promise<string> {
  const path = join(folder, 'image')
  await writeFile(path, file)
  const sha256 = createHash('sha256').update(file).digest('hex')
  try {
    const { width, height } = await measureImage({ path, bytes: file.length, sha256 }, 'image', vectorizeSizeRule)
    return width >= 1 && height >= 1 ? 'measured' : 'measured as nothing'
  } catch (error) {
    return error instanceof Rejection ? 'refused' : `threw ${error}`
  }
}
