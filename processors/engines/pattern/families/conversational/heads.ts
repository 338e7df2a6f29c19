import { silhouette } from '../../kit/line/flatten.ts'
import type { Box, Point } from '../../kit/line/knot.ts'
import { boxOf, distanceBetween, signedArea, TURN } from '../../kit/line/knot.ts'
import { centroidOf, isInsidePolygon } from '../../kit/line/polygon.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { findDepiction } from './noun-book.ts'

/**
 * Middle and size of the head, all in hundredths of the picture's box, the radius in those of its width; looking left,
 * or out of the picture.
 */
const tables = {
  profiles:
    'duckling 34 29 21|donkey 22 40 13|boar 18 32 15|eagle 24 50 13|dove 21 40 11|narwhal 19 63 16|seahorse 46 22 20|mole 26 52 18|cockatoo 37 26 18|pomeranian 34 36 22|chihuahua 33 38 17|rubber-duck 37 27 24|guinea-fowl 22 21 9|crane 13 43 6|standing-crane 31 9 6|fox 25 42 16|arctic-fox 25 42 16|bear 22 31 17|bird 24 18 16|wolf 24 31 15|snail 28 38 9|flamingo 17 8 7|tapir 22 35 14|okapi 14 18 9|opossum 25 40 13|sauropod 10 11 9|t-rex 18 16 14|stegosaurus 9 64 8|triceratops 20 50 13|pheasant 17 14 9|partridge 26 20 15|kingfisher 40 17 14|pelican 40 14 9|kiwi-bird 26 15 10|magpie 22 15 13|thrush 20 14 12|chicken 18 20 11|rooster 18 29 11|baby-chick 30 24 20|goose 20 9 8|seagull 26 10 11|robin 25 20 17|black-bird 23 15 14|duck 26 19 13|swan 21 10 8|parrot 22 14 17|toucan 54 17 14|penguin 47 20 27|trumpeting-elephant 30 30 17|swan-with-raised-wings 23 17 8|puffin 45 18 26|raccoon 19 25 15|hamster 28 34 20|rabbit 22 48 17|mouse 22 52 18|squirrel 17 34 14|chipmunk 17 34 14|sheep 17 36 12|ewe 17 36 12|ram 17 36 12|goat 16 24 11|deer 14 28 9|reindeer 24 36 11|moose 18 40 13|dachshund 17 20 10|elephant 28 30 17|giraffe 16 10 9|horse 18 18 9|unicorn 16 20 9|zebra 16 22 10|cow 16 26 11|pig 17 24 14|corgi 17 33 14|greyhound 24 10 9|poodle 24 22 12|capybara 21 33 20|goldfish 22 40 18|whale 25 42 20|spouting-whale 25 55 19|dolphin 28 42 14|shark 20 42 14|pug 18 26 16|husky 20 22 13|terrier 18 22 16|beagle 20 20 15|border-collie 18 28 13|dalmatian-dog 20 15 13|goldfinch 33 17 13|blue-tit 33 17 13|blue-jay 26 32 13|cardinal 26 32 13|bullfinch 33 18 13|oriole 33 18 13|sparrow 33 18 13|bluebird 30 18 14|stork 31 6 6|ibis 25 7 8|panther 18 43 13|puma 18 43 13|clownfish 17 42 15|fish 18 42 15|polar-bear 14 21 12|llama 15 16 11|camel 15 14 9|two-hump-camel 15 14 9|hedgehog 27 58 15|badger 20 28 13|seal 24 18 15|frog 29 30 21|crocodile 28 32 9|orca 24 50 14|meerkat 28 18 17|armadillo 17 65 10|pangolin 18 60 10|wombat 20 40 16|chameleon 25 30 14|kangaroo 20 28 9|rhinoceros 20 38 12|hippopotamus 20 32 14|snake 28 12 8|dragon 16 20 11|vulture 22 8 9|cassowary 20 10 9|griffin 24 20 11|heron 38 7 8|ostrich 19 12 9|gorilla 25 24 21|ox 22 20 12|bison 18 43 15|beaver 36 25 18|skunk 20 72 12|bee 16 64 12|turkey 17 12 9|labrador 33 16 15|golden-retriever 31 16 14|german-shepherd 33 28 14|cocker-spaniel 31 16 14|st-bernard 33 16 15|shiba-inu 23 27 14|jack-russell 25 14 13|schnauzer 25 22 13|great-dane 24 10 10|chaffinch 33 17 13|chickadee 33 17 13|canary 33 17 13|starling 33 17 13|mockingbird 33 17 13|budgie 38 14 16|lovebird 38 14 16|galah 38 14 16|crow 31 15 12|guinea-pig 22 36 20|tortoise 11 16 11|sleeping-fox 25 56 22|sleeping-wolf 25 56 22|sleeping-cat 25 56 22|sleeping-black-cat 25 56 22|sleeping-dog 25 56 22|sleeping-bear 25 56 22|sleeping-polar-bear 25 56 22|sleeping-panda 25 56 22|sleeping-lion 25 56 22|sleeping-tiger 25 56 22|sleeping-leopard 25 56 22|sleeping-rabbit 25 56 22|sleeping-mouse 25 56 22|sleeping-raccoon 25 56 22|sleeping-sheep 25 56 22|sleeping-deer 25 56 22|sleeping-pig 25 56 22|sleeping-unicorn 25 56 22|walrus 17 22 17|stag 27 38 9|chinchilla 33 46 19|platypus 27 27 12',
  faces:
    'sitting-sloth 48 28 27|axolotl 50 26 30|lion 31 35 23|dog 34 27 22|french-bulldog 50 41 42|bulldog 50 26 40|sitting-bear 47 26 30|sitting-fox 28 28 20|flapping-penguin 50 18 21|owl 50 33 32|panda 49 27 24|walking-panda 26 34 24|orangutan 37 27 25|bee-from-above 50 20 12|bat 50 37 12|red-panda 20 42 21|marmot 50 24 30|mandrill 35 28 27|chimpanzee 42 24 27|monkey 50 27 17|sloth 24 63 13|koala 37 35 23|tiger 17 32 17|leopard 17 32 17|snow-leopard 17 32 17|cat 25 34 26|black-cat 25 34 26|siamese-cat 39 31 29|octopus 51 30 24|barn-owl 50 25 27|snowy-owl 50 26 28|otter 25 24 16|lemur 26 35 22|highland-cow 28 42 16|yeti 50 28 23|skating-fox 35 20 17|skating-wolf 35 20 17|skating-bear 35 20 17|skating-rabbit 35 34 17|skating-penguin 35 20 17|skating-mouse 35 20 17|skating-cat 35 20 17|skating-dog 35 20 17|skating-raccoon 35 20 17|skating-badger 35 20 17|skating-hedgehog 35 26 17|skating-squirrel 35 20 17|skating-panda 35 20 17|skating-deer 35 26 17|skating-owl 35 20 17|skating-frog 35 20 17|skating-pig 35 20 17|skating-sheep 35 20 17|skating-polar-bear 35 20 17',
} as const

