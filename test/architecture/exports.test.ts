import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readSourceFiles, resolveImport, root, type SourceFile } from './source-files.ts'

const files = readSourceFiles()
const isTest = (path: string): boolean => /\.test\.ts$/.test(path)

describe('exports', () => {
  test('what a file exports is imported by another file', () => {
    const imported = importedNames(files)
    const unused = files.flatMap(({ path, text }) => {
      const names = imported.get(path)
      // A file that nobody imports is loaded by its path, as a pool loads its tasks.
      if (!names || names.has(EVERYTHING)) return []
      return exportedNames(text)
        .filter((name) => !names.has(name))
        .map((name) => `${path} exports ${name}, which no other file imports: keep it to itself, or remove it`)
    })
    expect(unused).toEqual([])
  })

  test('a type that a file exports is imported by another file or used in its own', () => {
    const imported = importedNames(files)
    const unused = files.flatMap(({ path, text }) =>
      [...text.matchAll(DECLARED_TYPE)]
        .map(([, name]) => name)
        .filter((name) => !imported.get(path)?.has(name) && text.split(new RegExp(`\\b${name}\\b`)).length === 2)
        .map((name) => `${path} exports the type ${name}, which stands nowhere else: remove it`),
    )
    expect(unused).toEqual([])
  })

  test('every file is a test, imported by another file or started', () => {
    const imported = importedNames(files)
    const orphans = files
      .map(({ path }) => path)
      .filter((path) => !isTest(path) && !imported.has(path) && !isStarted(path))
      .map((path) => `${path} is neither imported nor started: remove it`)
    expect(orphans).toEqual([])
  })

  test('the check sees names in every form of import and export', () => {
    const source = (path: string, text: string): SourceFile => ({ path, text, imports: [] })
    expect(
      exportedNames(
        'export const a = 1\nexport async function b() {}\nexport type C = 1\nexport class D {}\nexport { e, type F, g as h } from "./x.ts"\nconst own = 1',
      ),
    ).toEqual(['a', 'b', 'D', 'e', 'h'])
    const imported = importedNames([
      source('infra/one.ts', "import { a, type B as C } from './two.ts'\nimport * as all from './three.ts'"),
      source(
        'infra/four.ts',
        "export { d } from './two.ts'\nawait import('./five.ts')\nnew URL('./six.ts', import.meta.url)\nimport type {\n  E,\n} from './two.ts'",
      ),
    ])
    expect([...(imported.get('infra/two.ts') ?? [])]).toEqual(['a', 'B', 'd', 'E'])
    expect(imported.get('infra/three.ts')).toEqual(new Set([EVERYTHING]))
    expect(imported.get('infra/five.ts')).toEqual(new Set([EVERYTHING]))
    expect(imported.get('infra/six.ts')).toEqual(new Set([EVERYTHING]))
  })
})

/**
 * Stands for all that a file exports, as `import *`, `import()` and the address of a module for another process take
 * it.
 */
const EVERYTHING = '*'
const NAMED = /(?:^|\n)(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g
const WHOLE =
  /(?:^|\n)(?:import|export)\s+\*[^'"\n]*from\s*['"]([^'"]+)['"]|(?:\bimport\(|\bnew URL\()\s*['"]([^'"]+)['"]/g
const DECLARED = /(?:^|\n)export\s+(?:async\s+)?(?:function\*?|const|let|class)\s+(\w+)/g
// A type may be exported for nobody yet: it stands beside the exported function that takes or gives it, to be named by
// callers.
const DECLARED_TYPE = /(?:^|\n)export\s+type\s+(\w+)/g
const LISTED = /(?:^|\n)export\s+\{([^}]*)\}/g

/** What is taken from each file by all others, under the names it exports. */
function importedNames(sources: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>()
  const add = (from: string, specifier: string, names: readonly string[]): void => {
    const target = resolveImport(from, specifier)
    if (target) imported.set(target, new Set([...(imported.get(target) ?? []), ...names]))
  }
  for (const { path, text } of sources) {
    for (const [, names, specifier] of text.matchAll(NAMED)) add(path, specifier, namesIn(names, 0))
    for (const [, named, called] of text.matchAll(WHOLE)) add(path, named ?? called, [EVERYTHING])
  }
  return imported
}

function exportedNames(text: string): string[] {
  const declared = [...text.matchAll(DECLARED)].map(([, name]) => name)
  return [
    ...declared,
    ...[...text.matchAll(LISTED)].flatMap(([, names]) => namesIn(names.replace(/\btype\s+\w+/g, ''), -1)),
  ]
}

/** The names of a braced list: of `a as b`, `at` 0 gives a and -1 gives b. */
function namesIn(list: string, at: 0 | -1): string[] {
  return list
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter((name) => name !== '')
    .map((name) => name.split(/\s+as\s+/).at(at) ?? name)
}

const startingFiles = [
  ...files.map(({ path, text }) => ({ path, text })),
  ...['package.json', 'jest.config.json'].map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  })),
]

/** Whether another file names this one, as who spawns or configures it does, or its own head says how to run it. */
function isStarted(path: string): boolean {
  return startingFiles.some((file) => file.text.includes(file.path === path ? path : basename(path)))
}
