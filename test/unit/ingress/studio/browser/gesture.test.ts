import { describe, expect, test } from '@jest/globals'
import { gestureOf, keyGestures } from '../../../../../ingress/studio/browser/gesture.ts'

describe('on the cloth', () => {
  test('one finger drags, and changes no size', () => {
    expect(gestureOf([{ x: 10, y: 20 }], [{ x: 25, y: 16 }])).toEqual({ right: 15, down: -4, growth: 1 })
  })

  test('two fingers that part make it as many times as large, and drag by their middle', () => {
    const [still, before, after] = [
      { x: 0, y: 0 },
      { x: 30, y: 40 },
      { x: 60, y: 80 },
    ]
    expect(gestureOf([still, before], [still, after])).toEqual({ right: 15, down: 20, growth: 2 })
  })

  test('two fingers on one spot make it neither vanish nor grow without bound', () => {
    const spot = { x: 5, y: 5 }
    expect(gestureOf([spot, spot], [spot, { x: 9, y: 5 }]).growth).toBe(1)
  })

  test('what a key does its opposite takes back', () => {
    for (const [key, opposite] of [
      ['ArrowLeft', 'ArrowRight'],
      ['ArrowUp', 'ArrowDown'],
      ['+', '-'],
    ] as const) {
      const [there, back] = [keyGestures[key], keyGestures[opposite]]
      expect((there?.right ?? Number.NaN) + (back?.right ?? Number.NaN)).toBe(0)
      expect((there?.down ?? Number.NaN) + (back?.down ?? Number.NaN)).toBe(0)
      expect((there?.growth ?? Number.NaN) * (back?.growth ?? Number.NaN)).toBeCloseTo(1)
    }
  })
})
