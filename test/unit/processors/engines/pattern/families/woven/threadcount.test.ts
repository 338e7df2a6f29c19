import { describe, expect, test } from '@jest/globals'
import { dyeOf } from '../../../../../../../processors/engines/pattern/families/woven/sett-dyes.ts'
import { settPhrases, setts } from '../../../../../../../processors/engines/pattern/families/woven/setts.ts'
import {
  closeThreadcount,
  expandThreadcount,
  readThreadcount,
  reduceThreadcount,
} from '../../../../../../../processors/engines/pattern/families/woven/threadcount.ts'

const expand = (text: string): string => expandThreadcount(readThreadcount(text)).join(' ')

describe('threadcounts', () => {
  test('pivots are not doubled when a sett turns back', () => {
    expect(expand('B/4 R2 W/3')).toBe('B B B B R R W W W R R')
  })

  test('the length of a symmetric sett is both pivots and twice what lies between', () => {
    expect(expandThreadcount(readThreadcount('B/24 W4 B24 R2 K24 G24 W/2'))).toHaveLength(
      24 + 2 * (4 + 24 + 2 + 24 + 24) + 2,
    )
  })

  // The Scottish Tartans Authority explains threadcounts on this sett: 4 blue, 56 red, 28 green, 28 blue, 4 red, and
  // back.
  test('Fraser of Boblainy runs to its red pivot and back to the blue one', () => {
    const order = expandThreadcount(readThreadcount('B/4 R56 G28 B28 R/4'))
    const runs: string[] = []
    for (let at = 0; at < order.length; at++) {
      if (order[at] === order[at - 1]) runs[runs.length - 1] += order[at]
      else runs.push(order[at])
    }
    expect(runs.map((run) => run[0] + run.length)).toEqual(['B4', 'R56', 'G28', 'B28', 'R4', 'B28', 'G28', 'R56'])
  })

  test('an asymmetric sett is laid as written, with or without its dots and commas', () => {
    expect(expand('B4 R2')).toBe('B B B B R R')
    expect(expand('...B4, R2...')).toBe('B B B B R R')
  })

  test.each(['B24 hello', 'R0', '24', ''])('"%s" is no threadcount', (text) => {
    expect(() => readThreadcount(text)).toThrow(RangeError)
  })

  test('closing over the twill moves fewer than four threads and leaves a sett that closes alone', () => {
    for (const { threadcount } of Object.values(setts)) {
      const stripes = readThreadcount(threadcount)
      const [before, after] = [
        expandThreadcount(stripes).length,
        expandThreadcount(closeThreadcount(stripes, 4)).length,
      ]
      expect(after % 4).toBe(0)
      expect(Math.abs(after - before)).toBeLessThan(4)
      if (before % 4 === 0) expect(after).toBe(before)
    }
  })

  test('a reduced sett keeps its stripes in order, none below two threads', () => {
    const reduced = reduceThreadcount(readThreadcount('R/72 B8 Y2 W/4'), 0.5)
    expect(reduced.map(({ letter, threads }) => letter + threads)).toEqual(['R36', 'B4', 'Y2', 'W2'])
  })
})

describe('setts by name', () => {
  test('every one is a threadcount in known dyes', () => {
    for (const { threadcount } of Object.values(setts))
      for (const { letter } of readThreadcount(threadcount)) expect(dyeOf(letter)).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('there are more than twenty-five, each with its own number in the Register', () => {
    const numbers = Object.values(setts).map(({ register }) => register)
    expect(numbers.length).toBeGreaterThan(25)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('Black Watch has the two blue pivots and the 208 threads of the government sett', () => {
    const order = expandThreadcount(readThreadcount(setts['black-watch'].threadcount))
    expect(order).toHaveLength(208)
    expect(order.slice(0, 22).every((letter) => letter === 'B')).toBe(true)
  })

  test('a surname alone asks for nothing, with tartan behind it for its sett', () => {
    expect(settPhrases.campbell.split('|')).not.toContain('campbell')
    expect(settPhrases.campbell.split('|')).toContain('campbell tartan')
  })
})
