import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from '@jest/globals'

const source = fileURLToPath(new URL('../../../../processors/cli/stay-small.ts', import.meta.url))

/**
 * Bytes of V8's room for short-lived objects before and during work that keeps a few of very many small objects, as
 * fitting curves does: the median of looks taken in its last half. A single look can see pages that have been given
 * over whole to the old room and wait for their sweeping.
 */
async function youngRoom(start: string): Promise<{ readonly before: number; readonly during: number }> {
  const program = `
    import { getHeapSpaceStatistics } from 'node:v8'
    import { staySmall } from ${JSON.stringify(source)}
    const room = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size
    ${start}
    const before = room()
    const kept = [], looks = []
    for (let i = 0; i < 3e6; i++) {
      const made = { x: i, y: [i, i + 1] }
      if (i % 10 === 0) kept.push(made)
      if (i >= 1.5e6 && i % 15_000 === 0) looks.push(room())
    }
    const during = looks.sort((a, b) => a - b)[looks.length >> 1]
    console.log(JSON.stringify({ before, during, kept: kept.length }))`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--no-warnings',
    '--input-type=module',
    '--eval',
    program,
  ])
  return JSON.parse(stdout)
}

describe('the room for short-lived objects', () => {
  it('stays as large as it was', async () => {
    const { before, during } = await youngRoom('staySmall()')
    // The second of its two halves is there from the first collection on.
    expect(during).toBeLessThanOrEqual(2 * before)
  })

  it('grows where nothing is said', async () => {
    const { before, during } = await youngRoom('')
    expect(during).toBeGreaterThan(4 * before)
  })
})
