import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth } from '../../../kit/area/cloth.ts'
import { gather } from '../../../kit/area/gather.ts'
import { paintScattered } from '../../../kit/area/paint-scattered.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { polygon } from '../../../kit/line/outline.ts'
import type { CellPair } from '../../../kit/place/fit-cell-pair.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import { isTopView } from '../../botany/flowers/bloom-table.ts'
import { asksFor, chooseKind } from '../../choose-kind.ts'
import type { Family, Plan } from '../../family.ts'
import { drawCheckedPatches } from './checked-patches.ts'
import { drawCrazyPatches } from './crazy-patches.ts'
import { drawFlowerGarden, drawWeddingRings } from './curved-quilts.ts'
import { drawDresdenPlates } from './dresden-plate.ts'
import type { Bundle } from './fabric-inks.ts'
import { createBundle, inksByTone } from './fabric-inks.ts'
import { drawFloralPatches } from './floral-patches.ts'
import { drawFoldedApplique } from './folded-applique.ts'
import type { Patch } from './patch.ts'
import { stripPatch } from './patch.ts'
import type { QuiltBlock } from './quilt-blocks.ts'
import { quiltBlocks } from './quilt-blocks.ts'
import { drawScrapPatches, scrapsOf } from './scrap-patches.ts'
import { printKinds, smallPrint } from './small-print.ts'

export const quilt: Family = {
  name: 'quilt',
  summary:
    'pieced blocks from a table (stars, log cabin, geese, rings, hexagons), cut from a bundle of plain and printed cloths',
  words:
    'quilt|quilting|quilted|patchwork|quilt block|quilt blocks|patchwork quilt|pieced quilt|pieced block|american quilt|amish quilt|barn quilt|steppdecke|quiltmuster|courtepointe|patchworkmuster|colcha de retalhos|colcha de retazos|trapunta|キルト|パッチワーク'.split(
      '|',
    ),
  kinds: {
    'log-cabin': 'log cabin|log cabin quilt|log cabins quilt|sunshine and shadow quilt',
    'ohio-star': 'ohio star|ohio stars|ohio star quilt',
    'sawtooth-star':
      'sawtooth star|sawtooth stars|variable star|star quilt|quilt star|quilt stars|star block|evening star quilt',
    'flying-geese': 'flying geese|flying geese quilt|flying goose',
    'nine-patch': 'nine patch|nine-patch|ninepatch|9 patch|nine patch quilt|irish chain',
    pinwheel:
      'pinwheel|pinwheels|pinwheel quilt|pinwheel block|pinwheels quilt|quilt pinwheel|pinwheel patchwork|windmill block',
    'churn-dash': 'churn dash|churn dash quilt|monkey wrench quilt|hole in the barn door',
    'lone-star': 'lone star|lone star quilt|star of bethlehem|texas star',
    'wedding-ring': 'double wedding ring|wedding ring quilt|wedding ring',
    hexies:
      "hexies|hexie|hexie quilt|hexagon quilt|hexagon patchwork|hexagonal patchwork|patchwork hexagon|patchwork de hexágono|patchwork hexagonal|patchwork hexagone|patchwork di esagoni|sechseck patchwork|hexagon quilting|六角形パッチワーク|english paper piecing|flower garden quilt|grandmother s flower garden|grandmother flower garden|grandmother's flower garden|flower garden hexagon|grandmothers flower garden",
    'friendship-star': 'friendship star|friendship star quilt',
    'broken-dishes': 'broken dishes|broken dishes quilt|half square triangle|half square triangles',
    crazy: 'crazy quilt|crazy patchwork|crazy patch|crazy quilting|victorian crazy quilt|silk crazy quilt',
    folded:
      'hawaiian quilt|hawaiian applique|hawaiian appliqué|hawaiian breadfruit quilt|folded applique|applique quilt|appliqué quilt|baltimore quilt|baltimore album|paper snowflake quilt|snowflake applique|scherenschnitte quilt|kapa kuiki',
    'floral-patches':
      'floral patchwork|flower patchwork|floral quilt|flowered quilt|cheater quilt|charm quilt|patchwork floral|patchwork flower|liberty patchwork|blumenpatchwork',
    scraps:
      'patchwork|patchwork quilt|scrappy patchwork|scrappy quilt|scrap quilt|scrap patchwork|calico patchwork|calico quilt|patchwork of scraps|cottage patchwork|patchworkmuster|courtepointe|colcha de retalhos|colcha de retazos|パッチワーク',
    dresden: 'dresden plate|dresden plates|dresden plate quilt|dresden quilt|dresden',
    'checked-patches':
      'gingham patchwork|patchwork gingham|patchwork of gingham|gingham quilt|check patchwork|checked patchwork|patchwork check|patchwork of check|shirting patchwork|patchwork of shirting|plaid patchwork|patchwork plaid|patchwork of plaid|patchwork of tartan|tartan patchwork|madras patchwork|patchwork madras|patchwork of madras|patch madras|karo patchwork',
    'courthouse-steps': 'courthouse steps|courthouse steps quilt|court house steps',
    'barn-raising': 'barn raising|barn raising quilt|barn raising log cabin|log cabin barn raising',
    'straight-furrow': 'straight furrow|straight furrows|straight furrow quilt',
    'drunkards-path':
      "drunkard's path|drunkards path|drunkard path|drunkard s path|drunkard's path quilt|drunkard's path block|drunkards path quilt",
    'cathedral-window':
      'cathedral window|cathedral window quilt|cathedral window patchwork|cathedral windows quilt|cathedral window block',
    'orange-peel': 'orange peel quilt|orange peel block|orange peel patchwork|melon patch quilt|pumpkin seed quilt',
    'mariners-compass':
      "mariner's compass quilt|mariners compass quilt|mariner's compass block|mariner's compass patchwork|compass quilt",
    'bears-paw':
      "bear's paw quilt|bears paw quilt|bear paw quilt|bear's paw block|bears paw block|bear's paw patchwork",
    'maple-leaf': 'maple leaf quilt|maple leaf block|maple leaf patchwork|quilted maple leaf|quilted maple leaves',
    hourglass: 'hourglass quilt|hourglass block|hourglass patchwork|quarter square triangle|quarter square triangles',
    'dutchmans-puzzle': "dutchman's puzzle|dutchmans puzzle|dutchman's puzzle quilt|dutchman puzzle",
    'jacobs-ladder': "jacob's ladder|jacobs ladder|jacob's ladder quilt|jacob ladder quilt|underground railroad quilt",
    'rail-fence': 'rail fence|rail fence quilt|rail fence block|rail fence patchwork|basketweave quilt',
    snowball: 'snowball quilt|snowball block|snowball patchwork|snowball quilt block',
    'storm-at-sea': 'storm at sea quilt|storm at sea block|storm at sea patchwork',
    'square-in-square':
      'square in square|square in a square|economy block|amish diamond|amish center diamond|amish centre diamond|center diamond quilt|centre diamond quilt|diamond in the square',
  },
  motifs: ['patchwork', 'star'],
  colourwayAmong: (hexes, { styles, details }) =>
    details.kind === 'scraps' || styles.includes('scraps') ? scrapsOf(hexes) : undefined,
  coverage: { low: 0.45, medium: 0.62, high: 0.78 },
  isDensityFixed: true,
  inks: { least: 2, natural: 6 },
  moods: ['heritage', 'heritage', 'boho', 'scandinavian', 'nursery', 'autumn'],
  ground: 'light',
  motifMm: 40,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawQuilt,
}

