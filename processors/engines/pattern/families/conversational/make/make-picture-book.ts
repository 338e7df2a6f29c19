// Writes picture-book.json from the sketches and the icon sets (two minutes). Run it after changing a sketch, then make-noun-book.ts:
//   node processors/engines/pattern/families/conversational/make/make-picture-book.ts [name …]
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '../picture-book.ts'
import { flattenPicture } from './flatten/flatten-picture.ts'
import type { PictureSource } from './icon-sources.ts'
import { readIconSources } from './icon-sources.ts'
import { sketchBook } from './sketches/sketch-book.ts'
import { writeRows } from './write-rows.ts'

const SKETCH_SIZE = 100
/** Our own drawings keep one tone more than icons, whose gloss is best lost. */
const SKETCH_PARTS = 5

const FILE = join(import.meta.dirname, '..', 'picture-book.json')
/** Names on the command line are drawn anew, the others kept; none means all. */
const only = process.argv.slice(2)
const kept = only.length > 0 ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Picture>) : {}
writeFileSync(FILE, writeRows({ ...kept, ...(await flattenAll()) }))

/** A sketch of ours takes the place of an icon of the same name. */
async function flattenAll(): Promise<Record<string, Picture>> {
  const sources: PictureSource[] = [
    ...Object.entries(sketchBook).map(([name, body]) => ({ name, body, size: SKETCH_SIZE, partsMost: SKETCH_PARTS })),
    ...readIconSources().filter(({ name }) => !(name in sketchBook)),
  ]
  const found: Record<string, Picture> = {}
  for (const source of sources.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const picture = await flattenPicture(source)
    if (picture && picture.parts.length > 0) found[source.name] = picture
  }
  return found
}
