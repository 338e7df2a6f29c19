/** The dark middles of flowers that are known by them: brown seeds, and the blue black of anemones. */
export const discs: Readonly<Record<string, string>> = {
  sunflower: '#4b3427',
  rudbeckia: '#4b3427',
  gerbera: '#4b3427',
  anemone: '#2f2c38',
}

/** Inks that are no petals' and no leaves', wherever they are met. */
export const discInks: readonly string[] = [...new Set(Object.values(discs))]
