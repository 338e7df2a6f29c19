import type { Ink } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint, paintTogether } from '../../kit/area/cloth.ts'
import { arcKnots } from '../../kit/line/arc.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import { dealApart } from '../../kit/place/deal-apart.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'

const SCALLOP_MM = 26

export const scallops: Family = {
  name: 'scallops',
  summary:
    'half-round scales in brick order, each overlapping the two below; plain, ringed, ribbed or dotted, colours scattered',
  words:
    'scallop|scallops|scalloped|scallop pattern|fish scale|fish scales|fishscale|fishscales|mermaid|mermaid scale|mermaid scales|mermaid tail|clamshell|clamshells|clam shell|scale pattern|roof tile|roof tiles|shingle|shingles|feather scale|schuppen|fischschuppen|écaille|écailles|escama|escamas|squame|scaglie|鱗模様'.split(
      '|',
    ),
  kinds: {
    ribbed: 'shell scallop|ribbed scallop|shell scallops|clamshell|clamshells|clam shell',
    ringed: 'ringed scallop|concentric scallop|concentric scallops|rainbow scallop|rainbow scallops',
    dotted: 'dotted scallop|dotted scallops|dotted scale|dotted scales',
    plain:
      'plain scallop|plain scallops|mermaid scale|mermaid scales|fish scale|fish scales|roof tile|roof tiles|shingles',
  },
  // The greens, blues and violets of a tail under water.
  colourway: ({ styles }) =>
    styles.some((style) => style.startsWith('mermaid'))
      ? { inks: ['#dff1ec', '#1f8a8c', '#5cc0b4', '#8f84c7', '#2d5f9a', '#b9d9c6', '#c79bc9'], ground: 0 }
      : undefined,
  motifs: ['scale', 'scallop'],
  coverage: { low: 0.45, medium: 0.7, high: 0.9 },
  isDensityFixed: true,
  inks: { least: 2, natural: 6 },
  moods: ['coastal', 'mediterranean', 'nursery', 'indigo', 'boho'],
  ground: 'light',
  motifMm: SCALLOP_MM,
  repeatMm: 160,
  layouts: ['brick', 'block'],
  draw: drawScallops,
}

function drawScallops(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('scales')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const size = SCALLOP_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size / 2 }, { rows: 2 })
  const kind = chooseKind(plan, ['plain', 'ringed', 'ribbed', 'dotted'])
  const radius = cells.wideMm / 2
  const squash = cells.tallMm / radius
  const pool = cast.figures.length < 3 || isDye(cast.inks[cast.ground]) ? [cast.ground, ...cast.figures] : cast.figures
  const inks = dealApart(random, pool, cells.columns, cells.rows)
  const edge = Math.max(0.025, 0.34 / radius)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const [x, y] = [(column + (row & 1 ? 0.5 : 0)) * cells.wideMm, row * cells.tallMm]
      const place = (ring: Ring): Ring =>
        ring.map(([px, py, corner]) => [x + px * radius, y + py * radius * squash, corner] as const)
      const ink = inks[row * cells.columns + column]
      const trim = trimFor(plan, ink)
      // What is left round a scale drawn a little smaller is the line between scales, in the ground's ink.
      if (ink !== cast.ground) paint(cloth, ink, place(visibleScallop(1 - edge)))
      else paint(cloth, cast.main, place(visibleScallop(1 - edge)), [place(visibleScallop(1 - edge * 3))])
      decorate(cloth, kind, trim, place)
    }
  return cloth
}

/** Where the ground is a colour and no paper, it is one of those that were asked for, and more than the lines between. */
function isDye({ chroma }: Ink): boolean {
  return chroma > 0.03
}

function trimFor({ cast }: Plan, ink: number): number {
  const lightness = (one: number): number => cast.inks[one].lightness
  const others = [cast.ground, ...cast.figures].filter((other) => other !== ink)
  return others.find((other) => Math.abs(lightness(other) - lightness(ink)) > 0.2) ?? others[0]
}

function decorate(cloth: Cloth, kind: string, ink: number, place: (ring: Ring) => Ring): void {
  if (kind === 'ringed')
    for (const reach of [0.74, 0.5])
      paint(cloth, ink, place(visibleScallop(reach)), [place(visibleScallop(reach - 0.09))])
  if (kind === 'dotted')
    paintTogether(
      cloth,
      ink,
      [-2, -1, 0, 1, 2].map((dot) => place(circle(...polar(0, 0, 0.76, -TURN / 4 + dot * 0.34), 0.052, 8))),
    )
  if (kind === 'ribbed')
    paintTogether(
      cloth,
      ink,
      [-2, -1, 0, 1, 2].map((rib) => {
        const lean = rib * 0.19
        // The next two scales hide a rib up to twice the sine of its lean from the foot.
        const foot = Math.max(0.2, 2 * Math.sin(Math.abs(lean)) + 0.1)
        const at = (far: number): Point => [Math.sin(lean) * far, 1 - Math.cos(lean) * far]
        return place(ribbon([at(foot), at(1.62 - Math.abs(rib) * 0.06)], (t) => 0.014 + 0.024 * t))
      }),
    )
}

/**
 * What shows of a disc of this reach in a scale of radius 1 whose next row lies a radius aside and a radius below: the crown
 * down to its widest, then the two hollow flanks to the foot at (0, 1). A disc that the two scales below do not reach is seen whole.
 *
 * @param reach above 0, at most 1
 */
export function visibleScallop(reach: number): Ring {
  if (reach <= Math.SQRT2 - 1) return circle(0, 0, reach)
  // A disc of this reach meets the circle of radius 1 about (1, 1) where the line between centres gives it.
  const along = (reach * reach + 1) / (2 * Math.SQRT2)
  const open = Math.acos(along / reach)
  const crown = TURN / 8 + TURN / 4 - open
  const top = arcKnots([0, 0], reach, -TURN / 4 - crown, -TURN / 4 + crown)
  const lower = TURN / 8 + open
  const isOpenBelow = reach < 0.999
  if (!isOpenBelow) {
    const right = arcKnots([1, 1], 1, (TURN * 3) / 4, TURN / 2)
    const left = arcKnots([-1, 1], 1, 0, -TURN / 4)
    return [...top, ...right.slice(1), ...left.slice(1, -1)]
  }
  const hit = polar(0, 0, reach, TURN / 8 - open)
  const end = polar(0, 0, reach, lower)
  const angle = ([x, y]: Point): number => Math.atan2(y - 1, x - 1) + TURN
  const right = arcKnots([1, 1], 1, angle(hit), angle(end))
  const bottom = arcKnots([0, 0], reach, lower, TURN / 2 - lower)
  const mirrored = right.toReversed().map(([x, y, corner]) => [-x, y, corner] as const)
  return [...top, ...right.slice(1), ...bottom.slice(1), ...mirrored.slice(1, -1)]
}
