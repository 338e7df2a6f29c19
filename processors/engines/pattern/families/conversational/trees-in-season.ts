/** The season that `details.season` says. */
export const WINTER = 'winter'

/** Trees that are green, and how they stand in the snow. */
const inSnow: Readonly<Record<string, string>> = {
  'deciduous-tree': 'snowy-tree',
  'birch-tree': 'snowy-tree',
  'autumn-tree': 'snowy-tree',
  'cypress-tree': 'snowy-fir',
}

/** Pictures as they look in a season: in winter trees are bare, and those that are evergreen stay. */
export function inSeason(pictures: readonly string[], season: unknown): readonly string[] {
  if (season !== WINTER) return pictures
  return [...new Set(pictures.map((picture) => inSnow[picture] ?? picture))]
}
