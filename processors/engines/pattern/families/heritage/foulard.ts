import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { placeKnot } from '../../kit/line/knot.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Colourway, Family, LoneColour, Plan } from '../family.ts'
import type { NeatName, NeatPart } from './neats.ts'
import { neats, pips } from './neats.ts'

const CELL_MM = 27
/** So many cells each way at the most. */
const CELLS_MOST = 14

export const foulard: Family = {
  name: 'foulard',
  summary: 'neats for ties and linings: one small figure in half-drop, two or three inks in it, a pip in every gap',
  words:
    'foulard|silk foulard|foulard neat|neat|neats|silk neat|tie neat|neat geometric|small geometric|micro geometric|mini geometric|small scale geometric|small-scale geometric|tiny geometric|fine geometric|shirting geometric|geometric shirting|shirt geometric|menswear geometric|geometric tie|tie geometric|tie silk|macclesfield|macclesfield silk|ancient madder|tie print|krawattenmuster|motif cravate'.split(
      '|',
    ),
  generalWords: ['tie', 'necktie', 'cravat', 'pocket square', 'krawatte', 'cravate', 'corbata', 'cravatta', 'gravata'],
  kinds: {
    'neat squares': 'small square|small squares|tiny square|tiny squares|neat square|neat squares',
    'neat diamonds': 'small diamond|small diamonds|tiny diamond|tiny diamonds|neat diamond|neat diamonds',
    'neat medallions': 'small medallion|small medallions|tiny medallion|tiny medallions|neat medallion|neat medallions',
    'neat crosses': 'small quatrefoil|small quatrefoils|small cross|small crosses|tiny cross|tiny crosses',
    'neat rings': 'small ring|small rings|tiny ring|tiny rings',
    'neat flowers': 'neat flower|neat flowers|foulard flower|foulard flowers|foulard floral',
    'neat botehs': 'neat paisley|neat paisleys|foulard paisley|foulard paisleys|small teardrop|small teardrops',
  },
  colourwayAround: tieAround,
  motifs: [],
  coverage: { low: 0.14, medium: 0.26, high: 0.42 },
  inks: { least: 2, natural: 4 },
  moods: ['heritage', 'madder', 'moody', 'christmas'],
  ground: 'dark',
  motifMm: 16,
  repeatMm: 160,
  layouts: ['half-drop', 'block'],
  draw: drawFoulard,
}

const names = Object.keys(neats) as NeatName[]

/** What people call the figures when they do not say that they are small. */
export const neatOfNoun: Readonly<Record<string, NeatName>> = {
  square: 'neat squares',
  diamond: 'neat diamonds',
  medallion: 'neat medallions',
  quatrefoil: 'neat crosses',
  cross: 'neat crosses',
  circle: 'neat rings',
  dot: 'neat rings',
  flower: 'neat flowers',
  paisley: 'neat botehs',
}

function drawFoulard(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const random = plan.random.fork('neat')
  const said = (words: readonly string[]): string[] => words.map((word) => neatOfNoun[word] ?? word)
  const kind = chooseKind({ ...plan, motifs: said(plan.motifs), styles: said(plan.styles) }, names)
  const figure = neats[kind]
  const pip = random.pick(pips)
  const size = Math.max(CELL_MM * plan.scale, Math.max(widthMm, heightMm) / CELLS_MOST)
  const turns = turnsOf(cast.figures.length)
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: turns, rows: turns })
  // A figure of reach r covers about two r² of its half cell; the pips in the gaps are a sixteenth of that.
  const reach = Math.min(cells.wideMm, cells.tallMm) * 0.3 * Math.min(1.25, Math.sqrt(plan.coverage / 0.26))
  const bodies = new Map<number, Ring[]>()
  const put = (parts: readonly NeatPart[], inks: readonly number[], x: number, y: number, far: number): void => {
    const place = placeKnot({ x, y, size: far })
    for (const { part, rings } of parts) {
      const ink = part === 'ground' ? cast.ground : inks[part]
      bodies.set(ink, [...(bodies.get(ink) ?? []), ...rings.map((ring) => ring.map(place))])
    }
  }
  const layers = [...new Set(figure.map(({ layer }) => layer))]
  for (const layer of layers) {
    for (let row = 0; row < cells.rows; row++)
      for (let column = 0; column < cells.columns; column++)
        for (const half of [0, 0.5]) {
          const inks = inksAt(plan, column + row + (half > 0 ? 1 : 0), turns)
          const [x, y] = [(column + 0.25 + half) * cells.wideMm, (row + 0.25 + half) * cells.tallMm]
          put(
            figure.filter((one) => one.layer === layer),
            inks,
            x,
            y,
            reach,
          )
          if (layer === layers[0])
            put(pip, [inks[2]], (column + 0.75 + half) * cells.wideMm, (row + 0.25 + half) * cells.tallMm, reach * 0.3)
        }
    for (const [ink, rings] of bodies) paintScattered(cloth, ink, rings)
    bodies.clear()
  }
  return cloth
}

/** Colours turn from figure to figure where there are enough; a longer turn would make the repeat coarse. */
function turnsOf(figures: number): number {
  return figures < 4 ? 1 : 2
}

/** Body, filling and spark of the figure at a turn; inks beyond three take the place of the body in every other one. */
function inksAt({ cast }: Plan, turn: number, turns: number): readonly [number, number, number] {
  const { figures } = cast
  const at = (step: number): number => figures[step % figures.length]
  const isOther = turns > 1 && turn % 2 === 1
  return isOther ? [at(3), at(figures.length > 4 ? 4 : 0), at(2)] : [at(0), at(1), at(2)]
}

/** The one colour dyes the silk; ivory, old gold and a tone of the silk are printed on it. */
function tieAround(hex: string, { hasAccents }: LoneColour): Colourway | undefined {
  const silk = inkFromHex(hex)
  if (!silk) return undefined
  const isDeep = silk.lightness < 0.62
  const tone = inkFromOklch({ ...silk, lightness: silk.lightness + (isDeep ? 0.24 : -0.3), chroma: silk.chroma * 0.8 })
  const others = isDeep ? ['#efe6d2', tone.hex, '#c79a4b'] : ['#2a2d3e', tone.hex, '#8e2f35']
  return { inks: [hex, ...(hasAccents ? others.slice(0, 2) : others)], ground: 0 }
}
