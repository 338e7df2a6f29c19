import type { Ink } from '../../../color/ink.ts'
import { hueDistance } from '../../../color/ink.ts'
import { isTinted } from '../../../color/tone.ts'
import type { PictureName } from './picture-charts.ts'
import { pictureCharts } from './picture-charts.ts'

const aliases: Readonly<Record<string, PictureName>> = {
  deer: 'reindeer',
  alpaca: 'llama',
  stag: 'reindeer',
  moose: 'reindeer',
  elk: 'reindeer',
  'pine tree': 'tree',
  'fir tree': 'tree',
  fir: 'tree',
  'christmas tree': 'tree',
  snow: 'snowflake',
  robin: 'bird',
  dove: 'bird',
  blossom: 'flower',
  daisy: 'flower',
  bunny: 'rabbit',
  hare: 'rabbit',
  kitten: 'cat',
  lamb: 'sheep',
  puppy: 'dog',
  dachshund: 'dog',
  toadstool: 'mushroom',
  cottage: 'house',
  'arcade alien': 'invader',
}

/** Nouns that have a chart. */
export const chartedNouns: readonly string[] = [...Object.keys(pictureCharts), ...Object.keys(aliases)]

/** The chart of a noun, or undefined. */
export function findPictureChart(noun: string): readonly string[] | undefined {
  if (Object.hasOwn(pictureCharts, noun)) return pictureCharts[noun as PictureName]
  return Object.hasOwn(aliases, noun) ? pictureCharts[aliases[noun]] : undefined
}

/** OKLCH hues in radians of things with a natural colour. */
const natures: Readonly<Record<string, number>> = { rose: 0.2, strawberry: 0.4, heart: 0.3, mushroom: 0.5, tree: 2.4 }

/** OKLCH hue in radians of a thing's natural colour; undefined for things of any colour. */
export function natureOf(noun: string): number | undefined {
  const name = Object.hasOwn(aliases, noun) ? aliases[noun] : noun
  return Object.hasOwn(natures, name) ? natures[name] : undefined
}

/** Largest OKLCH hue difference in radians between an ink and the natural colour that it stands for. */
const HUE_REACH = 0.55

/** Whether an ink may stand for a natural colour of a hue in radians; greys never do. */
export function isOfHue(ink: Ink, hue: number): boolean {
  return isTinted(ink) && hueDistance(ink, { ...ink, hue }) < HUE_REACH
}
