import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Failure } from '../../../infra/lifecycle/failure.ts'
import type { ObjectMeta, ObjectStore } from '../../../infra/storage/port.ts'
import { listOf } from './memory-store.ts'

export type FakeObjectStore = ObjectStore & {
  readonly objects: Map<string, { readonly bytes: Buffer; readonly meta: ObjectMeta }>
  readonly reads: string[]
  failure: Error | undefined
}

export function createFakeObjectStore(): FakeObjectStore {
  const objects: FakeObjectStore['objects'] = new Map()
  const find = (key: string): Buffer => {
    const found = objects.get(key)
    if (!found) throw new Failure('object_missing', 'park', `no object ${key}`)
    return found.bytes
  }
  const fake: FakeObjectStore = {
    objects,
    reads: [],
    failure: undefined,
    putBytes: async (key, bytes, meta) => {
      if (fake.failure) throw fake.failure
      objects.set(key, { bytes: Buffer.from(bytes), meta })
    },
    putFile: async (key, path, meta) => fake.putBytes(key, await readFile(path), meta),
    getToFile: async (key, path) => writeFile(path, find(key)),
    read: async (key, range) => {
      fake.reads.push(key)
      const bytes = find(key)
      return Readable.from([range ? bytes.subarray(range.offset, range.offset + range.length) : bytes])
    },
    putAddress: async (key) => `https://store.example.test/${key}?signed`,
    stat: async (key) => {
      const found = objects.get(key)
      if (!found) return undefined
      const etag = createHash('md5').update(found.bytes).digest('hex')
      return { bytes: found.bytes.length, etag, modifiedAt: 0, ...found.meta }
    },
    remove: async (keys) => {
      for (const key of keys) objects.delete(key)
    },
    list: listOf(objects),
    ensureBucket: async () => {},
    ping: async () => {
      if (fake.failure) throw fake.failure
    },
  }
  return fake
}
