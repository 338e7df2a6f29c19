import { findDepiction } from './noun-book.ts'

const pictures: ReadonlySet<string> = new Set(
  'golf-ball tennis-ball soccer-ball basketball baseball volleyball cricket-ball rugby-football hockey-puck american-football softball yarn button thread dice acorn whistle pencil crayon thimble chess-pawn pearls horseshoe sheriff-badge egg easter-egg boiled-egg olive cherries'.split(
    ' ',
  ),
)

/** Balls, acorns and buttons: as large as the hand that holds them, where anything larger stands beside them. */
export function isInHand(noun: string): boolean {
  return pictures.has(findDepiction(noun)?.picture ?? '')
}
