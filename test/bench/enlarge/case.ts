import type { Picture, Truth } from './picture.ts'
import type { Way } from './ways.ts'

/** One picture reduced one way, and what enlarging it should give back. */
export type Case = {
  readonly name: string
  readonly way: string
  readonly scale: number
  readonly tile: boolean
  readonly truth: Picture
  /** With alpha where the picture has it; the truth is then as it lies on white. */
  readonly small: Picture
}

/** Every truth reduced every way, one after the other, so that few of them stand in memory. */
export async function* casesOf(
  truths: readonly Truth[],
  ways: readonly Way[],
  scale: number,
): AsyncGenerator<Case, void, undefined> {
  for (const { name, picture, tile } of truths)
    for (const way of ways)
      yield { name, way: way.name, scale, tile, truth: picture, small: await way.reduce(picture, scale, tile) }
}
