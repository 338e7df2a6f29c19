import { describe, expect, test } from '@jest/globals'
import { parseSync } from '@swc/core'
import { bannedNames, bannedSource, limits } from './import-table.ts'
import { readSourceFiles } from './source-files.ts'

const files = readSourceFiles()
const isTest = (path: string): boolean => path.startsWith('test/')

describe('style', () => {
  test('files stay within their length', () => {
    const long = files
      .map((file) => ({
        path: file.path,
        lines: file.text.split('\n').length - 1,
        most: isTest(file.path) ? limits.testFileLines : limits.fileLines,
      }))
      .filter((file) => file.lines > file.most)
      .map((file) => `${file.path} has ${file.lines} lines, the limit is ${file.most}: split it by what it names`)
    expect(long).toEqual([])
  })

  test('functions stay within their length', () => {
    const long = files.filter((file) => !isTest(file.path)).flatMap((file) => longFunctions(file.path, file.text))
    expect(long).toEqual([])
  })

  test('what an engine exports as a function has a docstring', () => {
    const undocumented = files
      .filter(({ path }) => path.startsWith('processors/engines/'))
      .flatMap(({ path, text }) => undocumentedFunctions(text).map((name) => `${path}: ${name} has no docstring`))
    expect(undocumented).toEqual([])
  })

  test('no file or folder has a name that says nothing', () => {
    const breaches = files.flatMap((file) =>
      bannedNames.filter(([name]) => name.test(file.path)).map(([, instead]) => `${file.path}: ${instead}`),
    )
    expect(breaches).toEqual([])
  })

  test('no banned word stands in the source', () => {
    const breaches = files
      .filter((file) => !file.path.startsWith('test/architecture/'))
      .flatMap((file) =>
        bannedSource.flatMap(([word, instead]) =>
          matchingLines(file.text, word).map((line) => `${file.path}:${line}: ${instead}`),
        ),
      )
    expect(breaches).toEqual([])
  })
})

const EXPORTED_FUNCTION = /(\*\/\n)?^export (?:async )?function\*? (\w+)/gm

/** Names of exported functions without a docstring; of overloads the first one has it. */
function undocumentedFunctions(text: string): string[] {
  const documented = new Set<string>()
  return [...text.matchAll(EXPORTED_FUNCTION)].flatMap(([, docstring, name]) => {
    if (docstring) documented.add(name)
    return documented.has(name) ? [] : [name]
  })
}

function matchingLines(text: string, word: RegExp): number[] {
  return text.split('\n').flatMap((line, index) => (word.test(stripComment(line)) ? [index + 1] : []))
}

function stripComment(line: string): string {
  return /^\s*(\/\/|\*|\/\*)/.test(line) ? line.replace(/\bany\b/g, '') : line.replace(/'[^']*'|`[^`]*`/g, "''")
}

type Node = {
  readonly type?: string
  readonly span?: { readonly start: number; readonly end: number }
  readonly body?: unknown
}

function longFunctions(path: string, text: string): string[] {
  const source = Buffer.from(text)
  const module = parseSync(text, { syntax: 'typescript', target: 'es2024' })
  // swc counts bytes over all files parsed in the process, so positions are taken relative to this module's start.
  const base = module.span.end - source.length
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child)
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return
    const { type, body } = node as Node
    const isFunction =
      type === 'FunctionDeclaration' ||
      type === 'FunctionExpression' ||
      type === 'ArrowFunctionExpression' ||
      type === 'ClassMethod'
    const span = (node as Node).span ?? (body as Node | undefined)?.span
    if (isFunction && span) {
      const from = source
        .subarray(0, Math.max(0, span.start - base))
        .toString()
        .split('\n').length
      const lines = source
        .subarray(Math.max(0, span.start - base), span.end - base)
        .toString()
        .split('\n').length
      if (lines > limits.functionLines)
        found.push(`${path}:${from} is a function of ${lines} lines, the limit is ${limits.functionLines}`)
    }
    Object.values(node).forEach(visit)
  }
  visit(module.body)
  return found
}
