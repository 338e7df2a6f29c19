import type { Ink } from '../../color/ink.ts'
import type { Family } from '../families/family.ts'
import { runny, skins } from '../prompt/meaning/family-kinds.ts'
import type { Mood } from './moods/mood.ts'

/** Marks and shapes of which each may have a colour of its own. */
const inTurns = [...skins, 'dots', 'triangles', 'chevron', 'checkerboard']

/** What wears all the colours of a rainbow. */
const inWholeRainbows = [...inTurns, 'stripes']

/** Inks of a mood that a family takes unasked. A rainbow of two inks is none, and colourful dots have five. */
export function inksOfMood({ name, inks }: Mood, family: Family, isColourful = false): number {
  const natural = isColourful ? Math.max(family.inks.natural, MANY) : family.inks.natural
  if (name === 'rainbow' && inWholeRainbows.includes(family.name)) return inks.length
  if (!inTurns.includes(family.name)) return natural
  // A bold leopard is a leopard.
  return name === 'pop' && !skins.includes(family.name) ? Math.max(natural, COLOURFUL) : natural
}

/** Inks of a cloth in the colours of a mood, however few it is built of. */
const MANY = 4

/** Inks of a colourful print, paper included. */
const COLOURFUL = 5

/** Cloth of few inks keeps to the named colours; forms with light and shade, and skins, get tones. */
export function inksOfNames(family: Family, given: number): number {
  const { name } = family
  const { least, natural, needsTones } = family.inks
  if (needsTones || skins.includes(name)) return Math.max(natural, given)
  if (natural <= 4) return given
  // What is woven, tiled or cut is built of three named colours alone; what is poured or painted runs through their tones.
  if (given >= SET && !runny.includes(name)) return Math.max(least, given)
  return Math.max(least, Math.min(natural, given + 2))
}

/** So many colours are a palette. */
const SET = 3

/**
 * How many tones of so many named colours come before greens: those of the tropics come first, as leaves are more than half of that cloth;
 * beside three colours of flowers more than two tones would leave no room for any green.
 */
export function tonesBeforeGreens({ name }: Family, colours: number): number {
  if (name === 'tropical') return 0
  return colours < SET ? 2 * colours : 2
}

/** "Bauhaus in black and white": two inks, and no greys between, of all that is woven, tiled, cut or printed in areas. */
export function isBlackAndWhite(named: readonly Ink[], { name, inks }: Family): boolean {
  // Paint that is flung is as black as it is in the pot, however much else of it runs into tones.
  const isRunny = runny.includes(name) && name !== 'splatter'
  if (named.length !== 2 || inks.needsTones || inks.isRun || isRunny || skins.includes(name)) return false
  const [dark, light] = named.map(({ lightness }) => lightness).sort((one, other) => one - other)
  return named.every(({ chroma }) => chroma < NO_HUE) && dark < BLACK && light > WHITE
}

/** In OKLCH. */
const [NO_HUE, BLACK, WHITE] = [0.025, 0.3, 0.92]
