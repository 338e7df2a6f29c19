import type { KernelFunction } from '../../kernels/assemble.ts'
import { type Code, f64, get, i32, set } from '../../kernels/code.ts'

/** A larger patch is never worth giving up. */
export const PATCH_MAX = 24
/** Label of what lies beyond the frame. */
export const BEYOND = 255
const INKS_MAX = 256

const marksAt = 24
const patchAt = marksAt + 4 * INKS_MAX
const besideAt = patchAt + 4 * PATCH_MAX
const valuesAt = besideAt + 8 * PATCH_MAX

/** Where in the memory of the kernels of tones lies what is not as large as the picture. */
export const toneRoom = {
  /** What an unlike neighbour, or a patch, is worth: 64 bits. */
  price: 0,
  /** What a kernel tells in the end: a sum of 64 bits, and a count. */
  sum: 8,
  count: 16,
  /** A word for each ink: zero, but while a pixel or a patch is looked at. */
  marks: marksAt,
  /** Pixels of the patch that is looked at, and the inks beside it, a byte each. */
  patch: patchAt,
  beside: besideAt,
  /** Four numbers of 64 bits an ink. */
  values: valuesAt,
  /** Labels, a byte a pixel, with a ring of `BEYOND` round them. States and colours of the pixels follow, laid out alike. */
  labels: valuesAt + 32 * INKS_MAX,
} as const

/**
 * The label of the pixel that is looked at, from the first of a row on to the end of what is looked at; bytes from a
 * label to the one below; bytes from a label to the state of its pixel, and from where labels lie to the colours. Rows
 * are looked at one by one, since V8 goes over to what its last compiler made of a kernel when it is called again.
 */
export const [pixel, end, stride, states, colors] = [0, 1, 2, 3, 4]
const PARAMETERS = 5
// Squares of the four channels.
const gaps = [5, 6, 7, 8]
/** The first of a kernel's own variables. */
export const FIRST_OWN = 9

/** A kernel of tones, with variables of its own: whole numbers, then numbers of 64 bits. */
export function toneKernel(name: string, wholes: number, numbers: number, body: () => Code): KernelFunction {
  const locals = [
    ...gaps.map(() => 'f64' as const),
    ...Array.from({ length: wholes }, () => 'i32' as const),
    ...Array.from({ length: numbers }, () => 'f64' as const),
  ]
  return { name, parameterCount: PARAMETERS, locals, body }
}

/** The address of one of many, each of `1 << bits` bytes. */
export function place(start: number, index: Code, bits: number): Code {
  return i32.add(i32.of(start), i32.shiftLeft(index, i32.of(bits)))
}

export const price = f64.load(i32.of(toneRoom.price))

/** The eight labels round one, those at its sides first. */
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

/** The address of what is known of a pixel. */
export function stateOf(label: Code): Code {
  return i32.add(label, get(states))
}

/** The address of a pixel's colour. */
export function colorOf(label: Code): Code {
  return i32.add(i32.shiftLeft(i32.subtract(label, i32.of(toneRoom.labels)), i32.of(2)), get(colors))
}

/** One channel of an ink, 0..255. */
export function levelOfInk(ink: Code, channel: number): Code {
  return f64.load(i32.add(place(toneRoom.values, ink, 5), i32.of(8 * channel)))
}

/** Sets a number to the squared distance of the pixel's colour from an ink. */
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
