import { oklabDistance } from '../../../color/oklab.ts'
import { clamp } from '../../../numbers/clamp.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import type { Curve } from '../../kit/line/curve.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Knot, Point } from '../../kit/line/knot.ts'
import { boxOf, mix, pointBetween } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import type { Motif, Pen } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, placeMotif } from '../../kit/motif/motif.ts'
import { drawCoat } from './coat.ts'
import { drawGlasses, drawSpectacles } from './eyewear.ts'
import { drawBoots, drawSocks } from './footwear.ts'
import type { Cut, GarmentInks, HatFit } from './garments.ts'
import type { Anatomy } from './heads.ts'
import { drawJumper, drawTutu } from './jumper.ts'
import type { Subject } from './subject.ts'
import { drawWings } from './wings.ts'

/** In OKLab: nearer than this a garment is lost on the coat, and a stripe on the garment. */
const [COAT_APART, TRIM_APART] = [0.17, 0.14]

/** The ink asked for a garment, else the purest that is seen on both coat and ground; its trim is light where it can be. */
export function garmentInks(
  { inks, figures, ground, byLightness }: Cast,
  coat: number,
  asked: number | undefined,
): GarmentInks {
  const far = (one: number, other: number): number => oklabDistance(inks[one].lab, inks[other].lab)
  const purest = figures.toSorted((one, other) => inks[other].chroma - inks[one].chroma)
  const seen = purest.filter((ink) => far(ink, coat) > COAT_APART && far(ink, ground) > COAT_APART)
  const cloth = asked ?? seen[0] ?? figures.find((ink) => ink !== coat) ?? coat
  const all = [ground, ...figures].filter((ink) => ink !== coat && far(ink, cloth) > TRIM_APART)
  const trim = all.toSorted((one, other) => inks[other].lightness - inks[one].lightness)[0] ?? ground
  return { cloth, trim, dark: byLightness[0] }
}

/** A garment where the beast of `body` wears it, in mm of the beast's motif; without forms where it has no place for it. */
export function drawGarment(cut: Exclude<Cut, 'hat'>, body: Anatomy, inks: GarmentInks, pen: Pen): Motif {
  const motif = createMotif(pen)
  makers[cut](motif, body, inks)
  return motif
}

type Maker = (motif: Motif, body: Anatomy, inks: GarmentInks) => void

const makers: Readonly<Record<Exclude<Cut, 'hat'>, Maker>> = {
  scarf: drawScarf,
  collar: drawCollar,
  bow: drawBow,
  ribbon: drawRibbon,
  kerchief: drawKerchief,
  glasses: drawGlasses,
  spectacles: drawSpectacles,
  boots: drawBoots,
  socks: drawSocks,
  jumper: drawJumper,
  coat: drawCoat,
  tutu: drawTutu,
  wings: drawWings,
}

/** Round the neck from throat to nape, sagging away from the head; ends overhang a little. */
function bandOf({ at, neck: [throat, nape] }: Anatomy, overhang: number): Curve {
  const [x, y] = pointBetween(throat, nape, 0.5)
  const away = Math.hypot(x - at[0], y - at[1]) || 1
  const long = Math.hypot(nape[0] - throat[0], nape[1] - throat[1])
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((share): Point => {
    const [px, py] = pointBetween(throat, nape, mix(-overhang, 1 + overhang, share))
    const sag = 0.16 * long * 4 * share * (1 - share)
    return [px + ((x - at[0]) / away) * sag, py + ((y - at[1]) / away) * sag]
  })
}

function neckWidth({ neck: [throat, nape] }: Anatomy): number {
  return Math.hypot(nape[0] - throat[0], nape[1] - throat[1])
}

function drawScarf(motif: Motif, body: Anatomy, { cloth, trim }: GarmentInks): void {
  const thick = clamp(neckWidth(body) * 0.45, body.radius * 0.56, body.radius * 0.72)
  const band = bandOf(body, 0.07)
  const [x, y] = band[body.isFace ? 3 : 2]
  const long = thick * 2.7
  const hang = (share: number, across: number): Knot => [
    x - thick * 0.22 * Math.sin(share * 2.4) + across * thick * (0.4 + 0.14 * share),
    y + long * share,
    1,
  ]
  const fringe = [0.75, 0.5, 0.25, 0, -0.25, -0.5, -0.75].map((across, at) => hang(at % 2 ? 0.93 : 1.06, across))
  const soft = (share: number, across: number): Knot => [hang(share, across)[0], hang(share, across)[1]]
  addForm(motif, cloth, [
    hang(0, -1),
    soft(0.5, -1),
    hang(1, -1),
    ...fringe.toReversed(),
    hang(1, 1),
    soft(0.5, 1),
    hang(0, 1),
  ])
  for (const share of [0.56, 0.76])
    addDetail(motif, trim, [hang(share, -1), hang(share, 1), hang(share + 0.1, 1), hang(share + 0.1, -1)])
  addForm(
    motif,
    cloth,
    ribbon(band, (t) => thick * (0.42 + 0.1 * Math.sin(t * Math.PI))),
  )
}

