import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint, paintArea } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import { fitCells } from '../../../kit/place/fit-cells.ts'
import type { Family, Plan } from '../../family.ts'
import type { FriezeBand } from './frieze-band.ts'
import type { FriezeName } from './frieze-bands.ts'
import { friezeBands } from './frieze-bands.ts'

const BAND_MM = 22

export const frieze: Family = {
  name: 'frieze',
  summary:
    'stacked borders of the seven frieze groups: palmettes, egg and dart, guilloche, running dog, laurel, beads, cords',
  words:
    'tibeb|tibeb border|habesha|frieze|friezes|egyptian|egyptian border|egyptian lotus|egyptian revival|egyptian lotus border|border pattern|border stripe|border stripes|ornamental border|ornamental stripe|decorative border|classical border|classical ornament|neoclassical|neo-classical|empire style|roman ornament|roman border|greek border|pompeian|pompeii|etruscan|greek vase|grecian border|band pattern|ornament bands|bordüre|borduere|bordure|greca fregio|fregio|friso|cenefa|grotesque border|regency border'.split(
      '|',
    ),
  kinds: {
    palmette:
      'egyptian|egyptian lotus|egyptian border|egyptian lotus border|egyptian revival|palmette|palmettes|anthemion|lotus palmette|honeysuckle ornament',
    'egg-and-dart': 'egg and dart|egg-and-dart|eggs and darts|ovolo',
    guilloche: 'guilloche|interlaced band|plait border',
    'running-dog': 'running dog|vitruvian wave|vitruvian scroll|wave scroll|wave border',
    laurel: 'laurel|laurel border|laurel wreath border|olive branch border|bay leaf border',
    cord: 'rope border|cord border|twisted rope border|cable border',
    chain: 'chain border|gold chain border|chain link border|curb chain border|chains border',
    strap: 'strap border|belt border|buckle border|leather strap border|leather border|bridle border',
    vine: 'vine border|vine scroll|leaf border|scroll border',
    rosettes: 'rosette border|rosettes border|metope|triglyph',
  },
  motifs: [],
  coverage: { low: 0.35, medium: 0.52, high: 0.7 },
  isDensityFixed: true,
  inks: { least: 2, natural: 5 },
  moods: ['heritage', 'mediterranean', 'deco', 'coastal'],
  ground: 'light',
  motifMm: BAND_MM,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawFrieze,
}

const great: readonly FriezeName[] = [
  'palmette',
  'egg-and-dart',
  'guilloche',
  'running-dog',
  'laurel',
  'vine',
  'rosettes',
  'meander',
]
const small: readonly FriezeName[] = ['bead-and-reel', 'dentils', 'cord', 'zigzag']
/** Bands that are drawn only where they are named. */
const onlyNamed: readonly FriezeName[] = ['chain', 'strap']

/** Rules above and below a band, as shares of the height of the tallest band. */
const RULE = 0.035
const GAP = 0.05

/** Great bands and small ones by turns, a rule between, until the height of the repeat is met; the last is stretched by the rest. */
function drawFrieze(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('bands')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const names = chooseBands(plan, random)
  const bands = names.map((name): FriezeBand => friezeBands[name]())
  const heights = bands.map(({ tall }) => tall + 2 * (RULE + GAP))
  const total = heights.reduce((sum, height) => sum + height, 0)
  // Along another cloth it is one border, as high as there is room.
  const stacks = fitCells(plan.heightMm, isTrim(plan) ? plan.heightMm : total * BAND_MM * plan.scale)
  const unitMm = stacks.sizeMm / total
  const backs = bandBacks(plan, names)
  let top = 0
  for (let stack = 0; stack < stacks.count; stack++)
    bands.forEach((band, at) => {
      const height = heights[at] * unitMm
      drawBand(cloth, plan, { band, at: at + stack * bands.length, top, height, unitMm, back: backs[at] })
      top += height
    })
  return cloth
}

function isTrim({ details }: Plan): boolean {
  return details['border of'] === frieze.name
}

function chooseBands(plan: Plan, random: Random): FriezeName[] {
  if (isTrim(plan)) return chooseTrim(plan, random)
  const named = plan.styles.flatMap((style) => great.find((name) => name === style) ?? [])
  const heroes = [...new Set([...named, ...random.shuffle(great)])].slice(0, Math.max(2, named.length))
  const thin = [...small, ...onlyNamed].filter((name) => plan.styles.includes(name))
  const fillers = [...new Set([...thin, ...random.shuffle(small)])]
  return heroes.flatMap((name, at) => [name, fillers[at % fillers.length]])
}

/** The band that was named between two thin ones, a thin one by itself. */
function chooseTrim({ styles }: Plan, random: Random): FriezeName[] {
  const thin = [...small, ...onlyNamed].find((name) => styles.includes(name))
  if (thin) return [thin]
  const [filler] = random.shuffle(small)
  return [filler, great.find((name) => styles.includes(name)) ?? random.pick(great), filler]
}

/** Every second great band stands on an ink of its own when the palette has one to spare. */
function bandBacks({ cast }: Plan, names: readonly FriezeName[]): number[] {
  const spare = cast.figures.length > 2 ? cast.main : cast.ground
  return names.map((name, at) => (at % 4 === 2 && great.includes(name) ? spare : cast.ground))
}

type Placed = {
  readonly band: FriezeBand
  readonly at: number
  readonly top: number
  readonly height: number
  readonly unitMm: number
  readonly back: number
}

function drawBand(cloth: Cloth, { cast }: Plan, { band, at, top, height, unitMm, back }: Placed): void {
  const figures = cast.figures.filter((ink) => ink !== back)
  const figure = back === cast.ground ? figures[Math.floor(at / 2) % Math.min(2, figures.length)] : cast.ground
  // The other inks go round from band to band, so that each of them is met.
  const others = figures.filter((ink) => ink !== figure)
  const other = (step: number): number => others[(Math.floor(at / 2) + step) % others.length] ?? figure
  const [second, ruleInk] = [other(at % 2), other(1)]
  if (back !== cast.ground) paint(cloth, back, rectangle(0, top, cloth.widthMm, height))
  const rule = unitMm * RULE
  for (const y of [top, top + height - rule]) paint(cloth, ruleInk, rectangle(0, y, cloth.widthMm, rule))
  const inner = band.tall * unitMm
  const units = fitCells(cloth.widthMm, band.wide * inner)
  const place = (ring: Ring, unit: number): Ring =>
    ring.map(([x, y, corner]) => [
      (unit + x / band.wide) * units.sizeMm,
      top + unitMm * (RULE + GAP) + y * inner,
      corner,
    ])
  for (const { ink, rings } of band.parts) {
    const bodies = Array.from({ length: units.count }, (_, unit) => rings.map((ring) => place(ring, unit))).flat()
    paintArea(cloth, ink === 'figure' ? figure : ink === 'second' ? second : back, bodies)
  }
}
