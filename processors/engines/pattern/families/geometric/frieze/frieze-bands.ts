import type { FriezeBand } from './frieze-band.ts'
import { laurel, palmette, rosettes, vine } from './leaf-bands.ts'
import { beadAndReel, chain, cord, dentils, strap, zigzag } from './small-bands.ts'
import { eggAndDart, guilloche, meander, runningDog } from './strand-bands.ts'

/** Every band a frieze is stacked from. */
export const friezeBands = {
  meander,
  'running-dog': runningDog,
  guilloche,
  'egg-and-dart': eggAndDart,
  palmette,
  'bead-and-reel': beadAndReel,
  dentils,
  laurel,
  cord,
  chain,
  strap,
  zigzag,
  vine,
  rosettes,
} as const satisfies Record<string, () => FriezeBand>

export type FriezeName = keyof typeof friezeBands