const pieced = Object.keys(quiltBlocks) as (keyof typeof quiltBlocks)[]

const settings = ['barn-raising', 'straight-furrow', 'courthouse-steps'] as const

const starBlocks = ['sawtooth-star', 'ohio-star', 'lone-star'] as const

/** Details honoured: `kind`, the name of a block. */
function drawQuilt(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const bundle = createBundle(plan)
  const all = [...pieced, 'wedding-ring', 'hexies', 'crazy', 'folded', 'dresden'] as const
  // A quilt of whatever kind is pieced from blocks.
  const blocks = [...pieced, 'wedding-ring', 'hexies'] as const
  // "A quilt with stars" leaves open which; a block named by its own words still comes first.
  const isNamed = all.some((name) => name === plan.details.kind || plan.styles.includes(name))
  // "Log cabin, barn raising" names a block and how it is set; the setting says more.
  const setting = settings.find((name) => plan.details.kind === undefined && plan.styles.includes(name))
  const kind =
    setting ?? chooseKind(plan, !isNamed && plan.motifs.includes('star') ? starBlocks : isNamed ? all : blocks)
  const isOfScraps = plan.details.kind === 'scraps' || (!isNamed && setting === undefined && isScrappy(plan))
  if (asksFor(plan, 'checked-patches')) drawCheckedPatches(cloth, plan)
  else if (isFlowered(plan, isNamed)) drawFloralPatches(cloth, plan)
  else if (isOfScraps) drawScrapPatches(cloth, plan)
  else if (kind === 'wedding-ring') drawWeddingRings(cloth, plan, bundle)
  else if (kind === 'hexies') drawFlowerGarden(cloth, plan, bundle)
  else if (kind === 'dresden') drawDresdenPlates(cloth, plan, bundle)
  else if (kind === 'crazy') drawCrazyPatches(cloth, plan, bundle)
  else if (kind === 'folded') drawFoldedApplique(cloth, plan)
  else drawBlocks(cloth, plan, quiltBlocks[kind], bundle)
  return cloth
}

