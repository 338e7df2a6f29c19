import { findFamily } from '../families/registry.ts'
import { apply, isOnlyPlace, refuse } from './apply-meaning.ts'
import { drawInOutlines } from './colours/colour-of-outlines.ts'
import { settleColoursOfCloth } from './colours/colours-left-to-cloth.ts'
import { giveColoursToWearers } from './colours/colours-of-clothes.ts'
import { readColoursOfThings } from './colours/colours-of-things.ts'
import { keepNaturesOfFlowers } from './colours/natures-of-flowers.ts'
import { countOfOnly, isOneOnly } from './colours/only-colours.ts'
import { wearRainbow } from './colours/rainbow-beasts.ts'
import { isShiftOfColourBefore } from './colours/read-colour.ts'
import { colourPlace } from './grounds/colour-of-place.ts'
import { settleBorders } from './grounds/leave-borders.ts'
import { readPatternedBorder } from './grounds/patterned-border.ts'
import { leadOnPlace, lightPlace, readBackdrop } from './grounds/read-backdrop.ts'
import { coloursOfStrand } from './grounds/running-strands.ts'
import { settleGround } from './grounds/settle-ground.ts'
import { readAirsAsColours } from './meaning/airs-as-colours.ts'
import type { ReadPhrase } from './meaning/choose-meaning.ts'
import { chooseMeanings } from './meaning/choose-meaning.ts'
import { clothOfColours } from './meaning/cloth-of-colours.ts'
import { CONVERSATIONAL } from './meaning/family-kinds.ts'
import { isOfScenery } from './meaning/names-of-land.ts'
import { hasOwnColours } from './meaning/own-colours.ts'
import { has, isShift, isUnit, isUnread } from './meaning/phrase-kinds.ts'
import { readArtworks } from './read/artworks.ts'
import { readBowls } from './read/bowls.ts'
import { refuseBrandMarks } from './read/brand-marks.ts'
import { readClothes } from './read/clothes-shown.ts'
import { completeNames } from './read/complete-names.ts'
import { drawnInCrayon } from './read/crayon-first.ts'
import { crownWithFlowers } from './read/flowers-on-heads.ts'
import { withUmlauts } from './read/german-umlauts.ts'
import type { Meaning } from './read/lexicon.ts'
import { openLexicon } from './read/lexicon.ts'
import { matchPhrases } from './read/match-phrases.ts'
import { readNamedPeople } from './read/named-people.ts'
import { openHyphens } from './read/open-hyphens.ts'
import { readOthers } from './read/others-of-kind.ts'
import { readPostures } from './read/postures.ts'
import { readRomaji } from './read/read-romaji.ts'
import { readRiders } from './read/riders.ts'
import { shareHeads } from './read/shared-heads.ts'
import { shareModifiers } from './read/shared-modifiers.ts'
import { partStarsAndStripes } from './read/stars-and-stripes.ts'
import { readNamedCodes, takeCodes } from './read/take-codes.ts'
import { takeLettering } from './read/take-lettering.ts'
import { readByCompany } from './read/things-by-company.ts'
import { tokenize } from './read/tokenize.ts'
import { readYoung } from './read/young-of-things.ts'
import { isOfSquares, rangeOfColours } from './read-amounts.ts'
import { readSizes } from './read-sizes.ts'
import { settleRows } from './roles/between-stripes.ts'
import { castRoles } from './roles/cast-roles.ts'
import { keepToWhatIsNamed } from './roles/few-things.ts'
import { isWritten, lettered, readLettering } from './roles/lettered.ts'
import { settleLying } from './roles/manner-of-toss.ts'
import { readChange } from './roles/read-change.ts'
import type { Roles } from './roles/roles.ts'
import { tellShape } from './roles/shapes-of-cloth.ts'
import { coatAt, coatsOfThings } from './things/coats-of-things.ts'
import { colourFeast } from './things/colours-of-feast.ts'
import { type Dressed, dressedThings, isOfGarment } from './things/dressed-things.ts'
import { readFrames } from './things/frames-of-things.ts'
import { type Joined, joinedThings } from './things/joined-things.ts'
import { readNiches, settleNiches } from './things/niches.ts'
import { partsOfThings } from './things/parts-of-things.ts'
import { leaveCorners } from './things/things-in-corners.ts'
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
  const lettering = takeLettering(prompt)
  const { plain, codes } = takeCodes(lettering.plain)
  const { phrases: bounded, strandColour, ...bordered } = readPatternedBorder(readPhrases(plain))
  const { phrases, inCorners, told: cornered } = leaveCorners(bounded)
  const dressed = dressedThings(phrases)
  const { roles: drawn, change } = readChange(phrases, castRoles(phrases))
  const cast = lettered(drawn, lettering)
  const joined = joinedThings(phrases, cast.motifs)
  const place = readBackdrop(phrases, cast, joined)
  const roles = place ? leadOnPlace(cast, place) : cast
  const sizes = readSizes(phrases, roles)
  const wishes: Wishes = {
    ...roles,
    ...joined,
    ...(isPlantInPot(roles, joined) && { families: [CONVERSATIONAL] }),
    ...sizes.asked,
    styles: [...(roles.styles ?? [])],
    moods: [],
    scenes: [],
    ...coloursOfStrand(strandColour),
    avoidedColours: [],
    ...(place && { backdrop: place.backdrop, isPlaceSaid: place.isSaid }),
    ...(bordered.border && { layout: 'border', border: bordered.border }),
    ...(bordered.colourCount && { colourCount: bordered.colourCount }),
    ...(inCorners && { inCorners }),
    ...(change && { change }),
    ...rangeOfColours(phrases),
    ...(codes.threadcount && { threadcount: codes.threadcount }),
    ...(isWritten(cast, lettering) && { text: lettering.text }),
  }
  const { understood, ignored } = readLettering(lettering, wishes)
  const reading: Understanding = { wishes, understood: [...codes.understood, ...understood], ignored }
  const partsAt = partsOfThings(phrases).map(({ partAt }) => partAt)
  for (let at = 0; at < phrases.length; at++) {
    const isWorn = isOfGarment(dressed, phrases, at) ? 'what they wear' : undefined
    const isPart = partsAt.includes(at) ? 'a part of the thing' : isWorn
    const isCoat = coatAt(phrases, at) ? 'the coat of the thing after it' : undefined
    readPhrase(reading, phrases, at, bordered.told?.[at] ?? cornered?.[at] ?? isPart ?? isCoat ?? sizes.told[at])
  }
  settleWishes(wishes, phrases, dressed)
  if (place) lightPlace(wishes, place)
  settleLying(wishes, phrases)
  return reading
}

