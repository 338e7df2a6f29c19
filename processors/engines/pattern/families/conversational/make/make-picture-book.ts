// Writes picture-book.json from the sketches and the icon sets (two minutes). Run it after changing a sketch, then make-noun-book.ts:
//   node processors/engines/pattern/families/conversational/make/make-picture-book.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '../picture-book.ts'
import { animalSketches } from './animal-sketches.ts'
import { birdSketches } from './bird-sketches.ts'
import { flattenPicture } from './flatten-picture.ts'
import { fruitSketches } from './fruit-sketches.ts'
import type { PictureSource } from './icon-sources.ts'
import { readIconSources } from './icon-sources.ts'
import { plantSketches } from './plant-sketches.ts'
import { fillerSketches, thingSketches } from './thing-sketches.ts'
import { waterAnimalSketches } from './water-animal-sketches.ts'
import { writeRows } from './write-rows.ts'

const SKETCH_SIZE = 100

writeFileSync(join(import.meta.dirname, '..', 'picture-book.json'), writeRows(await flattenAll()))

/** A sketch of ours takes the place of an icon of the same name. */
async function flattenAll(): Promise<Record<string, Picture>> {
  const sketches = {
    ...animalSketches,
    ...birdSketches,
    ...waterAnimalSketches,
    ...plantSketches,
    ...fruitSketches,
    ...thingSketches,
    ...fillerSketches,
  }
  const sources: PictureSource[] = [
    ...Object.entries(sketches).map(([name, body]) => ({ name, body, size: SKETCH_SIZE })),
    ...readIconSources().filter(({ name }) => !(name in sketches)),
  ]
  const found: Record<string, Picture> = {}
  for (const source of sources) {
    const picture = await flattenPicture(source)
    if (picture && picture.parts.length > 0) found[source.name] = picture
  }
  return found
}
