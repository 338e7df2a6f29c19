import type { Softness } from '../edges/measure-softness.ts'

/** What happened to a picture before it came here. All measures are the same for a repeat however it is rolled. */
export type Spoiling = Softness & {
  /** Standard deviation of noise, levels of 255. */
  readonly noise: number
  /** Noise between neighbours two pixels apart over noise between direct ones: 1 for white noise, more for texture. */
  readonly growth: number
  /**
   * Noise by fourth differences over noise by second ones: about 1 for white noise, whatever is drawn beneath it, less
   * for texture, whose grains are wider than a pixel, more for the crossings of threads; 0 where it tells nothing.
   */
  readonly whiteness: number
  /**
   * How much energy JPEG took from the highest frequencies, octaves (`measureBlocks`): about 0 for a picture that was
   * never a JPEG, 1 and more for one that was.
   */
  readonly blocks: number
  /** How aliased edges are, 0..1 (`measureStairs`): high where a picture was reduced without averaging. */
  readonly stairs: number
  /** How many edges are anti-aliased, 0..1 (`measureBetween`): low where a picture was reduced without averaging. */
  readonly between: number
  /** How many of the strongest edges hold mixtures, 0..1 (`measureMixtures`): the same at any contrast. */
  readonly mixed: number
  /** Share of the pixels that change and are back three pixels on, 0..1 (`measureThirds`). */
  readonly thirds: number
  /** Share of neighbours that are exactly equal, 0..1 (`measurePlain`). */
  readonly plain: number
  /** Whether the weave of a scan was removed, which leaves noise of its own. */
  readonly isBare: boolean
  /**
   * Variance of isolated edges, square pixels, where nothing says that they were sharp; 0 where something does, or too
   * few are seen.
   */
  readonly softWidth: number
  /** Whether isolated edges say that nothing blurred them: they are sharp, or unlike any blur. */
  readonly isUnblurred: boolean
  /** Whether isolated edges say that they were sharp before anything blurred them. */
  readonly isSharp: boolean
  /** Isolated edges found, along rows and columns. */
  readonly loneEdges: number
  /** How steep its steepest places are (`measureSteepness`). */
  readonly steepness: number
  /** How much of its change repeats a few pixels on (`measureRibs`). */
  readonly ribs: number
}

/** How strong what looks like noise is, and whether it is white. */
export type Grain = Pick<Spoiling, 'noise' | 'growth' | 'whiteness'>
