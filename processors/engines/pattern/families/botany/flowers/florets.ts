import type { Random } from '../../../kit/chance/random.ts'
import type { Knot, Ring } from '../../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { blob } from './heart.ts'
import type { DrawBloom } from './top-blooms.ts'

export const GOLDEN_ANGLE = 2.399963229728653

/** One of the small flowers that a head is made of. Lengths in mm. */
export type Floret = {
  readonly x: number
  readonly y: number
  readonly radiusMm: number
  readonly petals: number
  readonly tip?: 'round' | 'point' | 'ruffle'
  readonly ink: number
  /** Keyline that parts it from its neighbours. */
  readonly edge?: number
  /** Middle; none when absent. */
  readonly eye?: number
  /** Share of its breadth that is left where it turns away, and along which direction. */
  readonly squash?: number
  readonly squashAlong?: number
}

/** Radius and place of the knots of one petal between two clefts, as shares of the flower's radius and of the petal's angle. */
const lobes: Readonly<
  Record<NonNullable<Floret['tip']>, readonly (readonly [far: number, share: number, corner?: 1])[]>
> = {
  round: [
    [0.98, 0.2],
    [1.12, 0.5],
    [0.98, 0.8],
  ],
  point: [
    [0.62, 0.18],
    [0.86, 0.38],
    [1.06, 0.5, 1],
    [0.86, 0.62],
    [0.62, 0.82],
  ],
  ruffle: [
    [0.96, 0.14],
    [1.12, 0.34],
    [0.94, 0.5],
    [1.12, 0.66],
    [0.96, 0.86],
  ],
}
/** How far the clefts reach in, as a share of the radius. */
const CLEFT = 0.34

/** A small flower as one outline, its petals parted by clefts. */
export function addFloret(motif: Motif, random: Random, floret: Floret): void {
  const { x, y, radiusMm, petals, tip = 'round', ink, edge, eye, squash = 1, squashAlong = 0 } = floret
  const start = random.between(0, TURN)
  const place = placeKnot({ x, y, squash, squashAlong })
  const outline = (reach: number): Ring =>
    Array.from({ length: petals }, (_, petal): Knot[] => {
      const at = (far: number, share: number, corner?: 1): Knot => {
        const [px, py] = polar(0, 0, reach * far, start + ((petal + share) / petals) * TURN)
        return place([px, py, corner])
      }
      return [at(CLEFT, 0, 1), ...lobes[tip].map(([far, share, corner]) => at(far, share, corner))]
    }).flat()
  if (edge !== undefined && motif.pen.mode === 'gouache') addDetail(motif, edge, outline(radiusMm * 1.17))
  addForm(motif, ink, outline(radiusMm))
  if (eye !== undefined)
    addDetail(motif, motif.pen.mode === 'line' ? motif.pen.ink : eye, blob(random, x, y, radiusMm * 0.18, 5))
}

export type Dome = {
  readonly florets: number
  readonly petals: number
  /** Radius of a floret as a share of the dome's. */
  readonly size: number
}

/** A dome of florets on one depth: small at the rim, broad and light where it faces the light. */
export function drawDome({ florets, petals, size }: Dome): DrawBloom {
  return (random, inks, radiusMm, options = {}) => {
    const motif = createMotif(options.pen ?? gouache)
    const isPlain = options.isSimple === true || radiusMm < PLAIN_MM
    const count = isPlain ? 7 : florets
    const floretMm = radiusMm * (isPlain ? 0.44 : size)
    if (!isPlain && motif.pen.mode === 'gouache') addForm(motif, inks.shade, blob(random, 0, 0, radiusMm * 0.8, 10))
    const light = random.between(0, TURN)
    for (let at = count - 1; at >= 0; at--) {
      const share = Math.sqrt((at + 0.25) / count)
      const [x, y] = polar(0, 0, (radiusMm - floretMm * 0.7) * share, at * GOLDEN_ANGLE)
      const isLit = Math.cos(at * GOLDEN_ANGLE - light) * share + random.between(-0.55, 0.55) > 0.3
      const ink = isLit ? inks.light : inks.body
      addFloret(motif, random, {
        x,
        y,
        petals,
        radiusMm: floretMm * (1.06 - 0.1 * share) * random.between(0.94, 1.06),
        ink,
        edge: isPlain ? undefined : inks.shade,
        eye: isPlain ? undefined : inks.heart,
        squash: 1 - 0.2 * share ** 3,
        squashAlong: at * GOLDEN_ANGLE,
      })
    }
    return motif
  }
}

/** Below this radius a dome is seven florets without eyes. */
const PLAIN_MM = 5

/** The petal inks of a floret that faces the viewer, or of one at the back of its head. */
export function floretInks(inks: FlowerInks, isBack: boolean): Pick<Floret, 'ink' | 'edge'> {
  return isBack ? { ink: inks.shade, edge: inks.body } : { ink: inks.body, edge: inks.shade }
}
