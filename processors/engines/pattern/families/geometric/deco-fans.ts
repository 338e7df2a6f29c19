import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { visibleDisc } from '../../kit/area/overlapped-scale.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import { dealApart } from '../../kit/place/deal-apart.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { lineWeight } from '../line-weight.ts'
import { drawDecoLattice, drawSkyscrapers, drawSunbursts } from './deco-forms.ts'

const FAN_MM = 40

export const decoFans: Family = {
  name: 'deco-fans',
  summary: 'fans of thick and thin ribs, sunbursts, stepped towers or a lattice, in metal lines on quiet fields',
  words:
    'art deco|art-deco|art déco|deco|gatsby|great gatsby|jazz age|roaring twenties|1920s|20s|twenties|años 20|années folles|goldene zwanziger|アールデコ|deco geometric|art deco geometric|speakeasy|miami deco|streamline|fan'.split(
      '|',
    ),
  kinds: {
    'deco-fan':
      'deco fan|deco fans|art deco fan|art deco fans|art deco scallop|art deco scallops|scallop fan|shell fan|peacock fan|ginkgo fan|gatsby fan|geometric fan|geometric fans|abstract fan|abstract fans|fan scallop|fan scallops|gatsby scallop|gatsby scallops|art deco shell|art deco shells',
    sunburst:
      'sunburst|sunbursts|art deco sunburst|deco sunburst|sun ray|sun rays|sunrise deco|rising sun deco|art deco sunrise|art deco rays|sunray',
    skyscraper:
      'art deco skyscraper|chrysler|chrysler building|stepped deco|art deco arch|art deco arches|deco tower|art deco architecture|empire state|art deco hexagon|art deco column',
    'deco-lattice':
      'art deco lattice|deco lattice|art deco diamond|art deco diamonds|deco diamond|gatsby lattice|art deco trellis|art deco grid|deco grid|art deco line|art deco lines',
  },
  motifs: ['fan'],
  coverage: { low: 0.3, medium: 0.45, high: 0.65 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['deco'],
  ground: 'dark',
  motifMm: 40,
  repeatMm: 160,
  layouts: ['brick', 'block'],
  lines: 'drawn',
  draw: drawDeco,
}

type Fan = {
  readonly field: number
  readonly rib: number
  readonly thin: number
  readonly hub: number
  /** Factor on the width of lines. */
  readonly weight: number
}

/** Details honoured: `kind`, one of the four forms. */
function drawDeco(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const isOfFans = plan.styles.includes('fan')
  const forms = ['deco-fan', 'deco-fan', 'sunburst', 'skyscraper', 'deco-lattice'] as const
  const kind = isOfFans ? 'deco-fan' : chooseKind(plan, forms)
  if (kind === 'sunburst') drawSunbursts(cloth, plan)
  else if (kind === 'skyscraper') drawSkyscrapers(cloth, plan)
  else if (kind === 'deco-lattice') drawDecoLattice(cloth, plan)
  else drawFans(cloth, plan)
  return cloth
}

function drawFans(cloth: Cloth, plan: Plan): void {
  const size = FAN_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size / 2 }, { rows: 2 })
  const fans = dealApart(plan.random.fork('fans'), colourFans(plan), cells.columns, cells.rows)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const x = (column + (row & 1 ? 0.5 : 0)) * cells.wideMm
      drawFan(cloth, fans[row * cells.columns + column], x, (row + 0.5) * cells.tallMm, cells.wideMm / 2, cells.tallMm)
    }
}

/** Fans on top of one, in its own units: the next row to the left and right, and the one after it. */
const COVERS: readonly Point[] = [
  [-1, 1],
  [1, 1],
  [0, 2],
]

/** Metal ribs on quiet fields: two of three fans keep the ground, one takes the next ink, so that gold stays a line. */
function colourFans(plan: Plan): Fan[] {
  const { cast } = plan
  const weight = lineWeight(plan)
  const { ground, main, second, line, figures } = cast
  const metal = main
  const fine = figures.length > 1 && line !== ground ? line : metal
  const deep = figures.find((ink) => ink !== metal && ink !== fine) ?? ground
  const spark = cast.accent === deep ? metal : cast.accent
  return [
    { field: ground, rib: metal, thin: fine, hub: deep === ground ? metal : deep, weight },
    { field: deep, rib: metal, thin: ground, hub: ground, weight },
    { field: ground, rib: fine, thin: metal, hub: spark === ground ? second : spark, weight },
  ]
}

