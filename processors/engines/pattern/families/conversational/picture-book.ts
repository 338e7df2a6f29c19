import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Knots x, y, x, y … in thousandths of the picture's size round its middle; `corners` are the numbers of the sharp ones. */
export type StoredRing = { readonly knots: readonly number[]; readonly corners: readonly number[] }

/** One flat part; its rings include every later part, so parts lie on each other without gaps. */
export type PicturePart = {
  /** The colour by nature: a hint for choosing an ink, never drawn. */
  readonly hex: string
  readonly share: number
  /** Share of the silhouette's rim that this part lies on. */
  readonly edge: number
  readonly rings: readonly StoredRing[]
}

/** A thing drawn in at most four flat parts, largest first. */
export type Picture = {
  readonly width: number
  readonly height: number
  readonly parts: readonly PicturePart[]
  /** Pairs of parts that share a border. */
  readonly touching: readonly (readonly [number, number])[]
  /** Slivers along the contour of a large plain body, drawn in a lighter ink. */
  readonly gouges: readonly StoredRing[]
}

const FILE = join(import.meta.dirname, 'picture-book.json')

let book: Readonly<Record<string, Picture>> | undefined

/** A picture by name, read on first use (about 20 ms); written by `make/make-books.ts`. */
export function findPicture(name: string): Picture | undefined {
  book ??= JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, Picture>>
  return Object.hasOwn(book, name) ? book[name] : undefined
}
