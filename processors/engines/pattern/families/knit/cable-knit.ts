import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import { lightnessStep } from '../../kit/ink/lightness-step.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { circle, polygon } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Family, Plan } from '../family.ts'
import type { Panel, PanelName, StrandPlace } from './cable-panels.ts'
import { panels } from './cable-panels.ts'

const STITCH_MM = 2.9
const STITCHES_MOST = 84
const STITCH_RISE = 0.86

/** Panels side by side within one repeat, by kind. */
const layouts: Readonly<Record<string, readonly (readonly PanelName[])[]>> = {
  aran: [
    ['rope', 'moss', 'diamond', 'moss'],
    ['braid', 'rib', 'diamond', 'rib'],
    ['honeycomb', 'rope', 'moss', 'rope'],
    ['diamond', 'rope', 'braid', 'rope'],
  ],
  cable: [['rope', 'rib'], ['rope'], ['braid', 'rib'], ['braid']],
  'honeycomb-cable': [['honeycomb', 'rib'], ['honeycomb']],
  rib: [['rib']],
  moss: [['moss']],
}

export const cableKnit: Family = {
  name: 'cable-knit',
  summary:
    'aran panels of ropes, braids, lozenges and honeycomb on purl ground, each strand of stitches that passes over and under',
  words: [
    'chunky knit',
    'fisherman sweater',
    'fisherman knit',
    'irish knit',
    'zopfmuster',
    'zopf',
    'torsades',
    'ochos',
    'ケーブル編み',
    'アラン',
  ],
  kinds: {
    aran: 'aran|aran knit|aran sweater|aran jumper',
    cable: 'cable|cable knit|cableknit|cable stitch|cabled|cable sweater|braided knit',
    'honeycomb-cable': 'honeycomb cable|honeycomb knit|honeycomb stitch',
    rib: 'rib knit|ribbed knit|ribbed|ribbing|ribbed jersey',
    moss: 'moss stitch|seed stitch|rice stitch|pearl knit',
  },
  motifs: [],
  coverage: { low: 0.4, medium: 0.6, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 2, natural: 2, isTonal: true },
  moods: ['christmas', 'heritage', 'scandinavian', 'moody'],
  ground: 'dark',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawCableKnit,
}

type Column = { readonly panel: Panel; readonly leftMm: number; readonly wideMm: number; readonly heightMm: number }

function drawCableKnit(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const names = chooseLayout(plan)
  const stitches = names.reduce((sum, name) => sum + panels[name].stitches, 0)
  const stitchMm = Math.max(STITCH_MM * plan.scale, widthMm / STITCHES_MOST)
  const { count, sizeMm } = fitCells(widthMm, stitches * stitchMm)
  const wideMm = sizeMm / stitches
  const inks = dealInks(plan)
  let leftMm = 0
  let strands = 0
  for (let repeat = 0; repeat < count; repeat++)
    for (const name of names) {
      const panel: Panel = panels[name]
      const legs = knitPanel({ panel, leftMm, wideMm, heightMm })
      paintScattered(cloth, inks.purl, legs.purl)
      legs.strands.forEach((rings, strand) => {
        paintScattered(cloth, inks.strands[(strands + strand) % inks.strands.length], rings)
      })
      // A panel of moss stitch alone changes ink every few rows, so that all inks appear.
      for (const [at, rings] of legs.moss.entries())
        paintScattered(cloth, legs.strands.length > 0 ? inks.moss : cast.figures[at % cast.figures.length], rings)
      strands += panel.strands.length
      leftMm += panel.stitches * wideMm
    }
  return cloth
}

function chooseLayout({ styles, details, random }: Plan): readonly PanelName[] {
  const kind = [details.kind, ...styles].find((name) => typeof name === 'string' && Object.hasOwn(layouts, name))
  const list = layouts[typeof kind === 'string' ? kind : 'aran']
  return random.fork('panels').pick(list)
}

type PanelInks = { readonly strands: readonly number[]; readonly moss: number; readonly purl: number }

/**
 * Assigns inks: the one nearest to the ground is for the purl side behind the cables if it is near enough, or else for
 * moss stitch; the others alternate from strand to strand.
 */
function dealInks({ cast }: Plan): PanelInks {
  const quiet = cast.figures.length > 1 ? cast.soft : cast.figures[0]
  const rest = cast.figures.filter((ink) => ink !== quiet)
  const strands = rest.length > 0 ? rest : [quiet]
  const step = lightnessStep(cast, quiet, cast.ground)
  return { strands, moss: step < BEHIND_STEP ? strands[0] : quiet, purl: quiet }
}

/** Difference from the ground in OKLCH lightness beyond which purl bumps would be as prominent as the cables. */
const BEHIND_STEP = 0.2

/** Rows of moss stitch per ink, where it stands alone. */
const MOSS_ROWS = 2

