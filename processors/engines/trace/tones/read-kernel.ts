import type { KernelFunction } from '../../kernels/assemble.ts'
import { type Code, countFrom, either, f64, get, i32, set, when } from '../../kernels/code.ts'
import { createFormulas } from '../../kernels/formulas.ts'
import { nameVariables } from '../../kernels/name-variables.ts'
import { addressOfPlace, canvasRoom, canvasWords, readWords, residualAt, walkParameters } from './canvas-room.ts'

// Samples per pixel of a boundary's length.
const READINGS = 2

const { numberOf, parameterCount, locals } = nameVariables<string>(
  walkParameters,
  [...canvasWords, 'from', 'to', 'reading', 'readings', 'column', 'row', 'target'],
  [
    ...[
      'fromX',
      'fromY',
      'dx',
      'dy',
      'length',
      'all',
      'weight',
      'contrast',
      'index',
      't',
      'rest',
      'missing',
      'pullX',
      'pullY',
    ],
    ...['red', 'green', 'blue', 'alpha', 'stepRed', 'stepGreen', 'stepBlue', 'stepAlpha'],
  ],
)
const v = numberOf
const { value, compute } = createFormulas(numberOf)

/** Sets a coordinate to the one inside the frame that stands for it: modulo the size on a torus, else clamped. */
function setInside(variable: number, size: Code): Code {
  const own = get(variable)
  const onTorus = i32.remainder(i32.add(i32.remainder(own, size), size), size)
  const nearest = i32.greater(i32.of(0), i32.lesser(i32.subtract(size, i32.of(1)), own))
  return either(get(v.wrap), set(variable, onTorus), set(variable, nearest))
}

/** Address of the `row`th number gathered for a point. */
function gatheredAt(place: number, row: number): Code {
  const slot = i32.add(get(v.pulls), i32.shiftLeft(get(place), i32.of(3)))
  return i32.add(slot, i32.multiply(get(v.room), i32.of(8 * row)))
}

function clearPull(place: number): Code {
  return [0, 1, 2].map((row) => f64.store(gatheredAt(place, row), f64.of(0)))
}

/** Adds to what is gathered for a point: the pull in x and y, and the stiffness. */
function addPull(place: number, share: string): Code {
  return ['pullX', 'pullY', 'weight'].map((what, row) => {
    const address = gatheredAt(place, row)
    return f64.store(address, f64.add(f64.load(address), value(`${what} * ${share}`)))
  })
}

/** Distributes the residual at one sample of a side between the points at its ends. */
function readOnce(): Code {
  const levels = ['red', 'green', 'blue', 'alpha']
  return [
    set(v.index, f64.fromWhole(get(v.reading))),
    compute('t = (index + 0.5) / all\nrest = 1 - t'),
    set(v.column, i32.truncated(f64.floor(value('fromX + dx * t')))),
    set(v.row, i32.truncated(f64.floor(value('fromY + dy * t')))),
    setInside(v.column, get(v.width)),
    setInside(v.row, get(v.height)),
    set(v.target, residualAt(get(v.residuals), i32.add(i32.multiply(get(v.row), get(v.stride)), get(v.column)))),
    levels.map((level, channel) => set(numberOf[level], f64.loadFloat(i32.add(get(v.target), i32.of(4 * channel))))),
    // If the picture has more of the left ink here, the edge moves to the right.
    compute(`
      missing = red * stepRed + green * stepGreen + blue * stepBlue + alpha * stepAlpha
      pullX = -missing * dy / all
      pullY = missing * dx / all`),
    addPull(v.from, 'rest'),
    addPull(v.to, 't'),
  ]
}

function readSide(): Code {
  const coordinate = (place: number, offset: number): Code =>
    f64.load(i32.add(addressOfPlace(get(place)), i32.of(offset)))
  return [
    set(v.fromX, coordinate(v.from, 0)),
    set(v.fromY, coordinate(v.from, 8)),
    set(v.dx, f64.subtract(coordinate(v.to, 0), value('fromX'))),
    set(v.dy, f64.subtract(coordinate(v.to, 8), value('fromY'))),
    compute('length = sqrt(dx * dx + dy * dy)'),
    set(v.readings, i32.greater(i32.of(READINGS), i32.truncated(f64.ceiling(value(`${READINGS} * length`))))),
    set(v.all, f64.fromWhole(get(v.readings))),
    compute('weight = contrast * length / all'),
    countFrom(v.reading, i32.of(0), get(v.readings), 1, readOnce()),
  ]
}

/** Gathers the pull on each point of a boundary, x and y, and its stiffness: three rows of `room` 64-bit numbers. */
export const readLine: KernelFunction = {
  name: 'readLine',
  parameterCount,
  locals,
  body: () => [
    readWords(numberOf),
    countFrom(v.to, i32.of(0), i32.add(get(v.count), i32.of(2)), 1, clearPull(v.to)),
    ['stepRed', 'stepGreen', 'stepBlue', 'stepAlpha'].map((name, i) =>
      set(numberOf[name], f64.load(i32.of(canvasRoom.steps + 8 * i))),
    ),
    set(v.contrast, f64.load(i32.of(canvasRoom.contrast))),
    set(v.from, get(v.first)),
    countFrom(v.to, i32.of(0), get(v.count), 1, [readSide(), set(v.from, get(v.to))]),
    when(i32.equal(get(v.first), get(v.count)), [set(v.to, i32.add(get(v.count), i32.of(1))), readSide()]),
  ],
}
