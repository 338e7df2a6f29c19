import type { Inks } from './find-inks.ts'
import type { LabelMap } from './merge-specks.ts'
import { componentWeights, inkComponents, type PictureModel } from './picture-model.ts'
import { isInside, markBorders, type Regularity } from './regularize-labels.ts'

const DIAGONAL_WEIGHT = 0.7
// Rounds that move fewer pixels than one in so many are not worth their time.
const CHANGED_SHARE_MIN = 1 / 2000

/**
 * Moves borders until the labels, blurred as the picture was, resemble it most: each border pixel takes the label beside
 * it that leaves least unexplained around it, traded against agreeing with its neighbours.
 * Source: Besag, "On the statistical analysis of dirty pictures" (1986), with the blur in the observation.
 */
export function refineLabels(map: LabelMap, model: PictureModel, inks: Inks, rule: Regularity): void {
  const observer = createObserver(map, model, inks)
  const { width, height, ink } = map
  const { reach } = observer
  const around = Int32Array.of(-1, 1, -width, width, -width - 1, 1 - width, width - 1, width + 1)
  const due = markBorders(map)
  for (let round = 0; round < rule.rounds; round++) {
    let changed = 0
    for (let y = reach; y + reach < height; y++) {
      for (let pixel = y * width + reach; pixel < (y + 1) * width - reach; pixel++) {
        if (due[pixel] === 0) continue
        due[pixel] = 0
        if (isInside(ink, pixel, width)) continue
        const best = cheapestLabel(ink, pixel, around, observer, rule)
        if (best === ink[pixel]) continue
        observer.repaint(pixel, ink[pixel], best)
        ink[pixel] = best
        changed++
        // What a pixel's light reaches is seen by those whose own light reaches there.
        for (let row = -2 * reach; row <= 2 * reach; row++) {
          const middle = pixel + row * width
          due.fill(1, Math.max(0, middle - 2 * reach), Math.max(0, middle + 2 * reach + 1))
        }
      }
    }
    if (changed < CHANGED_SHARE_MIN * ink.length) return
  }
}

function cheapestLabel(
  ink: Uint8Array,
  pixel: number,
  around: Int32Array,
  observer: Observer,
  { sigma, smoothness }: Regularity,
): number {
  const own = ink[pixel]
  observer.look(pixel)
  let best = own
  let least = smoothness * unlikeAround(ink, pixel, around, own)
  for (let i = 0; i < 8; i++) {
    const label = ink[pixel + around[i]]
    if (label === own || label === best) continue
    const miss = observer.changeOfMiss(own, label) / (2 * sigma * sigma)
    const price = miss + smoothness * unlikeAround(ink, pixel, around, label)
    if (price >= least - 1e-9) continue
    least = price
    best = label
  }
  return best
}

function unlikeAround(ink: Uint8Array, pixel: number, around: Int32Array, label: number): number {
  let unlike = 0
  for (let i = 0; i < 8; i++) if (ink[pixel + around[i]] !== label) unlike += i < 4 ? 1 : DIAGONAL_WEIGHT
  return unlike
}

type Observer = {
  /** Pixels from the frame within which nothing is looked at. */
  readonly reach: number
  /** Gathers what is unexplained around a pixel, weighted as the pixel's own light would spread. */
  readonly look: (pixel: number) => void
  /** By how much the squared difference of picture and model changes when the pixel last looked at changes its ink. */
  readonly changeOfMiss: (from: number, to: number) => number
  readonly repaint: (pixel: number, from: number, to: number) => void
}

function createObserver(map: LabelMap, { residual, stamps }: PictureModel, inks: Inks): Observer {
  const colors = inkComponents(inks)
  const offsets = stamps.map(({ dx, dy }) => Int32Array.from(dx, (step, i) => dy[i] * map.width + step))
  const squares = stamps.map(({ share }) => share.reduce((sum, part) => sum + part * part, 0))
  const seen = new Float64Array(3)
  const stepOf = (from: number, to: number, component: number): number =>
    colors[to * 3 + component] - colors[from * 3 + component]
  return {
    reach: Math.max(...stamps.map(({ radius }) => radius)),
    look: (pixel) => {
      for (let component = 0; component < 3; component++)
        seen[component] = sumAround(residual[component], pixel, offsets[component], stamps[component].share)
    },
    changeOfMiss: (from, to) => {
      let change = 0
      for (let component = 0; component < 3; component++) {
        const step = stepOf(from, to, component)
        change += componentWeights[component] * (step * step * squares[component] - 2 * step * seen[component])
      }
      return change
    },
    repaint: (pixel, from, to) => {
      for (let component = 0; component < 3; component++) {
        const { share } = stamps[component]
        const step = stepOf(from, to, component)
        for (let k = 0; k < share.length; k++) residual[component][pixel + offsets[component][k]] -= step * share[k]
      }
    },
  }
}

function sumAround(residual: Float32Array, pixel: number, offsets: Int32Array, share: Float32Array): number {
  let sum = 0
  for (let k = 0; k < share.length; k++) sum += share[k] * residual[pixel + offsets[k]]
  return sum
}
