// Displays have red on the left of a pixel and blue on its right, a third of one from its middle, or the other way round.
export const FAR = 1 / 3
export const NEAR = 1 - FAR
// As much as moving by a third spreads red and blue.
export const GREEN_SIDE = (FAR * NEAR) / 2
