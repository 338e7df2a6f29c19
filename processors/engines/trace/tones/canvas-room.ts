import { type Code, i32, set } from '../../kernels/code.ts'

/** Numbers a pixel of residuals has: red, green, blue and alpha. */
export const TONE_CHANNELS = 4

/**
 * What kernels that walk a boundary are called with: how many places it has, and the one that it is walked from (the
 * last of a ring, else the first junction).
 */
export const walkParameters = ['count', 'first'] as const
/** Words that say what does not change: where what is gathered of each place lies and how much room it has, and the canvas. */
export const canvasWords = ['pulls', 'room', 'residuals', 'stride', 'width', 'height', 'wrap'] as const

/** Where in the memory of the canvas lies what is not as large as the picture. */
export const canvasRoom = {
  /** Steps between the inks beside the boundary that is looked at, from right to left, and their sum of squares. */
  steps: 0,
  contrast: 32,
  words: 40,
  /** Four numbers of 64 bits an ink. */
  values: 72,
  /** The places of the boundary that is looked at, x and y each, and behind them its two junctions. */
  places: 72 + 32 * 256,
} as const

/** Reads the words into the variables of their names. */
export function readWords(numberOf: Readonly<Record<string, number>>): Code {
  return canvasWords.map((word, i) => set(numberOf[word], i32.load(i32.of(canvasRoom.words + 4 * i))))
}

/** The address of a place, x and then y. */
export function addressOfPlace(index: Code): Code {
  return i32.add(i32.of(canvasRoom.places), i32.shiftLeft(index, i32.of(4)))
}

/** The address of what is unexplained of a pixel, four numbers of 32 bits. */
export function residualAt(residuals: Code, pixel: Code): Code {
  return i32.add(residuals, i32.shiftLeft(pixel, i32.of(4)))
}
