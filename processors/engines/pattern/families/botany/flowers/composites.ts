import type { RingFlower } from './flower-recipe.ts'

/** Flowers of many rays, seen from above: the daisies' kin, from the full dahlia to the open aster. */
export const composites = {
  dahlia: {
    rings: [
      { count: 15, length: 1, width: 0.4, profile: 'oval', tip: 'round', flame: 0.66, flames: 1 },
      { count: 14, length: 0.86, width: 0.37, profile: 'oval', tip: 'round', flame: 0.66, flames: 1, shadow: 0.74 },
      { count: 12, length: 0.71, width: 0.34, profile: 'oval', tip: 'round', flame: 0.66, flames: 1 },
      { count: 10, length: 0.56, width: 0.3, profile: 'oval', tip: 'round', ink: 'light', flame: 0.6, flames: 1 },
      { count: 8, length: 0.41, width: 0.26, profile: 'oval', tip: 'round', ink: 'light', shadow: 0.36 },
      { count: 6, length: 0.27, width: 0.2, profile: 'oval', tip: 'round' },
      { count: 5, length: 0.15, width: 0.14, profile: 'oval', tip: 'point', ink: 'light' },
    ],
    heart: { size: 0.05, disc: 'shade' },
    tilt: [0.84, 1],
  },
  zinnia: {
    rings: [
      { count: 13, length: 1, width: 0.46, profile: 'strap', tip: 'round', lines: 2, lineInk: 'shade', linesFrom: 0.2 },
      { count: 11, length: 0.78, width: 0.4, profile: 'strap', tip: 'round', lines: 1, shadow: 0.66 },
      { count: 9, length: 0.56, width: 0.34, profile: 'strap', tip: 'round', ink: 'light', shadow: 0.44 },
    ],
    heart: { size: 0.22, seeds: 13, stamens: 9, reach: 1.2, disc: 'shade', anther: 'heart' },
    tilt: [0.72, 1],
  },
  chrysanthemum: {
    rings: [
      { count: 20, length: 1, width: 0.24, profile: 'strap', tip: 'round', inks: ['body', 'shade'], bend: 0.12 },
      { count: 19, length: 0.88, width: 0.23, profile: 'strap', tip: 'round', bend: -0.1 },
      { count: 16, length: 0.73, width: 0.22, profile: 'strap', tip: 'round', inks: ['body', 'light'], bend: 0.14 },
      { count: 13, length: 0.57, width: 0.21, profile: 'strap', tip: 'round', bend: -0.16, shadow: 0.5 },
      { count: 10, length: 0.41, width: 0.19, profile: 'strap', tip: 'round', ink: 'light', bend: 0.2 },
      { count: 6, length: 0.25, width: 0.17, profile: 'strap', tip: 'round', bend: -0.25 },
    ],
    heart: { size: 0.06, disc: 'shade' },
  },
  marigold: {
    rings: [
      { count: 10, length: 1, width: 0.74, profile: 'fan', tip: 'ruffle', waves: 2, flame: 0.7, flames: 2 },
      { count: 9, length: 0.78, width: 0.62, profile: 'fan', tip: 'ruffle', waves: 2, shadow: 0.76 },
      { count: 7, length: 0.56, width: 0.52, profile: 'fan', tip: 'ruffle', waves: 2, ink: 'light', shadow: 0.54 },
      { count: 6, length: 0.36, width: 0.38, profile: 'fan', tip: 'ruffle', waves: 2, shadow: 0.34 },
    ],
    heart: { size: 0.12, seeds: 6 },
  },
  sunflower: {
    rings: [
      { count: 17, length: 0.56, foot: 0.46, width: 0.3, profile: 'oval', tip: 'point', ink: 'shade', edge: false },
      { count: 17, length: 0.5, foot: 0.42, width: 0.3, profile: 'oval', tip: 'point', lines: 2, linesFrom: 0.05 },
    ],
    heart: { size: 0.46, seeds: 40, disc: 'deep', seed: 'body' },
    tilt: [0.84, 1],
  },
  gerbera: {
    rings: [
      { count: 20, length: 1, width: 0.25, profile: 'strap', tip: 'notch', ink: 'shade', edge: false, amplitude: 0.02 },
      { count: 18, length: 0.9, width: 0.24, profile: 'strap', tip: 'notch', amplitude: 0.02, lines: 1 },
      { count: 14, length: 0.52, width: 0.16, profile: 'strap', tip: 'round', ink: 'light' },
    ],
    heart: { size: 0.22, seeds: 13, disc: 'deep', seed: 'body' },
    tilt: [0.7, 1],
  },
  aster: {
    rings: [
      { count: 22, length: 1, width: 0.16, profile: 'oval', tip: 'point', ink: 'shade', edge: false },
      { count: 20, length: 0.86, width: 0.15, profile: 'oval', tip: 'point', edge: false },
    ],
    heart: { size: 0.24, seeds: 13 },
    tilt: [0.7, 0.95],
  },
  edelweiss: {
    rings: [
      { count: 9, length: 1, width: 0.34, profile: 'oval', tip: 'point', lines: 1, flame: 0.5, flames: 1 },
      { count: 6, length: 0.66, width: 0.3, profile: 'oval', tip: 'point', ink: 'light', lines: 1 },
    ],
    heart: { size: 0.18, seeds: 7 },
  },
  cornflower: {
    rings: [
      {
        count: 10,
        length: 0.72,
        foot: 0.28,
        width: 0.5,
        profile: 'fan',
        tip: 'fringe',
        waves: 3,
        amplitude: 0.1,
        bend: 0.1,
      },
      {
        count: 8,
        length: 0.5,
        width: 0.2,
        profile: 'fan',
        tip: 'fringe',
        waves: 2,
        amplitude: 0.08,
        ink: 'shade',
        edge: false,
      },
    ],
    heart: { size: 0.13, stamens: 13, reach: 2.2, disc: 'shade', filament: 'shade', anther: 'light' },
    tilt: [0.68, 0.95],
  },
} as const satisfies Readonly<Record<string, RingFlower>>
