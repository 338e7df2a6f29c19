import type { Rgb } from '../../color/oklab.ts'
import type { Inks } from './find-inks.ts'

/** Inks by falling area, as whole components; a grey picture has one for all three. */
export function inksAsRgb({ colours, count, channels }: Inks): readonly Rgb[] {
  const component = (ink: number, c: number): number => Math.round(colours[ink * channels + Math.min(c, channels - 1)])
  return Array.from({ length: count }, (_, ink): Rgb => [component(ink, 0), component(ink, 1), component(ink, 2)])
}
