import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import type { Placing, Point } from '../../../kit/line/knot.ts'
import { TURN, wrap } from '../../../kit/line/knot.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addForm, createMotif } from '../../../kit/motif/motif.ts'
import { createToss } from '../../../kit/place/toss.ts'
import type { Family, Plan } from '../../family.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt, mixFlowerPalette } from '../flower-inks.ts'
import { blob } from '../flowers/heart.ts'
import { tellInks } from '../flowers/told-inks.ts'
import { guestsOf } from '../guests/guests.ts'
import { placeGuests } from '../guests/perched-guests.ts'
import { drawOrnateLeaf } from '../leaves/ornate-leaf.ts'
import { composeCroquis } from '../plants/croquis.ts'
import { growPlant } from '../plants/plant.ts'
import type { Grove } from './chintz-branches.ts'
import { CHINTZ_REPEAT_MM, drawChintzBloom, FANTASIES, growBranches, growTrunks, leafPen } from './chintz-branches.ts'

/** Width of one trunk's strip at scale 1. */
const COLUMN_MM = 240
/** A bird on a branch, at scale 1. */
const BIRD_MM = 92

export const chintz: Family = {
  name: 'chintz',
  summary: 'Indian and Jacobean: sinuous trunks with fantasy blooms, ring within ring, ornate serrated leaves and dots',
  words: [
    'chintz',
    'indienne',
    'palampore',
    'jacobean',
    'jacobean floral',
    'crewel',
    'crewelwork',
    'kalamkari',
    'tree of life',
    'flowering tree',
    'indian flowering tree',
    'indian floral',
    'mughal floral',
    'mughal',
    'lebensbaum',
    'arbre de vie',
    'árbol de la vida',
    'albero della vita',
    'chintz floral',
    '更紗',
    'saz',
    'saz leaf',
    'hatayi',
    'hatai',
  ],
  motifs: ['pomegranate flower'],
  coverage: { low: 0.34, medium: 0.5, high: 0.62 },
  inks: { least: 3, natural: 8, needsTones: true },
  moods: ['heritage', 'madder', 'moody', 'indigo', 'heritage'],
  ground: 'light',
  motifMm: 84,
  repeatMm: CHINTZ_REPEAT_MM,
  layouts: ['block'],
  isLayered: true,
  draw: drawChintz,
  compose: composeChintz,
}

/** Overlaps and keylines eat about a sixth of what is put down, so the aim lies that much higher. */
const AIM = 1.2

function drawChintz(asked: Plan): Cloth {
  const plan = { ...asked, coverage: asked.coverage * AIM }
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const columns = Math.max(1, Math.round(plan.widthMm / (COLUMN_MM * plan.scale)))
  const columnMm = plan.widthMm / columns
  const waves = Math.max(1, Math.round(plan.heightMm / (columnMm * 1.9)))
  const palette = tellInks(plan, mixFlowerPalette(plan.cast))
  const phase = plan.random.fork('phase').between(0, TURN)
  const trunkAt = (column: number, y: number): Point => {
    // The trunk beyond the edge is the one that comes back in on the other side.
    const turn = (TURN * waves * y) / plan.heightMm + phase + wrap(column, columns) * 2.1
    return [columnMm * (column + 0.5 + 0.2 * Math.sin(turn) + 0.07 * Math.sin(2 * turn + 1.3)), y]
  }
  const unit = columnMm / COLUMN_MM
  const grove: Grove = {
    plan,
    cloth,
    palette,
    columns,
    trunkAt,
    unit,
    toss: createToss(plan.random.fork('fit'), cloth),
    pen: { mode: 'outline', ink: palette.line, widthMm: Math.max(0.3, 0.62 * unit) },
    bark: chooseBark(palette, plan),
  }
  const blooms: [Motif, Placing][] = []
  const leaves: [Motif, Placing][] = []
  growBranches(grove, leaves, blooms)
  growTrunks(grove, leaves)
  for (const [motif, placing] of [...leaves, ...blooms]) grove.toss.place(motif, placing)
  const guests = guestsOf({ ...plan, motifs: plan.motifs.filter((noun) => noun !== 'pomegranate') }, palette)
  placeGuests(
    grove,
    {
      guests,
      rooms: Math.ceil((columns * waves) / Math.max(1, guests.length)),
      birdMm: BIRD_MM * unit,
      rimMm: 1.6 * unit,
    },
    blooms.map(([, placing]) => placing),
  )
  fillGround(grove)
  return cloth
}

