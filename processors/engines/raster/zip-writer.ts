import { crc32 } from 'node:zlib'
import type { ByteTarget } from './byte-target.ts'

/** Entries and bytes that an archive without 64-bit extensions can count. */
export const ZIP_ENTRIES_MAX = 65_535
const BYTES_MAX = 2 ** 32 - 1
/** The first moment a zip can name, 1 January 1980: the same files give the same bytes. */
const NO_DATE = 0x21
const VERSION = 20
const UTF8_NAMES = 0x800

/** Takes files one after the other; they are stored, not packed, as pictures are compressed already. */
export type ZipWriter = {
  readonly add: (path: string, bytes: Uint8Array) => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Writes a zip archive (PKWARE APPNOTE 6.3, stored entries) of which only the list of names is held.
 *
 * @throws RangeError when there are more files or bytes than the archive can count
 */
export function createZipWriter(target: ByteTarget): ZipWriter {
  const entries: Buffer[] = []
  return {
    add: async (path, bytes) => {
      const at = target.length()
      const name = Buffer.from(path)
      if (entries.length === ZIP_ENTRIES_MAX || at + bytes.length + name.length > BYTES_MAX)
        throw new RangeError(`an archive holds at most ${ZIP_ENTRIES_MAX} files and ${BYTES_MAX} bytes`)
      const about = aboutFile(name, bytes)
      await target.append(Buffer.concat([signature('PK\x03\x04'), about, name]))
      await target.append(bytes)
      entries.push(directoryEntry(about, name, at))
    },
    close: async () => {
      const at = target.length()
      for (const entry of entries) await target.append(entry)
      await target.append(endRecord(entries.length, target.length() - at, at))
      await target.close()
    },
  }
}

function signature(letters: string): Buffer {
  return Buffer.from(letters, 'latin1')
}

/** What stands about a file both before its bytes and in the directory. */
function aboutFile(name: Buffer, bytes: Uint8Array): Buffer {
  const about = Buffer.alloc(26)
  about.writeUInt16LE(VERSION, 0)
  about.writeUInt16LE(UTF8_NAMES, 2)
  about.writeUInt16LE(NO_DATE, 8)
  about.writeUInt32LE(crc32(bytes), 10)
  about.writeUInt32LE(bytes.length, 14)
  about.writeUInt32LE(bytes.length, 18)
  about.writeUInt16LE(name.length, 22)
  return about
}

function directoryEntry(about: Buffer, name: Buffer, at: number): Buffer {
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(VERSION)
  const place = Buffer.alloc(14)
  place.writeUInt32LE(at, 10)
  return Buffer.concat([signature('PK\x01\x02'), madeBy, about, place, name])
}

function endRecord(count: number, length: number, at: number): Buffer {
  const record = Buffer.alloc(18)
  record.writeUInt16LE(count, 4)
  record.writeUInt16LE(count, 6)
  record.writeUInt32LE(length, 8)
  record.writeUInt32LE(at, 12)
  return Buffer.concat([signature('PK\x05\x06'), record])
}