function drawCollar(motif: Motif, body: Anatomy, { cloth, trim }: GarmentInks): void {
  const thick = clamp(neckWidth(body) * 0.2, body.radius * 0.16, body.radius * 0.3)
  const band = bandOf(body, 0.03)
  addForm(
    motif,
    cloth,
    ribbon(band, () => thick / 2),
  )
  const [x, y] = band[body.isFace ? 3 : 1]
  addForm(motif, trim, circle(x, y + thick * 0.95, thick * 0.55))
}

function drawBow(motif: Motif, body: Anatomy, { cloth, trim }: GarmentInks): void {
  const size = clamp(neckWidth(body) * 0.45, body.radius * 0.5, body.radius * 0.75)
  const [x, y] = pointBetween(body.neck[0], body.neck[1], body.isFace ? 0.5 : 0.3)
  for (const side of [-1, 1])
    addForm(motif, cloth, [
      [x, y - size * 0.1, 1],
      [x + side * size * 0.5, y - size * 0.62],
      [x + side * size, y - size * 0.5, 1],
      [x + side * size * 0.88, y],
      [x + side * size, y + size * 0.5, 1],
      [x + side * size * 0.5, y + size * 0.62],
      [x, y + size * 0.1, 1],
    ])
  addForm(motif, trim, circle(x, y, size * 0.2))
}

/** Half a bow's width at least, as a share of who wears it. */
const BOW_LEAST = 0.13

/** A ribbon round the neck, tied at the throat into two full loops and two tails that are cut to a point. */
function drawRibbon(motif: Motif, body: Anatomy, { cloth, trim }: GarmentInks): void {
  // Beside the small heads of geese and flamingos a bow of their size would be a speck.
  const least = Math.max(body.radius * 0.8, body.across * BOW_LEAST)
  const size = clamp(neckWidth(body) * 0.9, least, Math.max(least, body.radius * 1.15))
  const band = bandOf(body, 0.03)
  const [x, y] = band[body.isFace ? 3 : 2]
  addForm(
    motif,
    cloth,
    ribbon(band, () => size * 0.13),
  )
  for (const side of [-1, 1]) {
    const at = (across: number, down: number, corner?: 1): Knot =>
      corner ? [x + side * across * size, y + down * size, corner] : [x + side * across * size, y + down * size]
    addForm(motif, cloth, [
      at(0.02, 0.06, 1),
      at(0.2, 0.5),
      at(0.3, 1, 1),
      at(0.42, 0.84, 1),
      at(0.6, 0.92, 1),
      at(0.44, 0.42),
      at(0.14, 0, 1),
    ])
    addForm(motif, cloth, [at(0, 0, 1), at(0.4, -0.52), at(0.98, -0.5), at(1.06, -0.02), at(0.86, 0.34), at(0.4, 0.24)])
    addDetail(motif, trim, [at(0.22, -0.03, 1), at(0.5, -0.16), at(0.76, -0.16, 1), at(0.5, -0.04)])
  }
  addForm(motif, cloth, circle(x, y, size * 0.19))
  addDetail(motif, trim, circle(x, y, size * 0.09))
}

function drawKerchief(motif: Motif, body: Anatomy, { cloth, trim }: GarmentInks): void {
  const wide = neckWidth(body)
  const [throat, nape] = [pointBetween(...body.neck, -0.05), pointBetween(...body.neck, 1.05)]
  const [x, y] = pointBetween(...body.neck, 0.42)
  const drop = clamp(wide * 0.75, body.radius * 0.7, body.radius * 1.2)
  const thick = drop * 0.16
  addForm(motif, cloth, [
    [throat[0], throat[1] - thick, 1],
    [x, y - thick * 0.2],
    [nape[0], nape[1] - thick, 1],
    [nape[0], nape[1] + thick, 1],
    [mix(nape[0], x, 0.5), mix(nape[1], y, 0.5) + drop * 0.62],
    [x, y + drop, 1],
    [mix(throat[0], x, 0.5), mix(throat[1], y, 0.5) + drop * 0.62],
    [throat[0], throat[1] + thick, 1],
  ])
  for (const [across, down] of [
    [-0.16, 0.24],
    [0.16, 0.24],
    [0, 0.5],
  ] as const)
    addDetail(motif, trim, circle(x + across * wide, y + down * drop, drop * 0.075))
}

/** Radians that a hat leans back on a head seen from the side. */
const LEANING = 0.1

/** A hat of the book on the crown of a head. */
export function drawHat(hat: Subject, { crown: [x, y], radius, isFace }: Anatomy, fit: HatFit, random: Random): Motif {
  const drawn = hat.draw(random, radius * fit.width, 0, false)
  const box = boxOf(drawn.layers.filter(({ isForm }) => isForm).map(({ ring }) => ring))
  const size = (radius * fit.width) / (box.right - box.left)
  const standing = placeMotif(drawn, { x: -(box.left + box.right) / 2, y: -box.bottom })
  return placeMotif(standing, { size, turn: isFace ? 0 : LEANING, x, y: y + radius * fit.down })
}
