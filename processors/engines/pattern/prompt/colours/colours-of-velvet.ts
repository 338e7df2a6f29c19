import type { Wishes } from '../wishes.ts'

const VELVET = 'crushed-velvet'

/**
 * "Emerald velvet with gold accents": pile that is pressed runs through the tones of its dye, and a metal among them looks like mould.
 * What is said to be little of it is worked into the velvet as small sprigs.
 */
export function workIntoVelvet(wishes: Wishes): void {
  const { families, generalFamilies, motifs, colours, styles } = wishes
  const isBare = families.length === 0 && motifs.length === 0 && generalFamilies[0] === VELVET
  const isCrushed = styles.some((style) => /crushed|panne/.test(style))
  if (!isBare || isCrushed || !colours.some(({ isAccent }) => isAccent)) return
  wishes.families = ['brocade']
  wishes.styles.push('butis')
}
