import type { Wishes } from '../wishes.ts'

const VELVET = 'crushed-velvet'

/**
 * Turns a metallic accent on velvet ("emerald velvet with gold accents") into small sprigs, since crushed pile runs
 * through the tones of its dye and metal among them would look like mould.
 */
export function workIntoVelvet(wishes: Wishes): void {
  const { families, generalFamilies, motifs, colours, styles } = wishes
  const isBare = families.length === 0 && motifs.length === 0 && generalFamilies[0] === VELVET
  const isCrushed = styles.some((style) => /crushed|panne/.test(style))
  if (!isBare || isCrushed || !colours.some(({ isAccent }) => isAccent)) return
  wishes.families = ['brocade']
  wishes.styles.push('butis')
}
