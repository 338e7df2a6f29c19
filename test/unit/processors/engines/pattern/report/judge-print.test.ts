import { describe, expect, it } from '@jest/globals'
import { judgePrint } from '../../../../../../processors/engines/pattern/report/judge-print.ts'

describe('what the critic says of inks and lines', () => {
  it('finds no fault in even colours, clear contrast and lines a screen holds', () => {
    const { scores, faults } = judgePrint(undefined, [0.55, 0.2, 0.15, 0.1], 0, 0.4, 0.31)
    expect(scores).toMatchObject({ colourShare: 1, contrast: 1, smallestFeature: 1, lineUps: null, total: null })
    expect(faults).toEqual([])
  })

  it('names a colour that swallows the rest, a ground that figures melt into, and lines that fill in', () => {
    const { scores, faults } = judgePrint(undefined, [0.5, 0.495, 0.003, 0.002], 0, 0.03, 0.12)
    expect(faults).toEqual(['colourShare', 'contrast', 'smallestFeature'])
    expect([scores.contrast, scores.smallestFeature]).toEqual([0, 0])
  })

  it('has nothing to say of shares with one figure ink, nor of lines where none is thin', () => {
    const { scores } = judgePrint(undefined, [0.6, 0.4], 0, 0.3, null)
    expect([scores.colourShare, scores.smallestFeature]).toEqual([null, 1])
  })

  it('keeps what was found in the drawing', () => {
    const found = { lineUps: 0.9, alleyways: 0.1, holes: 0.8, balance: 0.7, total: 0.4 }
    const judged = judgePrint({ scores: found, candidates: 3, faults: ['alleyways'] }, [0.6, 0.4], 0, 0.3, 0.2)
    expect(judged).toMatchObject({ scores: found, candidates: 3, faults: ['alleyways'] })
  })
})
