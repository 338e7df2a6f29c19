import { seededRandom } from '../harness/seeded-random.ts'

/**
 * Every run looks at the same places, so that it says something of the code alone; HEDDLE_FUZZ_SEED looks elsewhere.
 * The seed stands in the title of each test.
 */
export const fuzzSeed = Number(process.env.HEDDLE_FUZZ_SEED ?? 7)

/** Its own sequence for each test, so that one test alone repeats what it did beside others. */
export const fuzzRandom = (test: number): (() => number) => seededRandom(fuzzSeed + test)
