import { coatedSketches } from './coated-sketches.ts'
import { headSketches } from './head-sketches.ts'
import { posedSketches } from './posed-sketches.ts'

/** Animals by how they are shown: in a posture, in coats of their kind, or the head alone. */
export const shownSketches: Readonly<Record<string, string>> = {
  ...posedSketches,
  ...coatedSketches,
  ...headSketches,
}
