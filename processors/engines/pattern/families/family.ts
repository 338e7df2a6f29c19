import type { Cloth } from '../kit/area/cloth.ts'
import type { Random } from '../kit/chance/random.ts'
import type { Cast } from '../kit/ink/cast.ts'
import type { Lattice } from '../kit/place/lattice.ts'
import type { LayoutName } from '../spec/design-spec.ts'

/** Everything that a family needs for drawing: sizes, inks and the random source, all decided before it starts. */
export type Plan = {
  readonly widthMm: number
  readonly heightMm: number
  readonly random: Random
  readonly cast: Cast
  /** Factor on the size of motifs: 0.35 micro … 1 the family's own … 2.5 very large. */
  readonly scale: number
  /** Share of the cloth's area that the figures should cover, 0.03..0.97. */
  readonly coverage: number
  /** Whether a density was requested; without one a family keeps its usual proportions. */
  readonly isDensityAsked: boolean
  readonly lattice: Lattice
  readonly orientation: Orientation
  /** Nouns of the prompt that this family knows, most important first. */
  readonly motifs: readonly string[]
  /** Words for look and technique, such as `outline`, `line`, `block-print`. */
  readonly styles: readonly string[]
  /** Settings from the spec that only this family understands. */
  readonly details: Readonly<Record<string, string | number | boolean>>
}

/** What a prompt says beside a single named colour. */
export type LoneColour = {
  readonly styles: readonly string[]
  readonly motifs?: readonly string[]
  readonly isGround: boolean
  /** Whether other colours are named as accents. */
  readonly hasAccents: boolean
}

/** The parts of a request that tell a family which of its kinds to draw. */
export type KindAsked = Pick<Plan, 'styles' | 'details'> & Partial<Pick<Plan, 'motifs'>>

/** Inks as `#rrggbb`, and the index of the ground among them. */
export type Colourway = { readonly inks: readonly string[]; readonly ground: number }

export type Orientation = 'one-way' | 'two-way' | 'four-way'

export type { LayoutName }

/** One way of patterning cloth. A family is one file that is listed in `registry.ts`. */
export type Family = {
  readonly name: string
  /** One line for readers: what it is and how the trade constructs it. */
  readonly summary: string
  /** Words and phrases that ask for it (singular, lower case, any language). */
  readonly words: readonly string[]
  /** Words that ask for it only when no other family is named, such as `floral` or `geometric`. */
  readonly generalWords?: readonly string[]
  /** Moods that its own colourway answers already: a landscape in winter has the colours of snow. */
  readonly ownMoods?: (asked: KindAsked) => readonly string[]
  /** The usual colours of a named kind, for prompts that name neither colours nor a mood. */
  readonly colourway?: (asked: KindAsked) => Colourway | undefined
  /**
   * The inks that go with one named colour where no mood is named; without it the colourway of a mood is used around
   * it.
   */
  readonly colourwayAround?: (hex: string, asked: LoneColour) => Colourway | undefined
  /** The same for two or more named colours, none of them the ground. */
  readonly colourwayAmong?: (hexes: readonly string[], asked: KindAsked) => Colourway | undefined
  /**
   * Its kinds by name, each with its words separated by `|`; these ask for the family as well, and the name arrives in
   * `plan.styles`.
   */
  readonly kinds?: Readonly<Record<string, string>>
  /** Nouns it can draw; a prompt with one of them and no family word may choose this family. */
  readonly motifs: readonly string[]
  /** Ground coverage (area share) for low, medium and high density; `medium` is the default. */
  readonly coverage: { readonly low: number; readonly medium: number; readonly high: number }
  /**
   * Whether the construction fixes the coverage (a houndstooth is half and half), so that density changes the scale
   * instead.
   */
  readonly isDensityFixed?: boolean
  /**
   * `least`: fewest inks that still read; `natural`: inks of a default palette, ground included; `needsTones`: forms
   * need light and shade.
   */
  readonly inks: {
    readonly least: number
    readonly natural: number
    readonly needsTones?: boolean
    /**
     * `line` where the strongest contrast matters more than the strongest colour, as in a zebra; `paper` where the
     * palest ink of a mood is drawn on its colour, as in lace.
     */
    readonly leads?: 'line' | 'paper'
    /**
     * Whether named colours form a continuous gradient, a single one through its own tones, as in an ombre; a `dye`
     * runs from undyed cloth to its full depth.
     */
    readonly isRun?: boolean | 'dye'
    /**
     * Number of tones of such a gradient, ends included; where it is given, a mood's inks form a gradient as well. A function where only
     * some styles of the family run.
     */
    readonly runSteps?: number | ((asked: Pick<Plan, 'styles'>) => number | undefined)
    /**
     * Whether every pigment has three strengths (a thin wash, itself and a dark pool), as in watercolour: always, or
     * depending on the styles.
     */
    readonly isDiluted?: boolean | ((asked: Pick<Plan, 'styles'>) => boolean)
    /** Whether two tones of one hue are the default palette, as in woven damask. */
    readonly isTonal?: boolean
    /**
     * `#rrggbb` of inks that are added to named colours before tones of them: the wax white of a batik, the black of
     * kente.
     */
    readonly company?: readonly string[]
    /** Largest number of named colours to which these are added; any number when absent. */
    readonly companyBeside?: number
  }
  /** Moods that suit it when the prompt names none; one is picked by the seed. See the palettes. */
  readonly moods: readonly string[]
  /**
   * The mood named after its country of origin: Japanese boro keeps the blue of boro and not the colours of kimonos.
   */
  readonly home?: string
  readonly ground: 'light' | 'dark'
  /** Whether its ground is a net by nature: brown giraffe on cream is brown patches, and the cream between them stays narrow. */
  readonly isGroundNarrow?: boolean
  /** Long edge of its repeat in mm; a divisor of 640 mm fits a rotary screen. */
  readonly repeatMm: number
  /** Size in mm of its main motif at scale 1, for sizes in a prompt. */
  readonly motifMm?: number
  /**
   * Size in mm of its main motif where a prompt says `tiny`. Small sizes then shrink the repeat too; without it they only
   * scale the motif.
   */
  readonly tinyMm?: number
  /** Distances that are asked for (`gap mm`) are kept; other families are spaced by density. */
  readonly isSpaced?: boolean
  /**
   * Repeat in mm that holds motifs of the requested size exactly (passed as `details['size mm']`), with this many inks
   * besides the ground.
   */
  readonly fitRepeatMm?: (sizeMm: number, figures: number, asked: KindAsked) => number
  /** Default orientation of its motifs; four-way when absent. */
  readonly orientation?: Orientation
  /** Layouts that it supports, its own first. Others in a prompt are reported as ignored. */
  readonly layouts: readonly LayoutName[]
  /** Whether a mirror axis must not cut its motifs: half a cat with its image is not a cat. */
  readonly isWhole?: boolean
  /** Whether it scatters single things over the ground, so that the critic may choose among several drawings. */
  readonly isScattered?: boolean
  /** Whether many shapes overlap, so that hidden ones are left out of the file. */
  readonly isLayered?: boolean
  /**
   * What "thin lines" change: the width of drawn lines by `details['line weight']`, which it reads with `lineWeight`,
   * or the coverage where only lines cover. Absent: the report says that it cannot.
   */
  readonly lines?: 'drawn' | 'covering'
  /** Draws one whole period. Deterministic: the same plan gives the same cloth. */
  readonly draw: (plan: Plan) => Cloth
  /** Composes a placement print. Without it `single` is a framed panel of the all-over design. */
  readonly compose?: (plan: Plan) => Cloth
}
