import { describe, expect, test } from '@jest/globals'
import { JSON_DEPTH_MAX, parseJson, repeatedNames } from '../../../schemas/parse-json.ts'

describe('a name that stands twice in one object', () => {
  test.each([
    ['{"a":1,"a":2}', ['a']],
    ['{ "a" : 1 , "b":2,\n"a"\t: {} }', ['a']],
    ['{"a":{"b":1,"c":[],"b":2}}', ['a.b']],
    ['{"a":[{"b":1},{"b":1,"b":2}]}', ['a[1].b']],
    ['{"a":1,"\\u0061":2}', ['a']],
    ['{"\\"":1,"\\"":2}', ['"']],
    ['{"a":1,"a":1,"a":1,"b":0,"b":0}', ['a', 'b']],
    ['{"__proto__":1,"__proto__":2}', ['__proto__']],
  ])('of %s is told by its path', (text, fields) => {
    expect(parseJson(text).problems).toEqual(fields.map((field) => ({ field, message: 'must be given once' })))
  })

  test.each([
    '{"a":"a","b":"a"}',
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":1},["a","a"]]',
    '{"a":"\\"a\\":1,\\"a\\":2"}',
    '{"a":"x\\\\","b":"{\\"a\\":1}"}',
    '"a"',
    ' 1 ',
    '{}',
  ])('is not seen where there is none: %s', (text) => {
    expect(parseJson(text)).toEqual({ value: JSON.parse(text), problems: [] })
  })

  test('is found in a body of the greatest size and depth in no time', () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    const long = `{"a":"${'\\"'.repeat(120_000)}","b":[${'1,'.repeat(60_000)}1],"a":0}`
    const before = process.cpuUsage()
    expect(repeatedNames(deep)).toEqual([])
    expect(repeatedNames(long)).toEqual([['a']])
    const { user } = process.cpuUsage(before)
    expect(user / 1_000_000).toBeLessThan(1)
  })
})

describe('a JSON text', () => {
  const nested = (levels: number) => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`

  test('may be 32 levels deep, and what is deeper is refused before it is built', () => {
    expect(parseJson(nested(JSON_DEPTH_MAX)).problems).toEqual([])
    expect(() => parseJson(nested(JSON_DEPTH_MAX + 2))).toThrow(
      new SyntaxError('it is nested more than 32 levels deep'),
    )
    expect(() => parseJson('['.repeat(1_000_000))).toThrow(SyntaxError)
  })

  test('has no levels in its strings, also where one never ends', () => {
    const brackets = '[{'.repeat(100)
    expect(parseJson(`{"${brackets}":"\\"${brackets}"}`).value).toEqual({ [brackets]: `"${brackets}` })
    for (const open of ['"', '"\\', `{"${brackets}`]) expect(() => parseJson(open)).toThrow(SyntaxError)
  })

  test('may begin with the mark that some editors put before UTF-8, once', () => {
    expect(parseJson('\uFEFF{"a":1}')).toEqual({ value: { a: 1 }, problems: [] })
    expect(() => parseJson('\uFEFF\uFEFF{}')).toThrow(SyntaxError)
    expect(() => parseJson('{\uFEFF}')).toThrow(SyntaxError)
  })
})
