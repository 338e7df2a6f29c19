import { describe, expect, it } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { coloursInTurn } from '../../../../../../processors/engines/pattern/families/conversational/any-colour.ts'
import { paleInks } from '../../../../../../processors/engines/pattern/families/conversational/pale-marks.ts'
import { castInks } from '../../../../../../processors/engines/pattern/kit/ink/cast.ts'

const castOf = (...hexes: string[]) => castInks(hexes.map(inkOf), 0)

describe('things of any colour', () => {
  const cast = castOf('#f7f1e4', '#c95b47', '#e7b554', '#4f83ad', '#8b8d8f', '#f4ecd0')

  it('go through the colours of the palette that are seen, and leave greys and what melts into the ground', () => {
    const worn = coloursInTurn('umbrella', cast)?.map((ink) => cast.inks[ink].hex)
    expect(worn?.toSorted()).toEqual(['#4f83ad', '#c95b47', '#e7b554'])
  })

  it('are few: a lemon keeps to its yellow', () => {
    expect(coloursInTurn('lemon', cast)).toBeUndefined()
  })

  it('are joined by hearts and stars where the palette is a rainbow', () => {
    const rainbow = castOf('#faf7f0', '#d8433f', '#4f9e62', '#3a78b8', '#7a569c', '#ee8a35', '#f2c23c')
    expect(coloursInTurn('heart', rainbow)?.length).toBeGreaterThan(4)
    expect(coloursInTurn('heart', cast)).toBeUndefined()
    expect(coloursInTurn('lemon', rainbow)).toBeUndefined()
  })

  it('wear one colour where the palette has no second', () => {
    expect(coloursInTurn('umbrella', castOf('#f7f1e4', '#c95b47', '#8b8d8f'))).toBeUndefined()
  })
})

describe('pale things', () => {
  it('are drawn in the pale ink most like them, or not at all', () => {
    const cast = castOf('#fbf5ea', '#ca7a6a', '#a9c8dc', '#f7cdb9')
    expect(paleInks('f-cloud', cast)?.map((ink) => cast.inks[ink].hex)).toEqual(['#a9c8dc'])
    expect(paleInks('f-cloud', castOf('#fbf5ea', '#2b2330', '#8a2f24'))).toEqual([])
    expect(paleInks('fox', cast)).toBeUndefined()
  })
})
