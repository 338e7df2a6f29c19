import type { Atmosphere } from './atmosphere.ts'
import { teamKits } from './made-of-cloth.ts'

/** Places and wearers that a cloth is for, each with the cloth of the trade where nothing is said of what is on it. */
type Furnished = { readonly cloth: Atmosphere; readonly places: string; readonly whole?: string }

const of = (family: string, styles: readonly string[], places: string, whole = ''): Furnished => ({
  cloth: { family, styles },
  places,
  whole,
})

const furnished: readonly Furnished[] = [
  of('tartan', [], 'cabin|log cabin|mountain cabin|chalet|ski chalet|ski lodge|hut|den|snug|bothy|man cave'),
  of('stripes', ['deckchair'], 'beach house|summer house|yacht|sailing boat|boat|veranda|pool house|beach hut'),
  of('chintz', [], 'grandma|granny|grandmother|country house|manor house|english country house|conservatory'),
  of('gingham', [], 'farmhouse|country kitchen|cottage kitchen'),
  of(
    'glen-check',
    [],
    'gentleman|bachelor pad|barber shop|barbershop|tailor|study',
    'masculine|manly|for men|for him|men suit|mens suit|for a man|gentlemanly|gentleman study|dapper',
  ),
  of(
    'deco-fans',
    [],
    'hotel corridor|hotel lobby|luxury hotel|grand hotel|cruise ship|ballroom|casino|lounge bar|members club',
    'luxury|luxurious|luxe|opulent|opulence|five star|5 star|lavish|corridor carpet|lobby carpet',
  ),
  of('damask', [], '', 'elegant|elegance|refined|formal|wedding napkin|bridal linen|stately'),
  of(
    'tropical',
    [],
    'tiki bar|surf shack',
    'tiki|luau|swim short|swim trunk|board short|boardshort|hawaiian shirt|aloha shirt',
  ),
  of('stripes', ['rugby'], '', teamKits.join('|')),
  of('dots', ['mixed'], 'playroom|children room|children bedroom', 'playful|fun and playful'),
  of('dobby', [], 'office chair|task chair|waiting room', 'contract fabric|contract upholstery|office seating'),
]

const articles = ['a', 'an', 'my', 'our', 'the', 'his', 'her']
const coverings =
  'cushion blanket throw sofa armchair upholstery curtain carpet rug wallpaper bedding interior fabric towel napkin couch'.split(
    ' ',
  )

/** As many words as a phrase of the lexicon has at most. */
const WORDS_MOST = 4

/** True for a phrase that says what the cloth is for, whatever is drawn on it: "bears for a cabin". */
export function isForPlace(form: string): boolean {
  return (
    /^for /.test(form) || coverings.some((thing) => form.endsWith(` ${thing}`) || form.endsWith(` ${thing} fabric`))
  )
}

/** "For our cabin", "beach house cushions", "granny sofa": the place furnishes the cloth, and is not pictured on it. */
export const furnishedPlaces: readonly (readonly [Atmosphere, string])[] = furnished.map(({ cloth, places, whole }) => {
  const named = places === '' ? [] : places.split('|')
  const used = named.flatMap((place) => [
    ...articles.map((article) => `for ${article} ${place}`),
    ...coverings.flatMap((thing) => [`${place} ${thing}`, `${place} ${thing} fabric`]),
  ])
  return [cloth, [...used.filter((phrase) => phrase.split(' ').length <= WORDS_MOST), whole].filter(Boolean).join('|')]
})
