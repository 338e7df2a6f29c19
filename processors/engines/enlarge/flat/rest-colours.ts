// Art of few inks has places that no ink explains: corners where many meet, an ink too small to be found. Drawn by a
// network they would bring thousands of colours, each there once. A few colours chosen from the picture stand for them.
import type { SampleGrid } from '../picture/sample-grid.ts'

/**
 * Deviation (levels of 255) of the chosen colours from those they stand for; beyond it the place is no art of few
 * colours.
 */
const DEVIATION_MAX = 4
/** At this deviation more colours would not be seen. */
const DEVIATION_ENOUGH = 1

/** Colours that one colour stands for, their mean, and along each component the sum of squares about it. */
type Box = { readonly members: readonly Member[]; readonly mean: readonly number[]; readonly spread: readonly number[] }
/** A colour and how many pixels have it. */
type Member = { readonly colour: readonly number[]; readonly count: number }

/**
 * At most `countMax` colours for the pixels whose trust in the inks is below one, by cutting the box of largest spread
 * at its mean (median cut of P. Heckbert, 1982, after X. Wu's measure).
 *
 * @param gate trust in the inks, 0..1 per pixel
 * @returns RGB bytes one after the other; undefined where so few colours would show
 */
export function chooseRestColours(
  grid: SampleGrid,
  gate: Float32Array,
  countMax: number,
): Uint8ClampedArray | undefined {
  const members = collectMembers(grid, gate)
  if (members.length === 0) return new Uint8ClampedArray(0)
  const pixels = members.reduce((sum, { count }) => sum + count, 0)
  const boxes = [measureBox(members)]
  const leftOf = (box: Box): number => box.spread.reduce((sum, value) => sum + value, 0)
  const deviation = (): number => Math.sqrt(boxes.reduce((sum, box) => sum + leftOf(box), 0) / pixels / grid.channels)
  while (boxes.length < countMax && deviation() > DEVIATION_ENOUGH) {
    const widest = boxes.reduce((best, box, i) => (leftOf(box) > leftOf(boxes[best]) ? i : best), 0)
    boxes.splice(widest, 1, ...cut(boxes[widest]))
  }
  if (deviation() > DEVIATION_MAX) return undefined
  return Uint8ClampedArray.from(boxes.flatMap(({ mean }) => [...mean]))
}

/** The doubted colours by value, so that nothing depends on where they lie. */
function collectMembers({ samples, channels }: SampleGrid, gate: Float32Array): readonly Member[] {
  const counts = new Map<number, number>()
  for (let pixel = 0; pixel < gate.length; pixel++) {
    if (gate[pixel] >= 1) continue
    let key = 0
    for (let c = 0; c < channels; c++) key = key * 256 + samples[pixel * channels + c]
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([key, count]) => ({
      count,
      colour: Array.from({ length: channels }, (_, c) => Math.floor(key / 256 ** (channels - 1 - c)) % 256),
    }))
}

function measureBox(members: readonly Member[]): Box {
  const pixels = members.reduce((sum, { count }) => sum + count, 0)
  const mean = members[0].colour.map((_, c) => members.reduce((sum, m) => sum + m.count * m.colour[c], 0) / pixels)
  const spread = mean.map((middle, c) => members.reduce((sum, m) => sum + m.count * (m.colour[c] - middle) ** 2, 0))
  return { members, mean, spread }
}

function cut({ members, mean, spread }: Box): readonly [Box, Box] {
  const axis = spread.indexOf(Math.max(...spread))
  const isLow = ({ colour }: Member): boolean => colour[axis] <= mean[axis]
  return [measureBox(members.filter(isLow)), measureBox(members.filter((member) => !isLow(member)))]
}
