import type { Motif } from '../../kit/motif/motif.ts'
import { gouache } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'

/** True for a cloth whose things are cut out of one colour each. */
export function isInSilhouette({ styles }: { readonly styles: Plan['styles'] }): boolean {
  return styles.includes('silhouette')
}

/** A thing as its shadow: all of it in one ink. */
export function inOneInk({ layers }: Motif, ink: number): Motif {
  return { pen: gouache, layers: layers.map((layer) => ({ ...layer, ink })) }
}
