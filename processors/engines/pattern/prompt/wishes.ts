import type { Backdrop } from '../backdrop/backdrop.ts'
import type { FrameWish } from '../families/conversational/frames/frame-names.ts'
import type { LayoutName, Orientation } from '../families/family.ts'
import type { Change } from '../layout/change.ts'
import type { Scene } from './words/scene-words.ts'
import type { AskedSymmetry, DensityName } from './words/setting-words.ts'
import type { Tone } from './words/style-words.ts'

export type NamedColour = {
  readonly hex: string
  readonly isGround: boolean
  /** Belongs to one thing among several ("black cats and pumpkins"). */
  readonly isOfOneThing?: boolean
  /** Belongs to a part of a thing ("cats with green eyes"). */
  readonly isOfPart?: boolean
  /** Is to cover little ("with a pink accent"). */
  readonly isAccent?: boolean
  /** Belongs to a border: the border is dyed in it, and the field does not use it. */
  readonly isOfBorder?: boolean
}

/** What a border shows instead of the field's design: a cloth with its styles, or things. */
export type BorderWish = {
  readonly family: string
  readonly styles: readonly string[]
  readonly motifs: readonly string[]
}

/** Everything that a prompt asks for, before defaults are filled in. */
export type Wishes = {
  families: string[]
  /** Families requested by a general word, such as `floral`. */
  generalFamilies: string[]
  /** Singular nouns: main motifs first, fillers last. */
  motifs: string[]
  /** Family of the ground below tossed motifs. */
  under?: string
  /** The cloth that the design changes into along the repeat. */
  change?: Change
  /** Style that adds marks and areas of its own to scattered things: midcentury, memphis. */
  manner?: string
  /** Frame around the things: a plain one, or that of a period. */
  frames?: FrameWish
  /** What the border shows instead of the field's design. */
  border?: BorderWish
  /** Place behind the motifs. */
  backdrop?: Backdrop
  /** That place is named itself ("over waves"), and not only brought by a scene. */
  isPlaceSaid?: boolean
  /** Number of motifs that lead; the others accompany them. */
  heroes?: number
  /** What stands in the corners of a square, as a singular noun. */
  inCorners?: string
  /** Scarves, bandanas, handkerchiefs: a placement print gets the rails and border of a square. */
  isSquare?: boolean
  /** Styles, including specific names within a family's words: `log cabin`, `kanoko`. */
  styles: string[]
  moods: string[]
  tone?: Tone
  /** Several colours of a mood are requested, as in "a check in autumn colours". */
  isColourful?: boolean
  /** One hue in several tones is requested. */
  isTonal?: boolean
  /** These tones are close to the named colour (tone on tone). */
  isClose?: boolean
  scenes: Scene[]
  colours: NamedColour[]
  /** Colours named for the pattern below the things. */
  patternColours?: string[]
  /** Colours named for the plain stripes between lanes of things. */
  stripeColours?: string[]
  /** Border prints whose field is left plain. */
  isFieldPlain?: true
  /** Factor on the size of the pattern below the things. */
  underScale?: number
  avoidedColours: string[]
  /** Colours that the ground must not have, while things on it may. */
  avoidedGrounds?: string[]
  /** Singular nouns that must not be drawn. */
  avoidedMotifs?: string[]
  /** Colour of one motif among several, by its noun. */
  motifColours: Record<string, string>
  /**
   * Colours that one motif among several takes in turn, by its noun; the last of them is also its entry in
   * `motifColours`.
   */
  coloursInTurn?: Readonly<Record<string, readonly string[]>>
  /** Colours of parts of a motif, by `part of noun`. */
  partColours?: Readonly<Record<string, readonly string[]>>
  /** What a motif rides or sits in, holds and wears, by its noun. */
  seats?: Readonly<Record<string, readonly string[]>>
  held?: Readonly<Record<string, readonly string[]>>
  worn?: Readonly<Record<string, readonly string[]>>
  /** Number of a motif beside others, and factor on its size, by its noun. */
  numbers?: Readonly<Record<string, number>>
  sizes?: Readonly<Record<string, number>>
  /** The leading thing is in the plural, without a number. */
  areSeveral?: true
  density?: DensityName
  scale?: number
  /** Colour of the contours of things that are filled with another. */
  contourColour?: string
  /** Factor on the width of lines. */
  lineWeight?: number
  layout?: LayoutName
  orientation?: Orientation
  /** Side that all things face. */
  facing?: 'left' | 'right'
  symmetry?: AskedSymmetry
  /** Number of colours, ground included. */
  colourCount?: number
  /** Size of the main motif in mm. */
  motifMm?: number
  /** Width of lines in mm. */
  lineMm?: number
  /** Distance in mm from one line, stripe or dot to the next. */
  gapMm?: number
  /** Widths of stripes in mm, in the order in which they are named. */
  widthsMm?: readonly number[]
  /** Long edge of the repeat in mm. */
  repeatMm?: number
  /** Its sides in mm, across and down, where they differ. */
  aspect?: { readonly width: number; readonly height: number }
  /** Text on the cloth, in capitals. */
  text?: string
  /** Threadcount written in the prompt, such as `R8 B4 G24`. */
  threadcount?: string
}
