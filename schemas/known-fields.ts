import type { z } from 'zod'

/** The fields that an object may have where the path leads, in every form that the schema allows there. */
export function knownFields(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  const [step, ...rest] = path
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') {
    if (step === undefined) return Object.keys(def.shape)
    const field = def.shape[String(step)]
    return field ? knownFields(field, rest) : []
  }
  if (def.type === 'array') return step === undefined ? [] : knownFields(def.element, rest)
  if (def.type === 'union') return def.options.flatMap((option) => knownFields(option, path))
  if (def.type === 'pipe') return [...knownFields(def.in, path), ...knownFields(def.out, path)]
  return 'innerType' in def ? knownFields(def.innerType, path) : []
}

/** Letters that may be wrong: one in four, so that short names are not taken for one another. */
const WRONG_SHARE = 4
/** So many letters begin one name and no other by chance; ends such as `size` and `type` are more common. */
const BEGINNING_LEAST = 4
const ENDING_LEAST = 6

/**
 * The name that was probably meant: written otherwise (`outputFormat`), mistyped (`compositonType`), cut off
 * (`expires`) or without its first word (`palette`).
 */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const wanted = plain(name)
  const near = names
    .map((known) => ({ known, wrong: isPart(wanted, plain(known)) ? 0 : distance(wanted, plain(known)) }))
    .filter(({ known, wrong }) => wrong <= plain(known).length / WRONG_SHARE)
    .toSorted((a, b) => a.wrong - b.wrong)
  return near[0]?.known
}

const isPart = (part: string, whole: string): boolean =>
  (part.length >= BEGINNING_LEAST && whole.startsWith(part)) || (part.length >= ENDING_LEAST && whole.endsWith(part))

/** Letters and digits alone, and many of a thing as one of it. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/s$/, '')

/** Letters to add, drop, change or swap with their neighbour to make one of the other (optimal string alignment). */
function distance(a: string, b: string): number {
  let earlier: readonly number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let up = 0; up < a.length; up += 1) {
    const next = [up + 1]
    for (let at = 0; at < b.length; at += 1) {
      const changed = (row[at] ?? 0) + (a[up] === b[at] ? 0 : 1)
      const isSwapped = up > 0 && at > 0 && a[up] === b[at - 1] && a[up - 1] === b[at]
      const swapped = isSwapped ? (earlier[at - 1] ?? 0) + 1 : changed
      next.push(Math.min(changed, swapped, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    earlier = row
    row = next
  }
  return row.at(-1) ?? 0
}
