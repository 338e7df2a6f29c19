import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paintTogether } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Ring } from '../../kit/knot.ts'
import { circle, polygon } from '../../kit/outline.ts'
import type { Family, Plan } from '../family.ts'
import type { Panel, PanelName } from './cable-panels.ts'
import { panels } from './cable-panels.ts'

const STITCH_MM = 2.9
const STITCHES_MOST = 84
const STITCH_RISE = 0.86

/** Panels side by side, one repeat across, by kind. */
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
  summary: 'aran panels of ropes, braids, lozenges and honeycomb, each strand of stitches that passes over and under',
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
  moods: ['winter', 'heritage', 'scandinavian', 'moody'],
  ground: 'dark',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawCableKnit,
}

type Column = {
  readonly panel: Panel
  readonly leftMm: number
  readonly inks: { readonly strand: readonly number[]; readonly bump: number }
}

function drawCableKnit(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const names = chooseLayout(plan)
  const stitches = names.reduce((sum, name) => sum + panels[name].stitches, 0)
  const stitchMm = Math.max(STITCH_MM * plan.scale, widthMm / STITCHES_MOST)
  const { count, sizeMm } = fitCells(widthMm, stitches * stitchMm)
  const wideMm = sizeMm / stitches
  const shapes = new Map<number, Ring[]>()
  const put = (ink: number, ring: Ring): void => {
    const list = shapes.get(ink)
    if (list) list.push(ring)
    else shapes.set(ink, [ring])
  }
  let leftMm = 0
  for (let repeat = 0; repeat < count; repeat++)
    names.forEach((name, at) => {
      const panel: Panel = panels[name]
      knitPanel(put, { panel, leftMm, inks: inksOf(plan, repeat * names.length + at) }, wideMm, heightMm)
      leftMm += panel.stitches * wideMm
    })
  for (const [ink, rings] of shapes) paintTogether(cloth, ink, rings)
  return cloth
}

function chooseLayout({ styles, details, random }: Plan): readonly PanelName[] {
  const kind = [details.kind, ...styles].find((name) => typeof name === 'string' && Object.hasOwn(layouts, name))
  const list = layouts[typeof kind === 'string' ? kind : 'aran']
  return random.fork('panels').pick(list)
}

/** Strands in the strongest ink; of more inks each strand of a panel takes its own, and bumps the quietest. */
function inksOf({ cast }: Plan, panel: number): Column['inks'] {
  const quiet = cast.figures.length > 1 ? cast.soft : cast.figures[0]
  const loud = cast.figures.filter((ink) => ink !== quiet || cast.figures.length === 1)
  return { strand: loud.map((_, at) => loud[(at + panel) % loud.length]), bump: quiet }
}

type Put = (ink: number, ring: Ring) => void

/** Whole twists fill the height; a stitch is left out where another strand lies over it. */
function knitPanel(put: Put, { panel, leftMm, inks }: Column, wideMm: number, heightMm: number): void {
  const twists = fitCells(heightMm, panel.rows * wideMm * STITCH_RISE)
  const rows = panel.rows * twists.count
  const tallMm = heightMm / rows
  const middle = leftMm + (panel.stitches / 2) * wideMm
  for (let row = 0; row < rows; row++) {
    const places = panel.strands.map((path) => path((row + 0.5) / panel.rows))
    const ahead = panel.strands.map((path) => path((row + 1) / panel.rows).across - path(row / panel.rows).across)
    const isHidden = (strand: number, across: number): boolean =>
      places.some(
        ({ across: other, height }, at) =>
          at !== strand && height > places[strand].height + 1e-9 && Math.abs(across - other) < panel.strand / 2 + 0.38,
      )
    places.forEach(({ across }, strand) => {
      for (let column = 0; column < panel.strand; column++) {
        const at = across + column - (panel.strand - 1) / 2
        if (isHidden(strand, at)) continue
        for (const side of [-1, 1])
          put(
            inks.strand[strand % inks.strand.length],
            leg(middle + at * wideMm, row * tallMm, { wideMm, tallMm }, side, ahead[strand]),
          )
      }
    })
    if (panel.hasMoss)
      layMoss(
        put,
        panel,
        inks.bump,
        places.map(({ across }) => across),
        { row, middle, wideMm, tallMm },
      )
  }
}

/** One leg of a stitch, sheared the way its strand leans. */
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

/** Purl bumps in chequer order; inside a lozenge only, when strands make one. */
function layMoss(
  put: Put,
  panel: Panel,
  ink: number,
  strands: readonly number[],
  {
    row,
    middle,
    wideMm,
    tallMm,
  }: { readonly row: number; readonly middle: number; readonly wideMm: number; readonly tallMm: number },
): void {
  const reach = strands.length > 0 ? Math.max(...strands.map(Math.abs)) - panel.strand / 2 - 0.7 : panel.stitches / 2
  const half = Math.floor(panel.stitches / 2)
  for (let stitch = -half; stitch < half; stitch++) {
    const across = stitch + 0.5
    if (Math.abs(across) > reach || (stitch + half + row) % 2 === 0) continue
    const [x, y] = [middle + across * wideMm, (row + 0.5) * tallMm]
    put(
      ink,
      circle(x, y, Math.min(wideMm, tallMm) * 0.42, 8).map(([u, v]) => [u, y + (v - y) * 0.8] as const),
    )
  }
}
