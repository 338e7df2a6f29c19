import { type Code, count, f64, get, i32, set, when } from '../../kernels/code.ts'
import {
  end,
  FIRST_OWN,
  labelsAround,
  pixel,
  place,
  price,
  setMiss,
  stride,
  toneKernel,
  toneRoom,
} from './tone-room.ts'

const [own, alike, label, best] = [FIRST_OWN, FIRST_OWN + 1, FIRST_OWN + 2, FIRST_OWN + 3]
const [least, cost, miss] = [FIRST_OWN + 4, FIRST_OWN + 5, FIRST_OWN + 6]

// Weights of neighbours are counted in halves: those at a side count 2, diagonal ones, which share only a corner, count
// 1.
const SIDES = 4
const WEIGHT_OF_ALL = 12

const mark = (ink: Code): Code => place(toneRoom.marks, ink, 2)
const seen = mark(get(label))

const around = labelsAround(get(pixel))

/** Weight of the neighbours that have the pixel's own label, in halves. */
function countAlike(): Code {
  const alikes = around.map((at) => i32.equal(i32.load8(at), get(own)))
  const sum = (ones: readonly Code[]): Code => ones.reduce((all, one) => i32.add(all, one))
  return set(alike, i32.add(i32.shiftLeft(sum(alikes.slice(0, SIDES)), i32.of(1)), sum(alikes.slice(SIDES))))
}

/** Cost of the unlike neighbours of a label. */
function borderOf(alikeness: Code): Code {
  return f64.multiply(price, f64.multiply(f64.fromWhole(i32.subtract(i32.of(WEIGHT_OF_ALL), alikeness)), f64.of(0.5)))
}

/** Gives the pixel its cheapest label; `miss` is the error of its own. */
function chooseLabel(): Code {
  const tryLabel = [
    ...setMiss(miss, get(label)),
    ...set(cost, f64.add(get(cost), get(miss))),
    ...when(f64.under(get(cost), get(least)), [...set(least, get(cost)), ...set(best, get(label))]),
  ]
  const weigh = (at: Code, index: number): Code => [
    ...set(label, i32.load8(at)),
    ...i32.store(seen, i32.add(i32.load(seen), i32.of(index < SIDES ? 2 : 1))),
  ]
  const ask = (at: Code): Code => [
    ...set(label, i32.load8(at)),
    ...set(alike, i32.load(seen)),
    // A weight of 0 means that the label was examined before.
    ...when(get(alike), [
      ...i32.store(seen, i32.of(0)),
      ...set(cost, borderOf(get(alike))),
      ...when(f64.under(get(cost), get(least)), tryLabel),
    ]),
  ]
  return [
    ...around.flatMap(weigh),
    ...set(best, get(own)),
    ...set(least, f64.add(borderOf(i32.load(mark(get(own)))), get(miss))),
    ...i32.store(mark(get(own)), i32.of(0)),
    ...around.flatMap(ask),
    ...i32.store8(get(pixel), get(best)),
  ]
}

/**
 * Gives every pixel of a row, except on the frame, the cheapest label among its own and its neighbours': the cost is
 * its squared error plus `price` for each unlike neighbour.
 */
export const settleRow = toneKernel('settleRow', 4, 3, () => {
  // The pixel's own label is safe if it costs no more than another one without any error would.
  const ahead = f64.multiply(price, f64.fromWhole(i32.subtract(get(alike), i32.of(WEIGHT_OF_ALL / 2))))
  const isSafe = i32.and(f64.above(get(cost), f64.of(0)), f64.atMost(get(miss), get(cost)))
  return count(pixel, get(end), 1, [
    ...set(own, i32.load8(get(pixel))),
    ...countAlike(),
    ...when(i32.unlike(get(alike), i32.of(WEIGHT_OF_ALL)), [
      ...set(cost, ahead),
      ...setMiss(miss, get(own)),
      ...when(i32.isZero(isSafe), chooseLabel()),
    ]),
  ])
})

/** Sums the squared error of a row's labels into `sum`. */
export const sumMisses = toneKernel('sumMisses', 0, 2, () => {
  const [one, all] = [FIRST_OWN, FIRST_OWN + 1]
  const addMiss = [...setMiss(one, i32.load8(get(pixel))), ...set(all, f64.add(get(all), get(one)))]
  return [...count(pixel, get(end), 1, addMiss), ...f64.store(i32.of(toneRoom.sum), get(all))]
})

/** Counts how often a label in a row differs from the one to the right or below, into `count`. */
export const countUnlike = toneKernel('countUnlike', 1, 0, () => {
  const unlike = FIRST_OWN
  const isUnlike = (step: Code): Code => i32.unlike(i32.load8(get(pixel)), i32.load8(i32.add(get(pixel), step)))
  const both = i32.add(isUnlike(i32.of(1)), isUnlike(get(stride)))
  return [
    ...count(pixel, get(end), 1, set(unlike, i32.add(get(unlike), both))),
    ...i32.store(i32.of(toneRoom.count), get(unlike)),
  ]
})
