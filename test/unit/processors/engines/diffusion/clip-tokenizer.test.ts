import { describe, expect, it } from '@jest/globals'
import { createTokenizer } from '../../../../../processors/engines/diffusion/clip-tokenizer.ts'
import { tinyVocabulary } from '../../../../harness/onnx/tiny-diffusion-model.ts'

const { tokens, merges } = tinyVocabulary()
const files = {
  vocabulary: JSON.stringify(Object.fromEntries(tokens.map((token, number) => [token, number]))),
  merges: ['#version: 0.2', ...merges, ''].join('\n'),
  length: 16,
}
const tokenizer = createTokenizer(files)
const read = (text: string): string[] => tokenizer.encode(text).ids.map((id) => tokens[id])
const END = '<|endoftext|>'

describe('the tokenizer of CLIP', () => {
  it('joins the pairs of its merges in their order, and marks the ends of words', () => {
    expect(read('ROSE  blue').slice(0, 4)).toEqual(['<|startoftext|>', 'rose</w>', 'blue</w>', END])
    expect(read('roses').slice(1, 4)).toEqual(['ros', 'e', 's</w>'])
  })

  it('splits digits, punctuation and shortened verbs from words', () => {
    expect(read("it's 70!").slice(1, 9)).toEqual(['i', 't</w>', "'", 's</w>', '7</w>', '0</w>', '!</w>', END])
  })

  it('spells what it does not know byte by byte', () => {
    expect(read('ö').slice(1, 4)).toEqual(['Ã', '¶</w>', END])
  })

  it('always fills its places, with the token the model asks for', () => {
    expect(tokenizer.encode('').ids).toHaveLength(16)
    expect(read('').slice(2)).toEqual(Array(14).fill(END))
    const padded = createTokenizer({ ...files, padToken: '!' })
    expect(tokens[padded.encode('rose').ids[15]]).toBe('!')
  })

  it('cuts what is too long at a word and says what fell away', () => {
    const { ids, dropped } = tokenizer.encode(
      'rose rose rose rose rose rose rose rose rose rose rose rose rose rose blue rose',
    )
    expect(ids).toHaveLength(16)
    expect(tokens[ids[15]]).toBe(END)
    expect(dropped).toBe('blue rose')
  })

  it('a vocabulary without its end token is refused', () => {
    expect(() => createTokenizer({ ...files, vocabulary: '{"a":0}' })).toThrow(/startoftext/)
  })
})
