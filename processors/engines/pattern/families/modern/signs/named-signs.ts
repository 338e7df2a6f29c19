import type { SignSet } from './sign-strokes.ts'

/** Signs that are seen among things, by the noun they are called by: a whole set, or one of it. */
type NamedSigns = { readonly set: SignSet; readonly at?: number }

/** The signs of the zodiac in their order, with the beast or thing each shows, where it has a picture. */
const ofZodiac = [
  'aries|ram',
  'taurus|bull',
  'gemini',
  'cancer sign|crab',
  'leo|lion',
  'virgo',
  'libra',
  'scorpio|scorpion',
  'sagittarius|archer',
  'capricorn|goat',
  'aquarius|amphora',
  'pisces|fish',
].map((row) => row.split('|'))

const named: ReadonlyMap<string, NamedSigns> = new Map<string, NamedSigns>([
  ['rune', { set: 'runes' }],
  ['numeral', { set: 'numerals' }],
  ['letters of the alphabet', { set: 'letters' }],
  ['zodiac sign', { set: 'zodiac' }],
  ['adinkra symbol', { set: 'adinkra' }],
  ...ofZodiac.map(([sign], at): [string, NamedSigns] => [sign, { set: 'zodiac', at }]),
])

/** The signs that a noun (singular) is drawn as among other things; undefined for what is a thing itself. */
export function namedSigns(noun: string): NamedSigns | undefined {
  return named.get(noun)
}

/** What the whole set is called among things; undefined for sets that make a cloth only. */
export function nounOfSet(set: string): string | undefined {
  return [...named].find(([, signs]) => signs.set === set && signs.at === undefined)?.[0]
}

/** What a sign of the zodiac shows; undefined for what is no such sign, or shows people that have no picture. */
export function shownBySign(noun: string): string | undefined {
  return ofZodiac.find(([sign]) => sign === noun)?.[1]
}

/** True for a sign of the zodiac, by its own name. */
export function isOfZodiac(noun: string): boolean {
  return ofZodiac.some(([sign]) => sign === noun)
}
