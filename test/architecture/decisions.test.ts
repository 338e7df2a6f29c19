// Nobody finds a choice that no list leads to.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'

const folder = join(import.meta.dirname, '..', '..', 'docs', 'decisions')
const pages = globSync('[0-9]*.md', { cwd: folder }).toSorted()
const index = readFileSync(join(folder, 'README.md'), 'utf8')

/** How the index names a page: its number, and its heading as the link. */
function entryOf(page: string): string {
  const [heading = ''] = readFileSync(join(folder, page), 'utf8').split('\n')
  const [, number, title] = /^# (\d{4}) (.+)$/.exec(heading) ?? []
  return `- ${number} [${title}](${page})`
}

describe('decisions', () => {
  test('every decision stands in docs/decisions/README.md once, under its own heading', () => {
    const listed = index.split('\n').filter((line) => line.startsWith('- '))
    expect(listed.toSorted()).toEqual(pages.map(entryOf))
  })

  test('no two decisions share a number', () => {
    const numbers = pages.map((page) => page.slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
