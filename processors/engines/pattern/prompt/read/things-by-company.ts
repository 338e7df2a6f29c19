import type { Phrase } from './match-phrases.ts'

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
  'crane: digger|excavator|bulldozer|dump truck|cement mixer|builder|construction|construction site: construction crane',
  'mouse: keyboard|laptop|computer|monitor: computer mouse',
  'spade: heart|club|playing card|ace|poker|casino|joker: spade suit',
  'club: heart|spade|diamond|playing card|ace|poker|casino|joker: club suit',
  'diamond: spade|club|playing card|ace|poker|casino|joker: diamond suit',
].map((row) => {
  const [said, beside, noun] = row.split(': ')
  return { words: said.split(' '), company: new Set(beside.split('|')), noun }
})

/** Words whose sense their company gives: balls beside footballers, carriages of trains, cranes among diggers. */
export function readByCompany(phrases: readonly Phrase[]): Phrase[] {
  return phrases.map((phrase, at) => {
    const isIn = (company: ReadonlySet<string>): boolean =>
      phrases.some(
        (other, index) => index !== at && [singular(other), other.words[0]].some((word) => company.has(word)),
      )
    const found = rows.find(({ words, company }) => words.includes(singular(phrase)) && isIn(company))
    return found ? { ...phrase, meanings: [{ kind: 'motif', noun: found.noun }] } : phrase
  })
}

/** Words that nothing knows keep their plural. */
function singular({ form, meanings }: Phrase): string {
  return meanings.length === 0 ? form.replace(/s$/, '') : form
}
