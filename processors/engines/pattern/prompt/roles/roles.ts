/** Who plays which part in the design. */
export type Roles = {
  readonly families: string[]
  readonly generalFamilies: string[]
  /** Heroes first, then the rest, fillers last. */
  readonly motifs: string[]
  /** How many of the motifs lead. */
  readonly heroes?: number
  /** A patterned ground under tossed motifs: "lemons on gingham". */
  readonly under?: string
  /** A size the family word brought along: ditsy things are tiny. */
  readonly scale?: number
  /** The look in which weather, land or a feeling is drawn. */
  readonly styles?: readonly string[]
}
