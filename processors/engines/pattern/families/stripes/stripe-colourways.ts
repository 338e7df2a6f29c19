import type { Colourway } from '../family.ts'

/** Customary colours of a kind of stripe: a pinstripe is pale on navy, hickory is indigo and cream. */
export const stripeColourways: Readonly<Record<string, Colourway>> = {
  pin: { inks: ['#1f2a44', '#d8d6cd'], ground: 0 },
  chalk: { inks: ['#3a3d44', '#d9d5ca'], ground: 0 },
  hickory: { inks: ['#eee8da', '#2e4a70'], ground: 0 },
  breton: { inks: ['#f4efe4', '#1d2f55'], ground: 0 },
  ticking: { inks: ['#f0e6d2', '#33486c'], ground: 0 },
  candy: { inks: ['#fdf7f1', '#ec8aa6'], ground: 0 },
  deckchair: { inks: ['#f6efe0', '#2f6aa3', '#e2a63a', '#c94f43'], ground: 0 },
  'candy-cane': { inks: ['#f7f1e6', '#c0272d'], ground: 0 },
  butcher: { inks: ['#f4efe4', '#22355c'], ground: 0 },
  ladder: { inks: ['#f7f1e6', '#d2434a', '#e8883a', '#f0c24b', '#5f9e5a', '#3f7fb5', '#6f5aa0'], ground: 0 },
  serape: { inks: ['#221f26', '#c4343c', '#e57b32', '#f0bf4c', '#2f8f86', '#d9577f', '#f3e9d4'], ground: 0 },
}
