import type { MirroredFlower } from './flower-recipe.ts'

/** Flowers with a left and a right that look at you: their top is along +x, their lip hangs the other way. */
export const faceOnFlowers = {
  pansy: {
    petals: [
      { turn: 0.5, length: 1, width: 0.98, profile: 'round', tip: 'round', ink: 'light', lit: 0.2 },
      {
        turn: 1.62,
        length: 0.86,
        width: 0.8,
        profile: 'round',
        tip: 'ruffle',
        waves: 3,
        flame: 0.62,
        flames: 4,
        flameInk: 'seed',
      },
      {
        turn: Math.PI,
        length: 0.94,
        width: 1.22,
        profile: 'fan',
        tip: 'notch',
        amplitude: 0.1,
        flame: 0.62,
        flames: 6,
        flameInk: 'seed',
      },
    ],
    heart: { size: 0.1, x: -0.04, disc: 'heart' },
  },
  violet: {
    petals: [
      { turn: 0.42, length: 1, width: 0.58, profile: 'spoon', tip: 'round', lit: 0.24 },
      { turn: 1.62, length: 0.86, width: 0.46, profile: 'spoon', tip: 'round', lines: 2 },
      {
        turn: Math.PI,
        length: 0.9,
        width: 0.72,
        profile: 'fan',
        tip: 'notch',
        amplitude: 0.08,
        ink: 'body',
        lines: 5,
        flame: 0.3,
      },
    ],
    heart: { size: 0.1, x: 0, disc: 'heart' },
  },
  orchid: {
    petals: [
      { turn: 2.28, length: 0.96, width: 0.44, profile: 'oval', tip: 'point', ink: 'light', lines: 3, bend: -0.08 },
      { turn: 0, length: 1, width: 0.46, profile: 'oval', tip: 'point', ink: 'light', lines: 3 },
      {
        turn: 1.34,
        length: 0.96,
        width: 0.86,
        profile: 'round',
        tip: 'ruffle',
        waves: 3,
        lines: 5,
        lit: 0.22,
        bend: 0.08,
      },
      { turn: 2.45, length: 0.4, width: 0.34, profile: 'spoon', tip: 'round', ink: 'shade', lines: 2 },
      { turn: Math.PI, length: 0.66, width: 0.46, profile: 'fan', tip: 'ruffle', waves: 2, ink: 'shade', flame: 0.5 },
      { turn: Math.PI, length: 0.34, width: 0.22, profile: 'spoon', tip: 'notch', ink: 'heart', edge: false },
    ],
    heart: { size: 0.1, x: 0.04, disc: 'light' },
  },
} as const satisfies Readonly<Record<string, MirroredFlower>>
