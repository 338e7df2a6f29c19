import type { MirroredFlower } from './flower-recipe.ts'

const round = { profile: 'round', tip: 'round' } as const
const ruffled = { profile: 'fan', tip: 'ruffle', waves: 3, amplitude: 0.035 } as const

/** Full flowers as they are seen from the side, half open: the far petals stand behind a wound heart, the near ones hold it. */
export const cups = {
  rose: {
    petals: [
      {
        turn: 0.98,
        length: 0.98,
        width: 0.66,
        profile: 'fan',
        tip: 'round',
        ink: 'light',
        flame: 0.6,
        flames: 3,
        bend: 0.18,
      },
      {
        turn: 0.5,
        length: 1.14,
        width: 0.66,
        profile: 'fan',
        tip: 'notch',
        amplitude: 0.04,
        ink: 'light',
        flame: 0.6,
        flames: 3,
      },
      { turn: 0, length: 1.2, width: 0.66, profile: 'fan', tip: 'round', flame: 0.84, flames: 3, lit: 0.3 },
      { turn: 0.3, length: 1.08, width: 0.44, ...round, ink: 'shade' },
      { turn: 0.14, length: 1.1, width: 0.36, ...round, lit: 0.4 },
      { turn: 0.4, length: 1, width: 0.58, ...round, lit: 0.34, bend: -0.1 },
      { turn: 0, length: 0.92, width: 0.5, ...round, flame: 0.7, flames: 2, lit: 0.4 },
      {
        turn: 0.62,
        length: 0.9,
        width: 0.7,
        profile: 'fan',
        tip: 'round',
        lit: 0.36,
        flame: 0.5,
        flames: 3,
        bend: 0.12,
      },
      {
        turn: 0,
        length: 0.72,
        width: 0.86,
        profile: 'fan',
        tip: 'notch',
        amplitude: 0.05,
        lit: 0.3,
        flame: 0.5,
        flames: 4,
      },
      {
        turn: 1.02,
        length: 0.9,
        width: 0.46,
        profile: 'fan',
        tip: 'round',
        ink: 'light',
        bend: -0.14,
        flame: 0.5,
        flames: 2,
      },
    ],
    calyx: [0.44, 0.32],
  },
  peony: {
    petals: [
      { turn: 0.86, length: 1.04, width: 0.66, ...ruffled, ink: 'light', flame: 0.6, flames: 3, bend: 0.1 },
      { turn: 0.42, length: 1.16, width: 0.62, ...ruffled, flame: 0.7, flames: 3 },
      { turn: 0, length: 1.2, width: 0.6, ...ruffled, ink: 'light', flame: 0.7, flames: 3 },
      { turn: 0.56, length: 1.02, width: 0.5, ...ruffled, lit: 0.3 },
      { turn: 0.2, length: 1.04, width: 0.46, ...ruffled, flame: 0.8, flames: 2, lit: 0.3 },
      { turn: 0, length: 0.9, width: 0.46, ...ruffled, ink: 'light', flame: 0.6, flames: 2 },
      { turn: 0.74, length: 0.9, width: 0.72, ...ruffled, flame: 0.5, flames: 3, lit: 0.3, bend: 0.08 },
      { turn: 0.3, length: 0.82, width: 0.76, ...ruffled, flame: 0.56, flames: 4, lit: 0.3, lines: 2 },
      { turn: 1.04, length: 0.92, width: 0.5, ...ruffled, ink: 'light', bend: -0.12, flame: 0.5, flames: 3 },
    ],
    calyx: [0.36, 0.32],
  },
} as const satisfies Readonly<Record<string, MirroredFlower>>
