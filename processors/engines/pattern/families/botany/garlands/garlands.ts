import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth } from '../../../kit/area/cloth.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { wobbleMotif } from '../../../kit/motif/motif.ts'
import { fitMany } from '../../../kit/place/fit-many.ts'
import { createToss } from '../../../kit/place/toss.ts'
import { asksFor, chooseKind } from '../../choose-kind.ts'
import type { Family, Plan } from '../../family.ts'
import { flowersAsked, leavesAsked } from '../asked-plants.ts'
import { flowerInksAt, mixFlowerPalette } from '../flower-inks.ts'
import { drawFlower } from '../flowers/bloom-table.ts'
import { tellInks } from '../flowers/told-inks.ts'
import { fitWithMargin } from '../plants/fit-with-margin.ts'
import { drawSprig } from '../plants/sprig.ts'
import type { Binding, Garlands } from './bind-garland.ts'
import { bindGarland, drawNosegay, sendBuds } from './bind-garland.ts'
import { bindGreens, drawBerries, drawFaggot } from './bind-greens.ts'
import { stringChains } from './flower-chain.ts'
import { greensOfFeast, hangOn, hungOf } from './hang-on-garland.ts'
import { layLace } from './lace-bands.ts'
import { drawBow, layRibbon, ribbonInks } from './ribbons.ts'
import { layStripes } from './stripes-behind.ts'
import { writeWithin } from './write-within.ts'

const [REPEAT_MM, COLUMN_MM] = [320, 160]

export const garlands: Family = {
  name: 'garlands',
  summary:
    'garlands bound of blooms and leaves: winding up the cloth with a ribbon about them, or hung in swags from bows',
  words: [],
  kinds: {
    meander:
      'garland|garlands|floral garland|floral garlands|flower garland|flower garlands|garland of flowers|garlands of flowers|rococo garland|rococo garlands|ribbon garland|girlande|girlanden|blumengirlande|guirlande|guirlandes|guirnalda|guirnaldas|ghirlanda|ghirlande',
    column:
      'vertical garland|vertical garlands|garland stripe|garland stripes|flower column|flower columns|rose column|rose columns|column of roses|columns of roses|column of flowers|columns of flowers',
    wreath:
      'floral wreath|floral wreaths|flower wreath|flower wreaths|wreath of flowers|wreaths of flowers|blumenkranz|couronne de fleurs|corona de flores',
    chain:
      'daisy chain|daisy chains|chain of daisies|chains of daisies|flower chain|flower chains|chain of flowers|floral chain|blumenkette|gänseblümchenkette|guirlande de pâquerettes',
    swag: 'swag|swags|floral swag|floral swags|festoon|festoons|festoons of flowers|feston|festons',
  },
  motifs: ['garland'],
  coverage: { low: 0.3, medium: 0.42, high: 0.58 },
  isDensityFixed: true,
  inks: { least: 3, natural: 8, needsTones: true },
  moods: ['rococo', 'blush', 'heritage'],
  ground: 'light',
  orientation: 'one-way',
  motifMm: 60,
  repeatMm: REPEAT_MM,
  layouts: ['block'],
  isLayered: true,
  compose: composeWreath,
  draw: drawGarlands,
}

/** Details honoured: `kind`, how the garlands hang. */
function drawGarlands(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const kind = plan.styles.some((style) => /stripe|vertical/.test(style))
    ? 'column'
    : chooseKind(plan, ['meander', 'swag', 'column'])
  const columns = Math.max(1, Math.round(plan.widthMm / (COLUMN_MM * plan.scale)))
  const work = gatherWork(plan, cloth, plan.widthMm / columns)
  if (plan.styles.includes('lace')) layLace(work, columns)
  else if (plan.styles.some((style) => style.includes('stripe'))) layStripes(work, columns)
  if (plan.styles.includes('wreath')) layWreaths(work, columns)
  else if (isChain(plan)) stringChains(work)
  else if (kind === 'swag') hangSwags(work, columns)
  else for (let column = 0; column < columns; column++) windColumn(work, column, kind === 'column' ? STRAIGHT : WINDING)
  // Sprigs on cut lace would lie in its holes.
  if (!plan.styles.includes('lace')) strewSprigs(work)
  return cloth
}

