import type { Wishes } from '../wishes.ts'

const ofFeast = /bauble|ornament|candy cane|gingerbread|stocking|jingle bell/
const [FEAST, SPRUCE] = ['christmas', '#1d4436']

/** Greens that are brought in for it. */
const greens = ['mistletoe', 'holly']

/** Baubles on a garland and a ditsy of mistletoe say the feast, and so its colours, where neither colours nor a mood are said. */
export function colourFeast(wishes: Wishes): void {
  const { families, motifs, colours, moods } = wishes
  const isSaid = colours.length > 0 || moods.length > 0 || wishes.tone !== undefined
  const isGarland = families[0] === 'garlands' && motifs.some((noun) => ofFeast.test(noun))
  const isDitsy = families[0] === 'ditsy' && motifs.length > 0 && motifs.every((noun) => greens.includes(noun))
  if (isSaid || !(isGarland || isDitsy)) return
  moods.push(FEAST)
  // Pale berries are seen on a dark ground.
  if (isDitsy && motifs.includes(greens[0])) colours.push({ hex: SPRUCE, isGround: true })
}
