import { hueDistance } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Cast } from '../../kit/ink/cast.ts'

/** Pictures of things that are made, painted or imagined in any colour: a print of them shows them in several. */
const pictures: ReadonlySet<string> = new Set(
  'balloon hot-air-balloon umbrella closed-umbrella beach-umbrella beach-ball deckchair egg easter-egg f-egg macaron milkshake pitcher perfume-bottle thread-spool butterfly kite lollipop candy f-candy bauble stocking party-hat wrapped-gift popsicle socks t-shirt dress teacup teacup-without-handle teapot yarn button crayon pencil sailboat rowing-boat submarine biplane paper-plane canoe camper-van camper-trailer automobile sport-utility-vehicle racing-car minibus motor-scooter bicycle kick-scooter house tent book closed-book books backpack handbag clutch-bag running-shoe high-heeled-shoe ballet-shoe ballet-shoes thong-sandal roller-skate skateboard surfboard yo-yo gem-stone carp-streamer chinese-dragon matryoshka rocking-horse dice folding-hand-fan necktie scarf mitten bikini one-piece-swimsuit tropical-fish fish jellyfish starfish seahorse scallop dragon sauropod t-rex triceratops stegosaurus bird hummingbird robot rocket alien-monster flying-saucer birdhouse amphora accordion guitar electric-guitar boombox maracas telephone ribbon thread papel-picado pinata ice-cream-cone yurt apron knitted-jumper slipper nail-polish tractor pickup-truck delivery-truck jeep motorcycle locomotive tugboat speedboat bucket wellingtons watering-can armchair vase drinks-can balloon-dog'.split(
    ' ',
  ),
)

/** Things that are red or golden until the palette is a rainbow. */
const rainbowPictures: ReadonlySet<string> = new Set([
  'heart',
  'folk-heart',
  'laced-heart',
  'struck-heart',
  'red-heart',
  'star',
  'glowing-star',
  'flower',
])
const RAINBOW = { chroma: 0.1, huesApart: 0.42, huesLeast: 5 }

/** In OKLCH: below it an ink is a grey, and in OKLab: nearer to the ground it is not seen. */
const [COLOUR, SEEN] = [0.045, 0.13]
const INKS = { least: 2, most: 4, ofRainbowMost: 6 }

/** True for what is made, painted or imagined in any colour. */
export function isOfAnyColour(picture: string): boolean {
  return pictures.has(picture)
}

/** The inks that a thing of any colour wears in turn, the most remembered first; undefined for other things, or with a single such ink. */
export function coloursInTurn(
  picture: string,
  { inks, ground, figures, beneath }: Cast,
): readonly number[] | undefined {
  if (!pictures.has(picture) && !rainbowPictures.has(picture)) return undefined
  const isSeen = (ink: number): boolean => ink !== beneath && oklabDistance(inks[ink].lab, inks[ground].lab) > SEEN
  const coloured = figures.filter((ink) => inks[ink].chroma > COLOUR && isSeen(ink))
  if (rainbowPictures.has(picture)) {
    const hues = huesOf(inks, coloured)
    return hues.length >= RAINBOW.huesLeast ? hues.slice(0, INKS.ofRainbowMost) : undefined
  }
  return coloured.length >= INKS.least ? coloured.slice(0, INKS.most) : undefined
}

/** One ink for each strong hue. */
function huesOf(inks: Cast['inks'], coloured: readonly number[]): number[] {
  const hues: number[] = []
  for (const ink of coloured.filter((one) => inks[one].chroma > RAINBOW.chroma))
    if (hues.every((other) => hueDistance(inks[other], inks[ink]) > RAINBOW.huesApart)) hues.push(ink)
  return hues
}
