import { oklabDistance } from '../../../color/oklab.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import type { Box, Knot, Ring } from '../../kit/line/knot.ts'
import { boxOf, placeKnot, signedArea, TURN } from '../../kit/line/knot.ts'
import { circle, polar, polygon, star } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, putMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'

/** Ways of the trade to print a thing over a loose area of another colour, by `details.manner`. */
type Areas = (half: { readonly wide: number; readonly tall: number }, random: Random, at: number) => Ring[]

const areas: Readonly<Record<string, Areas>> = {
  midcentury: cutPaper,
  memphis: plainSolids,
  pop: ({ wide, tall }) => [star(0, 0, reach(wide, tall) * 1.06, reach(wide, tall) * 0.82, 14)],
  seventies: ({ wide, tall }) => [0.98, 0.86, 0.76].map((share) => circle(0, 0, reach(wide, tall) * share)),
}

/** Things with an area behind them are drawn so much smaller, so that as many find room. */
export const BACKED = 0.86

/** In OKLab: an area stands off the ground, and the thing off it, by this. */
const [OFF_GROUND, OFF_THING] = [0.11, 0.17]
/** Of a thing's whole area: smaller parts of it may come near to the colour behind. */
const LARGE_PART = 0.1

/** True where the manner of the cloth sets its things before areas of colour. */
export function isBacked({ details }: Plan): boolean {
  return Object.hasOwn(areas, `${details.manner ?? ''}`)
}

/** The thing over an area of a colour that it does not wear; the thing alone where every colour is needed for it. */
export function withBacking({ cast, details }: Plan, motif: Motif, random: Random, at: number): Motif {
  const forms = motif.layers.filter(({ isForm }) => isForm)
  const ink = inkBehind(cast, forms)
  if (ink === undefined) return motif
  const box: Box = boxOf(forms.map(({ ring }) => ring))
  const half = { wide: (box.right - box.left) / 2, tall: (box.bottom - box.top) / 2 }
  const place = placeKnot({
    x: (box.left + box.right) / 2 + half.wide * random.between(-0.1, 0.1),
    y: (box.top + box.bottom) / 2 + half.tall * random.between(-0.1, 0.1),
    turn: random.between(-0.22, 0.22),
  })
  const backed = createMotif(motif.pen)
  const rings = areas[`${details.manner}`](half, random, at).map((ring) => ring.map(place))
  for (const [index, ring] of rings.entries())
    if (index === 0) addForm(backed, ink, ring, { plain: true })
    else addDetail(backed, index % 2 === 0 ? ink : cast.ground, ring)
  putMotif(backed, motif)
  return backed
}

function reach(wide: number, tall: number): number {
  return (wide + tall) / 2
}

/** The quietest ink that is seen on the ground and behind every large part of a thing. */
function inkBehind({ inks, ground, figures }: Cast, forms: Motif['layers']): number | undefined {
  const area = forms.map(({ ring }) => Math.abs(signedArea(ring)))
  const whole = area.reduce((sum, one) => sum + one, 0)
  const worn = forms.flatMap(({ ink }, at) => (area[at] > whole * LARGE_PART ? [ink] : []))
  const far = (one: number, other: number): number => oklabDistance(inks[one].lab, inks[other].lab)
  return figures
    .filter((ink) => far(ink, ground) > OFF_GROUND && worn.every((other) => far(ink, other) > OFF_THING))
    .toSorted((one, other) => far(one, ground) - far(other, ground))[0]
}

/** Scraps of paper cut by eye: a kite, a bean, a leaf. */
function cutPaper(
  { wide, tall }: { readonly wide: number; readonly tall: number },
  random: Random,
  at: number,
): Ring[] {
  const by = (): number => random.between(0.92, 1.08)
  const corner = (x: number, y: number): Knot => [x * wide * by(), y * tall * by(), 1]
  const pull = (x: number, y: number): Knot => [x * wide * by(), y * tall * by()]
  if (at % 3 === 0) return [[corner(-0.98, -0.72), corner(0.84, -1), corner(1.04, 0.7), corner(-0.76, 1)]]
  if (at % 3 === 1)
    return [
      [
        pull(-1.1, -0.3),
        pull(-0.7, -1.1),
        pull(0.3, -0.86),
        pull(1, -1.06),
        pull(1.22, 0.1),
        pull(0.7, 1.1),
        pull(-0.1, 0.74),
        pull(-0.9, 1.05),
      ],
    ]
  return [[corner(-0.96, 0.86), pull(-1.1, -0.7), pull(0.1, -1.2), corner(1, -0.86), pull(1.16, 0.6), pull(0, 1.2)]]
}

/** Disc, triangle, half disc and square by turns. */
function plainSolids({ wide, tall }: { readonly wide: number; readonly tall: number }, _: Random, at: number): Ring[] {
  const far = reach(wide, tall)
  if (at % 4 === 0) return [circle(0, 0, far * 0.92)]
  if (at % 4 === 1) return [polygon([0, 1, 2].map((side) => polar(0, far * 0.2, far * 1.25, (side / 3 - 0.25) * TURN)))]
  if (at % 4 === 2) return [polygon([0, 1, 2, 3].map((side) => polar(0, 0, far * 1.12, (side / 4 + 0.125) * TURN)))]
  const arc = Array.from(
    { length: 7 },
    (_unused, step): Knot => polar(0, far * 0.4, far * 1.2, (-0.5 + step / 12) * TURN),
  )
  return [arc.map(([x, y], step): Knot => (step === 0 || step === 6 ? [x, y, 1] : [x, y]))]
}
