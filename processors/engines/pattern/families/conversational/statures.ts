import { findDepiction, isYoung } from './noun-book.ts'

/**
 * How large beasts are drawn beside larger ones, as a share of the largest: far less apart than in life, where a mouse beside
 * an elephant is a dot, and enough that a company of them is no row of stamps. What is in no row is not measured.
 */
const statures = [
  [
    1,
    'elephant trumpeting-elephant giraffe rhinoceros hippopotamus whale spouting-whale orca mammoth bison humpback-whale moose camel two-hump-camel',
  ],
  [
    0.92,
    'bear sitting-bear bear-with-salmon climbing-bear polar-bear gorilla horse running-horse cow highland-cow ox zebra running-zebra deer running-deer stag buffalo okapi pichwai-cow',
  ],
  [
    0.92,
    'lion tiger running-tiger donkey llama ostrich emu walrus manatee shark hammerhead-shark dolphin manta-ray sauropod t-rex crocodile boar',
  ],
  [
    0.82,
    'pig wolf running-wolf leopard running-leopard snow-leopard ewe goat ram panda climbing-panda kangaroo flamingo heron crane standing-crane stork peacock eagle',
  ],
  [
    0.82,
    'seal octopus swan triceratops stegosaurus orangutan chimpanzee tapir capybara monkey gazelle cheetah dog labrador golden-retriever german-shepherd st-bernard great-dane swordfish narwhal',
  ],
  [
    0.72,
    'fox sitting-fox running-fox badger raccoon otter otters-holding-hands beaver koala koala-with-young sloth lemur penguin flapping-penguin turtle tortoise goose turkey stingray egret falcon cocker-spaniel shiba-inu schnauzer bulldog',
  ],
  [0.72, 'pelican vulture red-panda jellyfish cat wombat anteater rooster lynx iguana pangolin armadillo'],
  [
    0.62,
    'rabbit running-rabbit owl barn-owl snowy-owl chicken duck parrot toucan puffin seagull skunk meerkat squid lobster opossum platypus ferret roadrunner chinchilla cockatoo',
  ],
  [
    0.62,
    'snake pheasant partridge crow pigeon jack-russell blowfish betta-fish tropical-fish fish koi clownfish lion-fish crab starfish scallop',
  ],
  [
    0.52,
    'squirrel hedgehog frog poison-dart-frog mole lizard chameleon guinea-pig bat dove magpie bird robin kingfisher woodpecker bee-eater budgie lovebird galah cockatiel duckling',
  ],
  [0.52, 'seahorse baby-chick shrimp hermit-crab sea-urchin snail'],
  [
    0.44,
    'mouse hamster chipmunk hummingbird swallowtail-butterfly chaffinch chickadee canary starling mockingbird nuthatch wren fairy-wren goldfinch blue-tit bullfinch sparrow bluebird swallow butterfly moth dragonfly bee beetle lady-beetle',
  ],
] as const

const statureOf: ReadonlyMap<string, number> = new Map(
  statures.flatMap(([share, pictures]) => pictures.split(' ').map((picture) => [picture, share] as const)),
)

/** Of its parent's size. */
const YOUNG_SHARE = 0.55

/** By how much each of some nouns is smaller than the largest beast among them; 1 for all that is not measured, and for one alone. */
export function sharesOfStature(nouns: readonly string[]): number[] {
  const own = nouns.map((noun) => {
    const share = statureOf.get(findDepiction(noun)?.picture ?? '')
    return isYoung(noun) ? (share ?? 1) * YOUNG_SHARE : share
  })
  const largest = Math.max(...own.map((share) => share ?? 0))
  return own.map((share) => (share === undefined || largest === 0 ? 1 : share / largest))
}

/** Nouns of which the first `leads` lead; in a company of beasts of which only some do, as in "woodland animals", the largest first. */
export function largestFirst(nouns: readonly string[], leads: number): readonly string[] {
  const own = nouns.map((noun) => ({ noun, share: statureOf.get(findDepiction(noun)?.picture ?? '') ?? 0 }))
  const isCompany = nouns.length >= COMPANY_LEAST && leads < nouns.length && own.every(({ share }) => share > 0)
  if (!isCompany) return nouns
  return own.toSorted((one, other) => other.share - one.share).map(({ noun }) => noun)
}

const COMPANY_LEAST = 5
