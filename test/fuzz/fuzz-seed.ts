import { seededRandom } from '../contract/seeded-random.ts'

/** Every run looks somewhere else; HEDDLE_FUZZ_SEED looks there again. The seed stands in the title of each test. */
export const fuzzSeed = Number(process.env.HEDDLE_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** Its own sequence for each test, so that one test alone repeats what it did beside others. */
export const fuzzRandom = (test: number): (() => number) => seededRandom(fuzzSeed + test)

/** Does `once` again and again until the time is over or it was done `most` times; answers how many times that was. */
export async function forAWhile(ms: number, most: number, once: (round: number) => Promise<void>): Promise<number> {
  const endAt = performance.now() + ms
  let round = 0
  while (round < most && performance.now() < endAt) {
    await once(round)
    round += 1
  }
  return round
}
