import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { createMotif, placeMotif } from '../../../kit/motif/motif.ts'
import type { Toss } from '../../../kit/place/toss.ts'
import { createToss } from '../../../kit/place/toss.ts'
import { flowerNouns } from '../../botany/flowers/bloom-table.ts'
import { isLeaf } from '../../botany/leaves/leaf-table.ts'
import { findDepiction } from '../../conversational/noun-book.ts'
import type { Family, Plan } from '../../family.ts'
import { flyingBird } from './beasts.ts'
import type { Engraver, Island } from './engraver.ts'
import { spray } from './greenery.ts'
import { islands, islets } from './islands.ts'
import { isOfSea, pictureIsland, pictureIslet } from './picture-island.ts'
import { plantIsland, plantIslet } from './plant-island.ts'

const CELL_MM = 160
/** Birds and sprays tried at most. */
const SKY_MOST = 64
/** Statures that fit into the width of a cell. An island is nearly five wide, and beside it, half a cell lower, lies an islet. */
const STATURES_ACROSS = 4.35

export const toile: Family = {
  name: 'toile',
  summary: 'islands of engraved country scenes in one ink, in half-drop, with birds and sprays between them',
  words: [
    'toile',
    'toile de jouy',
    'toile de jouy print',
    'jouy',
    'french toile',
    'country toile',
    'pastoral scene',
    'pastoral toile',
    'engraved scene',
    'トワルドジュイ',
    'chinoiserie toile',
  ],
  kinds: {
    willow:
      'willow pattern|blue willow|blue willow pattern|blue willow plate|willow pattern plate|willow plate|willow ware|willowware|blue willow china|willow pattern china|blue willow pottery',
  },
  motifs: ['shepherd', 'shepherdess', 'swing', 'lover', 'ruin', 'pagoda', 'pastoral'],
  coverage: { low: 0.2, medium: 0.27, high: 0.34 },
  isDensityFixed: true,
  inks: { least: 2, natural: 2 },
  moods: ['indigo', 'madder', 'blush', 'heritage'],
  ground: 'light',
  motifMm: 110,
  orientation: 'one-way',
  repeatMm: 320,
  layouts: ['half-drop', 'toss', 'block'],
  draw: drawToile,
}

function drawToile(plan: Plan): Cloth {
  const random = plan.random.fork('toile')
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const toss = createToss(plan.random.fork('fit'), cloth)
  const columns = Math.max(1, Math.round(plan.widthMm / (CELL_MM * plan.scale)))
  const rows = Math.max(1, Math.round(plan.heightMm / (CELL_MM * plan.scale)))
  const [wide, tall] = [plan.widthMm / columns, plan.heightMm / rows]
  const stature = Math.min(wide, tall) / STATURES_ACROSS
  const large = chooseScenes(plan, random, islands, columns * rows)
  const small = chooseScenes(plan, random, islets, columns * rows)
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const turn = column * rows + row
      const isDropped = column % 2 === 1 && columns > 1
      const [x, y] = [(column + 0.5) * wide, (row + (isDropped ? 0.98 : 0.48)) * tall]
      toss.place(drawScene(plan, large[turn % large.length], stature, turn, random), { x, y })
      toss.place(drawScene(plan, small[turn % small.length], stature * 0.66, turn + 1, random), {
        x: x + random.between(-0.1, 0.1) * wide,
        y: y + tall * 0.42,
      })
    }
  fillSky(plan, random, toss, stature)
  return cloth
}

/**
 * Scenes the prompt names come first; a flower grows on an island of its own, and any other noun without a scene is
 * engraved from the picture book.
 */
function chooseScenes(plan: Plan, random: Random, bank: readonly Island[], count: number): Island[] {
  const wanted = [...plan.motifs, ...plan.styles.flatMap((style) => style.split(' '))]
  const named = bank.filter(({ nouns }) => wanted.some((noun) => nouns.includes(noun)))
  const isKnown = (noun: string): boolean => [...islands, ...islets].some(({ nouns }) => nouns.includes(noun))
  const [drawPlant, drawThing] = bank === islands ? [plantIsland, pictureIsland] : [plantIslet, pictureIslet]
  const drawn = plan.motifs
    .filter((noun) => noun !== 'flower' && !isLeaf(noun))
    .flatMap((noun) => {
      if (flowerNouns.includes(noun)) return [drawPlant(noun)]
      return isKnown(noun) || !findDepiction(noun) ? [] : [drawThing(noun, plan.cast)]
    })
  const isAtSea = plan.motifs.some(isOfSea)
  const isLeft = ({ name }: Island): boolean => (isAtSea ? afloat.includes(name) : !foreign.includes(name))
  const rest = random.shuffle(bank.filter((island) => !named.includes(island) && isLeft(island)))
  const first = [...drawn, ...named]
  // What was asked for fills three places of four, on willow ware all.
  const asked =
    first.length === 0
      ? []
      : Array.from(
          { length: Math.max(first.length, Math.ceil(count * (plan.styles.includes('willow') ? 1 : 0.75))) },
          (_, at) => first[at % first.length],
        )
  return [...asked, ...rest].slice(0, Math.max(asked.length, count))
}

/** Scenes that go with what lives in the sea. */
const afloat: readonly string[] = ['boat', 'birds']

/** Scenes that are only drawn where they are named. */
const foreign: readonly string[] = [
  'pagoda',
  'balloon',
  'ascent',
  'willow house',
  'willow bridge',
  'willow boat',
  'willow pond',
]

function penOf({ cast }: Plan, stature: number, random: Random, turn: number): Engraver {
  const inks = cast.figures
  // One ink draws a whole island; further inks take islands by turns, and the quietest is the wash.
  const washes = inks.length > 1 ? inks.filter((ink) => ink !== cast.main) : []
  const drawing =
    inks.length > 2
      ? [cast.main, cast.line, ...inks].filter((ink, at, all) => ink !== cast.soft && all.indexOf(ink) === at)
      : [cast.main]
  return {
    motif: createMotif(),
    ink: drawing[turn % drawing.length],
    paper: cast.ground,
    ...(washes.length > 0 && { tone: inks.length > 2 ? cast.soft : washes[0] }),
    line: Math.max(0.45, stature * 0.028) / stature,
    random,
  }
}

function drawScene(plan: Plan, scene: Island, stature: number, turn: number, random: Random): Motif {
  const pen = penOf(plan, stature, random.fork(`${scene.name} ${turn}`), turn)
  scene.draw(pen)
  const isMirrored = random.chance(0.5)
  return placeMotif(placeMotif(pen.motif, isMirrored ? { flip: -1, turn: TURN / 2 } : {}), {
    size: stature,
    y: stature,
  })
}

/** Birds and sprays where the islands leave room, so that the sky is never an alley. */
function fillSky(plan: Plan, random: Random, toss: Toss, stature: number): void {
  const gapMm = stature * 0.1
  for (let at = 0, misses = 0; at < SKY_MOST && misses < 12; at++) {
    const pen = penOf(plan, stature, random, at)
    const isBird = at % 5 === 0
    if (isBird) flyingBird(pen, random.between(0.6, 1.1))
    else spray(pen, 0, 0, random.sign(), random.between(0.7, 1.1))
    const drawings = [
      placeMotif(pen.motif, {
        size: stature * (isBird ? random.between(0.5, 0.7) : random.between(0.75, 1.15)),
      }),
    ]
    if (!toss.fit(drawings, { gapMm, tries: 60, mayFlip: false, turnAt: () => random.between(-0.3, 0.3) })) misses++
  }
}
