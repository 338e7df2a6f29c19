import { describe, expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

function specOf(prompt: string): DesignSpec {
  return specOfPrompt(prompt, { seed: 1 })
}

const groundOf = ({ palette }: DesignSpec): string => palette.inks[palette.ground]

describe('colours of cloths', () => {
  test('a lumberjack check of three strong colours is of the first; with white among them, of the white', () => {
    expect(groundOf(specOf('Maasai shuka, red and black with blue'))).toBe('#b3282d')
    expect(groundOf(specOf('buffalo check, red, black and white'))).toBe('#faf7f0')
  })

  test('a touch of metal is worked into velvet, and only pressed velvet is marbled', () => {
    expect(understandPrompt('emerald velvet with gold accents').wishes).toMatchObject({
      families: ['brocade'],
      styles: expect.arrayContaining(['butis']),
    })
    expect(specOf('emerald velvet').family).toBe('crushed-velvet')
    expect(specOf('crushed velvet, emerald with gold accents').family).toBe('crushed-velvet')
    expect(specOf('navy velvet with stars and gold accents').family).toBe('conversational')
  })

  test('what a colour comes with lies on it, however little of it there is; a flower before a figured cloth is one', () => {
    expect(groundOf(specOf('bus seat moquette, blue with orange and yellow flecks'))).toBe('#2d5fa6')
    expect(understandPrompt('peony jacquard, taupe').wishes).toMatchObject({ motifs: ['peony'], colours: [{}] })
    expect(understandPrompt('hospital curtain, calm abstract, pale blue green').wishes.colours).toHaveLength(1)
  })

  test('a bayadère lies across, in whatever language', () => {
    for (const prompt of ['Rayures bayadère, turquoise et corail', 'bayadere stripe, pink and navy'])
      expect(specOf(prompt)).toMatchObject({ family: 'stripes', styles: expect.arrayContaining(['horizontal']) })
  })

  test.each([
    'cramoisi',
    'vert tilleul',
    'bleu paon',
    'jaune paille',
    'beerenrot',
    'wollweiß',
    'teja',
    'fango',
    'rosa chá',
    'chumbo',
    'citrine',
  ])('%s is one colour', (name) => {
    const { wishes, ignored } = understandPrompt(`stripes, ${name}`)
    expect(wishes.colours).toHaveLength(1)
    expect(ignored).toEqual([])
  })

  test('a foreground is no shade, and less saturated is muted', () => {
    expect(understandPrompt('background #0b3d2e, foreground #f4e9cd, damask').wishes.colours).toHaveLength(2)
    expect(understandPrompt('less saturated kilim').wishes.tone).toBe('muted')
  })
})
