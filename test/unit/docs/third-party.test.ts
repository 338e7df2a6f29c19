// Whoever ships Heddle relies on docs/third-party.md to name every package that asks for more than its notice to be
// kept.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'

const root = join(import.meta.dirname, '..', '..', '..')
const page = readFileSync(join(root, 'docs', 'third-party.md'), 'utf8')
const lock = z
  .object({ packages: z.record(z.string(), z.object({ license: z.string().optional(), dev: z.boolean().optional() })) })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))

const ASKS = /GPL|MPL|EPL|CDDL|EUPL|SSPL|BUSL/

/** Packages that are no tools of development and ask for something. */
const asking = Object.entries(lock.packages).flatMap(([path, { license = '', dev = false }]) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return !dev && ASKS.test(license) ? [{ name, license }] : []
})

/** By a row of the page that has both its name, or its family's with a star, and the kind of its licence. */
function isNamed({ name, license }: { readonly name: string; readonly license: string }): boolean {
  const [kind = ''] = ASKS.exec(license) ?? []
  return page
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes(kind))
    .some((line) => [...line.matchAll(/`([^`]+)`/g)].some(([, named]) => name.startsWith(named.replace(/\*$/, ''))))
}

describe('third-party.md', () => {
  test('names every package that runs under a licence with conditions', () => {
    expect(asking.length).toBeGreaterThan(2)
    expect(asking.filter((one) => !isNamed(one))).toEqual([])
  })
})