/** Stitches of a panel, with whole twists over its height; a stitch below another strand is left out. */
function knitPanel({ panel, leftMm, wideMm, heightMm }: Column): {
  readonly strands: readonly Ring[][]
  readonly moss: readonly Ring[][]
  readonly purl: readonly Ring[]
} {
  const twists = fitCells(heightMm, panel.rows * wideMm * STITCH_RISE)
  const rows = panel.rows * twists.count
  const tallMm = heightMm / rows
  const middle = leftMm + (panel.stitches / 2) * wideMm
  const strands: Ring[][] = panel.strands.map(() => [])
  const moss: Ring[][] = Array.from({ length: Math.ceil(rows / MOSS_ROWS) }, () => [])
  const purl: Ring[] = []
  for (let row = 0; row < rows; row++) {
    const places = panel.strands.map((path) => path((row + 0.5) / panel.rows))
    panel.strands.forEach((path, strand) => {
      const lean = path((row + 1) / panel.rows).across - path(row / panel.rows).across
      for (const across of visibleStitches(panel, places, strand))
        for (const side of [-1, 1])
          strands[strand].push(leg(middle + across * wideMm, row * tallMm, { wideMm, tallMm }, side, lean))
    })
    const bumps = panel.hasMoss ? mossStitches(panel, places, row) : []
    for (const across of purlStitches(panel, places, panel.hasMoss))
      purl.push(purlBump(middle + across * wideMm, row * tallMm, { wideMm, tallMm }))
    for (const across of bumps)
      moss[Math.floor(row / MOSS_ROWS)].push(
        circle(middle + across * wideMm, (row + 0.5) * tallMm, Math.min(wideMm, tallMm) * 0.4, 8),
      )
  }
  return { strands, moss, purl }
}

/** Positions of a strand's stitches in a row, without those below a nearer strand. */
function visibleStitches(panel: Panel, places: readonly StrandPlace[], strand: number): number[] {
  const { across, height } = places[strand]
  const isHidden = (at: number): boolean =>
    places.some(
      (other, index) =>
        index !== strand && other.height > height + 1e-9 && Math.abs(at - other.across) < panel.strand / 2 + 0.38,
    )
  return Array.from({ length: panel.strand }, (_, column) => across + column - (panel.strand - 1) / 2).filter(
    (at) => !isHidden(at),
  )
}

/** Purl bumps in checkerboard order; only inside the lozenge where strands form one. */
function mossStitches(panel: Panel, places: readonly StrandPlace[], row: number): number[] {
  const strands = places.map(({ across }) => Math.abs(across))
  const reach = strands.length > 0 ? Math.max(...strands) - panel.strand / 2 - 0.7 : panel.stitches / 2
  const half = Math.floor(panel.stitches / 2)
  return Array.from({ length: half * 2 }, (_, at) => at - half)
    .filter((stitch) => Math.abs(stitch + 0.5) <= reach && (stitch + half + row) % 2 === 1)
    .map((stitch) => stitch + 0.5)
}

/** Stitches of a row without a strand, seen from their purl side; none in moss stitch. */
function purlStitches(panel: Panel, places: readonly StrandPlace[], hasMoss: boolean): number[] {
  if (hasMoss && places.length === 0) return []
  const reach = hasMoss ? Math.max(0, ...places.map(({ across }) => Math.abs(across))) : 0
  return Array.from({ length: panel.stitches }, (_, at) => at - (panel.stitches - 1) / 2).filter(
    (at) =>
      places.every(({ across }) => Math.abs(at - across) > panel.strand / 2 + 0.3) &&
      (!hasMoss || Math.abs(at) > reach),
  )
}

/** A purl bump: a thin flat arc across the stitch with its ends down, so that the ground stays unobtrusive. */
function purlBump(
  x: number,
  y: number,
  { wideMm, tallMm }: { readonly wideMm: number; readonly tallMm: number },
): Ring {
  const thin = Math.max(0.14, 0.3 / tallMm)
  const at = (u: number, v: number, corner: 0 | 1): readonly [number, number, 0 | 1] => [
    x + u * wideMm,
    y + v * tallMm,
    corner,
  ]
  return [
    at(-0.4, 0.72, 1),
    at(-0.22, 0.3, 0),
    at(0.22, 0.3, 0),
    at(0.4, 0.72, 1),
    at(0.18, 0.3 + thin, 0),
    at(-0.18, 0.3 + thin, 0),
  ]
}

/** One leg of a stitch, sheared in the direction of its strand. */
function leg(
  x: number,
  y: number,
  size: { readonly wideMm: number; readonly tallMm: number },
  side: number,
  lean: number,
): Ring {
  const { wideMm, tallMm } = size
  const at = (u: number, v: number): readonly [number, number] => [
    x + (u * side + lean * (v - 0.5)) * wideMm,
    y + v * tallMm,
  ]
  return polygon([at(0.03, 0.46), at(0.46, -0.1), at(0.46, 0.8), at(0.03, 1.34)])
}
