import { type Code, count, countFrom, f64, get, i32, set, when, whilst } from '../../kernels/code.ts'
import {
  BEYOND,
  colorOf,
  end,
  FIRST_OWN,
  labelsAround,
  levelOfInk,
  PATCH_MAX,
  pixel,
  place,
  price,
  stateOf,
  stride,
  toneKernel,
  toneRoom,
} from './tone-room.ts'

const own = FIRST_OWN
const [label, next, best, isSmall] = [own + 1, own + 2, own + 3, own + 4]
const [size, besideCount, done, merged, middle] = [own + 5, own + 6, own + 7, own + 8, own + 9]
const sums = [own + 10, own + 11, own + 12, own + 13]
const WHOLES = 14
const [least, loss, was, is] = [own + WHOLES, own + WHOLES + 1, own + WHOLES + 2, own + WHOLES + 3]

const SMALL = 1
const LARGE = 2
const FOUR_LARGE = 0x02020202

const one = i32.of(1)
const seen = place(toneRoom.marks, get(label), 2)
const inPatch = (index: Code): Code => place(toneRoom.patch, index, 2)
const beside = (index: Code): Code => i32.add(i32.of(toneRoom.beside), index)
const eachOfPatch = (body: Code): Code =>
  countFrom(done, i32.of(0), get(size), 1, [...set(next, i32.load(inPatch(get(done)))), ...body])

/** Nonzero where a neighbour that comes earlier in reading order belongs to the same patch, known to be large. */
function continuesLarge(): Code {
  const isLarge = (before: Code): Code =>
    i32.and(i32.equal(i32.load8(before), get(own)), i32.unlike(i32.load8(stateOf(before)), i32.of(SMALL)))
  const above = i32.subtract(get(pixel), get(stride))
  const ways = [i32.subtract(get(pixel), one), above, i32.subtract(above, one), i32.add(above, one)]
  return ways.map(isLarge).reduce((all, way) => i32.or(all, way))
}

function startPatch(): Code {
  return [
    ...i32.store(inPatch(i32.of(0)), get(pixel)),
    ...i32.store8(stateOf(get(pixel)), i32.of(SMALL)),
    ...set(size, one),
    ...set(besideCount, i32.of(0)),
    ...set(isSmall, one),
    ...set(done, i32.of(0)),
  ]
}

/** Adds a neighbour to the patch, or its ink to the adjacent ones; `isSmall` becomes 0 where the patch proves large. */
function takeNext(): Code {
  const known = i32.load8(stateOf(get(next)))
  const addBeside = [
    ...i32.store(seen, one),
    ...i32.store8(beside(get(besideCount)), get(label)),
    ...set(besideCount, i32.add(get(besideCount), one)),
  ]
  const addPixel = [
    ...i32.store8(stateOf(get(next)), i32.of(SMALL)),
    ...i32.store(inPatch(get(size)), get(next)),
    ...set(size, i32.add(get(size), one)),
  ]
  const isNewInk = i32.and(i32.unlike(get(label), i32.of(BEYOND)), i32.isZero(i32.load(seen)))
  return [
    ...when(i32.unlike(get(label), get(own)), when(isNewInk, addBeside)),
    ...when(i32.and(i32.equal(get(label), get(own)), i32.unlike(known, i32.of(SMALL))), [
      ...set(isSmall, i32.and(i32.isZero(known), i32.under(get(size), i32.of(PATCH_MAX - 1)))),
      ...when(get(isSmall), addPixel),
    ]),
  ]
}

/** Collects the patch of a pixel and the inks adjacent to it, until it is complete or proves large. */
function followPatch(): Code {
  const takeAround = labelsAround(get(middle)).map((at) =>
    when(get(isSmall), [...set(next, at), ...set(label, i32.load8(get(next))), ...takeNext()]),
  )
  return [
    ...startPatch(),
    ...whilst(i32.and(get(isSmall), i32.under(get(done), get(size))), [
      ...set(middle, i32.load(inPatch(get(done)))),
      ...takeAround.flat(),
      ...set(done, i32.add(get(done), one)),
    ]),
    ...countFrom(done, i32.of(0), get(besideCount), 1, [
      ...set(label, i32.load8(beside(get(done)))),
      ...i32.store(seen, i32.of(0)),
    ]),
    ...when(i32.isZero(get(isSmall)), eachOfPatch(i32.store8(stateOf(get(next)), i32.of(LARGE)))),
  ]
}

/** Sums the colours of the patch. */
function sumColors(): Code {
  const levelOf = (channel: number): Code => i32.load8(i32.add(colorOf(get(next)), i32.of(channel)))
  return [
    ...sums.flatMap((sum) => set(sum, i32.of(0))),
    ...eachOfPatch(sums.flatMap((sum, channel) => set(sum, i32.add(get(sum), levelOf(channel))))),
  ]
}

/** Increase of the patch's squared error if it takes the ink `label`. */
function setLoss(): Code {
  const ofChannel = (sum: number, channel: number): Code => {
    const twice = f64.fromWhole(i32.shiftLeft(get(sum), one))
    const grown = f64.subtract(f64.multiply(f64.fromWhole(get(size)), f64.add(get(is), get(was))), twice)
    return [
      ...set(was, levelOfInk(get(own), channel)),
      ...set(is, levelOfInk(get(label), channel)),
      ...set(loss, f64.add(get(loss), f64.multiply(f64.subtract(get(is), get(was)), grown))),
    ]
  }
  return [...set(loss, f64.of(0)), ...sums.flatMap(ofChannel)]
}

/** Gives the patch to the adjacent ink with the smallest increase in error, if that is below the price. */
function giveUp(): Code {
  return [
    ...sumColors(),
    ...set(best, get(own)),
    ...set(least, price),
    ...countFrom(done, i32.of(0), get(besideCount), 1, [
      ...set(label, i32.load8(beside(get(done)))),
      ...setLoss(),
      ...when(f64.under(get(loss), get(least)), [...set(least, get(loss)), ...set(best, get(label))]),
    ]),
    ...when(i32.unlike(get(best), get(own)), [
      ...eachOfPatch(i32.store8(get(next), get(best))),
      ...set(merged, i32.add(get(merged), one)),
    ]),
  ]
}

/**
 * Merges the small patches that start in a row into an adjacent ink where that increases the squared error by less than
 * `price`; their number is left in `count`. Pixels are connected diagonally too (8-connectivity).
 */
export const mergeRow = toneKernel('mergeRow', WHOLES, 4, () => {
  const mergeHere = [...followPatch(), ...when(get(isSmall), giveUp())]
  return [
    ...count(pixel, get(end), 1, [
      ...set(own, i32.load8(get(pixel))),
      ...when(i32.and(i32.isZero(i32.load8(stateOf(get(pixel)))), i32.isZero(continuesLarge())), mergeHere),
    ]),
    ...i32.store(i32.of(toneRoom.count), get(merged)),
  ]
})

/** Clears the marks of small patches before another pass. Those of large ones stay valid, since patches only grow. */
export const forgetSmall = toneKernel('forgetSmall', 0, 0, () => {
  const state = stateOf(get(pixel))
  return count(pixel, get(end), 4, i32.store(state, i32.and(i32.load(state), i32.of(FOUR_LARGE))))
})
