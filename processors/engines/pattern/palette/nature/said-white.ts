import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { readInks } from '../read-inks.ts'

/** Whether the first flower is called white and nothing else has a named colour ("white peonies"). */
export function saidWhite(wishes: Wishes, [first]: readonly string[]): boolean {
  const { colours } = wishes
  const free = readInks(colours.flatMap(({ hex, isGround }) => (isGround ? [] : [hex])))
  const [ground] = readInks(colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : [])))
  // White on white lives by its leaves and shadows; on a deep ground by the ground's own tones.
  const isOnGround = ground !== undefined && !(ground.lightness > PAPER_FROM && isToldWhite(wishes, first))
  return (
    flowerNouns.includes(first) &&
    free.length === 1 &&
    !isOnGround &&
    free[0].lightness > WHITE_FROM &&
    free[0].chroma < WHITE_CHROMA
  )
}

/**
 * Whether each flower has a named colour and nothing else has one ("red poppies and white daisies"), so that white is
 * not the paper.
 */
export function saidWhiteBesideOthers(wishes: Wishes, named: readonly string[]): boolean {
  const { colours, motifColours } = wishes
  const told = named.filter((noun) => Object.hasOwn(motifColours, noun))
  const isEach = colours.every(({ hex, isGround }) => isGround || told.some((noun) => motifColours[noun] === hex))
  return (
    isEach &&
    named.length > 1 &&
    named.every((noun) => flowerNouns.includes(noun) && told.includes(noun)) &&
    named.some((noun) => isToldWhite(wishes, noun)) &&
    !named.every((noun) => isToldWhite(wishes, noun))
  )
}

/** Whether a flower is said to be white. */
export function isToldWhite({ motifColours }: Wishes, noun: string): boolean {
  const [ink] = readInks(Object.hasOwn(motifColours, noun) ? [motifColours[noun]] : [])
  return ink !== undefined && ink.lightness > WHITE_FROM && ink.chroma < WHITE_CHROMA
}

/** In OKLCH: lightness and chroma of white, and the lightness of paper. */
const [WHITE_FROM, WHITE_CHROMA, PAPER_FROM] = [0.95, 0.02, 0.9]
