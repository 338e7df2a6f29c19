import type { Family } from '../../family.ts'
import { blossomBranch } from './blossom-branch.ts'
import { fruitBoughs } from './fruit-boughs.ts'

/** Families of what grows on wood: blossom, and fruit. */
export const boughFamilies: readonly Family[] = [blossomBranch, fruitBoughs]
