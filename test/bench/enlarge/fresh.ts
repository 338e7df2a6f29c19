// The half of the bench that nothing was trained or tuned on: other collections, other photographs, odd pictures, each
// in a size, a scale and a way that is drawn by lot, the same one for ever. Another lot draws other ones, for what was
// mended after looking at one.
import { seededRandom } from '../../harness/seeded-random.ts'
import { divideByAlpha, layOnWhite, multiplyByAlpha } from './alpha.ts'
import type { BatteryClass } from './battery.ts'
import { type Case, casesOf } from './case.ts'
import { type Box, cropPhotograph, drawPrint, drawSheet, freshPhotographs } from './fresh-art.ts'
import { type ClothName, cloths, drawCloth } from './fresh-cloth.ts'
import { drawScreen, drawWeave, weaves } from './fresh-surfaces.ts'
import { oddPictures } from './odd-pictures.ts'
import { drawOwnDesign } from './own-designs.ts'
import type { Picture } from './picture.ts'
import {
  addNoise,
  addThreads,
  addWeave,
  blurBy,
  blurByBox,
  inTurn,
  keepTwoLevels,
  lightUnevenly,
  type ReductionName,
  reductions,
  type Spoiling,
  saveAsJpeg,
  saveAsWebp,
  ways,
} from './ways.ts'

/** Nobody is to be under the cubic; a mean gain is not asked for. */
const GOAL_DB = 0

/** @param lot which of the draws: 0 is the one that figures are told of */
export function freshBattery(lot: number): readonly BatteryClass[] {
  const fresh = <Source extends string>(
    name: string,
    sources: readonly Source[],
    draw: Draw<Source>,
    given: Given = {},
  ): BatteryClass => ({
    name,
    goalDb: GOAL_DB,
    async *cases(count) {
      for (const source of sources)
        for (let place = lot * PLACES; place < lot * PLACES + count; place++) {
          const terms = drawLots(source, place, given)
          const picture = await draw(source, terms)
          if (picture) yield spoil(`${source} ${place}`, picture, terms)
        }
    },
  })
  return [
    fresh('emoji', ['twemoji', 'emojione', 'fxemoji', 'streamline-emojis'], drawArt),
    fresh('icons', ['flat-color-icons', 'game-icons', 'skill-icons', 'circle-flags'], drawArt),
    fresh('shaded', ['fluent-color', 'streamline-freehand-color'], drawArt),
    fresh('more icons', ['emojione-v1', 'flagpack', 'devicon', 'arcticons', 'meteocons'], drawArt),
    fresh('print', ['print'], (_, terms) => drawPrint(boxOf(terms), terms.random, terms.scale)),
    fresh('screens', ['screen'], (_, terms) => drawScreen(boxOf(terms), terms.random, terms.scale)),
    fresh('scans', ['game-icons', 'arcticons'], drawArt, { spoiling: 'two levels', isBare: false }),
    fresh('weaves', weaves, async (name, terms) => drawWeave(name, boxOf(terms), terms.random, terms.scale)),
    fresh('designs', designs, drawRepeat, { tile: true }),
    fresh('photographs', freshPhotographs, (name, terms) => cropPhotograph(name, boxOf(terms))),
    fresh('cloth', cloths, (name, terms) => drawSurface(name, terms), { lots: 'wide' }),
    fresh('woven designs', wovenDesigns, drawRepeat, { lots: 'wide', tile: true }),
    fresh('wide photographs', freshPhotographs, (name, terms) => cropPhotograph(name, boxOf(terms)), { lots: 'wide' }),
    { name: 'odd ×4', goalDb: GOAL_DB, cases: () => casesOf(oddPictures(), [ways.area, ways.cubic], 4) },
  ]
}

/** Pictures that one lot may hold of a source. */
const PLACES = 50

const designs = [
  'camouflage in four greens',
  'shibori indigo',
  'zellige tiles',
  'op art waves',
  'fair isle, red and cream',
  'toile',
  'houndstooth',
  'batik, brown and cream',
  'kilim, five colours',
  'leopard spots',
] as const

/** What the pattern engine draws of threads, grain and wax. */
const wovenDesigns = [
  'walnut planks',
  'redwood bark',
  'braided rope',
  'corduroy',
  'boucle',
  'twill damask',
  'tartan, red and green',
  'denim',
  'batik crackle in indigo',
  'ikat diamonds',
  'cable knit',
  'herringbone tweed',
  'lace',
  'sashiko stitches on indigo',
  'tone on tone brocade',
  'linen checks',
] as const

/** What is drawn by lot for one picture. */
type Terms = {
  readonly small: Box
  readonly scale: 2 | 4 | 8 | 16
  readonly reduction: ReductionName
  /** Undefined for some of the pictures. */
  readonly spoiling: keyof typeof spoilings | undefined
  /** Which spoilings are drawn from: the first ones, or all of them. */
  readonly lots: keyof typeof lotsOf
  readonly isBare: boolean
  readonly tile: boolean
  /** The rest of the lots, for what is drawn. */
  readonly random: () => number
}