const isChain = (plan: Plan): boolean => asksFor(plan, 'chain')

function gatherWork(plan: Plan, cloth: Cloth, columnMm: number): Garlands {
  const asked = flowersAsked(plan).filter((noun) => noun !== 'blossom')
  const named = leavesAsked(plan).filter((noun) => noun !== 'leaf')
  const leaves = asked.length + named.length > 0 ? named : greensOfFeast(plan)
  const palette = tellInks(plan, mixFlowerPalette(plan.cast))
  return {
    plan,
    cloth,
    palette,
    toss: createToss(plan.random.fork('fit'), cloth),
    random: plan.random.fork('garlands'),
    columnMm,
    nouns: asked.length > 0 ? asked : [isChain(plan) ? 'daisy' : 'rose'],
    leaves,
    // Fir and holly without a flower are bound of greens.
    isGreen: asked.length === 0 && leaves.some((noun) => noun !== 'berry'),
    ribbon: ribbonInks(plan, palette),
    hung: hungOf(plan),
  }
}

/** A placement print: one wreath in the middle of its ground. */
function composeWreath(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { wraps: false })
  const short = Math.min(plan.widthMm, plan.heightMm)
  const work = gatherWork(plan, cloth, short)
  bindWreath(work, [plan.widthMm / 2, plan.heightMm * 0.48], short * 0.31, 'wreath')
  return fitWithMargin(cloth)
}

/** How far a garland swings out of its column, as a share of it, and how wide its ribbon does; a straight one has none. */
const [WINDING, STRAIGHT] = [
  { swing: 0.2, ribbon: 0.2 },
  { swing: 0.03, ribbon: 0 },
]
/** Half the width of a ribbon as a share of its column. */
const RIBBON = 0.034
/** Points along a garland that runs through the period. */
const STEPS = 48

/**
 * A garland up the whole period with a ribbon wound about it, under it at one crossing and over it at the next, and
 * nosegays in its bends; a straight one sends buds to both sides instead, for little of a ribbon would be seen beside it.
 */
function windColumn(work: Garlands, column: number, { swing, ribbon }: typeof WINDING): void {
  const { plan, cloth, columnMm, toss } = work
  const waves = Math.max(1, Math.round(plan.heightMm / (columnMm * 2)))
  const start = column * TURN * 0.5
  // Large blooms of one straight garland lie beside small ones of the next.
  const drop = ribbon === 0 ? (column % 2) * columnMm * 0.26 : 0
  const along = (share: number, reach: number): Curve =>
    Array.from({ length: STEPS * waves + 1 }, (_, step) => {
      const t = step / (STEPS * waves)
      const x = columnMm * (column + 0.5 + reach * Math.sin(TURN * waves * t + start + share))
      return [x, (1 - t) * plan.heightMm + drop]
    })
  const [garland, band] = [along(0, swing), along(TURN / 2, ribbon)]
  if (ribbon > 0) layRibbon(cloth, work.ribbon, columnMm * RIBBON, band, { from: 0, to: 1, folds: 8 * waves })
  else if (!work.isGreen) sendBuds(work, garland, columnMm * 0.21, `buds ${column}`)
  bind(work, garland, { sizeMm: columnMm * 0.25, isClosed: true, seed: `column ${column}` })
  if (ribbon === 0) return
  for (let wave = 0; wave < waves; wave++) {
    // Where both cross upwards the ribbon comes to the front.
    const crossing = wrapShare((0.5 - start / TURN + wave) / waves)
    layRibbon(cloth, work.ribbon, columnMm * RIBBON, band, {
      from: crossing - 0.05 / waves,
      to: crossing + 0.05 / waves,
      folds: 1,
    })
    // Between two garlands there is most room where both cross their ribbons, each time a step farther up.
    const room = wrapShare((wave - start / TURN) / waves)
    const nosegay = wobbleMotif(drawBunch(work, columnMm * 0.2, column + wave), work.random, columnMm * 0.2)
    toss.place(nosegay, { x: columnMm * (column + 1), y: (1 - room) * plan.heightMm - columnMm * 0.08 })
  }
}

