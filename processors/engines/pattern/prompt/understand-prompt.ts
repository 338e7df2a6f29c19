import { flowerNouns } from '../families/botany/flowers/bloom-table.ts'
import { isLeaf } from '../families/botany/leaves/leaf-table.ts'
import { findDepiction } from '../families/conversational/noun-book.ts'
import { findFamily } from '../families/registry.ts'
import { amountsOfThings } from './amounts-of-things.ts'
import { refuseBrandMarks } from './brand-marks.ts'
import { castRoles } from './cast-roles.ts'
import type { ReadPhrase } from './choose-meaning.ts'
import { chooseMeanings } from './choose-meaning.ts'
import { readColoursOfThings } from './colours-of-things.ts'
import { completeNames } from './complete-names.ts'
import { dressedThings, giveColoursToWearers, isOfGarment } from './dressed-things.ts'
import { joinedThings } from './joined-things.ts'
import { leaveBordersToFriezes } from './leave-borders.ts'
import type { Meaning } from './lexicon.ts'
import { openLexicon } from './lexicon.ts'
import { matchPhrases } from './match-phrases.ts'
import { readColourPair, readColoursNamed } from './named-palettes.ts'
import { readNamedPeople } from './named-people.ts'
import { partsOfThings } from './parts-of-things.ts'
import { has, isShift, isUnit } from './phrase-kinds.ts'
import { countedColours, countedTones, isOfSquares, isTonalWish, sizeInMm } from './read-amounts.ts'
import { isShiftOfColourBefore, readColour } from './read-colour.ts'
import { settleGround } from './settle-ground.ts'
import { isMadeThing, isNameOfUse, isOwner } from './settle-things.ts'
import { takeCodes } from './take-codes.ts'
import { tokenize } from './tokenize.ts'
import type { Understanding } from './understanding.ts'
import type { Wishes } from './wishes.ts'

/**
 * Reads a prompt: words → phrases of the lexicon, the colour names and the book of nouns → one meaning each by their neighbours →
 * roles. Nothing in a prompt is an error but the mark of a living brand; what is not understood is listed.
 *
 * @throws PatternRejected when a brand's mark is asked for
 */
export function understandPrompt(prompt: string): Understanding {
  refuseBrandMarks(prompt)
  const { plain, codes } = takeCodes(prompt)
  const phrases = chooseMeanings(readColoursOfThings(readNamedPeople(matchPhrases(completeNames(tokenize(plain))))))
  const roles = castRoles(phrases)
  const dressed = dressedThings(phrases)
  const { saidAt, ...amounts } = amountsOfThings(phrases, roles.motifs)
  const wishes: Wishes = {
    ...roles,
    ...joinedThings(phrases, roles.motifs),
    ...amounts,
    styles: [...(roles.styles ?? [])],
    moods: [],
    scenes: [],
    colours: [],
    avoidedColours: [],
    motifColours: {},
    ...(isTonalWish(phrases) && { isTonal: true }),
    ...(codes.threadcount && { threadcount: codes.threadcount }),
  }
  const reading: Understanding = { wishes, understood: [...codes.understood], ignored: [] }
  const parts = partsOfThings(phrases)
  for (let at = 0; at < phrases.length; at++) {
    const isWorn = isOfGarment(dressed, phrases, at) ? 'what they wear' : undefined
    const isPart = parts.some(({ partAt }) => partAt === at) ? 'a part of the thing' : isWorn
    const as = isPart ?? (saidAt.includes(at) ? 'of the thing after it' : undefined)
    if (as) reading.understood.push({ words: phrases[at].written, as })
    else readPhrase(reading, phrases, at)
  }
  if (isOfSquares(phrases, dressed)) wishes.isSquare = true
  giveColoursToWearers(wishes, phrases, dressed)
  settleGround(wishes, phrases)
  leaveBordersToFriezes(wishes, phrases)
  return reading
}

const silent: readonly Meaning['kind'][] = ['filler', 'negation', 'joining-word', 'on-word', 'in-word']

