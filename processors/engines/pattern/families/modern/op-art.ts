import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { drawBulgingChecks, drawSplitRings, drawSwellingWaves, drawTwistedRays } from './op-art-fields.ts'

export const opArt: Family = {
  name: 'op-art',
  summary: 'sixties optics: waves that swell, checks that bulge, rings and rays that jump by half a step',
  words:
    'op art|binakol|binakael|binakul|whirlwind binakol|op spiral|op dots|op spiral dots|op stripes|op-art|trippy|trippy checkerboard|trippy check|optical art|optical|optical illusion|optical pattern|illusion|bridget riley style|vasarely|bridget riley|vasarely style|kinetic art|hypnotic|hypnotic pattern|trippy geometric|psychedelic geometric|moving lines|op art wave|op art check|arte óptico|arte optica|op kunst|mod sixties|60s mod|mod print|distorted check|warped check|warped checkerboard'.split(
      '|',
    ),
  kinds: {
    'op-waves':
      'op art curve|op art curves|curved op art|optical curve|optical curves|curves|moire lines|bridget riley curve|bridget riley curves|bridget riley wave|bridget riley waves|op art waves|op art wave|optical waves|optical wave|optical stripes|optical illusion stripes|optical illusion stripe|optical illusion waves',
    'op-bulge':
      'vasarely sphere|vasarely spheres|op art sphere|op art spheres|bulging sphere|trippy checkerboard|trippy check|bulging check|bulging checks|bulging checkerboard|warped checkerboard|warped check|checkerboard warp|warp checkerboard|distorted checkerboard|distorted check|optical check|op art check|op art checkerboard',
    'op-rings': 'optical circles|op art circles|concentric op art|split rings|optical rings|counterchange circles',
    'op-rays': 'optical rays|op art rays|op art sunburst|twisted rays|twisting rays|op art spiral|hypnotic spiral',
  },
  motifs: [],
  coverage: { low: 0.36, medium: 0.5, high: 0.64 },
  isDensityFixed: true,
  inks: { least: 2, natural: 2, leads: 'line' },
  moods: ['monochrome', 'monochrome', 'monochrome', 'pop'],
  ground: 'light',
  motifMm: 40,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawOpArt,
}

const kinds = ['op-waves', 'op-bulge', 'op-rings', 'op-rays'] as const
type Kind = (typeof kinds)[number]

/** Shapes named anywhere in the prompt, and the field that is built of them; a field of two shapes goes by the first line. */
const kindByShape: readonly (readonly [RegExp, Kind])[] = [
  [/check|chess|square|sphere|\bballs?\b|bulg|\bgrid|cube/, 'op-bulge'],
  [/circle|\brings?\b|\bdiscs?\b|\bdots?\b/, 'op-rings'],
  [/\brays?\b|radiat|burst|spiral|swirl|vortex|whirl|spin|twist|star/, 'op-rays'],
  [/wav[ey]|curv|stripe|\blines?\b|ripple/, 'op-waves'],
]

/** Details honoured: `kind`, one of the four fields. */
function drawOpArt(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const kind = asksFor(plan, ...kinds) ? chooseKind(plan, kinds) : (kindOfShapes(plan) ?? chooseKind(plan, kinds))
  if (kind === 'op-waves') drawSwellingWaves(cloth, plan)
  else if (kind === 'op-bulge') drawBulgingChecks(cloth, plan)
  else if (kind === 'op-rings') drawSplitRings(cloth, plan)
  else drawTwistedRays(cloth, plan)
  return cloth
}

function kindOfShapes({ styles, motifs }: Plan): Kind | undefined {
  const named = [...styles, ...motifs]
  return kindByShape.find(([shape]) => named.some((words) => shape.test(words)))?.[1]
}
