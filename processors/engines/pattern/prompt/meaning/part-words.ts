import { partNames } from '../../families/conversational/asked-parts.ts'

/** Parts of animals and things by the words for them in several languages. */
const foreign: Readonly<Record<string, string>> = {
  auge: 'eye',
  augen: 'eye',
  yeux: 'eye',
  œil: 'eye',
  ojo: 'eye',
  ojos: 'eye',
  occhi: 'eye',
  olhos: 'eye',
  flügel: 'wing',
  ailes: 'wing',
  alas: 'wing',
  ali: 'wing',
  asas: 'wing',
  schwanz: 'tail',
  schwänze: 'tail',
  queue: 'tail',
  cola: 'tail',
  colas: 'tail',
  coda: 'tail',
  schnabel: 'beak',
  schnäbel: 'beak',
  bec: 'beak',
  becs: 'beak',
  pico: 'beak',
  picos: 'beak',
  becco: 'beak',
  ohren: 'ear',
  oreilles: 'ear',
  orejas: 'ear',
  orecchie: 'ear',
  orelhas: 'ear',
}

const irregular: Readonly<Record<string, string>> = {
  feet: 'foot',
  hooves: 'hoof',
  leaves: 'leaf',
  foliage: 'leaf',
  bellies: 'belly',
  tummies: 'belly',
  bill: 'beak',
  bills: 'beak',
  chest: 'breast',
  chests: 'breast',
  tummy: 'belly',
}

/** Parts that birds are named for, in words that mean something else by themselves. */
const calledAfter: Readonly<Record<string, string>> = {
  crown: 'head',
  cap: 'head',
  capp: 'head',
  hood: 'head',
  throat: 'breast',
  chin: 'breast',
  chinn: 'breast',
  rump: 'tail',
}

/** The part that a beast is named for by a word without its `ed`: the head of red-crowned cranes. */
export function partCalledAfter(word: string): string | undefined {
  return Object.hasOwn(calledAfter, word) ? calledAfter[word] : partCalled(word)
}

/** The part that a word names, in the singular (`feet` → `foot`); undefined where it is none. */
export function partCalled(word: string): string | undefined {
  const one = irregular[word] ?? foreign[word] ?? word.replace(/s$/, '')
  return partNames.includes(one) ? one : undefined
}
