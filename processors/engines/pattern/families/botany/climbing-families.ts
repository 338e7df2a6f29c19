import type { Family } from '../family.ts'
import { garlands } from './garlands/garlands.ts'
import { trailing } from './trailing/trailing.ts'

/** Families of what winds over the cloth: grown, and bound by hand. */
export const climbingFamilies: readonly Family[] = [trailing, garlands]
