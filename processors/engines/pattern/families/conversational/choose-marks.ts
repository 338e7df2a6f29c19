import type { Plan } from '../family.ts'
import { askedInk } from './asked-parts.ts'
import { fillerNouns } from './filler-nouns.ts'
import { tinyMarks } from './fillers.ts'
import { namedInks } from './share-colours.ts'
import type { Subject } from './subject.ts'
import { pictureSubject } from './subject.ts'

/** Kinds of marks on a cloth, and before a place. */
const MARKS_MOST = 4
const MARKS_BEFORE_PLACE = 2

/** The marks of a cloth, of those that would suit it the first few. */
export function subjectsOfMarks(plan: Plan, marks: readonly string[]): Subject[] {
  const shared = inksOfMarks(plan)
  return chooseMarks(plan, marks).flatMap((mark, at) =>
    pictureSubject(plan, mark, at + 2, { asked: askedOfMark(plan, mark), shared }),
  )
}

/** Marks share the colours that were named for the whole cloth: round a butterfly in blue and orange they are of both. */
function inksOfMarks(plan: Plan): readonly number[] | undefined {
  const inks = namedInks(plan)
  return inks.length > 1 ? inks : undefined
}

/** Grey paw prints are grey at every size. */
function askedOfMark(plan: Plan, mark: string): number | undefined {
  const noun = plan.motifs.find((one) => fillerNouns[one] === mark)
  return noun === undefined ? undefined : askedInk(plan, noun)
}

/** The first few, and one of the tiny ones, which carries what inks are left; before a place, few of what is no part of it. */
function chooseMarks({ details: { backdrop } }: Plan, marks: readonly string[]): string[] {
  const unique = [...new Set(marks)].filter((mark) => marksOfPlace[`${backdrop}`] !== mark)
  const tiny = unique.find((mark) => tinyMarks.includes(mark)) ?? 'f-dot'
  const few = backdrop ? MARKS_BEFORE_PLACE : MARKS_MOST - 1
  return backdrop
    ? unique.filter((mark) => !tinyMarks.includes(mark)).slice(0, few)
    : [...new Set([...unique.slice(0, few), tiny])]
}

/** What a place is full of already. */
const marksOfPlace: Readonly<Record<string, string>> = {
  clouds: 'f-cloud',
  rain: 'f-drop',
  waves: 'f-wave',
  ripples: 'f-ripple',
  reeds: 'f-reed',
  grass: 'f-grass',
}
