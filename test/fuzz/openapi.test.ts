// The whole HTTP side against its own OpenAPI document, by a tester that is not ours: whatever the document allows and
// whatever it forbids is sent, and every answer must be one that the document describes.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { completeEverything, startTestIngress, type TestIngress } from '../harness/fakes/ingress.ts'
import { pythonWith } from '../harness/python.ts'
import { fuzzSeed } from './fuzz-seed.ts'

const python = await pythonWith('schemathesis==4.32.5')
const EXAMPLES_OF_OPERATION = 5
const TIMEOUT_MS = 900_000

/**
 * A JSON Schema cannot say that a file is a picture, that an address is public, that two fields exclude each other, or
 * that an asset is the caller's own. These may refuse what the schema allows, with the problems they document;
 * everything else may not. And a job that is deleted is cancelled: what became of it is told for as long as it is kept.
 */
const CONFIG = `
[[operations]]
include-path-regex = "^/(api/(generate|vectorize|upscale|quotes|webhooks|uploads|usage)|registry)"
checks.positive_data_acceptance.expected-statuses = ["2xx", "4xx", "503"]

[[operations]]
include-path-regex = "^/api/jobs"
checks.use_after_free.enabled = false
`

let ingress: TestIngress
beforeAll(async () => {
  ingress = await startTestIngress({ deadlineMs: 120_000 })
  completeEverything(ingress)
})
afterAll(() => ingress.stop())

const checked = python ? test : test.skip
checked(
  'schemathesis finds nothing that the OpenAPI document does not say',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'heddle-schemathesis-'))
    const config = join(folder, 'schemathesis.toml')
    await writeFile(config, CONFIG)
    const { secret } = ingress.ledger.addCaller({ tier: 'enterprise' })
    const args = [
      ...['--config-file', config, 'run', `${ingress.url}/openapi.json`, '-H', `X-Api-Key: ${secret}`],
      ...['--phases', 'examples,coverage,fuzzing,stateful', '--seed', String(fuzzSeed)],
      ...['-n', String(EXAMPLES_OF_OPERATION)],
      ...['--request-timeout', '120', '--continue-on-failure', '--suppress-health-check', 'all', '--no-color'],
    ]
    const { status, output } =
      (await python?.runModule('schemathesis.cli', args, { cwd: folder, timeoutMs: TIMEOUT_MS })) ?? {}
    await rm(folder, { recursive: true })
    if (status !== 0) throw new Error(/=+ FAILURES =+[\s\S]*/.exec(output ?? '')?.[0] ?? output)
    expect(output).toMatch(/Test cases:\n {2}\d+ generated/)
  },
  TIMEOUT_MS + 10_000,
)
