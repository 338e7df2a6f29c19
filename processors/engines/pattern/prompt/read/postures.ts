import { findDepiction } from '../../families/conversational/noun-book.ts'
import { has } from '../meaning/phrase-kinds.ts'
import type { Phrase } from './match-phrases.ts'

/** What beasts do, by the first word of the pictures that show it: `sleeping fox`, `running horse`, `flying duck`. */
const words: Readonly<Record<string, string>> = {
  sleeping:
    'sleeping asleep sleepy napping dozing snoozing snoring slumbering dreaming resting curled hibernating schlafend schlafende schlafender dormant dormants endormi endormis endormie durmiendo dormido dormidos dormida dormidas addormentato addormentati dormienti dormindo',
  running:
    'running galloping racing leaping jumping bounding prancing sprinting chasing cantering trotting hopping frolicking gambolling frisking rennend rennende galoppierend galoppierende springend springende galopant courant bondissant corriendo saltando galopando correndo galoppo',
  flying:
    'flying flight flies fly soaring gliding airborne fliegend fliegende fliegender fliegenden volant volants volantes volando volanti voando',
  hanging: 'hanging hangs dangling hängend hängende colgando suspendu suspendus appeso appesi',
  climbing: 'climbing climbs clambering kletternd kletternde grimpant trepando arrampicandosi',
  howling: 'howling howls howl baying bays heulend heulende heulender hurlant hurlants aullando ululante uivando',
  skating: 'skating skates eislaufend eislaufende schlittschuhlaufend patinant patinando pattinando',
}

const postures: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([posture, list]) => list.split(' ').map((word): [string, string] => [word, posture])),
)

/** Pictures of one beast in another look are that beast when it sleeps or runs. */
const kinds: Readonly<Record<string, string>> = {
  ewe: 'sheep',
  ram: 'sheep',
  reindeer: 'deer',
  'sitting-fox': 'fox',
  'sitting-bear': 'bear',
  mallard: 'duck',
  macaw: 'parrot',
  'barn-owl': 'owl',
  'snowy-owl': 'owl',
}

const AND: ReadonlySet<string> = new Set(['and', '&', 'und', 'et', 'y', 'e'])

/** Words between a beast and what it does: its colours and sizes, "are", "while". */
const REACH = 3

/** Beasts that do what they have a picture of: "sleeping little foxes", "horses galloping across the prairie". */
export function readPostures(phrases: readonly Phrase[]): Phrase[] {
  const done = new Set<number>()
  const posed = phrases.map((phrase, at) => {
    const noun = phrase.meanings.find((meaning) => meaning.kind === 'motif')?.noun
    const saidAt = noun === undefined ? undefined : (postureAt(phrases, at) ?? besideWhoSkates(phrases, at))
    const name = noun && saidAt !== undefined ? posedNoun(noun, postureOf(phrases[saidAt]) ?? '') : undefined
    if (!name || saidAt === undefined) return phrase
    done.add(saidAt)
    return { ...phrase, meanings: [{ kind: 'motif', noun: name } as const] }
  })
  return posed.map((phrase, at) => (done.has(at) ? { ...phrase, meanings: [{ kind: 'filler' } as const] } : phrase))
}

/** By the last word: "ice skating". Who skates on rollers is not on ice. */
function postureOf({ words }: Phrase): string | undefined {
  return words.includes('roller') ? undefined : postures.get(words.at(-1) ?? '')
}

/** Where it is said what a beast does: right before it or after it, in its clause. */
function postureAt(phrases: readonly Phrase[], at: number): number | undefined {
  for (let before = at - 1; before >= Math.max(0, at - REACH) && !phrases[before + 1].startsClause; before--) {
    if (postureOf(phrases[before])) return before
    if (!has(phrases[before], 'colour', 'scale', 'filler', 'number')) break
  }
  const [after, beyond] = [phrases[at + 1], phrases[at + 2]]
  if (after === undefined || after.startsClause) return undefined
  if (postureOf(after)) return at + 1
  // Who is in flight flies; who is in running water does not run.
  const isBeyond = has(after, 'filler') || (has(after, 'in-word') && beyond?.words[0] === 'flight')
  return isBeyond && beyond && !beyond.startsClause && postureOf(beyond) ? at + 2 : undefined
}

/** "Penguins and foxes skating": who is named together is on the ice together; sleepers and runners are each told of. */
function besideWhoSkates(phrases: readonly Phrase[], at: number): number | undefined {
  for (const step of [-1, 1]) {
    const [between, other] = [phrases[at + step], phrases[at + 2 * step]]
    if (!between || !other || !AND.has(between.words.join(' ')) || phrases[Math.max(at, at + 2 * step)].startsClause)
      continue
    if (!has(other, 'motif')) continue
    const saidAt = postureAt(phrases, at + 2 * step)
    if (saidAt !== undefined && postureOf(phrases[saidAt]) === 'skating') return saidAt
  }
  return undefined
}

/** The noun of the picture that shows the beast so; undefined where there is none. */
function posedNoun(noun: string, posture: string): string | undefined {
  const { picture = '' } = findDepiction(noun) ?? {}
  const name = `${posture} ${(kinds[picture] ?? picture).replaceAll('-', ' ')}`
  return findDepiction(name)?.isExact ? name : undefined
}
