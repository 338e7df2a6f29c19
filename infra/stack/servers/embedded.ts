import type { Home } from '../home/home.ts'
import { choosePorts } from '../processes/ports.ts'
import type { RestartPolicy } from '../processes/supervisor.ts'
import { memoryShort } from '../terminal/diagnosis.ts'
import type { Progress } from '../terminal/progress.ts'
import type { ServerName } from './addresses.ts'
import type { Starters } from './boot-all.ts'
import { type BootContext, portNames } from './boot-context.ts'
import { type ArtifactName, cacheFolder, fetchArtifacts, missingArtifacts, removeOldScratch } from './downloads.ts'
import { findJava } from './java.ts'
import { startKafka } from './kafka.ts'
import { startPostgres } from './postgres.ts'
import { startRegistry } from './registry.ts'
import { startS3proxy } from './s3proxy.ts'

const MIB = 1024 * 1024
/** Often enough not to look hung, seldom enough not to fill the screen. */
const TELL_EVERY_MS = 5_000
/** Resident memory measured after a start, rounded up. */
const memoryNeededMib: Readonly<Record<ServerName, number>> = { postgres: 60, s3: 160, kafka: 220, registry: 260 }
const artifactOf: Partial<Record<ServerName, ArtifactName>> = { s3: 's3proxy', kafka: 'kafka', registry: 'registry' }

export type EmbeddedOptions = {
  readonly home: Home
  readonly wanted: readonly ServerName[]
  readonly env: NodeJS.ProcessEnv
  readonly progress: Progress
  readonly restart: RestartPolicy | undefined
  readonly signal: AbortSignal
}

/**
 * The provider that runs real servers from npm and Maven packages as processes of this machine.
 *
 * @throws StackError MEMORY_SHORT, JAVA_MISSING, JAVA_TOO_OLD before anything is started.
 */
export async function embeddedStarters(options: EmbeddedOptions): Promise<Starters> {
  const { home, wanted, env, progress } = options
  requireMemory(wanted)
  const artifacts = wanted.flatMap((name) => artifactOf[name] ?? [])
  const java = artifacts.length > 0 ? await findJava(env) : undefined
  const ports = await choosePorts(portNames, home.rememberedPorts)
  home.rememberPorts(ports)
  const cache = cacheFolder(env)
  removeOldScratch(cache, Date.now())
  const { restart, signal } = options
  const supervision = { restart, signal, report: (line: string) => progress.line(`  ${line}`) }
  const context: BootContext = { home, ports, cache, java, env, supervision }
  const fetched = fetchWithProgress(cache, artifacts, options)
  // Each Java server awaits it and fails with it; until then a failure has no listener.
  fetched.catch(() => undefined)
  return {
    postgres: () => startPostgres(context),
    s3: () => fetched.then(() => startS3proxy(context)),
    kafka: () => fetched.then(() => startKafka(context)),
    registry: () => fetched.then(() => startRegistry(context)),
  }
}

async function fetchWithProgress(cache: string, artifacts: readonly ArtifactName[], options: EmbeddedOptions) {
  if (missingArtifacts(cache, artifacts).length === 0) return
  const { progress, env, signal } = options
  // undefined while another start fetches them.
  let fetched: number | undefined = 0
  const say = (): void => {
    const what = fetched === undefined ? 'waiting for another start that fetches' : 'fetching'
    const amount = fetched === undefined ? '' : `: ${fetched.toFixed()} of about 270 MB`
    progress.line(`  … ${what} the servers from Maven, once${amount}`)
  }
  const onMegabytes = (megabytes: number): void => {
    fetched = megabytes
  }
  const onWait = (): void => {
    fetched = undefined
    say()
  }
  say()
  const timer = setInterval(say, TELL_EVERY_MS)
  try {
    const fetch = (): Promise<void> => fetchArtifacts(cache, artifacts, { env, signal, onMegabytes, onWait })
    await progress.step('servers fetched', fetch, () => `kept in ${cache}`)
  } finally {
    clearInterval(timer)
  }
}

function requireMemory(wanted: readonly ServerName[]): void {
  const neededBytes = wanted.reduce((sum, name) => sum + memoryNeededMib[name], 0) * MIB
  const availableBytes = process.availableMemory()
  if (availableBytes < neededBytes) throw memoryShort(availableBytes, neededBytes)
}
