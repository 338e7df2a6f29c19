import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../processors/engines/color/oklab.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import type { Wishes } from '../../../../../../processors/engines/pattern/prompt/wishes.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { designerPrompts } from './designer-prompts.ts'

const SAME_COLOUR = 0.1

const rows = designerPrompts
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))

function near(one: string, other: string): boolean {
  const [first, second] = [inkFromHex(one), inkFromHex(other)]
  return first !== undefined && second !== undefined && oklabDistance(first.lab, second.lab) < SAME_COLOUR
}

function isRead(wishes: Wishes, mark: string): boolean {
  const hex = mark.replace(/[*!]/g, '')
  if (mark.startsWith('!')) return wishes.avoidedColours.some((avoided) => near(avoided, hex))
  return wishes.colours.some((colour) => near(colour.hex, hex) && colour.isGround === mark.endsWith('*'))
}

function factsOf(wishes: Wishes): string[] {
  const { density, scale, layout, orientation, colourCount, motifMm, repeatMm, moods, styles, under } = wishes
  const { heroes, isTonal, scenes, tone } = wishes
  return [
    density,
    layout,
    orientation,
    scale && `scale ${scale}`,
    colourCount && `${colourCount} colours`,
    motifMm && `${motifMm} mm`,
    repeatMm && `repeat ${repeatMm} mm`,
    under && `under ${under}`,
    heroes && `heroes ${heroes}`,
    isTonal && 'tonal',
    tone && `tone ${tone}`,
    ...scenes.map((scene) => `scene ${scene}`),
    ...moods.map((mood) => `mood ${mood}`),
    ...styles.map((style) => `style ${style}`),
  ].filter((fact): fact is string => typeof fact === 'string')
}

describe('prompts of designers, shops and parents', () => {
  test('the table holds at least 250 prompts', () => expect(rows.length).toBeGreaterThanOrEqual(250))

  test.each(rows)('"%s" is drawn as %s with %s', (prompt, families, motifs, colours, rest = '') => {
    const { wishes } = understandPrompt(prompt)
    const spec = resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes)
    expect(families.split('/')).toContain(spec.family)
    const wanted = motifs
      .split(' ')
      .filter(Boolean)
      .map((noun) => noun.replaceAll('_', ' '))
    expect(spec.motifs.filter((noun) => wanted.includes(noun))).toEqual(wanted)
    expect(colours.split(' ').filter((mark) => mark && !isRead(wishes, mark))).toEqual([])
    expect(factsOf(wishes)).toEqual(expect.arrayContaining(rest.split(', ').filter(Boolean)))
  })

  test('a threadcount is handed to the loom, a licensed colour book is declined in words', () => {
    const { wishes, understood } = understandPrompt('tartan R8 B4 G24 B4 R8 Y2 in Pantone 18-1664')
    expect(wishes.threadcount).toBe('R8 B4 G24 B4 R8 Y2')
    expect(understood.find(({ words }) => words.startsWith('Pantone'))?.as).toMatch(/licensed/)
  })

  test('the finer name inside a family word reaches the family as a style', () => {
    expect(understandPrompt('kanoko shibori in indigo').wishes.styles).toContain('kanoko')
  })

  test('small talk is neither understood nor called ignored', () => {
    const { ignored } = understandPrompt(
      'Hi, could you please make something pretty for my daughter, maybe with foxes? Thanks',
    )
    expect(ignored).toEqual([])
  })
})
