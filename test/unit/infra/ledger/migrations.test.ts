import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { migrations } from '../../../../infra/ledger/postgres/migrate.ts'
import { statement } from '../../../../infra/ledger/postgres/statements.ts'

const room = join(import.meta.dirname, '../../../../infra/ledger')

test('migrations are numbered from 1 without a gap, and every file of the folder is one', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1))
  expect(migrations).toHaveLength(readdirSync(join(room, 'migrations')).length)
})

test('every statement has a file and every file is used', () => {
  const sources = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const text = sources.map((file) => readFileSync(join(room, file), 'utf8')).join('\n')
  const used = [...text.matchAll(/statement\('([a-z-]+)'\)/g)].map(([, name]) => name)
  const files = readdirSync(join(room, 'sql')).map((file) => file.replace(/\.sql$/, ''))
  expect([...new Set(used)].toSorted()).toEqual(files.toSorted())
  expect(() => statement('no-such')).toThrow('sql/no-such.sql does not exist')
})
