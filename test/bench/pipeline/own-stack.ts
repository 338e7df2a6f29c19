// Real servers for one benchmark, in a home that is gone afterwards.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentOf } from '../../../infra/stack/servers/addresses.ts'
import { startServers } from '../../../infra/stack/servers/start-servers.ts'
import { createProgress } from '../../../infra/stack/terminal/progress.ts'

/** Boots the servers, puts their addresses into the environment, and stops them whatever `work` does. */
export async function withOwnStack(work: (pids: Readonly<Record<string, number>>) => Promise<void>): Promise<void> {
  const servers = await startServers({
    home: await mkdtemp(join(tmpdir(), 'heddle-bench-')),
    env: process.env,
    progress: createProgress(
      () => {},
      () => performance.now(),
    ),
    restart: undefined,
    after: 'removeHome',
    signal: new AbortController().signal,
  })
  Object.assign(process.env, environmentOf(servers))
  try {
    await work(servers.pids())
  } finally {
    await servers.stop()
  }
}
