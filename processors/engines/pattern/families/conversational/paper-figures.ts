import { isInRange } from '../../../color/colour-range.ts'
import type { Ink } from '../../../color/ink.ts'
import { inkFromHex } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isGreyish } from '../../../color/tone.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addForm, createMotif } from '../../kit/motif/motif.ts'
import { bodiesOf } from './draw-picture.ts'
import type { PictureInks } from './ink-picture.ts'
import type { Picture } from './picture-book.ts'

/** Pictures of people and of what is built like them: faces that are no colour of the cloth are left in its paper. */
const people: ReadonlySet<string> = new Set(
  `knight king queen prince princess matador flamenco-dancer jester pharaoh gladiator ninja viking monk nun genie hula-girl bride magician
  cowboy sailor fisherman farmer gardener nurse doctor firefighter policeman guardsman soldier pirate chef wizard witch elf ballerina
  superhero skater footballer santa mermaid swimming-mermaid flying-witch fairy angel astronaut geisha skeleton snowman
  woman man girl boy granny swaddled-baby teacher builder postman scientist pilot waiter boxer skier surfer-on-wave cyclist acrobat violinist singer painter dancing-couple swimmer diver runner beekeeper
  tennis-player badminton-player golfer basketball-player baseball-player hockey-player archer fencer climber scuba-diver figure-skater lifeguard cheerleader
  guitarist saxophonist trumpeter pianist drum-player conductor mime judge sleuth chimney-sweep gondolier shepherd wise-man sumo-wrestler maharaja keeper-with-lantern rower
  red-riding-hood piper potter blacksmith carpenter lumberjack miner explorer photographer tailor hairdresser samurai guardsman vampire
  cricketer groom welder mariachi cowgirl scout zombie
  astronomer juggler weightlifter rugby-player gridiron-player cellist window-cleaner knitting-granny roller-skater judoka barista flapper burglar lederhosen-man mountie
  catrina medusa hoplite bronco
  woman-portrait woman-profile woman-afro man-portrait calm-face skating-snowman`.split(/\s+/),
)

/** True for a picture of a person, or of what is built like one. */
export function isPerson(picture: string): boolean {
  return people.has(picture)
}

/** What lies on these is white on any cloth. */
const underSnow: ReadonlySet<string> = new Set(['snowy-tree', 'snowy-fir'])

/** In OKLab: what a step on the plane of hues counts beside one of lightness; skin is sooner paper than blue. */
const HUE_COUNTS = 5
/** A part on so much of the rim, as near to the ground in OKLab, is lost without a line. */
const [RIM_SEEN, LOST] = [0.03, 0.13]
/** Lines and details in mm: least width, and share of the size. */
const [LINE_LEAST, LINE_SHARE, DETAIL_LEAST_MM2] = [0.35, 0.021, 0.5]

/**
 * Inks of a person some of whose parts are lost on the ground: white coats and faces on a light cloth; undefined
 * where every part that meets the rim is seen, and for all other pictures.
 */
export function paperInks(name: string, picture: Picture, cast: Cast): PictureInks | undefined {
  if ((!people.has(name) && !underSnow.has(name) && !isPied(picture)) || cast.isDark) return undefined
  const inks = picture.parts.map(({ hex }) => nearest(inkFromHex(hex) ?? cast.inks[cast.line], cast))
  const isLost = (ink: number): boolean => oklabDistance(cast.inks[ink].lab, cast.inks[cast.ground].lab) < LOST
  const isOnPaper = picture.parts.some(({ edge }, at) => edge > RIM_SEEN && isLost(inks[at]))
  return isOnPaper && inks.some((ink) => ink !== cast.ground) ? withDyedCoat(picture, inks, cast) : undefined
}

/** Where faces are paper and white clothes too, little is left to see: the clothes are dyed in the purest ink. */
function withDyedCoat({ parts }: Picture, inks: readonly number[], { inks: all, ground, figures }: Cast): PictureInks {
  const onPaper = parts.filter((_, at) => inks[at] === ground)
  const hasFace = onPaper.some(({ hex }) => isSkin(inkFromHex(hex) ?? all[ground]))
  const share = onPaper.reduce((sum, part) => sum + part.share, 0)
  if (!hasFace || inks[0] !== ground || isSkin(inkFromHex(parts[0].hex) ?? all[ground]) || share < BLANK) return inks
  const purest = figures.toSorted((one, other) => all[other].chroma - all[one].chroma)[0] ?? inks[0]
  return inks.with(0, purest)
}

/** Share of a figure that is paper at most. */
const BLANK = 0.7

/** Black and white by nature: pandas, zebras, dalmatians; without either they are something else. */
function isPied({ parts }: Picture): boolean {
  const share = (isOf: (ink: Ink) => boolean): number =>
    parts.reduce((sum, part) => {
      const ink = inkFromHex(part.hex)
      return ink && isGreyish(ink) && isOf(ink) ? sum + part.share : sum
    }, 0)
  const [white, black] = [
    share(({ lightness }) => lightness > WHITE_FROM),
    share(({ lightness }) => lightness < BLACK_MOST),
  ]
  return white > PIED_LEAST && black > PIED_LEAST && white + black > PIED_TOGETHER
}

/** In OKLCH lightness: whites and blacks, and the share that each has of what is pied, and both: a fox with a white bib is orange. */
const [WHITE_FROM, BLACK_MOST, PIED_LEAST, PIED_TOGETHER] = [0.86, 0.4, 0.1, 0.5]

/** In OKLCH: faces and hands, and what is white or nearly so; all else a person wears is dyed. */
const SKIN = { hue: [0.55, 1.4], chroma: [0.02, 0.11], lightness: [0.5, Infinity] } as const
const PALE_FROM = 0.8

function nearest(nature: Ink, { inks, figures }: Cast): number {
  const { lightness } = nature
  const all = inks.map((_, ink) => ink)
  // No green faces: what is no skin is left to the paper.
  const skins = isSkin(nature) ? all.filter((ink) => isSkin(inks[ink]) || inks[ink].lightness > PALE_FROM) : []
  const most = skins.length > 0 ? skins : isSkin(nature) || lightness > PALE_FROM ? all : figures
  const far = (ink: number): number => {
    const { lab } = inks[ink]
    return (
      Math.abs(inks[ink].lightness - lightness) +
      HUE_COUNTS * Math.hypot(lab[1] - nature.lab[1], lab[2] - nature.lab[2])
    )
  }
  return most.reduce((best, ink) => (far(ink) < far(best) ? ink : best), most[0])
}

/** Areas of so many squares of the line's width are features of a face, drawn without a line. */
const FEATURE_MOST = 7

/** A picture of which every part but the smallest has its keyline, as in a children's book; `sizeMm` the mean of its sides. */
export function drawOnPaper(picture: Picture, inks: PictureInks, cast: Cast, sizeMm: number): Motif {
  const widthMm = Math.max(LINE_LEAST, sizeMm * LINE_SHARE)
  const motif = createMotif({ mode: 'outline', ink: cast.line, widthMm })
  picture.parts.forEach(({ rings }, at) => {
    for (const { body, holes, areaMm2 } of bodiesOf(rings, sizeMm))
      if (at === 0 || areaMm2 > DETAIL_LEAST_MM2) {
        // Eyes and mouths in keylines would be the holes of a skull, and lenses would close.
        const isFeature = at > 0 && (inks[at] === cast.line || areaMm2 < FEATURE_MOST * widthMm * widthMm)
        addForm(motif, inks[at], body, { holes, plain: isFeature })
      }
  })
  return motif
}

function isSkin(ink: Ink): boolean {
  return isInRange(ink, SKIN)
}
