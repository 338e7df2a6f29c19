// LCD displays have the red stripe a third of a pixel to the left of its centre and the blue one to the right, or the
// reverse.
export const FAR = 1 / 3
export const NEAR = 1 - FAR
// Weight that blurs green as much as shifting by a third of a pixel blurs red and blue.
export const GREEN_SIDE = (FAR * NEAR) / 2
