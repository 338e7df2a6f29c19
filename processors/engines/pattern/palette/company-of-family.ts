import type { Ink } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import type { Family } from '../families/family.ts'
import { readInks } from './read-inks.ts'

/** The inks that a family always needs, unless the named colours include similar ones. */
export function companyOf({ inks: { company = [], companyBeside = INKS_MOST } }: Family, named: readonly Ink[]): Ink[] {
  if (named.length > companyBeside) return []
  const isNew = (ink: Ink): boolean => named.every(({ lab }) => oklabDistance(lab, ink.lab) > COMPANY_APART)
  return readInks(company).filter(isNew)
}

const [COMPANY_APART, INKS_MOST] = [0.16, 32]
