import { describe, expect, test } from '@jest/globals'
import { compositionRoots, rooms } from './import-table.ts'
import { readSourceFiles, resolveImport, roomOf } from './source-files.ts'

const files = readSourceFiles()

function within(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}.`)
}

describe('boundaries between rooms', () => {
  test('every source file lies in a room of the table', () => {
    expect(files.filter((file) => !roomOf(file.path)).map((file) => file.path)).toEqual([])
  })

  test('every room of the table holds a source file', () => {
    expect(rooms.filter(({ path }) => !files.some((file) => within(file.path, path))).map(({ path }) => path)).toEqual(
      [],
    )
  })

  test('a room imports only the rooms the table allows', () => {
    const breaches = files.flatMap((file) => {
      const room = roomOf(file.path)
      return file.imports.flatMap((specifier) => {
        const target = resolveImport(file.path, specifier)
        if (!target || !room || roomOf(target)?.path === room.path) return []
        if (room.mayImport.some((allowed) => within(target, allowed))) return []
        return [
          `${file.path} imports ${target}: ${room.path} may import ${room.mayImport.join(', ') || 'nothing but itself'}`,
        ]
      })
    })
    expect(breaches).toEqual([])
  })

  test('a package with an owner is imported by its owner alone', () => {
    const breaches = files.flatMap((file) =>
      file.imports.flatMap((specifier) => {
        const owner = rooms.find((room) =>
          room.ownsPackages?.some(
            (name) =>
              specifier === name ||
              (name.endsWith('/') ? specifier.startsWith(name) : specifier.startsWith(`${name}/`)),
          ),
        )
        const ownedBy = owner && (within(file.path, owner.path) || within(file.path, 'test'))
        return owner && !ownedBy ? [`${file.path} imports ${specifier}: go through ${owner.path}`] : []
      }),
    )
    expect(breaches).toEqual([])
  })

  test('no file imports itself through others', () => {
    expect(findCycles()).toEqual([])
  })

  test('only composition roots read the environment, end the process or take signals', () => {
    const breaches = files.flatMap((file) => {
      if (compositionRoots.some((pattern) => pattern.test(file.path))) return []
      return /\bprocess\.(env|exit|on|once)\b/.test(file.text) ? [file.path] : []
    })
    expect(breaches).toEqual([])
  })
})

function findCycles(): string[] {
  const edges = new Map(
    files.map((file) => [file.path, file.imports.flatMap((specifier) => resolveImport(file.path, specifier) ?? [])]),
  )
  const state = new Map<string, 'open' | 'closed'>()
  const cycles: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'closed') return
    if (state.get(path) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
      return
    }
    state.set(path, 'open')
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path])
    state.set(path, 'closed')
  }
  for (const path of edges.keys()) visit(path, [])
  return cycles
}
