import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Script } from 'node:vm'
import { describe, expect, it } from '@jest/globals'
import { compileWhole } from '../../../../processors/cli/compile-whole.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/**
 * Bytes of what V8 has compiled of a function that nobody has called; no two are alike, or V8 would know it already.
 */
function compiledBytes(number: number): number {
  return new Script(
    `function unlike${number}(a) { return [a + ${number}, a * a, a % 7].map(Math.sqrt) }`,
  ).createCachedData().length
}

describe('modules that are compiled whole', () => {
  it('hold every function before it is called, and what is loaded later does not', async () => {
    const before = compiledBytes(100)
    const whole = await compileWhole(async () => compiledBytes(200))
    expect(whole).toBeGreaterThan(before * 1.3)
    expect(compiledBytes(300)).toBeLessThan(before * 1.1)
  })

  it('leave V8 as it was when loading fails', async () => {
    const before = compiledBytes(400)
    await expect(compileWhole(() => Promise.reject(new Error('no such module')))).rejects.toThrow('no such module')
    expect(compiledBytes(500)).toBeLessThan(before * 1.1)
  })
})

describe('the trace command', () => {
  it('loads what writes PDF only when it writes one', async () => {
    const program = `
      import { registerHooks } from 'node:module'
      const loaded = []
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
      const isThere = () => loaded.some((url) => url.includes('/pdfkit/'))
      await import('./processors/cli/trace.ts')
      const { traceFormatTerms } = await import('./processors/engines/trace/formats/formats.ts')
      const before = isThere()
      await traceFormatTerms.pdf.write({ layers: [], widthMm: 1, heightMm: 1, widthPx: 1, heightPx: 1 })
      console.log(JSON.stringify({ before, after: isThere() }))`
    const args = ['--no-warnings', '--input-type=module', '--eval', program]
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root })
    expect(JSON.parse(stdout)).toEqual({ before: false, after: true })
  })
})
