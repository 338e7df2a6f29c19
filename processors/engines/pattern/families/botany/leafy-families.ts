import type { Family } from '../family.ts'
import { barkcloth } from './barkcloth.ts'
import { foliage } from './foliage.ts'
import { tropical } from './tropical.ts'

/** Families of leaves before flowers. */
export const leafyFamilies: readonly Family[] = [foliage, tropical, barkcloth]
