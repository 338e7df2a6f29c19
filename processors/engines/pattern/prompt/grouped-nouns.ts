import type { ReadPhrase } from './choose-meaning.ts'
import type { Scene } from './words/scene-words.ts'

/** What is drawn when a prompt names only a place. */
const inhabitants: Readonly<Partial<Record<Scene, readonly string[]>>> = {
  water: ['swan', 'heron', 'lily pad', 'frog'],
  sea: ['fish', 'shell', 'starfish', 'whale'],
  snow: ['pine tree', 'snowflake', 'mountain'],
  forest: ['pine tree', 'tree', 'mushroom'],
  sky: ['cloud', 'swallow', 'sun'],
  desert: ['cactus', 'camel', 'sun'],
  kitchen: ['teapot', 'lemon', 'cup'],
}

/** Nouns behind the words for many things ("farm animals"), else for places, when nothing single is named. */
export function groupedNouns(phrases: readonly ReadPhrase[]): string[] {
  const read = phrases.filter(({ isNegated }) => !isNegated)
  const meanings = read.flatMap(({ meanings }) => meanings)
  const groups = meanings.flatMap((meaning) => (meaning.kind === 'group' ? [meaning.nouns] : []))
  // "Woodland animals": the particular group wins over the general one.
  const nouns =
    groups[0] ?? meanings.flatMap((meaning) => (meaning.kind === 'scene' ? [inhabitants[meaning.scene] ?? []] : []))[0]
  return [...(nouns ?? [])]
}
