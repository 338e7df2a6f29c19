import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { leafNouns } from '../../families/botany/leaves/leaf-table.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { plantNouns } from '../meaning/family-kinds.ts'
import { has } from '../meaning/phrase-kinds.ts'
import type { Phrase } from './match-phrases.ts'
import { readShapes } from './shaped-like.ts'

/** Where a word is no thing at all: a blender among quilts is a quiet print, and a holiday by the sea no Christmas. */
const NOTHING = '-'

/** Before the name of a cloth that shows the thing where it is: water lilies on their pond. */
const CLOTH = '@'

/** Before what is a thing of its own and only says where another lives when that follows: coral reef fish are fish. */
const APART = '&'

/** What a word (singular) means beside others: `word: company, beside which it is: noun`. */
const rows = [
  'ball: football|footballer|soccer|goalkeeper|goalpost: football',
  'ball: baseball: baseball',
  'ball: basketball: basketball',
  'ball: volleyball: volleyball',
  'ball: bowling|skittle|bowling pin: bowling ball',
  'ball: circus|seal|sea lion|beach|parasol: beach ball',
  'ball: kitten|knitting|yarn|knitting needle: ball of wool',
  'carriage: train|steam train|locomotive|steam engine|railway: railway car',
  'wagon: train|steam train|locomotive|steam engine|railway: railway car',
  'aeroplane airplane plane aircraft: vintage|antique|old|old-fashioned|retro|edwardian|1910s|1920s|1930s: biplane',
  'bicycle bike: victorian|antique|old-fashioned|edwardian: penny farthing',
  'house houses church chapel dome: santorini|mykonos|cyclades|cycladic|aegean|greek island|greek village|blue dome: domed church',
  'brush brushes: paint|paint tin|paint pot|paint roller|easel|palette|ladder|decorator|decorating|artist|painter|canvas: paintbrush',
  'building: dam|beaver|nest|sandcastle|snowman|snowmen|igloo|robot|bird|weaver bird|ant|bee: -',
  'crane: digger|excavator|bulldozer|dump truck|cement mixer|builder|construction|construction site: construction crane',
  'mouse: keyboard|laptop|computer|monitor: computer mouse',
  'spade: heart|club|playing card|ace|poker|casino|joker: spade suit',
  'club: heart|spade|diamond|playing card|ace|poker|casino|joker: club suit',
  'boot: football|footballer|soccer|rugby|rugby ball|goalpost: soccer boot',
  'cap: graduation|graduate|diploma|scroll|mortarboard: graduation cap',
  'scroll: graduation|graduate|cap|mortarboard: diploma',
  'star: dreidel|menorah|hanukkah|chanukah|jewish|sufganiyot: star of david',
  'cable car gondola: skier|ski|skiing|chalet|snowboarder|snowboard|alpine|alp|ski lodge|mountain: ski gondola',
  'earth: astronaut|moon|rocket|spaceman|spaceship|planet|satellite|space|alien: earth',
  'diamond: kilim|rug|carpet|ikat|aztec|navajo|fair isle|trellis|lattice|harlequin|zigzag|chevron|triangle|sashiko|berber|boucherouite|tribal: -',
  'ink_blot inkblot ink_splash ink_spot ink_drop: pen|fountain pen|quill|typewriter|ink bottle|inkwell|envelope|feather: raindrop',
  'diamond: spade|club|playing card|ace|poker|casino|joker: diamond suit',
  'water_lily waterlily lily_pad: koi|koi fish|koi carp|carp|goldfish|fish|frog|toad|turtle|terrapin|newt|otter|dragonfly|swan|heron|egret|crane|duck|duckling|mandarin duck|kingfisher|crocodile|alligator|hippo: lily pad',
  'water_lily waterlily lily_pad: pond|lake|water|river|monet|impressionist|impressionism|giverny|reflection: @lily-pond',
  'antler antlers: deer head|deer|stag|stag head|moose|moose head|elk|reindeer|reindeer head|buck|buck head: -',
  'deer_head buck_head: antler|antlers: stag head',
  'deer buck: antler|antlers: stag',
  'tree: christmas|xmas|santa|santa claus|bauble: christmas tree',
  'blender: quilt|quilting|batik|tonal|tone on tone|tone-on-tone|fabric|cotton|backing|quilt backing|blender fabric: -',
  'java: batik|batik print|wax batik|wax resist|javanese|indonesian|sarong: -',
  'twine string raffia: tied|tied up|bunch|bundle|bouquet|lavender|herb|parcel|posy: -',
  'tied: ribbon|bow|string|twine|raffia|knot: -',
  'foam: ocean|calm ocean|sea|wave|surf|beach|shore|coast|tide: -',
  'retro vintage: 80s|eighties|1980s|90s|nineties|memphis: -',
  'coral_reef reef: clownfish|fish|tropical fish|seahorse|turtle|sea turtle|octopus|jellyfish|starfish|shark|ray|manta ray|dolphin: &coral',
  'rosette: prize|fair|country fair|horse|pony|pig|cow|sheep|trophy|bunting|ribbon|gymkhana|dressage: rosette',
  'icelandic shetland norwegian: pony|ponies|horse|sheep|puffin|poppy|volcano|dog|collie|goat: -',
  'empire_style french_empire first_empire napoleonic: laurel wreath|wreath|bee|eagle|urn|lyre|swan|rosette: -',
  'moss: tone on tone|tone-on-tone|tonal|monochrome|monochromatic: -',
  'fleck: herringbone|herringbone tweed|chevron tweed|houndstooth|glen check|flannel|denim|marl|oatmeal: -',
  'holiday: tropical|beach|summer|palm tree|toucan|coastal|seaside|sun|island|resort|pineapple|surf|flamingo|hibiscus: -',
].map((row) => {
  const [said, beside, noun] = row.split(': ')
  return { words: said.split(' ').map((word) => word.replace('_', ' ')), company: new Set(beside.split('|')), noun }
})

