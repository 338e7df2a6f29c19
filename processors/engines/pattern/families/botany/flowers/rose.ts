import type { Random } from '../../../kit/chance/random.ts'
import type { Knot, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, placeMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { blob } from './heart.ts'
import { addPetal } from './petal.ts'
import type { DrawBloom } from './top-blooms.ts'

/** Radii of the whorls of the cup, outermost first: each shows as a crescent of the petals behind the next. */
const WHORLS = [0.66, 0.54, 0.43, 0.32, 0.22]
/** Below this radius the cup is three whorls and the outer petals have no marks. */
const DETAILED_MM = 7

/** A garden rose: five broad petals with rolled rims round a cup of whorls that wind into the heart. */
export const drawRose: DrawBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isDetailed = radiusMm > DETAILED_MM && !options.isSimple
  const lean = random.between(0, TURN)
  const start = random.between(0, TURN)
  const count = random.pick([5, 6])
  for (let step = 0; step < count; step++) {
    const at = (step * 2) % count
    const index = count === 6 ? step : at
    addPetal(motif, random, inks, {
      turn: start + (index / count) * TURN + random.between(-0.1, 0.1),
      lengthMm: radiusMm * random.between(0.94, 1.04) * (1 - 0.08 * Math.cos(start + (index / count) * TURN - lean)),
      widthMm: radiusMm * random.between(1.16, 1.32),
      profile: 'fan',
      tip: random.pick(['notch', 'round', 'round'] as const),
      amplitude: 0.05,
      edge: inks.shade,
      edgeMm: Math.max(0.3, radiusMm * 0.016),
      lit: isDetailed ? 0.3 : 0,
      litSide: step % 2 ? 1 : -1,
      flame: isDetailed ? 0.78 : 0,
      flames: 3,
      isFew: !isDetailed,
    })
  }
  const whorls = isDetailed ? WHORLS : [0.6, 0.36]
  whorls.forEach((reach, whorl) => {
    const [x, y] = polar(0, 0, radiusMm * 0.045 * whorl, lean)
    addWhorl(motif, random, inks, { x, y, reach: radiusMm * reach, whorl, start: start + whorl * 1.9, isDetailed })
  })
  const [x, y] = polar(0, 0, radiusMm * 0.045 * whorls.length, lean)
  addDetail(motif, motif.pen.mode === 'line' ? motif.pen.ink : inks.shade, blob(random, x, y, radiusMm * 0.07, 6, 0.1))
  return placeMotif(motif, { squash: random.between(0.84, 1), squashAlong: lean })
}

type Whorl = {
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly whorl: number
  readonly start: number
  readonly isDetailed: boolean
}

/** Three petals that overlap all the way round; the gaps between them show the shade beneath. */
function addWhorl(motif: Motif, random: Random, inks: FlowerInks, options: Whorl): void {
  const { x, y, reach, whorl, start, isDetailed } = options
  const isLine = motif.pen.mode === 'line'
  if (!isLine) addDetail(motif, inks.shade, blob(random, x, y, reach * 1.012, 9, 0.05))
  const petals = whorl < 3 ? 3 : 2
  const span = TURN / petals + 0.5
  for (let petal = 0; petal < petals; petal++) {
    const angle = start + (petal / petals) * TURN + random.between(-0.15, 0.15)
    const body = crescentPetal(random, x, y, reach, angle, span)
    if (isLine) addForm(motif, inks.body, body)
    else addDetail(motif, inks.body, body)
    if (!isLine && isDetailed) addDetail(motif, inks.light, rim(x, y, reach, angle, span))
  }
}

/** A petal of the cup: its rim on the circle, its foot near the middle. */
function crescentPetal(random: Random, x: number, y: number, reach: number, angle: number, span: number): Ring {
  const rimKnots = [0, 0.2, 0.42, 0.64, 0.84, 1].map((share, at): Knot => {
    const swell = at === 0 || at === 5 ? 0.86 : random.between(0.9, 1.05)
    const [px, py] = polar(x, y, reach * swell, angle + (share - 0.5) * span)
    return [px, py, at === 0 || at === 5 ? 1 : 0]
  })
  return [...rimKnots, polar(x, y, reach * 0.3, angle + span * 0.25), polar(x, y, reach * 0.3, angle - span * 0.25)]
}

/** The lit, rolled rim of one petal of the cup. */
function rim(x: number, y: number, reach: number, angle: number, span: number): Ring {
  const at = (share: number, far: number, corner?: 1): Knot => {
    const [px, py] = polar(x, y, reach * far, angle + (share - 0.5) * span)
    return [px, py, corner]
  }
  return [at(0.16, 0.95, 1), at(0.36, 1.01), at(0.6, 1.01), at(0.82, 0.95, 1), at(0.6, 0.87), at(0.36, 0.88)]
}
