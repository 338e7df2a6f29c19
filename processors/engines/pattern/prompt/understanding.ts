import type { Wishes } from './wishes.ts'

/** The result of reading a prompt. */
export type Understanding = {
  readonly wishes: Wishes
  /** What each phrase did, in order. */
  readonly understood: { readonly words: string; readonly as: string }[]
  /** Words that changed nothing. */
  readonly ignored: string[]
}
