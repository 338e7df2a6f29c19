import { flyingSketches } from './flying-sketches.ts'
import { howlingSketches } from './howling-sketches.ts'
import { runningSketches } from './running-sketches.ts'
import { sleepingSketches } from './sleeping-sketches.ts'

/** Animals by what they do, in the order of the word before them: `flying duck`, `howling wolf`, `running fox`, `sleeping cat`. */
export const actingSketches: Readonly<Record<string, string>> = {
  ...flyingSketches,
  ...howlingSketches,
  ...runningSketches,
  ...sleepingSketches,
}
