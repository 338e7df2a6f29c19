import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { chartRows, fairIsleKinds } from './chart-rows.ts'
import { chartedNouns } from './find-chart.ts'
import { paintStitches } from './knit-stitches.ts'
import { ruledKnits, ruledRows } from './ruled-rows.ts'

/** Stitches of one pattern repeat; the period of every chart divides it. */
const STITCHES = 24
const STITCH_MM = 3.4
/** Height of a stitch relative to its width. */
const STITCH_RISE = 0.8
/** Largest number of chart repeats across, a quarter of the stitches of a real knit, because of the file size. */
const REPEATS_MOST = 4

export const fairIsle: Family = {
  name: 'fair-isle',
  summary: 'bands of stars, roses and things asked for with peeries between, two colours a row, drawn stitch by stitch',
  words: [
    'fairisle',
    'stranded knit',
    'knit',
    'knitted',
    'sweater',
    'jumper',
    'pullover',
    'strick',
    'jacquard knit',
    'intarsia',
    'alpine knit',
    'ski sweater',
    'ski jumper',
    'ski pullover',
    'apres ski jumper',
    'maglia',
    'tricot',
    'tejido de punto',
    'ニット',
    '編み込み',
  ],
  kinds: {
    'fair isle': 'fair isle|fair isle knit|fair isle sweater|shetland knit|peerie',
    nordic:
      'nordic|nordic knit|norwegian|norwegian knit|selbu|selbu rose|setesdal|scandinavian knit|snowflake knit|icelandic|icelandic sweater|yoke|lopapeysa|norweger|norwegermuster',
    christmas:
      'christmas sweater|christmas jumper|ugly sweater|ugly christmas sweater|christmas knit|reindeer knit|reindeer sweater|festive knit|holiday sweater',
  },
  motifs: chartedNouns,
  coverage: { low: 0.4, medium: 0.55, high: 0.7 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['christmas', 'heritage', 'scandinavian', 'moody'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawFairIsle,
}

function drawFairIsle(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const repeats = Math.max(1, Math.min(REPEATS_MOST, Math.round(plan.widthMm / (STITCH_MM * plan.scale) / STITCHES)))
  const columns = repeats * STITCHES
  const rows = Math.max(12, Math.round(plan.heightMm / (plan.widthMm / columns) / STITCH_RISE))
  const ruled = ruledKnits.find((kind) => asksFor(plan, kind))
  if (ruled) {
    paintStitches(cloth, ruledRows(ruled, cast, rows, columns))
    return cloth
  }
  const isNamed = fairIsleKinds.some((kind) => plan.styles.includes(kind) || plan.details.kind === kind)
  const kind = isNamed
    ? chooseKind(plan, fairIsleKinds)
    : plan.random.fork('kind').pick(['fair isle', 'nordic'] as const)
  paintStitches(cloth, chartRows({ cast, motifs: plan.motifs, kind }, plan.random.fork('chart'), rows, columns))
  return cloth
}
