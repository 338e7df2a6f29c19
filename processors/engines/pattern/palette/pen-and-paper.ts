import type { Colourway, Family } from '../families/family.ts'
import type { Wishes } from '../prompt/wishes.ts'

/** Off-white paper, ink and two greys of it. */
const inks = ['#f5efe3', '#2b2a30', '#857f78', '#c6bfb3']
const lineStyles = ['line drawing', 'line art', 'linework', 'ink drawing']

/** What a line drawing of things is when nothing is said of its colours; undefined for all else. */
export function penAndPaper(wishes: Wishes, family: Family): Colourway | undefined {
  const { styles, moods, colours, under, colourCount } = wishes
  const isLine = family.name === 'conversational' && styles.some((style) => lineStyles.includes(style))
  const isUnsaid = moods.length === 0 && colours.length === 0 && !under
  return isLine && isUnsaid ? { inks: inks.slice(0, colourCount), ground: 0 } : undefined
}
