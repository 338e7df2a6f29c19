import type { Ink } from '../../color/ink.ts'
import { inkFromHex } from '../../color/ink.ts'

/** Inks of hex colours without duplicates; invalid ones are left out. */
export function readInks(hexes: readonly string[]): Ink[] {
  const inks = hexes.flatMap((hex) => inkFromHex(hex) ?? [])
  return inks.filter((ink, at) => inks.findIndex(({ hex }) => hex === ink.hex) === at)
}
