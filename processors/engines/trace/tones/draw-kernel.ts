import type { KernelFunction } from '../../kernels/assemble.ts'
import { type Code, countFrom, either, f64, f64x2, get, i32, set, when, whilst } from '../../kernels/code.ts'
import { createFormulas } from '../../kernels/formulas.ts'
import { nameVariables } from '../../kernels/name-variables.ts'
import {
  addressOfPlace,
  canvasRoom,
  canvasWords,
  readWords,
  residualAt,
  TONE_CHANNELS,
  walkParameters,
} from './canvas-room.ts'

const { numberOf, parameterCount, locals } = nameVariables<string>(
  walkParameters,
  [...canvasWords, 'from', 'to', 'row', 'start', 'pixel', 'column', 'isNarrow', 'step'],
  [
    ...['fromX', 'fromY', 'toX', 'toY', 'sign', 'top', 'bottom', 'slope', 'shift', 'upper', 'lower'],
    ...['left', 'right', 'rise', 'at', 'begin', 'end', 'share', 'inside', 'one', 'other'],
  ],
)
const v = numberOf
const { value, compute } = createFormulas(numberOf)

/** Sets `column` to a pixel's column or, outside the frame, to the column that stands for it. */
function setColumn(pixel: Code): Code {
  const width = get(v.width)
  const onTorus = i32.remainder(i32.add(i32.remainder(pixel, width), width), width)
  const inFrame = i32.greater(i32.of(0), i32.lesser(width, pixel))
  return either(get(v.wrap), set(v.column, onTorus), set(v.column, inFrame))
}

/** Adds a share of the difference between the tones to the pixel at `column`. */
function addSteps(share: string): Code {
  const target = residualAt(get(v.residuals), i32.add(get(v.start), get(v.column)))
  const half = (channel: 0 | 2): Code => {
    const address = i32.add(target, i32.of(4 * channel))
    const steps = f64x2.load(i32.of(canvasRoom.steps + 8 * channel))
    return f64x2.storeFloats(
      address,
      f64x2.add(f64x2.loadFloats(address), f64x2.multiply(f64x2.spread(value(share)), steps)),
    )
  }
  return [half(0), half(2)]
}

/** The part of a side within one row, `rise` rows high: each pixel that it crosses receives the area to its right. */
function addSpan(): Code {
  const reachesOn = i32.or(i32.equal(get(v.step), i32.of(0)), f64.under(f64.fromWhole(get(v.pixel)), value('right')))
  return [
    set(v.pixel, i32.truncated(f64.floor(value('left')))),
    set(v.isNarrow, f64.atMost(value('right'), f64.fromWhole(i32.add(get(v.pixel), i32.of(1))))),
    set(v.step, i32.of(0)),
    whilst(reachesOn, [
      set(v.at, f64.fromWhole(get(v.pixel))),
      set(v.begin, f64.greater(value('left'), value('at'))),
      either(get(v.isNarrow), compute('end = right\nshare = rise'), [
        set(v.end, f64.lesser(value('right'), value('at + 1'))),
        compute('share = rise * (end - begin) / (right - left)'),
      ]),
      compute('inside = share * (at + 1 - (begin + end) / 2)'),
      setColumn(get(v.pixel)),
      addSteps('inside'),
      set(v.pixel, i32.add(get(v.pixel), i32.of(1))),
      setColumn(get(v.pixel)),
      addSteps('share - inside'),
      set(v.step, i32.of(1)),
    ]),
  ]
}

/** Adds the area to the right of one side, row by row. */
function addSide(): Code {
  const height = get(v.height)
  const rowOnTorus = i32.remainder(i32.add(i32.remainder(get(v.row), height), height), height)
  const isInside = i32.or(get(v.wrap), i32.under(get(v.row), height))
  const isAbove = f64.under(f64.fromWhole(get(v.row)), value('bottom'))
  return [
    either(f64.under(value('fromY'), value('toY')), compute('sign = 1'), compute('sign = 0 - 1')),
    set(v.top, f64.lesser(value('fromY'), value('toY'))),
    set(v.bottom, f64.greater(value('fromY'), value('toY'))),
    compute('slope = (toX - fromX) / (toY - fromY)\nshift = fromX - fromY * slope'),
    set(v.row, i32.truncated(f64.floor(value('top')))),
    when(i32.isZero(get(v.wrap)), set(v.row, i32.greater(i32.of(0), get(v.row)))),
    whilst(i32.and(isAbove, isInside), [
      set(v.upper, f64.greater(f64.fromWhole(get(v.row)), value('top'))),
      set(v.lower, f64.lesser(f64.fromWhole(i32.add(get(v.row), i32.of(1))), value('bottom'))),
      compute('one = shift + upper * slope\nother = shift + lower * slope'),
      set(v.left, f64.lesser(value('one'), value('other'))),
      set(v.right, f64.greater(value('one'), value('other'))),
      compute('rise = sign * (lower - upper)'),
      either(get(v.wrap), set(v.start, rowOnTorus), set(v.start, get(v.row))),
      set(v.start, i32.multiply(get(v.start), get(v.stride))),
      addSpan(),
      set(v.row, i32.add(get(v.row), i32.of(1))),
    ]),
  ]
}

