import { inkFromHex, inkFromOklch } from '../../../../color/ink.ts'
import { clamp } from '../../../../numbers/clamp.ts'
import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import { paintScattered } from '../../../kit/area/paint-scattered.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { rectangle } from '../../../kit/line/outline.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import { asksFor, chooseKind } from '../../choose-kind.ts'
import type { Colourway, Family, Plan } from '../../family.ts'
import { halfLineMm } from '../../line-weight.ts'
import { drawBoro } from './boro.ts'
import { drawKantha } from './kantha.ts'
import { runningStitch } from './stitch.ts'
import type { StitchedPattern } from './stitched-patterns.ts'
import { stitchedPatterns } from './stitched-patterns.ts'

export const sashiko: Family = {
  name: 'sashiko',
  summary: 'running stitches of even length along traditional lines, a gap left at every crossing',
  words:
    'sashiko|sashiko stitch|sashiko stitching|running stitch|running stitches|刺し子|刺子|japanese embroidery|japanese stitch|hand stitched|mending stitch'.split(
      '|',
    ),
  kinds: {
    kantha:
      'kantha|kantha stitch|kantha quilt|kantha quilt running stitch|kantha embroidery|kantha throw|kantha blanket|kantha stitching|kantha patchwork|sari quilt|recycled sari|ralli quilt',
    boro: 'boro|boro style|boro denim|denim patchwork|patchwork denim|patched denim|mended denim|boro stitch|boro stitching|boro patchwork|boro mending|visible mending|襤褸',
    'stitched-asanoha': 'asanoha sashiko|sashiko asanoha|hemp leaf sashiko|sashiko hemp leaf',
    'stitched-shippo': 'shippo sashiko|sashiko shippo|sashiko circles',
    'stitched-seigaiha': 'seigaiha sashiko|sashiko seigaiha|sashiko waves|wave sashiko',
    'kaki-no-hana': 'kaki no hana|kaki-no-hana|persimmon flower|柿の花',
    juji: 'juji|jujizashi|juji zashi|十字つなぎ|十字|cross stitch sashiko',
    higaki: 'higaki|cypress fence|檜垣',
    hishi: 'hishi sashiko|sashiko diamond|sashiko diamonds|hishi|菱',
    'stitched-kikko': 'kikko sashiko|sashiko kikko|sashiko hexagon|sashiko hexagons',
  },
  // Boro is pieced from every blue that was worn out, and mended in white.
  colourway: (asked) =>
    asksFor(asked, 'boro')
      ? { inks: boroBlues, ground: 0 }
      : asksFor(asked, 'kantha')
        ? { inks: saris, ground: 0 }
        : undefined,
  colourwayAmong: (hexes, asked) => (asksFor(asked, 'kantha') ? sarisAmong(hexes) : undefined),
  colourwayAround: (hex, { styles }) =>
    styles.includes('boro') || styles.includes('kantha') ? piecesAround(hex) : undefined,
  motifs: [],
  coverage: { low: 0.08, medium: 0.14, high: 0.2 },
  isDensityFixed: true,
  inks: { least: 2, natural: 2 },
  moods: ['indigo', 'indigo', 'indigo', 'moody'],
  home: 'japanese',
  ground: 'dark',
  motifMm: 40,
  repeatMm: 160,
  layouts: ['block'],
  lines: 'drawn',
  draw: drawSashiko,
}

/** Madder, mustard, leaf and rose of old saris, and the thread of their borders. */
const saris = ['#2f4b74', '#f5ecd9', '#b8503a', '#d9a441', '#73875f', '#c88a88']

/** The colours named are the saris, each in a faded piece as well, sewn in undyed thread. */
function sarisAmong(hexes: readonly string[]): Colourway {
  const faded = hexes.slice(0, 3).flatMap((hex) => {
    const dye = inkFromHex(hex)
    return dye
      ? [inkFromOklch({ lightness: clamp(dye.lightness + 0.22, 0.4, 0.8), chroma: dye.chroma * 0.5, hue: dye.hue }).hex]
      : []
  })
  return { inks: [...new Set([hexes[0], saris[1], ...hexes.slice(1), ...faded])], ground: 0 }
}

