import { describe, expect, test } from '@jest/globals'
import { trellis } from '../../../../../../../processors/engines/pattern/families/geometric/trellis.ts'
import { keffiyeh } from '../../../../../../../processors/engines/pattern/families/woven/keffiyeh.ts'
import { twill } from '../../../../../../../processors/engines/pattern/families/woven/twill.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { makePlan } from '../make-plan.ts'

const read = (prompt: string): string => {
  const { families, styles, motifs } = understandPrompt(prompt).wishes
  return [families[0], styles[0] ?? '', motifs.join(' ')].join(' | ')
}

describe('nets, headcloths and ripstop', () => {
  test.each([
    ['fishnet in black', 'trellis | net | '],
    ['red and white shemagh', 'keffiyeh | shemagh | '],
    ['ripstop', 'twill | ripstop | '],
  ])('"%s" is %s', (prompt, expected) => {
    expect(read(prompt)).toBe(expected)
  })

  test('a net is mostly holes, and all of its inks are in it', () => {
    const { data } = fillIndexPlane(trellis.draw(makePlan(trellis, 2, { styles: ['net'] })), 320, 320)
    const share = (ink: number): number => data.filter((seen) => seen === ink).length / data.length
    expect(share(0)).toBeGreaterThan(0.6)
    expect(Math.min(share(1), share(2), share(3))).toBeGreaterThan(0.004)
  })

  test.each([
    [320, 320],
    [320, 480],
    [150, 640],
  ])('a keffiyeh of %i × %i mm has bands that close over its repeat', (widthMm, heightMm) => {
    const cloth = keffiyeh.draw(makePlan(keffiyeh, 1, { widthMm, heightMm }))
    const { data } = fillIndexPlane(cloth, 80, 800)
    const row = (at: number): string => data.slice(at * 80, (at + 1) * 80).join('')
    // The first and the last line of a band are of the ground: nothing is cut at the edge.
    expect(new Set(row(0)).size).toBe(1)
    const plain = Array.from({ length: 800 }, (_, at) => row(at)).filter((line) => new Set(line).size === 1)
    expect(plain.length).toBeLessThan(200)
  })

  test('ripstop is plain weave with a grid of floats every twelve threads', () => {
    const plain = twill.draw(makePlan(twill, 1, { styles: ['chambray'] }))
    const rip = twill.draw(makePlan(twill, 1, { styles: ['ripstop'] }))
    expect(rip).not.toEqual(plain)
  })
})
