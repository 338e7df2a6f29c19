import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import { paintScattered } from '../../../kit/area/paint-scattered.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { castInks } from '../../../kit/ink/cast.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import { stampMotif } from '../../../kit/motif/stamp-motif.ts'
import { dealApart } from '../../../kit/place/deal-apart.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import type { FlowerPalette } from '../../botany/flower-inks.ts'
import { mixFlowerPalette } from '../../botany/flower-inks.ts'
import { drawFlower, flowerInksFor, isTopView } from '../../botany/flowers/bloom-table.ts'
import { drawPosy } from '../../botany/plants/posy.ts'
import type { Plan } from '../../family.ts'
import { printKinds, smallPrint } from './small-print.ts'

const PATCH_MM = 40
/** Of the patch's side: a posy, and a flower of a strewn print. */
const POSY_SHARE = 0.25
const STREWN_SHARE = 0.085
const CLOTHS_MOST = 5

type Patch = { readonly left: number; readonly top: number; readonly side: number }
/** One cloth of the scrap bag: its ink, and the flowers that stand off it. */
type Scrap = { readonly ink: number; readonly palette: FlowerPalette; readonly dots: number }

/** Squares cut from flowered cloths: posies, strewn flowers and a few quiet ones with dots, no cloth beside itself. */
export function drawFloralPatches(cloth: Cloth, plan: Plan): void {
  const size = PATCH_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const random = plan.random.fork('scraps')
  const scraps = chooseScraps(plan)
  const cloths = dealApart(random, scraps, cells.columns, cells.rows)
  const flowers = chooseFlowers(plan, random)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const scrap = cloths[row * cells.columns + column]
      const [left, top] = [column * cells.wideMm, row * cells.tallMm]
      if (scrap.ink !== cloth.ground) paint(cloth, scrap.ink, rectangle(left, top, cells.wideMm, cells.tallMm))
      const chance = random.fork(`patch ${column} ${row}`)
      const patch = { left, top, side: Math.min(cells.wideMm, cells.tallMm) }
      const turn = (column + 2 * row) % 5
      if (turn === 4) paintDots(cloth, scrap, patch, chance)
      else if (turn % 2) strewFlowers(cloth, scrap, patch, flowers, chance)
      else putPosy(cloth, scrap, patch, flowers[(column + row) % flowers.length], chance)
    }
}

/** The ground's cloth and those inks that leave flowers enough colours to stand off them. */
function chooseScraps({ cast, random }: Plan): Scrap[] {
  const inks = [cast.ground, ...random.fork('bag').shuffle(cast.figures)].slice(0, CLOTHS_MOST)
  return inks.map((ink) => {
    const worn = castInks(cast.inks, ink)
    return { ink, palette: mixFlowerPalette(worn), dots: worn.line }
  })
}

function chooseFlowers({ motifs }: Plan, random: Random): string[] {
  const asked = motifs.filter(isTopView)
  return asked.length > 0
    ? asked
    : random.shuffle(['rose', 'daisy', 'anemone', 'dahlia', 'cosmos', 'zinnia']).slice(0, 4)
}

function putPosy(cloth: Cloth, { palette }: Scrap, patch: Patch, flower: string, random: Random): void {
  const middle = { x: patch.left + patch.side / 2, y: patch.top + patch.side / 2 }
  const inks = flowerInksFor(palette, flower, random.below(2))
  const companion = { noun: 'blossom', inks: flowerInksFor(palette, 'blossom', 1) }
  const motif = drawPosy(random, flower, inks, { radiusMm: patch.side * POSY_SHARE, companions: [companion] })
  stampMotif(cloth, motif, { ...middle, turn: random.between(0, TURN) })
}

/** Flowers of two colours in half-drop, whole within the seams. */
function strewFlowers(
  cloth: Cloth,
  { palette }: Scrap,
  patch: Patch,
  flowers: readonly string[],
  random: Random,
): void {
  const flower = random.pick(flowers)
  const radius = patch.side * STREWN_SHARE
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < (row % 2 ? 3 : 2); column++) {
      const x = patch.left + patch.side * (row % 2 ? 0.18 + column * 0.32 : 0.34 + column * 0.32)
      const y = patch.top + patch.side * (0.17 + row * 0.22)
      const inks = flowerInksFor(palette, flower, (row + column) % 2)
      const motif = drawFlower(random, flower, inks, radius, { isSimple: true })
      stampMotif(cloth, motif, { x, y, turn: random.between(0, TURN) })
    }
}

function paintDots(cloth: Cloth, { dots }: Scrap, { left, top, side }: Patch, random: Random): void {
  const corners: Point[] = [
    [left, top],
    [left + side, top],
    [left + side, top + side],
    [left, top + side],
  ]
  paintScattered(cloth, dots, smallPrint(corners, random.pick(printKinds), Math.max(2.6, side * 0.11)))
}
