import type { Wishes } from './wishes.ts'

/** A prompt as it was read. */
export type Understanding = {
  readonly wishes: Wishes
  /** What each word did, in order. */
  readonly understood: { readonly words: string; readonly as: string }[]
  /** Words that changed nothing. */
  readonly ignored: string[]
}
