import type { KernelFunction } from '../../kernels/assemble.ts'
import { type Code, copyBytes, count, countFrom, either, f64, f64x2, get, i32, set } from '../../kernels/code.ts'
import { BLOCK_BITS } from '../measure/settle-steps.ts'

/** Numbers that may be read past a row, since they are read in pairs. */
export const ROW_SLACK = 2

const parameters = Array.from({ length: 11 }, (_, variable) => variable)
const [plane, width, height, taps, radius, padded, window, lines, spanFirst, spanFrom, spanTo] = parameters
const [y, read, x, span, lastSpan, end, tap, line, one, other] = Array.from({ length: 10 }, (_, i) => 11 + i)
const sum = 21

const FLOAT_BITS = 2
const DOUBLE_BITS = 3

/** Address of an array's element, each of `1 << bits` bytes. */
function place(start: Code, index: Code, bits: number): Code {
  return i32.add(start, i32.shiftLeft(index, i32.of(bits)))
}

const rowOf = (row: Code): Code => place(get(plane), i32.multiply(row, get(width)), FLOAT_BITS)
const tapAt = (index: Code): Code => f64x2.spread(f64.load(place(get(taps), index, DOUBLE_BITS)))
const rowBytes = i32.shiftLeft(get(width), i32.of(FLOAT_BITS))

/** Address of a row in the window, which is a ring buffer. */
function lineOf(row: Code): Code {
  const slot = i32.remainder(row, i32.add(i32.shiftLeft(get(radius), i32.of(1)), i32.of(1)))
  return place(get(window), i32.multiply(slot, i32.add(get(width), i32.of(ROW_SLACK))), FLOAT_BITS)
}

/** Runs the body for every second column of the spans of a row. */
function alongSpans(row: Code, body: Code): Code {
  const block = place(get(spanFirst), i32.shiftRight(row, i32.of(BLOCK_BITS)), FLOAT_BITS)
  return [
    ...set(lastSpan, i32.load(i32.add(block, i32.of(1 << FLOAT_BITS)))),
    ...countFrom(span, i32.load(block), get(lastSpan), 1, [
      ...set(end, i32.load(place(get(spanTo), get(span), FLOAT_BITS))),
      ...countFrom(x, i32.load(place(get(spanFrom), get(span), FLOAT_BITS)), get(end), 2, body),
    ]),
  ]
}

/** Sums the taps times the values at the addresses `one` and `other`, which `aim` sets for each tap. */
function sumTaps(middle: Code, aim: Code): Code {
  const pair = f64x2.add(f64x2.loadFloats(get(one)), f64x2.loadFloats(get(other)))
  return [
    ...set(sum, f64x2.multiply(tapAt(i32.of(0)), f64x2.loadFloats(middle))),
    ...countFrom(tap, i32.of(1), i32.add(get(radius), i32.of(1)), 1, [
      ...aim,
      ...set(sum, f64x2.add(get(sum), f64x2.multiply(tapAt(get(tap)), pair))),
    ]),
  ]
}

/** Blurs a row along itself into the window, after padding it with its first and last value. */
function blurAlong(): Code {
  const own = place(get(padded), i32.add(get(radius), get(x)), FLOAT_BITS)
  const last = i32.add(rowOf(get(read)), i32.subtract(rowBytes, i32.of(1 << FLOAT_BITS)))
  const beyond = i32.add(i32.add(get(radius), get(width)), get(tap))
  return [
    ...set(line, lineOf(get(read))),
    ...copyBytes(get(line), rowOf(get(read)), rowBytes),
    ...copyBytes(place(get(padded), get(radius), FLOAT_BITS), rowOf(get(read)), rowBytes),
    ...countFrom(tap, i32.of(0), get(radius), 1, [
      ...f64.storeFloat(place(get(padded), get(tap), FLOAT_BITS), f64.loadFloat(rowOf(get(read)))),
      ...f64.storeFloat(place(get(padded), beyond, FLOAT_BITS), f64.loadFloat(last)),
    ]),
    ...alongSpans(get(read), [
      ...sumTaps(own, [
        ...set(one, i32.subtract(own, i32.shiftLeft(get(tap), i32.of(FLOAT_BITS)))),
        ...set(other, place(own, get(tap), FLOAT_BITS)),
      ]),
      ...f64x2.storeFloats(place(get(line), get(x), FLOAT_BITS), get(sum)),
    ]),
  ]
}

/** Blurs a row across the rows in the window. */
function blurDown(): Code {
  const lastRow = i32.subtract(get(height), i32.of(1))
  const pair = place(get(lines), get(tap), DOUBLE_BITS)
  const target = place(rowOf(get(y)), get(x), FLOAT_BITS)
  return [
    ...countFrom(tap, i32.of(0), i32.add(get(radius), i32.of(1)), 1, [
      ...i32.store(pair, lineOf(i32.greater(i32.of(0), i32.subtract(get(y), get(tap))))),
      ...i32.store(i32.add(pair, i32.of(4)), lineOf(i32.lesser(lastRow, i32.add(get(y), get(tap))))),
    ]),
    ...alongSpans(get(y), [
      ...sumTaps(place(i32.load(get(lines)), get(x), FLOAT_BITS), [
        ...set(one, place(i32.load(pair), get(x), FLOAT_BITS)),
        ...set(other, place(i32.load(i32.add(pair, i32.of(4))), get(x), FLOAT_BITS)),
      ]),
      ...either(
        i32.under(i32.add(get(x), i32.of(1)), get(end)),
        f64x2.storeFloats(target, get(sum)),
        // The second value would be the first of the next row.
        f64.storeFloat(target, f64.lane(get(sum), 0)),
      ),
    ]),
  ]
}

/** Blurs the spans of a plane along rows and columns, in place; two values at a time (SIMD), summed in 64 bits. */
export const blurPlane: KernelFunction = {
  name: 'blurPlane',
  parameterCount: parameters.length,
  locals: [...Array.from({ length: 10 }, () => 'i32' as const), 'v128'],
  body: () =>
    countFrom(y, i32.of(0), get(height), 1, [
      ...count(read, i32.lesser(get(height), i32.add(i32.add(get(y), get(radius)), i32.of(1))), 1, blurAlong()),
      ...blurDown(),
    ]),
}
