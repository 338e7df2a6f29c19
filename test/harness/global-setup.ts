// Runs once before all tests of a run: boots the real servers in a borrowed home and puts their addresses into the
// environment, from where every test file takes them. HEDDLE_TEST_STACK=none leaves them out, for tests that need none.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MARK_VARIABLE, stackMark } from '../../infra/stack/processes/orphans.ts'
import { environmentOf } from '../../infra/stack/servers/addresses.ts'
import { startServers } from '../../infra/stack/servers/start-servers.ts'
import { createProgress } from '../../infra/stack/terminal/progress.ts'
import { keepTestStack } from './test-stack.ts'

async function startTestStack(): Promise<void> {
  if (process.env.HEDDLE_TEST_STACK === 'none') return
  const lines: string[] = []
  const servers = await startServers({
    home: await mkdtemp(join(tmpdir(), 'heddle-test-')),
    env: process.env,
    progress: createProgress(
      (line) => lines.push(line),
      () => performance.now(),
    ),
    // Tests of failures kill servers and start them again themselves.
    restart: undefined,
    after: 'removeHome',
    signal: new AbortController().signal,
  }).catch((error: Error) => {
    throw new Error(`The servers for the tests did not start. ${error.message}\n${lines.join('\n')}`)
  })
  keepTestStack(servers)
  Object.assign(process.env, environmentOf(servers), {
    // Whatever a test starts carries the mark too, so that the guard of this run ends it when the run is killed.
    [MARK_VARIABLE]: stackMark(servers.home.path, servers.home.run),
  })
}

export { startTestStack as default }
