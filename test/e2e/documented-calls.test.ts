// Every shell example with curl in the README and in docs/ is pasted as it stands.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { flatPng } from '../harness/fakes/images.ts'
import { writeTinyDiffusionModel } from '../harness/onnx/tiny-diffusion-model.ts'
import { startService, type TestService } from '../harness/service.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
/** The address that `npm start` prints unless the port is taken. */
const PRINTED_ADDRESS = /(http:\/\/127\.0\.0\.1|localhost):8080/g
/** The README's last call makes 16,384 × 16,384 pixels. */
const PASTED_MS = 300_000

/** Shell blocks as they are, and of those that show answers too what stands behind the prompts. */
function commandsOf(markdown: string): string[] {
  const plain = [...markdown.matchAll(/^```sh\n(.*?)^```/gms)].map(([, text = '']) => text)
  const typed = [...markdown.matchAll(/^```console\n(.*?)^```/gms)].map(([, text = '']) =>
    [...text.matchAll(/^\$ ((?:.*\\\n)*.*\n)/gm)].map(([, command]) => command).join(''),
  )
  return [...plain, ...typed].filter((commands) => commands.includes('curl '))
}

const files = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => join('docs', name))]
const examples = files
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => commandsOf(readFileSync(join(root, file), 'utf8')).map((commands) => [file, commands] as const))

const folder = mkdtempSync(join(tmpdir(), 'heddle-docs-'))
let service: TestService
let key: string

beforeAll(async () => {
  await writeTinyDiffusionModel(folder)
  for (const name of ['leaf.png', 'rose.png']) await writeFile(join(folder, name), await flatPng(32, 32))
  // Without it curl takes a refusal for an answer like any other.
  await writeFile(join(folder, '.curlrc'), 'fail\nshow-error\n')
  service = await startService({ env: { HEDDLE_DIFFUSION_DIR: folder } })
  key = (await service.createCaller('enterprise', 1000)).key
})
afterAll(async () => {
  await service?.close()
  await rm(folder, { recursive: true })
})

describe('examples in the documents', () => {
  test('are found', () => {
    expect(new Set(examples.map(([file]) => file))).toEqual(
      new Set(['README.md', 'docs/diffusion.md', 'docs/upscale.md', 'docs/vectorize.md', 'docs/webhooks.md']),
    )
  })

  test.each(examples)(
    'run as they stand: %s %#',
    async (_file, commands) => {
      const script = commands.replaceAll(PRINTED_ADDRESS, service.url)
      const env = { ...process.env, KEY: key, CURL_HOME: folder }
      const { stdout } = await run('bash', ['-eo', 'pipefail', '-c', script], { cwd: folder, env, maxBuffer: 1e7 })
      expect(stdout).toMatch(/^\{"/)
    },
    PASTED_MS,
  )
})
