import { isDark } from '../../../color/tone.ts'
import type { Cast } from '../../kit/ink/cast.ts'

export const skinNames = ['leopard', 'zebra', 'tiger', 'giraffe', 'cow', 'snake', 'crocodile', 'dalmatian'] as const

export type SkinName = (typeof skinNames)[number]

/** The cast of one skin among others: pale, tawny and dark inks of the palette, as the beast wears them. */
export function castOfSkin(cast: Cast, skin: SkinName): Cast {
  const dark = cast.byLightness[0]
  const pale = cast.byLightness[cast.byLightness.length - 1]
  const middle = cast.byLightness
    .filter((ink) => ink !== dark && ink !== pale)
    .sort((one, other) => cast.inks[other].chroma - cast.inks[one].chroma)
  // Of two inks only, skins are told apart by which of them is the fur.
  const tawny = middle[0] ?? pale
  const brown = middle.length > 1 ? middle.reduce((one, other) => darker(cast, one, other)) : tawny
  switch (skin) {
    case 'zebra':
    case 'cow':
    case 'dalmatian':
      return wearing(cast, pale, [dark])
    case 'giraffe':
      return wearing(cast, pale, [brown === pale ? dark : brown])
    case 'tiger':
      return wearing(cast, tawny, [dark])
    case 'leopard': {
      const fur = lightest(cast, middle) ?? pale
      return wearing(cast, fur, brown === fur ? [dark] : [dark, brown])
    }
    case 'snake':
      return wearing(cast, dark, [pale, ...middle])
    case 'crocodile':
      return wearing(cast, dark, [brown === dark ? pale : brown])
  }
}

/** Casts of one skin on every ink as its fur: marked in the ink that stands off it most, with hearts of one in between. */
export function castsOfFurs(cast: Cast): Cast[] {
  const lightness = (ink: number): number => cast.inks[ink].lightness
  return cast.byLightness.map((fur) => {
    const others = cast.byLightness
      .filter((ink) => ink !== fur)
      .sort((one, other) => Math.abs(lightness(other) - lightness(fur)) - Math.abs(lightness(one) - lightness(fur)))
    return wearing(cast, fur, [others[0], ...others.slice(1).slice(-1)])
  })
}

function wearing(cast: Cast, ground: number, figures: readonly number[]): Cast {
  const [main, second = main] = figures
  const lightness = (ink: number): number => cast.inks[ink].lightness
  return {
    inks: cast.inks,
    ground,
    isDark: isDark(cast.inks[ground]),
    line: main,
    main,
    second,
    accent: second,
    soft: second,
    third: second,
    fourth: second,
    figures,
    byLightness: [ground, ...figures].sort((one, other) => lightness(one) - lightness(other)),
  }
}

function darker({ inks }: Cast, one: number, other: number): number {
  return inks[other].lightness < inks[one].lightness ? other : one
}

function lightest({ inks }: Cast, among: readonly number[]): number | undefined {
  return among.toSorted((one, other) => inks[other].lightness - inks[one].lightness)[0]
}
