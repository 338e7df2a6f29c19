import type { KernelFunction } from '../../kernels/assemble.ts'
import { type Code, f64, get, i32, set } from '../../kernels/code.ts'

/** Pixels; larger patches are never worth merging. */
export const PATCH_MAX = 24
/** Label of what lies outside the frame. */
export const BEYOND = 255
const INKS_MAX = 256

const marksAt = 24
const patchAt = marksAt + 4 * INKS_MAX
const besideAt = patchAt + 4 * PATCH_MAX
const valuesAt = besideAt + 8 * PATCH_MAX

/** Addresses, in bytes, of everything in the tone kernels' memory whose size does not depend on the picture. */
export const toneRoom = {
  /** Price of an unlike neighbour or of a patch: a 64-bit number. */
  price: 0,
  /** Results of a kernel: a 64-bit sum and a count. */
  sum: 8,
  count: 16,
  /** A word per ink; zero except while a pixel or a patch is examined. */
  marks: marksAt,
  /** Pixels of the current patch, and the inks adjacent to it, one byte each. */
  patch: patchAt,
  beside: besideAt,
  /** The inks: four 64-bit numbers each. */
  values: valuesAt,
  /**
   * Labels, one byte per pixel, surrounded by a ring of `BEYOND`. Marks and colours of the pixels follow in the same
   * layout.
   */
  labels: valuesAt + 32 * INKS_MAX,
} as const

/**
 * Parameters of a kernel: address of the current label, from the first of a row to the end; bytes from a label to the
 * one below; bytes from a label to its pixel's mark; and address of the colours. Kernels are called row by row, because
 * V8 switches to the optimized version of a kernel only at its next call.
 */
export const [pixel, end, stride, states, colors] = [0, 1, 2, 3, 4]
const PARAMETERS = 5
// Differences in the four channels.
const gaps = [5, 6, 7, 8]
/** Index of a kernel's first own variable. */
export const FIRST_OWN = 9

/** A kernel on tones, with variables of its own: first 32-bit integers, then 64-bit numbers. */
export function toneKernel(name: string, wholes: number, numbers: number, body: () => Code): KernelFunction {
  const locals = [
    ...gaps.map(() => 'f64' as const),
    ...Array.from({ length: wholes }, () => 'i32' as const),
    ...Array.from({ length: numbers }, () => 'f64' as const),
  ]
  return { name, parameterCount: PARAMETERS, locals, body }
}

/** Address of an array's element, each of `1 << bits` bytes. */
export function place(start: number, index: Code, bits: number): Code {
  return i32.add(i32.of(start), i32.shiftLeft(index, i32.of(bits)))
}

export const price = f64.load(i32.of(toneRoom.price))

/** Addresses of the eight labels around one, those at its sides first. */
export function labelsAround(label: Code): readonly Code[] {
  const one = i32.of(1)
  const [above, below] = [i32.subtract(label, get(stride)), i32.add(label, get(stride))]
  return [
    i32.subtract(label, one),
    i32.add(label, one),
    above,
    below,
    ...[above, below].flatMap((row) => [i32.subtract(row, one), i32.add(row, one)]),
  ]
}

/** Address of a pixel's mark. */
export function stateOf(label: Code): Code {
  return i32.add(label, get(states))
}

/** Address of a pixel's colour. */
export function colorOf(label: Code): Code {
  return i32.add(i32.shiftLeft(i32.subtract(label, i32.of(toneRoom.labels)), i32.of(2)), get(colors))
}

/** One channel of an ink, 0..255. */
export function levelOfInk(ink: Code, channel: number): Code {
  return f64.load(i32.add(place(toneRoom.values, ink, 5), i32.of(8 * channel)))
}

/** Sets a variable to the squared distance of the pixel's colour from an ink. */
export function setMiss(variable: number, ink: Code): Code {
  const gapOf = (channel: number): Code => {
    const level = i32.load8(i32.add(colorOf(get(pixel)), i32.of(channel)))
    return f64.subtract(f64.fromWhole(level), levelOfInk(ink, channel))
  }
  const [red, green, blue, alpha] = gaps.map((gap) => f64.multiply(get(gap), get(gap)))
  return [
    ...gaps.flatMap((gap, channel) => set(gap, gapOf(channel))),
    ...set(variable, f64.add(f64.add(f64.add(red, green), blue), alpha)),
  ]
}
