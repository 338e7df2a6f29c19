import { expect, test } from '@jest/globals'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { captionInLatin } from '../../../../../../processors/engines/pattern/sheet/latin-caption.ts'

const caption = (prompt: string): string => captionInLatin(prompt, understandPrompt(prompt).understood)

test('words of other scripts are written as what they were read as', () => {
  expect(caption('麻の葉文様 藍色と白')).toBe('asanoha indigo white')
  expect(caption('青海波 紺と白')).toBe('seigaiha navy white')
})

test('emoji are written as words, and no sign is left that a plain font may lack', () => {
  expect(caption('🐆 🧡🖤 print')).toBe('leopard orange black print')
  expect(caption('ゆめ tartan 🫨')).toBe('tartan')
})

test('letters of Europe stay as they were written', () => {
  expect(caption('Schottenkaro in Dunkelgrün, «écossais»')).toBe('Schottenkaro in Dunkelgrün, «écossais»')
})
