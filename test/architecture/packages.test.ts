import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { readSourceFiles, root } from './source-files.ts'

const names = z.record(z.string(), z.string())
const manifest = z.object({ dependencies: names, devDependencies: names, optionalDependencies: names })
const limits = z.union([z.string(), z.array(z.string())]).optional()
const locked = z.object({
  packages: z.record(z.string(), z.object({ os: limits, cpu: limits, optional: z.boolean().optional() })),
})
const read = (name: string): string => readFileSync(join(root, name), 'utf8')

describe('packages', () => {
  test('every one is named by a file that has a use for it', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest.parse(JSON.parse(read('package.json')))
    const settings = readdirSync(root).filter((name) => name.endsWith('.json') && !name.startsWith('package'))
    const named = [...settings, 'test/harness/jest.env.cjs'].map(read)
    const texts = [...readSourceFiles().map(({ text }) => text), ...named]
    const wanted = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
    // Types come with what they describe, and Node by the name of the system it is for.
    const sought = wanted.filter((name) => name !== '@types/node' && !/^node-(linux|win)-/.test(name))
    const unused = sought
      .map((name) => name.replace('@types/', ''))
      .filter((name) => !texts.some((text) => new RegExp(`['"/]${name}['"/]`).test(text)))
    expect(sought.length).toBeGreaterThan(40)
    expect(unused).toEqual([])
  })

  test('none that is for some systems alone must be installed on all', () => {
    const { packages } = locked.parse(JSON.parse(read('package-lock.json')))
    const limited = Object.entries(packages).filter(
      ([, { os, cpu }]) => cpu || (os && !['linux', 'darwin', 'win32'].every((name) => os.includes(name))),
    )
    expect(limited.length).toBeGreaterThan(20)
    expect(limited.filter(([, { optional }]) => !optional).map(([name]) => name)).toEqual([])
  })
})
