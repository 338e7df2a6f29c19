import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch } from '../../../color/ink.ts'
import { isDark } from '../../../color/tone.ts'
import type { Colourway, Family } from '../../families/family.ts'

/** A skin in a named colour (a pink leopard): the coat has the colour and the marks a deep tone of it. */
export function coatOf(coat: Ink, family: Family): Colourway {
  if (family.name === 'giraffe' && coat.lightness < PATCH_LIGHTEST) return patchesOf(coat)
  const { lightness, chroma, hue } = coat
  const isDeep = isDark({ lightness })
  const marks = inkFromOklch({ lightness: isDeep ? 0.9 : Math.max(0.16, lightness - 0.5), chroma: chroma * 0.35, hue })
  const between = inkFromOklch({ lightness: lightness + (isDeep ? 0.2 : -0.2), chroma: chroma * 0.9, hue: hue - 0.1 })
  const pale = inkFromOklch({
    lightness: Math.min(0.95, lightness + (isDeep ? 0.32 : 0.12)),
    chroma: chroma * 0.5,
    hue,
  })
  const inks = [coat, marks, between, pale].slice(0, Math.max(2, family.inks.natural))
  return { inks: inks.map(({ hex }) => hex), ground: 0 }
}

/** OKLCH lightness up to which a colour is that of patches in a pale net, as a giraffe has them. */
const PATCH_LIGHTEST = 0.8

/** A giraffe in a named colour: its patches have it, with deeper middles, and the net between them is a pale tint of it. */
function patchesOf({ hex, lightness, chroma, hue }: Ink): Colourway {
  const net = inkFromOklch({ lightness: 0.945, chroma: Math.min(0.03, chroma * 0.3), hue })
  const middle = inkFromOklch({ lightness: Math.max(0.16, lightness - 0.09), chroma, hue })
  return { inks: [net.hex, hex, middle.hex], ground: 0 }
}
