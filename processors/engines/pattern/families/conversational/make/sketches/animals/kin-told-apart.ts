import { aviarySketches } from './aviary-sketches.ts'
import { bayAndWingSketches } from './bay-and-wing-sketches.ts'
import { breedSketches } from './breed-sketches.ts'
import { burrowAndBaySketches } from './burrow-and-bay-sketches.ts'
import { farAndFurtiveSketches } from './far-and-furtive-sketches.ts'
import { headsOfWildSketches } from './heads-of-wild-sketches.ts'
import { kinAndLilySketches } from './kin-and-lily-sketches.ts'
import { perchingSketches } from './perching-sketches.ts'
import { standingBreedSketches } from './standing-breed-sketches.ts'

/** Beasts and birds that are asked for by breed and species. */
export const kinToldApart: Readonly<Record<string, string>> = {
  ...aviarySketches,
  ...perchingSketches,
  ...breedSketches,
  ...standingBreedSketches,
  ...burrowAndBaySketches,
  ...bayAndWingSketches,
  ...farAndFurtiveSketches,
  ...headsOfWildSketches,
  ...kinAndLilySketches,
}
