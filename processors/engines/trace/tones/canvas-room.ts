import { type Code, i32, set } from '../../kernels/code.ts'

/** Numbers per pixel of residuals: red, green, blue and alpha. */
export const TONE_CHANNELS = 4

/**
 * Parameters of kernels that walk along a boundary: the number of its points, and the index of the point from which it
 * is walked (the last one of a ring, else the first junction).
 */
export const walkParameters = ['count', 'first'] as const
/**
 * Names of the constants stored in memory: address and capacity of what is gathered for each point, then the canvas.
 */
export const canvasWords = ['pulls', 'room', 'residuals', 'stride', 'width', 'height', 'wrap'] as const

/** Addresses, in bytes, of everything in the canvas' memory whose size does not depend on the picture. */
export const canvasRoom = {
  /** Differences of the inks on either side of the current boundary, left minus right, and their sum of squares. */
  steps: 0,
  contrast: 32,
  words: 40,
  /** The inks: four 64-bit numbers each. */
  values: 72,
  /** The points of the current boundary, x and y each, followed by its two junctions. */
  places: 72 + 32 * 256,
} as const

/** Code that loads the constants into the variables of their names. */
export function readWords(numberOf: Readonly<Record<string, number>>): Code {
  return canvasWords.map((word, i) => set(numberOf[word], i32.load(i32.of(canvasRoom.words + 4 * i))))
}

/** Address of a point's x, which y follows. */
export function addressOfPlace(index: Code): Code {
  return i32.add(i32.of(canvasRoom.places), i32.shiftLeft(index, i32.of(4)))
}

/** Address of a pixel's residual, four 32-bit numbers. */
export function residualAt(residuals: Code, pixel: Code): Code {
  return i32.add(residuals, i32.shiftLeft(pixel, i32.of(4)))
}
