import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { Token } from './tokenize.ts'
import { wordForms } from './tokenize.ts'

/** Short names that a word elsewhere in the prompt completes: golf clubs and (golf) balls, diggers and (traffic) cones. */
const table: readonly (readonly [says: RegExp, full: string, heads: readonly string[], unless?: RegExp])[] = [
  [/^(?:boxing|boxers?|boxes)$/, 'boxing', ['glove']],
  [/^(?:skis?|skiers?|skiing|snowboards?|snowboarders?|alps|alpine|chalets?)$/, 'ski', ['gondola']],
  [/^(?:winter|ice|icy|snow|snowy|snowm[ae]n|frozen|christmas|rinks?)$/, 'ice', ['skater']],
  [/^golf/, 'golf', ['club', 'ball', 'flag', 'tee', 'iron']],
  [/^pickleball$/, 'pickleball', ['paddle']],
  [
    /^(?:fishing|angling|trout|salmon|anglers?|fishermen|fisherman)$/,
    'fishing',
    ['fly', 'rod', 'reel', 'hook', 'lure'],
  ],
  [/^chess$/, 'chess', ['king', 'queen', 'knight', 'rook', 'pawn', 'piece']],
  [/^(?:diggers?|excavators?|construction|bulldozers?)$/, 'traffic', ['cone']],
  [/^(?:equestrian|saddles?|riding|jockeys?|stirrups?)$/, 'riding', ['boot']],
  [/^(?:western|cowboys?|cowgirls?|rodeo|longhorns?|lassos?)$/, 'cowboy', ['boot', 'hat']],
  [/^(?:coffee|espresso|cappuccino|latte|barista|moka|roastery)$/, 'coffee', ['bean']],
  [/^(?:knitting|knitters?|yarns?|wool|woollen|skeins?)$/, 'knitting', ['needle']],
  [/^(?:ramadan|eid|mosques?|minarets?|arabian|arabic|islamic)$/, 'ramadan', ['lantern']],
  [/^(?:sewing|needles?|buttons?|scissors|pins?)$/, 'sewing', ['thread']],
  [/^(?:muertos|calaveras?)$/, 'sugar', ['skull']],
  [/^(?:chinese|lunar|oriental)$/, 'chinese', ['dragon', 'lantern']],
  [/^(?:witch|witches|witch's)$/, 'witch', ['hat']],
  [/^(?:easter|ostern|pâques|pascua|pasqua)$/, 'easter', ['egg']],
  [/^(?:snooker|billiards?)$/, 'snooker', ['ball', 'cue']],
  [/^cricket$/, 'cricket', ['ball', 'bat']],
  [/^(?:baseballs?|softball|mitts?|dugouts?|batters?|pitchers?)$/, 'baseball', ['bat', 'glove', 'cap']],
  [/^(?:volleyball|hockey|football|soccer|futbol)$/, 'foot', ['ball']],
  [/^rugby$/, 'rugby', ['ball']],
  [/^(?:tennis|wimbledon)$/, 'tennis', ['racket', 'racquet', 'ball']],
  [/^(?:pirates?|treasure)$/, 'treasure', ['map', 'chest']],
  [/^(?:route|roads?|highways?|motels?|cadillacs?|garages?|diners?)$/, 'road', ['sign']],
  [/^london$/, 'london', ['bus']],
  [/^(?:reefs?|clownfish|corals?|underwater|seabed)$/, 'sea', ['anemone']],
  [/^(?:diggers?|excavators?|bulldozers?|construction|dumpers?)$/, 'construction', ['crane']],
  [
    /^(?:distort|distorted|distorting|distortion|warped|warping|melting|melted)$/,
    'distorted',
    ['checkerboard', 'check'],
  ],
  [/^(?:disco|discos)$/, 'disco', ['ball']],
  [/^(?:seventies|70s|1970s|70er|70ies)$/, '70s', ['circle', 'geometric']],
  [/^(?:sixties|60s|1960s|60er)$/, 'mod', ['circle']],
  // In Italian a cane is a dog.
  [/^(?:rattan|webbing|basketweave|wicker|bamboo|woven|chairs?)$/, 'rattan', ['cane']],
  // Marbling is of one stone, and a mirror a layout: many of them are toys, and things to look into.
  [/^marbles$/, 'glass', ['marble']],
  [/^mirrors$/, 'hand', ['mirror']],
  // What lies beside books is looked through.
  [
    /^(?:books?|bookish|bookworms?|library|librarians?|newspapers?|crosswords?|typewriters?|reading)$/,
    'reading',
    ['glasses'],
  ],
  [/^(?:wines?|vineyards?|sommeliers?|corkscrews?|merlot|chianti|rosé|vino|vin|wein)$/, 'wine', ['glass', 'glasses']],
  // Many of them alone are looked through; who has them on, or drinks from them, says so.
  [
    /^glasses$/,
    'eye',
    ['glasses'],
    /^(?:in|with|wear|wears|wearing|mit|avec|con|com|drinks?|bars?|bottles?|cocktails?|champagne|prosecco|gin|whisk(?:e)?y|rum|beers?|ales?|pints?|lagers?|water|milk|juices?|lemonade|iced|tea|coffee|cups?|mugs?|jugs?|pitchers?|decanters?|plates?|straws?|stained|drinking|shot|tall|crystal|glassware|toast|cheers)$/,
  ],
  // Beside flowers they are daisies, as in Spanish.
  [
    /^(?:tequila|cocktails?|mezcal|mojitos?|martinis?|drinks?|bars?|tacos?|nachos?|burritos?|guacamole|limes?|sombreros?|cantina|cinco|maracas)$/,
    'frozen',
    ['margarita'],
  ],
]

/** Puts the completing word before a short name that stands alone. */
export function completeNames(tokens: readonly Token[]): Token[] {
  const rules = table.filter(
    ([says, , , unless]) =>
      tokens.some(({ word }) => says.test(word)) && !(unless && tokens.some(({ word }) => unless.test(word))),
  )
  const whole = asTrees(tokens)
  if (rules.length === 0) return whole
  return whole.flatMap((token, at) => {
    const forms = wordForms(token.word).map(({ word }) => word)
    const before = token.startsClause ? '' : (whole[at - 1]?.word ?? '')
    const rule = rules.find(
      ([says, full, heads]) =>
        before !== full &&
        !before.endsWith('ing') &&
        heads.some(
          (head) => forms.includes(head) && !isWhole(before, head) && (says.test(before) || !isNamed(before, head)),
        ),
    )
    return rule
      ? [
          { word: rule[1], written: rule[1], startsClause: token.startsClause },
          { ...token, startsClause: false },
        ]
      : [token]
  })
}

/** "Palm silhouettes": what is seen against the light is the tree, and no leaf of it. */
function asTrees(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1]
    const isTree = /^palms?$/.test(token.word) && /^silhouettes?$/.test(next?.word ?? '') && !next.startsClause
    return isTree ? [token, { word: 'tree', written: 'tree', startsClause: false }] : [token]
  })
}

/** Soccer balls are no footballs besides. */
function isWhole(before: string, head: string): boolean {
  return before === 'soccer' && isNamed(before, head)
}

/** Mirror balls are no disco balls besides. */
function isNamed(before: string, head: string): boolean {
  return wordForms(head).some(({ word }) => findDepiction(`${before} ${word}`)?.isExact)
}
