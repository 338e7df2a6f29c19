import { VERSION } from '../config/version.ts'
import { createLedger } from '../ledger/ledger.ts'
import { aborted } from '../lifecycle/aborted.ts'
import { systemClock } from '../lifecycle/clock.ts'
import { createLogger } from '../telemetry/logger.ts'
import { findLockHolder } from './home/lock.ts'
import { createStackFile, removeStackFile, type StackFile } from './home/stack-file.ts'
import type { LauncherOptions } from './options.ts'
import { holdSocket } from './processes/held-socket.ts'
import { choosePorts, isPortFree } from './processes/ports.ts'
import { defaultRestartPolicy } from './processes/supervisor.ts'
import { type Applications, startApplications } from './programs/applications.ts'
import { keepLaneProcessors, type LaneProcessors } from './programs/lane-processors.ts'
import { endpointsOf, environmentOfProgram, type Program, portNamesOf } from './programs/programs.ts'
import { provision } from './provision.ts'
import { environmentOf } from './servers/addresses.ts'
import { type Servers, startServers } from './servers/start-servers.ts'
import { alreadyRunning, portInUse, shown } from './terminal/diagnosis.ts'
import { createProgress, type Progress } from './terminal/progress.ts'
import type { StackError } from './terminal/stack-error.ts'
import { welcomeText } from './terminal/welcome.ts'

export type LaunchSettings = {
  readonly options: LauncherOptions
  readonly programs: readonly Program[]
  readonly root: string
  readonly env: NodeJS.ProcessEnv
  /** Prints one line. */
  readonly say: (line: string) => void
  /** Aborting gives up a start that is under way. */
  readonly signal: AbortSignal
}

export type LauncherRun = {
  /** Programs first, then servers, then the lock and stack.json. */
  stop(): Promise<void>
  /** Everything at once. */
  kill(): void
}

/**
 * Starts everything and says so.
 *
 * @throws StackError with one line that says what is wrong; nothing is left running then.
 */
export async function launch({ options, programs, root, env, say, signal }: LaunchSettings): Promise<LauncherRun> {
  const startedAtMs = performance.now()
  const progress = createProgress(say, () => performance.now())
  if (options.port !== 0 && !(await isPortFree(options.port))) throw whyPortIsTaken(options)
  const stackFile = createStackFile(say)
  const restart = { ...defaultRestartPolicy, onChange: stackFile.rewrite }
  say(`Heddle ${VERSION}\n`)
  const servers = await startServers({ home: options.home, env, progress, restart, after: 'keepHome', signal })
  const begun: { stop(): Promise<void> }[] = [servers]
  try {
    removeStackFile(servers.home.path)
    const ports = await choosePorts(portNamesOf(programs), servers.home.rememberedPorts)
    servers.home.rememberPorts(ports)
    const terms = { options, ports, env }
    const { apiKey } = await Promise.race([prepare(servers, env, progress), unlessAborted(signal)])
    const programEnvironment = (program: Program): NodeJS.ProcessEnv => ({
      ...env,
      ...environmentOf(servers),
      HEDDLE_SECRETS_KEYS: env.HEDDLE_SECRETS_KEYS || servers.home.credentials.secretsKey,
      ...environmentOfProgram(program, programs, terms),
    })
    const place = { home: servers.home.path, run: servers.home.run }
    const { url, metricsUrl } = endpointsOf(terms)
    const applications = await startApplications(programs, {
      root,
      place,
      environmentOf: programEnvironment,
      apiSocket: holdSocket(Number(new URL(url).port), env.HEDDLE_HOST || '127.0.0.1'),
      drainMs: options.drainMs,
      progress,
      restart,
      signal,
    })
    begun.push(applications)
    stackFile.keep(servers, { url, metricsUrl, apiKey, pids: applications.pids })
    const laneProcessors = followLanes({ servers, programs, applications, say })
    const seconds = (performance.now() - startedAtMs) / 1000
    say(welcomeText({ url, metricsUrl, apiKey, home: shown(servers.home.path), seconds }))
    return runOf({ servers, applications, laneProcessors, stackFile })
  } catch (error) {
    for (const part of begun.toReversed()) await part.stop()
    throw error
  }
}

/** A second start of the same home is the likeliest reason, and another port would not help it. */
function whyPortIsTaken({ home, port }: LauncherOptions): StackError {
  const holder = findLockHolder(home)
  return holder === undefined ? portInUse(port) : alreadyRunning(home, holder)
}

/** Provisioning talks to servers with patience of its own; a person who pressed Ctrl-C need not wait for that. */
async function unlessAborted(signal: AbortSignal): Promise<never> {
  await aborted(signal)
  throw signal.reason
}

function prepare(servers: Servers, env: NodeJS.ProcessEnv, progress: Progress) {
  const logger = createLogger({ process: 'launcher', level: 'error' })
  return provision({ addresses: servers, env, home: servers.home.path, logger, progress })
}

type Running = {
  readonly servers: Servers
  readonly applications: Applications
  readonly laneProcessors: LaneProcessors | undefined
  readonly stackFile: StackFile
}

/** Processors of accounts' own lanes come and go with the lanes; undefined where no program works for lanes. */
function followLanes({
  servers,
  programs,
  applications,
  say,
}: Pick<Running, 'servers' | 'applications'> & Pick<LaunchSettings, 'programs' | 'say'>): LaneProcessors | undefined {
  const program = programs.find(({ perLane }) => perLane)
  if (!program) return undefined
  const logger = createLogger({ process: 'launcher', level: 'silent' })
  const ledger = createLedger({ url: servers.postgres.url, poolMax: 1, logger })
  const processors = keepLaneProcessors({
    findLanes: ledger.lanes.dedicated,
    applications,
    program,
    clock: systemClock,
    report: (line) => say(`  ${line}`),
  })
  return {
    stop: async () => {
      await processors.stop()
      await ledger.close()
    },
  }
}

function runOf({ servers, applications, laneProcessors, stackFile }: Running): LauncherRun {
  return {
    stop: async () => {
      await laneProcessors?.stop()
      await applications.stop()
      stackFile.remove()
      await servers.stop()
    },
    kill: () => {
      applications.kill()
      servers.kill()
      stackFile.remove()
      servers.home.release()
    },
  }
}
