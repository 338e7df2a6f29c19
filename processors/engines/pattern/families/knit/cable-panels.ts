import { TURN } from '../../kit/line/knot.ts'

/**
 * Position of a cable's strand: stitches from the centre of its panel, and height, larger being nearer to the viewer.
 */
export type StrandPlace = { readonly across: number; readonly height: number }
export type StrandPath = (turns: number) => StrandPlace

/** A vertical panel of Aran knitting. */
export type Panel = {
  /** Width in stitches, including purl gutters. */
  readonly stitches: number
  /** Rows of one full twist. */
  readonly rows: number
  /** Width of a strand in stitches. */
  readonly strand: number
  readonly strands: readonly StrandPath[]
  /** Whether moss stitch fills the space behind the strands: every other stitch of every other row. */
  readonly hasMoss: boolean
}

const twist =
  (reach: number, phase: number): StrandPath =>
  (turns) => ({ across: reach * Math.cos(TURN * (turns + phase)), height: -Math.sin(TURN * (turns + phase)) })

/** Strand of a braid: one lateral period while it rises and sinks twice. */
const braid =
  (reach: number, phase: number): StrandPath =>
  (turns) => ({ across: reach * Math.sin(TURN * (turns + phase)), height: Math.sin(TURN * 2 * (turns + phase)) })

const lozenge =
  (reach: number, phase: number): StrandPath =>
  (turns) => {
    const at = (((turns + phase) % 1) + 1) % 1
    const fold = Math.abs(at * 2 - 1) * 2 - 1
    return { across: reach * fold, height: at < 0.5 ? 1 : -1 }
  }

const straight =
  (across: number): StrandPath =>
  () => ({ across, height: 0 })

export const panels = {
  rope: { stitches: 11, rows: 14, strand: 3, strands: [twist(2.4, 0), twist(2.4, 0.5)], hasMoss: false },
  braid: {
    stitches: 12,
    rows: 18,
    strand: 3,
    strands: [braid(3.3, 0), braid(3.3, 1 / 3), braid(3.3, 2 / 3)],
    hasMoss: false,
  },
  diamond: { stitches: 17, rows: 28, strand: 2, strands: [lozenge(6.4, 0), lozenge(6.4, 0.5)], hasMoss: true },
  honeycomb: {
    stitches: 18,
    rows: 12,
    strand: 2,
    strands: [twist(1.8, 0), twist(1.8, 0.5)].flatMap((path) =>
      [-5.6, 0, 5.6].map(
        (shift): StrandPath =>
          (turns) => ({ ...path(turns), across: path(turns).across + shift }),
      ),
    ),
    hasMoss: false,
  },
  rib: { stitches: 6, rows: 8, strand: 1, strands: [straight(-1.5), straight(1.5)], hasMoss: false },
  moss: { stitches: 8, rows: 8, strand: 1, strands: [], hasMoss: true },
} as const satisfies Readonly<Record<string, Panel>>
export type PanelName = keyof typeof panels
