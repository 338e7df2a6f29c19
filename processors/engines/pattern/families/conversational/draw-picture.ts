import { hueDistance } from '../../../color/ink.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { signedArea } from '../../kit/line/knot.ts'
import { isInsidePolygon } from '../../kit/line/polygon.ts'
import type { Motif, Pen } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'
import type { PictureInks } from './ink-picture.ts'
import type { Picture, StoredRing } from './picture-book.ts'

/** Thousandths of a picture's size, as the book stores them. */
const STEPS = 1000
/** Details thinner than this are left out, in mm². */
const DETAIL_LEAST_MM2 = 0.5
/** Areas up to so many squares of the pen's width are dots of it. */
const DOT_MOST = 22

/** A picture as a motif round its middle, `sizeMm` the mean of its sides. */
export function drawPicture(picture: Picture, inks: PictureInks, cast: Cast, sizeMm: number, pen: Pen): Motif {
  const motif = createMotif(pen)
  picture.parts.forEach(({ rings }, at) => {
    for (const { body, holes } of bodiesOf(rings, sizeMm)) {
      if (pen.mode === 'line') drawInLine(motif, pen, inks[0], [body, ...holes], at)
      else if (at === 0) addForm(motif, inks[0], body, { holes })
      else if (Math.abs(signedArea(body)) > DETAIL_LEAST_MM2 && inks[at] !== inks[at - 1])
        addDetail(motif, inks[at], body, holes)
    }
  })
  if (pen.mode === 'line') return motif
  const light = lighterInk(cast, inks[0], sizeMm > LARGE_MM ? SOFT_STEP : 1)
  if (light !== undefined && sizeMm > 12)
    for (const { body } of bodiesOf(picture.gouges, sizeMm))
      if (Math.abs(signedArea(body)) > DETAIL_LEAST_MM2) addDetail(motif, light, body)
  return motif
}

/** Every area as its contour, the inner ones with a finer pen; what a pen could only dot is filled. */
function drawInLine(
  motif: Motif,
  pen: Extract<Pen, { mode: 'line' }>,
  ink: number,
  rings: readonly Ring[],
  part: number,
): void {
  const widthMm = part === 0 ? pen.widthMm : Math.max(0.3, pen.widthMm * 0.7)
  for (const ring of rings) {
    const area = Math.abs(signedArea(ring))
    if (area < DETAIL_LEAST_MM2) continue
    if (part > 0 && area < DOT_MOST * widthMm * widthMm) {
      addDetail(motif, pen.ink, ring)
      continue
    }
    const drawn = createMotif({ ...pen, widthMm })
    addForm(drawn, ink, signedArea(ring) > 0 ? ring : ring.toReversed())
    motif.layers.push(...drawn.layers)
  }
}

/** The ink a step lighter than a body, for the light along its contour; none where only light of another colour is to be had. */
function lighterInk(cast: Cast, body: number, stepMost: number): number | undefined {
  const coat = cast.inks[body]
  return cast.byLightness.find((ink) => {
    const light = cast.inks[ink]
    const isOfOneHue = Math.min(light.chroma, coat.chroma) < COLOURED || hueDistance(light, coat) < HUE_REACH
    const step = light.lightness - coat.lightness
    return step > 0.12 && step < stepMost && isOfOneHue
  })
}

/** In OKLCH and radians: the light on a brown horse is no green. */
const [COLOURED, HUE_REACH] = [0.04, 0.7]
/** In mm: what is larger has soft light or none; white on brown would be scratches. In OKLCH: such light. */
const [LARGE_MM, SOFT_STEP] = [24, 0.4]

type Body = { readonly body: Ring; readonly holes: Ring[]; readonly areaMm2: number }

/** Rings as bodies with the holes that lie in them; the largest ring is a body and tells which way bodies run. */
export function bodiesOf(stored: readonly StoredRing[], sizeMm: number): Body[] {
  const rings = stored.map((ring) => knotsOf(ring, sizeMm)).map((ring) => ({ ring, area: signedArea(ring) }))
  const largest = rings.reduce((most, { area }) => (Math.abs(area) > Math.abs(most) ? area : most), 0)
  const bodies: Body[] = rings
    .filter(({ area }) => area * largest > 0)
    .map(({ ring, area }) => ({ body: ring, holes: [], areaMm2: Math.abs(area) }))
    .sort((one, other) => one.areaMm2 - other.areaMm2)
  for (const { ring, area } of rings)
    if (area * largest < 0)
      bodies.find(({ body, areaMm2 }) => areaMm2 > Math.abs(area) && isInsidePolygon(body, ring[0]))?.holes.push(ring)
  return bodies.toReversed()
}

function knotsOf({ knots, corners }: StoredRing, sizeMm: number): Ring {
  const unit = sizeMm / STEPS
  const ring: Knot[] = []
  for (let at = 0; at < knots.length; at += 2) ring.push([knots[at] * unit, knots[at + 1] * unit])
  for (const at of corners) ring[at] = [ring[at][0], ring[at][1], 1]
  return ring
}
