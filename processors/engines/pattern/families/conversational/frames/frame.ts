import type { Cloth } from '../../../kit/area/cloth.ts'
import type { FrameInks } from './frame-inks.ts'

/** One cell that a frame is drawn in, round its middle in mm. */
export type FramePlace = {
  readonly x: number
  readonly y: number
  readonly halfWideMm: number
  readonly halfTallMm: number
  readonly inks: FrameInks
  /** No thing stands in it: it holds ornament. */
  readonly isEmpty: boolean
  /** No frames lie about it that ornament could join: it is a placement print. */
  readonly isLone?: true
  /** Counts the cells, for ornament that changes from one to the next. */
  readonly turn: number
}

/** A way of setting things in frames that fill the cloth. */
export type Frame = {
  /** Size of a cell at scale 1. */
  readonly wideMm: number
  readonly tallMm: number
  /** What the cells of the next row or column are moved by half of. */
  readonly shift: 'row' | 'column' | 'none'
  /**
   * Where the thing stands, in halves of the cell: how far its middle lies below that of the cell, and half the room it
   * has both ways. `round` is 2 for an ellipse, 1 for a lozenge, more for a box. `stands` puts it on the floor of its
   * room.
   */
  readonly seat: {
    readonly y: number
    readonly wide: number
    readonly tall: number
    readonly round: number
    readonly stands?: true
  }
  /** How tall one frame is in cells, where its points reach into the next row or ornament crowns it. */
  readonly reach?: number
  /** Whether every other frame holds ornament and no thing: where a thing is alone, always, or never. */
  readonly alternates: 'alone' | 'always' | 'never'
  /** Its cells are as low as the tallest of its things lets them be, with this much air as a share of their width. */
  readonly airShare?: number
  /** Things of one row look one way; else they look at each other by turns. */
  readonly facesByRows?: true
  readonly draw: (cloth: Cloth, place: FramePlace) => void
  /** What lies over the joints of the frames, once all are drawn; round the middle of each cell. */
  readonly drawJoint?: (cloth: Cloth, place: FramePlace) => void
}

/** Finest line of a frame, in mm, and as a share of half its width. */
export function lineOf({ halfWideMm }: Pick<FramePlace, 'halfWideMm'>): number {
  return Math.max(0.36, halfWideMm * 0.014)
}
