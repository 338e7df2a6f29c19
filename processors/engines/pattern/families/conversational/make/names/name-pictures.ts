import { chosenPictures } from './chosen-pictures.ts'
import type { Sense, WordNet } from './wordnet.ts'
import { PICTURED_FILES } from './wordnet.ts'

/** Names of pictures that are also everyday words with another sense: never taken from running text. */
const NEVER = new Set(
  'camping link label memo package station pick mate bank seat school wood rock knot hook salt ice fire stadium post office page ledger fog wedding hotel satellite fountain pen newspaper construction thread brick label factory pill soap sponge mirror door window bed ticket bench bar face hand head body line point side board stand block base plate chain net cell bowling tennis badminton softball scroll trackball door oden custard dango falafel butter medal trophy gear clamp ladder ruler magnet spider-web chart bowl wing dress coat scarf necktie jeans shirt kimono sari bikini shorts apparel attire clothes garb nightdress nightgown nightie scrubs wool undercoat underfur pelage drawers trunks underdrawers boxers denim mini headpiece crownwork'.split(
    ' ',
  ),
)

/** WordNet's file of stars, stones and shores. */
const NATURAL_OBJECTS = 17

export type NamedNoun = { readonly picture: string; readonly route: 'name' | 'synonym' | 'kin' }

/** Chooses the picture for every noun of WordNet that has one, with how it was found. */
export function nameNouns(wordNet: WordNet, pictures: ReadonlySet<string>): Map<string, NamedNoun> {
  const named = new Map<string, NamedNoun>()
  for (const [noun, picture] of chosenPictures) if (pictures.has(picture)) named.set(noun, { picture, route: 'name' })
  for (const picture of pictures) {
    const noun = picture.replaceAll('-', ' ')
    for (const name of [noun, singularOf(noun, wordNet)])
      if (!NEVER.has(name) && !named.has(name)) named.set(name, { picture, route: 'name' })
  }
  const pictureOf = (word: string): string | undefined =>
    named.get(word)?.route === 'name' ? named.get(word)?.picture : undefined
  const found = new Map<string, NamedNoun>()
  for (const noun of wordNet.nouns.keys()) {
    if (named.has(noun) || NEVER.has(noun) || !/^[a-z]{3,}(?:[ -][a-z]{3,}){0,2}$/.test(noun)) continue
    const sense = picturedSense(wordNet, noun)
    if (sense && isOfOtherKind(noun, sense, wordNet, pictureOf)) continue
    const entry = sense && (bySynonym(sense, noun, wordNet, pictureOf) ?? byKinship(sense, wordNet, pictureOf))
    if (entry) found.set(noun, entry)
  }
  for (const [noun, entry] of found) named.set(noun, entry)
  return named
}

/** "Little dog": stars to the sky watcher, a dog to everybody else. */
function isOfOtherKind(noun: string, sense: Sense, wordNet: WordNet, pictureOf: PictureOf): boolean {
  const last = noun.split(' ').at(-1) ?? ''
  if (last === noun || !pictureOf(last) || sense.file !== NATURAL_OBJECTS) return false
  return picturedSense(wordNet, last)?.file !== sense.file
}

function singularOf(noun: string, wordNet: WordNet): string {
  const shorter = noun
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|s|x|o)es$/, '')
    .replace(/(?<!s)s$/, '')
  return wordNet.nouns.has(shorter) ? shorter : noun
}

/** The sense to draw: among the first three, and used in running text at least a third as often as all other senses. */
export function picturedSense(wordNet: WordNet, noun: string): Sense | undefined {
  const { pictured, other } = wordNet.usage(noun)
  if ((pictured + 0.5) / (other + 0.5) < 0.34) return undefined
  const senses = (wordNet.nouns.get(noun) ?? []).slice(0, 3).map(wordNet.senseAt)
  return senses.find(({ file }) => file === 5) ?? senses.find(({ file }) => PICTURED_FILES.includes(file))
}

type PictureOf = (word: string) => string | undefined

/** A synonym's picture, if the synonym's own first drawn sense is of the same kind: a dragonfly is no sewing needle. */
function bySynonym(sense: Sense, noun: string, wordNet: WordNet, pictureOf: PictureOf): NamedNoun | undefined {
  for (const word of sense.words) {
    const picture = word === noun ? undefined : pictureOf(word)
    if (picture && picturedSense(wordNet, word)?.file === sense.file) return { picture, route: 'synonym' }
  }
  return undefined
}

/** Living things and food are drawn as the kind they belong to, few steps up; things never: a windmill is no machine. */
function byKinship(sense: Sense, wordNet: WordNet, pictureOf: PictureOf): NamedNoun | undefined {
  if (sense.file === 6 || sense.file === 8) return undefined
  let current: Sense = sense
  const steps = sense.file === 5 ? 6 : 3
  for (let step = 0; step < steps && current.hypernyms.length > 0; step++) {
    current = wordNet.senseAt(current.hypernyms[0])
    for (const word of current.words) {
      const picture = pictureOf(word)
      if (picture && current.file === sense.file) return { picture, route: 'kin' }
    }
  }
  return undefined
}