/** What is decided when every phrase has been read: who has which colour, and what the ground is. */
function settleWishes(wishes: Wishes, phrases: readonly ReadPhrase[], dressed: readonly Dressed[]): void {
  wishes.colourCount ??= countOfOnly(phrases, wishes)
  if (isOneOnly(phrases, wishes)) wishes.isTonal = true
  if (wishes.inCorners || isOfSquares(phrases, dressed)) wishes.isSquare = true
  keepToWhatIsNamed(wishes, phrases)
  settleNiches(wishes)
  settleRows(wishes, phrases)
  // Beasts are filled with flowers in the folk manner.
  if (coatsOfThings(phrases).some(({ coat }) => coat === 'ornate')) wishes.styles.push('folk')
  giveColoursToWearers(wishes, phrases, dressed)
  drawInOutlines(wishes, phrases)
  settleColoursOfCloth(wishes, phrases)
  colourPlace(wishes)
  settleGround(wishes, phrases)
  keepNaturesOfFlowers(wishes, phrases)
  wearRainbow(wishes, phrases)
  settleBorders(wishes, phrases)
  colourFeast(wishes)
}

function readPhrases(plain: string): ReadPhrase[] {
  const tokens = drawnInCrayon(
    crownWithFlowers(openHyphens(readRiders(readRomaji(partStarsAndStripes(withUmlauts(tokenize(plain))))))),
  )
  const named = readNamedPeople(readArtworks(matchPhrases(completeNames(shareHeads(shareModifiers(tokens))))))
  const matched = readFrames(
    readNiches(readPostures(readOthers(readYoung(readClothes(readByCompany(readBowls(readNamedCodes(named)))))))),
  )
  return clothOfColours(chooseMeanings(readAirsAsColours(readColoursOfThings(matched))))
}

/** "Potted ferns": what stands in something is drawn as a thing, not as a floral. */
function isPlantInPot({ families }: Roles, { seats }: Joined): boolean {
  return families.length === 0 && Object.keys(seats).length > 0
}

const silent: readonly Meaning['kind'][] = ['filler', 'negation', 'joining-word', 'on-word', 'in-word']

