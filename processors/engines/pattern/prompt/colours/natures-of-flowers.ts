import { hueDistance, inkOf } from '../../../color/ink.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { flowerColour } from '../../palette/flower-colours.ts'
import { isWhiteFlower, WHITE_PETALS, whiteFlowerInks } from '../../palette/white-flowers.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import type { Wishes } from '../wishes.ts'
import { namesMiddles } from './accent-colours.ts'

/** Who says "red poppies and cornflowers" sees these as they are; who says "pink roses and peonies" sees both in pink. */
const ofOneColour = new Set(
  'cornflower|lavender|sunflower|daffodil|bluebell|forget-me-not|delphinium|buttercup|marigold|violet|wisteria|mimosa|gentian|bluebonnet|heather|thistle|daisy|chamomile|jasmine|snowdrop|lily of the valley|gypsophila|cow parsley|poppy'.split(
    '|',
  ),
)

/** Flowers beside one whose colour is said keep their own: those named before it, and those that everybody knows in one colour. */
export function keepNaturesOfFlowers({ motifs, colours, motifColours }: Wishes, phrases: readonly ReadPhrase[]): void {
  if (namesMiddles(phrases)) dropHearts(motifs, colours)
  const said = colours.filter(({ isGround }) => !isGround)
  const flowers = motifs.filter((noun) => flowerNouns.includes(noun))
  const first = flowers.findIndex((noun) => Object.hasOwn(motifColours, noun))
  if (first < 0 || said.some(({ isOfOneThing }) => !isOfOneThing)) return
  flowers.forEach((noun, at) => {
    if (Object.hasOwn(motifColours, noun) || (at > first && !ofOneColour.has(noun))) return
    const hex = isWhiteFlower(noun) ? WHITE_PETALS : flowerColour(noun)?.hex
    if (hex === undefined) return
    motifColours[noun] = hex
    colours.push({ hex, isGround: false, isOfOneThing: true })
  })
}

/** Radians in OKLCH: a little yellow beside daisies is their hearts. */
const HEART_REACH = 0.5

/** "White daisies with yellow centres" have these by nature. */
function dropHearts([first]: readonly string[], colours: Wishes['colours']): void {
  const [, , heart] = whiteFlowerInks(first ?? '') ?? []
  const at = colours.findIndex(({ hex, isAccent }) => isAccent && heart && hueDistance(inkOf(hex), heart) < HEART_REACH)
  if (at >= 0) colours.splice(at, 1)
}
