import { findFamily } from '../../families/registry.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { manners, plainCloths } from '../meaning/family-kinds.ts'
import type { Thing } from '../things/settle-things.ts'

/** Words for whole classes of cloth: the word before them says which one, as in "tartan check". */
const plainHeads =
  'blanket_stripe blanket_stripes texture irregolare irregolari irrégulier irréguliers irregular desigual ungleich raffia tie_dye tie-dye tie_dyed check checks checked stripe stripes dot dots spot spots plaid barkcloth diamond diamonds circle circles grid lattice tile tiles knit rug carpet teppich tapis alfombra tappeto tapete print triangle triangles hexagon hexagons zigzag zigzags wave waves square squares ring rings rosette rosettes medallion medallions tweed wool_tweed harris_tweed tweed_suiting flannel tapestry weaving tapisserie star stars geometric_star geometric_stars mosaic mosaic_tile mosaic_tiles uneven irregular mosaico mosaïque geometric geométrico géométrique geometrico'
    .split(' ')
    .map((words) => words.replaceAll('_', ' '))

/** Ways to dazzle and to run colours: cubes that are an optical illusion are cubes, stripes that are one are drawn by it. */
const DAZZLE = 'op-art'
const RUN = 'ombre'
/** What time does to a surface: a plaid in the manner of grunge is a plaid. */
const WORN = 'weathered'
/** Stripes that are bent. */
const ZIGZAG = 'chevron'

/** Cloths by the way their dye was kept off. */
const dyed = ['ikat', 'shibori', 'tie-dye', 'batik']

/** Side by side in one clause, but for moods between them or "of": a regency Greek trellis, a lattice of Suzhou windows. */
function isBeside(phrases: readonly ReadPhrase[], one: Thing, next: Thing): boolean {
  const between = phrases.slice(one.at + 1, next.at)
  const isClause = !phrases.slice(one.at + 1, next.at + 1).some(({ startsClause }) => startsClause)
  const isOf = between.length === 1 && between[0].form === 'of'
  return isClause && (isOf || between.every(({ chosen }) => chosen?.kind === 'mood'))
}

/** Of family words side by side the last is the head (a striped gingham is a gingham), unless it only names a class. */
export function headFirst(phrases: readonly ReadPhrase[], named: readonly Thing[]): string[] {
  let head = 0
  const isPlain = (thing: Thing): boolean => plainHeads.includes(phrases[thing.at].words.join(' '))
  const isKindOf = (thing: Thing, of: Thing): boolean =>
    Object.keys(findFamily(of.family ?? '')?.kinds ?? {}).includes(phrases[thing.at].form)
  const isKerchief = (thing: Thing): boolean => phrases[thing.at].form === 'bandana'
  const isEra = (thing: Thing): boolean => thing.isEra || isDecade(phrases[thing.at])
  // Stripes of Morocco and zigzags of the twenties are stripes and zigzags.
  const isRuled = ({ family = '' }: Thing): boolean => plainCloths.includes(family)
  for (let at = 1; at < named.length && isBeside(phrases, named[at - 1], named[at]); at++) {
    // An era says how, never what: a wavy check of the nineties is a check.
    if (isEra(named[at]) && !isEra(named[head])) continue
    // A spiral after tie-dye is how the cloth was bound.
    if (isKindOf(named[at], named[head])) continue
    if (named[at].family === DAZZLE && !isPlain(named[head])) continue
    if (isRunOfCells(named[at], named[head])) continue
    // A tartan bandana is a tartan; drops are on bandanas of which nothing else is said.
    if (isKerchief(named[at]) && !isKerchief(named[head])) continue
    // Ikat chevrons and shibori stripes are dyed, whatever is dyed on them.
    if (dyed.includes(named[head].family ?? '') && (isRuled(named[at]) || isPlain(named[at]))) continue
    // Zigzag stripes are zigzags, and so is a zigzag knit.
    if (named[head].family === ZIGZAG && isPlain(named[at])) continue
    // A preppy stripe is a stripe, though preppy alone is argyle.
    const isManner = manners.includes(phrases[named[head].at].form) || named[head].family === WORN
    const isOnlyManner = isManner || isRunOfCells(named[head], named[at]) || (isEra(named[head]) && isRuled(named[at]))
    if (!isPlain(named[at]) || isPlain(named[head]) || isOnlyManner) head = at
  }
  // Paisley of the sixties is paisley, whatever stands between.
  if (named[head] && isDecade(phrases[named[head].at]))
    head = Math.max(
      head,
      named.findIndex((thing) => !isEra(thing)),
    )
  // "Chinoiserie pagoda toile": its scenes are those of China.
  const toile = named.findIndex(({ family }) => family === 'toile')
  if (toile >= 0 && phrases[named[head].at].form.startsWith('chinoiserie')) head = toile
  // "Japanese waves, Hokusai": scales of waves give way to his.
  const great = named.findIndex(({ family }) => family === 'great-wave')
  if (great >= 0 && named[head].family === 'seigaiha') head = great
  // Blocks of colour like those of Matisse are cut out, and are no planes.
  const cut = named.findIndex(({ family, at }) => family === 'cutouts' && /matisse|cut.?out/.test(phrases[at].form))
  if (cut >= 0 && named[head].family === 'colour-planes') head = cut
  // "Exotic birds on flowering branches" says of birds that they are, and of no jungle.
  const others = named.filter(({ at }) => phrases[at].form !== 'exotic')
  if (others.length > 0 && others.length < named.length) return headFirst(phrases, others)
  const names = named.flatMap(({ family }) => family ?? [])
  return [...names.slice(head, head + 1), ...names.slice(0, head), ...names.slice(head + 1)]
}

/** Triangles in a gradient are triangles; stripes and dots in one have kinds of their own. */
function isRunOfCells(one: Thing, next: Thing): boolean {
  return one.family === RUN && next.family !== 'stripes' && next.family !== 'dots'
}

/** "Skateboards, 90s": a time, as a number. */
export function isDecade({ words, form }: ReadPhrase): boolean {
  return /^\d+s$/.test(words[0]) || /^\d+s$/.test(form)
}

/** How florals in a manner, such as abstract, are drawn: on wallpaper of the seventies as large and round as its figures. */
export function floralIn(phrase: ReadPhrase, family: string): string[] | undefined {
  if (family === 'retro-geometric' || (family === DAZZLE && sixties.test(phrase.form))) return ['flower-power']
  return isManner(phrase) ? [] : undefined
}

/** The time of optics, which had flowers too. */
const sixties = /\bmod\b|\b60s\b|\bsixties\b/

/** A word for a manner of drawing, or a coat; alone it stands for a cloth. */
export function isManner({ form }: ReadPhrase): boolean {
  return manners.includes(form)
}
