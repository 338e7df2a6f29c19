import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addForm, createMotif, placeMotif } from '../../kit/motif/motif.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { createToss } from '../../kit/place/toss.ts'
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import type { BatikInks } from './batik-motifs.ts'
import { drawBatikBlossom, drawBatikSpray, drawKawung } from './batik-motifs.ts'
import { paintCrackle } from './crackle.ts'
import { drawEleko } from './eleko.ts'
import { drawMegaMendung } from './mega-mendung.ts'
import { drawParang } from './parang.ts'
import { drawWaxPrint } from './wax-print.ts'
import { drawWaxed, waxedPictures } from './waxed-pictures.ts'

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
  repeatMm: 320,
  layouts: ['toss', 'half-drop', 'block'],
  draw: drawBatik,
}

/** Largest rotation of named things, in radians. */
const LEAN = 0.35

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
  // Dye that runs through cracks has the ground's colour on a dark cloth, and only shows on waxed areas.
  const deepest = plan === asked ? cast.line : asked.cast.ground
  paintCrackle(cloth, plan.random.fork('crackle'), cast.isDark ? cast.ground : deepest, {
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

/** Inks of the turn-th motif: wax is the palest ink on a dark cloth, and dyes take turns. */
function batikInks({ cast }: Plan, turn: number): BatikInks {
  const { figures, line, ground } = cast
  const dyes = figures.filter((ink) => ink !== line)
  if (dyes.length === 0) return { wax: line, first: ground, second: line, cloth: ground }
  return {
    wax: line,
    first: dyes[turn % dyes.length],
    second: dyes.length > 1 ? dyes[(turn + 1) % dyes.length] : ground,
    cloth: ground,
  }
}

function stamp(cloth: Cloth, motif: Motif, x: number, y: number, turn = 0): void {
  for (const { ink, ring, holes } of placeMotif(motif, { x, y, turn }).layers) paint(cloth, ink, ring, holes)
}

function drawFloral(cloth: Cloth, plan: Plan, random: Random): void {
  const toss = createToss(plan.random.fork('fit'), cloth)
  const unit = 30 * plan.scale
  const gapMm = unit * 0.07 * Math.max(0.4, 2 - 2 * plan.coverage)
  const rounds: readonly (readonly [count: number, until: number, draw: (at: number) => Motif])[] = [
    [9, 0.55, (at) => drawHero(plan, random, unit, at)],
    [16, 0.75, (at) => drawBatikSpray(random, batikInks(plan, at), unit * random.between(1.8, 2.4))],
    [30, 0.9, (at) => drawBatikBlossom(random, batikInks(plan, at + 1), unit * random.between(0.45, 0.6))],
    [60, 1, (at) => drawBatikSpray(random, batikInks(plan, at), unit * random.between(0.9, 1.3))],
    [150, 1.2, () => waxDot(plan, unit * random.between(0.035, 0.07))],
  ]
  // Animals stay upright.
  const upright = { mayFlip: false, turnAt: () => random.between(-LEAN, LEAN) }
  for (const [round, [count, until, draw]] of rounds.entries()) {
    const standing = round === 0 && waxedPictures(plan).length > 0 ? upright : {}
    let misses = 0
    for (
      let at = 0;
      at < Math.ceil(count / plan.scale) && misses < 10 && toss.field.coverage() < plan.coverage * until;
      at++
    )
      if (!toss.fit([draw(at)], { gapMm, tries: 100, ...standing })) misses++
  }
}

/** A named thing with a waxed outline, or a blossom. */
function drawHero(plan: Plan, random: Random, unit: number, turn: number): Motif {
  const inks = batikInks(plan, turn)
  const pictures = waxedPictures(plan)
  if (pictures.length === 0 || turn % 3 === 2) return drawBatikBlossom(random, inks, unit)
  const picture = pictures[turn % pictures.length]
  const drawn = drawWaxed(picture, plan, { lead: inks.first, rim: inks.wax, sizeMm: unit * 1.9 })
  return random.chance(0.5) ? placeMotif(drawn, { flip: -1, turn: TURN / 2 }) : drawn
}

function waxDot({ cast }: Plan, radiusMm: number): Motif {
  const motif = createMotif()
  addForm(motif, cast.line, circle(0, 0, Math.max(0.5, radiusMm), 8))
  return motif
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
