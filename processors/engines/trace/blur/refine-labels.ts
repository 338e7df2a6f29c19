import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { isInside, markBorders, type Regularity } from '../labels/regularize-labels.ts'
import { componentWeights, inkComponents, type PictureModel } from './picture-model.ts'
import { createPull, markReach, type Pull, readPull, repaintPull } from './pull.ts'

const DIAGONAL_WEIGHT = 0.7
// Rounds that move fewer pixels than one in so many are not worth their time.
const CHANGED_SHARE_MIN = 1 / 2000

/**
 * Moves borders until the labels, blurred as the picture was, resemble it most: each border pixel takes the label beside
 * it that leaves least unexplained around it, traded against agreeing with its neighbours.
 * Source: Besag, "On the statistical analysis of dirty pictures" (1986), with the blur in the observation.
 */
export function refineLabels(map: LabelMap, model: PictureModel, inks: Inks, rule: Regularity): void {
  const { width, height, ink } = map
  const pull = createPull(map, model)
  const colors = inkComponents(inks)
  const around = Int32Array.of(-1, 1, -width, width, -width - 1, 1 - width, width - 1, width + 1)
  const due = markBorders(map)
  // Four pixels are looked at together, because few of them are due; those beyond the last four lie at the frame.
  const fours = new Int32Array(due.buffer, 0, due.length >> 2)
  for (let round = 0; round < rule.rounds; round++) {
    let changed = 0
    for (let four = 0; four < fours.length; four++) {
      if (fours[four] === 0) continue
      for (let pixel = four * 4; pixel < four * 4 + 4; pixel++) {
        if (due[pixel] === 0) continue
        due[pixel] = 0
        const x = pixel % width
        const y = (pixel - x) / width
        if (x < pull.radius || y < pull.radius || x + pull.radius >= width || y + pull.radius >= height) continue
        if (isInside(ink, pixel, width)) continue
        readPull(pull, pixel)
        const best = cheapestLabel(ink, pixel, around, colors, pull, rule)
        if (best === ink[pixel]) continue
        repaintPull(pull, pixel, colors, ink[pixel], best)
        ink[pixel] = best
        changed++
        for (let i = 0; i < 8; i++) due[pixel + around[i]] = 1
        markReach(pull, x, y, due)
      }
    }
    if (changed < CHANGED_SHARE_MIN * ink.length) return
  }
}

function cheapestLabel(
  ink: Uint8Array,
  pixel: number,
  around: Int32Array,
  colors: Float64Array,
  { light, blue, red, lightSquares, colorSquares }: Pull,
  { sigma, smoothness }: Regularity,
): number {
  const own = ink[pixel]
  const scale = 1 / (2 * sigma * sigma)
  let best = own
  let least = smoothness * unlikeAround(ink, pixel, around, own)
  let last = own
  for (let i = 0; i < 8; i++) {
    const label = ink[pixel + around[i]]
    if (label === own || label === last) continue
    last = label
    const lighter = colors[label * 3] - colors[own * 3]
    const bluer = colors[label * 3 + 1] - colors[own * 3 + 1]
    const redder = colors[label * 3 + 2] - colors[own * 3 + 2]
    const miss =
      componentWeights[0] * lighter * (lighter * lightSquares - 2 * light[pixel]) +
      componentWeights[1] * bluer * (bluer * colorSquares - 2 * blue[pixel]) +
      componentWeights[2] * redder * (redder * colorSquares - 2 * red[pixel])
    const price = miss * scale + smoothness * unlikeAround(ink, pixel, around, label)
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
