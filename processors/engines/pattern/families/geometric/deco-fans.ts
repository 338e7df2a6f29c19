import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import { ribbon } from '../../kit/curve.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Knot, Point, Ring } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import { circle, polar } from '../../kit/outline.ts'
import { visibleDisc } from '../../kit/overlapped-scale.ts'
import type { Family, Plan } from '../family.ts'

const FAN_MM = 40

export const decoFans: Family = {
  name: 'deco-fans',
  summary: 'tall scallops one radius apart; thick and thin ribs rise from the foot of each, pearls along the rim',
  words: [
    'art deco',
    'deco fan',
    'fan',
    'deco',
    'gatsby',
    'scallop fan',
    'shell fan',
    'art-deco',
    'art déco',
    'jazz age',
    'peacock fan',
    'ginkgo fan',
    'アールデコ',
    '1920s',
  ],
  motifs: ['fan'],
  coverage: { low: 0.3, medium: 0.45, high: 0.65 },
  isDensityFixed: true,
  inks: { least: 2, natural: 6 },
  moods: ['deco'],
  ground: 'dark',
  motifMm: 40,
  repeatMm: 160,
  layouts: ['brick', 'block'],
  draw: drawDecoFans,
}

type Fan = { readonly field: number; readonly rib: number; readonly thin: number; readonly hub: number }

function drawDecoFans(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const columns = fitCells(plan.widthMm, FAN_MM * plan.scale, 3)
  const rows = fitCells(plan.heightMm, (FAN_MM * plan.scale) / 2, 6)
  const fans = colourFans(plan)
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++) {
      // Colours step by a third of the row each second row, so they run in diagonals and meet again after six rows.
      const fan = fans[(column + (row & 1 ? 2 : 0) + Math.floor(row / 2) * 2) % 3]
      const x = (column + (row & 1 ? 0.5 : 0)) * columns.sizeMm
      drawFan(cloth, fan, x, (row + 0.5) * rows.sizeMm, columns.sizeMm / 2, rows.sizeMm)
    }
  return cloth
}

/** Fans on top of one, in its own units: the next row to the left and right, and the one after it. */
const COVERS: readonly Point[] = [
  [-1, 1],
  [1, 1],
  [0, 2],
]

function colourFans({ cast, random }: Plan): Fan[] {
  const { ground, main, second, accent, line, soft } = cast
  const fans: Fan[] = [
    { field: ground, rib: accent, thin: line, hub: second },
    { field: second, rib: ground, thin: accent, hub: main },
    { field: main, rib: line, thin: ground === main ? soft : ground, hub: ground },
  ]
  return random.fork('fans').shuffle(
    fans.map((fan) => ({
      ...fan,
      rib: fan.rib === fan.field ? line : fan.rib,
      thin: fan.thin === fan.field ? ground : fan.thin,
    })),
  )
}

const RIBS = 13

function drawFan(cloth: Cloth, fan: Fan, x: number, y: number, across: number, down: number): void {
  const place = (px: number, py: number): Point => [x + px * across, y + py * down]
  const ellipse = (share: number): Ring =>
    visibleDisc(share, COVERS).map(([px, py, corner]) => [...place(px, py), corner] as const)
  const disc = (ink: number, share: number): void => paint(cloth, ink, ellipse(share))
  for (const [ink, share] of [
    [fan.rib, 1],
    [fan.thin, 0.975],
    [fan.field, 0.925],
    [fan.rib, 0.9],
    [fan.field, 0.885],
    [fan.thin, 0.715],
    [fan.field, 0.7],
  ] as const)
    disc(ink, share)
  for (let pearl = 0; pearl < 15; pearl++) {
    const [px, py] = polar(0, 0, 0.8, (-(pearl + 0.5) / 15) * (TURN / 2))
    const [cx, cy] = place(px, py)
    paint(cloth, pearl % 2 ? fan.thin : fan.rib, circle(cx, cy, across * (pearl % 2 ? 0.03 : 0.052), 8))
  }
  for (let rib = 0; rib < RIBS; rib++) drawRib(cloth, fan, rib, place, across)
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

/** Only what lies within 46° of upright from the foot of the scale shows; ribs stay inside it. */
function drawRib(cloth: Cloth, fan: Fan, rib: number, place: (x: number, y: number) => Point, across: number): void {
  const angle = -TURN / 4 + ((rib - 6) / 6) * Math.PI * 0.255
  const isThick = rib % 2 === 0
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const rim = isThick ? 0.655 : 0.6
  const reach = -dy + Math.sqrt(Math.max(0, dy * dy - (1 - rim * rim)))
  const tip: Point = [dx * reach, 1 + dy * reach]
  if (Math.hypot(tip[0], tip[1]) > 0.72) return
  const ink = isThick ? fan.rib : fan.thin
  const [from, to] = [place(dx * 0.26, 1 + dy * 0.26), place(tip[0], tip[1])]
  paint(
    cloth,
    ink,
    ribbon([from, to], (t) => across * (isThick ? 0.006 + 0.036 * t : 0.005 + 0.005 * t)),
  )
  paint(cloth, ink, circle(to[0], to[1], across * (isThick ? 0.042 : 0.028), 8))
}
