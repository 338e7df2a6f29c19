import type { LayoutName } from '../design-spec.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import type { Random } from '../kit/chance/random.ts'
import type { Cast } from '../kit/ink/cast.ts'
import type { Lattice } from '../kit/place/lattice.ts'

/** Everything a family needs to draw: sizes, inks and chance, all decided before it starts. */
export type Plan = {
  readonly widthMm: number
  readonly heightMm: number
  readonly random: Random
  readonly cast: Cast
  /** Size of motifs against the family's own size: 0.35 micro … 1 … 2.5 very large. */
  readonly scale: number
  /** Share of the cloth the figures should cover, 0.03..0.97. */
  readonly coverage: number
  /** True when a density was asked for; without one a family keeps its classic proportions. */
  readonly isDensityAsked: boolean
  readonly lattice: Lattice
  readonly orientation: Orientation
  /** Nouns of the prompt this family knows, most important first. */
  readonly motifs: readonly string[]
  /** Words for look and technique, such as `outline`, `line`, `block-print`. */
  readonly styles: readonly string[]
  /** Settings only this family understands, from the spec. */
  readonly details: Readonly<Record<string, string | number | boolean>>
}

/** What a prompt says beside its one colour. */
export type LoneColour = {
  readonly styles: readonly string[]
  readonly motifs?: readonly string[]
  readonly isGround: boolean
  /** True when other colours are named as accents of it. */
  readonly hasAccents: boolean
}

/** What tells a family which of its kinds is asked for. */
export type KindAsked = Pick<Plan, 'styles' | 'details'> & Partial<Pick<Plan, 'motifs'>>

/** Inks as `#rrggbb` and which of them is the ground. */
export type Colourway = { readonly inks: readonly string[]; readonly ground: number }

export type Orientation = 'one-way' | 'two-way' | 'four-way'

export type { LayoutName }

/** One way of patterning cloth. A family is one file, listed in `registry.ts`. */
export type Family = {
  readonly name: string
  /** One line for people: what it is and how the trade builds it. */
  readonly summary: string
  /** Words and phrases (singular, lower case, any language) that ask for it. */
  readonly words: readonly string[]
  /** Words that ask for it only when no other family is named, such as `floral` or `geometric`. */
  readonly generalWords?: readonly string[]
  /** Moods that its own colourway answers: a landscape in winter has the colours of snow. */
  readonly ownMoods?: (asked: KindAsked) => readonly string[]
  /** The colours a named kind is known by, used when a prompt names neither colours nor a mood. */
  readonly colourway?: (asked: KindAsked) => Colourway | undefined
  /** The company that one named colour, and no mood, keeps in this family; without it a colourway of a mood gathers round it. */
  readonly colourwayAround?: (hex: string, asked: LoneColour) => Colourway | undefined
  /** The same for two or more named colours, none of them the ground. */
  readonly colourwayAmong?: (hexes: readonly string[], asked: KindAsked) => Colourway | undefined
  /** Its kinds by name, each with its words, `|` between: they ask for the family too, and the name arrives in `plan.styles`. */
  readonly kinds?: Readonly<Record<string, string>>
  /** Nouns it can draw; a prompt with one of them and no family word may choose this family. */
  readonly motifs: readonly string[]
  /** Ground coverage for low, medium and high density; `medium` is also what it does unasked. */
  readonly coverage: { readonly low: number; readonly medium: number; readonly high: number }
  /** True when the construction fixes the coverage (a houndstooth is half and half): density then changes the scale. */
  readonly isDensityFixed?: boolean
  /** Fewest inks that still read, how many an unasked palette brings (ground included), and whether forms need light and shade. */
  readonly inks: {
    readonly least: number
    readonly natural: number
    readonly needsTones?: boolean
    /**
     * `line` when the strongest contrast matters more than the strongest colour, as in a zebra; `paper` when the palest ink of a mood is
     * what is worked, over its colour, as in lace.
     */
    readonly leads?: 'line' | 'paper'
    /**
     * Named colours run into one another by the tones between them, one colour by its own tones, as in an ombre; a `dye` bleeds from the
     * undyed cloth up to its own depth.
     */
    readonly isRun?: boolean | 'dye'
    /** Tones of such a run, ends included; a mood's inks run into one another as well then. */
    readonly runSteps?: number
    /** Every pigment comes in three strengths, a thin wash and a pool beside itself, as in watercolour: always, or when the styles ask for it. */
    readonly isDiluted?: boolean | ((asked: Pick<Plan, 'styles'>) => boolean)
    /** Two tones of one hue when no palette is given, as a damask is woven. */
    readonly isTonal?: boolean
    /** `#rrggbb` of inks that join named colours before tones of them do: the wax white of a batik, the black of kente. */
    readonly company?: readonly string[]
    /** The most named colours that the company joins; any number when absent. */
    readonly companyBeside?: number
  }
  /** Moods (see palettes) that suit it when the prompt names none; the seed picks one. */
  readonly moods: readonly string[]
  /** The mood named for the country it comes from: Japanese boro is still the blue of boro, not the colours of a kimono. */
  readonly home?: string
  readonly ground: 'light' | 'dark'
  /** Long edge of its repeat; a divisor of 640 mm fits a rotary screen. */
  readonly repeatMm: number
  /** Size of its main motif at scale 1, so that a size in a prompt can be met. */
  readonly motifMm?: number
  /** A repeat in mm that holds motifs of a size asked for exactly (it arrives as `details['size mm']`), of so many inks besides the ground. */
  readonly fitRepeatMm?: (sizeMm: number, figures: number, asked: KindAsked) => number
  /** How its motifs lie when the prompt does not say; four-way when absent. */
  readonly orientation?: Orientation
  /** Layouts it can honour, its own first. Others in a prompt are reported as ignored. */
  readonly layouts: readonly LayoutName[]
  /** True when a mirror must not cut its motifs: half a cat joined to its image is no cat. */
  readonly isWhole?: boolean
  /** True when single things are scattered over the ground, so that the critic may choose among several drawings. */
  readonly isScattered?: boolean
  /** True when shapes lie thick over each other: what ends up hidden is then left out of the file. */
  readonly isLayered?: boolean
  /**
   * What the width of its lines follows when "thin lines" are asked for: `details['line weight']`, which it reads by `lineWeight`, or its coverage,
   * where lines are all that covers. Absent: it is reported that it cannot.
   */
  readonly lines?: 'drawn' | 'covering'
  /** Draws one whole period. Pure: same plan, same cloth. */
  readonly draw: (plan: Plan) => Cloth
  /** Composes a placement print. Without it `single` is a framed panel of the all-over. */
  readonly compose?: (plan: Plan) => Cloth
}
