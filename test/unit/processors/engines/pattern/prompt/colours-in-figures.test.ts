import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes
const coloursOf = (prompt: string) => wishesOf(prompt).colours

describe('colours in figures', () => {
  test('rgb and hex codes are colours, and no hexagons', () => {
    expect(coloursOf('rgb(12, 34, 56) and white stripes').map(({ hex }) => hex)).toContain('#0c2238')
    const { families, colours } = wishesOf('hex #ff0066 houndstooth on #fff0f5')
    expect(families).toEqual(['houndstooth'])
    expect(colours).toMatchObject([
      { hex: '#ff0066', isGround: false },
      { hex: '#fff0f5', isGround: true },
    ])
    expect(coloursOf('houndstooth, hex code 1b1a3b').map(({ hex }) => hex)).toEqual(['#1b1a3b'])
    expect(wishesOf('hex tiles in green').families).toContain('honeycomb')
  })

  test('of shares the largest is the ground and a small one an accent', () => {
    expect(coloursOf('stripes: 60% navy, 30% white, 10% red')).toMatchObject([
      { hex: '#1d2f55', isGround: true },
      { hex: '#faf7f0', isGround: false },
      { hex: '#b3282d', isAccent: true },
    ])
    expect(coloursOf('checks, 50% navy and 50% white').every(({ isGround }) => !isGround)).toBe(true)
    expect(coloursOf('100% cotton stripes in navy')).toHaveLength(1)
  })

  test('refused in other words', () => {
    expect(wishesOf('stripes, anything but blue')).toMatchObject({ colours: [], avoidedColours: ['#2d5fa6'] })
    expect(wishesOf('art deco in everything but green').avoidedColours).toEqual(['#3f7d4e'])
  })

  test('a line of a colour over a named cloth is an accent', () => {
    const colours = coloursOf('wide herringbone in charcoal with a pinstripe of mustard')
    expect(colours.find(({ hex }) => hex === '#cf9a2c')).toMatchObject({ isAccent: true })
    expect(colours.find(({ hex }) => hex === '#3b3e44')?.isAccent).toBeUndefined()
  })

  test('hues in the plural are colours beside each other, and fruit alone', () => {
    expect(wishesOf('bargello in oranges and browns').motifs).toEqual([])
    expect(wishesOf('bowls of oranges and lemons').motifs).toContain('orange')
  })

  test('warm and cool greys lean to a hue', () => {
    const [warm] = coloursOf('warm grey chevron')
    const [cool] = coloursOf('cool grey chevron')
    expect(Math.cos(inkOf(warm.hex).hue - 1.1)).toBeGreaterThan(0.9)
    expect(Math.cos(inkOf(cool.hex).hue + 1.85)).toBeGreaterThan(0.9)
  })
})
