import type { Cast } from '../../../kit/ink/cast.ts'
import type { Plan } from '../../family.ts'
import type { Fabric } from './patch.ts'

/** The maker's bundle of cloths: which ink a fabric letter takes in the block at a turn. */
export type Bundle = {
  readonly ink: (fabric: Fabric, turn: number) => number
  /** The nth cloth of all but the background. */
  readonly print: (turn: number) => number
  /** The ink of the small print on a cloth, or undefined when it is a plain one. */
  readonly printOn: (ink: number) => number | undefined
}

/** Blocks take other cloths by turns, so that a colour never marks one kind of patch alone; the background stays. */
export function createBundle({ cast, random }: Plan): Bundle {
  const { ground, soft, figures } = cast
  const strong = random.fork('bundle').shuffle(figures.filter((ink) => ink !== soft || figures.length < 4))
  const quiet = soft === ground ? strong[strong.length - 1] : soft
  const print = (turn: number): number => strong[((turn % strong.length) + strong.length) % strong.length]
  const offsets: Readonly<Record<Fabric, number>> = { a: 0, b: 0, c: 1, d: 2, e: 0, f: 3, g: 0 }
  const lightness = (ink: number): number => cast.inks[ink].lightness
  return {
    ink: (fabric, turn) => {
      if (fabric === 'a') return ground
      if (fabric === 'e' || fabric === 'g') return figures.length > 3 ? quiet : ground
      return print(turn + offsets[fabric])
    },
    print,
    printOn: (ink) => {
      if (figures.length < 3 || ink === strong[0]) return undefined
      const near = [ground, ...figures].filter((other) => Math.abs(lightness(other) - lightness(ink)) > 0.16)
      return near.sort(
        (one, other) => Math.abs(lightness(one) - lightness(ink)) - Math.abs(lightness(other) - lightness(ink)),
      )[0]
    },
  }
}

/**
 * Inks of blocks that are half light and half dark: the hearth is the accent, the others part by how far in tone they
 * lie from the background.
 */
export function inksByTone({ ground, accent, figures, inks }: Cast): Readonly<Record<Fabric, number>> {
  const apart = (ink: number): number => Math.abs(inks[ink].lightness - inks[ground].lightness)
  const cloths = figures.filter((ink) => ink !== accent || figures.length < 3).sort((a, b) => apart(b) - apart(a))
  const darks = cloths.slice(0, Math.ceil(cloths.length / 2))
  const lights = [...cloths.slice(darks.length).reverse(), ground]
  const dark = (at: number): number => darks[at % darks.length]
  return { a: ground, b: dark(0), c: dark(1), f: dark(2), d: accent, e: lights[0], g: lights[1 % lights.length] }
}
