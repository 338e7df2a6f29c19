import type { Candidates, Purity } from './list-candidates.ts'

/** Standard deviation of a picture's edges beyond anti-aliasing, pixels. */
export type Blur = { readonly light: number; readonly color: number }

/** A picture of which all but the shares of its inks is known. */
export type SharedPicture = {
  readonly width: number
  readonly height: number
  /** What each pixel shows: a plane of lightness and none or two of colour; levels of the largest contrast. */
  readonly shown: readonly Float32Array[]
  /** What a whole share of each ink adds to these, as many numbers. */
  readonly inks: readonly (readonly number[])[]
  readonly blur: Blur
  /** The inks that each pixel may hold; a single one has shares between 0 and 1, those of several add up to 1. */
  readonly candidates: Candidates
  /** A first guess at the share of an ink in a quarter, in rows of twice the picture's width, of a pixel. */
  readonly guess: (quarter: number, ink: number, pixel: number) => number
  /** Steps. */
  readonly steps: number
  /** Price of a border, per quarter pixel of its length, in squares of the largest contrast. */
  readonly price: number
  /** If inks may be others: what tells so. */
  readonly purity?: Purity | undefined
  /** Inks that no place shows pure, which are fitted too; and the nearest that is one. */
  readonly unsure?: { readonly inks: readonly number[]; readonly settle: (ink: readonly number[]) => readonly number[] }
}
