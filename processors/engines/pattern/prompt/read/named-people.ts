import { has } from '../meaning/phrase-kinds.ts'
import type { Phrase } from './match-phrases.ts'

/** Words for people, which mostly say who the cloth is for, by the noun that is drawn. */
const people: ReadonlyMap<string, string> = new Map(
  `woman: mother mothers mum mums mom moms aunt woman women lady ladies frau frauen dame damen femme femmes mujer mujeres donna donne mulher mulheres
man: father fathers dad dads uncle man men gentleman gentlemen mann männer homme hommes hombre hombres uomo uomini homem homens
girl: girl girls mädchen fille filles niña niñas bambina bambine menina meninas
boy: boy boys junge jungen garçon garçons niño bambino menino
children: child kid toddler toddlers children kids kinder enfants niños bambini crianças
people: people persons family families leute menschen gens gente personas persone pessoas
cowboy: cowboy
cowgirl: cowgirl
viking warrior: viking
grandmother: grandmother grandmothers grandma grandmas granny grannies oma omas grand-mère abuela abuelas nonna nonne`
    .split('\n')
    .flatMap((row) => {
      const [noun, words] = row.split(': ')
      return words.split(' ').map((word): [string, string] => [word, noun])
    }),
)

const uses = ['for', 'für', 'pour', 'para', 'per']
/** Words from the one that says whom a cloth is for to the person. */
const USE_REACH = 3
/** "Portraits of ladies" are drawn already. */
const pictured = /^(?:portraits?|faces?|heads?)$/
/** What goes on with them: wearing, with, in, under. */
const together = new Set(
  'with in on at under by wearing holding mit in im auf avec en dans con sur sous sotto com'.split(' '),
)
const stuffs =
  /clothing|bedding|lining|shirting|suiting|swimming|sleeping|painting|quilting|running|clubbing|wedding|earring|styling/

/**
 * People who do something, hold something or stand beside other things are drawn: "women dancing", "girls with balloons", "boys and
 * kites". Whose cloth it is stays a use: "women's swimwear", "a bedroom for boys", "girls dress".
 */
export function readNamedPeople(read: readonly Phrase[]): Phrase[] {
  const phrases = read.flatMap((phrase, at) => {
    if (isKinOfBefore(read, at)) return []
    const isOfKin = isKinOfBefore(read, at + 1)
    return [isOfKin ? { ...phrase, written: `${phrase.written} ${read[at + 1].written}`, isPlural: true } : phrase]
  })
  return phrases.map((phrase, at) => {
    const noun = people.get(phrase.words.join(' '))
    if (!noun || isUse(phrases, at) || !(isDoing(phrases, at) || isAlone(phrases, at) || isOneOfThings(phrases, at)))
      return phrase
    return { ...phrase, form: noun, meanings: [{ kind: 'motif', noun }] }
  })
}

/** "A hedgehog family in scarves", "koala mother with baby": of hedgehogs, who wear them, and a grown koala. */
function isKinOfBefore(phrases: readonly Phrase[], at: number): boolean {
  const isKin = kin.test(phrases[at]?.words.join(' ') ?? '')
  const before = phrases[at - 1]
  return isKin && !phrases[at].startsClause && has(before, 'motif') && !people.has(before.words.join(' '))
}

const kin =
  /^(?:famil(?:y|ies)|mothers?|mums?|mumm(?:y|ies)|mom(?:s|my)?|m[ao]mas?|fathers?|dads?|dadd(?:y|ies)|papas?|parents?|couples?|siblings?)$/

function isUse(phrases: readonly Phrase[], at: number): boolean {
  if (/['’]/.test(phrases[at].written)) return true
  return phrases.slice(Math.max(0, at - USE_REACH), at).some(({ words }) => uses.includes(words[0]))
}

/** Several people by their word alone; kids and babies are a mood. */
const many =
  /^(?:children|people|families|grandm.*s|nonne|abuelas|omas|girls|boys|(?:wo)?men|ladies|gentlemen|mothers|fathers|kinder|leute|mädchen|jungen|frauen|männer|enfants|niñ[oa]s|bambini)$/

/** "Grandmothers", "children, red and blue": several people and nothing else that could be drawn. */
function isAlone(phrases: readonly Phrase[], at: number): boolean {
  if (!phrases[at].startsClause || !many.test(phrases[at].words.join(' '))) return false
  return phrases.every(
    (other, index) => index === at || has(other, 'colour', 'number', 'joining-word', 'in-word', 'on-word'),
  )
}

function isDoing(phrases: readonly Phrase[], at: number): boolean {
  const [before, next, second] = [phrases[at - 1], phrases[at + 1], phrases[at + 2]]
  const isFirst = phrases[at].startsClause
  if (pictured.test(phrases[at - 2]?.form ?? '')) return false
  const isActing = (phrase: Phrase | undefined): boolean =>
    /.ing$/.test(phrase?.words[0] ?? '') && !stuffs.test(phrase?.words[0] ?? '')
  if (!next || next.startsClause) return !isFirst && (isActing(before) || before?.words[0] === 'of')
  if (isActing(next) || together.has(next.words[0])) return true
  if (!has(next, 'joining-word') || second?.startsClause !== false) return false
  // "Boys and girls skipping": what the second do the first do.
  return has(second, 'motif') || (people.has(second.words.join(' ')) && isDoing(phrases, at + 2))
}

/** "Three bears and a girl", "a mother and child", "dogs and boys": counted, or joined to a thing, and nothing behind that could be theirs. */
function isOneOfThings(phrases: readonly Phrase[], at: number): boolean {
  const next = phrases[at + 1]
  const isJoinedTo = has(next, 'joining-word') && next?.startsClause === false
  if (next && !next.startsClause && !isJoinedTo && !has(next, 'in-word', 'on-word') && next.words[0] !== 'with')
    return false
  const second = isJoinedTo ? phrases[at + 2] : undefined
  if (isJoinedTo && !second) return false
  const from = phrases.slice(Math.max(0, at - 2), at).findLastIndex(({ startsClause }) => startsClause)
  const said = phrases[at].startsClause ? [] : phrases.slice(Math.max(0, at - 2) + Math.max(0, from), at)
  const isCounted = said.some((phrase) => counts.has(phrase.words[0]) || has(phrase, 'number'))
  // "A mother and child": one of two who are both people; alone, "mother and child" still is a pair.
  const isPair = second !== undefined && people.has(second.words.join(' ')) && isLast(phrases, at + 2)
  const isSecond = has(phrases[at - 1], 'joining-word') && isOfPair(phrases[at - 2]) && isLast(phrases, at)
  return isCounted || isPair || isSecond
}

const counts = new Set('a an one two three four five some ein eine un une una uno'.split(' '))

function isOfPair(phrase: Phrase | undefined): boolean {
  return phrase !== undefined && (people.has(phrase.words.join(' ')) || (phrase.isPlural && has(phrase, 'motif')))
}

function isLast(phrases: readonly Phrase[], at: number): boolean {
  const next = phrases[at + 1]
  return next === undefined || next.startsClause || has(next, 'in-word', 'on-word')
}
