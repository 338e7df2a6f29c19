import type { Picture } from './picture.ts'

/** Enlarges a picture its own way. */
export type Peer = {
  readonly name: string
  /** undefined where the peer does not know this scale. */
  readonly enlarge: (small: Picture, scale: number, tile: boolean) => Promise<Picture | undefined>
}
