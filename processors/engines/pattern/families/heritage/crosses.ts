import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { poolInks } from '../../kit/ink/ink-pool.ts'
import { placeKnot } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { asksFor } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import type { CrossForm, CrossName } from './cross-forms.ts'
import { crossForm, crossNames } from './cross-forms.ts'

const PLUS_MM = 26
const CHARGE_MM = 54
/** Share of a square cell that a cross of full reach covers, measured on its outline. */
const SHARES: Readonly<Record<CrossName, number>> = {
  plus: 0.51,
  patee: 0.48,
  maltese: 0.36,
  jerusalem: 0.36,
  fleury: 0.32,
  latin: 0.24,
  celtic: 0.34,
}

export const crosses: Family = {
  name: 'crosses',
  summary:
    'crosses in half-drop: plain ones as of Swiss cotton, or those of heralds and altars with a stone and a lesser cross between',
  words:
    'crosses|cross print|cross motif|small crosses|tiny crosses|kreuze|kreuzchen|croix|petites croix|cruces|cruz|croci|cruzes|十字'.split(
      '|',
    ),
  kinds: {
    plus: 'plus sign|plus signs|plusses|pluses|plus print|plus pattern|swiss cross|swiss crosses|nordic cross|scandinavian crosses|simple crosses|greek cross|greek crosses|addition signs|pluszeichen|signe plus|signo más',
    patee:
      'cross pattée|cross pattee|cross patee|crosses pattée|templar cross|templar crosses|knights templar|crusader cross|teutonic cross|iron cross|iron crosses|tatzenkreuz|croix pattée|heraldic cross|heraldic crosses|medieval cross|medieval crosses',
    maltese: 'maltese cross|maltese crosses|croix de malte|malteserkreuz|cruz de malta|hospitaller cross',
    jerusalem:
      'jerusalem cross|jerusalem crosses|cross potent|crosses potent|georgian cross|ethiopian cross|ethiopian crosses',
    fleury:
      'cross fleury|crosses fleury|cross flory|budded cross|cross bottony|byzantine cross|byzantine crosses|orthodox cross|orthodox crosses|church cross|church crosses|altar cross|altar crosses|gold crosses church',
    latin: 'latin cross|latin crosses|christian cross|christian crosses|crucifix cross|catholic cross|catholic crosses',
    celtic: 'celtic cross|celtic crosses|high cross|irish cross|irish crosses|ringed cross',
  },
  motifs: [],
  coverage: { low: 0.1, medium: 0.19, high: 0.3 },
  inks: { least: 2, natural: 3 },
  moods: ['scandinavian', 'monochrome', 'heritage', 'indigo'],
  ground: 'light',
  motifMm: PLUS_MM,
  orientation: 'one-way',
  repeatMm: 160,
  layouts: ['half-drop', 'block'],
  draw: drawCrosses,
}

/** Bare crosses are plain ones; those of an altar end in buds. */
function nameOf(plan: Plan): CrossName {
  const asked = [plan.details.kind, ...plan.styles]
  const named = asked.flatMap((name) => crossNames.find((one) => one === name) ?? [])[0]
  return named ?? (asksFor(plan, 'ecclesiastical') ? 'fleury' : 'plus')
}

/** Details honoured: `kind`, the name of a cross. */
function drawCrosses(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const name = nameOf(plan)
  const isPlain = name === 'plus'
  const cellMm = (isPlain ? PLUS_MM : CHARGE_MM) * plan.scale
  const cells = fitCellPair(plan, { wideMm: cellMm, tallMm: cellMm }, { columns: 2 })
  const cell = Math.min(cells.wideMm, cells.tallMm)
  const size = cell * Math.min(isPlain ? 0.92 : 0.8, Math.sqrt(plan.coverage / SHARES[name]) * (isPlain ? 0.9 : 1.02))
  const { lead, part, size: inks } = poolInks(cast.figures, 3)
  const form = crossForm(name)
  const isBlock = plan.lattice.order === 1
  for (let column = 0; column < cells.columns; column++)
    for (let row = 0; row < cells.rows; row++) {
      const x = (column + 0.5) * cells.wideMm
      const y = (row + 0.5 + (!isBlock && column % 2 ? 0.5 : 0)) * cells.tallMm
      const body = isPlain ? lead(row + (column >> 1)) : part(0)
      putCross(cloth, body, form, { x, y, size })
      if (isPlain) continue
      const jewel = inks > 1 ? part(1) : cast.ground
      const middle = name === 'latin' || name === 'celtic' ? y - size * 0.14 : y
      paint(cloth, jewel, circle(x, middle, size * 0.055, 8))
      putCross(cloth, inks > 2 ? part(2) : part(0), crossForm('plus'), { x, y: y + cells.tallMm / 2, size: size * 0.2 })
    }
  return cloth
}

function putCross(
  cloth: Cloth,
  ink: number,
  { bodies, holes }: CrossForm,
  at: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const place = placeKnot(at)
  bodies.forEach((body, index) => {
    const isRinged = index === bodies.length - 1
    paint(cloth, ink, body.map(place), isRinged ? holes.map((hole) => hole.map(place)) : [])
  })
}
