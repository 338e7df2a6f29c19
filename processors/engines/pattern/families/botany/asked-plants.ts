import type { Plan } from '../family.ts'
import { flowerNouns } from './flowers/bloom-table.ts'
import { herbNouns, isLeaf } from './leaves/leaf-table.ts'
import { isTropicalLeaf } from './leaves/tropical-leaf.ts'

/** What a prompt was understood to say. */
type Named = Pick<Plan, 'motifs' | 'styles'>

/**
 * The flowers a prompt names, most important first: among its nouns, and inside the phrases that chose the family
 * ("wisteria" for a trailing cloth, "magnolia branches" for boughs).
 */
export function flowersAsked(plan: Named): string[] {
  return named(plan, (noun) => flowerNouns.includes(noun) && noun !== 'wildflower')
}

/** What stands for wildflowers beside other plants, and what else is one. */
const WILDFLOWERS = ['poppy', 'cornflower', 'daisy', 'buttercup', 'foxglove']
const otherWild = 'bluebell,cosmos,chamomile,yarrow,coneflower,cow parsley,thistle,clover'.split(',')

/** The flowers that stand for the wildflowers a prompt names; none where it says which they are. */
export function wildflowersAsked(plan: Named): string[] {
  const isSaid = named(plan, (noun) => noun === 'wildflower' || noun === 'wild flower').length > 0
  const areTold = flowersAsked(plan).some((noun) => [...WILDFLOWERS, ...otherWild].includes(noun))
  return isSaid && !areTold ? WILDFLOWERS : []
}

/** The leaves and twigs a prompt names, in the same way. */
export function leavesAsked(plan: Named): string[] {
  return named(plan, isLeaf)
}

/** The large leaves of the tropics it names, in the same way. */
export function tropicalLeavesAsked(plan: Named): string[] {
  return named(plan, isTropicalLeaf)
}

/** The herbs among the small leaves. */
export function herbsAsked(plan: Named): string[] {
  return leavesAsked(plan).filter((noun) => herbNouns.includes(noun))
}

function named({ motifs, styles }: Named, isKnown: (noun: string) => boolean): string[] {
  const inStyles = styles.flatMap((style) => {
    const words = style.split(' ').map(singular)
    const phrases = [words.join(' '), ...words.slice(0, -1).map((word, at) => `${word} ${words[at + 1]}`), ...words]
    return phrases
  })
  return [...new Set([...motifs, ...inStyles].filter(isKnown))]
}

function singular(word: string): string {
  if (word === 'leaves') return 'leaf'
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us') && word !== 'iris'
    ? word.replace(/(?<=[^aeou])ies$/, 'y').replace(/s$/, '')
    : word
}
