import type { Colourway } from '../../family.ts'

/** What each herb flowers in, and its greens from the shade to the light: grey under a bloom, blue or full of sap. */
const [GREY, BLUE, SAP] = [
  ['#41594d', '#6b8b76', '#9db5a0'],
  ['#27503f', '#4c7a62', '#86a98b'],
  ['#2c5531', '#4f8042', '#8db264'],
] as const

const herbs: Readonly<Record<string, readonly [greens: readonly string[], flowers: string]>> = {
  rosemary: [BLUE, '#7f8cc8'],
  thyme: [BLUE, '#b87fae'],
  sage: [GREY, '#7f74b4'],
  mint: [['#1f4f43', '#35775f', '#79b296'], '#b59acb'],
  basil: [['#22502b', '#3f8036', '#86b650'], '#efe6c4'],
  oregano: [SAP, '#c077a0'],
  marjoram: [GREY, '#d3a3b8'],
  chive: [BLUE, '#9560b0'],
  dill: [SAP, '#d2b02f'],
  herb: [BLUE, '#a585bd'],
}

/** A herb on paper, in its own greens and with the colour it flowers in. */
export function herbColourway(noun: string): Colourway {
  const [greens, flowers] = herbs[noun] ?? [SAP, '#c2d69a']
  return { inks: ['#f6f2e5', ...greens, flowers], ground: 0 }
}