function readPhrase({ wishes, understood, ignored }: Understanding, phrases: readonly ReadPhrase[], at: number): void {
  const phrase = phrases[at]
  const { chosen } = phrase
  if (!chosen) {
    const isUnitAfterNumber = isUnit(phrase) && has(phrases[at - 1], 'number')
    const isPart = isUnitAfterNumber || isShift(phrases, at) || isShiftOfColourBefore(phrases, at)
    if (phrase.meanings.length === 0 && !isPart) ignored.push(phrase.written)
    return
  }
  if (silent.includes(chosen.kind)) return
  const as = phrase.isNegated ? refuse(wishes, phrase, chosen) : apply(wishes, phrases, at, chosen)
  if (!phrase.isNegated) applyBeside(wishes, phrase, chosen)
  const spelling = phrase.readAs ? ` (read as ${phrase.readAs})` : ''
  if (as) understood.push({ words: phrase.written, as: `${as}${spelling}` })
  else ignored.push(phrase.written)
}

/** A phrase may do more than one thing: "breton" is a stripe and its sequence, "morris" a family and a colourway. */
function applyBeside(wishes: Wishes, phrase: ReadPhrase, chosen: Meaning): void {
  const isNamed = ['family', 'style', 'group', 'scene', 'tone', 'tonal'].includes(chosen.kind)
  for (const other of phrase.meanings) {
    if (other === chosen) continue
    if (other.kind === 'style' && chosen.kind === 'family') wishes.styles.push(other.style)
    if (other.kind === 'mood' && isNamed && !hasOwnColours(phrase)) wishes.moods.push(other.mood)
    if (other.kind === 'tone') wishes.tone = other.tone
    if (other.kind === 'scene') wishes.scenes.push(other.scene)
  }
  if (chosen.kind === 'family' && !hasOwnColours(phrase) && !phrase.meanings.some(({ kind }) => kind === 'mood'))
    wishes.moods.push(...eraWithin(phrase))
  // Finer names inside a family's words are its own to read: `log cabin`, `kanoko`.
  const family = phrase.family?.family
  const isDrawn =
    family && (wishes.under === family || [...wishes.families, ...wishes.generalFamilies].includes(family))
  // A family beside the one that is drawn tells it how: a tweed with a windowpane.
  const isOwnName = phrase.form === family && family === wishes.families[0]
  if (isDrawn && !isOwnName && !wishes.styles.includes(phrase.form)) wishes.styles.push(phrase.form)
}

/** A kind that is known by its colours: desert camouflage keeps them, whatever mood a word of its name has besides. */
function hasOwnColours({ family, form }: ReadPhrase): boolean {
  const found = findFamily(family?.family ?? '')
  const isKind = Object.values(found?.kinds ?? {}).some((phrases) => phrases.split('|').includes(form))
  return isKind && found?.colourway !== undefined
}

/** "Art deco fans", "rainbow stripes": the era inside a longer name still gives the colours. */
function eraWithin({ words, form, family }: ReadPhrase): string[] {
  const found = findFamily(family?.family ?? '')
  const isKind = Object.values(found?.kinds ?? {}).some((phrases) => phrases.split('|').includes(form))
  const hasColours = isKind && found?.colourway !== undefined
  // A kind with colours of its own keeps them, unless it is the era itself that it is called by.
  for (let count = words.length - 1; count > 0; count--) {
    const meanings = openLexicon().get(words.slice(0, count).join(' ')) ?? []
    const mood = meanings.find((meaning) => meaning.kind === 'mood')
    if (mood?.kind === 'mood' && (!hasColours || count > 1)) return [mood.mood]
  }
  return []
}

function refuse(wishes: Wishes, { motif }: ReadPhrase, meaning: Meaning): string | undefined {
  if (meaning.kind === 'colour') {
    wishes.avoidedColours.push(meaning.hex)
    return `avoid ${meaning.hex}`
  }
  if (meaning.kind === 'density') {
    wishes.density = meaning.density === 'high' ? 'low' : 'high'
    return `density ${wishes.density}`
  }
  if (meaning.kind === 'scale') {
    wishes.scale = meaning.scale > 1 ? 0.75 : 1.3
    return `scale ${wishes.scale}`
  }
  if (meaning.kind !== 'family' && meaning.kind !== 'motif') return undefined
  const noun = motif?.noun ?? (meaning.kind === 'family' && meaning.isGeneral ? 'flower' : undefined)
  if (noun) wishes.avoidedMotifs = [...(wishes.avoidedMotifs ?? []), noun]
  return 'left out as asked'
}

