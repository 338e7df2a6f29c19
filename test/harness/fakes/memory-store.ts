import { readFile, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Failure } from '../../../infra/lifecycle/failure.ts'
import type { ObjectMeta, ObjectStore } from '../../../infra/storage/port.ts'

export type MemoryStore = ObjectStore & {
  readonly objects: Map<string, { readonly bytes: Buffer; readonly meta: ObjectMeta }>
}

/** An object store in memory, with the port's promises. */
export function createMemoryStore(): MemoryStore {
  const objects: MemoryStore['objects'] = new Map()
  const find = (key: string): Buffer => {
    const found = objects.get(key)
    if (!found) throw new Failure('object_missing', 'park', 'the object is not there')
    return found.bytes
  }
  return {
    objects,
    putBytes: async (key, bytes, meta) => void objects.set(key, { bytes: Buffer.from(bytes), meta }),
    putFile: async (key, path, meta) => void objects.set(key, { bytes: await readFile(path), meta }),
    getToFile: async (key, path) => writeFile(path, find(key)),
    read: async (key, range) =>
      Readable.from(range ? find(key).subarray(range.offset, range.offset + range.length) : find(key)),
    putAddress: async (key) => `memory:${key}`,
    stat: async (key) => {
      const found = objects.get(key)
      if (!found) return undefined
      const { contentType, cacheControl, sha256 } = found.meta
      return {
        bytes: found.bytes.length,
        contentType,
        etag: `"${sha256 ?? found.bytes.length}"`,
        modifiedAt: 0,
        ...(cacheControl ? { cacheControl } : {}),
        ...(sha256 ? { sha256 } : {}),
      }
    },
    remove: async (keys) => {
      for (const key of keys) objects.delete(key)
    },
    list: listOf(objects),
    ensureBucket: async () => {},
    ping: async () => {},
  }
}

/** As the port lists them, all as old as can be. */
export function listOf(objects: ReadonlyMap<string, { readonly bytes: Buffer }>): ObjectStore['list'] {
  return async (prefix, { after, most }) =>
    [...objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, most)
      .map(([key, { bytes }]) => ({ key, bytes: bytes.length, modifiedAt: 0 }))
}
