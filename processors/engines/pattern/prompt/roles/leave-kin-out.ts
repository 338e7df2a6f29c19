import type { Wishes } from '../wishes.ts'

/** What is of a kind that has a name of its own, where the kind is refused. */
const kin: Readonly<Record<string, readonly string[]>> = {
  fish: [
    'clownfish',
    'koi',
    'koi carp',
    'goldfish',
    'angelfish',
    'tropical fish',
    'pufferfish',
    'tuna',
    'sardine',
    'shark',
  ],
  bird: ['swallow', 'robin', 'seagull', 'swan', 'heron', 'duck', 'goose', 'owl', 'parrot', 'toucan', 'sparrow', 'crow'],
  bone: ['skeleton', 'skull'],
}

/** "Coral reef, no fish": what a place or feast brings leaves out the kinds that are refused. */
export function leaveKinOut(wishes: Wishes): void {
  const { avoidedMotifs = [], motifs } = wishes
  const isRefused = (noun: string): boolean =>
    avoidedMotifs.some((kind) => noun === kind || kin[kind]?.includes(noun) === true || noun.endsWith(` ${kind}`))
  const left = motifs.filter((noun) => !isRefused(noun))
  if (left.length > 0 && left.length < motifs.length) wishes.motifs = left
}
