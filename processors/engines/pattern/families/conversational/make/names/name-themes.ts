import type { Theme } from '../../noun-book.ts'
import { chosenThemes } from './chosen-themes.ts'
import { picturedSense } from './name-pictures.ts'
import type { WordNet } from './wordnet.ts'

/** Words of a thing's name, its synonyms and its kinds, and the world they belong to; the first that matches wins. */
const SIGNS: readonly (readonly [RegExp, Theme])[] = [
  [/\b(spacecraft|celestial body|planet|satellite|rocket|flying saucer|comet|galaxy|milky way)\b/, 'space'],
  [
    /\b(boat|sailing vessel|ship|anchor|lighthouse|ring buoy|spiral shell|seashell|starfish|coral|crustacean|octopus|jellyfish|mermaid|water wave)\b/,
    'sea',
  ],
  [
    /\b(otter|aquatic vertebrate|fish|aquatic mammal|frog|amphibian|turtle|swan|duck|waterfowl|wading bird|aquatic bird|lotus|beaver|seahorse)\b/,
    'water',
  ],
  [
    /\b(snow|snowflake|snowman|christmas tree|penguin|reindeer|ski|skis|ice skate|gloves|polar bear|pine tree)\b/,
    'snow',
  ],
  [/\b(cactus|camel|llama|succulent|desert|cactus pot)\b/, 'desert'],
  [/\b(insect|butterfly|bee|snail|flower|hedgehog|rabbit|bird house|watering can)\b/, 'garden'],
  [/\b(balloon|aircraft|airplane|kite|bird|cloud|rainbow|moon|sun|star|umbrella|weather)\b/, 'sky'],
  [/\b(edible fruit|fruit|citrus|berry)\b/, 'orchard'],
  [
    /\b(fungus|fern|mushroom|deer|fox|bear|owl|wolf|raccoon|badger|squirrel|chipmunk|rodent|acorn|pine cone|tent|leaf)\b/,
    'forest',
  ],
  [/\b(musical instrument|music|musical note|musical notes)\b/, 'music'],
  [
    /\b(cup|teacup|teapot|beverage|drink|cake|candy|sweet|dessert|dish|food|foodstuff|vegetable|bread|pastry|cheese|pot|utensil|bottle|glass)\b/,
    'kitchen',
  ],
  [/\b(heart|gift|wrapped gift|toy|plaything|crown|fairy|unicorn|dancer|ballet|bicycle|ribbon|party)\b/, 'party'],
  [/\b(animal|mammal|plant|tree|herb|farm|tractor)\b/, 'meadow'],
]

/** The world a picture belongs to, for the small marks beside it. */
export function themeOf(noun: string, picture: string, wordNet: WordNet): Theme {
  const chosen = chosenThemes.get(picture)
  if (chosen) return chosen
  let text = `${noun} ${picture.replaceAll('-', ' ')} `
  const direct = SIGNS.find(([sign]) => sign.test(text))
  if (direct) return direct[1]
  let current = picturedSense(wordNet, noun)
  for (let step = 0; step < 8 && current; step++) {
    text += `${current.words.join(' ')} `
    current = current.hypernyms.length > 0 ? wordNet.senseAt(current.hypernyms[0]) : undefined
  }
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? 'play'
}
