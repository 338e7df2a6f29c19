import { median } from '../../numbers/quantile.ts'
import type { Family } from '../families/family.ts'
import { isWoven } from '../families/woven/woven-families.ts'
import type { Cloth, Shape } from '../kit/area/cloth.ts'
import type { Point, Ring } from '../kit/line/knot.ts'
import { boxOf, signedArea } from '../kit/line/knot.ts'
import { createStepper } from '../kit/place/shortest-step.ts'
import { isOfMotifs } from '../layout/arrangement.ts'
import { skins } from '../prompt/meaning/family-kinds.ts'
import type { DesignSpec } from '../spec/design-spec.ts'
import { accentOf } from './plan-of.ts'
import { sharesOf } from './use-every-ink.ts'

/**
 * Area shares: an accent with more than the first is too much; the others are the least, the intended and the largest
 * share of an accent that is applied here.
 */
const [TOO_MUCH, LEAST, AIM, MOST] = [0.1, 0.008, 0.04, 0.08]

/**
 * Applies an accent ("a touch of gold") to designs that are built of areas, where a third ink would take a third of the
 * cloth: draws the cloth without that ink and dyes a few of its bodies in it. Undefined where the drawing already has
 * no more than a touch of it, or holds no bodies of a suitable size.
 *
 * @param redraw draws another spec in the same way
 */
export function spareAccent(
  cloth: Cloth,
  spec: DesignSpec,
  family: Family,
  redraw: (other: DesignSpec) => Cloth,
): Cloth | undefined {
  const { inks } = spec.palette
  const accent = accentOf(spec)
  const isBuilt =
    !isOfMotifs(family) && !skins.includes(family.name) && !isWoven(spec) && spec.details.under === undefined
  if (accent === undefined || !isBuilt || spec.details['border colour'] !== undefined || spec.composition !== 'tile')
    return undefined
  if (sharesOf(cloth, inks.length)[accent] <= TOO_MUCH || inks.length <= family.inks.least) return undefined
  const plain = withInk(redraw(withoutAccent(spec, accent)), accent)
  const dyed = [dyeOneKind, dyeFew].flatMap((dye) => dye(plain, accent))
  return dyed.find((one) => {
    const share = sharesOf(one, inks.length)[accent]
    return share >= LEAST && share <= MOST
  })
}

function withoutAccent(spec: DesignSpec, accent: number): DesignSpec {
  const { accent: _, ...details } = spec.details
  const { inks, ground, rolesFrom } = spec.palette
  const without = (hexes: readonly string[]): string[] => hexes.filter((_hex, ink) => ink !== accent)
  const palette = { ...spec.palette, inks: without(inks), ground: ground > accent ? ground - 1 : ground }
  return { ...spec, details, palette: rolesFrom ? { ...palette, rolesFrom: without(rolesFrom) } : palette }
}

/** The cloth of fewer inks, with its inks renumbered to those of the whole palette. */
function withInk(cloth: Cloth, added: number): Cloth {
  const place = (ink: number): number => (ink >= added ? ink + 1 : ink)
  return {
    ...cloth,
    ground: place(cloth.ground),
    shapes: cloth.shapes.map((shape) => ({ ...shape, ink: place(shape.ink) })),
  }
}

/** One outer ring of a shape with the holes in it. */
type Body = {
  readonly shape: number
  readonly rings: readonly Ring[]
  readonly areaMm2: number
  readonly centre: Point
}

/**
 * Candidates that dye all bodies of one size and ink, for example the centres of all stars; this keeps the symmetry.
 */
function dyeOneKind(cloth: Cloth, accent: number): Cloth[] {
  const clothMm2 = cloth.widthMm * cloth.heightMm
  const shareOf = (bodies: readonly Body[]): number =>
    (cloth.lattice.order * bodies.reduce((sum, { areaMm2 }) => sum + areaMm2, 0)) / clothMm2
  return kindsOf(cloth)
    .filter((bodies) => bodies.length > 1 && shareOf(bodies) > LEAST && shareOf(bodies) < MOST)
    .toSorted((one, other) => Math.abs(shareOf(one) - AIM) - Math.abs(shareOf(other) - AIM))
    .slice(0, TRIED)
    .map((bodies) => dye(cloth, bodies, accent))
}

/**
 * Candidates that dye some bodies of one size and ink, far apart; where no two have the same size, bodies of about the
 * median size.
 */
