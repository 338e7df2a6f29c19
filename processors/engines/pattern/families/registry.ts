import { tossedFloral } from './botany/tossed-floral.ts'
import { dots } from './dots.ts'
import type { Family } from './family.ts'
import { gingham } from './gingham.ts'
import { stripes } from './stripes.ts'

/** Every family the engine knows. To add one, write its file and add it here; nothing else names families. */
export const families: readonly Family[] = [tossedFloral, dots, stripes, gingham]

/** What is drawn when a prompt names nothing this engine knows. */
export const defaultFamily = tossedFloral

export function findFamily(name: string): Family | undefined {
  return families.find((family) => family.name === name)
}
