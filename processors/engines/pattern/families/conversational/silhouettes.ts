import type { Motif } from '../../kit/motif/motif.ts'
import { gouache } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'
import { bearingOf } from './bearing.ts'
import { findDepiction } from './noun-book.ts'

/** True for a cloth whose things are cut out of one colour each. */
export function isInSilhouette({ styles }: { readonly styles: Plan['styles'] }): boolean {
  return styles.includes('silhouette')
}

/** True for a cloth of shadows before the sun or the moon. */
export function isBacklit({ motifs }: { readonly motifs: readonly string[] }): boolean {
  return motifs.some((noun) => bearingOf(findDepiction(noun)?.picture ?? '') === 'light')
}

/** A thing as its shadow: all of it in one ink. */
export function inOneInk({ layers }: Motif, ink: number): Motif {
  return { pen: gouache, layers: layers.map((layer) => ({ ...layer, ink })) }
}
