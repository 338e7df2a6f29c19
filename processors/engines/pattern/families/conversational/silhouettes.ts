import type { Cast } from '../../kit/ink/cast.ts'
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

/** Silhouettes over checks and stripes are all of one ink: the lightest on a deep cloth, and the deepest on a light one. */
export function inkOverCloth({ byLightness, figures, inks, ground }: Cast): number {
  const ordered = byLightness.filter((ink) => figures.includes(ink))
  return ordered.at(inks[ground].lightness > LIGHT_CLOTH ? 0 : -1) ?? figures[0]
}

/** In OKLCH lightness. */
const LIGHT_CLOTH = 0.7
