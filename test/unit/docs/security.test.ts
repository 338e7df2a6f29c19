import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'

const root = join(import.meta.dirname, '..', '..', '..')
const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8')

describe('the page about security', () => {
  test('names a test for every threat, and each of them is there', () => {
    const rows = page.split('\n').filter((line) => /^\| [^*|-]/.test(line) && !line.startsWith('| threat'))
    expect(rows.length).toBeGreaterThan(30)
    for (const row of rows) {
      const [, file = '', title = ''] = /\| `(test\/[^`]+)` ([^|]+) \|$/.exec(row) ?? []
      expect([row, existsSync(join(root, file)) && file !== '']).toEqual([row, true])
      expect([file, title, readFileSync(join(root, file), 'utf8').includes(title.trim())]).toEqual([file, title, true])
    }
  })
})
