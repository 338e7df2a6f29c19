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

/** Who is no larger than what lies in a hand: small fish, insects and other food. Olives beside anchovies are as large as they. */
export function isSmallToo(noun: string): boolean {
  const { picture, theme } = findDepiction(noun) ?? {}
  return theme === 'orchard' || theme === 'kitchen' || small.has(picture ?? '')
}

const small: ReadonlySet<string> = new Set(
  'sardine shrimp cicada beetle scarab lady-beetle butterfly monarch-butterfly moth luna-moth dragonfly bee bee-from-above wasp snail fish-tin'.split(
    ' ',
  ),
)