const wrapShare = (share: number): number => share - Math.floor(share)

/** Rows of swags that hang from bow to bow, each row half a column to the side of the one above. */
function hangSwags(work: Garlands, columns: number): void {
  const { plan, columnMm, toss } = work
  const rows = Math.max(1, Math.round(plan.heightMm / columnMm / 2)) * 2
  const tallMm = plan.heightMm / rows
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [left, top] = [(column + (row % 2) / 2) * columnMm, (row + 0.2) * tallMm]
      const swag: Curve = Array.from({ length: 25 }, (_, step) => {
        const t = step / 24
        return [left + t * columnMm, top + tallMm * 0.52 * (1 - (2 * t - 1) ** 2)]
      })
      bind(work, swag, { sizeMm: columnMm * 0.23, isClosed: false, seed: `swag ${row} ${column}` })
      toss.place(drawBunch(work, columnMm * 0.15, row + column), { x: left + columnMm / 2, y: top - tallMm * 0.02 })
    }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      toss.place(drawBow(work.ribbon, columnMm * 0.19), {
        x: (column + (row % 2) / 2) * columnMm,
        y: (row + 0.19) * tallMm,
      })
}

/** Wreaths in a half drop, each tied below with a bow. */
function layWreaths(work: Garlands, columns: number): void {
  const { plan, columnMm } = work
  const rows = Math.max(1, Math.round(plan.heightMm / columnMm))
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const y = ((row + 0.5 + (column % 2) / 2) * plan.heightMm) / rows
      bindWreath(work, [(column + 0.5) * columnMm, y], columnMm * 0.3, `wreath ${column} ${row}`)
    }
}

function bindWreath(work: Garlands, [x, y]: Point, radiusMm: number, seed: string): void {
  const ring: Curve = Array.from({ length: 25 }, (_, step) => polar(x, y, radiusMm, TURN / 4 + (step / 24) * TURN))
  bind(work, ring, { sizeMm: radiusMm * 0.66, isClosed: true, isRing: true, seed })
  work.toss.place(drawBow(work.ribbon, radiusMm * 0.42), { x, y: y + radiusMm * 1.06 })
  writeWithin(work, [x, y], radiusMm)
}

function bind(work: Garlands, ...of: [curve: Curve, how: Binding]): void {
  if (work.isGreen) bindGreens(work, ...of)
  else bindGarland(work, ...of)
  const [curve, { sizeMm, isRing = false }] = of
  hangOn(work, curve, sizeMm, isRing)
}

function drawBunch(work: Garlands, radiusMm: number, index: number): Motif {
  return work.isGreen ? drawFaggot(work, radiusMm, index) : drawNosegay(work, radiusMm, index)
}

/** Little sprigs in what is left of the ground; berries between greens. */
function strewSprigs(work: Garlands): void {
  const { plan, cloth, toss, palette, columnMm } = work
  const random = plan.random.fork('sprigs')
  const most = Math.min(220, Math.round((26 * cloth.widthMm * cloth.heightMm) / columnMm ** 2))
  fitMany(
    most,
    () => toss.field.coverage() > plan.coverage * 1.1,
    (at) => {
      const inks = flowerInksAt(palette, at)
      const sizeMm = columnMm * random.between(0.032, 0.042)
      const draw = (): Motif =>
        work.isGreen
          ? drawBerries(work, at, sizeMm)
          : drawSprig(random, inks, {
              lengthMm: sizeMm * 2,
              leaves: 3,
              leafMm: sizeMm * 1.3,
              flower: drawFlower(random, at % 3 ? 'bud' : 'blossom', inks, sizeMm * 0.8, { isSimple: true }),
              stemMm: Math.max(0.3, columnMm * 0.0025),
            })
      return toss.fit([draw(), draw()], { gapMm: columnMm * 0.04, tries: 120 })
    },
  )
}
