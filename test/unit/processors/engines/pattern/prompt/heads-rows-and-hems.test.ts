import { describe, expect, test } from '@jest/globals'
import { findDepiction } from '../../../../../../processors/engines/pattern/families/conversational/noun-book.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

describe('heads of beasts', () => {
  test.each([
    ['lion and tiger faces', ['lion face', 'tiger face']],
    ['lions and tigers faces, kids bedding', ['lion face', 'tiger face']],
    ['faces of lions, bears and pandas on mint', ['lion face', 'bear face', 'panda face']],
    ['stag heads on cream', ['stag head']],
    ['heads of stags, tartan green', ['stag head']],
    ['french bulldog faces, pink', ['french bulldog face']],
  ])('"%s" are drawn alone', (prompt, motifs) => {
    expect(wishesOf(prompt).motifs).toEqual(motifs)
  })

  test('of no beast that has a picture of its head stay what they are', () => {
    expect(wishesOf('faces of women in line art').motifs).not.toContain('woman face')
    expect(wishesOf('arrow heads and feathers').motifs).toContain('feather')
  })
})

describe('names of things', () => {
  test.each([
    ['moon phases in silver', ['moon phase']],
    ['phases of the moon, navy', ['phases of the moon']],
    ['ostrich feathers falling, blush', ['ostrich feather']],
    ['golf balls, navy polo shirt print', ['golf ball']],
    ['football boots, red', ['football boot']],
  ])('"%s"', (prompt, motifs) => {
    expect(wishesOf(prompt).motifs).toEqual(motifs)
  })

  test('a coast of Scotland is no plaid', () => {
    expect(wishesOf('puffins on rocks, Scottish coast').under).toBeUndefined()
    expect(wishesOf('puffins on Scottish plaid').under).toBe('tartan')
  })
})

describe('German without umlauts', () => {
  test('is read with them, and English is left alone', () => {
    expect(wishesOf('gruener Farn, dunkler Hintergrund')).toMatchObject({ motifs: ['fern'], moods: ['moody'] })
    expect(wishesOf('gruene Blaetter').colours).toEqual(wishesOf('grüne Blätter').colours)
    expect(wishesOf('blue shoes and canoes').motifs).toEqual(['shoe', 'canoe'])
  })
})

describe('colours', () => {
  test('that lost their commas are a list where a third is joined to them', () => {
    expect(wishesOf('madras, bright pink orange and turquoise').colours).toHaveLength(3)
    expect(wishesOf('tulips, peach pink and cream').colours).toHaveLength(2)
  })

  test('before a thing on a stripe that has its own by name are the thing’s', () => {
    expect(wishesOf('nautical stripe with small red anchors').motifColours).toHaveProperty('anchor')
    const { palette } = specOfPrompt('nautical stripe with small red anchors')
    expect(palette.inks.some((hex) => Number.parseInt(hex.slice(5), 16) > 0x50 && hex.startsWith('#1'))).toBe(true)
  })

  test('of two words with grey in them are one', () => {
    expect(wishesOf('ferns, grey-green').colours).toHaveLength(1)
    expect(wishesOf('ferns, grey and green').colours).toHaveLength(2)
  })
})

describe('how a cloth is made', () => {
  test.each([
    ['polka dots, random sizes, navy on white', 'dots', 'mixed'],
    ['interlocking hexagons in teal', 'honeycomb', 'hex-links'],
    ['crinkled linen texture in oatmeal', 'twill', 'crinkle'],
    ['tulips in rows, orange and pink', 'meadow', 'in rows'],
    ['wildflowers rising from the hem', 'meadow', 'from the hem'],
    ['poppies growing from the hem on navy', 'meadow', 'from the hem'],
    ['colour blocking like Matisse cut outs, cobalt', 'cutouts', 'matisse'],
    ['Kandinsky inspired circles', 'retro-geometric', 'kandinsky inspired circles'],
  ])('"%s"', (prompt, family, style) => {
    const spec = specOfPrompt(prompt)
    expect(spec.family).toBe(family)
    expect(spec.styles).toContain(style)
  })

  test('a warped check is one of optics', () => {
    expect(specOfPrompt('black and white checkerboard distorted').family).toBe('op-art')
    expect(specOfPrompt('black and white checkerboard').family).toBe('checkerboard')
  })

  test('what is no flower lies in a border along the hem', () => {
    expect(specOfPrompt('elephants at the hem').layout).toBe('border')
    expect(specOfPrompt('elephants in rows').family).not.toBe('meadow')
  })

  test('water that stands is seen where it is named as the place', () => {
    expect(wishesOf('wisteria over a pond')).toMatchObject({ backdrop: 'ripples', isPlaceSaid: true })
    expect(wishesOf('ducks, pond')).toMatchObject({ backdrop: 'ripples', isPlaceSaid: false })
  })
})

describe('what a word means beside others', () => {
  test('after black and white a coral is a colour, but in the sea', () => {
    expect(wishesOf('zebras, black and white with coral').motifs).toEqual(['zebra'])
    expect(wishesOf('zebras, black and white with coral').colours.map(({ hex }) => hex)).toContain('#ec7c62')
    expect(wishesOf('clownfish in black and white with coral').motifs).toContain('coral')
  })

  test('a peacock of a period is drawn where the colours are listed after it', () => {
    expect(wishesOf('art deco peacock, black gold emerald').motifs).toEqual(['peacock'])
    expect(wishesOf('art deco fans in peacock and gold').motifs).toEqual([])
  })

  test.each([
    ['knitting wool balls and needles', 'knitting needle'],
    ['Ramadan lanterns and stars', 'ramadan lantern'],
  ])('"%s"', (prompt, noun) => {
    expect(wishesOf(prompt).motifs).toContain(noun)
  })

  test('several words after one for writing are all written', () => {
    expect(wishesOf('words: love peace joy, black on white').text).toBe('LOVE PEACE JOY')
    expect(wishesOf('words: love, handwritten, pink roses').text).toBe('LOVE')
  })

  test('a misty colour is pale, and no range of mountains', () => {
    expect(wishesOf('dragonflies and cattails, misty blue')).toMatchObject({ motifs: ['dragonfly', 'cattail'] })
    expect(findDepiction('cattail')).toMatchObject({ picture: 'cattail', isExact: true })
    expect(wishesOf('dragonflies, misty blue').colours.map(({ hex }) => hex)).toEqual(['#a9bcc8'])
  })

  test('a carpet by its country is a carpet', () => {
    expect(wishesOf('Turkish carpet, red, medallion').families[0]).toBe('carpet')
  })
})
