import { findDepiction } from './noun-book.ts'

/** Where something rides, sits or stands on the picture of another thing. */
export type Seat = {
  /** The picture that is ridden: a boat to sit in has no sails before it. */
  readonly picture: string
  /** Where its feet are, as shares of that picture's box from its left and its top. */
  readonly x: number
  readonly y: number
  /** Size of who sits there, against the picture's. */
  readonly size: number
  /** Radians that the picture is turned by: a surfboard lies flat. */
  readonly turn: number
  /** What one sits in hides the feet; what one stands on does not. */
  readonly isVessel: boolean
  /** Boards, boats and cars come in any colour, so one apart from the rider's; beasts, moons and pumpkins keep their own. */
  readonly isPainted: boolean
}

/** Picture, feet across and down, size of the rider, all in hundredths, and the turn; boards, beasts and perches, and what one sits in. */
const tables = {
  boards:
    'skateboard 50 44 125|surfboard 50 60 115 108|snowboard 50 60 120 90|sled 58 8 90|kick-scooter 62 84 100|raft 30 82 60|gondola 50 74 50|rocking-horse 60 52 52|carousel-horse 60 46 46|armchair 50 70 62|bed 62 46 56|books 50 8 70|closed-book 50 12 66|beach-ball 50 4 86|comet 56 46 66|broom 50 46 84 78|rocket 58 46 52',
  beasts:
    'horse 66 50 56|elephant 55 24 46|two-hump-camel 62 30 50|camel 62 34 50|llama 60 46 50|unicorn 66 48 50|zebra 66 50 50|donkey 66 48 52|cow 55 36 46|pig 55 30 52|ox 55 36 46|bison 55 32 46|sheep 55 30 50|ewe 55 30 50|goat 58 40 50|sauropod 62 52 48|triceratops 60 28 50|stegosaurus 60 30 46|whale 48 18 46|spouting-whale 48 50 44|dolphin 45 28 50|orca 48 24 46|ostrich 62 42 46|goose 62 48 44|swan 62 56 46|corgi 58 40 46|highland-cow 56 32 46|deer 60 48 46|moose 58 44 46|rhinoceros 56 28 46|hippopotamus 56 24 46|crocodile 56 50 44|lion 62 36 48|tiger 60 34 48|bear 58 30 46|polar-bear 58 30 46|t-rex 56 46 44|turtle 54 34 56|shark 46 30 46|narwhal 56 42 46|ridden-dragon 47 60 42|reindeer 60 48 46|flamingo 58 40 44|capybara 58 20 52|giraffe 64 50 40',
  perches:
    'floor-cushion 50 26 96|snail 62 14 50|caterpillar 60 40 50|crescent-moon 44 80 62|cloud 50 42 62|lily-pad 36 60 62|mushroom 50 10 58|pumpkin 42 18 62|cupcake 50 34 52|doughnut 50 22 56|birthday-cake 50 26 46|barrel 50 8 66|hay-bale 50 16 70|snow-capped-mountain 50 6 40|skyscraper 50 4 62|iceberg 50 24 56|rock 50 20 66|window 50 90 64|telephone-wire 50 19 66|kennel 50 10 50|bough 50 60 66',
  nests: 'glazed-bowl 50 42 88|low-basket 50 66 104|nest-with-eggs 50 56 80',
  vessels:
    'vase 50 9 118|amphora 50 8 84|ginger-jar 50 16 112|pitcher 50 12 112|jar 50 12 112|watering-can 56 26 100|wellingtons 42 10 104|bicycle 42 66 92|penny-farthing 44 56 62|motorcycle 58 76 92|motor-scooter 60 80 88|automobile 54 46 76|pickup-truck 77 54 54|camper-van 54 32 60|minibus 54 32 60|bus 54 34 58|fire-engine 60 44 58|tractor 70 42 60|racing-car 58 62 78|locomotive 64 34 54|rowing-boat 50 78 84|canoe 46 66 82|teacup 42 58 76|hot-beverage 42 66 70|hot-air-balloon 50 97 46|bathtub 42 72 80|flower-pot 50 14 112|picnic-basket 50 70 76|bucket 50 62 80|cauldron 50 54 74|ring-buoy 50 74 86|shopping-cart 44 64 74|wheelbarrow 40 46 68|sleigh 52 58 76|airplane 46 50 50|biplane 62 52 52|flying-saucer 48 26 44|wrapped-gift 50 46 76|cardboard-box 50 66 84|jeep 62 50 66|san-francisco-cable-car 50 66 50|stocking 66 26 62|pram 46 60 62|backpack 50 40 76',
} as const

const seats: ReadonlyMap<string, Seat> = new Map(
  (Object.keys(tables) as (keyof typeof tables)[]).flatMap((kind) => readSeats(kind)),
)

/** Pictures that are ridden as another one. */
const riddenAs: Readonly<Record<string, string>> = {
  basket: 'low-basket',
  dragon: 'ridden-dragon',
  sailboat: 'rowing-boat',
  ship: 'rowing-boat',
  moon: 'crescent-moon',
  'potted-plant': 'flower-pot',
  'jam-jar': 'jar',
  cushion: 'floor-cushion',
  'delivery-truck': 'pickup-truck',
  'open-book': 'books',
  'tennis-ball': 'beach-ball',
  basketball: 'beach-ball',
  'soccer-ball': 'beach-ball',
}

function readSeats(kind: keyof typeof tables): (readonly [string, Seat])[] {
  const [isVessel, isPainted] = [kind === 'vessels' || kind === 'nests', kind === 'vessels' || kind === 'boards']
  return tables[kind].split('|').map((row) => {
    const [picture, x, y, size, turn = '0'] = row.split(' ')
    const [across, down, share, radians] = [x, y, size, turn].map((hundredths) => Number(hundredths) / 100)
    return [picture, { picture, x: across, y: down, size: share, turn: radians, isVessel, isPainted }]
  })
}

/** True for what is ridden astride: people hang a leg on either side. */
export function isRiddenAstride({ picture }: Seat): boolean {
  return tables.beasts.split('|').some((row) => row.startsWith(`${picture} `))
}

/** The seat that a noun (singular, lower case, English) offers; undefined for what nothing sits in or stands on. */
export function seatOf(noun: string): Seat | undefined {
  const { picture = '' } = findDepiction(noun) ?? {}
  return seats.get(Object.hasOwn(riddenAs, picture) ? riddenAs[picture] : picture)
}

/** True for a noun whose picture comes with its own load, and carries another in its stead. */
export function isCarrier(noun: string): boolean {
  return ['delivery-truck', 'wheelbarrow', 'shopping-cart'].includes(findDepiction(noun)?.picture ?? '')
}
