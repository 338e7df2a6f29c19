import { isHeaded } from './heads.ts'
import { findDepiction } from './noun-book.ts'
import type { Subject } from './subject.ts'

/** The picture that draws a noun in its turn, where it stands in several poses. */
export function pictureOf(noun: string, { pictureAt }: Subject, turn: number): string {
  return pictureAt?.(turn) ?? findDepiction(noun)?.picture ?? ''
}

/** Of several poses the next that something can be worn in: horses in full gallop wear no bow tie. */
export function turnWithHead(noun: string, bare: Subject, turn: number): number {
  return [0, 1, 2, 3].map((step) => turn + step).find((at) => isHeaded(pictureOf(noun, bare, at))) ?? turn
}

/** Pictures of who hangs from something, and cannot stand on a board meanwhile. */
const hanging: ReadonlySet<string> = new Set(['sloth', 'hanging-bat'])

/** Of several poses the next that can be seated: a sloth surfs upright. */
export function turnThatSits({ pictureAt }: Subject, turn: number): number {
  return [0, 1, 2, 3].map((step) => turn + step).find((at) => !hanging.has(pictureAt?.(at) ?? '')) ?? turn
}
