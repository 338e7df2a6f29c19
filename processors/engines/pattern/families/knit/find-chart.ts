import type { Ink } from '../../../color/ink.ts'
import { hueDistance } from '../../../color/ink.ts'
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

/** OKLCH hues, in radians, of things that have a colour by nature. */
const natures: Readonly<Record<string, number>> = { rose: 0.2, strawberry: 0.4, heart: 0.3, mushroom: 0.5, tree: 2.4 }

/** The OKLCH hue, in radians, that a thing has by nature; undefined for a thing of any colour. */
export function natureOf(noun: string): number | undefined {
  const name = Object.hasOwn(aliases, noun) ? aliases[noun] : noun
  return Object.hasOwn(natures, name) ? natures[name] : undefined
}

/** Radians of OKLCH hue within which an ink may stand for the colour a thing has by nature. */
const HUE_REACH = 0.55

/** True for an ink that may stand for a natural colour of that hue (radians); greys never do. */
export function isOfHue(ink: Ink, hue: number): boolean {
  return ink.chroma > 0.03 && hueDistance(ink, { ...ink, hue }) < HUE_REACH
}
