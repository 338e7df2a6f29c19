import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { endOrphans } from '../processes/orphans.ts'
import { diskIsFull, homeNotWritable } from '../terminal/diagnosis.ts'
import { StackError } from '../terminal/stack-error.ts'
import { takeLock } from './lock.ts'

/**
 * A fresh home grows to about 150 MB (Postgres' and Kafka's preallocated files); below this a start would fail midway.
 */
const LEAST_FREE_BYTES = 512 * 1024 * 1024
const ROOT_UID = 0

const credentials = z.object({
  postgresPassword: z.string().min(1),
  kafkaPassword: z.string().min(1),
  kafkaClusterId: z.string().length(22),
  s3AccessKey: z.string().min(1),
  s3SecretKey: z.string().min(1),
  /** Seals secrets in Postgres; homes of before it get one at their next start. */
  secretsKey: z.string().default(drawSecretsKey),
})
export type Credentials = z.infer<typeof credentials>

/** One folder with all data of one stack, held by one launcher at a time. */
export type Home = {
  readonly path: string
  /** Names this start; part of the mark that its processes carry. */
  readonly run: string
  readonly credentials: Credentials
  readonly rememberedPorts: Readonly<Record<string, number>>
  /** Servers that were not seen to end last time: killed, or the machine went down. */
  readonly unclean: readonly string[]
  /** Adds to the ports that the next start tries first. */
  rememberPorts(ports: Readonly<Record<string, number>>): void
  release(): void
}

/**
 * Makes the folder if need be, takes its lock, ends whatever an earlier start left running and reads (or draws, the
 * first time) its passwords. Everything secret is readable by its owner alone.
 *
 * @throws StackError ALREADY_RUNNING, HOME_NOT_WRITABLE, DISK_FULL, CREDENTIALS_MISSING
 */
export async function openHome(folder: string): Promise<Home> {
  const path = resolve(folder)
  prepareFolder(path)
  const release = await takeLock(path)
  try {
    const unclean = await endOrphans(path)
    return {
      path,
      run: randomBytes(6).toString('hex'),
      credentials: readCredentials(path),
      rememberedPorts: readPorts(path),
      unclean,
      rememberPorts: (ports) => writePrivate(join(path, 'ports.json'), { ...readPorts(path), ...ports }),
      release,
    }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Writes JSON that only its owner may read; whoever reads meanwhile, or after the machine went down, finds the old or
 * the new content, never half of it.
 */
export function writePrivate(file: string, content: unknown): void {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(aside, file)
}

function prepareFolder(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    // The last step alone: where a file system refuses it (/proc), Node's recursive way tries again without end.
    if (!existsSync(path)) mkdirSync(path, { mode: 0o700 })
    if (!statSync(path).isDirectory()) throw Object.assign(new Error(`${path} is a file`), { code: 'ENOTDIR' })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    // Started by root, Postgres runs as a user of its own, who has to pass through the folder without looking round in
    // it.
    if (process.getuid?.() === ROOT_UID) chmodSync(path, 0o711)
  } catch (cause) {
    throw homeNotWritable(path, cause)
  }
  const disk = statfsSync(path)
  const freeBytes = disk.bavail * disk.bsize
  if (freeBytes < LEAST_FREE_BYTES) throw diskIsFull(path, freeBytes, LEAST_FREE_BYTES)
}

function readCredentials(path: string): Credentials {
  const file = join(path, 'credentials.json')
  const kept = readKept(file)
  if (kept) return kept
  if (existsSync(join(path, 'postgres')) || existsSync(join(path, 'kafka')))
    throw new StackError(
      'CREDENTIALS_MISSING',
      `${file} is gone or not whole, and the data beside it opens with no other passwords. Put the file back, or start with another --home.`,
    )
  const drawn: Credentials = {
    postgresPassword: randomBytes(24).toString('base64url'),
    kafkaPassword: randomBytes(24).toString('base64url'),
    kafkaClusterId: drawClusterId(),
    s3AccessKey: `heddle-${randomBytes(8).toString('hex')}`,
    s3SecretKey: randomBytes(30).toString('base64url'),
    secretsKey: drawSecretsKey(),
  }
  writePrivate(file, drawn)
  return drawn
}

/**
 * undefined when there is none, or one that is not whole. What was drawn for want of it is kept too: what it seals
 * opens with nothing else.
 */
function readKept(file: string): Credentials | undefined {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  const kept = parseCredentials(text)
  if (kept && !text.includes(kept.secretsKey)) writePrivate(file, kept)
  return kept
}

function parseCredentials(text: string): Credentials | undefined {
  try {
    return credentials.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function drawSecretsKey(): string {
  return randomBytes(32).toString('base64url')
}

/** Kafka's cluster id is a UUID in base64url; one that begins with `-` would be read as an option by its own tools. */
function drawClusterId(): string {
  const id = randomBytes(16).toString('base64url')
  return id.startsWith('-') ? drawClusterId() : id
}

/** Ports are a convenience: a file that cannot be read means new ports. */
function readPorts(path: string): Record<string, number> {
  try {
    const ports = z.record(z.string(), z.int().min(1).max(65_535))
    return ports.parse(JSON.parse(readFileSync(join(path, 'ports.json'), 'utf8')))
  } catch {
    return {}
  }
}
