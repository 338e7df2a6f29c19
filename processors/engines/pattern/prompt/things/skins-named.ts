import { skins } from '../meaning/family-kinds.ts'

type Beast = { readonly family?: string; readonly noun?: string; readonly isPlural: boolean; readonly isSkin: boolean }

/** "Snakeskin, natural python": the beast of a skin that is named beside it says whose it is. */
export function namesItsSkin<Given extends Beast>(thing: Given, _: number, all: readonly Given[]): Given {
  const { family = '', isPlural } = thing
  const isOfSkin = skins.includes(family) && all.some((other) => other !== thing && other.family === family)
  if (thing.noun === undefined || isPlural || !isOfSkin) return thing
  const { noun: _dropped, ...skin } = thing
  return { ...skin, isSkin: true } as Given
}
