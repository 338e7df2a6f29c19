import { inkFromOklch, inkOf } from '../../../../color/ink.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import { paintScattered } from '../../../kit/area/paint-scattered.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { polygon, rectangle } from '../../../kit/line/outline.ts'
import { scatterPoints } from '../../../kit/place/scatter.ts'
import { flowerNouns } from '../../botany/flowers/bloom-table.ts'
import { asksFor, chooseKind } from '../../choose-kind.ts'
import type { Colourway, Family, KindAsked, Plan } from '../../family.ts'
import { halfLineMm } from '../../line-weight.ts'
import { setDecoGlass } from './deco-glass.ts'
import { setFlowingField, setGlassBlooms } from './glass-blooms.ts'
import { setFigures } from './glass-figures.ts'
import type { Pane } from './leaded-panes.ts'
import { cutPanes } from './leaded-panes.ts'
import { setRoseWindows } from './rose-windows.ts'
import { glazingOf } from './set-glass.ts'
import { paintTesserae } from './tesserae.ts'

const REPEAT_MM = 240
const LEAD = '#1b1a1f'
/** In OKLCH: glass as deep as the first is its own lead. */
const LEAD_APART = 0.27

export const stainedGlass: Family = {
  name: 'stained-glass',
  summary:
    'coloured glass in dark leads: rose windows, flowers on winding stems, deco chevrons, round windows of what is named, shards; broken tiles, or the rows of a mosaic',
  words:
    'stained glass window|stained glass|stained-glass|leaded glass|frank lloyd wright|prairie style|prairie school|tiffany glass|cathedral glass|glass panes|church window|rose window|mosaic|mosaics|mosaic tile|mosaic tiles|roman mosaic|tesserae|trencadis|trencadís|gaudi mosaic|broken tile|broken tiles|crazy paving|shattered glass|voronoi|crackle cells|glasmalerei|buntglas|mosaik|vitrail|vitraux|mosaïque|vidriera|mosaico|vetrata|vitral|ステンドグラス|モザイク'.split(
      '|',
    ),
  kinds: {
    leaded:
      'stained glass|stained-glass|leaded glass|glass panes|glasmalerei|buntglas|vitrail|vitraux|vidriera|vetrata|vitral|ステンドグラス',
    roses: 'stained glass window|cathedral glass|church window|rose window|kirchenfenster',
    blooms: 'tiffany glass|stained glass flower|floral stained glass|art nouveau stained glass',
    deco: 'art deco stained glass|deco stained glass|geometric stained glass',
    prairie: 'frank lloyd wright|prairie style|prairie school',
    panes: 'shattered glass|voronoi|crackle cells',
    stones: 'trencadis|trencadís|gaudi mosaic|broken tile|broken tiles|crazy paving',
    tesserae:
      'mosaic|mosaics|mosaic tile|mosaic tiles|roman mosaic|byzantine mosaic|tesserae|mosaik|mosaïque|mosaico|モザイク',
  },
  motifs: [],
  // All colours that are named are glass, each with a lighter sheet of it, and the leads are nobody's: a mosaic has grout.
  colourwayAmong: (hexes, asked) => {
    const lights = hexes.map((hex) => inkOf(hex).lightness)
    const isLeaded = asksFor(asked, ...LEADED) && Math.min(...lights) > LEAD_APART
    return isLeaded ? glassOf(hexes) : undefined
  },
  colourway: (asked) => jewelsOf(asked),
  coverage: { low: 0.6, medium: 0.82, high: 0.9 },
  isDensityFixed: true,
  inks: { least: 3, natural: 7, leads: 'line' },
  moods: ['mediterranean', 'moody', 'tropical-night', 'morris', 'pop'],
  ground: 'light',
  motifMm: 36,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  lines: 'drawn',
  draw: drawStainedGlass,
}

const LEADED = ['leaded', 'roses', 'blooms', 'deco', 'prairie', 'panes'] as const
const PANES_MOST = 420
/** Named colours up to which each has a lighter sheet besides, and how much lighter it is in OKLCH. */
const [TONED_MOST, SHEET_STEP] = [4, 0.13]

/** Sheets of the named colours and of lighter ones of the same hue; the palest is the ground. */
function glassOf(hexes: readonly string[]): Colourway {
  const sheets = hexes.length > TONED_MOST ? [] : hexes.map((hex) => lighterSheet(hex))
  const glass = [...new Set([...hexes, ...sheets])]
  const lights = glass.map((hex) => inkOf(hex).lightness)
  return { inks: [...glass, LEAD], ground: lights.indexOf(Math.max(...lights)) }
}

