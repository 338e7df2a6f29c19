// A Postgres that one test has for itself, to kill and start again. Everything else uses the Postgres of the run.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { choosePorts } from '../../infra/stack/processes/ports.ts'
import { identifyProcess, signalIfAlive } from '../../infra/stack/processes/process-identity.ts'
import { findPostgresBinaries } from '../../infra/stack/servers/postgres-binaries.ts'
import { findPostgresUser } from '../../infra/stack/servers/postgres-user.ts'

const READY_WITHIN_MS = 180_000
const TRAVERSABLE = 0o755

export type PrivatePostgres = {
  readonly url: string
  /** kill -9 of the server; resolves when Postgres' other processes have noticed and ended too. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same data, port and address; resolves when it answers. */
  readonly start: () => Promise<void>
  /** SIGSTOP and SIGCONT of the server and every process of its: connections stay open and nothing answers. */
  readonly freeze: () => void
  readonly thaw: () => void
  readonly remove: () => Promise<void>
}

export async function startPrivatePostgres(): Promise<PrivatePostgres> {
  const binaries = await findPostgresBinaries()
  const home = mkdtempSync(join(tmpdir(), 'heddle-test-postgres-'))
  chmodSync(home, TRAVERSABLE)
  const user = findPostgresUser([join(home, 'data'), binaries.postgres])
  const data = join(home, 'data')
  user.makeFolder(data)
  const env = { ...process.env, LC_ALL: 'C' }
  const init = user.call(binaries.initdb, [`--pgdata=${data}`, '--username=heddle', '--auth=trust', '--no-sync'])
  execFileSync(init.command, [...init.args], { ...user.ids, env, cwd: data, stdio: 'pipe' })
  const { postgres: port } = await choosePorts(['postgres'], {})
  const url = `postgres://heddle@127.0.0.1:${port}/postgres`
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  const serve = user.call(binaries.postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])])
  let server: ChildProcess | undefined

  const start = async (): Promise<void> => {
    // Its own process group, so that it can be frozen as a whole.
    server = spawn(serve.command, [...serve.args], { ...user.ids, env, cwd: data, stdio: 'ignore', detached: true })
    await waitUntilAnswering(url)
  }
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of familyOf(server?.pid)) signalIfAlive(pid, signal)
  }
  const kill = async (): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    const family = familyOf(server.pid).map((pid) => ({ pid, identity: identifyProcess(pid) }))
    server.kill('SIGKILL')
    await exited
    // As long as one of them lives, a server that is started on the same data gives up at once.
    const isLeft = () => family.some(({ pid, identity }) => identity && identifyProcess(pid) === identity)
    while (isLeft()) await sleep(10)
  }
  await start()
  return {
    url,
    kill,
    start,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    remove: async () => {
      await kill()
      rmSync(home, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** The server and its children: each session is a process of its own. */
function familyOf(pid: number | undefined): number[] {
  if (pid === undefined) return []
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid=']).toString().trim().split('\n')
  const children = listed
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child)
  return [pid, ...children]
}

async function waitUntilAnswering(url: string): Promise<void> {
  const lastAt = performance.now() + READY_WITHIN_MS
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch (error) {
      if (performance.now() > lastAt) throw error
      await sleep(25)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
