import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { findLockHolder, takeLock } from '../home/lock.ts'
import { artifactsUnavailable, cacheNotWritable, diskIsFull, mavenMissing } from '../terminal/diagnosis.ts'
import { StackError } from '../terminal/stack-error.ts'

/** Maven's own copies and ours together take about 550 MB. */
const LEAST_FREE_BYTES = 700 * 1024 * 1024
const MAVEN_TIMEOUT_MS = 15 * 60_000
const SCRATCH = 'fetching-'
/** Far longer than Maven may take: what is older is of a start that was killed. */
const SCRATCH_OLD_MS = 60 * 60_000
const LOOK_AGAIN_MS = 300

export type FetchOptions = {
  readonly env: NodeJS.ProcessEnv
  readonly signal: AbortSignal
  /** Told now and then how much has been fetched in all. */
  readonly onMegabytes: (megabytes: number) => void
  /** Told once, when another start is fetching and this one waits for it. */
  readonly onWait: () => void
}

const artifactNames = ['kafka', 's3proxy', 'registry'] as const
export type ArtifactName = (typeof artifactNames)[number]

const templates = join(import.meta.dirname, '..', 'artifacts')

/** The folder that every home shares: `$XDG_CACHE_HOME/heddle`, else `~/.cache/heddle`. */
export function cacheFolder(env: NodeJS.ProcessEnv): string {
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'heddle')
}

/**
 * Where an artefact lies in the cache; the digest of all templates is in the name, so another version is another
 * folder.
 */
export function artifactFolder(cache: string, name: ArtifactName): string {
  return join(cache, `servers-${templateDigest()}`, name)
}

export function missingArtifacts(cache: string, wanted: readonly ArtifactName[]): ArtifactName[] {
  return wanted.filter((name) => !existsSync(artifactFolder(cache, name)))
}

/**
 * Fetches the Java servers that the cache lacks, with one run of Maven: two at once may spoil its local repository, so
 * of several starts one fetches and the others wait for it. Each is moved into place whole, so a download that was cut
 * off is never taken for a server. With everything in the cache neither Maven nor a connection is needed.
 *
 * @throws StackError MAVEN_MISSING, ARTIFACTS_UNAVAILABLE, CACHE_NOT_WRITABLE, DISK_FULL
 */
export async function fetchArtifacts(
  cache: string,
  wanted: readonly ArtifactName[],
  options: FetchOptions,
): Promise<void> {
  if (missingArtifacts(cache, wanted).length === 0) return
  requireWritable(cache)
  const giveBack = await takeTurn(cache, options)
  try {
    await fetchMissing(cache, missingArtifacts(cache, wanted), options)
  } finally {
    giveBack()
  }
}

/** @returns what ends the turn */
async function takeTurn(cache: string, { signal, onWait }: FetchOptions): Promise<() => void> {
  let isTold = false
  for (;;) {
    // Looked at first: starts that only wait need not write into the folder again and again.
    const giveBack = findLockHolder(cache) === undefined ? await takeLock(cache).catch(unlessTaken) : undefined
    if (giveBack) return giveBack
    if (!isTold) onWait()
    isTold = true
    await sleep(LOOK_AGAIN_MS, undefined, { signal })
  }
}

function unlessTaken(error: unknown): undefined {
  if (!(error instanceof StackError && error.code === 'ALREADY_RUNNING')) throw error
}