type Row = { readonly x: number; readonly y: number; readonly radius: number; readonly isFace: boolean }

const rows: ReadonlyMap<string, Row> = new Map(
  (['profiles', 'faces'] as const).flatMap((kind) =>
    tables[kind].split('|').map((row): [string, Row] => {
      const [picture, ...numbers] = row.split(' ')
      const [x, y, radius] = numbers.map((hundredths) => Number(hundredths) / 100)
      return [picture, { x, y, radius, isFace: kind === 'faces' }]
    }),
  ),
)

/** True for a noun (singular, lower case, English) whose picture shows a head that can wear something. */
export function hasHead(noun: string): boolean {
  return isHeaded(findDepiction(noun)?.picture ?? '')
}

/** True for a picture that shows a head where something can be worn. */
export function isHeaded(picture: string): boolean {
  return rows.has(picture)
}

/** Where head, neck and feet of a motif lie, in mm of the motif. */
export type Anatomy = {
  readonly at: Point
  readonly radius: number
  /** From side to side of the whole picture. */
  readonly across: number
  /** Seen from the front. */
  readonly isFace: boolean
  /** Top of the head, between the ears. */
  readonly crown: Point
  /** The neck's narrowest cross-section: throat, then nape. */
  readonly neck: readonly [throat: Point, nape: Point]
  /** Ends of the legs: the middle of each sole, and the width of the leg above it. */
  readonly feet: readonly { readonly at: Point; readonly width: number }[]
  /** The rim of the largest form. */
  readonly outline: readonly Point[]
}

