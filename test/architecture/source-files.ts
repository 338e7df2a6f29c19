import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { rooms } from './import-table.ts'

export const root = join(import.meta.dirname, '..', '..')
const CODE_FOLDERS = ['ingress', 'processors', 'schemas', 'infra', 'test']

export type SourceFile = { readonly path: string; readonly text: string; readonly imports: readonly string[] }

/** Every TypeScript file of the five rooms, with the specifiers it imports, paths relative to the repository root. */
export function readSourceFiles(): SourceFile[] {
  return CODE_FOLDERS.flatMap((folder) => walk(join(root, folder)))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => {
      const text = readFileSync(file, 'utf8')
      return { path: relative(root, file), text, imports: readImports(text) }
    })
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)],
  )
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"\n;]|\n)*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

function readImports(text: string): string[] {
  return [...text.matchAll(IMPORT)].map((found) => found[1] ?? found[2] ?? found[3])
}

/** The repository path a relative specifier points at, or undefined for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  return relative(root, join(root, dirname(from), specifier))
}

/** The innermost room that holds a path, or undefined when the path lies in no room of the table. */
export function roomOf(path: string): (typeof rooms)[number] | undefined {
  const matching = rooms.filter(
    (room) => path === room.path || path.startsWith(`${room.path}/`) || path.startsWith(`${room.path}.`),
  )
  return matching.toSorted((a, b) => b.path.length - a.path.length)[0]
}
