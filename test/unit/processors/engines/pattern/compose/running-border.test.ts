import { describe, expect, test } from '@jest/globals'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const SIZE = 480
/** Pixels in which the border lies, between its rails: 0.0695 to 0.1895 of the side. */
const [FROM, TO] = [35, 89]

describe('a scarf with a border of rope, chain or strap', () => {
  test.each([
    ['silk scarf with border of chains', ['chain']],
    ['rope border scarf with sailboats', ['cord']],
    ['equestrian scarf with chains and buckles', ['chain', 'strap']],
    ['scarf of roses with a belt border', ['strap']],
  ])('%s', (prompt, styles) => {
    const { wishes, ignored } = understandPrompt(prompt)
    expect([wishes.border, wishes.layout]).toEqual([{ family: 'frieze', styles, motifs: [] }, 'border'])
    expect(ignored).toEqual([])
  })

  test('a scarf that is worn, and chains on another cloth, are none', () => {
    expect(understandPrompt('foxes wearing scarves and chains').wishes.border).toBeUndefined()
    expect(understandPrompt('chains and buckles').wishes.border).toBeUndefined()
  })

  test.each(['silk scarf with border of chains', 'scarf of roses with a rope border', 'scarf with belts and chains'])(
    'runs on along every side and turns alike at every corner: %s',
    (prompt) => {
      const { data } = fillIndexPlane(drawDesign(specOfPrompt(prompt, { seed: 2 })), SIZE, SIZE)
      const inkAt = (x: number, y: number): number => data[y * SIZE + x]
      let [seen, faults] = [0, 0]
      for (let y = FROM; y < TO; y++)
        for (let x = FROM; x < SIZE - FROM; x++) {
          seen++
          // A quarter turn about the middle.
          if (inkAt(x, y) !== inkAt(SIZE - 1 - y, x)) faults++
        }
      expect(faults / seen).toBeLessThan(0.03)
      const isCrossed = (x: number): boolean => {
        for (let y = FROM; y < TO; y++) if (inkAt(x, y) !== inkAt(1, 1)) return true
        return false
      }
      for (let x = TO; x < SIZE - TO; x += 7) expect([prompt, isCrossed(x)]).toEqual([prompt, true])
    },
  )

  test('repeats as a tile', () => {
    expect(drawDesign(specOfPrompt('rope border scarf', { seed: 1 })).wraps).toBe(true)
  })
})
