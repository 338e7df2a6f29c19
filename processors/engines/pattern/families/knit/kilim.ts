import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { wrap } from '../../kit/line/knot.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { weaveBlanket } from './blanket-bands.ts'
import type { Band, BandInks, Row } from './kilim-bands.ts'
import { ACROSS, borderBands, heroBands } from './kilim-bands.ts'
import { pictureBands } from './kilim-pictures.ts'
import { warpManta } from './manta-stripes.ts'
import { weaveBerber, weaveDazzler, weaveGuls, weaveTerraces } from './stepped-fields.ts'

const THREAD_MM = 1.9
const REPEATS_MOST = 6

const kindNames = ['kilim', 'blanket', 'stepped', 'berber', 'manta', 'gul'] as const

/** Undyed wool, dark wool and a little madder red. */
const undyed = { inks: ['#f3ead9', '#332d2b', '#b0603c'], ground: 0 } as const

export const kilim: Family = {
  name: 'kilim',
  summary:
    'slit tapestry on its grid: bands of stepped lozenges, stars, mountains and figures between borders; blankets of stepped figures and frets; stepped fields; berber nets',
  words: [
    'rug',
    'carpet',
    'tapestry',
    'tapestry weave',
    'tapestry stripe',
    'kilim runner',
    'rug runner',
    'carpet runner',
    'hall runner',
    'stair runner',
    'teppich',
    'tapis',
    'alfombra',
    'tappeto',
    'tapete',
    'キリム',
    '絨毯',
  ],
  kinds: {
    kilim:
      "fulani|fulani blanket|fulani wedding blanket|khasa|shirvan|qashqai|gabbeh|baluch|chief blanket|chief's blanket|navajo chief blanket|kilim|kelim|turkish rug|turkish kilim|anatolian|dhurrie|tribal rug|aztec band|aztec stripe|navajo band|navajo stripe|tribal band|tribal stripe|southwestern stripe|southwestern band|southwest stripe|flatweave|kilim rug",
    blanket:
      'paracas|nazca|wari|huari|tiwanaku|chancay|chakana|chakana cross|tocapu|zapotec|zapotec rug|oaxacan|oaxacan rug|stepped fret|greca|mayan|aztec|navajo|southwestern|southwest|western blanket|saddle blanket|inca|andean|peruvian|tribal|tribal geometric|pueblo|pueblo pottery|acoma|acoma pottery|mimbres|native geometric|desert geometric|stepped cross|navajo blanket|aztec rug|mitla|mitla fret|xicalcoliuhqui|tribal blanket|camp blanket|trading post blanket',
    stepped:
      'kira|bhutanese|kushuthara|lao sinh|sinh|phulkari|phulkari embroidery|bagh|huipil|huipiles|guatemalan|chiapas|toraja|ikat songket|stepped|stepped geometric|stepped diamond|eye dazzler|eyedazzler|eyedazzler blanket|ikat rug',
    gul: 'elephant foot|elephant foot rug|elephant foot carpet|turkmen rug elephant foot|gul|guls|bokhara|bokhara rug|bokhara carpet|bukhara rug|turkmen|turkmen rug|turkmen carpet|turkoman|tekke|yomut|afghan rug|afghan carpet|bokhara carpet guls',
    manta:
      'baltic sash|baltic sash pattern|woven sash|inkle|inkle band|tablet weaving|tablet woven|card weaving|band weaving|pick-up band|sami band|sami woven band|sami weaving band|sami weaving|lucet band|manta stripe|peruvian manta|bolivian manta|manta peruana|manta cloth|andean manta|andean manta stripe|andean stripe|pallay|guatemalan stripe|guatemalan huipil stripe|huipil stripe|mayan stripe|peruvian stripe|inca stripe|bolivian stripe|lliclla|aguayo|aguayo stripe|warp faced stripe|warp-faced stripe|ikat and brocade stripe',
    berber: 'berber|berber rug|beni ourain|moroccan rug|boho rug|shag rug|azilal|handira|moroccan wedding blanket',
  },
  colourway: ({ styles }) => (styles.includes('berber') ? undyed : undefined),
  motifs: [],
  coverage: { low: 0.5, medium: 0.7, high: 0.85 },
  isDensityFixed: true,
  inks: { least: 2, natural: 6 },
  moods: ['boho', 'heritage', 'madder', 'autumn', 'seventies'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['block', 'mirror'],
  draw: drawKilim,
}

function drawKilim(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const wanted = Math.round(plan.widthMm / (THREAD_MM * plan.scale) / ACROSS)
  const repeats = Math.max(1, Math.min(REPEATS_MOST, wanted))
  const rows = Math.max(24, Math.round(plan.heightMm / (plan.widthMm / (repeats * ACROSS))))
  const named = kindNames.filter((kind) => plan.styles.includes(kind) || plan.details.kind === kind)
  // A specific kind comes before blanket: a Navajo eye dazzler is an eye dazzler.
  const particular = named.filter((kind) => kind !== 'blanket')
  const kind = named.length > 0 ? chooseKind(plan, particular.length > 0 ? particular : named) : 'kilim'
  if (kind === 'manta') {
    paintManta(cloth, plan, repeats * 28, Math.max(1, Math.round(rows / ACROSS / 1.5)) * ACROSS)
    return cloth
  }
  const grid = weaveKind(plan, kind, rows)
  paintCells(
    cloth,
    grid.map((row) => Array.from({ length: repeats * ACROSS }, (_, x) => row[x % ACROSS])),
  )
  return cloth
}

/** Vertical bands, which are made by the warp. */
function paintManta(cloth: Cloth, plan: Plan, ends: number, picks: number): void {
  const warp = warpManta(plan, ends)
  paintCells(
    cloth,
    Array.from({ length: picks }, (_, pick) => warp.map((end) => end[pick % ACROSS])),
  )
}

function weaveKind(plan: Plan, kind: (typeof kindNames)[number], rows: number): readonly Row[] {
  // Birds of a rug stand in its bands, whatever it would show alone.
  if (pictureBands(plan).length > 0) return layBands(plan, rows)
  if (kind === 'berber') return weaveBerber(plan, rows)
  if (kind === 'gul') return weaveGuls(plan, rows)
  if (kind === 'blanket') return weaveBlanket(plan, rows)
  if (kind === 'stepped')
    return plan.random.fork('field').chance(0.5) ? weaveDazzler(plan, rows) : weaveTerraces(plan, rows)
  return layBands(plan, rows)
}

/**
 * Large bands and borders alternately, with bars between: the number of whole bands that is nearest to the number of
 * rows.
 */
function layBands(plan: Plan, rows: number): Row[] {
  const { cast, random } = plan
  const chance = random.fork('bands')
  const inks = [cast.ground, ...chance.shuffle(cast.figures)]
  const ruled = chance.shuffle(heroBands)
  const pictures = pictureBands(plan)
  // Every third large band is ruled, and all where nothing is pictured.
  const heroAt = (turn: number): Band =>
    pictures.length > 0 && turn % 3 < 2
      ? () => pictures[(turn - Math.floor(turn / 3)) % pictures.length](turn)
      : ruled[turn % ruled.length]
  const borders = chance.shuffle(borderBands)
  const at = (step: number): number => inks[wrap(step, inks.length)]
  const inksFrom = (step: number): BandInks => [at(step), at(step + 1), at(step + 2), at(step + 3), at(step + 4)]
  const bar = (step: number): Row[] => [Array.from({ length: ACROSS }, () => at(step))]
  const grid: Row[] = []
  for (let band = 0; ; band++) {
    const hero = heroAt(Math.floor(band / 2))(inksFrom(band))
    const border = borders[Math.floor(band / 2) % borders.length](inksFrom(band + 1))
    const next = [...bar(band + 1), ...bar(band + 2), ...(band % 2 === 0 ? hero : border), ...bar(band + 2)]
    const misses = Math.abs(grid.length - rows) <= Math.abs(grid.length + next.length - rows)
    if (grid.length > 0 && misses && usesAll(grid, inks)) return grid
    grid.push(...next)
  }
}

function usesAll(grid: readonly Row[], inks: readonly number[]): boolean {
  const used = new Set(grid.flat())
  return inks.every((ink) => used.has(ink))
}
