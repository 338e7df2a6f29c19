import type { Backdrop } from '../backdrop/backdrop.ts'
import type { FrameWish } from '../families/conversational/frames/frame-names.ts'
import type { LayoutName, Orientation } from '../families/family.ts'
import type { Change } from '../layout/change.ts'
import type { GroupName } from '../layout/wallpaper-group.ts'
import type { Scene } from './words/scene-words.ts'
import type { DensityName } from './words/setting-words.ts'
import type { Tone } from './words/style-words.ts'

export type NamedColour = {
  readonly hex: string
  readonly isGround: boolean
  /** True when it belongs to one thing among several: "black cats and pumpkins". */
  readonly isOfOneThing?: boolean
  /** True when it belongs to a part of a thing: "cats with green eyes". */
  readonly isOfPart?: boolean
  /** True for little of it: "with a pink accent". */
  readonly isAccent?: boolean
  /** True for that of a border: the rim is dyed in it, and the field has none of it. */
  readonly isOfBorder?: boolean
}

/** What a border shows that the field does not: a cloth with its styles, or things. */
export type BorderWish = {
  readonly family: string
  readonly styles: readonly string[]
  readonly motifs: readonly string[]
}

/** What a prompt asks for, before any default is filled in. */
export type Wishes = {
  families: string[]
  /** Families asked for by a word that means many, such as `floral`. */
  generalFamilies: string[]
  /** Singular nouns: heroes first, fillers last. */
  motifs: string[]
  /** A family drawn as the ground under tossed motifs. */
  under?: string
  /** What a cloth goes over into on its way up the repeat. */
  change?: Change
  /** A way of drawing that brings marks and areas of its own to strewn things: midcentury, memphis. */
  manner?: string
  /** What the things are set in, a frame or those of a period. */
  frames?: FrameWish
  /** What a border shows that its field does not. */
  border?: BorderWish
  /** The place behind the motifs. */
  backdrop?: Backdrop
  /** How many of the motifs lead; the others stand beside them. */
  heroes?: number
  /** A scarf, a bandana, a handkerchief: a placement print gets a square's rails and border. */
  isSquare?: boolean
  /** Looks, and the finer names found inside a family's words: `log cabin`, `kanoko`. */
  styles: string[]
  moods: string[]
  tone?: Tone
  /** Colours of a mood in the plural: a check in autumn colours has more than one of them. */
  isColourful?: boolean
  /** One hue in several tones. */
  isTonal?: boolean
  /** Those tones lie close about the colour that is named: tone on tone. */
  isClose?: boolean
  scenes: Scene[]
  colours: NamedColour[]
  /** Colours said of the pattern under the things. */
  patternColours?: string[]
  /** Factor on the size of the pattern under the things. */
  underScale?: number
  avoidedColours: string[]
  /** Colours that the ground shall not have, and what lies on it may. */
  avoidedGrounds?: string[]
  /** Singular nouns that shall not be drawn. */
  avoidedMotifs?: string[]
  /** Colours that belong to one motif among several, by its noun. */
  motifColours: Record<string, string>
  /** Colours that one motif among several wears in turn, by its noun; the last of them is its colour besides. */
  coloursInTurn?: Readonly<Record<string, readonly string[]>>
  /** Colours of parts of a motif, by `part of noun`. */
  partColours?: Readonly<Record<string, readonly string[]>>
  /** What a motif rides or sits in, what it holds and what it wears, by its noun. */
  seats?: Readonly<Record<string, readonly string[]>>
  held?: Readonly<Record<string, readonly string[]>>
  worn?: Readonly<Record<string, readonly string[]>>
  /** How many of a motif there are beside others, and a factor on its size, by its noun. */
  numbers?: Readonly<Record<string, number>>
  sizes?: Readonly<Record<string, number>>
  /** The thing that leads is said in the plural, without a number. */
  areSeveral?: true
  density?: DensityName
  scale?: number
  /** Factor on the width of lines. */
  lineWeight?: number
  layout?: LayoutName
  orientation?: Orientation
  /** The side that all things look to. */
  facing?: 'left' | 'right'
  symmetry?: GroupName
  /** Colours in all, ground included. */
  colourCount?: number
  /** Size of the main motif in mm. */
  motifMm?: number
  /** Long edge of the repeat in mm. */
  repeatMm?: number
  /** What is written on the cloth, in capitals. */
  text?: string
  /** A threadcount written in the prompt, as `R8 B4 G24`. */
  threadcount?: string
}