const boroBlues = ['#26375c', '#f1ebde', '#3f5a86', '#17223d', '#6f87a8']

/** The colour in its faded and its unfaded pieces, and the thread. */
function piecesAround(hex: string): Colourway | undefined {
  const dye = inkFromHex(hex)
  if (!dye) return undefined
  const piece = (step: number): string =>
    inkFromOklch({ lightness: clamp(dye.lightness + step, 0.2, 0.78), chroma: dye.chroma * 0.9, hue: dye.hue }).hex
  return { inks: [hex, boroBlues[1], piece(0.12), piece(-0.13), piece(0.24)], ground: 0 }
}

const names = Object.keys(stitchedPatterns) as (keyof typeof stitchedPatterns)[]
/** What is stitched unasked: lines that fill the cloth, where the crosses of juji are only scattered over it. */
const fullNames = names.filter((name) => name !== 'juji')
const STITCH_MM = 5.2
/** Half the thickness of the thread: four strands of soft cotton, so that the pattern reads across a room. */
const HALF_MM = 0.86

/** What people see in a pattern whose name they do not know. */
const patternOfNoun: Readonly<Record<string, keyof typeof stitchedPatterns>> = {
  wave: 'stitched-seigaiha',
  diamond: 'hishi',
  circle: 'stitched-shippo',
  flower: 'kaki-no-hana',
}

/** One pattern over the whole cloth; boro is mended instead. */
function drawSashiko(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  if (plan.styles.includes('boro') || plan.details.kind === 'boro') {
    drawBoro(cloth, plan)
    return cloth
  }
  if (asksFor(plan, 'kantha')) {
    drawKantha(cloth, plan)
    return cloth
  }
  const pictured = { ...plan, motifs: plan.motifs.map((noun) => patternOfNoun[noun] ?? noun) }
  const isNamed = names.some((name) => [plan.details.kind, ...pictured.styles, ...pictured.motifs].includes(name))
  const pattern = stitchedPatterns[chooseKind(pictured, isNamed ? names : fullNames)]()
  const cellMm = pattern.cellMm * plan.scale
  const cells = fitCellPair(plan, { wideMm: cellMm, tallMm: cellMm * pattern.tall }, bandsOf(plan))
  const half = halfLineMm(plan, HALF_MM * Math.sqrt(plan.scale), 0.34)
  paintBands(cloth, plan)
  const threads = threadInks(plan)
  const stitches = new Map<number, Ring[]>(threads.map((ink) => [ink, []]))
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const place = ([x, y]: Point): Point => [
        (column + x / pattern.wide) * cells.wideMm,
        (row + y / pattern.tall) * cells.tallMm,
      ]
      const thread = stitches.get(threads[column % threads.length])
      for (const line of pattern.lines)
        thread?.push(...runningStitch(line.map(place), stitchLength(pattern, plan), half))
    }
  for (const [ink, rings] of stitches) paintScattered(cloth, ink, rings)
  return cloth
}

function stitchLength(pattern: StitchedPattern, plan: Plan): number {
  return Math.min(STITCH_MM * Math.sqrt(plan.scale), (pattern.cellMm * plan.scale) / 4)
}

/** More than one figure ink: the threads alternate by column, the rest become patches of cloth under the stitches. */
function threadInks({ cast }: Plan): number[] {
  const { line, accent, figures } = cast
  return figures.length > 3 && accent !== line ? [line, line, accent] : [line]
}

function patchInks(plan: Plan): number[] {
  const threads = threadInks(plan)
  return [plan.cast.ground, ...plan.cast.figures.filter((ink) => !threads.includes(ink))]
}

function bandsOf(plan: Plan): { columns: number } {
  return { columns: patchInks(plan).length > 1 ? Math.max(threadInks(plan).length, patchInks(plan).length) : 1 }
}

/** Upright widths of plain cloth, as narrow kimono loom widths joined by seams. */
function paintBands(cloth: Cloth, plan: Plan): void {
  const inks = patchInks(plan)
  const width = cloth.widthMm / inks.length
  inks.forEach((ink, band) => {
    if (ink !== cloth.ground) paint(cloth, ink, rectangle(band * width, 0, width, cloth.heightMm))
  })
}