/** Patchwork of no block that is named is cut from a bag of prints; stars are blocks. */
function isScrappy({ styles, motifs }: Plan): boolean {
  return styles.includes('scraps') && !motifs.includes('star')
}

/** "Patchwork of florals": flowers are asked for and no block is. */
function isFlowered({ details, styles, motifs }: Plan, isNamed: boolean): boolean {
  if (details.kind === 'floral-patches' || styles.includes('floral-patches')) return true
  const namesFlowers = [...styles, ...motifs].some((phrase) => flowerWords.includes(phrase.split(' ').at(-1) ?? ''))
  return !isNamed && (namesFlowers || motifs.some(isTopView))
}

/** As the lexicon holds them: "patchwork of florals", "flowered patchwork", "a quilt of tiny flowers". */
const flowerWords = ['floral', 'florals', 'flower', 'flowers', 'flowery', 'blumen', 'fleurs', 'flores']

/** Patch by patch over all blocks, so that those of one ink are one shape and patches may lie on one another. */
function drawBlocks(cloth: Cloth, plan: Plan, block: QuiltBlock, bundle: Bundle): void {
  const size = block.blockMm * plan.scale
  const turns = block.turns ?? [[0]]
  const multiple = block.isAlternate ? 2 : turns.length
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: multiple, rows: multiple })
  const order = orderOf(block, cells)
  const print = plan.random.fork('print').pick(printKinds)
  const printStepMm = Math.max(2.2, size * 0.07)
  const prints = new Map<number, Ring[]>()
  const byTone = block.isByTone ? inksByTone(plan.cast) : undefined
  for (const { fabric, points, outline } of sashed(block, bundle.ink('e', 0) !== cloth.ground)) {
    const bodies = new Map<number, Ring[]>()
    for (let row = 0; row < cells.rows; row++)
      for (let column = 0; column < cells.columns; column++) {
        if (block.isAlternate && (row + column) % 2) continue
        const quarter = turns[row % turns.length][column % turns.length]
        const place = (point: Point): Point => placeIn(turnPoint(point, quarter), column, row, cells)
        const placed = points.map(place)
        const ink = byTone?.[fabric] ?? bundle.ink(fabric, order(column, row))
        gather(bodies, ink, [outline ? bend(outline, place) : polygon(placed)])
        const printInk = fabric === 'b' || fabric === 'd' ? bundle.printOn(ink) : undefined
        if (printInk !== undefined && placed.length > 0)
          gather(prints, printInk, smallPrint(placed, print, printStepMm))
      }
    for (const [ink, rings] of bodies) paintScattered(cloth, ink, rings)
  }
  for (const [ink, rings] of prints) paintScattered(cloth, ink, rings)
}

/** Cloths change along the diagonals in a cycle that closes over the repeat. */
function orderOf(block: QuiltBlock, cells: CellPair): (column: number, row: number) => number {
  if (block.isUniform) return () => 0
  const cycle = [3, 4, 2].find((length) => cells.columns % length === 0 && cells.rows % length === 0) ?? 1
  return (column, row) => (column + row) % cycle
}

/**
 * The block made smaller in its place, with the sashing at its left and top and the corner square between. Between bands in the colour
 * of the ground the square would float.
 */
function sashed(block: QuiltBlock, isSeen: boolean): readonly Patch[] {
  const band = block.sashing ?? 0
  if (band === 0) return block.patches()
  const shrink = ([x, y]: Point): Point => [band + x * (1 - band), band + y * (1 - band)]
  const inner = block.patches().map(({ fabric, points, outline }) => ({
    fabric,
    points: points.map(shrink),
    outline: outline && bend(outline, shrink),
  }))
  return [
    stripPatch('e', band, 0, 1 - band, band),
    stripPatch('e', 0, band, band, 1 - band),
    stripPatch(isSeen ? 'c' : 'e', 0, 0, band, band),
    ...inner,
  ]
}

/** An edge moved point by point; its corners stay corners. */
function bend(outline: readonly Knot[], move: (point: Point) => Point): Knot[] {
  return outline.map(([x, y, corner]): Knot => (corner ? [...move([x, y]), 1] : move([x, y])))
}

function placeIn([x, y]: Point, column: number, row: number, cells: { wideMm: number; tallMm: number }): Point {
  return [(column + x) * cells.wideMm, (row + y) * cells.tallMm]
}

function turnPoint([x, y]: Point, quarter: number): Point {
  const turned: readonly Point[] = [
    [x, y],
    [1 - y, x],
    [1 - x, 1 - y],
    [y, 1 - x],
  ]
  return turned[quarter % 4]
}