/** The trunk is neither leaf nor bloom: the darkest petal ink on a light cloth, the quietest light one on a dark. */
function chooseBark({ schemes }: FlowerPalette, { cast }: Plan): FlowerInks {
  const merit = ({ body }: FlowerInks): number =>
    cast.isDark ? cast.inks[body].lightness - cast.inks[body].chroma * 2 : -cast.inks[body].lightness
  return schemes.reduce((best, scheme) => (merit(scheme) > merit(best) ? scheme : best), schemes[0])
}

const SMALL_FLOWERS = ['blossom', 'primrose', 'pink', 'bud', 'daisy', 'tulip'] as const

function fillGround({ plan, toss, palette, unit, pen }: Grove): void {
  const random = plan.random.fork('fill')
  const area = (plan.widthMm * plan.heightMm) / CHINTZ_REPEAT_MM ** 2 / unit ** 2
  const thin: Pen = pen.mode === 'outline' ? { ...pen, widthMm: Math.max(0.3, 0.4 * unit) } : pen
  const isFull = (share: number): boolean => toss.field.coverage() > plan.coverage * 1.25 * share
  // Dense cloths need narrow gaps to take more in.
  const gapMm = unit * Math.max(0.7, Math.min(2.6, 6.1 - 7.6 * plan.coverage))
  for (let at = 0; at < 64 * area && !isFull(0.95); at++) {
    const noun = random.pick(SMALL_FLOWERS)
    const inks = flowerInksAt(palette, at)
    const draw = (): Motif =>
      growPlant(random, noun, inks, {
        lengthMm: unit * random.between(26, 44) * (at > 34 * area ? 0.8 : 1.1),
        head: 0.24,
        hasShoot: at % 3 === 0,
        pen: at % 2 ? thin : undefined,
      })
    toss.fit([draw(), draw()], { gapMm, tries: 130 })
  }
  for (let at = 0; at < 80 * area && !isFull(1); at++) {
    const seeds = createMotif()
    const ink = at % 2 ? flowerInksAt(palette, at).heart : flowerInksAt(palette, at).leaf
    for (let seed = 0; seed < 3; seed++) {
      const angle = (seed / 3) * TURN
      addForm(seeds, ink, blob(random, Math.cos(angle) * 2.4 * unit, Math.sin(angle) * 2.4 * unit, 1.2 * unit, 5), {
        plain: true,
      })
    }
    toss.fit([seeds], { gapMm, tries: 40 })
  }
}

/** The same hand as a croquis: one flowering branch. */
function composeChintz(plan: Plan): Cloth {
  const palette = tellInks(plan, mixFlowerPalette(plan.cast))
  const bark = chooseBark(palette, plan)
  const unit = Math.min(plan.widthMm, plan.heightMm) / 420
  const pen: Pen = { mode: 'outline', ink: palette.line, widthMm: Math.max(0.3, 0.62 * unit) }
  const order = plan.random.fork('order').shuffle(FANTASIES)
  return composeCroquis(plan, {
    layStem: (cloth, curve, half) => {
      paint(
        cloth,
        palette.line,
        ribbon(curve, (t) => half(t) + 0.6 * unit),
      )
      paint(cloth, bark.body, ribbon(curve, half))
    },
    drawBloom: (random, index, radiusMm) => drawChintzBloom({ plan, palette, pen }, random, order, index, radiusMm),
    drawLeaf: (random, index, lengthMm) =>
      drawOrnateLeaf(random, flowerInksAt(palette, index), { lengthMm }, leafPen(palette, unit)),
    drawSprig: (random, index, lengthMm) =>
      growPlant(random, random.pick(SMALL_FLOWERS), flowerInksAt(palette, index), {
        lengthMm,
        head: 0.2,
        hasShoot: true,
      }),
  })
}
