import { expect, test } from '@jest/globals'
import { conversational } from '../../../../../../processors/engines/pattern/families/conversational/conversational.ts'
import { isInHand, isSmallToo } from '../../../../../../processors/engines/pattern/families/conversational/in-hand.ts'
import { leadingCast } from '../../../../../../processors/engines/pattern/families/conversational/leading-cast.ts'
import { makePlan } from '../families/make-plan.ts'

const hexes = ['#faf7f0', '#1d1c20', '#cf9a2c', '#6b6c70']

test('an accent that is asked for leads no body', () => {
  const plan = makePlan(conversational, 1, { hexes, details: { accent: '#cf9a2c' } })
  expect(leadingCast(plan).figures).not.toContain(2)
  expect(leadingCast(makePlan(conversational, 1, { hexes })).figures).toContain(2)
})

test('it leads where nothing else is seen', () => {
  const plan = makePlan(conversational, 1, { hexes: hexes.slice(0, 3), details: { accent: '#cf9a2c' } })
  expect(leadingCast(plan).figures).toContain(2)
})

test('olives lie in a hand, and are as large as small fish and insects', () => {
  expect(isInHand('olive')).toBe(true)
  expect(['anchovy', 'cicada', 'lemon'].every(isSmallToo)).toBe(true)
  expect(['fox', 'woman', 'whale'].some(isSmallToo)).toBe(false)
})
