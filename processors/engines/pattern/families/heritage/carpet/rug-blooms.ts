import type { Cloth } from '../../../kit/area/cloth.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { ornamentPetal } from '../../../kit/line/ornament.ts'
import { circle } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../../kit/motif/motif.ts'
import { stampMotif } from '../../../kit/motif/stamp-motif.ts'
import type { BloomInks } from '../bloom-parts.ts'
import type { RugInks } from './rug-inks.ts'

/** A bloom pointing outwards from a middle along a ray. */
export function ray(far: number, angle: number): { readonly x: number; readonly y: number; readonly turn: number } {
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, turn: angle + TURN / 4 }
}

/** A palmette in inks that stand off what it lies on, its drawing in the line. */
export function bloomOn(inks: RugInks, ground: number, high: number): Motif {
  const { body, inner, heart, leaf, detail } = bloomInksOn(inks, ground)
  const motif = createMotif()
  for (const turn of [-1.9, 1.9])
    addForm(motif, leaf, ornamentPetal(0, high * 0.3, -TURN / 4 + turn * 0.62, 0, high * 0.5, high * 0.1))
  for (const [share, ink] of [
    [1, detail],
    [0.82, body],
    [0.52, detail],
    [0.42, inner],
    [0.18, heart === inner ? detail : heart],
  ] as const)
    addForm(motif, ink, fan(high * 0.56 * share, high * 0.16))
  return motif
}

/** Five lobes fanned upwards, drawn in to a foot, round a middle `y` below the origin. */
function fan(radius: number, y: number): Ring {
  return Array.from({ length: 40 }, (_, step): Knot => {
    const angle = (step / 40) * TURN - TURN / 2
    const lobe = 0.8 + 0.2 * Math.abs(Math.cos(angle * 2.5))
    const far = radius * lobe * (Math.abs(angle) > 2.1 ? 0.5 : 1)
    return [Math.sin(angle) * far, y - Math.cos(angle) * far, 1]
  })
}

/** Inks for a bloom on a ground: the line draws, the others are its bodies. */
export function bloomInksOn(inks: RugInks, ground: number): BloomInks {
  const { bloom, heart, corner, field, shield, leaf, line } = inks
  const bodies = [...new Set([bloom, corner, heart, shield, field])].filter((ink) => ink !== ground && ink !== line)
  const [body = line, inner = body, middle = inner] = bodies
  return { body, inner, heart: middle, leaf: leaf === ground ? inner : leaf, detail: body === line ? ground : line }
}

/** A rosette of eight petals in two rings. */
export function paintRosette(cloth: Cloth, at: Point, radius: number, inks: RugInks, ground: number): void {
  const motif = createMotif()
  const { body, inner, heart, detail } = bloomInksOn(inks, ground)
  // All rims lie under all bodies: no petal is in front of another.
  const petals = Array.from({ length: 8 }, (_, turn) => (turn / 8) * TURN)
  for (const turn of petals) addForm(motif, detail, ornamentPetal(0, 0, turn, 0, radius, radius * 0.36))
  for (const turn of petals)
    addDetail(motif, body, ornamentPetal(0, 0, turn, radius * 0.2, radius * 0.84, radius * 0.22))
  addDetail(motif, detail, circle(0, 0, radius * 0.38, 8))
  addDetail(motif, inner === body ? heart : inner, circle(0, 0, radius * 0.24, 8))
  stampMotif(cloth, motif, { x: at[0], y: at[1] })
}
