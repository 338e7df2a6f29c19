import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { compiledNear } from './compiled-near.ts'
import { CANDIDATES_MAX } from './near-kernel.ts'

type Kernels = typeof import('./near-kernel.ts')
type Run = Extract<keyof Kernels, 'labelPixels' | 'markOpen' | 'listOpen' | 'labelMixed'>
type Laid = Extract<keyof Kernels, 'quarters' | 'label' | 'along' | 'isOpen' | 'rough' | 'besides' | 'among'>
type Listed = Extract<keyof Kernels, 'open' | 'first' | 'ink'>

const openKernels = openCompiled<Run, Laid | Listed>(compiledNear.module, [
  ...(['labelPixels', 'markOpen', 'listOpen', 'labelMixed'] as const),
])
const WORD = 4

/** Inks that the pixels of a picture may hold, each an index in a list of inks. */
export type Candidates = {
  /** Ink of each pixel; of a pixel that may hold several one of them. */
  readonly label: Uint8Array
  /** Pixels that may hold more than one ink, in order. */
  readonly open: Int32Array
  /** Where the candidates of each of these begin, and after the last where they end. */
  readonly first: Int32Array
  /** The inks that they may hold. The first two are no candidates; see `findBeside`. */
  readonly ink: Uint8Array
}

/** What is known of where inks are before shares are solved. */
export type Guess = {
  /** Ink of each quarter of a pixel, rows twice as long as the picture's and twice as many. */
  readonly quarters: Uint8Array
  readonly width: number
  readonly height: number
  /** Pixels around one whose inks it may hold, in each direction. */
  readonly reach: number
  /** Where this is not 0, pixels show no ink pure, where not only borders tell that several may be there. */
  readonly rough?: Uint8Array | undefined
  /** The inks that open pixels may hold, if not those around them: of two the second alone, which leaves the rest to the first. */
  readonly any?: readonly number[] | undefined
  /** An ink that each pixel may hold besides those around it, and the pixels around it too; `NOTHING` for none. */
  readonly besides?: Uint8Array | undefined
  /** Where this is not 1, pixels hold what was guessed, one ink each. */
  readonly among?: Uint8Array | undefined
}

/** Lists what the pixels near a guessed border may hold; all others hold what was guessed. */
export function listCandidates(guess: Guess): Candidates {
  const { width, height, any, besides, among } = guess
  const { kernels, at, end, count } = markOpen(guess)
  const most = any?.length ?? CANDIDATES_MAX
  const { at: listed, buffer } = placeArrays<Listed>(kernels, end, {
    ...{ open: WORD * count, first: WORD * (count + 1), ink: 2 + most * count },
  })
  if (any) new Uint8Array(buffer, compiledNear.at.any, any.length).set(any)
  const last = kernels.runs.listOpen(any?.length ?? 0, Number(besides !== undefined))
  kernels.runs.labelMixed(count, Number(among !== undefined))
  return {
    label: new Uint8Array(buffer, at.label, width * height).slice(),
    open: new Int32Array(buffer, listed.open, count).slice(),
    first: new Int32Array(buffer, listed.first, count + 1).slice(),
    ink: new Uint8Array(buffer, listed.ink, last).slice(),
  }
}

/** Of each ink, how many pixels show it, and how many of them nothing else. */
export type Purity = { readonly all: Int32Array; readonly pure: Int32Array }

/** Counts the pixels of inks. */
export function countPure({ label, open }: Candidates, inks: number): Purity {
  const [all, pure] = [new Int32Array(inks), new Int32Array(inks)]
  for (let pixel = 0; pixel < label.length; pixel++) all[label[pixel]]++
  pure.set(all)
  for (let index = 0; index < open.length; index++) pure[label[open[index]]]--
  return { all, pure }
}

/** Share of the pixels that are near a guessed border. */
export function openShare(guess: Guess): number {
  return markOpen(guess).count / (guess.width * guess.height)
}

/** Marks the pixels that hold no ink, or around which, within reach, not all are of one; of no picture that repeats. */
export function markMixed(inkOf: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const kernels = openKernels()
  const pixels = width * height
  const { buffer, at } = placeArrays<Laid>(kernels, compiledNear.size, {
    ...{ quarters: 0, label: pixels, along: pixels, isOpen: pixels, rough: 0, besides: 0, among: 0 },
  })
  new Int32Array(buffer, compiledNear.at.frame, 3).set([width, height, reach])
  new Uint8Array(buffer, at.label, pixels).set(inkOf)
  kernels.runs.markOpen(0)
  return new Uint8Array(buffer, at.isOpen, pixels)
}

/** Lays a guess out for the kernels, and marks and counts the pixels near its borders. */
function markOpen({ quarters, width, height, reach, rough, besides, among }: Guess) {
  const kernels = openKernels()
  const pixels = width * height
  const { buffer, at, end } = placeArrays<Laid>(kernels, compiledNear.size, {
    ...{ quarters: 4 * pixels, label: pixels, along: pixels, isOpen: pixels },
    ...{ rough: rough ? pixels : 0, besides: besides ? pixels : 0, among: among ? pixels : 0 },
  })
  new Int32Array(buffer, compiledNear.at.frame, 3).set([width, height, reach])
  for (const [array, from] of Object.entries({ quarters, rough, besides, among }))
    if (from) new Uint8Array(buffer, at[array as Laid], from.length).set(from)
  kernels.runs.labelPixels(Number(rough !== undefined), Number(besides !== undefined))
  return { kernels, at, end, count: kernels.runs.markOpen(Number(among !== undefined)) }
}
