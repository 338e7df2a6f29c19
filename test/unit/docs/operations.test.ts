import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'

const root = join(import.meta.dirname, '..', '..', '..')
const page = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')
const source = ['infra', 'ingress', 'processors', 'schemas']
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  )
  .filter((file) => /\.(ts|mjs)$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))

/** First cells of the tables' rows, those that begin so. */
function rowsOf(prefix: string): string[] {
  return [...page.matchAll(/^\| `([A-Za-z0-9_]+)` \|/gm)]
    .map(([, name]) => name)
    .filter((name) => name.startsWith(prefix))
}

function foundInSource(pattern: RegExp): string[] {
  return [...new Set(source.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)))]
}

describe('the page for operators', () => {
  test('lists exactly the variables that the programs read', () => {
    expect(rowsOf('HEDDLE_').toSorted()).toEqual(foundInSource(/\b(HEDDLE_[A-Z0-9_]*[A-Z0-9])\b/g).toSorted())
  })

  test('lists exactly the metrics that the programs show', () => {
    const shown = foundInSource(/\.(?:counter|timer|gauge)\(\{\s*name: '([a-z_]+)'/g).map((name) => `heddle_${name}`)
    expect(shown.length).toBeGreaterThan(10)
    expect(rowsOf('heddle_').toSorted()).toEqual(shown.toSorted())
  })
})
