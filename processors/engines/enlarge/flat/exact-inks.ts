import type { SampleGrid } from '../picture/sample-grid.ts'
import type { Inks } from './find-inks.ts'

/**
 * Whether most flat pixels have exactly the colour of their ink: the picture was drawn, and neither noise nor
 * compression touched it.
 */
export function hasExactInks({ samples, channels }: SampleGrid, { flatInk, colours }: Inks): boolean {
  let flat = 0
  let exact = 0
  for (let pixel = 0; pixel < flatInk.length; pixel++) {
    const ink = flatInk[pixel]
    if (ink < 0) continue
    flat++
    let isSame = true
    for (let c = 0; c < channels; c++) if (samples[pixel * channels + c] !== colours[ink * channels + c]) isSame = false
    if (isSame) exact++
  }
  return exact * 2 > flat
}