/** Customary glass where no colours are named, the palest sheet first, the lead last. */
const JEWELS: Readonly<Record<string, readonly string[]>> = {
  leaded: ['#f1e2b4', '#1f4a9a', '#a32238', '#1f7d5c', '#e0a02e', '#6fa3cf', LEAD],
  roses: ['#e9d9a8', '#1d3f8f', '#a01f36', '#5a3b86', '#d9962b', '#4f86c4', LEAD],
  blooms: ['#cfe3e6', '#7fb3c4', '#2f7a5a', '#7bab6c', '#c8456b', '#f0c05a', '#eebcc8', LEAD],
  deco: ['#efe4c6', '#cfa347', '#1f7a78', '#7fb8a8', '#b5532f', LEAD],
  prairie: ['#f0e6c8', '#d2a13c', '#6f8f4e', '#b5652f', '#a9c4a0', LEAD],
}

function jewelsOf(asked: KindAsked): Colourway | undefined {
  const kind = LEADED.find((name) => name in JEWELS && asksFor(asked, name))
  return kind === undefined ? undefined : { inks: JEWELS[kind], ground: 0 }
}

function lighterSheet(hex: string): string {
  const ink = inkOf(hex)
  return inkFromOklch({
    ...ink,
    lightness: Math.min(0.95, ink.lightness + SHEET_STEP),
    chroma: ink.chroma * 0.86,
  }).hex
}

function drawStainedGlass(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  if (asksFor(plan, 'tesserae')) {
    paintTesserae(cloth, plan)
    setFigures(cloth, plan, cast.byLightness[0], 0.6)
    return cloth
  }
  if (asksFor(plan, 'stones', 'panes')) return setShards(cloth, plan, asksFor(plan, 'stones'))
  const lead = cast.byLightness[0]
  const half = halfLineMm(plan, plan.scale, 0.32)
  const glazing = glazingOf(cast, half)
  if (lead !== cast.ground) paint(cloth, lead, rectangle(0, 0, plan.widthMm, plan.heightMm))
  const flowers = plan.motifs.filter((noun) => flowerNouns.includes(noun))
  const isOfFlowers = flowers.length > 0 && flowers.length === plan.motifs.length
  if (plan.motifs.length > 0 && !isOfFlowers) {
    setFlowingField(cloth, plan, glazing)
    if (setFigures(cloth, plan, lead, half)) return cloth
  }
  const kind = isOfFlowers ? 'blooms' : isDeco(plan) ? 'deco' : chooseKind(plan, WINDOWS)
  if (kind === 'roses') setRoseWindows(cloth, plan, glazing)
  else if (kind === 'blooms') setGlassBlooms(cloth, plan, glazing, flowers)
  else setDecoGlass(cloth, plan, glazing, kind === 'prairie')
  return cloth
}

/** What a seed chooses among, the most looked for twice. */
const WINDOWS = ['roses', 'blooms', 'roses', 'deco', 'blooms', 'prairie'] as const

/** "Art deco stained glass": the time says which windows, unless a kind is named. */
function isDeco({ styles, details }: Plan): boolean {
  return details.kind === undefined && styles.some((style) => /\bdeco\b/.test(style))
}

/** Cells of chance points in leads, or broken tiles in grout. */
function setShards(cloth: Cloth, plan: Plan, isMosaic: boolean): Cloth {
  const { cast } = plan
  const random = plan.random.fork('glass')
  const paneMm = (isMosaic ? 14 : 30) * plan.scale
  const count = Math.max(8, Math.min(PANES_MOST, Math.round((plan.widthMm * plan.heightMm) / paneMm ** 2)))
  const points = scatterPoints(random, cloth, count, { rounds: isMosaic ? 16 : 2 })
  // Leads are the darkest ink; the grout of a mosaic is the ground.
  const lead = isMosaic ? cast.ground : cast.byLightness[0]
  if (lead !== cast.ground) paint(cloth, lead, rectangle(0, 0, plan.widthMm, plan.heightMm))
  const half = halfLineMm(plan, paneMm * (isMosaic ? 0.045 : 0.034), 0.32)
  const panes = cutPanes(points, cloth, half)
  const glass = [cast.ground, ...cast.figures].filter((ink) => ink !== lead)
  const inks = dealInks(random, panes, glass)
  for (const ink of glass)
    paintScattered(
      cloth,
      ink,
      panes.filter((_, at) => inks[at] === ink).map(({ points: corners }) => polygon(corners)),
    )
  setFigures(cloth, plan, lead, half)
  return cloth
}

/** Inks dealt one pane after the other, none to two neighbours, the least used first. */
function dealInks(random: Random, panes: readonly Pane[], glass: readonly number[]): number[] {
  const inks: number[] = []
  const used = new Map(glass.map((ink) => [ink, 0]))
  panes.forEach(({ neighbours }, at) => {
    const taken = neighbours.map((other) => inks[other])
    const free = glass.filter((ink) => !taken.includes(ink))
    const pool = free.length > 0 ? free : glass
    const least = Math.min(...pool.map((ink) => used.get(ink) ?? 0))
    const ink = random.pick(pool.filter((one) => (used.get(one) ?? 0) <= least + 1))
    used.set(ink, (used.get(ink) ?? 0) + 1)
    inks[at] = ink
  })
  return inks
}
