// The commands as processes of their own, in an environment that is not right: what is wrong is said, without a stack.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const cli = join(import.meta.dirname, '..', '..', '..', '..', 'ingress', 'cli')

function run(program: string, words: readonly string[], environment: Readonly<Record<string, string>>) {
  const args = ['--no-warnings', join(cli, program), ...words]
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  })
  return { status, stderr }
}

const brokersAlone = { HEDDLE_KAFKA_BROKERS: '127.0.0.1:1' }
const missing = 'The configuration is not valid:\n  HEDDLE_REGISTRY_URL is missing\n'

test.each([
  ['heddle.ts', ['tap'], brokersAlone, 2, missing],
  ['admin.ts', ['analytics', 'enable', 'bi'], { ...brokersAlone, HEDDLE_POSTGRES_URL: 'postgres://h/d' }, 2, missing],
  [
    'admin.ts',
    ['account', 'list'],
    { HEDDLE_POSTGRES_URL: 'user:secret@host' },
    2,
    'HEDDLE_POSTGRES_URL is an address such as postgres://user:password@host/database.\n',
  ],
  [
    'admin.ts',
    ['account', 'list'],
    { HEDDLE_POSTGRES_URL: 'postgres://127.0.0.1:1/d' },
    1,
    'Postgres cannot be reached: connect ECONNREFUSED 127.0.0.1:1\n',
  ],
] as const)('%s %j says what is wrong with %j', (program, words, environment, status, stderr) => {
  expect(run(program, words, environment)).toEqual({ status, stderr })
})