/** Adds the difference between the tones beside a boundary to everything to its right. */
export const drawLine: KernelFunction = {
  name: 'drawLine',
  parameterCount,
  locals,
  body: () => {
    const side = [
      set(v.fromX, f64.load(addressOfPlace(get(v.from)))),
      set(v.fromY, f64.load(i32.add(addressOfPlace(get(v.from)), i32.of(8)))),
      set(v.toX, f64.load(addressOfPlace(get(v.to)))),
      set(v.toY, f64.load(i32.add(addressOfPlace(get(v.to)), i32.of(8)))),
      when(f64.unlike(value('fromY'), value('toY')), addSide()),
    ]
    return [
      readWords(numberOf),
      set(v.from, get(v.first)),
      countFrom(v.to, i32.of(0), get(v.count), 1, [side, set(v.from, get(v.to))]),
      // An open boundary ends at its second junction.
      when(i32.equal(get(v.first), get(v.count)), [set(v.to, i32.add(get(v.count), i32.of(1))), side]),
    ]
  },
}

// Weight of pixels that a boundary touches, so that they count only where there are no others.
const TOUCHED_WEIGHT = 1e-6

const row = nameVariables<string>(
  ['labels', 'colors', 'residuals', 'width', 'up', 'down', 'channels'],
  ['x', 'channel', 'label', 'isPure', 'target'],
  ['sum', 'gap', 'known', 'weight', 'level'],
)
const r = row.numberOf
const ofRow = createFormulas(r)

/**
 * Accumulates the differences of each channel along a row and subtracts the result from the picture. The level at which
 * a row starts follows from those of its pixels that no boundary touches: those whose four neighbours have the same
 * label.
 */
export const subtractRow: KernelFunction = {
  name: 'subtractRow',
  parameterCount: row.parameterCount,
  locals: row.locals,
  body: () => {
    const place = i32.add(get(r.labels), get(r.x))
    const isSame = (other: Code): Code => i32.equal(i32.load8(other), get(r.label))
    // Next to a row's first and last pixel, what is outside the frame counts as the same.
    const beside = i32.and(
      i32.or(i32.isZero(get(r.x)), isSame(i32.subtract(place, i32.of(1)))),
      i32.or(i32.equal(get(r.x), i32.subtract(get(r.width), i32.of(1))), isSame(i32.add(place, i32.of(1)))),
    )
    const across = i32.and(isSame(i32.subtract(place, get(r.up))), isSame(i32.add(place, get(r.down))))
    const target = i32.add(residualAt(get(r.residuals), get(r.x)), i32.shiftLeft(get(r.channel), i32.of(2)))
    const color = i32.add(i32.add(get(r.colors), i32.shiftLeft(get(r.x), i32.of(2))), get(r.channel))
    const ink = i32.add(i32.multiply(get(r.label), i32.of(TONE_CHANNELS)), get(r.channel))
    const inkLevel = f64.load(i32.add(i32.of(canvasRoom.values), i32.shiftLeft(ink, i32.of(3))))
    return [
      countFrom(r.channel, i32.of(0), get(r.channels), 1, [
        ofRow.compute('sum = 0\ngap = 0\nknown = 0'),
        countFrom(r.x, i32.of(0), get(r.width), 1, [
          set(r.label, i32.load8(place)),
          either(i32.and(beside, across), ofRow.compute('weight = 1'), set(r.weight, f64.of(TOUCHED_WEIGHT))),
          ofRow.compute('known = known + weight'),
          set(r.target, target),
          set(r.sum, f64.add(get(r.sum), f64.loadFloat(get(r.target)))),
          f64.storeFloat(get(r.target), f64.subtract(f64.fromWhole(i32.load8(color)), get(r.sum))),
          set(r.level, inkLevel),
          ofRow.compute('gap = gap + weight * (level - sum)'),
        ]),
        ofRow.compute('gap = gap / known'),
        countFrom(r.x, i32.of(0), get(r.width), 1, [
          set(r.target, target),
          f64.storeFloat(get(r.target), f64.subtract(f64.loadFloat(get(r.target)), get(r.gap))),
        ]),
      ]),
    ]
  },
}
