import type { Family } from '../family.ts'
import { garlands } from './garlands/garlands.ts'
import { pond } from './pond/pond.ts'
import { trailing } from './trailing/trailing.ts'

/** Families of what winds over the cloth, grown and bound by hand, and of what floats. */
export const climbingFamilies: readonly Family[] = [trailing, garlands, pond]
