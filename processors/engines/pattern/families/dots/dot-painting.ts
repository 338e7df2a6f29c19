import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { TURN, wrap } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { PackedCircle } from '../../kit/place/pack-circles.ts'
import { packCircles } from '../../kit/place/pack-circles.ts'
import type { Plan } from '../family.ts'

const PITCH_MM = 3.5
/** Largest number of dots across the longer side. */
const DOTS_MOST = 62
const CENTRES_MOST = 60

/**
 * Dot painting: rings of dots around every centre that extend to the rings of the next centre, so that the seams are
 * dots as well. Each centre has its own order of inks.
 */
export function drawDotPainting(plan: Plan): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const random = plan.random.fork('dot painting')
  const pitch = Math.max(PITCH_MM * plan.scale, Math.max(widthMm, heightMm) / DOTS_MOST)
  const centres = packCircles(random.fork('centres'), plan, [
    { radiusMm: pitch * 6.5, most: CENTRES_MOST / 4, gapMm: pitch },
    { radiusMm: pitch * 3.6, most: CENTRES_MOST / 2, gapMm: pitch * 0.8 },
    { radiusMm: pitch * 2, most: CENTRES_MOST, gapMm: pitch * 0.6 },
  ])
  const radius = pitch * 0.5 * Math.min(0.94, Math.max(0.5, Math.sqrt((plan.coverage / 0.26) * 0.66)))
  const dots = new Map<number, Ring[]>()
  const put = (ink: number, ring: Ring): void => {
    const known = dots.get(ink)
    if (known) known.push(ring)
    else dots.set(ink, [ring])
  }
  const field = random.fork('field').pick(cast.figures)
  for (const [at, centre] of centres.entries()) {
    const chance = random.fork(`centre ${at}`)
    const inkOfRing = ringInks(plan, chance, centre, pitch, field)
    put(inkOfRing(0), circle(centre.x, centre.y, pitch * (centre.tier === 2 ? 0.6 : 1.05)))
    for (let ring = centre.tier === 2 ? 1 : 1.45; ring * pitch < widthMm / 2; ring++) {
      const reach = ring * pitch
      const count = Math.max(6, Math.round((TURN * reach) / (pitch * 1.02)))
      const start = chance.between(0, TURN)
      for (let dot = 0; dot < count; dot++) {
        const [x, y] = polar(centre.x, centre.y, reach, start + (dot / count) * TURN)
        if (!isOwn(plan, centres, at, x, y, pitch)) continue
        put(inkOfRing(Math.round(ring)), circle(x, y, radius * chance.between(0.86, 1.06), 8))
      }
    }
  }
  for (const [ink, rings] of dots) paintScattered(cloth, ink, rings)
  return cloth
}

/** Inks of the rings: changing every one or two inside a centre, one field ink outside it with a single bright ring. */
function ringInks(
  { cast }: Plan,
  chance: Random,
  centre: PackedCircle,
  pitch: number,
  field: number,
): (ring: number) => number {
  const inks = chance.shuffle(cast.figures)
  const inside = Math.round(centre.radius / pitch)
  const step = centre.tier === 0 ? chance.pick([1, 2]) : 1
  return (ring) => {
    const own = inks[Math.floor(ring / step) % inks.length]
    if (ring <= inside) return own
    return (ring - inside) % 4 === 2 ? inks[1 % inks.length] : field
  }
}

/** Whether a place is nearer to this centre's rings than to any other's, by at least half a dot. */
function isOwn(
  { widthMm, heightMm }: Plan,
  centres: readonly PackedCircle[],
  own: number,
  x: number,
  y: number,
  pitch: number,
): boolean {
  const gap = ({ x: cx, y: cy, radius }: PackedCircle): number => {
    const dx = Math.abs(wrap(x - cx + widthMm / 2, widthMm) - widthMm / 2)
    const dy = Math.abs(wrap(y - cy + heightMm / 2, heightMm) - heightMm / 2)
    return Math.hypot(dx, dy) - radius
  }
  const mine = gap(centres[own])
  return centres.every((centre, at) => at === own || gap(centre) - mine > pitch * 0.98)
}
