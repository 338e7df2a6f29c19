import { open, rename, rm } from 'node:fs/promises'

/** Where a writer puts a file: bytes are appended in order, and a few may be patched afterwards. */
export type ByteTarget = {
  /** Bytes appended so far. */
  readonly length: () => number
  readonly append: (bytes: Uint8Array) => Promise<void>
  /** Overwrites bytes that were appended before. */
  readonly patch: (offset: number, bytes: Uint8Array) => Promise<void>
  /** Makes the file whole and visible. */
  readonly close: () => Promise<void>
  /** Leaves nothing behind. Safe to call after a failure and more than once. */
  readonly discard: () => Promise<void>
}

/** A file that appears at `path` only when closed; until then it grows beside it as `path.part`. */
export async function openFileTarget(path: string): Promise<ByteTarget> {
  const partPath = `${path}.part`
  const file = await open(partPath, 'w')
  let length = 0
  let isOpen = true
  const release = async (): Promise<void> => {
    if (isOpen) await file.close()
    isOpen = false
  }
  return {
    length: () => length,
    append: async (bytes) => {
      const at = length
      length += bytes.length
      await writeAll(at, bytes)
    },
    patch: writeAll,
    close: async () => {
      await release()
      await rename(partPath, path)
    },
    discard: async () => {
      await release()
      await rm(partPath, { force: true })
    },
  }

  async function writeAll(at: number, bytes: Uint8Array): Promise<void> {
    for (let done = 0; done < bytes.length; ) {
      done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten
    }
  }
}

/** Keeps the file in memory, for small pictures that are handed on as bytes. */
export function createMemoryTarget(): ByteTarget & { readonly bytes: () => Uint8Array } {
  const parts: Uint8Array[] = []
  let length = 0
  const bytes = (): Uint8Array => {
    const whole = Buffer.concat(parts)
    parts.splice(0, parts.length, whole)
    return whole
  }
  return {
    bytes,
    length: () => length,
    append: async (added) => {
      parts.push(added)
      length += added.length
    },
    patch: async (offset, changed) => bytes().set(changed, offset),
    close: async () => {},
    discard: async () => {},
  }
}
