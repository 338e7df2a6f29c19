import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { placeMotif } from '../../kit/motif/motif.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import { drawFloral } from './batik-floral.ts'
import { batikInks, drawKawung } from './batik-motifs.ts'
import { paintCrackle } from './crackle.ts'
import { drawEleko } from './eleko.ts'
import { drawMegaMendung } from './mega-mendung.ts'
import { drawParang } from './parang.ts'
import { drawWaxPrint } from './wax-print.ts'

/**
 * Customary colourways: wax prints are indigo and orange on cream with red and dark crackle; adire is repeatedly dyed
 * indigo; megamendung has blues on red.
 */
const colourways = {
  wax: { inks: ['#1d3a8a', '#f28a1e', '#fbf0d6', '#c9242b', '#15152b'], ground: 0 },
  adire: { inks: ['#172445', '#e6e3d6', '#8aa6c6', '#44669a'], ground: 0 },
  eleko: { inks: ['#16234a', '#c9d6e2', '#2c4a82'], ground: 0 },
  megamendung: { inks: ['#8c1d2c', '#152450', '#27498c', '#5580bd', '#9bb9dc', '#f1ead9'], ground: 0 },
} as const satisfies Record<string, Colourway>
/** Yoruba adire is recognised by its name and its dye. */
const colourwayNamed = (name: unknown): Colourway | undefined =>
  name === 'wax' || name === 'eleko' || name === 'megamendung'
    ? colourways[name]
    : /^(?:adire|cassava)/.test(`${name}`)
      ? colourways.adire
      : undefined

export const batik: Family = {
  name: 'batik',
  summary: 'wax resist of Java: flowers with trailing dots, kawung, parang or rain clouds, broken by branching crackle',
  words: 'batik|batik print|javanese|java print|indonesian|wax resist|adire|adire cloth|バティック|ジャワ更紗'.split(
    '|',
  ),
  kinds: {
    floral: 'floral batik|flower batik|batik flowers',
    kawung: 'kawung|kawung batik|batik kawung',
    parang: 'parang|parang batik|batik parang',
    megamendung: 'mega mendung|megamendung|cloud batik|batik clouds|cirebon|cirebon clouds|batik cirebon',
    eleko: 'adire eleko|eleko|cassava resist|cassava paste|ibadandun|yoruba resist|yoruba indigo',
    wax: 'african wax print|wax africain|tissu wax|pagne wax|wax africano|african wax|african print|african fabric|ankara|ankara print|dutch wax|wax print|kitenge|pagne|african|dashiki|dashiki print|angelina print',
    crackle: 'crackle|crackled|crackle batik|wax crackle',
  },
  colourway: ({ styles, details }) => [details.kind, ...styles].flatMap((name) => colourwayNamed(name) ?? [])[0],
  motifs: [],
  coverage: { low: 0.36, medium: 0.5, high: 0.64 },
  inks: { least: 3, natural: 4, company: ['#f3ead9'] },
  moods: ['indigo', 'heritage', 'moody', 'boho', 'madder'],
  ground: 'dark',
  motifMm: 60,
  tinyMm: 14,
  repeatMm: 320,
  layouts: ['toss', 'half-drop', 'block'],
  draw: drawBatik,
}

type Drawing = (cloth: Cloth, plan: Plan, random: Random) => void

const drawings = {
  floral: drawFloral,
  kawung: drawKawungNet,
  parang: (cloth, plan) => drawParang(cloth, plan, (rank) => batikInks(plan, rank)),
  megamendung: drawMegaMendung,
  eleko: drawEleko,
  wax: drawWaxPrint,
} as const satisfies Record<string, Drawing>

function drawBatik(asked: Plan): Cloth {
  const plan = asksFor(asked, 'crackle') ? waxedAllOver(asked) : asked
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const random = plan.random.fork('batik')
  const kind = nameKind(plan)
  drawings[kind](cloth, plan, random)
  // Starch paste and repeated dyeing leave no crackle.
  if ((kind === 'eleko' || kind === 'megamendung') && !plan.styles.includes('crackle')) return cloth
  const area = (plan.widthMm * plan.heightMm) / 320 ** 2
  // Dye that runs through cracks has the ground's colour where the wax is paler, and only shows on waxed areas.
  const deepest = plan === asked ? cast.line : asked.cast.ground
  const isOnDye = cast.isDark || cast.inks[deepest].lightness > cast.inks[cast.ground].lightness
  paintCrackle(cloth, plan.random.fork('crackle'), isOnDye ? cast.ground : deepest, {
    veins: Math.min(90, Math.round((plan.styles.includes('crackle') ? 64 : 36) * area)),
    halfMm: 0.55,
    lengthMm: 130,
  })
  return cloth
}

/** A cloth requested for its crackle: waxed all over, in its main dye, with the deepest ink in the cracks. */
function waxedAllOver(plan: Plan): Plan {
  const { cast, details } = plan
  const dye = cast.figures.find((ink) => ink !== cast.line)
  if (!cast.isDark || dye === undefined || details['wide ground'] === true) return plan
  const figures = cast.figures.map((ink) => (ink === dye ? cast.ground : ink))
  return { ...plan, cast: { ...cast, ground: dye, figures, isDark: false } }
}

/** Wax prints only where requested; other kinds when named, by default flowers and kawung. */
function nameKind(plan: Plan): keyof typeof drawings {
  if (asksFor(plan, 'wax')) return 'wax'
  const usual = plan.motifs.length > 0 ? (['floral'] as const) : (['floral', 'floral', 'kawung'] as const)
  const named = ['eleko', 'floral', 'kawung', 'parang', 'megamendung'] as const
  const isNamed = [plan.details.kind, ...plan.styles].some((name) => named.some((kind) => kind === name))
  return chooseKind(plan, isNamed ? named : usual)
}

function stamp(cloth: Cloth, motif: Motif, x: number, y: number, turn = 0): void {
  for (const { ink, ring, holes } of placeMotif(motif, { x, y, turn }).layers) paint(cloth, ink, ring, holes)
}

function drawKawungNet(cloth: Cloth, plan: Plan): void {
  // Colours alternate in both directions; counts are multiples of the number of colours, so that the order closes.
  const fill = Math.min(1.08, 1.18 * Math.sqrt(plan.coverage / 0.72))
  const rhythm = Math.max(1, Math.min(4, plan.cast.figures.length - 1))
  const columns = fitCells(plan.widthMm, 64 * plan.scale, rhythm)
  const rows = fitCells(plan.heightMm, 64 * plan.scale, rhythm)
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++)
      stamp(
        cloth,
        drawKawung(batikInks(plan, column + row), columns.sizeMm, rows.sizeMm, fill),
        (column + 0.5) * columns.sizeMm,
        (row + 0.5) * rows.sizeMm,
      )
}
