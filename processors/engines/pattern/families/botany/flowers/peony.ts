import type { Random } from '../../../kit/chance/random.ts'
import type { Knot } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, placeMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { addHeart, blob } from './heart.ts'
import { addPetal } from './petal.ts'
import type { DrawBloom } from './top-blooms.ts'

/** Below this radius a peony is two rings of plain petals. */
const PLAIN_MM = 7
/** Petals per ring, outermost first. */
const RING_PETALS = [6, 6, 5, 4]

/** A peony: rings of cupped petals, each ring moved towards the viewer and lying in the shadow of the next. */
export const drawPeony: DrawBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isPlain = options.isSimple === true || radiusMm < PLAIN_MM
  const rings = isPlain ? 2 : radiusMm > 14 ? 4 : 3
  const lean = random.between(0, TURN)
  const shift = radiusMm * random.between(0.05, 0.1)
  const isRuffled = random.chance(0.6)
  const start = random.between(0, TURN)
  for (let ring = 0; ring < rings; ring++) {
    const [x, y] = polar(0, 0, shift * ring, lean)
    const reach = radiusMm * (1 - (ring / rings) * 0.82) ** 0.92
    if (ring > 0 && motif.pen.mode !== 'line') addDetail(motif, inks.shade, shadowDisc(x, y, reach))
    const isInmost = ring === rings - 1 && rings > 3
    addPeonyRing(motif, random, isInmost ? palerOf(inks) : inks, {
      ring,
      x,
      y,
      reach,
      lean,
      start,
      isRuffled: isRuffled && !isPlain,
      radiusMm,
      isPlain,
    })
  }
  const [x, y] = polar(0, 0, shift * rings * 0.9, lean)
  if (isPlain) addHeart(motif, random, inks, { radiusMm: radiusMm * 0.14, x, y, seeds: 0 })
  else if (random.chance(0.55))
    addHeart(motif, random, inks, {
      radiusMm: radiusMm * 0.1,
      x,
      y,
      seeds: 7,
      stamens: 14,
      reach: 2,
      filament: inks.light,
    })
  else addClosedHeart(motif, random, inks, { x, y, radiusMm, start })
  return placeMotif(motif, { squash: random.between(0.82, 0.98), squashAlong: lean })
}

/** The inmost petals are paler, and are drawn in what shows on them: where the light is all there is to draw with, in the body's ink. */
function palerOf(inks: FlowerInks): FlowerInks {
  if (inks.light === inks.ground) return inks
  const shade = inks.shade === inks.light ? inks.body : inks.shade
  return { ...inks, body: inks.light, light: inks.body, shade, flame: inks.body }
}

function shadowDisc(x: number, y: number, reach: number): Knot[] {
  return Array.from({ length: 11 }, (_, at) => polar(x, y, reach * (1.1 + (at % 2 ? 0.07 : -0.05)), (at / 11) * TURN))
}

type PeonyRing = {
  readonly ring: number
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly lean: number
  readonly start: number
  readonly isRuffled: boolean
  readonly radiusMm: number
  readonly isPlain: boolean
}

function addPeonyRing(motif: Motif, random: Random, inks: FlowerInks, peony: PeonyRing): void {
  const { ring, x, y, reach, lean, start, isRuffled, radiusMm, isPlain } = peony
  const count = RING_PETALS[ring] + (ring === 0 && random.chance(0.5) ? 1 : 0)
  for (let step = 0; step < count; step++) {
    const at = (step + 1) % count
    const angle = start + ring * 0.55 + (at / count) * TURN
    const towardsViewer = Math.cos(angle - lean)
    addPetal(motif, random, inks, {
      x,
      y,
      turn: angle + random.between(-0.1, 0.1),
      lengthMm: reach * random.between(0.93, 1.05) * (1 - towardsViewer * 0.1),
      widthMm: reach * (ring < 2 ? 1.12 : 1.25) * random.between(0.92, 1.1),
      profile: 'fan',
      tip: isRuffled ? 'ruffle' : random.pick(['notch', 'round', 'notch'] as const),
      waves: ring < 2 ? 3 : 2,
      amplitude: isRuffled ? 0.035 : 0.05,
      bend: random.between(-0.1, 0.1),
      edge: inks.shade,
      edgeMm: Math.max(0.28, radiusMm * 0.014),
      lit: ring < 3 && !isPlain ? 0.24 + 0.08 * ring : 0,
      isFew: isPlain,
      litSide: at % 2 ? 1 : -1,
      flame: isPlain ? 0 : [0.82, 0.72, 0.5, 0.36][ring],
      flames: 4,
      lines: ring === 0 && radiusMm > 12 ? 3 : 0,
      linesFrom: 0.5,
      lineInk: inks.shade,
    })
  }
}

/** Six crescents on a spiral: a rose that has not opened yet. */
function addClosedHeart(
  motif: Motif,
  random: Random,
  inks: FlowerInks,
  { x, y, radiusMm, start }: Readonly<Record<'x' | 'y' | 'radiusMm' | 'start', number>>,
): void {
  const isLine = motif.pen.mode === 'line'
  if (!isLine) addDetail(motif, inks.shade, blob(random, x, y, radiusMm * 0.17, 7, 0.08))
  for (let at = 0; at < 6; at++) {
    const angle = at * 1.35 + start
    const far = radiusMm * (0.15 - at * 0.018)
    const outer = [0, 0.35, 0.75, 1.15, 1.5].map((turn, index): Knot => {
      const [px, py] = polar(x, y, far, angle + turn)
      return [px, py, index % 4 === 0 ? 1 : 0]
    })
    const inner = [1.1, 0.75, 0.4].map((turn) => polar(x, y, far * 0.62, angle + turn))
    if (isLine) addForm(motif, inks.body, [...outer, ...inner])
    else addDetail(motif, at % 2 ? inks.light : inks.body, [...outer, ...inner])
  }
}
