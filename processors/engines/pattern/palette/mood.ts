/** A colourway for a mood: inks in any order, the ground chosen by lightness. */
export type Mood = {
  readonly name: string
  readonly words: readonly string[]
  readonly ground: 'light' | 'dark'
  readonly inks: readonly string[]
}
