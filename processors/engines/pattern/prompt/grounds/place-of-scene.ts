import type { Backdrop } from '../../backdrop/backdrop.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { Family } from '../../families/family.ts'
import { wearsWhite } from '../../palette/things-colours.ts'
import { birds, jungleGuests } from '../meaning/family-kinds.ts'
import type { Wishes } from '../wishes.ts'
import { backdropGrounds, sceneBackdrops } from '../words/backdrop-words.ts'

/** What belongs to a landscape and brings it along in a picture: a lighthouse stands by the sea. */
const landmarks: Readonly<Partial<Record<Backdrop, string>>> = {
  waves:
    'wave lighthouse palm-tree sailboat ship boat pirate-ship beach beach-umbrella beach-hut deckchair sandcastle surfer surfboard fishing-boat island harbour buoy',
  dunes: 'cactus saguaro pyramid sphinx camel',
  hills:
    'house cottage barn windmill castle tractor farmhouse church farm hay-bale scarecrow hot-air-balloon hill bridge village treehouse vineyard water-tower',
  mountains:
    'mountain volcano tent campfire cabin log-cabin chalet cable-car waterfall snow-capped-mountain alp mountaineer',
  forest: 'tree oak oak-tree deciduous-tree apple-tree cherry-tree',
  firs: 'fir-tree pine-tree fir pine spruce',
  snow: 'igloo snowman sleigh iceberg skier ski',
  grass: 'acacia-tree acacia baobab baobab-tree',
  stars: 'planet rocket spaceship astronaut telescope satellite observatory city-skyline skyline',
  ripples: 'lily-pad weeping-willow gondola canoe watermill',
  kelp: 'coral submarine diver scuba-diver shipwreck',
}

const placeOf: ReadonlyMap<string, Backdrop> = new Map(
  Object.entries(landmarks).flatMap(([place, nouns]) =>
    nouns.split(' ').map((noun) => [noun.replaceAll('-', ' '), place as Backdrop] as const),
  ),
)

/** The place a noun brings along; any tree that is not listed stands among its like. */
function placeAbout(noun: string): Backdrop | undefined {
  return placeOf.get(noun) ?? (noun.endsWith(' tree') && noun !== 'christmas tree' ? 'forest' : undefined)
}

/** Nouns that a landscape is made of already, so that none is drawn among the things besides. */
const drawnByPlace = ['wave', 'mountain', 'hill', 'grass', 'reed', 'tree', 'snow']

/** Who is seen under water alone, and the places with water to be under. */
const swimmers =
  'fish koi goldfish shark clownfish octopus jellyfish squid seahorse turtle stingray eel mermaid coral'.split(' ')
const watery: readonly Backdrop[] = ['waves', 'ripples', 'reeds']

/** Land that lies under snow in winter. */
const snowedIn: readonly Backdrop[] = ['hills', 'forest', 'firs', 'mountains', 'birches', 'grass']

/**
 * Where the things of a placement print stand: the place or scene a prompt names, else the one a landmark among them brings along. None
 * for things without any.
 */
export function placeOfScene(wishes: Wishes): Backdrop | undefined {
  const {
    backdrop,
    scenes: [scene],
    moods,
    motifs,
  } = wishes
  const brought = motifs.map(placeAbout).find((place) => place !== undefined)
  const found = backdrop ?? (isOfJungle(wishes) ? 'forest' : undefined) ?? (scene && sceneBackdrops[scene]) ?? brought
  if (!found) return undefined
  if (watery.includes(found) && swimmers.includes(motifs[0]?.split(' ').at(-1) ?? '')) return 'kelp'
  const isWinter = moods.some((mood) => mood.startsWith('winter') || mood === 'christmas')
  return isWinter && snowedIn.includes(found) ? 'snow' : found
}

/** Beasts and birds of the jungle, and the jungle named with them. */
export function isOfJungle({ families, moods, motifs: [lead] }: Wishes): boolean {
  const isThere = families.includes('tropical') || moods.includes('tropical-night')
  return isThere && lead !== undefined && [...jungleGuests, ...birds].includes(lead) && !isFruit(lead)
}

const isFruit = (noun: string): boolean => findDepiction(noun)?.theme === 'orchard'

/**
 * In a window a place has its own light: day, unless the prompt names a ground, a mood, or a place that is seen by night alone. Sunset is
 * in the air, and no colour of elephants.
 */
export function wishesAtPlace(wishes: Wishes, place: Backdrop, family: Family): Wishes {
  const moods = wishes.moods.filter((mood) => mood !== EVENING)
  const isEvening = moods.length < wishes.moods.length
  const brought = backdropGrounds[wishes.backdrop ?? place]
  const said = wishes.colours.filter(({ hex, isGround }) => !isGround || hex !== brought)
  const isFree = moods.length === 0 && !wishes.tone && !wishes.isTonal && said.every(({ isGround }) => !isGround)
  const day = wearsWhite(wishes, family) ? PALE_DAY : DAYLIGHT
  const light = nightly.includes(place) ? backdropGrounds[place] : isEvening ? SUNSET : day
  const motifs = wishes.motifs.filter((noun) => !drawnByPlace.includes(noun))
  const seen = motifs.length > 0 ? motifs : wishes.motifs
  return {
    ...wishes,
    moods,
    backdrop: place,
    motifs: seen.map((noun) => (place === 'waves' && noun === 'umbrella' ? 'beach umbrella' : noun)),
    colours: isFree && light ? [...said, { hex: light, isGround: true }] : wishes.colours,
  }
}

const nightly: readonly Backdrop[] = ['northern lights', 'stars', 'kelp']
/** The mood of evenings, which is a palette of its own elsewhere. */
const EVENING = 'sunset'
/** The paper of a picture by day, the one on which what is white is seen, and the air of an evening. */
const [DAYLIGHT, PALE_DAY, SUNSET] = ['#f4f0e4', '#b9d0d2', '#f2c49a']
