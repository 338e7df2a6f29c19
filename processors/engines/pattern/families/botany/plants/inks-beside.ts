import type { Plan } from '../../family.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { flowerInksFor, isSpike, withoutHearts } from '../flowers/bloom-table.ts'

type Bed = { readonly plan: Plan; readonly palette: FlowerPalette }

/** Petal inks for what stands beside a hero: off its own by lightness, the farthest first, for blooms of one tone melt into one shape. */
export function inksBeside(
  { plan, palette }: Bed,
  hero: { readonly noun: string; readonly inks: FlowerInks },
  companion: string,
  nth: number,
): FlowerInks {
  // Spikes of one kind stand apart on their stems, and keep to the colours the kind has.
  if (isSpike(hero.noun) && companion === hero.noun) return flowerInksFor(palette, companion, nth + 1)
  const { inks, ground } = plan.cast
  const step = (one: number, other: number): number => Math.abs(inks[one].lightness - inks[other].lightness)
  const merit = ({ body }: FlowerInks): number =>
    Math.min(0.3, step(body, hero.inks.body)) + Math.min(0.2, step(body, ground))
  const others = withoutHearts(palette.schemes)
    .filter(({ body }) => body !== hero.inks.body)
    .toSorted((one, other) => merit(other) - merit(one))
  return others[Math.min(nth, others.length - 1)] ?? hero.inks
}
