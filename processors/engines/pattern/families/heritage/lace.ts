import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import { isDark } from '../../../color/tone.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar, rectangle, regularPolygon } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { stampMotif } from '../../kit/motif/stamp-motif.ts'
import type { CellPair } from '../../kit/place/fit-cell-pair.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { FlowerInks } from '../botany/flower-inks.ts'
import { flowerNouns } from '../botany/flowers/bloom-table.ts'
import { drawPosy } from '../botany/plants/posy.ts'
import { asksFor } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { drawEyelets } from './eyelet.ts'

const POSY_MM = 80
const MESH_MM = 3.6
/** Meshes in a repeat at most. */
const MESHES_MOST = 4200
/** Of a mesh's width: what the thread leaves open. */
const OPEN_SHARE = 0.85
/** Cloths lighter than this in OKLCH do not stand off white. */
const PALE = 0.86
const WHITE = '#fbf8f1'
const SKIN = '#f2e3d6'

export const lace: Family = {
  name: 'lace',
  summary: 'sprays worked solid on a net of six-sided meshes in one thread, with pearls strung in rings between them',
  words:
    'lace|chikankari|chikan|chikan embroidery|chikankari embroidery|lacy|lacework|lace print|floral lace|chantilly|chantilly lace|guipure|guipure lace|broderie lace|filet lace|tatting|needle lace|bobbin lace|bridal lace|lingerie lace|doily|doilies|spitze|spitzenmuster|häkelspitze|dentelle|dentelles|encaje|pizzo|merletto|renda|レース'.split(
      '|',
    ),
  kinds: {
    eyelet:
      'broderie anglaise|broderie|eyelet|eyelets|eyelet lace|eyelet embroidery|cutwork|cutwork lace|madeira embroidery|swiss embroidery|schiffli|lochstickerei|sangallo|san gallo|bordado inglés|bordado suizo|カットワーク',
  },
  motifs: [],
  // Ivory on the colour of faded roses, when nothing else is said.
  colourway: () => ({ inks: ['#bf9a97', '#fbf6ec'], ground: 0 }),
  // What is cut has the named colour, and its holes show white, or a shade where the cloth itself is pale.
  colourwayAround: (hex, { styles, isGround }) => {
    const ink = inkFromHex(hex)
    if (!ink) return undefined
    // Black lace is black thread, worked over the colour of skin; pale names are the cloth under white.
    if (!styles.includes('eyelet')) return !isGround && isDark(ink) ? { inks: [SKIN, hex], ground: 0 } : undefined
    const shade = inkFromOklch({ ...ink, lightness: ink.lightness - 0.16 }).hex
    return { inks: [ink.lightness > PALE ? shade : WHITE, hex], ground: 0 }
  },
  coverage: { low: 0.5, medium: 0.6, high: 0.7 },
  isDensityFixed: true,
  inks: { least: 2, natural: 2, leads: 'paper' },
  moods: ['blush', 'monochrome'],
  ground: 'dark',
  motifMm: POSY_MM,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawLace,
}

function drawLace(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const thread = cast.main
  if (asksFor(plan, 'eyelet')) {
    drawEyelets(cloth, plan)
    return cloth
  }
  const random = plan.random.fork('lace')
  drawNet(cloth, plan, thread)
  const size = POSY_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size / 2 }, { rows: 2 })
  const flower =
    plan.motifs.find((noun) => flowerNouns.includes(noun)) ?? random.pick(['rose', 'peony', 'dahlia', 'camellia'])
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const place: Point = [(column + (row % 2 ? 0.75 : 0.25)) * cells.wideMm, (row + 0.5) * cells.tallMm]
      const posy = drawThreadPosy(random.fork(`spray ${column} ${row}`), flower, cloth.ground, thread, cells)
      stampMotif(cloth, posy, { x: place[0], y: place[1], turn: random.between(0, TURN) })
      drawPearls(cloth, thread, [place[0] + cells.wideMm / 2, place[1]], cells.tallMm * 0.34)
    }
  return cloth
}

/** The cloth is all thread, and every mesh a hole to the ground. */
function drawNet(cloth: Cloth, plan: Plan, thread: number): void {
  const least = Math.sqrt((plan.widthMm * plan.heightMm) / MESHES_MOST)
  const mesh = Math.max(least, MESH_MM * Math.max(0.6, plan.scale))
  const cells = fitCellPair(plan, { wideMm: mesh, tallMm: (mesh * Math.sqrt(3)) / 2 }, { rows: 2 })
  paint(cloth, thread, rectangle(0, 0, plan.widthMm, plan.heightMm))
  const holes: Ring[] = []
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const [x, y] = [(column + (row % 2 ? 0.75 : 0.25)) * cells.wideMm, (row + 0.5) * cells.tallMm]
      holes.push(regularPolygon(x, y, (cells.wideMm / Math.sqrt(3)) * OPEN_SHARE, 6, TURN / 12))
    }
  paintScattered(cloth, cloth.ground, holes)
}

/** Solid in the thread; folds and veins are pierced down to the ground. */
function drawThreadPosy(random: Random, flower: string, ground: number, thread: number, cells: CellPair): Motif {
  const inks: FlowerInks = {
    ground,
    body: thread,
    shade: ground,
    flame: thread,
    light: thread,
    heart: ground,
    seed: thread,
    deep: ground,
    leaf: thread,
    leafDark: thread,
    leafLight: ground,
    chroma: 0,
    hueDegrees: 0,
    lightness: 1,
    groundDistance: 1,
    pots: [],
  }
  const radiusMm = Math.min(cells.wideMm, cells.tallMm * 2) * 0.2
  return drawPosy(random, flower, inks, {
    radiusMm,
    companions: [
      { noun: 'blossom', inks },
      { noun: 'daisy', inks },
    ],
  })
}

/** A ring of pearls round a larger one, as fills the field between two sprays. */
function drawPearls(cloth: Cloth, thread: number, [x, y]: Point, reach: number): void {
  paint(cloth, thread, circle(x, y, reach * 0.3), [circle(x, y, reach * 0.13, 8)])
  const count = 10
  for (let pearl = 0; pearl < count; pearl++)
    paint(cloth, thread, circle(...polar(x, y, reach * 0.62, (pearl / count) * TURN), reach * 0.13, 8))
}
