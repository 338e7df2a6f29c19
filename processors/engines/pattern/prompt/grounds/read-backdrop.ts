import type { Backdrop } from '../../backdrop/backdrop.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL, growing } from '../meaning/family-kinds.ts'
import { has } from '../meaning/phrase-kinds.ts'
import type { Roles } from '../roles/roles.ts'
import type { Joined } from '../things/joined-things.ts'
import type { Wishes } from '../wishes.ts'
import {
  backdropGrounds,
  backdropScenes,
  nearNouns,
  placeNouns,
  placeWords,
  sceneBackdrops,
} from '../words/backdrop-words.ts'

const places: ReadonlySet<string> = new Set(placeWords.split(' '))

/** Largest number of words between a place and its preposition: "under a bright starry sky". */
const REACH = 4

/** A place behind the things of a prompt, and the nouns that only name it and are not drawn. */
export type Place = {
  readonly backdrop: Backdrop
  readonly nouns: readonly string[]
  /** Named itself, and not only brought by a scene. */
  readonly isSaid: boolean
}

/**
 * The place of the things of a prompt, in this order: the name of a place ("northern lights"), a thing that others are
 * among, over or under ("balloons over clouds"), a general scene ("ducks on a pond"). Undefined where only the place is
 * named.
 */
export function readBackdrop(
  phrases: readonly ReadPhrase[],
  { motifs, under, families }: Roles,
  { seats }: Joined,
): Place | undefined {
  const isGround = under === RIDGES && !phrases.some(isGradient)
  const arePlants = families.every((name) => growing.includes(name))
  if (!(families.includes(CONVERSATIONAL) || arePlants) || (under && !isGround)) return undefined
  const stated = phrases.flatMap(({ meanings, isNegated }) =>
    meanings.flatMap((meaning) => (meaning.kind === 'place' && !isNegated ? [meaning.backdrop] : [])),
  )
  // Seats are not places: "castles on clouds".
  const taken = Object.values(seats).flat()
  const nouns = phrases
    .flatMap(({ motif }, at) => (motif && isPlaceNoun(phrases, at, motifs) ? [motif.noun] : []))
    .filter((noun) => !taken.includes(noun))
  const scenes = phrases.flatMap(({ chosen, meanings, isNegated }) =>
    chosen?.kind === 'colour' || isNegated
      ? []
      : meanings.flatMap((meaning) => (meaning.kind === 'scene' ? (sceneBackdrops[meaning.scene] ?? []) : [])),
  )
  const flows = phrases.some(
    ({ words, isNegated }, at) => !isNegated && running.has(words[0]) && isAtPlace(phrases, at),
  )
  const rests = phrases.some(({ words, isNegated }, at) => !isNegated && still.has(words[0]) && isAtPlace(phrases, at))
  const waters = [...(flows ? ['stream' as const] : []), ...(rests ? ['ripples' as const] : [])]
  const said: Backdrop[] = [...stated, ...nouns.map((noun) => placeNouns[noun]), ...waters]
  if (arePlants && !behindPlants.includes(said[0])) return undefined
  const [backdrop] = [...said, ...scenes]
  const others = motifs.filter((noun) => !nouns.includes(noun))
  // A floral may be named by its cloth alone: "wisteria over flowing water".
  const isFloral = arePlants && families.length > 0
  if (others.length === 0 && !isFloral) return undefined
  const kind = backdrop ?? (isGround ? 'hills' : undefined)
  return kind && { backdrop: kind, nouns: nouns.filter((noun) => !nearNouns.includes(noun)), isSaid: said.length > 0 }
}

/** The family of mountain ranges, which serves as a place behind things and not as a cloth. */
const RIDGES = 'ombre'

/** An ombre under things is a wash from colour to colour, and no land. */
function isGradient({ family, form, isNegated }: ReadPhrase): boolean {
  return (
    family?.family === RIDGES &&
    !isNegated &&
    /ombr|gradient|dip|dégrad|verlauf|wash|blot|blob|rorschach|water ?colou?r|splash/.test(form)
  )
}

/** Water that stands, where something is on it, over it or beside it. */
const still = new Set('pond ponds lake lakes lagoon lagoons teich see étang lac estanque lago stagno'.split(' '))

/** Water that runs, where something is on it or beside it. */
const running = new Set('stream streams river rivers brook brooks creek creeks'.split(' '))

/** What lies behind flowers and leaves as well; trees and grass would be lost among them. */
const behindPlants: readonly (Backdrop | undefined)[] = ['waves', 'ripples', 'stream', 'clouds', 'mountains']

const besideWords = new Set('by beside along alongside next past'.split(' '))

/** Whether a word for a place stands before a phrase in its clause. */
function isAtPlace(phrases: readonly ReadPhrase[], at: number): boolean {
  const from = phrases.findLastIndex(({ startsClause }, index) => index <= at && startsClause)
  return phrases
    .slice(Math.max(0, from, at - REACH), at)
    .some(({ words }) => words.some((word) => places.has(word) || besideWords.has(word)))
}

function isPlaceNoun(phrases: readonly ReadPhrase[], at: number, motifs: readonly string[]): boolean {
  const { motif, chosen, isNegated } = phrases[at]
  if (!motif || isNegated || chosen?.kind === 'colour' || !Object.hasOwn(placeNouns, motif.noun)) return false
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    if (phrases[before + 1].startsClause) return false
    if (phrases[before].words.some((word) => places.has(word))) return true
    const noun = phrases[before].motif?.noun
    if ((noun && motifs.includes(noun) && !Object.hasOwn(placeNouns, noun)) || has(phrases[before], 'joining-word'))
      return false
  }
  return false
}

/** The roles without the place's nouns and without a cloth below. */
export function leadOnPlace({ under: _, ...roles }: Roles, { nouns }: Place): Roles {
  return { ...roles, motifs: roles.motifs.filter((noun) => !nouns.includes(noun)) }
}

/** Adds the night that a place belongs to and its small details, where the prompt says nothing else. */
export function lightPlace(wishes: Wishes, { backdrop }: Place): void {
  const [ground, scene] = [backdropGrounds[backdrop], backdropScenes[backdrop]]
  const isFree = wishes.moods.length === 0 && wishes.colours.every(({ isGround }) => !isGround)
  if (ground && isFree && !wishes.tone && !wishes.isTonal) wishes.colours.push({ hex: ground, isGround: true })
  if (scene && wishes.scenes.length === 0) wishes.scenes.push(scene)
}
