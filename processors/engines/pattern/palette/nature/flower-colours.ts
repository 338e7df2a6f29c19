import type { Ink } from '../../../color/ink.ts'
import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import { hueOf } from '../../families/botany/flowers/bloom-table.ts'

/** Flowers that are associated with one colour. */
const flowerColours: Readonly<Record<string, string>> = {
  'cherry blossom': '#e78fa8',
  sakura: '#e78fa8',
  'apple blossom': '#eba6b6',
  'peach blossom': '#e9909c',
  'plum blossom': '#dc7f98',
  rose: '#d4707c',
  peony: '#d97f95',
  carnation: '#d4647a',
  begonia: '#d95f52',
  amaryllis: '#c8443f',
  petunia: '#b457a0',
  columbine: '#7d78bd',
  scabiosa: '#9488c2',
  salvia: '#6c63b0',
  rosebud: '#cf5f6b',
  'wild rose': '#e0849a',
  'dog rose': '#e0849a',
  camellia: '#d2576b',
  cosmos: '#d987b0',
  protea: '#d9818c',
  fuchsia: '#c83f78',
  crocus: '#8a6cb8',
  hyacinth: '#7f74c0',
  aster: '#8f78c0',
  bougainvillea: '#cf4586',
  echinacea: '#cc7aa4',
  coneflower: '#cc7aa4',
  banksia: '#dd9a3c',
  sunflower: '#e3ae2c',
  poppy: '#cc4630',
  lavender: '#8a78b8',
  bluebell: '#6377bd',
  cornflower: '#4a68b0',
  hydrangea: '#7b92cc',
  violet: '#7358a8',
  iris: '#6a5aa8',
  marigold: '#e08a2e',
  daffodil: '#ecc648',
  'forget-me-not': '#7aa3d8',
  buttercup: '#ecc648',
  primrose: '#ecd36a',
  mimosa: '#e8c23e',
  wattle: '#e8c23e',
  rudbeckia: '#e3ae2c',
  delphinium: '#5f73bd',
  agapanthus: '#7183c4',
  gentian: '#3f56ad',
  nigella: '#7f9ed0',
  lupin: '#8069b4',
  lilac: '#a68cc8',
  heather: '#b06fa0',
  foxglove: '#cf6f9c',
  pansy: '#6f4a9c',
  'passion flower': '#8467b0',
  'morning glory': '#6f6ac0',
  thistle: '#9a6fb0',
  allium: '#9c74b8',
  nasturtium: '#e5842e',
  'trumpet vine': '#d9632f',
  crocosmia: '#de6a34',
  poinsettia: '#c23a3e',
  tulip: '#d4566a',
  hibiscus: '#dc4f62',
  hellebore: '#a5667f',
  'indian paintbrush': '#cf4a35',
  bluebonnet: '#5668b8',
  geranium: '#cf4a4a',
  wisteria: '#9a84c4',
  magnolia: '#dd92ab',
  'water lily': '#de8fae',
  waterlily: '#de8fae',
  lotus: '#dd8aa8',
  'sweet pea': '#d690bd',
  azalea: '#dc6a97',
  rhododendron: '#c474a6',
  hollyhock: '#d56a8c',
  honeysuckle: '#e29a66',
  larkspur: '#7679c2',
  clematis: '#7a66b6',
  orchid: '#c470ae',
  anthurium: '#cf4040',
  'bird of paradise': '#e8832e',
  strelitzia: '#e8832e',
}

/** The colour that a flower is associated with; undefined where there is none. */
export function flowerColour(noun: string): Ink | undefined {
  if (Object.hasOwn(flowerColours, noun)) return inkFromHex(flowerColours[noun])
  const degrees = hueOf(noun)
  if (degrees === undefined) return undefined
  const isYellow = Math.abs(degrees - YELLOW) < YELLOW_REACH
  return inkFromOklch({ lightness: isYellow ? 0.82 : 0.62, chroma: CHROMA, hue: (degrees * Math.PI) / 180 })
}

/** In degrees of OKLCH hue: flowers near yellow are as light as yellow. */
const [YELLOW, YELLOW_REACH] = [88, 24]
/** OKLCH chroma of petals on cloth. */
const CHROMA = 0.13
