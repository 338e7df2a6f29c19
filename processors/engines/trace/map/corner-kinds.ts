/** Label of everything beyond the frame of a picture that does not wrap. */
export const OUTSIDE = 255

/** Corner kinds: how the cracks that meet in a pixel corner go on. */
export const NO_CORNER = 0
export const PASS = 1
export const JUNCTION = 2
// Two diagonal pixels of one ink touch: the two other pixels are rounded, and the ink stays in one piece.
export const SADDLE_FALLING = 3
export const SADDLE_RISING = 4
/** Two diagonal pixels are of one ink, and more than these tells what follows. */
export const SADDLE = 5
