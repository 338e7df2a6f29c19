/** Colourway of a mood. The inks are in any order; the ground is chosen by lightness. */
export type Mood = {
  readonly name: string
  readonly words: readonly string[]
  readonly ground: 'light' | 'dark'
  readonly inks: readonly string[]
}
