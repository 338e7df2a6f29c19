import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth } from '../../../kit/area/cloth.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { wobbleMotif } from '../../../kit/motif/motif.ts'
import { fitMany } from '../../../kit/place/fit-many.ts'
import { createToss } from '../../../kit/place/toss.ts'
import { asksFor } from '../../choose-kind.ts'
import type { Family, Plan } from '../../family.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { flowerInksAt, mixFlowerPalette } from '../flower-inks.ts'
import { drawFlower } from '../flowers/bloom-table.ts'
import { drawBerries } from '../flowers/side-blooms.ts'
import { tellInks } from '../flowers/told-inks.ts'
import { guestsOf, isPlant } from '../guests/guests.ts'
import { placeGuests } from '../guests/perched-guests.ts'
import { drawSprig } from '../plants/sprig.ts'
import { drawSlenderVines, SLENDER } from './slender-vines.ts'
import { composeTrailing } from './trailing-croquis.ts'
import type { Trail } from './trailing-foliage.ts'
import { addAcanthus, layTube, layWillow, toneAcanthus } from './trailing-foliage.ts'
import { drawSprigFruit } from './trailing-fruit.ts'
import {
  chooseNouns,
  fruitAsked,
  habitAsked,
  leafInPlace,
  THIEF,
  withoutFruit,
  withThieves,
} from './trailing-plants.ts'
import { type Growth, growScroll } from './trailing-scroll.ts'
import { layTrellis } from './trellis.ts'

const REPEAT_MM = 640
const COLUMN_MM = 320
/** A bird is as large as a bloom; as a share of a column. */
const BIRD_SHARE = 0.54

/** Vines that are called so climb on thin stems. */
const slenderWords = ['delicate', 'dainty', 'fine', 'thin', 'wispy', 'slender', 'fragile', 'graceful']
  .flatMap((adjective) =>
    [
      'vine',
      'vines',
      'vine floral',
      'floral vine',
      'floral vines',
      'flower vines',
      'leafy vine',
      'leafy vines',
      'trailing vines',
      'trailing leaves',
      'climbing vines',
      'tendrils',
    ].map((noun) => `${adjective} ${noun}`),
  )
  .join('|')

/** Birds and fruit need the room of the great stems. */
function isSlender(plan: Plan): boolean {
  const isPlain = fruitAsked(plan).length === 0 && plan.motifs.every((noun) => isPlant(noun))
  return asksFor(plan, SLENDER) && isPlain
}

export const trailing: Family = {
  name: 'trailing',
  summary: 'after Morris: S-stems climb in columns, side scrolls end in blooms, acanthus curls over, willow behind',
  words: [
    'trailing',
    'trailing floral',
    'trailing leaf',
    'trailing leaves',
    'leaf trail',
    'leafy trail',
    'trail of leaves',
    'floral trail',
    'flower trail',
    'trail of flowers',
    'vine trail',
    'vine',
    'vines',
    'climbing',
    'climbing floral',
    'climbing rose',
    'climbing roses',
    'rambling rose',
    'rambling roses',
    'trailing rose',
    'trailing roses',
    'rose trellis',
    'rose lattice',
    'rose vine',
    'rose vines',
    'morris',
    'william morris',
    'arts and crafts',
    'arts & crafts',
    'arts n crafts',
    'voysey',
    THIEF,
    'acanthus',
    'scrolling',
    'scroll',
    'meandering',
    'meander',
    'ranke',
    'ranken',
    'rinceau',
    'enredadera',
    'arabesque floral',
    'ivy',
    'wisteria',
    'honeysuckle',
    'trellis floral',
    '唐草',
  ],
  kinds: { [SLENDER]: slenderWords },
  motifs: ['acanthus', 'vine', 'ivy', 'honeysuckle', 'wisteria'],
  coverage: { low: 0.48, medium: 0.62, high: 0.74 },
  inks: { least: 3, natural: 8, needsTones: true },
  moods: ['morris', 'morris', 'heritage', 'mediterranean', 'indigo'],
  ground: 'dark',
  repeatMm: REPEAT_MM,
  layouts: ['block'],
  isLayered: true,
  compose: composeTrailing,
  draw: drawTrailing,
}

