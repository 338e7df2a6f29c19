import { decideTile } from '../../../processors/engines/enlarge/picture/detect-tile.ts'
import type { Picture } from './picture.ts'

/** Different colours in a picture. */
export function countColours(picture: Picture): number {
  return new Set(wordsOf(picture)).size
}

/** Share of the pixels, 0..1, whose colour is one of the truth's inks: colours that fill some place of it. */
export function purity(picture: Picture, truth: Picture): number {
  const inks = inksOf(truth)
  const words = wordsOf(picture)
  return words.reduce((sum, word) => sum + (inks.has(word) ? 1 : 0), 0) / words.length
}

/** The larger of both seams: the mean step across it over the mean step inside or beside it. */
export function seamRatio(picture: Picture): number {
  const source = { ...picture, format: 'png', hasAlpha: false, dpi: undefined, notes: [] }
  const { x = 1, y = 1 } = decideTile(source, 'auto').seamRatio
  return Math.max(x, y)
}

/** Colours of at least this many pixels whose four neighbours have the same colour. */
const INK_PIXELS_MIN = 16

function inksOf(truth: Picture): ReadonlySet<number> {
  const words = wordsOf(truth)
  const counts = new Map<number, number>()
  const { width } = truth
  for (let at = width; at + width < words.length; at++) {
    const own = words[at]
    if ([1, -1, width, -width].every((step) => words[at + step] === own)) counts.set(own, (counts.get(own) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= INK_PIXELS_MIN).map(([word]) => word))
}

function wordsOf({ data }: Picture): Uint32Array {
  return Uint32Array.from({ length: data.length / 3 }, (_, i) => {
    const at = i * 3
    return (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
  })
}
