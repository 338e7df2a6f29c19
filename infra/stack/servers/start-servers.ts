import { rmSync } from 'node:fs'
import { type Home, openHome } from '../home/home.ts'
import { startGuard } from '../processes/guard.ts'
import { endOrphans } from '../processes/orphans.ts'
import type { RestartPolicy } from '../processes/supervisor.ts'
import type { Progress } from '../terminal/progress.ts'
import { type ServerAddresses, type ServerName, serverNames } from './addresses.ts'
import { type Booted, bootAll, serversToStart } from './boot-all.ts'
import { containerStarters } from './containers.ts'
import { embeddedStarters } from './embedded.ts'
import { readExternalAddresses } from './external-addresses.ts'
import { requireReachable } from './reach.ts'

export type StackOptions = {
  /** Folder for all data; made when missing. */
  readonly home: string
  /** Where addresses, JAVA_HOME, XDG_CACHE_HOME and HEDDLE_STACK are read from; handed on to the servers. */
  readonly env: NodeJS.ProcessEnv
  readonly progress: Progress
  /** undefined: a server that ends stays down, as tests of failures want it. */
  readonly restart: RestartPolicy | undefined
  /** `removeHome` for a home that is only borrowed, such as a test run's. */
  readonly after: 'keepHome' | 'removeHome'
  /** Aborting gives up a start that is under way, and ends what it has started. */
  readonly signal: AbortSignal
}

export type Servers = ServerAddresses & {
  readonly home: Home
  /** Processes on this machine; servers elsewhere and containers have none. */
  readonly pids: () => Partial<Record<ServerName, number>>
  /** Stops every server in good order and gives the home back. May be called again: later calls wait for the first. */
  stop(): Promise<void>
  /** Ends every server at once. */
  kill(): void
}

/**
 * Boots Postgres, Kafka, the schema registry and the object store side by side, except those that the environment
 * replaces by an address, and waits until all of them answer. With `HEDDLE_STACK=containers` they are Docker containers
 * instead.
 *
 * @throws StackError with one line that says what is wrong; nothing is left running then.
 */
export async function startServers(options: StackOptions): Promise<Servers> {
  const { env, progress, restart } = options
  const failed = new AbortController()
  const signal = AbortSignal.any([options.signal, failed.signal])
  const external = readExternalAddresses(env)
  await requireReachable(external, signal)
  const home = await openHome(options.home)
  const dismissGuard = startGuard(home.path, home.run, options.after)
  const giveBack = (): void => {
    home.release()
    if (options.after === 'removeHome') rmSync(home.path, { recursive: true, force: true, maxRetries: 5 })
    dismissGuard()
  }
  try {
    const wanted = serversToStart(external)
    const starters =
      env.HEDDLE_STACK === 'containers'
        ? await containerStarters(home)
        : await embeddedStarters({ home, wanted, env, progress, restart, signal })
    const booted = await bootAll(starters, { external, progress, giveUp: () => failed.abort() })
    return runningServers(booted, home, giveBack)
  } catch (error) {
    await endOrphans(home.path, home.run)
    giveBack()
    throw error
  }
}

function runningServers(booted: Booted, home: Home, giveBack: () => void): Servers {
  const all = serverNames.map((name) => booted[name])
  let stopped: Promise<void> | undefined
  return {
    postgres: booted.postgres.address,
    s3: booted.s3.address,
    kafka: booted.kafka.address,
    registry: booted.registry.address,
    home,
    pids: () => Object.fromEntries(serverNames.flatMap((name) => pidEntry(name, booted[name].pid()))),
    stop: () => {
      stopped ??= Promise.all(all.map((server) => server.stop())).then(giveBack)
      return stopped
    },
    kill: () => {
      for (const server of all) server.kill()
    },
  }
}

function pidEntry(name: ServerName, pid: number | undefined): [ServerName, number][] {
  return pid === undefined ? [] : [[name, pid]]
}
