import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, open, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

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

/**
 * A file that appears at `path` only when closed; until then it grows beside it as `path.part`. What is there and no plain file (`/dev/null`,
 * a pipe, a link) is written into and never replaced.
 */
export async function openFileTarget(path: string): Promise<ByteTarget> {
  const isReplaced = await isPlainOrAbsent(path)
  const partPath = isReplaced ? `${path}.part` : join(tmpdir(), `heddle-${randomBytes(8).toString('hex')}.part`)
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
      if (isReplaced) await rename(partPath, path)
      else await pourInto(path, partPath)
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

async function isPlainOrAbsent(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined)
  return found === undefined || found.isFile()
}

async function pourInto(path: string, partPath: string): Promise<void> {
  await pipeline(createReadStream(partPath), createWriteStream(path))
  await rm(partPath)
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
