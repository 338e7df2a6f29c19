import type { Random } from '../../../kit/chance/random.ts'
import type { Knot, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, placeMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { GOLDEN_ANGLE } from './florets.ts'
import { blob } from './heart.ts'
import { addPetal } from './petal.ts'
import type { DrawBloom } from './top-blooms.ts'

/** Petals of the cup, wound inwards by the golden angle, as a rose grows them. */
const WOUND = 11
/** Below this radius the cup is five petals and the outer petals have no marks. */
const DETAILED_MM = 7

/** A garden rose: broad outer petals with rolled rims, and a cup of petals that wind into a deep heart off its middle. */
export const drawRose: DrawBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isDetailed = radiusMm > DETAILED_MM && !options.isSimple
  const lean = random.between(0, TURN)
  const start = random.between(0, TURN)
  addOuter(motif, random, inks, { radiusMm, start, isDetailed })
  const wound = isDetailed ? WOUND : 5
  const isLine = motif.pen.mode === 'line'
  const [cupX, cupY] = polar(0, 0, radiusMm * 0.06, lean)
  if (!isLine) addDetail(motif, inks.shade, blob(random, cupX, cupY, radiusMm * 0.62, 9, 0.05))
  for (const petal of windPetals(random, { radiusMm, lean, start, count: wound }))
    addWound(motif, random, inks, { ...petal, light: lean, isDetailed })
  const [x, y] = polar(0, 0, radiusMm * 0.21, lean)
  addDetail(motif, motif.pen.mode === 'line' ? motif.pen.ink : inks.shade, blob(random, x, y, radiusMm * 0.065, 6, 0.1))
  return placeMotif(motif, { squash: random.between(0.84, 1), squashAlong: lean })
}

/** Two rows of broad petals, three behind and four before, whose rims roll out. */
function addOuter(
  motif: Motif,
  random: Random,
  inks: FlowerInks,
  { radiusMm, start, isDetailed }: { readonly radiusMm: number; readonly start: number; readonly isDetailed: boolean },
): void {
  const rows = isDetailed
    ? [
        { count: 5, length: 1.02, width: 1.12, turn: 0 },
        { count: 4, length: 0.84, width: 1.08, turn: 0.6 },
      ]
    : [{ count: 5, length: 1, width: 1.16, turn: 0 }]
  for (const { count, length, width, turn } of rows)
    for (let at = 0; at < count; at++)
      addPetal(motif, random, inks, {
        turn: start + turn + (at / count) * TURN + random.between(-0.14, 0.14),
        lengthMm: radiusMm * length * random.between(0.93, 1.05),
        widthMm: radiusMm * width * random.between(0.94, 1.08),
        profile: 'fan',
        tip: random.pick(['notch', 'round', 'round'] as const),
        amplitude: 0.05,
        edge: inks.shade,
        edgeMm: Math.max(0.3, radiusMm * 0.016),
        lit: isDetailed ? 0.26 : 0,
        litSide: at % 2 ? 1 : -1,
        flame: isDetailed ? 0.8 : 0,
        flames: 3,
        isFew: !isDetailed,
      })
}

/** A petal of the cup: where it lies, and which part of the turn it wraps. */
export type Wound = {
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly angle: number
  readonly span: number
}

/** Petals wound by the golden angle from the rim of a cup to its heart, which lies off the middle towards `lean`. */
export function windPetals(
  random: Random,
  { radiusMm, lean, start, count }: Readonly<Record<'radiusMm' | 'lean' | 'start' | 'count', number>>,
): Wound[] {
  return Array.from({ length: count }, (_, at) => {
    const share = at / count
    const [x, y] = polar(0, 0, radiusMm * (0.06 + 0.15 * share), lean)
    return {
      x,
      y,
      reach: radiusMm * (0.66 - 0.53 * share ** 0.85),
      angle: start + at * GOLDEN_ANGLE + random.between(-0.12, 0.12),
      span: 2.5 + 0.5 * share,
    }
  })
}

/** A crescent that wraps what is inside it, thick in the middle and thin where it slips under the next; its shadow and lit rim. */
export function shapeWound(random: Random, wound: Wound): Readonly<Record<'body' | 'shadow' | 'rim', Ring>> {
  const { x, y, reach, angle, span } = wound
  const at = (share: number, far: number, corner?: 1): Knot => {
    const [px, py] = polar(x, y, reach * far, angle + (share - 0.5) * span)
    return [px, py, corner]
  }
  const swell = random.between(0.98, 1.08)
  const far = 1.09 * swell
  return {
    body: [
      at(0, 0.84, 1),
      at(0.14, 1),
      at(0.38, 1.05 * swell),
      at(0.64, 1.04 * swell),
      at(0.86, 0.98),
      at(1, 0.82, 1),
      at(0.8, 0.5),
      at(0.5, 0.3),
      at(0.2, 0.5),
    ],
    shadow: [
      at(-0.04, 0.8, 1),
      at(0.16, far * 0.98),
      at(0.4, far),
      at(0.64, far),
      at(0.86, far * 0.97),
      at(1.04, 0.8, 1),
      at(0.5, 0.5),
    ],
    rim: [
      at(0.1, 0.95, 1),
      at(0.3, 1.02 * swell),
      at(0.62, 1.02 * swell),
      at(0.9, 0.93, 1),
      at(0.6, 0.86),
      at(0.34, 0.88),
    ],
  }
}

/** Draws a petal of the cup; those that face the light show a lit rim. */
function addWound(
  motif: Motif,
  random: Random,
  inks: FlowerInks,
  wound: Wound & { readonly light: number; readonly isDetailed: boolean },
): void {
  const { body, shadow, rim } = shapeWound(random, wound)
  if (motif.pen.mode === 'line') {
    addForm(motif, inks.body, body)
    return
  }
  if (wound.isDetailed) addDetail(motif, inks.shade, shadow)
  addDetail(motif, inks.body, body)
  if (wound.isDetailed && Math.cos(wound.angle - wound.light) >= -0.35) addDetail(motif, inks.light, rim)
}
