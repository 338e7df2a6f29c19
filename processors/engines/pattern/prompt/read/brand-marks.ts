import { PatternRejected } from '../../request/pattern-rejected.ts'

/** House marks that are refused wherever they are named, and the house they belong to. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\b(louis\s*vuitton|vuitton|lv\s+(monogram|logo|pattern|print)|damier\s+(azur|ebene|ébène))\b/i, 'Louis Vuitton'],
  [/\b(burberry|nova\s+check|haymarket\s+check)\b/i, 'Burberry'],
  [/\b(gucci|gg\s+(monogram|canvas|supreme|logo|print|pattern))\b/i, 'Gucci'],
  [/\b(goyard|goyardine)\b/i, 'Goyard'],
  [/\b(fendi|zucca\s+(monogram|print)|ff\s+(logo|monogram))\b/i, 'Fendi'],
  [/\b(chanel|double\s+c\s+logo|interlocking\s+cc)\b/i, 'Chanel'],
  [/\b((christian\s+)?dior(\s+oblique)?|oblique\s+dior)\b/i, 'Dior'],
  [/\b(versace|medusa\s+head\s+logo)\b/i, 'Versace'],
  [
    /\b(herm[eè]s|yves\s+saint\s+laurent|ysl|balenciaga|bottega\s+veneta|prada|mcm\s+(monogram|visetos|logo)|michael\s+kors|coach\s+(monogram|signature|logo)|givenchy|celine\s+triomphe|moschino|valentino\s+(logo|monogram))\b/i,
    'a fashion house',
  ],
  [
    /\b(nike|swoosh|adidas|three\s+stripes\s+logo|puma\s+logo|under\s+armour|supreme\s+logo|lacoste|ralph\s+lauren|polo\s+player\s+logo|tommy\s+hilfiger|aquascutum|north\s+face|off-white\s+logo|bape|a\s+bathing\s+ape)\b/i,
    'a sportswear or clothing brand',
  ],
  [
    /\b(unikko|marimekko\s+(poppy|poppies|unikko|print)|orla\s+kiely(\s+stem)?|missoni|pucci|vera\s+bradley|cath\s+kidston|lilly\s+pulitzer)\b/i,
    'a print house',
  ],
  [
    /\b(disney|mickey(\s+mouse)?|minnie\s+mouse|hello\s+kitty|sanrio|pok[eé]mon|pikachu|star\s+wars|marvel|spider-?man|batman|barbie|lego|coca-?cola|starbucks|mcdonald'?s|ferrari|harry\s+potter|hogwarts|peppa\s+pig|bluey|winnie\s+the\s+pooh|snoopy|moomin|super\s+mario)\b/i,
    'a living brand',
  ],
]

/**
 * Refuses prompts that ask for a living brand's mark: its monogram, house check or character.
 *
 * @throws PatternRejected on the field `prompt`, naming the house and what to ask for instead
 */
export function refuseBrandMarks(prompt: string): void {
  const plain = prompt.normalize('NFKC').replace(/[\s_]+/g, ' ')
  for (const [mark, house] of MARKS) {
    const found = mark.exec(plain)?.[0]
    if (found)
      throw new PatternRejected(
        'prompt',
        `"${found}" belongs to ${house}, and its marks cannot be drawn; describe the pattern in its own terms, such as "camel check with black and red lines"`,
      )
  }
}