function drawTrailing(asked: Plan): Cloth {
  const plan = withThieves(asked)
  if (isSlender(plan)) return drawSlenderVines(plan)
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const columns = Math.max(1, Math.round(plan.widthMm / (COLUMN_MM * plan.scale)))
  const columnMm = plan.widthMm / columns
  const waves = Math.max(1, Math.round(plan.heightMm / (columnMm * 2)))
  const palette = tellInks(plan, mixFlowerPalette(plan.cast))
  const toss = createToss(plan.random.fork('fit'), cloth)
  const trail: Trail = {
    plan,
    cloth,
    toss,
    palette,
    columnMm,
    waveMm: plan.heightMm / waves,
    leafInks: toneAcanthus(palette, plan),
    nouns: chooseNouns(plan),
    fruit: fruitAsked(plan),
    leafNoun: leafInPlace(plan),
    habit: habitAsked(plan),
  }
  if (plan.styles.some((style) => /trellis|lattice/.test(style))) layTrellis(trail)
  else if (plan.coverage > 0.56) layWillow(trail)
  const phase = plan.random.fork('phase').between(0, TURN)
  const growth: Growth = { leaves: [], blooms: [] }
  for (let column = 0; column < columns; column++)
    for (let wave = 0; wave < waves; wave++) growStem(trail, growth, column, wave, phase)
  for (const [motif, placing] of [...growth.leaves, ...growth.blooms]) toss.place(motif, placing)
  placeGuests(
    trail,
    {
      guests: guestsOf(withoutFruit(plan), trail.palette),
      rooms: columns * waves,
      birdMm: trail.columnMm * BIRD_SHARE,
      rimMm: trail.columnMm * 0.008,
    },
    growth.blooms.map(([, placing]) => placing),
  )
  fillWithSprigs(trail)
  return cloth
}

/** Swing of the stem in columns; next column starts 1.05 rad later, or the blooms would stand in rows. */
const SWING = 0.19

function growStem(trail: Trail, growth: Growth, column: number, wave: number, phase: number): void {
  const { columnMm, waveMm } = trail
  const start = phase + column * 1.05
  const at = (y: number): number => columnMm * (column + 0.5 + SWING * Math.sin((TURN * y) / waveMm + start))
  const slope = (y: number): number => columnMm * SWING * (TURN / waveMm) * Math.cos((TURN * y) / waveMm + start)
  const heading = (y: number): number => Math.atan2(-1, -slope(y))
  const foot = (wave + 1) * waveMm
  const main: Curve = Array.from({ length: 25 }, (_, step) => {
    const y = foot - (step / 24) * waveMm
    return [at(y), y]
  })
  for (const half of [0, 1]) {
    const middle = ((half ? 0.75 : 0.25) - start / TURN) * waveMm + wave * waveMm
    const side = half ? 1 : -1
    const node: Point = [at(middle + waveMm * 0.24), middle + waveMm * 0.24]
    growScroll(trail, growth, node, heading(node[1]), side, column * 2 + half)
    const second: Point = [at(middle - waveMm * 0.02), middle - waveMm * 0.02]
    const leafAt = ([x, y]: Point) => ({ x, y, turn: heading(y) - side * 0.75 })
    addAcanthus(trail, growth.leaves, leafAt(node), columnMm * 0.68, side * 2.1, 0)
    addAcanthus(trail, growth.leaves, leafAt(second), columnMm * 0.52, side * 1.9, 1)
  }
  layTube(trail, main, () => columnMm * 0.018)
}

function fillWithSprigs(trail: Trail): void {
  const { plan, cloth, toss, palette, columnMm, fruit } = trail
  const bears = fruit.length > 0
  // Leaves and climbers alone have berries among their sprigs, and no daisies.
  const isBare = trail.nouns.length === 0 && !bears
  const random = plan.random.fork('sprigs')
  const dense = Math.max(1, plan.coverage / 0.64) ** 4
  const count = Math.min(160, Math.round((44 * dense * cloth.widthMm * cloth.heightMm) / (columnMm * columnMm * 4)))
  fitMany(
    count,
    () => toss.field.coverage() > plan.coverage * 1.04,
    (at) => {
      const inks: FlowerInks = flowerInksAt(palette, at % 2 ? 1 : 2)
      const size = columnMm * random.between(0.065, 0.09) * (at < count * 0.6 ? 1.1 : 0.8)
      const draw = (): Motif => {
        const flower =
          isBare || random.chance(bears ? 0.5 : 0.25)
            ? bears
              ? drawSprigFruit(trail, random, fruit[at % fruit.length], size * 1.4)
              : drawBerries(random, inks, size * 1.3)
            : drawFlower(random, random.pick(['blossom', 'daisy', 'blossom']), inks, size * 0.82, { isSimple: at > 10 })
        return wobbleMotif(
          drawSprig(random, inks, {
            lengthMm: size * 1.9,
            leaves: 3,
            leafMm: size * 1.1,
            flower,
            stemMm: columnMm * 0.0035,
          }),
          random,
          size * 2,
        )
      }
      return toss.fit([draw(), draw()], { gapMm: (columnMm * 0.006) / dense, tries: 160 })
    },
  )
}
