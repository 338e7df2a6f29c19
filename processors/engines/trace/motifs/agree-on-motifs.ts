import type { Points } from '../fit/curve.ts'
import type { EdgePath } from '../measure/edge-path.ts'
import type { Place } from '../measure/junctions.ts'
import { type AlignRule, alignIsland, referenceOf } from './align-islands.ts'
import type { MeasuredMap } from './connected-chains.ts'
import { type Island, listLikeIslands } from './find-islands.ts'
import { copiesOf, type Group, type Mean, type MotifCopy, meanOf } from './mean-motif.ts'
import { type CopiedLine, type Motif, type MotifView, type Placement, placeOf, placePoints } from './motif.ts'

/** What the copies of motifs have in common, in place of what was measured for each. */
export type AgreedMap = {
  readonly points: readonly Points[]
  readonly places: ReadonlyMap<number, Place>
  /** For chains that belong to a copy: the line of the motif that they copy. */
  readonly copies: ReadonlyMap<number, CopiedLine<EdgePath>>
  readonly motifs: readonly Motif<EdgePath>[]
}

/** Makes the path of a chain from its points and, if it is a copy, from the line that it copies. */
export type PathOf = (
  chain: number,
  points: Points,
  start: Place,
  end: Place,
  copy?: CopiedLine<EdgePath> | undefined,
) => EdgePath

/**
 * Finds shapes that occur more than once in a picture, shifted by whole or fractional pixels, mirrored or rotated by
 * right angles, and gives all copies one boundary: the mean of their measured points, in which noise is √n times
 * smaller. Only shapes that lie wholly in one ground are compared, so no boundary is shared with anything that is not
 * copied too.
 */
export function agreeOnMotifs(map: MeasuredMap, rule: AlignRule, pathOf: PathOf): AgreedMap {
  const groups = listLikeIslands(map).flatMap((islands) => groupCopies(islands, rule))
  if (groups.length === 0) return keepApart(map)
  const agreed: Agreed = { points: [...map.points], places: new Map(map.places), copies: new Map() }
  const motifs = groups.map((group) => {
    const mean = meanOf(group)
    const copies = copiesOf(group)
    const views = Array.from({ length: Math.min(VIEWS_MAX, copies.length) }, (_, view) =>
      viewCopy(copies[view], mean.placements[view], mean, copies[0].island, pathOf),
    )
    const motif = { views, copies: copies.length, drawn: new Map(), nodesDrawn: 0 }
    copies.forEach((copy, at) => {
      placeCopy(copy, mean.placements[at], motif, mean, agreed)
    })
    return motif
  })
  return { ...agreed, motifs }
}

/** Leaves every boundary as it was measured. */
export function keepApart({ points, places }: MeasuredMap): AgreedMap {
  return { points, places, copies: new Map(), motifs: [] }
}

type Agreed = {
  readonly points: Points[]
  readonly places: Map<number, Place>
  readonly copies: Map<number, CopiedLine<EdgePath>>
}

// If a shape is no copy, it is compared with only this many of the nearest in length.
const TRIES_MAX = 12

function groupCopies(islands: readonly Island[], rule: AlignRule): Group[] {
  const groups: Group[] = []
  for (const island of islands) {
    let isCopy = false
    for (let at = groups.length - 1; at >= Math.max(0, groups.length - TRIES_MAX) && !isCopy; at--) {
      const alignment = alignIsland(groups[at].reference, island, rule)
      if (alignment) groups[at].others.push({ island, alignment })
      isCopy = alignment !== undefined
    }
    if (!isCopy) groups.push({ reference: referenceOf(island), others: [] })
  }
  return groups.filter(({ others }) => others.length > 0)
}

// The position of a copy on the pixel grid affects how its corners are seen; of this many copies the median drawing
// counts.
const VIEWS_MAX = 3

/** The mean of a motif in the position of one of its copies. */
function viewCopy(
  copy: MotifCopy,
  placement: Placement,
  { lines, junctions }: Mean,
  motif: Island,
  pathOf: PathOf,
): MotifView<EdgePath> {
  const viewed = copy.lines.map(({ line, forward }, at) => {
    const { chain, closed } = copy.island.lines[line]
    const { from, to } = motif.lines[at]
    const points = placePoints(lines[at], placement, forward)
    const first: Place = [points[0], points[1]]
    const ends = closed
      ? [first, first]
      : (forward ? [from, to] : [to, from]).map((id) => placeOf(junctions[id], placement))
    return { path: pathOf(chain, points, ends[0], ends[1]), forward }
  })
  return { lines: viewed, placement }
}

/** Replaces what was measured at one copy by the motif. */
function placeCopy(copy: MotifCopy, placement: Placement, motif: Motif<EdgePath>, mean: Mean, agreed: Agreed): void {
  const { lines, junctions, junctionShifts } = copy.island
  copy.junctions.forEach((own, junction) => {
    agreed.places.set(junctions[own], placeOf(mean.junctions[junction], beside(placement, junctionShifts[own])))
  })
  copy.lines.forEach(({ line: own, forward }, line) => {
    const { chain, shift } = lines[own]
    const local = beside(placement, shift)
    agreed.points[chain] = placePoints(mean.lines[line], local, forward)
    agreed.copies.set(chain, { motif, line, forward, placement: local })
  })
}

/** The same placement on the first copy of the tile. */
function beside(placement: Placement, [shiftX, shiftY]: Place): Placement {
  return { ...placement, dx: placement.dx - shiftX, dy: placement.dy - shiftY }
}
