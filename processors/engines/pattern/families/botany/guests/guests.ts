import { hueDistance, inkFromHex } from '../../../../color/ink.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif } from '../../../kit/motif/motif.ts'
import { fillerNouns } from '../../conversational/filler-nouns.ts'
import { leadInks } from '../../conversational/lead-inks.ts'
import { findDepiction } from '../../conversational/noun-book.ts'
import { findPicture } from '../../conversational/picture-book.ts'
import { standingPictures } from '../../conversational/standing-pictures.ts'
import { subjectOf } from '../../conversational/subject.ts'
import type { Plan } from '../../family.ts'
import type { FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { flowerNouns } from '../flowers/bloom-table.ts'
import { isLeaf } from '../leaves/leaf-table.ts'
import { birdKindOf, drawBird } from './bird.ts'

const GUESTS_MOST = 4
const BEAST_SHARE = 0.76
const SMALL_SHARE = 0.43

/** A bird, a beast or a fruit that a prompt puts among leaves. */
export type Guest = {
  /** Birds of the kit stand on their origin; other things lie round theirs. */
  readonly isBird: boolean
  /** Its size when a bird measures 1: beasts a little less, fruit and insects about half. */
  readonly share: number
  /** A beast on its feet. */
  readonly stands: boolean
  readonly draw: (random: Random, turn: number, sizeMm: number) => Motif
}

/** The nouns of a plan that are no plants, most important first. */
export function guestsOf(plan: Plan, palette: FlowerPalette): Guest[] {
  return plan.motifs
    .filter((noun) => !isPlant(noun) && !Object.hasOwn(fillerNouns, noun))
    .slice(0, GUESTS_MOST)
    .flatMap((noun, at): Guest[] => {
      const kind = birdKindOf(noun)
      if (!kind)
        return subjectOf(apartFromLeaves(plan, palette, noun, at), noun, at).map((subject) => ({
          isBird: false,
          stands: standsOnFeet(noun),
          share: isSmall(noun) ? SMALL_SHARE : BEAST_SHARE,
          draw: (random, turn, sizeMm) => subject.draw(random, sizeMm, turn),
        }))
      const draw: Guest['draw'] = (random, turn, sizeMm) =>
        drawBird(random, kind, flowerInksAt(palette, (turn + 1) % 3), flowerInksAt(palette, turn % 3), sizeMm)
      return [{ isBird: true, stands: false, share: 1, draw }]
    })
}

/** A green bird among green leaves is lost: it takes a petal's ink, unless the prompt gave it a colour. */
function apartFromLeaves(plan: Plan, { leaves, schemes }: FlowerPalette, noun: string, turn: number): Plan {
  const picture = findPicture(findDepiction(noun)?.picture ?? '')
  const asked = `colour of ${noun}`
  if (!picture || plan.details[asked] !== undefined) return plan
  const [lead] = leadInks(picture, plan.cast, turn).inks
  if (!leaves.includes(lead)) return plan
  // The petal's ink that is most like its own colour: lemons are gold beside roses.
  const nature = inkFromHex(picture.parts[0].hex) ?? plan.cast.inks[lead]
  const [petal] = schemes
    .map(({ body }) => body)
    .filter((ink) => !leaves.includes(ink))
    .toSorted((one, other) => hueDistance(plan.cast.inks[one], nature) - hueDistance(plan.cast.inks[other], nature))
  return petal === undefined ? plan : { ...plan, details: { ...plan.details, [asked]: plan.cast.inks[petal].hex } }
}

/** Where beasts on their feet live. */
const wild: readonly string[] = ['meadow', 'forest', 'desert', 'snow']

/** Beasts that neither hang nor crawl. */
function standsOnFeet(noun: string): boolean {
  const { picture = '', theme = '' } = findDepiction(noun) ?? {}
  return !isSmall(noun) && wild.includes(theme) && !/monkey|sloth|lemur|orangutan|snake|python|bat$/.test(picture)
}

/** What ripens, crawls or is eaten is small beside a bird; what is built is not. */
function isSmall(noun: string): boolean {
  const picture = findDepiction(noun)?.picture ?? ''
  if (standingPictures.has(picture) || /peacock|unicorn|geisha|samurai|hand-fan|lantern|kimono/.test(picture))
    return false
  return ['orchard', 'kitchen', 'garden', 'party'].includes(findDepiction(noun)?.theme ?? '')
}

/** Whether a noun is drawn as a flower or leaf: what lies among them is a guest. */
export function isPlant(noun: string): boolean {
  return flowerNouns.includes(noun) || isLeaf(noun) || leafWord.test(noun)
}

/** Leaves of the tropics, which no table of small leaves knows, and what flowers grow on. */
const leafWord = /leaf|frond|^palm$|monstera|philodendron|tree$|^branch$|^bough$|^twig$/

/** A rim under a motif's forms keeps it apart from what lies behind. */
export function addShadow(motif: Motif, ink: number, widthMm: number): Motif {
  const shadowed = createMotif(motif.pen)
  for (const { ring, isForm } of motif.layers)
    if (isForm) addForm(shadowed, ink, offsetRing(ring, widthMm), { plain: true })
  shadowed.layers.push(...motif.layers)
  return shadowed
}
