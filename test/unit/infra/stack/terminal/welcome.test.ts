import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { welcomeText } from '../../../../../infra/stack/terminal/welcome.ts'
import { generateRequest } from '../../../../../schemas/http/generate.ts'

const lines = welcomeText({
  url: 'http://127.0.0.1:8080',
  metricsUrl: 'http://127.0.0.1:9100/metrics',
  apiKey: 'hdl_live_x',
  home: '.heddle',
  seconds: 3.21,
}).split('\n')
const lineWith = (part: string): string => lines.find((line) => line.includes(part)) ?? ''

describe('the welcome', () => {
  test.each(['generate', 'vectorize', 'upscale'])('has a call of %s that is whole on its line', (operation) => {
    const call = lineWith(`/api/${operation}`)
    expect(call).toMatch(/^curl -sw '\\n' http:\/\/127\.0\.0\.1:8080\/api\//)
    expect(call).toContain("-H 'Authorization: Bearer hdl_live_x'")
  })

  test('gives the studio its key behind the #, where no server sees it', () => {
    const address = new URL(lineWith('Studio').trim().split(/\s+/)[1])
    expect([address.pathname, address.search, address.hash]).toEqual(['/', '', '#key=hdl_live_x'])
  })

  test('draws what the API accepts', () => {
    const body: unknown = JSON.parse(/-d '([^']*)'/.exec(lineWith('/api/generate'))?.[1] ?? '')
    expect(generateRequest.safeParse(body)).toMatchObject({ success: true })
  })

  test("finds the file's address in an answer with nothing but a shell", () => {
    const folder = mkdtempSync(join(tmpdir(), 'heddle-welcome-'))
    writeFileSync(
      join(folder, 'tile.json'),
      '{"url":"http://h/assets/a/job_1.png","width":1,"report":{"prompt":"b"}}\n',
    )
    const command = lineWith('tile.png "$(').replace('curl -so tile.png', 'echo')
    expect(execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })).toBe('http://h/assets/a/job_1.png\n')
    rmSync(folder, { recursive: true })
  })
})