/** Terms that a class leaves to no lot. */
type Given = Partial<Pick<Terms, 'spoiling' | 'lots' | 'isBare' | 'tile'>>

const spoilings = {
  'jpeg 40': saveAsJpeg(40),
  'jpeg 60': saveAsJpeg(60),
  'jpeg 75': saveAsJpeg(75),
  'jpeg 75 4:4:4': saveAsJpeg(75, '4:4:4'),
  'jpeg 85 4:4:4': saveAsJpeg(85, '4:4:4'),
  'jpeg 95': saveAsJpeg(95),
  'noise 2': addNoise(2),
  'noise 4': addNoise(4),
  'noise 8': addNoise(8),
  'blur 0.6': blurBy(0.6),
  'blur 1': blurBy(1),
  weave: addWeave,
  'two levels': keepTwoLevels,
  'webp 60': saveAsWebp(60),
  'webp 85': saveAsWebp(85),
  'jpeg 50 after 85': inTurn(saveAsJpeg(85), saveAsJpeg(50)),
  'jpeg 90 after 60': inTurn(saveAsJpeg(60), saveAsJpeg(90)),
  'noise 10': addNoise(10),
  'box blur': blurByBox(0.8),
  'blur 0.8 and noise 3': inTurn(blurBy(0.8), addNoise(3)),
  'noise 4 and jpeg 80': inTurn(addNoise(4), saveAsJpeg(80)),
  'uneven light and noise 2': inTurn(lightUnevenly(0.3), addNoise(2)),
  'uneven threads of 2': addThreads({ period: 2, slant: 0, levels: 7, unevenness: 0.4 }),
  'uneven threads of 4': addThreads({ period: 4.3, slant: 0, levels: 6, unevenness: 0.3 }),
  'slanted threads of 3': addThreads({ period: 3, slant: 0.2, levels: 7, unevenness: 0.1 }),
  'slanted threads of 6': addThreads({ period: 6, slant: 0.5, levels: 8, unevenness: 0.2 }),
  'threads and jpeg 75': inTurn(addThreads({ period: 3, slant: 0, levels: 6, unevenness: 0.1 }), saveAsJpeg(75)),
} as const satisfies Readonly<Record<string, Spoiling>>

const names = Object.keys(spoilings) as (keyof typeof spoilings)[]
/**
 * What pictures are spoiled by at random; two levels are for scans alone, and some lots were drawn before the others
 * were known.
 */
const lotsOf = {
  narrow: names.slice(0, names.indexOf('two levels')),
  wide: names.filter((name) => name !== 'two levels'),
} as const

/** Share of the pictures that nothing was done to. */
const CLEAN = { narrow: 0.5, wide: 0.3 } as const

const SIDES = {
  2: [250, 333, 200, 128, 64],
  4: [250, 333, 128, 97, 64, 48],
  8: [64, 48, 120, 100],
  16: [48, 64, 33, 70],
} as const

function drawLots(name: string, place: number, given: Given): Terms {
  const { lots = 'narrow' } = given
  const random = seededRandom([...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), place + 1))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]
  const scale = pick([2, 4, 4, 4, 8, 16] as const)
  const small = { width: pick<number>(SIDES[scale]), height: pick<number>(SIDES[scale]) }
  const reduction = pick(['area', 'area', 'cubic', 'cubic', 'lanczos', 'nearest'] as const)
  const spoiling = random() < CLEAN[lots] ? undefined : pick(lotsOf[lots])
  const isBare = spoiling === undefined && random() < 0.3
  return { small, scale, reduction, spoiling, lots, isBare, tile: false, random, ...given }
}

type Draw<Source extends string> = (source: Source, terms: Terms) => Promise<Picture | undefined>

async function spoil(name: string, picture: Picture, terms: Terms): Promise<Case> {
  const { scale, reduction, spoiling, tile } = terms
  const reduced = divideByAlpha(reductions[reduction](multiplyByAlpha(picture), scale, tile))
  const small = spoiling ? await spoilings[spoiling](reduced) : reduced
  const way = [`${small.width}×${small.height}`, reduction, spoiling ?? (picture.channels === 4 ? 'alpha' : 'clean')]
  return { name, way: way.join(' '), scale, tile, truth: layOnWhite(picture), small }
}

function drawRepeat(prompt: string, { scale, small }: Terms): Promise<Picture> {
  return drawOwnDesign(prompt, scale * Math.min(small.width, small.height))
}

function drawSurface(name: ClothName, terms: Terms): Promise<Picture> {
  return Promise.resolve(drawCloth(name, boxOf(terms), terms.random, terms.scale))
}

function drawArt(set: string, terms: Terms): Promise<Picture | undefined> {
  return drawSheet(set, boxOf(terms), terms.random, terms.isBare)
}

function boxOf({ small, scale }: Terms): Box {
  return { width: small.width * scale, height: small.height * scale }
}
