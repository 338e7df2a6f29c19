import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from '@jest/globals'

const source = fileURLToPath(new URL('../../../../processors/cli/tier-up-late.ts', import.meta.url))

/** What V8 says it gave to its last compiler, of a loop that takes a second of the process's own time after `work`. */
async function compiled(work: string): Promise<string> {
  const program = `
    import { tierUpLate } from ${JSON.stringify(source)}
    ${work}
    let sum = 0
    const usedMs = () => process.cpuUsage().user / 1000
    function spin(until) { while (usedMs() < until) for (let i = 0; i < 1e5; i++) sum += Math.sqrt(i) }
    spin(usedMs() + 1000)`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--no-warnings',
    '--trace-opt',
    '--input-type=module',
    '--eval',
    program,
  ])
  return stdout
    .split('\n')
    .filter((line) => /completed optimizing .*spin.*TURBOFAN/.test(line))
    .join('\n')
}

describe('kernels', () => {
  it('are checked when they are first called', async () => {
    // A function that should give a number and gives none.
    const bytes = [
      0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 127, 3, 2, 1, 0, 7, 5, 1, 1, 97, 0, 0, 10, 4, 1, 2, 0, 11,
    ]
    const program = `
      import { tierUpLate } from ${JSON.stringify(source)}
      tierUpLate()
      const { a } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(${JSON.stringify(bytes)}))).exports
      try { a() } catch (error) { console.log(error.name) }`
    const run = promisify(execFile)(process.execPath, ['--no-warnings', '--input-type=module', '--eval', program])
    expect((await run).stdout.trim()).toBe('CompileError')
  })
})

describe('the last compiler', () => {
  it('is kept from a short command', async () => {
    expect(await compiled('tierUpLate()')).toBe('')
  })

  it('is let in at once where grain is smoothed, and not at other stages', async () => {
    expect(await compiled("tierUpLate()(0.1, 'smooth')")).toContain('spin')
    expect(await compiled("tierUpLate()(0.1, 'inks')")).toBe('')
  })

  it('is let in where the work lasts', async () => {
    const wait =
      'const [letIn, from] = [tierUpLate(), performance.now()]; while (performance.now() - from < 400); letIn()'
    expect(await compiled(wait)).toContain('spin')
  })
})
