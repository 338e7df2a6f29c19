import { kinToldApart } from './animals/kin-told-apart.ts'
import { maskAndMythSketches } from './people/mask-and-myth-sketches.ts'
import { onIceAndAstrideSketches } from './people/on-ice-and-astride-sketches.ts'
import { thingsToldApart } from './things/things-told-apart.ts'

/** Breeds, species and kinds that have drawings of their own beside those of their kin, and who skates or rides. */
export const toldApart: Readonly<Record<string, string>> = {
  ...kinToldApart,
  ...thingsToldApart,
  ...onIceAndAstrideSketches,
  ...maskAndMythSketches,
}
