import type { Colourway } from '../../families/family.ts'

/** Inks of the things, with the cloth's own after them. */
export type OverCloth = Colourway & {
  /** Index of the first ink that only the cloth uses; the cloth's ground is the ground. */
  readonly clothFrom: number
  /** Index of the ink of the rims in which things stand on a cloth in its full colours. */
  readonly rim?: number
}
