import { type Zippable, zipSync } from 'fflate'

/** Earliest time that a zip can store: archives do not differ by when they were made. */
const NO_TIME = new Date(1980, 0, 1)
/** Pictures are already compressed, so they are stored. */
const STORED = 0
const PACKED = 6

/** File contents by path inside the archive, in listing order. */
export type NamedFiles = Readonly<Record<string, Uint8Array>>

/** Packs files into one zip archive; the same files give the same bytes. */
export function zipFiles(files: NamedFiles): Uint8Array {
  const entries = Object.entries(files).map(([path, bytes]) => {
    const level = /\.(json|svg|wif|txt)$/.test(path) ? PACKED : STORED
    return [path, [bytes, { level, mtime: NO_TIME }]] as const
  })
  return zipSync(Object.fromEntries(entries) as Zippable)
}
