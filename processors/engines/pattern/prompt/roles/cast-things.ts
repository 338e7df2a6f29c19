import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { isLeaf } from '../../families/botany/leaves/leaf-table.ts'
import { isTropicalLeaf } from '../../families/botany/leaves/tropical-leaf.ts'
import { fillerNouns } from '../../families/conversational/filler-nouns.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { isPerson } from '../../families/conversational/paper-figures.ts'
import { families } from '../../families/registry.ts'
import {
  birdHomes,
  birds,
  CONVERSATIONAL,
  growing,
  jungleGuests,
  meadowGuests,
  ofGarlands,
  plantNouns,
  whole,
} from '../meaning/family-kinds.ts'
import { isOnBoughs } from '../things/guests-of-plants.ts'
import type { Roles } from './roles.ts'

/** The things are tossed, unless all of them grow. */
export function castThings(named: string[], general: string[], nouns: string[], leaf = 'monstera'): Roles {
  // Peonies with foliage are peonies.
  const hasFlower = nouns.some((noun) => flowerNouns.includes(noun))
  const isInJungle =
    named.length === 0 && nouns.some((noun) => jungleGuests.includes(noun)) && nouns.some(isTropicalLeaf)
  const families = isInJungle ? ['tropical'] : hasFlower ? named.filter((name) => name !== 'foliage') : named
  const isJungle = families.includes('tropical')
  // Tropical flowers are hibiscus before they are anything else.
  const motifs = isJungle && general.includes('tossed-floral') && !hasFlower ? [...nouns, 'hibiscus'] : nouns
  if (named.length === 0 && isOnBoughs(nouns)) return { families: ['blossom-branch'], generalFamilies: general, motifs }
  const isBirdHome = families.some((name) => birdHomes.includes(name))
  const isAtHome = (noun: string): boolean =>
    (isBirdHome && birds.includes(noun)) ||
    (isJungle && jungleGuests.includes(noun)) ||
    (families.includes('meadow') && meadowGuests.includes(noun)) ||
    (families.includes('garlands') && ofGarlands.includes(noun))
  // Dolls and people filled with flowers would lose their faces.
  const isOfPeople = families.includes('folk-floral') && motifs.some(hasHumanFace)
  const isAnyTossed =
    isOfPeople ||
    motifs.some((noun) => isTossed(noun, general) && !isAtHome(noun)) ||
    (families.length === 0 ? isFarFromHome(motifs) : isStranger(families, motifs))
  const isGrowing = !isOfPeople && families.some((name) => !isAnyTossed || whole.includes(name))
  const isAsked = isAnyTossed || families.includes(CONVERSATIONAL)
  const isOfFlowers = families.length === 0 && motifs.includes('flower')
  if (!isAsked && isOfFlowers) return { families: ['tossed-floral'], generalFamilies: general, motifs }
  if (isGrowing || !isAsked) return { families, generalFamilies: general, motifs }
  return {
    families: [CONVERSATIONAL],
    generalFamilies: general,
    motifs: [...new Set([...motifs, ...fillersOf([...families, ...general], leaf)])],
    ...(families.includes('ditsy') && { scale: 0.5 }),
  }
}

/** Parrots and peonies, cockatoos and eucalyptus: no family of plants draws both. */
function isFarFromHome(nouns: readonly string[]): boolean {
  const guests = nouns.filter((noun) => birds.includes(noun) && growsSomewhere(noun))
  const flowers = nouns.filter((noun) => flowerNouns.includes(noun) || isLeaf(noun))
  const isHome = ({ name, motifs }: (typeof families)[number]): boolean =>
    growing.includes(name) && [...guests, ...flowers].every((noun) => motifs.includes(noun))
  return guests.length > 0 && flowers.length > 0 && !families.some(isHome)
}

/** Cockatoos among gum leaves: birds of the jungle have no place in the sprays of other leaves. */
function isStranger(named: readonly string[], nouns: readonly string[]): boolean {
  const isHome = (noun: string): boolean =>
    named.some(
      (name) => birdHomes.includes(name) || families.find((family) => family.name === name)?.motifs.includes(noun),
    )
  return nouns.some((noun) => birds.includes(noun) && !isHome(noun))
}

function hasHumanFace(noun: string): boolean {
  const { picture = '' } = findDepiction(noun) ?? {}
  return isPerson(picture) || dolls.includes(picture)
}

const dolls = ['matryoshka', 'paper-doll', 'rag-doll', 'nutcracker', 'snowman', 'scarecrow', 'gnome']

/** A thing for tossing: it does not grow, and with a word like "bouquet" a plant without a picture of its own is left to the flowers. */
export function isTossed(noun: string, general: readonly string[]): boolean {
  // Circles of flowers are flowers: small marks without a picture do not make a toss.
  if (noun === 'flower' || (noun in fillerNouns && !findDepiction(noun))) return false
  if (noun in fillerNouns && !plantNouns.includes(noun)) return true
  if (plantNouns.includes(noun) || flowerNouns.includes(noun) || growsSomewhere(noun)) return false
  return general.length === 0 || findDepiction(noun)?.isExact === true
}

/** What stays of a plant family when things are tossed: "koalas and eucalyptus leaves", "strawberries and flowers". */
function fillersOf(names: readonly string[], leaf: string): string[] {
  return names.flatMap((name) => {
    if (name === 'tropical') return [leaf]
    if (name === 'foliage') return ['leaf']
    return growing.includes(name) && name !== 'trailing' ? ['blossom'] : []
  })
}

/** "Smileys and flowers on a checkerboard": flowers that are said with the things, where neither leads the cloth. */
export function bloomsOf(general: readonly string[]): string[] {
  return general.includes('tossed-floral') ? ['blossom'] : []
}

/** True for a noun that some family of plants draws. */
export function growsSomewhere(noun: string): boolean {
  return families.some((family) => growing.includes(family.name) && family.motifs.includes(noun))
}
