// Where `--out` leads: a file that appears whole, or something that is no plain file and stays what it is.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { readHeddleCommand } from '../../../../ingress/cli/heddle/arguments.ts'
import { runWork, type WorkDeps } from '../../../../ingress/cli/heddle/run-work.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heddle-save-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const result = { url: 'http://h/a', width: 1, height: 1, format: 'png', bytes: 4, credits: 4, processingTimeMs: 1 }
const begun: unknown[] = []
/** A service whose every job is done at once and has the file `draw`. */
const client = {
  begin: async (work: unknown) => {
    begun.push(work)
    return { jobId: 'job_1' }
  },
  jobs: {
    events: async function* () {
      yield { event: 'completed', status: { jobId: 'job_1', result } }
    },
  },
  download: async () => new Response('draw'),
} as unknown as WorkDeps['client']

const depsOf = () => ({
  client,
  stdin: Readable.from([Buffer.from('pic'), Buffer.from('ture')]),
  stdout: new PassThrough(),
  stderr: new PassThrough() as PassThrough & NodeJS.WriteStream,
  signal: AbortSignal.any([]),
})

function generate(out: string): Promise<number> {
  return runWork('generate', readHeddleCommand(['generate', 'roses', '--format', 'png', '--out', out]), depsOf())
}

describe('a result', () => {
  test('takes the place of a file, and leaves nothing beside it', async () => {
    const out = join(folder, 'a.png')
    writeFileSync(out, 'longer than what comes')
    expect(await generate(out)).toBe(0)
    expect(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])).toEqual([
      ['a.png', 'draw'],
    ])
  })

  test('goes through a link, which stays one', async () => {
    const [link, file] = [join(folder, 'link.png'), join(folder, 'file.png')]
    symlinkSync(file, link)
    await expect(generate(link)).rejects.toThrow('no such file or directory')
    writeFileSync(file, '')
    expect(await generate(link)).toBe(0)
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readFileSync(file, 'utf8')).toBe('draw')
  })

  test('goes into a pipe, which stays one', async () => {
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    const reader = spawn('cat', [pipe])
    let text = ''
    reader.stdout.on('data', (data) => {
      text += data
    })
    await Promise.all([generate(pipe), once(reader, 'close')])
    expect(text).toBe('draw')
    expect(lstatSync(pipe).isFIFO()).toBe(true)
  })

  test.each([
    [[], { output_format: undefined }],
    [['--format', 'pdf'], { output_format: 'pdf' }],
  ])('of a picture that comes in a pipe goes into one, and words go elsewhere: %j', async (options, fields) => {
    begun.length = 0
    const deps = depsOf()
    const command = readHeddleCommand(['vectorize', '-', '--out', '-', ...options])
    expect(await runWork('vectorize', command, deps)).toBe(0)
    expect([deps.stdout, deps.stderr].map((stream) => String(stream.read()))).toEqual([
      'draw',
      expect.stringMatching(/^- {2}1 × 1 px/),
    ])
    const [{ image, fields: sent }] = begun as [{ image: Blob; fields: object }]
    expect([await image.text(), sent]).toEqual(['picture', JSON.parse(JSON.stringify(fields))])
    expect(readdirSync('.')).not.toContain('-')
  })

  test('that has no place is not paid for', async () => {
    begun.length = 0
    await expect(generate(folder)).rejects.toThrow('it is a folder')
    await expect(generate(join(folder, 'missing', 'a.png'))).rejects.toThrow('no such file or directory')
    expect(begun).toEqual([])
  })
})
