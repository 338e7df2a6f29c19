import { tossedFloral } from './botany/tossed-floral.ts'
import { dots } from './dots.ts'
import type { Family } from './family.ts'
import { stripes } from './stripes.ts'
import { gingham } from './woven/gingham.ts'
import { glenCheck } from './woven/glen-check.ts'
import { herringbone } from './woven/herringbone.ts'
import { houndstooth } from './woven/houndstooth.ts'
import { tartan } from './woven/tartan.ts'

/** Every family the engine knows. To add one, write its file and add it here; nothing else names families. */
export const families: readonly Family[] = [
  tossedFloral,
  dots,
  stripes,
  gingham,
  tartan,
  houndstooth,
  herringbone,
  glenCheck,
]

/** What is drawn when a prompt names nothing this engine knows. */
export const defaultFamily = tossedFloral

export function findFamily(name: string): Family | undefined {
  return families.find((family) => family.name === name)
}
