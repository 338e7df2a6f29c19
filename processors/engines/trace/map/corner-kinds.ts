/** Label of everything outside the frame of a picture that is no torus. */
export const OUTSIDE = 255

/**
 * Kinds of pixel corners, by the cracks (borders between pixels of different labels) that meet there and how they
 * continue.
 */
export const NO_CORNER = 0
export const PASS = 1
export const JUNCTION = 2
// Two diagonal pixels of one ink touch: their ink stays connected, and the two other pixels are cut off.
export const SADDLE_FALLING = 3
export const SADDLE_RISING = 4
/** Two diagonal pixels are of one ink; which of the two ways it continues needs more than these four pixels. */
export const SADDLE = 5
