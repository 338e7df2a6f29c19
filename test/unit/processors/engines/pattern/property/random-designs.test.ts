import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'

test('any spec and any prompt gives a valid file without a number that is not one', async () => {
  const script = join(import.meta.dirname, 'draw-at-random.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', script], { maxBuffer: 1 << 24 })
  const lines = stdout.trim().split('\n')
  expect(lines.slice(0, -1)).toEqual([])
  expect(JSON.parse(lines[lines.length - 1]).designs).toBeGreaterThan(70)
})
