import type { Family } from '../family.ts'
import { cableKnit } from './cable-knit.ts'
import { crossStitch } from './cross-stitch.ts'
import { fairIsle } from './fair-isle.ts'
import { grannySquare } from './granny-square.ts'
import { kilim } from './kilim.ts'

/** Families that are worked stitch by stitch or knot by knot on a grid. */
export const knitFamilies: readonly Family[] = [fairIsle, crossStitch, grannySquare, cableKnit, kilim]
