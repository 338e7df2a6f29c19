import { describe, expect, test } from '@jest/globals'
import { hueDistance, inkOf, isGreen } from '../../../../../../processors/engines/color/ink.ts'
import { leadInks } from '../../../../../../processors/engines/pattern/families/conversational/lead-inks.ts'
import { findPicture } from '../../../../../../processors/engines/pattern/families/conversational/picture-book.ts'
import { castInks } from '../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const inksOf = (prompt: string) => specOfPrompt(prompt).palette.inks.map(inkOf)
const groundOf = (prompt: string) => {
  const { palette } = specOfPrompt(prompt)
  return inkOf(palette.inks[palette.ground])
}

describe('colours that are named are the cloth’s', () => {
  test('silver on black, whatever the twenties were fond of', () => {
    expect(inksOf('1920s beaded geometric in silver on black').every(({ chroma }) => chroma < 0.03)).toBe(true)
    expect(inksOf('1920s beaded geometric').some(({ chroma }) => chroma > 0.05)).toBe(true)
  })

  test('black ink on white is flung without greys', () => {
    expect(inksOf('paint splatter, black ink on white')).toHaveLength(2)
    expect(inksOf('paint splatter in blues').length).toBeGreaterThan(2)
  })

  test('black leads among greys on a colour; what is white by nature does not', () => {
    const cast = castInks(['#cf9a2c', '#1d1c20', '#454447', '#636266'].map(inkOf), 0)
    const leadOf = (name: string) => {
      const picture = findPicture(name)
      if (!picture) throw new Error(`no picture of ${name}`)
      return leadInks(picture, cast, 0).inks[0]
    }
    expect(leadOf('swallow')).toBe(1)
    expect(leadOf('fox')).toBe(1)
    expect(leadOf('swan')).not.toBe(1)
  })

  test('amber and dark brown are all of a tortoiseshell', () => {
    expect(groundOf('tortoiseshell, amber and dark brown').chroma).toBeGreaterThan(0.04)
  })
})

describe('plants', () => {
  test('fruit called after a white is itself on that white', () => {
    expect(groundOf('lemons, figs and olive branches, watercolour, warm white').lightness).toBeGreaterThan(0.93)
    expect(
      Math.max(...inksOf('lemons, figs and olive branches, watercolour, warm white').map((ink) => ink.chroma)),
    ).toBeGreaterThan(0.1)
  })

  test('white roses in three colours have a cloth and a leaf', () => {
    const inks = inksOf('eucalyptus wreaths and white roses, wedding, 3 colours')
    expect(inks).toHaveLength(3)
    expect(inks.some(isGreen)).toBe(true)
    expect(inks.some(({ lightness }) => lightness > 0.95)).toBe(true)
  })

  test('eucalyptus is green at weddings, on paper', () => {
    for (const prompt of ['eucalyptus leaves on white, wedding', 'green eucalyptus leaves, wedding']) {
      expect(groundOf(prompt).lightness).toBeGreaterThan(0.9)
      expect(inksOf(prompt).some(({ chroma, hue }) => chroma > 0.05 && Math.abs(hue) < 0.5)).toBe(false)
    }
  })

  test('peonies on dusty pink are a deeper pink, and no brown', () => {
    const cloth = inkOf('#c48a8a')
    const petals = inksOf('vintage botanical peonies and butterflies on dusty pink, chinoiserie').filter(
      (ink) => hueDistance(ink, cloth) < 0.42 && ink.chroma > 0.1,
    )
    expect(petals.some(({ lightness }) => lightness < cloth.lightness - 0.15)).toBe(true)
  })

  test('lilac is the wisteria’s and not its cloth’s', () => {
    const ground = groundOf('wisteria over a pond with koi, soft lilac and grey-green')
    expect(ground.lightness).toBeGreaterThan(0.9)
    expect(ground.chroma).toBeLessThan(0.03)
  })
})
