/**
 * A number that a kernel keeps as a whole one of 32 bits, for whoever reads its source as TypeScript it is any number.
 */
export type Whole = number
