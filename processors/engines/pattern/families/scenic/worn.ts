import type { Skyline } from './skylines.ts'
import type { Strip } from './view.ts'

/** A strip that has been painted: its line, its ink, another to draw on it with, and about how deep it is seen, in mm. */
export type Worn = {
  readonly line: Skyline
  readonly strip: Strip
  readonly ink: number
  readonly next: number
  readonly reach: number
  /** How far below its line the next strip begins, in mm. */
  readonly down: number
  /** The farthest strip, where this is another. */
  readonly far?: { readonly line: Skyline; readonly ink: number }
}
