/** Distance between two samples along an edge's normal, pixels. */
export const READ_STEP = 0.5
/** Binary logarithm of the number of rows that share the stretches near edges. */
export const BLOCK_BITS = 3
