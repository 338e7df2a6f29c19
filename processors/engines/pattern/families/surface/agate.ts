import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { asksFor } from '../choose-kind.ts'
import type { Colourway, Family, Plan } from '../family.ts'
import { paintSlices } from './agate-slices.ts'
import { paintMalachite } from './malachite.ts'
import { isVeined, paintVeins, slabOf } from './stone-veins.ts'

const malachite = { inks: ['#0d3b2e', '#1d6b4f', '#3f9c74', '#8fcbaa', '#082620'], ground: 0 } as const

export const agate: Family = {
  name: 'agate',
  summary: 'sliced stone: nested bands of unequal width round hollow hearts, or veined slabs',
  words: [
    'agate',
    'geode',
    'gemstone slice',
    'sliced stone',
    'crystal slice',
    'mineral',
    'achat',
    'ágata',
    'メノウ',
    'onyx',
  ],
  kinds: {
    malachite: 'malachite|malachite stone|malachite slab|malachite print',
    veined:
      'marble|marmor|marbre|mármol|marmo|marble texture|marble effect|marble stone|marble slab|carrara|carrara marble|veined marble|marble vein|stone vein|vein|veining|quartz|quartz stone',
  },
  // Customary colours: whites, greys and gold for veined slabs, greens for malachite.
  colourway: ({ styles, details }) => {
    const stone = styles.find((style) => Object.hasOwn(stoneColourways, style))
    if (stone) return stoneColourways[stone]
    if (isVeined({ styles, details }))
      return { inks: ['#f4f2ee', '#e5e3e0', '#d2d0ce', '#aeadae', '#b08d4f', '#6e7076'], ground: 0 }
    return styles.includes('malachite') ? malachite : undefined
  },
  colourwayAround: (hex, asked) => (asked.styles.includes('veined') ? slabOf(hex, asked) : undefined),
  motifs: [],
  coverage: { low: 0.55, medium: 0.78, high: 0.9 },
  inks: { least: 2, natural: 6 },
  moods: ['coastal', 'moody', 'blush', 'deco', 'indigo'],
  ground: 'light',
  repeatMm: 320,
  layouts: ['toss', 'block'],
  draw: drawAgate,
}

/** Customary colours of stones. */
const stoneColourways: Readonly<Record<string, Colourway>> = {
  'lapis lazuli': { inks: ['#1f3f8a', '#16306b', '#4468b0', '#c39a4a'], ground: 0 },
  travertine: { inks: ['#e6d8bf', '#d6c3a2', '#b79a74', '#8f7350'], ground: 0 },
  'serpentine stone': { inks: ['#3f5c48', '#2f4838', '#6f8f74', '#cfd8c0'], ground: 0 },
  jasper: { inks: ['#ead6b8', '#a8452f', '#74291f', '#c9803f', '#4a3a34'], ground: 0 },
  'tiger eye stone': { inks: ['#3a2416', '#b9812f', '#7a4f22', '#e0b25a'], ground: 0 },
  rhodochrosite: { inks: ['#f6e3df', '#e39a9f', '#c9606f', '#8f3546'], ground: 0 },
  opal: { inks: ['#f2f0ee', '#a9d3d6', '#c9b4dc', '#f0c3c4', '#b9dcb8'], ground: 0 },
}

function drawAgate(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  if (isVeined(plan)) paintVeins(cloth, plan)
  else if (asksFor(plan, 'malachite')) paintMalachite(cloth, plan)
  else paintSlices(cloth, plan)
  return cloth
}
