import { TURN } from '../../../kit/line/knot.ts'
import { drawableLeaf } from '../plant-pictures.ts'
import type { Subject } from '../subject.ts'

/** Where marks that grow point as they are drawn, in radians from the x axis, clockwise: leaves lie slantwise, sprigs stand. */
const AXES: Readonly<Record<string, number>> = {
  'f-leaf': -TURN / 8,
  'f-fern': -TURN / 8,
  'f-twin-leaf': -TURN / 4,
  'f-sprig': -TURN / 4,
  'f-berry-sprig': -TURN / 4,
  'f-grass': -TURN / 4,
  'f-reed': -TURN / 4,
}
/** Marks that lie among leaves and have no direction. */
const BLOOMS: readonly string[] = [
  'f-blossom',
  'f-daisy',
  'f-holly',
  'f-seed',
  'f-heart',
  'f-dot',
  'f-snow',
  'f-star',
  'f-crumb',
  'f-spark',
]
/** What grows from the ground and nowhere else. */
const ROOTED: readonly string[] = ['f-grass', 'f-reed']

/** The direction in which a leaf or sprig grows as it is drawn; undefined for what is no plant. */
export function axisOf({ kind }: Subject): number | undefined {
  if (Object.hasOwn(AXES, kind)) return AXES[kind]
  return drawableLeaf(kind) ? 0 : undefined
}

/** True for leaves and sprigs that may be bound into a wreath. */
export function isBindable(subject: Subject): boolean {
  return axisOf(subject) !== undefined && !ROOTED.includes(subject.kind)
}

/** True for a mark that may lie among the leaves of a wreath: blossoms, berries, hearts. */
export function isBloom({ kind }: Subject): boolean {
  return BLOOMS.includes(kind)
}