/** @param told what the phrase is where others have read it already */
function readPhrase(
  { wishes, understood, ignored }: Understanding,
  phrases: readonly ReadPhrase[],
  at: number,
  told: string | undefined,
): void {
  const phrase = phrases[at]
  if (told !== undefined) {
    if (told) understood.push({ words: phrase.written, as: told })
    return
  }
  const { chosen } = phrase
  const isOfLand = wishes.families[0] === 'scenic' && isOfScenery(phrase.words)
  const theme = !chosen && isOfLand ? 'landscape' : themeDrawn(wishes, phrase)
  if (theme && (!chosen || silent.includes(chosen.kind))) {
    understood.push({ words: phrase.written, as: theme })
    return
  }
  const shape = chosen ? undefined : tellShape(wishes, phrase)
  if (shape) {
    understood.push({ words: phrase.written, as: shape })
    return
  }
  if (!chosen) {
    const isUnitAfterNumber = isUnit(phrase) && has(phrases[at - 1], 'number')
    const isPart = isUnitAfterNumber || isShift(phrases, at) || isShiftOfColourBefore(phrases, at)
    if (isUnread(phrase) && !isPart) ignored.push(phrase.written)
    return
  }
  if (silent.includes(chosen.kind)) return
  const did = phrase.isNegated ? refuse(wishes, phrases, at, chosen) : apply(wishes, phrases, at, chosen)
  const as = did ?? (isOfLand && !phrase.isNegated ? 'landscape' : undefined)
  if (!phrase.isNegated) applyBeside(wishes, phrase, chosen)
  const spelling = phrase.readAs ? ` (read as ${phrase.readAs})` : ''
  if (as) understood.push({ words: phrase.written, as: `${as}${spelling}` })
  else ignored.push(phrase.written)
}

/** A pastime, feast or place that the motifs come from. */
function themeDrawn({ motifs }: Wishes, { meanings, isNegated }: ReadPhrase): string | undefined {
  const theme = meanings.find((meaning) => meaning.kind === 'theme')
  if (theme?.kind !== 'theme' || isNegated) return undefined
  const drawn = theme.nouns.filter((noun) => motifs.includes(noun))
  return drawn.length > 1 ? `motifs ${drawn.join(', ')}` : undefined
}

/** A phrase may do more than one thing: "breton" is a stripe and its sequence, "morris" a family and a colourway. */
function applyBeside(wishes: Wishes, phrase: ReadPhrase, chosen: Meaning): void {
  const isNamed = ['family', 'style', 'group', 'scene', 'place', 'tone', 'tonal'].includes(chosen.kind)
  for (const other of phrase.meanings) {
    if (other === chosen) continue
    if (other.kind === 'style' && chosen.kind === 'family') wishes.styles.push(other.style)
    if (other.kind === 'mood' && isNamed && !hasOwnColours(phrase) && !isOnlyPlace(wishes, phrase))
      wishes.moods.push(other.mood)
    if (other.kind === 'tone') wishes.tone = other.tone
    if (other.kind === 'tonal' && isNamed) wishes.isTonal = true
    if (other.kind === 'scene') wishes.scenes.push(other.scene)
  }
  const isOfEra = chosen.kind === 'family' || chosen.kind === 'group' || chosen.kind === 'motif'
  if (isOfEra && !hasOwnColours(phrase) && !phrase.meanings.some(({ kind }) => kind === 'mood'))
    wishes.moods.push(...eraWithin(phrase))
  // Finer names inside a family's words are its own to read: `log cabin`, `kanoko`.
  const family = phrase.family?.family
  const isDrawn =
    family && (wishes.under === family || [...wishes.families, ...wishes.generalFamilies].includes(family))
  // A family beside the one that is drawn tells it how: a tweed with a windowpane.
  const isOwnName = phrase.form === family && family === wishes.families[0]
  if (isDrawn && !isOwnName && !wishes.styles.includes(phrase.form)) wishes.styles.push(phrase.form)
}

/**
 * "Art deco fans", "rainbow stripes", "arctic animals": the era or place inside a longer name still gives the colours. Of a thing's
 * name a whole phrase does: blue and white jars, but no Christmas for every tree of it.
 */
function eraWithin({ words, form, family, chosen }: ReadPhrase): string[] {
  const least = chosen?.kind === 'motif' ? 2 : 1
  const found = findFamily(family?.family ?? '')
  const kind = Object.entries(found?.kinds ?? {}).find(([, phrases]) => phrases.split('|').includes(form))?.[0]
  const hasColours = kind !== undefined && found?.colourway?.({ styles: [kind, form], details: {} }) !== undefined
  // A kind with colours of its own keeps them, unless it is the era itself that it is called by.
  for (let count = words.length - 1; count >= least; count--) {
    const meanings = openLexicon().get(words.slice(0, count).join(' ')) ?? []
    const mood = meanings.find((meaning) => meaning.kind === 'mood')
    if (mood?.kind === 'mood' && (!hasColours || count > 1)) return [mood.mood]
  }
  return []
}
