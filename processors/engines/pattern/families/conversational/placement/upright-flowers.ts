import { flowerNouns, isTopView } from '../../botany/flowers/bloom-table.ts'
import type { Plan } from '../../family.ts'
import { plantDrawer } from '../plant-pictures.ts'
import { LEAN_STANDING, type Subject } from '../subject.ts'

/** A plant is taller than a bloom by so much. */
const TALLER = 1.5

/**
 * A flower that is known from its side, as a tulip or a thistle, stands in a print on its stem; whatever else there is stays as it is, and so
 * does what stands in a vase or a pot.
 */
export function upright(plan: Plan, subject: Subject): Subject {
  if (`seat of ${subject.kind}` in plan.details) return subject
  if (!flowerNouns.includes(subject.kind) || isTopView(subject.kind)) return subject
  return { ...subject, lean: LEAN_STANDING, scale: TALLER, draw: plantDrawer(plan, subject.kind) }
}

/** Of several who lead those that are flowers, where others lead with them: "a stag and thistles". */
export function flowersAmong(leads: readonly Subject[]): Subject[] {
  const flowers = leads.filter(({ kind }) => flowerNouns.includes(kind))
  return flowers.length < leads.length ? flowers : []
}
