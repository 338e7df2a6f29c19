import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../../kit/area/cloth.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../../kit/line/knot.ts'
import { ornamentLeaf, ornamentPetal } from '../../../kit/line/ornament.ts'
import { circle, rectangle } from '../../../kit/line/outline.ts'
import { stampMotif } from '../../../kit/motif/stamp-motif.ts'
import type { CellPair } from '../../../kit/place/fit-cell-pair.ts'
import type { Subject } from '../../conversational/subject.ts'
import { subjectOf } from '../../conversational/subject.ts'
import type { Plan } from '../../family.ts'

/** What stands on Delft tiles when a prompt names nothing. */
const UNASKED = ['windmill', 'tulip', 'sailboat', 'bird', 'house', 'fish']
const NOUNS_MOST = 6

/** The things of the prompt, else what Dutch tiles show; empty for tiles of ornament alone. */
export function tileSubjects(plan: Plan): Subject[] {
  const isDelft = isDutch(plan)
  const unasked = isDelft ? plan.random.fork('tiles').shuffle(UNASKED).slice(0, 4) : []
  const nouns = plan.motifs.length > 0 ? plan.motifs.slice(0, NOUNS_MOST) : unasked
  return nouns.flatMap((noun, at) => subjectOf(plan, noun, at))
}

function isDutch({ styles }: Plan): boolean {
  return styles.some((style) => /delft|dutch/.test(style))
}

/** In widths of a tile: a picture alone on the white of Delft, or as large as the ornaments it stands between. */
const [SMALL, LARGE] = [0.56, 0.72]

/**
 * Tiles after the Delft ones: a small picture alone in the middle of each, a corner figure that four tiles share, and the joint
 * between tiles; after all others ornaments stand between the pictures. Pictures stand in turn along the rows and shift from row to
 * row, so no column holds one thing only.
 *
 * @param ornament draws the tile without a picture, of the given row and column, round its middle
 */
export function drawPictureTiles(
  cloth: Cloth,
  plan: Plan,
  cells: CellPair,
  subjects: readonly Subject[],
  ornament: (middle: Point, tileMm: number, at: number) => void,
): void {
  const { cast } = plan
  const random = plan.random.fork('pictures')
  const tile = Math.min(cells.wideMm, cells.tallMm)
  const joint = cast.soft === cast.ground ? cast.main : cast.soft
  const shift = subjects.length % 2 === 0 ? 1 : 2
  const isAlone = isDutch(plan)
  const isRinged = isAlone && random.chance(0.5)
  const joints: Ring[] = []
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const at = (x: number, y: number): Point => [(column + x) * cells.wideMm, (row + y) * cells.tallMm]
      joints.push(rectangle(...at(0, 0), cells.wideMm, tile * 0.012))
      joints.push(rectangle(...at(0, 0), tile * 0.012, cells.tallMm))
    }
  for (const ring of joints) paint(cloth, joint, ring)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const middle: Point = [(column + 0.5) * cells.wideMm, (row + 0.5) * cells.tallMm]
      drawCorner(cloth, [column * cells.wideMm, row * cells.tallMm], tile, cast.main, cast.line)
      if (!isAlone && (row + column) % 2 === 1) {
        ornament(middle, tile, row)
        continue
      }
      if (isRinged) ringRound(cloth, middle, tile, cast.main)
      const turn = isAlone ? column + row * shift : (column - (row % 2)) / 2 + row
      const subject = subjects[turn % subjects.length]
      const motif = subject.draw(random, tile * (isRinged ? 0.5 : isAlone ? SMALL : LARGE) * subject.scale, turn)
      // What lies as it fell, a flower, is drawn lying; in a tile it stands.
      const [upright, lean] = subject.lean === TURN ? [-TURN / 4, 0] : [0, Math.min(subject.lean, 0.08)]
      stampMotif(cloth, motif, { x: middle[0], y: middle[1], turn: upright + random.between(-lean, lean) })
    }
}

function ringRound(cloth: Cloth, [x, y]: Point, tile: number, ink: number): void {
  paint(cloth, ink, circle(x, y, tile * 0.43), [circle(x, y, tile * 0.418)])
  paint(cloth, ink, circle(x, y, tile * 0.4), [circle(x, y, tile * 0.394)])
}

/** The ox-head of four corners: in each a bud between two curling leaves. */
function drawCorner(cloth: Cloth, [x, y]: Point, tile: number, body: number, line: number): void {
  for (let arm = 0; arm < 4; arm++) {
    const place = placeKnot({ x, y, turn: (arm / 4) * TURN + TURN / 8, size: tile })
    const leaves = [1, -1].map(
      (side): Ring => ornamentLeaf(0.03, side * 0.012, 0.12, side * 0.12, 0.15, side * 0.03).map(place),
    )
    paintTogether(cloth, body, leaves)
    paint(cloth, line, ornamentPetal(0, 0, 0, 0.03, 0.19, 0.026).map(place))
  }
  paint(cloth, line, circle(x, y, tile * 0.03, 8))
}
