import type { Backdrop } from '../../backdrop/backdrop.ts'
import { isPlant } from '../../families/botany/guests/guests.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { Family } from '../../families/family.ts'
import { wearsWhite } from '../../palette/nature/things-colours.ts'
import { birds, jungleGuests } from '../meaning/family-kinds.ts'
import type { Wishes } from '../wishes.ts'
import { backdropGrounds, sceneBackdrops } from '../words/backdrop-words.ts'

/** Landmarks that imply a landscape: a lighthouse stands by the sea. */
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
  stars: 'haunted-house planet rocket spaceship astronaut telescope satellite observatory city-skyline skyline',
  ripples: 'lily-pad weeping-willow gondola canoe watermill',
  kelp: 'coral submarine diver scuba-diver shipwreck',
}

const placeOf: ReadonlyMap<string, Backdrop> = new Map(
  Object.entries(landmarks).flatMap(([place, nouns]) =>
    nouns.split(' ').map((noun) => [noun.replaceAll('-', ' '), place as Backdrop] as const),
  ),
)

/** The place that a noun implies; trees that are not listed imply a forest. */
function placeAbout(noun: string): Backdrop | undefined {
  return placeOf.get(noun) ?? (noun.endsWith(' tree') && noun !== 'christmas tree' ? 'forest' : undefined)
}

/** Nouns that the landscape itself shows, so that they are not drawn as things. */
const drawnByPlace = ['wave', 'mountain', 'hill', 'grass', 'reed', 'tree', 'snow']

/** Animals that are seen under water only, and places with water. */
const swimmers =
  'fish koi goldfish shark clownfish octopus jellyfish squid seahorse turtle stingray eel mermaid coral'.split(' ')
const watery: readonly Backdrop[] = ['waves', 'ripples', 'stream', 'reeds']

/** Landscapes that are covered by snow in winter. */
const snowedIn: readonly Backdrop[] = ['hills', 'forest', 'firs', 'mountains', 'birches', 'grass']

/**
 * Place of the things of a placement print: the place or scene that a prompt names, or the one that a landmark among
 * them implies. Undefined without any.
 */
export function placeOfScene(wishes: Wishes): Backdrop | undefined {
  const {
    backdrop,
    scenes: [scene],
    moods,
    motifs,
  } = wishes
  const isUnderMoon = motifs.length > 1 && motifs.slice(1).some((noun) => moons.includes(noun)) && isBeast(motifs[0])
  // A cactus in a pot is in no desert.
  const free = motifs.filter((noun) => !(noun in (wishes.seats ?? {})))
  const brought = isUnderMoon ? 'stars' : free.map(placeAbout).find((place) => place !== undefined)
  // Who is seen at sunset is out of doors.
  const isOutdoors = moods.includes(EVENING) && motifs[0] !== undefined && isBeast(motifs[0])
  const implied = brought ?? (isOutdoors ? 'grass' : undefined)
  const found = backdrop ?? (isOfJungle(wishes) ? 'forest' : undefined) ?? (scene && sceneBackdrops[scene]) ?? implied
  if (!found) return undefined
  if (watery.includes(found) && swimmers.includes(motifs[0]?.split(' ').at(-1) ?? '')) return 'kelp'
  const isWinter = moods.some((mood) => mood.startsWith('winter') || mood === 'christmas')
  return isWinter && snowedIn.includes(found) ? 'snow' : found
}

/** What makes a night of the place of a beast: a wolf and the moon. */
const moons = ['moon', 'full moon', 'moonlight']
/** Worlds of beasts on land, which the moon shines on. */
const landThemes: readonly string[] = ['forest', 'meadow']
const beastless = /tree|mushroom|toadstool|acorn|cone|nest|cabin|tent|house|barn|leaf|fence|well/

const isBeast = (noun: string): boolean =>
  landThemes.includes(findDepiction(noun)?.theme ?? '') && !isPlant(noun) && !beastless.test(noun)

/** Whether the leading thing is an animal or bird of the jungle in a jungle design. */
export function isOfJungle({ families, moods, motifs: [lead] }: Wishes): boolean {
  const isThere = families.includes('tropical') || moods.includes('tropical-night')
  return (
    isThere && lead !== undefined && [...jungleGuests, ...birds].includes(lead) && !isFruit(lead) && lead !== FLOWER
  )
}

/** A bird as well, and mostly the flower. */
const FLOWER = 'bird of paradise'

const isFruit = (noun: string): boolean => findDepiction(noun)?.theme === 'orchard'

/**
 * Wishes for a scene with its own light: day, unless the prompt names a ground, a mood, or a place that is seen at
 * night only. Sunset colours the air and not the things.
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

/** Whether a place is seen in the evening: the prompt says so, and it is under the open sky with no colours of a ground said. */
export function isEveningAt({ moods, colours, tone, isTonal }: Wishes, place: Backdrop): boolean {
  const isFree = !moods.some((mood) => dressing.includes(mood)) && !tone && !isTonal
  return moods.includes(EVENING) && isFree && !nightly.includes(place) && colours.every(({ isGround }) => !isGround)
}

/** Moods that are colours of their own, whatever the hour. */
const dressing = ['pastel', 'nursery', 'christmas', 'halloween', 'neon', 'rainbow', 'monochrome']
const nightly: readonly Backdrop[] = ['northern lights', 'stars', 'kelp']
/** The mood of evenings, which elsewhere is a palette of its own. */
const EVENING = 'sunset'
/** Paper of a picture by day, paper on which white shows, and evening air. */
const [DAYLIGHT, PALE_DAY, SUNSET] = ['#f4f0e4', '#b9d0d2', '#fbe0b8']
