import type { SampleGrid } from './sample-grid.ts'

/** Whether the colours of an opaque picture are greys, in however many channels. */
export function isGrey({ samples, channels }: SampleGrid): boolean {
  if (channels < 3) return true
  for (let at = 0; at < samples.length; at += channels)
    if (samples[at] !== samples[at + 1] || samples[at] !== samples[at + 2]) return false
  return true
}