function apply(wishes: Wishes, phrases: readonly ReadPhrase[], at: number, meaning: Meaning): string | undefined {
  switch (meaning.kind) {
    case 'family':
    case 'motif':
      return readColoursNamed(wishes, phrases, at) ?? describeThing(wishes, phrases, at)
    case 'colour':
      return readColour(wishes, phrases, at, meaning.hex)
    case 'mood':
      if (readColourPair(wishes, phrases, at)) return 'two colours'
      // "Farmhouse, blue and white": what names its colours comes before what only suggests them.
      if (/ and /.test(phrases[at].form)) wishes.moods.unshift(meaning.mood)
      else wishes.moods.push(meaning.mood)
      return `mood ${meaning.mood}`
    case 'style':
      wishes.styles.push(meaning.style)
      return `style ${meaning.style}`
    case 'number':
      return applyNumber(wishes, phrases, at, meaning.value)
    case 'density':
    case 'scale':
    case 'layout':
    case 'orientation':
    case 'symmetry':
      return applySetting(wishes, meaning)
    case 'tone':
      wishes.tone = meaning.tone
      return `palette ${meaning.tone}`
    case 'tonal':
      wishes.isTonal = true
      return 'tones of one hue'
    case 'scene':
      wishes.scenes.push(meaning.scene)
      return `scene ${meaning.scene}`
    case 'group':
      return meaning.nouns.every((noun) => wishes.motifs.includes(noun))
        ? `motifs ${meaning.nouns.join(', ')}`
        : 'the kind of the things named'
    case 'atmosphere':
      return wishes.families.length > 0 && wishes.families[0] === meaning.cloth.family
        ? `family ${meaning.cloth.family}`
        : undefined
    case 'ground-word':
    case 'colour-count-word':
      return 'belongs to the words beside it'
    default:
      return undefined
  }
}

/** Drawn by its own name, whatever the book of pictures has for it. */
function isGrownByBotany(noun: string): boolean {
  return flowerNouns.includes(noun) || isLeaf(noun)
}

function describeThing(wishes: Wishes, phrases: readonly ReadPhrase[], at: number): string {
  const { family, motif } = phrases[at]
  const noun = motif?.noun ?? family?.family
  if (noun && wishes.motifs.includes(noun)) {
    const found = findDepiction(noun)
    const isOther = found && !found.isExact && !isGrownByBotany(noun) && wishes.families.includes('conversational')
    return `motif ${noun}${isOther ? `, drawn as ${found.picture.replaceAll('-', ' ')}` : ''}`
  }
  if (family && wishes.under === family.family) return `ground of ${family.family}`
  if (!family && noun && isNameOfUse(phrases, at)) return 'what the cloth is for'
  if (isOwner(phrases, at)) return 'whose the thing is'
  if (isMadeThing(phrases, at)) return 'how the thing is made'
  return family ? `family ${family.family}` : `motif ${noun ?? ''}`
}

function applySetting(
  wishes: Wishes,
  meaning: Extract<Meaning, { kind: 'density' | 'scale' | 'layout' | 'orientation' | 'symmetry' }>,
): string {
  if (meaning.kind === 'density') wishes.density = meaning.density
  else if (meaning.kind === 'scale') wishes.scale = meaning.scale
  else if (meaning.kind === 'layout') wishes.layout = meaning.layout
  else if (meaning.kind === 'orientation') wishes.orientation = meaning.orientation
  else wishes.symmetry = meaning.symmetry
  const value = Object.entries(meaning).find(([key]) => key !== 'kind')?.[1]
  return `${meaning.kind} ${value}`
}

function applyNumber(wishes: Wishes, phrases: readonly ReadPhrase[], at: number, value: number): string | undefined {
  const size = sizeInMm(phrases, at, value)
  if (size?.isRepeat) {
    wishes.repeatMm = size.mm
    return `repeat ${size.mm} mm`
  }
  if (size) {
    wishes.motifMm = size.mm
    return `motif size ${size.mm} mm`
  }
  if (countedTones(phrases, at + 1) > 1) return 'counts the tones of the colour after it'
  const count = countedColours(phrases, at, value)
  if (count === undefined) return undefined
  wishes.colourCount = count
  return `${count} colours`
}