function dyeFew(cloth: Cloth, accent: number): Cloth[] {
  const clothMm2 = cloth.widthMm * cloth.heightMm
  const large = (bodies: readonly Body[]): number => bodies.length * bodies[0].areaMm2
  const kinds = [...kindsOf(cloth), ...crowdsOf(cloth)].filter((bodies) => bodies.length >= CROWD)
  return kinds
    .toSorted((one, other) => large(other) - large(one))
    .flatMap((bodies) => {
      const count = Math.round((AIM * clothMm2) / bodies[0].areaMm2 / cloth.lattice.order)
      return count > 0 && count <= bodies.length / 2 ? [dye(cloth, farApart(cloth, bodies, count), accent)] : []
    })
    .slice(0, TRIED)
}

/** Candidates tried of each kind, and the number of bodies from which on only some may be dyed. */
const [TRIED, CROWD] = [6, 4]

/** The figures' bodies grouped by ink and size. */
function kindsOf(cloth: Cloth): Body[][] {
  const sizeOf = (areaMm2: number): number => Math.round(Math.log(areaMm2) / SAME_SIZE)
  return gatherBodies(cloth, ({ areaMm2, rings }) => `${sizeOf(areaMm2)} ${rings.length} ${rings[0].length}`)
}

/** The figures' bodies by ink, those within a factor of 2 of the median area of each. */
function crowdsOf(cloth: Cloth): Body[][] {
  return gatherBodies(cloth, () => '').map((bodies) => {
    const middle = median(bodies.map(({ areaMm2 }) => areaMm2))
    return bodies.filter(({ areaMm2 }) => areaMm2 > middle / 2 && areaMm2 < middle * 2)
  })
}

/** Step between distinguished sizes, as a natural logarithm of the area. */
const SAME_SIZE = 0.04

function gatherBodies(cloth: Cloth, kindOf: (body: Body) => string): Body[][] {
  const kinds = new Map<string, Body[]>()
  cloth.shapes.forEach(({ ink, rings }, shape) => {
    if (ink === cloth.ground) return
    for (const body of bodiesOf(rings, shape)) {
      const kind = `${ink} ${kindOf(body)}`
      kinds.set(kind, [...(kinds.get(kind) ?? []), body])
    }
  })
  return [...kinds.values()]
}

function bodiesOf(rings: readonly Ring[], shape: number): Body[] {
  const holes = rings.filter((ring) => signedArea(ring) < 0)
  const bodies = rings.filter((ring) => signedArea(ring) > 0)
  return bodies.map((body) => {
    const { left, right, top, bottom } = boxOf([body])
    const isInside = ([[x, y]]: Ring): boolean => x >= left && x <= right && y >= top && y <= bottom
    const own = bodies.length > 1 ? holes.filter(isInside) : holes
    const areaMm2 = [body, ...own].reduce((sum, ring) => sum + signedArea(ring), 0)
    return { shape, rings: [body, ...own], areaMm2, centre: [(left + right) / 2, (top + bottom) / 2] }
  })
}

/**
 * Farthest-point sampling: `count` of the bodies, each as far as possible from those chosen before and from their
 * copies.
 */
function farApart(cloth: Cloth, bodies: readonly Body[], count: number): Body[] {
  const stepper = createStepper(cloth)
  const chosen: Body[] = []
  const apart = bodies.map(() => Number.POSITIVE_INFINITY)
  while (chosen.length < count) {
    const next = bodies[apart.indexOf(Math.max(...apart))]
    chosen.push(next)
    bodies.forEach((body, at) => {
      stepper.look(body.centre, next.centre)
      apart[at] = Math.min(apart[at], stepper.squared)
    })
  }
  return chosen
}

/** The cloth with the given bodies in the accent, each at its place in the drawing order. */
function dye(cloth: Cloth, bodies: readonly Body[], accent: number): Cloth {
  const dyed = new Map<number, Ring[]>()
  for (const { shape, rings } of bodies) dyed.set(shape, [...(dyed.get(shape) ?? []), ...rings])
  const shapes = cloth.shapes.flatMap((shape, at): Shape[] => {
    const taken = dyed.get(at)
    if (!taken) return [shape]
    const left = shape.rings.filter((ring) => !taken.includes(ring))
    return [...(left.length > 0 ? [{ ...shape, rings: left }] : []), { ink: accent, rings: taken }]
  })
  return { ...cloth, shapes }
}