/** Words whose sense their company gives: balls beside footballers, carriages of trains, cranes among diggers, cushions that cats sit on. */
export function readByCompany(matched: readonly Phrase[]): Phrase[] {
  const phrases = readShapes(matched)
  return phrases.map((phrase, at) => {
    const isIn = (company: ReadonlySet<string>): boolean =>
      phrases.some((other, index) => index !== at && namesOf(other).some((name) => company.has(name)))
    const found = rows.find(
      ({ words, company }) => namesOf(phrase).some((name) => words.includes(name)) && isIn(company),
    )
    const striped = stripedThing(phrase)
    if (striped) return asMotif(phrase, striped)
    if (found?.noun === NOTHING) return { ...phrase, meanings: [{ kind: 'filler' }] }
    if (found?.noun.startsWith(CLOTH))
      return { ...phrase, meanings: [{ kind: 'family', family: found.noun.slice(1), isGeneral: false }] }
    if (found?.noun.startsWith(APART)) return standsApart(phrases, at) ? asMotif(phrase, found.noun.slice(1)) : phrase
    const noun = found?.noun ?? (isSatOn(phrases, at) ? CUSHION : areBerriesOfColour(phrases, at) ? BERRIES : undefined)
    return noun ? asMotif(phrase, noun) : phrase
  })
}

/** "Striped deckchairs": many of a thing are seen, and one is the stripe that is called by it. */
function stripedThing({ words, isPlural, meanings }: Phrase): string | undefined {
  const noun = (words.at(-1) ?? '').replace(/s$/, '')
  const isOfStripes = meanings.some((one) => one.kind === 'family' && one.family === 'stripes')
  return isPlural && words[0] === 'striped' && isOfStripes && findDepiction(noun)?.isExact ? noun : undefined
}

function asMotif(phrase: Phrase, noun: string): Phrase {
  return { ...phrase, meanings: [{ kind: 'motif', noun }] }
}

function standsApart(phrases: readonly Phrase[], at: number): boolean {
  const next = phrases[at + 1]
  return !next || next.startsClause || !has(next, 'motif')
}

/** What a phrase may be called in a row: words that nothing knows keep their plural, and shapes have theirs besides. */
function namesOf({ form, words }: Phrase): string[] {
  return [form, form.replace(/s$/, ''), words[0]]
}

/** Berries of one colour beside beasts and things are a kind of their own, which wears it: strawberries are not cream. */
const BERRIES = 'rowan berry'

function areBerriesOfColour(phrases: readonly Phrase[], at: number): boolean {
  const { form, isPlural, startsClause } = phrases[at]
  const isOfColour = form === 'berry' && isPlural && !startsClause && has(phrases[at - 1], 'colour')
  const isBeast = ({ meanings }: Phrase): boolean =>
    meanings.some((one) => one.kind === 'motif' && !plants.has(one.noun) && findDepiction(one.noun)?.isExact)
  return isOfColour && phrases.some((other, index) => index !== at && isBeast(other))
}

const plants: ReadonlySet<string> = new Set([...flowerNouns, ...leafNouns, ...plantNouns])

/** Cushions are what a cloth is made into, unless something is said to be on them. */
const CUSHION = 'cushion'

function isSatOn(phrases: readonly Phrase[], at: number): boolean {
  const isCushion = [CUSHION, 'pillow'].includes(phrases[at].form) && phrases[at].isPlural && !phrases[at].startsClause
  const on = phrases.slice(Math.max(0, at - 2), at).findLastIndex((phrase) => has(phrase, 'on-word'))
  return isCushion && on >= 0 && phrases.slice(0, at).some((phrase) => has(phrase, 'motif'))
}
