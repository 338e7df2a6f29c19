import { seededRandom } from '../harness/seeded-random.ts'

/** Every fault once in an order that the seed decides, then all of them again in another, until there are so many. */
export function drawFaults<Name>(seed: number, count: number, names: readonly Name[]): readonly Name[] {
  const random = seededRandom(seed)
  const drawn: Name[] = []
  while (drawn.length < count) {
    const left = [...names]
    while (left.length > 0 && drawn.length < count) drawn.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return drawn
}
