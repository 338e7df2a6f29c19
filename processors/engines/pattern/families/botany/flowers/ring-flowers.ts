import type { RingFlower } from './flower-recipe.ts'

/** Flowers seen from above, each by the build its name promises: petal counts, outline, overlap and middle. */
export const ringFlowers = {
  echeveria: {
    rings: [
      { count: 9, length: 1, width: 0.5, profile: 'spoon', tip: 'point', lines: 1, lit: 0.2, linesFrom: 0.3 },
      { count: 8, length: 0.82, width: 0.48, profile: 'spoon', tip: 'point', ink: 'light', lines: 1, lineInk: 'shade' },
      { count: 7, length: 0.64, width: 0.42, profile: 'spoon', tip: 'point', lit: 0.26, shadow: 0.5 },
      { count: 6, length: 0.46, width: 0.34, profile: 'spoon', tip: 'point', ink: 'light', flame: 0.5, flames: 1 },
      { count: 5, length: 0.28, width: 0.24, profile: 'spoon', tip: 'point' },
    ],
    heart: { size: 0.06, disc: 'light' },
    tilt: [0.84, 1],
  },
  camellia: {
    rings: [
      { count: 8, length: 1, width: 0.86, profile: 'round', tip: 'round', flame: 0.6, flames: 3, lit: 0.3 },
      { count: 7, length: 0.78, width: 0.74, profile: 'round', tip: 'round', lit: 0.32, shadow: 0.78 },
      { count: 6, length: 0.58, width: 0.62, profile: 'round', tip: 'round', lit: 0.36, shadow: 0.56 },
      { count: 5, length: 0.38, width: 0.46, profile: 'round', tip: 'round', ink: 'light' },
    ],
    heart: { size: 0.09, disc: 'shade' },
  },
  pink: {
    rings: [
      { count: 5, length: 1, width: 1.05, profile: 'fan', tip: 'fringe', waves: 5, flame: 0.55, flames: 4, lines: 4 },
      { count: 5, length: 0.72, width: 0.78, profile: 'fan', tip: 'fringe', waves: 4, ink: 'light', flame: 0.5 },
    ],
    heart: { size: 0.1, seeds: 0, disc: 'shade' },
  },
  anemone: {
    rings: [
      { count: 6, length: 1, width: 0.98, profile: 'round', tip: 'round', lines: 5, linesFrom: 0.35, lit: 0.2 },
      { count: 5, length: 0.86, width: 0.84, profile: 'round', tip: 'round', lines: 4, linesFrom: 0.4, lit: 0.26 },
    ],
    heart: {
      size: 0.2,
      seeds: 9,
      stamens: 26,
      reach: 1.9,
      disc: 'deep',
      filament: 'deep',
      anther: 'deep',
      seed: 'light',
    },
    tilt: [0.78, 1],
  },
  hellebore: {
    rings: [
      { count: 5, length: 1, width: 1.05, profile: 'round', tip: 'point', flame: 0.7, flames: 5, lit: 0.24, lines: 3 },
    ],
    heart: { size: 0.15, seeds: 5, stamens: 18, reach: 2, disc: 'leafLight', anther: 'heart' },
  },
  cosmos: {
    rings: [
      {
        count: 8,
        length: 1,
        width: 0.6,
        profile: 'fan',
        tip: 'fringe',
        waves: 2,
        amplitude: 0.05,
        flame: 0.4,
        lit: 0.24,
        lines: 3,
      },
    ],
    heart: { size: 0.17, seeds: 9 },
    tilt: [0.66, 1],
  },
  'cherry blossom': {
    rings: [
      {
        count: 5,
        length: 1,
        width: 0.98,
        profile: 'round',
        tip: 'notch',
        amplitude: 0.24,
        flame: 0.62,
        flames: 5,
        lit: 0.3,
        lines: 3,
        linesFrom: 0.3,
      },
    ],
    heart: { size: 0.11, stamens: 14, reach: 4.4, filament: 'light', anther: 'heart', disc: 'deep' },
    tilt: [0.74, 1],
  },
  primrose: {
    rings: [
      { count: 5, length: 1, width: 1, profile: 'fan', tip: 'notch', amplitude: 0.08, lines: 2, flame: 0.4, flames: 5 },
    ],
    heart: { size: 0.16, seeds: 5 },
  },
  buttercup: {
    rings: [{ count: 5, length: 1, width: 1.1, profile: 'round', tip: 'round', lit: 0.34, lines: 3 }],
    heart: { size: 0.2, seeds: 6, stamens: 12, reach: 1.7, disc: 'leafLight' },
    tilt: [0.64, 0.95],
  },
  jasmine: {
    rings: [
      { count: 6, length: 1, width: 0.5, profile: 'oval', tip: 'point', flame: 0.3, flames: 1, lit: 0.26, lines: 1 },
    ],
    heart: { size: 0.09, disc: 'heart' },
  },
  clematis: {
    rings: [
      { count: 7, length: 1, width: 0.62, profile: 'oval', tip: 'point', flame: 0.7, flames: 1, lit: 0.2, lines: 4 },
    ],
    heart: { size: 0.1, stamens: 16, reach: 2.6, filament: 'light', anther: 'seed' },
  },
  poinsettia: {
    rings: [
      { count: 6, length: 1, width: 0.6, profile: 'oval', tip: 'point', ink: 'shade', lines: 3, lineInk: 'body' },
      { count: 6, length: 0.82, width: 0.5, profile: 'oval', tip: 'point', lines: 3, lit: 0.3 },
      { count: 4, length: 0.5, width: 0.34, profile: 'oval', tip: 'point', ink: 'light', lines: 1 },
    ],
    heart: { size: 0.13, seeds: 7, disc: 'heart' },
  },
  plumeria: {
    rings: [
      {
        count: 5,
        length: 1,
        width: 1,
        profile: 'oval',
        tip: 'round',
        bend: 0.2,
        flame: 0.62,
        flames: 3,
        flameInk: 'heart',
        lit: 0.28,
      },
    ],
    heart: { size: 0 },
  },
  geranium: {
    rings: [
      { count: 5, length: 1, width: 0.82, profile: 'spoon', tip: 'round', lines: 3, linesFrom: 0.1, flame: 0.35 },
    ],
    heart: { size: 0.1, stamens: 7, reach: 2, disc: 'light' },
  },
  waterlily: {
    rings: [
      { count: 9, length: 1, width: 0.52, profile: 'oval', tip: 'point', lines: 3, flame: 0.5, flames: 1 },
      { count: 8, length: 0.82, width: 0.46, profile: 'oval', tip: 'point', ink: 'light', lines: 2, shadow: 0.54 },
      { count: 7, length: 0.6, width: 0.38, profile: 'oval', tip: 'point', lit: 0.3 },
      { count: 5, length: 0.4, width: 0.28, profile: 'oval', tip: 'point', ink: 'light' },
    ],
    heart: { size: 0.13, seeds: 5, stamens: 18, reach: 1.9 },
    tilt: [0.56, 0.72],
  },
  'passion flower': {
    rings: [
      { count: 5, length: 0.98, width: 0.56, profile: 'oval', tip: 'point', lines: 2 },
      { count: 5, length: 1, width: 0.58, profile: 'oval', tip: 'round', ink: 'light', lines: 3, lit: 0.2 },
      { count: 34, length: 0.72, width: 0.045, profile: 'strap', tip: 'point', ink: 'shade', edge: false },
      { count: 30, length: 0.52, width: 0.05, profile: 'strap', tip: 'point', ink: 'light', edge: false },
      { count: 26, length: 0.34, width: 0.055, profile: 'strap', tip: 'point', ink: 'shade', edge: false },
    ],
    heart: { size: 0.14, stamens: 5, reach: 2.4, disc: 'leafLight', filament: 'leaf', anther: 'heart' },
  },
} as const satisfies Readonly<Record<string, RingFlower>>
