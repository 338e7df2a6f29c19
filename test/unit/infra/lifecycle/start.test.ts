// The programs as processes of their own, which cannot start: what is wrong is said in words, and the exit code tells.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const busy = createServer()
let busyPort = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
  busyPort = (busy.address() as AddressInfo).port
})
afterAll(() => void busy.close())

/** Nothing listens at any of them. */
const valid = {
  HEDDLE_KAFKA_BROKERS: '127.0.0.1:1',
  HEDDLE_REGISTRY_URL: 'http://127.0.0.1:1',
  HEDDLE_POSTGRES_URL: 'postgres://user:hidden@127.0.0.1:1/d',
  HEDDLE_S3_ENDPOINT: 'http://127.0.0.1:1',
  HEDDLE_S3_ACCESS_KEY: 'a',
  HEDDLE_S3_SECRET_KEY: 'hidden',
  HEDDLE_CDN_BASE_URL: 'http://127.0.0.1:1',
}
const programs = [['ingress/main.ts'], ['processors/main.ts', 'work'], ['processors/main.ts', 'control']] as const

async function start(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH, ...environment }
  const child = spawn(process.execPath, ['--no-warnings', ...args], { cwd: root, env })
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { stdout, stderr, code }
}

/** What the last line of the log says of the failure. */
function lastFailure(stdout: string) {
  const { level, event, error } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  return { level, event, message: error.message }
}

test.each(programs)('%s %s lists every variable that is missing, and nothing else', async (...args) => {
  const { stdout, stderr, code } = await start(args, {})
  expect({ stdout, code }).toEqual({ stdout: '', code: 1 })
  expect(stderr).toMatch(/^The configuration is not valid:\n( {2}HEDDLE_\w+ is missing\n){6,7}$/)
})

test('every value that does not fit is listed, of whatever kind it is, without its secrets', async () => {
  const shared = { ...valid, HEDDLE_KAFKA_BROKERS: 'kafka', HEDDLE_POSTGRES_URL: 'mysql://user:hidden@h/d' }
  const models = { HEDDLE_SR_MODEL: '/nowhere.onnx', HEDDLE_DIFFUSION_DIR: process.execPath }
  const [ingress, work] = await Promise.all([
    start(['ingress/main.ts'], {
      ...shared,
      HEDDLE_SECRETS_KEYS: 'hidden',
      HEDDLE_NAMESPACE: 'a b',
      HEDDLE_TRUSTED_PROXIES: '10.0.0.0/8,proxy',
      HEDDLE_METRICS_PEERS: 'localhost:9100',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector',
      HEDDLE_PORT: '70000',
    }),
    start(['processors/main.ts', 'work'], { ...shared, HEDDLE_LANES: 'shared,fast', HEDDLE_WORKERS: '0', ...models }),
  ])
  expect(ingress).toEqual({
    stdout: '',
    code: 1,
    stderr: `The configuration is not valid:
  HEDDLE_KAFKA_BROKERS must be host:port, several with commas between, not "kafka"
  HEDDLE_NAMESPACE must have 1 to 100 letters, digits, dots, _ and -, not "a b"
  OTEL_EXPORTER_OTLP_ENDPOINT must be a whole address that begins with http:// or https://
  HEDDLE_POSTGRES_URL must be a whole address that begins with postgres:// or postgresql://
  HEDDLE_SECRETS_KEYS must be keys of 32 bytes in base64, with commas between
  HEDDLE_PORT must be a whole number from 0 to 65535, not "70000"
  HEDDLE_TRUSTED_PROXIES must be addresses and networks such as 10.0.0.0/8, not "proxy"
  HEDDLE_METRICS_PEERS must be addresses such as http://host:port/metrics, not "localhost:9100"
`,
  })
  expect(work).toEqual({
    stdout: '',
    code: 1,
    stderr: `The configuration is not valid:
  HEDDLE_SR_MODEL names /nowhere.onnx, which cannot be read: no such file or directory
  HEDDLE_DIFFUSION_DIR names ${process.execPath}, which cannot be read: it is no folder
  HEDDLE_KAFKA_BROKERS must be host:port, several with commas between, not "kafka"
  HEDDLE_WORKERS must be a whole number from 1 to 256, not "0"
  a lane is shared, batch or dedicated-<account id>, not "fast"
`,
  })
})

test.each(programs)('%s %s says which port is taken, and which variable names another', async (...args) => {
  const { stdout, stderr, code } = await start(args, { ...valid, HEDDLE_METRICS_PORT: String(busyPort) })
  expect({ stderr, code }).toEqual({ stderr: '', code: 1 })
  const message = `Port ${busyPort} of 127.0.0.1 is already in use. HEDDLE_METRICS_PORT names another.`
  expect(lastFailure(stdout)).toEqual({ level: 'error', event: 'start_failed', message })
})

test('an address that the machine has not is named', async () => {
  const { stdout, code } = await start(['ingress/main.ts'], { ...valid, HEDDLE_METRICS_HOST: '192.0.2.1' })
  const message = '192.0.2.1 is no address of this machine. HEDDLE_METRICS_HOST names another.'
  expect({ code, ...lastFailure(stdout) }).toEqual({ code: 1, level: 'error', event: 'start_failed', message })
})

test('a temporary folder that is not there is named', async () => {
  const { stdout, stderr, code } = await start(['processors/main.ts', 'work'], { ...valid, TMPDIR: '/nowhere' })
  const message = 'The temporary folder /nowhere cannot be used: no such file or directory. TMPDIR names another.'
  expect({ stderr, code, ...lastFailure(stdout) }).toEqual({
    stderr: '',
    code: 1,
    level: 'error',
    event: 'start_failed',
    message,
  })
})

test('what nobody caught is logged without what libraries attach to it, and ends the program', async () => {
  const thrown = "const e = new Error('from afar'); e.config = { password: process.env.HEDDLE_S3_SECRET_KEY }; throw e"
  const module = `data:text/javascript,setTimeout(() => { ${thrown} }, 2000)`
  const args = ['--import', encodeURI(module), 'processors/main.ts', 'control']
  const { stdout, stderr, code } = await start(args, valid)
  expect({ stderr, code }).toEqual({ stderr: '', code: 1 })
  expect(lastFailure(stdout)).toEqual({ level: 'error', event: 'crashed', message: 'from afar' })
  expect(stdout).not.toContain('hidden')
})

test.each([[], ['wrok'], ['work', 'control'], ['control', '--lane', 'shared'], ['work', '--lanes', 'shared']])(
  'a command line that is none is answered with how it is: %j %j %j',
  async (...args: string[]) => {
    const answer = await start(['processors/main.ts', ...args], valid)
    const stderr = 'usage: node processors/main.ts work [--lane LANE] | control\n'
    expect(answer).toEqual({ stdout: '', stderr, code: 2 })
  },
)