const RIBS = 13
/** Half width of a fan, in mm, from which its finest parts measure 0.3 mm. */
const FINE_MM = 9

function drawFan(cloth: Cloth, fan: Fan, x: number, y: number, across: number, down: number): void {
  const place = (px: number, py: number): Point => [x + px * across, y + py * down]
  const ellipse = (share: number): Ring =>
    visibleDisc(share, COVERS).map(([px, py, corner]) => [...place(px, py), corner] as const)
  const disc = (ink: number, share: number): void => paint(cloth, ink, ellipse(share))
  for (const [ink, share] of [
    [fan.rib, 1],
    [fan.thin, 1 - 0.025 * fan.weight],
    [fan.field, Math.max(0.905, 1 - 0.075 * fan.weight)],
    [fan.rib, 0.9],
    [fan.field, 0.9 - 0.015 * fan.weight],
    [fan.thin, 0.7 + 0.015 * fan.weight],
    [fan.field, 0.7],
  ] as const)
    disc(ink, share)
  // On small fans pearls and thin ribs would fall below what can be printed.
  const isFine = across > FINE_MM
  for (let pearl = 0; isFine && pearl < 15; pearl++) {
    const [px, py] = polar(0, 0, 0.8, (-(pearl + 0.5) / 15) * (TURN / 2))
    if (COVERS.some(([cx, cy]) => Math.hypot(px - cx, py - cy) < 1.06)) continue
    const [cx, cy] = place(px, py)
    paint(cloth, pearl % 2 ? fan.thin : fan.rib, circle(cx, cy, across * (pearl % 2 ? 0.03 : 0.052), 8))
  }
  for (let rib = 0; rib < RIBS; rib += isFine ? 1 : 2) drawRib(cloth, fan, rib, place, across)
  for (const [ink, share] of [
    [fan.thin, 0.42],
    [fan.field, 0.385],
    [fan.rib, 0.35],
    [fan.hub, 0.31],
  ] as const)
    paint(cloth, ink, visibleHub(share, place))
}

const HUB_STEPS = 7

/** What shows of a disc round the foot: it widens between the two next fans, whose edges both pass through the foot. */
function visibleHub(share: number, place: (x: number, y: number) => Point): Ring {
  const most = Math.asin(share / 2)
  const along = (angle: number, far: number): Point => place(Math.sin(angle) * far, 1 - Math.cos(angle) * far)
  const edge = (side: 1 | -1): Knot[] =>
    Array.from({ length: HUB_STEPS }, (_, step): Knot => {
      const angle = (most * (step + 1)) / HUB_STEPS
      return [...along(side * angle, 2 * Math.sin(angle)), step === HUB_STEPS - 1 ? 1 : 0]
    })
  const arc = Array.from(
    { length: HUB_STEPS },
    (_, step): Knot => along(most * (1 - (2 * (step + 1)) / (HUB_STEPS + 1)), share),
  )
  return [[...place(0, 1), 1], ...edge(1), ...arc, ...edge(-1).reverse()]
}

/** Ribs spread from the foot of the scale; the two next scales hide each up to twice the sine of its lean, so it begins there. */
function drawRib(cloth: Cloth, fan: Fan, rib: number, place: (x: number, y: number) => Point, across: number): void {
  const angle = -TURN / 4 + ((rib - 6) / 6) * Math.PI * 0.255
  const isThick = rib % 2 === 0
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const rim = isThick ? 0.655 : 0.6
  const reach = -dy + Math.sqrt(Math.max(0, dy * dy - (1 - rim * rim)))
  const tip: Point = [dx * reach, 1 + dy * reach]
  if (Math.hypot(tip[0], tip[1]) > 0.72) return
  const ink = isThick ? fan.rib : fan.thin
  const foot = Math.max(0.26, 2 * Math.abs(dx) + 0.06)
  if (foot > reach - 0.1) return
  const [from, to] = [place(dx * foot, 1 + dy * foot), place(tip[0], tip[1])]
  paint(
    cloth,
    ink,
    ribbon([from, to], (t) => fan.weight * across * (isThick ? 0.006 + 0.036 * t : 0.005 + 0.005 * t)),
  )
  paint(cloth, ink, circle(to[0], to[1], across * (isThick ? 0.042 : 0.028), 8))
}
