import type { Family } from '../family.ts'
import { crosses } from './crosses.ts'
import { fleurDeLis } from './fleur-de-lis.ts'

/** Cloths sown with one charge of heralds or altars. */
export const semes: readonly Family[] = [fleurDeLis, crosses]
