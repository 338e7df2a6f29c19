import type { DrawCutFlower } from './modern-flowers.ts'
import { cutDaisy, cutPoppy } from './modern-flowers.ts'
import { cutTulip } from './modern-stems.ts'

/** How each flower is cut. */
const cuts: Readonly<Record<string, DrawCutFlower>> = {
  poppy: cutPoppy,
  anemone: cutPoppy,
  tulip: cutTulip,
  daisy: cutDaisy,
  sunflower: cutDaisy,
  cosmos: cutDaisy,
}

/** Flowers that are known by a few flat shapes. */
export const cutFlowerNouns: readonly string[] = Object.keys(cuts)

/** The cut flowers among some nouns, in their order. */
export function cutFlowersOf(nouns: readonly string[]): DrawCutFlower[] {
  return nouns.flatMap((noun) => cuts[noun] ?? [])
}