async function fetchMissing(cache: string, missing: readonly ArtifactName[], options: FetchOptions): Promise<void> {
  if (missing.length === 0) return
  const disk = statfsSync(cache)
  if (disk.bavail * disk.bsize < LEAST_FREE_BYTES) throw diskIsFull(cache, disk.bavail * disk.bsize, LEAST_FREE_BYTES)
  const scratch = join(cache, `${SCRATCH}${randomBytes(6).toString('hex')}`)
  try {
    cpSync(templates, join(scratch, 'poms'), { recursive: true })
    await runMaven(scratch, missing, join(cache, 'maven.log'), options)
    for (const name of missing) moveIntoPlace(join(scratch, 'out', name), artifactFolder(cache, name))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/**
 * Removes what starts that were killed while they fetched left in the cache; never throws, for nothing depends on it.
 */
export function removeOldScratch(cache: string, nowMs: number): void {
  try {
    for (const name of readdirSync(cache).filter((name) => name.startsWith(SCRATCH))) {
      const scratch = join(cache, name)
      if (nowMs - statSync(scratch).mtimeMs > SCRATCH_OLD_MS) rmSync(scratch, { recursive: true, force: true })
    }
  } catch {}
}

function requireWritable(cache: string): void {
  try {
    mkdirSync(cache, { recursive: true })
    accessSync(cache, constants.W_OK)
  } catch (cause) {
    throw cacheNotWritable(cache, cause)
  }
}

/** The sorted class path of a folder of jars: sorted, because a CDS archive only fits the very same path. */
export function classPathOf(folder: string): string {
  const jars = readdirSync(folder).filter((file) => file.endsWith('.jar'))
  return jars
    .toSorted()
    .map((jar) => join(folder, jar))
    .join(':')
}

function runMaven(scratch: string, names: readonly ArtifactName[], logFile: string, options: FetchOptions) {
  const { env, signal, onMegabytes } = options
  const goals = ['-B', '-pl', names.join(','), 'generate-resources', `-Dheddle.output=${join(scratch, 'out')}`]
  const log = createWriteStream(logFile)
  // Not spawn's own timeout: its timer goes on for a program that could not even be started.
  const limited = AbortSignal.any([signal, AbortSignal.timeout(MAVEN_TIMEOUT_MS)])
  return new Promise<void>((resolve, reject) => {
    const cwd = join(scratch, 'poms')
    const maven = spawn('mvn', goals, { env, cwd, signal: limited, stdio: ['ignore', 'pipe', 'pipe'] })
    maven.stdout.pipe(log, { end: false })
    let megabytes = 0
    createInterface(maven.stdout).on('line', (line) => {
      megabytes += downloadedMegabytes(line)
      onMegabytes(megabytes)
    })
    maven.stderr.pipe(log, { end: false })
    maven.once('error', () =>
      reject(limited.aborted ? artifactsUnavailable('it was stopped.', logFile) : mavenMissing()),
    )
    maven.once('close', (code) => {
      log.end(() => (code === 0 ? resolve() : reject(artifactsUnavailable(firstMavenError(logFile), logFile))))
    })
  })
}

/** Reads `Downloaded from central: https://… (5.1 MB at 12 MB/s)`; 0 for any other line. */
export function downloadedMegabytes(line: string): number {
  const [, amount, unit] = /^(?:\[INFO\] )?Downloaded from .*\((\d+(?:\.\d+)?) ([kMG]?B) at /.exec(line) ?? []
  const megabytesOf: Readonly<Record<string, number>> = { B: 1e-6, kB: 1e-3, MB: 1, GB: 1e3 }
  return Number(amount ?? 0) * (megabytesOf[unit ?? ''] ?? 0)
}

/** Maven says the same trouble many times over; its first error line says which file from where. */
function firstMavenError(logFile: string): string {
  const line = readFileSync(logFile, 'utf8')
    .split('\n')
    .find((text) => text.startsWith('[ERROR]'))
  return line ? `${line.slice('[ERROR] '.length, 240).replace(/[.\s]*$/, '')}.` : 'it gave no reason.'
}

function moveIntoPlace(from: string, to: string): void {
  mkdirSync(join(to, '..'), { recursive: true })
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  }
}

function templateDigest(): string {
  const digest = createHash('sha256')
  for (const file of ['pom.xml', ...artifactNames.map((name) => join(name, 'pom.xml'))])
    digest.update(readFileSync(join(templates, file)))
  return digest.digest('hex').slice(0, 12)
}
