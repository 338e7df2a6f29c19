import { cutOfGarment } from './garments.ts'
import { hasHead } from './heads.ts'
import { isFaceless } from './smiles.ts'
import { isWinged } from './wings.ts'

/** Cuts that a thing wears on the face it is given. */
const onFaces = ['glasses', 'spectacles', 'hat']

/**
 * Beasts wear what there is, and wings where they have none; things that are given a face wear what belongs on one:
 * pineapples in sunglasses.
 */
export function canWear(noun: string, garment: string): boolean {
  const cut = cutOfGarment(garment) ?? ''
  if (cut === 'wings') return hasHead(noun) && !isWinged(noun)
  return hasHead(noun) || (onFaces.includes(cut) && isFaceless(noun))
}
