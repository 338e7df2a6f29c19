import { type Zippable, zipSync } from 'fflate'

/** The first moment a zip can name: files do not differ by when they were made. */
const NO_TIME = new Date(1980, 0, 1)
/** Pictures are compressed already; packing them again takes time and gains nothing. */
const STORED = 0
const PACKED = 6

/** Path inside the archive to the file's bytes, in the order they are listed. */
export type NamedFiles = Readonly<Record<string, Uint8Array>>

/** Files as one zip archive; the same files give the same bytes. */
export function zipFiles(files: NamedFiles): Uint8Array {
  const entries = Object.entries(files).map(([path, bytes]) => {
    const level = /\.(json|svg|wif|txt)$/.test(path) ? PACKED : STORED
    return [path, [bytes, { level, mtime: NO_TIME }]] as const
  })
  return zipSync(Object.fromEntries(entries) as Zippable)
}
