import { figureShare } from '../draw/measure-coverage.ts'
import type { DesignSpec } from '../spec/design-spec.ts'

export type CaptionFacts = {
  readonly prompt: string
  readonly spec: DesignSpec
  readonly widthMm: number
  readonly heightMm: number
  /** Area share per ink, with sum 1. */
  readonly shares: readonly number[]
  readonly ground: number
}

/** Height in pixels of the bar of inks and two lines of text. */
export const CAPTION_PX = 46
const BAR_PX = 7
/** Mean width of a letter over its height; lines are cut to the width of their cell by it. */
const LETTER_WIDTH = 0.55

/**
 * SVG caption under a picture: a bar of the inks by area, the prompt, and a line with family, repeat, inks and
 * coverage.
 */
export function drawCaption(facts: CaptionFacts, widthPx: number): Buffer {
  const details = `<text x="1" y="39" font-size="11" fill="#666">${cutTo(detailsOf(facts, lettersIn(widthPx, 11)), widthPx, 11)}</text>`
  const prompt = `<text x="1" y="23" font-size="12" fill="#111">${cutTo(facts.prompt, widthPx, 12)}</text>`
  const size = `width="${widthPx}" height="${CAPTION_PX}"`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif">${barOf(facts, widthPx)}${prompt}${details}</svg>`,
  )
}

/** As many details as fit; the report holds those that a narrow cell leaves out. */
function detailsOf({ spec, widthMm, heightMm, shares, ground }: CaptionFacts, lettersMost: number): string {
  const arrangement = spec.symmetry === 'p1' ? spec.layout : `${spec.layout} ${spec.symmetry}`
  const covered = Math.round(figureShare(spec, shares, ground) * 100)
  const repeat = `${Math.round(widthMm)} × ${Math.round(heightMm)} mm`
  const { length } = spec.palette.inks
  const inks = `${length} ${length === 1 ? 'ink' : 'inks'}`
  const facts = [spec.family, arrangement, repeat, inks, `${covered} % covered`]
  while (facts.length > 1 && facts.join(' · ').length > lettersMost) facts.pop()
  return facts.join(' · ')
}

/** One rectangle per ink, its width in proportion to its share of the cloth. */
function barOf({ spec, shares }: CaptionFacts, widthPx: number): string {
  let at = 0
  return spec.palette.inks
    .map((hex, ink) => {
      const wide = (shares[ink] ?? 0) * widthPx
      const piece = `<rect x="${at.toFixed(1)}" y="2" width="${wide.toFixed(1)}" height="${BAR_PX}" fill="${hex}"/>`
      at += wide
      return piece
    })
    .join('')
}

/** Text cut to the width, without characters that XML does not allow. */
function cutTo(text: string, widthPx: number, sizePx: number): string {
  const letters = [...text.replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, ' ')]
  const most = lettersIn(widthPx, sizePx)
  const line = letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('')
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function lettersIn(widthPx: number, sizePx: number): number {
  return Math.floor(widthPx / (sizePx * LETTER_WIDTH))
}