/** The anatomy of a picture as it is drawn, looking left; undefined for what has no head. */
export function anatomyOf(picture: string, { layers }: Motif): Anatomy | undefined {
  const row = rows.get(picture)
  const forms = layers.filter(({ isForm }) => isForm)
  if (!row || forms.length === 0) return undefined
  const box = boxOf(forms.map(({ ring }) => ring))
  const radius = row.radius * (box.right - box.left)
  const at: Point = [box.left + row.x * (box.right - box.left), box.top + row.y * (box.bottom - box.top)]
  const sized = forms.toSorted((one, other) => Math.abs(signedArea(other.ring)) - Math.abs(signedArea(one.ring)))
  const outline = silhouette(sized[0].ring)
  const head = { at, radius, across: box.right - box.left, isFace: row.isFace }
  return { ...head, crown: crownOf(outline, head), neck: neckOf(outline, head), feet: feetOf(outline, box), outline }
}

type Head = Pick<Anatomy, 'at' | 'radius'>

/** Straight up to the rim, and no farther than a head is high: through an ear or a horn there is more. */
function crownOf(outline: readonly Point[], { at: [x, y], radius }: Head): Point {
  let up = radius * 0.6
  while (up < radius * 1.15 && isInsidePolygon(outline, [x, y - up])) up += radius * 0.05
  return [x, y - up]
}

/** Radii of the head at which the neck is looked for, and steps round the head. */
const [NECKS, DIRECTIONS] = [[1.05, 1.2, 1.35, 1.5, 1.7], 120] as const

/** The narrowest way through the body on circles round the head, on the side where most of the body lies. */
function neckOf(outline: readonly Point[], { at: [x, y], radius }: Head): Anatomy['neck'] {
  const [bodyX, bodyY] = centroidOf(outline)
  const towards = Math.atan2(bodyY - y, bodyX - x)
  const chords = NECKS.flatMap((factor) => {
    const point = (step: number): Point => {
      const angle = towards + (step * TURN) / DIRECTIONS
      return [x + factor * radius * Math.cos(angle), y + factor * radius * Math.sin(angle)]
    }
    const near = [0, 4, -4, 8, -8, 12, -12, 16, -16].find((step) => isInsidePolygon(outline, point(step)))
    if (near === undefined) return []
    let [low, high] = [near, near]
    while (low > near - DIRECTIONS / 4 && isInsidePolygon(outline, point(low - 1))) low--
    while (high < near + DIRECTIONS / 4 && isInsidePolygon(outline, point(high + 1))) high++
    // An owl is as wide as its head all the way down.
    if (low <= near - DIRECTIONS / 4 || high >= near + DIRECTIONS / 4) return []
    return [[point(high), point(low)] as const]
  })
  const [narrowest] = chords.toSorted((one, other) => distanceBetween(...one) - distanceBetween(...other))
  const [across, down] = [Math.sin(towards) * radius * 0.8, -Math.cos(towards) * radius * 0.8]
  const [midX, midY] = [x + Math.cos(towards) * radius, y + Math.sin(towards) * radius]
  const [one, other]: Anatomy['neck'] = narrowest ?? [
    [midX - across, midY - down],
    [midX + across, midY + down],
  ]
  return one[0] < other[0] ? [one, other] : [other, one]
}

/** Soles lie within so much of the height above the ground; what is as wide as a belly is none. */
const [SOLE, SOLE_MOST, PAIR_FROM, STEPS] = [0.07, 0.34, 0.15, 160]

function feetOf(outline: readonly Point[], { left, right, top, bottom }: Box): Anatomy['feet'] {
  const height = bottom - SOLE * (bottom - top)
  const feet: { at: Point; width: number }[] = []
  let from: number | undefined
  for (let step = 0; step <= STEPS; step++) {
    const x = left + ((right - left) * step) / STEPS
    if (step < STEPS && isInsidePolygon(outline, [x, height])) from ??= x
    else if (from !== undefined) {
      const [width, middle] = [x - from, (from + x) / 2]
      // Two legs drawn as one: a hen's.
      const isPair = width > PAIR_FROM * (right - left)
      const shift = isPair ? width / 4 : 0
      if (width < SOLE_MOST * (right - left))
        for (const at of isPair ? [middle + shift, middle - shift] : [middle])
          feet.push({ at: [at, bottom], width: isPair ? width * 0.45 : width })
      from = undefined
    }
  }
  return feet
}
