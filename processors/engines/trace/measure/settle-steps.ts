/** Pixels between two readings along an edge's normal. */
export const READ_STEP = 0.5
/** Stretches near edges are shared by two to the power of so many rows. */
export const BLOCK_BITS = 3
